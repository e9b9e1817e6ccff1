"""Bits of integers counted, and integers raised to powers."""

from __future__ import annotations

from collections.abc import Callable

from bridge.interpreter.integers import wrapping
from bridge.interpreter.poison import Undefined, is_poison, poison_of

Unary = Callable[[int], int]


def _counting(count: Callable[[int, int], int]) -> Callable[[int], Unary]:
    def of_width(width: int) -> Unary:
        wrap, mask = wrapping(width), (1 << width) - 1
        return lambda n: n if is_poison(n) else wrap(count(n & mask, width))

    return of_width


ones = _counting(lambda n, width: n.bit_count())
leading_zeros = _counting(lambda n, width: width - n.bit_length())
"""All bits of zero count: the op has no flag that makes that poison."""
trailing_zeros = _counting(lambda n, width: (n & -n).bit_length() - 1 if n else width)


def magnitude(width: int) -> Unary:
    """The absolute value; the lowest number is its own."""
    wrap = wrapping(width)
    return lambda n: n if is_poison(n) else wrap(abs(n))


def power(width: int) -> Callable[[int, int], int]:
    """An integer to the power of a signed one, modulo 2^width.

    With a negative exponent it is the quotient of 1, rounded towards zero: undefined
    of zero.
    """
    wrap, modulus = wrapping(width), 1 << width

    def run(a: int, n: int) -> int:
        if is_poison(a) or is_poison(n):
            return poison_of(a, n)
        if n >= 0:
            return wrap(pow(a, n, modulus))
        if a == 0:
            raise Undefined(f"division by zero: 0 to the power of {n}")
        if abs(a) > 1:
            return 0
        return wrap(a if n & 1 else 1)

    return run
