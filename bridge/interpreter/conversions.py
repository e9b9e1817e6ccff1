"""From numbers of one type to numbers of another."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from bridge.interpreter import floats, wide
from bridge.interpreter.integers import wrapping
from bridge.interpreter.poison import Poison, is_poison, poison
from bridge.ir.floats import FORMATS, FloatFormat, encode, from_float

Unary = Callable[[float], float]

ROUNDINGS: Final = (
    *("to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away"),
)
"""In the order in which arith's enum numbers them."""


def round_to(fmt: FloatFormat, mode: str = "to_nearest_even") -> Unary:
    """Rounds a number to a format in one of the modes of IEEE 754.

    Raises `ValueError` for an unknown mode.
    """
    if mode not in ROUNDINGS:
        raise ValueError(f"the rounding mode {mode}")
    if mode == "to_nearest_even":
        return _nearest(fmt)

    def run(x: float) -> float:
        if is_poison(x):
            return x
        return floats.of_bits(fmt, wide.directed(fmt, x, mode))

    return run


def _nearest(fmt: FloatFormat) -> Unary:
    if wide.is_wide(fmt):
        return wide.rounding(fmt)

    def run(x: float) -> float:
        if x.__class__ is float:
            return floats.of_bits(fmt, from_float(fmt, x))
        return x if is_poison(x) else floats.of_bits(fmt, wide.nearest(fmt, x))

    return run


def from_integer(fmt: FloatFormat, width: int, *, signed: bool) -> Unary:
    """The float nearest to an integer; ties to even."""
    mask = (1 << width) - 1

    def run(n: float) -> float:
        if not isinstance(n, int):
            return n
        number = n if signed else n & mask
        bits = encode(fmt, int(number < 0), abs(number), 0)
        return floats.of_bits(fmt, bits)

    return run


def to_integer(width: int, *, signed: bool) -> Callable[[float], int]:
    """A float rounded towards zero; poison where the integer does not fit."""
    low = -(1 << width - 1) if signed else 0
    high = (1 << width - 1 if signed else 1 << width) - 1
    wrap = wrapping(width)
    kind = "signed" if signed else "unsigned"

    def run(x: float) -> int:
        if isinstance(x, Poison):
            return x
        if not floats.is_finite(x) or not low <= math.trunc(x) <= high:
            return poison(f"{x} is no {kind} integer of {width} bits")
        return wrap(math.trunc(x))

    return run


def scaled_up(result: FloatFormat) -> Callable[..., float]:
    """A float times a power of two, both in the format of the result.

    The power is a float whose exponent counts.
    """
    exponent, fit = round_to(FORMATS["f8E8M0FNU"]), round_to(result)
    product = floats.multiply(result)
    return lambda x, power: product(fit(x), fit(exponent(power)))


def scaled_down(
    fmt: FloatFormat, result: FloatFormat, mode: str
) -> Callable[..., float]:
    """A float divided by a power of two in its own format, then rounded in a mode."""
    exponent, fit = round_to(FORMATS["f8E8M0FNU"]), round_to(fmt)
    quotient, last = floats.divide(fmt), round_to(result, mode)
    return lambda x, power: last(quotient(x, fit(exponent(power))))
