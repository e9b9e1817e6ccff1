"""From numbers of one type to numbers of another."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Final

from bridge.interpreter.integers import wrapping
from bridge.interpreter.poison import Poison, is_poison, poison
from bridge.ir.floats import FORMATS, FloatFormat, encode, from_float, to_float

Unary = Callable[[float], float]

ROUNDINGS: Final = (
    *("to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away"),
)
"""In the order in which arith's enum numbers them."""


def round_to(fmt: FloatFormat, mode: str = "to_nearest_even") -> Unary:
    """Rounds a double to a format in one of the modes of IEEE 754.

    Raises `ValueError` for an unknown mode.
    """
    if mode not in ROUNDINGS:
        raise ValueError(f"the rounding mode {mode}")
    if mode == "to_nearest_even":
        return lambda x: (
            x if x.__class__ is not float else to_float(fmt, from_float(fmt, x))
        )

    def run(x: float) -> float:
        if is_poison(x):
            return x
        if math.isnan(x) or math.isinf(x):
            return to_float(fmt, from_float(fmt, x))
        near = to_float(fmt, from_float(fmt, x))
        if near == x:
            return near
        below, above = _neighbours(fmt, x, near)
        return _chosen(mode, x, below, above)

    return run


def _neighbours(fmt: FloatFormat, x: float, near: float) -> tuple[float, float]:
    """The numbers of a format around one that it does not have."""
    if near > x:
        return _next(fmt, near, up=False), near
    return near, _next(fmt, near, up=True)


def _next(fmt: FloatFormat, x: float, *, up: bool) -> float:
    """The next number of a format above or below one of it."""
    if x == 0:
        least = to_float(fmt, 1)
        return least if up else -least
    if math.isinf(x):
        largest = to_float(fmt, fmt.largest)
        return math.copysign(largest, x) if up != (x > 0) else x
    bits = from_float(fmt, abs(x))
    grows = up == (x > 0)
    return math.copysign(to_float(fmt, bits + 1 if grows else bits - 1), x)


def _chosen(mode: str, x: float, below: float, above: float) -> float:
    if mode == "downward":
        return below
    if mode == "upward":
        return above
    towards = below if x > 0 else above
    away = above if x > 0 else below
    if mode == "toward_zero" or math.isinf(away):
        return towards if mode == "toward_zero" or not math.isinf(towards) else away
    middle = abs(Fraction(x) - Fraction(towards)) >= abs(Fraction(away) - Fraction(x))
    return away if middle else towards


def from_integer(fmt: FloatFormat, width: int, *, signed: bool) -> Unary:
    """The float nearest to an integer; ties to even."""
    mask = (1 << width) - 1

    def run(n: float) -> float:
        if not isinstance(n, int):
            return n
        number = n if signed else n & mask
        return to_float(fmt, encode(fmt, int(number < 0), abs(number), 0))

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
        if math.isnan(x) or math.isinf(x) or not low <= math.trunc(x) <= high:
            return poison(f"{x} is no {kind} integer of {width} bits")
        return wrap(math.trunc(x))

    return run


def scale(fmt: FloatFormat, result: FloatFormat, *, down: bool) -> Callable[..., float]:
    """A float times (or by) a power of two, which is a float whose exponent counts."""
    exponent = round_to(FORMATS["f8E8M0FNU"])
    fit = round_to(result)

    def run(x: float, power: float) -> float:
        if is_poison(x):
            return x
        if is_poison(power):
            return power
        factor = exponent(power)
        return fit(x / factor if down else x * factor)

    return run
