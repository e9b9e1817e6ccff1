"""Integers of any width, in two's complement.

One of width w is a Python integer from -2^(w-1) to 2^(w-1) - 1; true, an `i1`, is -1.

Each function here gives the function that computes; both know poison. LLVM's language
reference says what is poison, and what is undefined.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Final

from bridge.interpreter.poison import Poison, Undefined, is_poison, poison, poison_of

Unary = Callable[[int], int]
Binary = Callable[[int, int], int]

TRUE: Final = -1
FALSE: Final = 0


def wrapping(width: int) -> Unary:
    """An integer modulo 2^width."""
    if width == 0:
        return lambda n: 0
    half, mask = 1 << width - 1, (1 << width) - 1
    return lambda n: ((n + half) & mask) - half


def unsigned(width: int) -> Unary:
    """The number from 0 to 2^width - 1 that has the same bits."""
    mask = (1 << width) - 1
    return lambda n: n & mask


def flagged(
    exact: Binary, width: int, *, nsw: bool = False, nuw: bool = False
) -> Binary:
    """An operation modulo 2^width; poison where a flag promises that it is exact."""
    wrap = wrapping(width)
    mask = (1 << width) - 1

    def plain(a: int, b: int) -> int:
        return wrap(exact(a, b))

    def promised(a: int, b: int) -> int:
        value = exact(a, b)
        if isinstance(value, Poison):
            return value
        wrapped = wrap(value)
        if nsw and wrapped != value:
            return _overflow("signed", a, b)
        if nuw and not 0 <= exact(a & mask, b & mask) <= mask:
            return _overflow("unsigned", a & mask, b & mask)
        return wrapped

    return promised if nsw or nuw else plain


def _overflow(kind: str, a: int, b: int) -> int:
    return poison(f"{kind} overflow of {a} and {b}, which a flag rules out")


def add(width: int, *, nsw: bool = False, nuw: bool = False) -> Binary:
    """Sum."""
    if nsw or nuw or width == 0:
        return flagged(lambda a, b: a + b, width, nsw=nsw, nuw=nuw)
    half, mask = 1 << width - 1, (1 << width) - 1
    return lambda a, b: ((a + b + half) & mask) - half


def subtract(width: int, *, nsw: bool = False, nuw: bool = False) -> Binary:
    """Difference."""
    if nsw or nuw or width == 0:
        return flagged(lambda a, b: a - b, width, nsw=nsw, nuw=nuw)
    half, mask = 1 << width - 1, (1 << width) - 1
    return lambda a, b: ((a - b + half) & mask) - half


def multiply(width: int, *, nsw: bool = False, nuw: bool = False) -> Binary:
    """Product."""
    if nsw or nuw or width == 0:
        return flagged(lambda a, b: a * b, width, nsw=nsw, nuw=nuw)
    half, mask = 1 << width - 1, (1 << width) - 1
    return lambda a, b: ((a * b + half) & mask) - half


def _towards_zero(a: int, b: int) -> int:
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _signed(
    width: int, divide: Binary, *, exact: bool = False, overflows: bool = True
) -> Binary:
    """A signed division: undefined by zero and, where the quotient does not fit."""
    lowest = -(1 << width - 1) if width else 0

    def run(a: int, b: int) -> int:
        if is_poison(b) or is_poison(a):
            return _poison_divided(a, b)
        if b == 0:
            raise Undefined("division by zero")
        if overflows and b == -1 and a == lowest:
            raise Undefined(f"signed overflow: {a} divided by -1")
        if exact and a % b:
            return poison(f"an exact division of {a} by {b} has a remainder")
        return divide(a, b)

    return run


def _unsigned(width: int, divide: Binary, *, exact: bool = False) -> Binary:
    wrap, mask = wrapping(width), (1 << width) - 1

    def run(a: int, b: int) -> int:
        if is_poison(b) or is_poison(a):
            return _poison_divided(a, b)
        a, b = a & mask, b & mask
        if b == 0:
            raise Undefined("division by zero")
        if exact and a % b:
            return poison(f"an exact division of {a} by {b} has a remainder")
        return wrap(divide(a, b))

    return run


def _poison_divided(a: int | Poison, b: int | Poison) -> int:
    if isinstance(b, Poison):
        raise Undefined(f"division by poison: {b.why()}")
    if b == 0:
        raise Undefined("division by zero")
    return poison_of(a)


def divide_signed(width: int, *, exact: bool = False) -> Binary:
    """Signed quotient, rounded towards zero."""
    return _signed(width, _towards_zero, exact=exact)


def divide_unsigned(width: int, *, exact: bool = False) -> Binary:
    """Unsigned quotient, rounded down."""
    return _unsigned(width, lambda a, b: a // b, exact=exact)


def remainder_signed(width: int) -> Binary:
    """Remainder of the signed quotient, with the sign of the dividend.

    It is undefined where that quotient overflows, although the remainder is 0.
    """
    return _signed(width, lambda a, b: a - b * _towards_zero(a, b))


def remainder_unsigned(width: int) -> Binary:
    """Remainder of the unsigned quotient."""
    return _unsigned(width, lambda a, b: a % b)


def floor_divide_signed(width: int) -> Binary:
    """Signed quotient, rounded down."""
    return _signed(width, lambda a, b: a // b)


def ceil_divide_signed(width: int) -> Binary:
    """Signed quotient, rounded up."""
    return _signed(width, lambda a, b: -(-a // b))


def ceil_divide_unsigned(width: int) -> Binary:
    """Unsigned quotient, rounded up."""
    return _unsigned(width, lambda a, b: -(-a // b))


def _shift(width: int, shift: Binary) -> Binary:
    mask = (1 << width) - 1

    def run(a: int, b: int) -> int:
        if is_poison(b) or is_poison(a):
            return poison_of(a, b)
        if b & mask >= width:
            return poison(f"a shift of {width} bits by {b & mask}")
        return shift(a, b & mask)

    return run


def shift_left(width: int, *, nsw: bool = False, nuw: bool = False) -> Binary:
    """Shift to the left; poison where the amount is not less than the width."""
    return _shift(width, flagged(lambda a, b: a << b, width, nsw=nsw, nuw=nuw))


def shift_right_signed(width: int, *, exact: bool = False) -> Binary:
    """Arithmetic shift to the right; poison where the amount is not less than the
    width, or bits are lost of an exact one."""

    def shift(a: int, b: int) -> int:
        return _lost(a, b) if exact and a & (1 << b) - 1 else a >> b

    return _shift(width, shift)


def shift_right_unsigned(width: int, *, exact: bool = False) -> Binary:
    """Logical shift to the right; poison as of `shift_right_signed`."""
    wrap, mask = wrapping(width), (1 << width) - 1

    def shift(a: int, b: int) -> int:
        return _lost(a, b) if exact and a & (1 << b) - 1 else wrap((a & mask) >> b)

    return _shift(width, shift)


def _lost(a: int, b: int) -> int:
    return poison(f"an exact shift of {a} by {b} loses bits")


def compare(predicate: str, width: int) -> Binary:
    """A comparison by the name of its predicate, `slt`; it gives an `i1`."""
    test = _TESTS[predicate.lstrip("su") if predicate != "ne" else predicate]
    if not predicate.startswith("u"):
        return lambda a, b: -test(a, b)
    mask = (1 << width) - 1
    return lambda a, b: -test(a & mask, b & mask)


_TESTS: Final[dict[str, Binary]] = {
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
}


def bitwise(name: str) -> Callable[[int], Binary]:
    """`and_`, `or_` or `xor`, whatever the width; of signed numbers they are signed."""
    function: Binary = getattr(operator, name)
    return lambda width: function


def extremum(name: str) -> Callable[[int], Binary]:
    """The larger or the smaller number: `maxs`, `maxu`, `mins` or `minu`."""
    test = operator.ge if name.startswith("max") else operator.le

    def of_width(width: int) -> Binary:
        mask = (1 << width) - 1 if name.endswith("u") else -1

        def run(a: int, b: int) -> int:
            if is_poison(a) or is_poison(b):
                return poison_of(a, b)
            return a if test(a & mask, b & mask) else b

        return run

    return of_width


Pair = Callable[[int, int], tuple[int, int]]


def add_extended(width: int) -> Pair:
    """The unsigned sum, and whether it overflows."""
    wrap, mask = wrapping(width), (1 << width) - 1
    return lambda a, b: (wrap(a + b), -((a & mask) + (b & mask) > mask))


def subtract_extended(width: int) -> Pair:
    """The unsigned difference, and whether it borrows."""
    wrap, mask = wrapping(width), (1 << width) - 1
    return lambda a, b: (wrap(a - b), -(a & mask < b & mask))


def multiply_extended(width: int, *, signed: bool) -> Pair:
    """The low and the high half of the product."""
    wrap, mask = wrapping(width), (1 << width) - 1
    read = -1 if signed else mask

    def run(a: int, b: int) -> tuple[int, int]:
        product = (a & read) * (b & read)
        return wrap(product), wrap(product >> width)

    return run


def extend_unsigned(width: int, *, nonneg: bool = False) -> Unary:
    """A number of a width, read as unsigned; poison where it promises no sign."""
    mask = (1 << width) - 1
    if not nonneg:
        return lambda n: n & mask

    def run(n: int) -> int:
        if is_poison(n):
            return n
        return poison(f"{n} is negative, which a flag rules out") if n < 0 else n

    return run


def truncate(before: int, after: int, *, nsw: bool = False, nuw: bool = False) -> Unary:
    """The low bits; poison where a flag promises that no others are lost."""
    wrap = wrapping(after)
    if not (nsw or nuw):
        return wrap
    mask = (1 << before) - 1

    def run(n: int) -> int:
        if is_poison(n):
            return n
        found = wrap(n)
        if (nsw and found != n) or (nuw and (n & mask) >> after):
            return poison(f"truncating {n} loses bits, which a flag rules out")
        return found

    return run


def disjoint(a: int, b: int) -> int:
    """Bitwise or; poison where both have a bit."""
    if is_poison(a) or is_poison(b):
        return poison_of(a, b)
    return poison(f"{a} and {b} have a bit in common") if a & b else a | b


def unless(ruled_out: bool, why: str, compute: Unary, n: int) -> int:
    """What is computed of a number; poison where a flag rules that out."""
    if is_poison(n):
        return n
    return poison(why) if ruled_out else compute(n)
