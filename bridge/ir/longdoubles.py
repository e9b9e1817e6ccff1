"""f80 and f128 as numpy's `longdouble`, the widest float that Python programs have.

It is f80 itself on some processors; of f128 it holds the nearest number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.ir.dense import numpy_dtype
from bridge.ir.floats import (
    FloatFormat,
    decode,
    encode,
    from_float,
    is_infinite,
    is_nan,
    to_float,
)
from bridge.ir.types import FloatType, Type
from bridge.later import deferred

if TYPE_CHECKING:
    import numpy as np
else:
    np = deferred("numpy")


def of_bits(fmt: FloatFormat, bits: int) -> np.longdouble:
    """The nearest `longdouble` of a pattern."""
    if is_nan(fmt, bits) or is_infinite(fmt, bits):
        return np.longdouble(to_float(fmt, bits))
    sign, significand, power = decode(fmt, bits)
    # One rounding only, in the addition: what lies below the bit that is rounded by
    # is a single bit.
    drop = max(significand.bit_length() - np.finfo(np.longdouble).nmant - 3, 0)
    sticky = bool(significand & (1 << drop) - 1)
    significand = significand >> drop | sticky
    high, low = significand >> 64, significand & (1 << 64) - 1
    total = np.ldexp(np.longdouble(high), 64) + np.longdouble(low)
    value: np.longdouble = np.ldexp(total, power + drop)
    return -value if sign else value


def bits_of(fmt: FloatFormat, value: np.longdouble) -> int:
    """The pattern nearest to a `longdouble`."""
    if not np.isfinite(value):
        return from_float(fmt, float(value))
    numerator, denominator = abs(value).as_integer_ratio()
    power = 1 - denominator.bit_length()
    return encode(fmt, int(np.signbit(value)), numerator, power)


def dtype_of(element: Type) -> np.dtype | None:
    """numpy's type of elements as they lie in memory, where it has one.

    It is that of `numpy_dtype`, or `longdouble` where that is the format of f80.
    """
    if isinstance(element, FloatType) and element.format.name == "f80":
        is_same = np.finfo(np.longdouble).nmant == element.format.fraction
        return np.dtype(np.longdouble) if is_same else None
    return numpy_dtype(element)
