"""Floats: those of formats that fit into a double are Python's floats, others `Wide`.

Each operation of the first is done in double precision and rounded to its format. For
sums, differences, products, quotients and square roots that rounds as if once, since a
double has more than twice the bits of any narrower format and two more (Figueroa,
"When is double rounding innocuous?", 1995).
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from ctypes import c_float
from functools import cache
from typing import Final

from bridge.interpreter import wide
from bridge.interpreter.poison import is_poison, poison_of
from bridge.ir.floats import FORMATS, FloatFormat, from_float, to_float

Unary = Callable[[float], float]
Binary = Callable[[float, float], float]

_F32: Final = FORMATS["f32"]
_F64: Final = FORMATS["f64"]


@cache
def rounding(fmt: FloatFormat) -> Unary:
    """Rounds a double to a format, to nearest, ties to even; poison stays poison.

    To a wide format it rounds whatever is computed in that format.
    """
    if wide.is_wide(fmt):
        return wide.rounding(fmt)
    if fmt is _F64:
        return lambda x: x
    if fmt is _F32:
        return lambda x: x if x.__class__ is not float else c_float(x).value

    def rounded(x: float) -> float:
        return x if x.__class__ is not float else of_bits(fmt, from_float(fmt, x))

    return rounded


def add(fmt: FloatFormat) -> Binary:
    """Sum."""
    fit = rounding(fmt)
    return (lambda a, b: a + b) if fmt is _F64 else lambda a, b: fit(a + b)


def subtract(fmt: FloatFormat) -> Binary:
    """Difference."""
    fit = rounding(fmt)
    return (lambda a, b: a - b) if fmt is _F64 else lambda a, b: fit(a - b)


def multiply(fmt: FloatFormat) -> Binary:
    """Product."""
    fit = rounding(fmt)
    return (lambda a, b: a * b) if fmt is _F64 else lambda a, b: fit(a * b)


def divide(fmt: FloatFormat) -> Binary:
    """Quotient; infinite or NaN by zero, as IEEE 754 has it."""
    fit = rounding(fmt)

    def run(a: float, b: float) -> float:
        if is_poison(a) or is_poison(b):
            return poison_of(a, b)
        return fit(a / b if b else _by_zero(a, b))

    return run


def _by_zero(a: float, b: float) -> float:
    if a == 0 or a != a:
        return math.nan
    return math.copysign(math.inf, a) * math.copysign(1.0, b)


def remainder(fmt: FloatFormat) -> Binary:
    """Remainder of the quotient rounded towards zero, as C's `fmod`; always exact."""
    exactly = wide.remainder if wide.is_wide(fmt) else math.fmod

    def run(a: float, b: float) -> float:
        if is_poison(a) or is_poison(b):
            return poison_of(a, b)
        if not is_finite(a) or b != b or b == 0:
            return math.nan
        return exactly(a, b) if is_finite(b) else a

    return run


def bits_of(fmt: FloatFormat, value: float) -> int:
    """The pattern of a value that is in the format; the payload of a NaN is kept."""
    if wide.is_wide(fmt):
        return wide.bits_of(fmt, value)
    if value != value and fmt.specials == "ieee":
        double: int = struct.unpack("<Q", struct.pack("<d", value))[0]
        payload = (double & (1 << 52) - 1) >> 52 - fmt.fraction
        top = fmt.exponent_mask << fmt.exponent_at
        sign = double >> 63 << fmt.sign_bit
        return sign | top | (payload or 1 << fmt.fraction - 1)
    return from_float(fmt, value)


def of_bits(fmt: FloatFormat, bits: int) -> float:
    """The value of a pattern; a NaN has its payload in the double's upper bits.

    Of a format without a sign, the value has none, as a value in memory has none.
    """
    if wide.is_wide(fmt):
        return wide.of_bits(fmt, bits)
    if not fmt.signed:
        bits &= (1 << fmt.width) - 1
    value = to_float(fmt, bits)
    if value != value and fmt.specials == "ieee":
        payload = (bits & (1 << fmt.fraction) - 1) << 52 - fmt.fraction
        double = bits >> fmt.sign_bit << 63 | 0x7FF << 52 | payload
        found: float = struct.unpack("<d", struct.pack("<Q", double))[0]
        return found
    return value


def is_finite(x: float) -> bool:
    """Whether a value is a number, of any format."""
    return x - x == 0


def least_normal(fmt: FloatFormat) -> float:
    """The smallest number of a format that is normal."""
    if wide.is_wide(fmt):
        return wide.power_of_two(fmt.lowest)
    return math.ldexp(1.0, fmt.lowest)


def negate(fmt: FloatFormat) -> Unary:
    """The number with the other sign, a NaN as well; a format without signs stays."""
    if not fmt.signed:
        return lambda x: x
    if not fmt.negative_zero:
        return lambda x: -x if x else x
    return lambda x: -x


def flush(fmt: FloatFormat) -> Unary:
    """Zero, with its sign, in place of a number too small to be normal."""
    least = least_normal(fmt)

    def run(x: float) -> float:
        if is_poison(x) or x != x or abs(x) >= least:
            return x
        return math.copysign(0.0, x)

    return run
