"""Integers of the text: of any length, and of the widths of the C++ types.

Whatever reads digits that a user wrote does it here: Python refuses to convert very
long decimal numbers, and an attribute takes no value that its type cannot hold.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from bridge.later import deferred

if TYPE_CHECKING:
    import decimal as exactly
else:
    exactly = deferred("decimal")

_CHUNK: Final = 640
"""Digits that Python converts at once, whatever its limit is set to."""

_SHORT: Final = 1 << 2000
"""An integer below has fewer."""

_FEW: Final = 256
"""Bits that are converted at once where there are many more."""

TOO_LARGE: Final = "integer value too large"
"""What upstream says of an integer that the variable for it cannot hold."""


def integer_value(spelling: str) -> int:
    """The value of an integer token of any length."""
    if spelling[1:2] == "x":
        return int(spelling, 16)
    if len(spelling) <= _CHUNK:
        return int(spelling)
    # Halves: quadratic conversion is what the limit on digits guards against.
    half = len(spelling) // 2
    low = integer_value(spelling[half:])
    high = integer_value(spelling[:half])
    scale: int = 10 ** (len(spelling) - half)
    return high * scale + low


def decimal(value: int) -> str:
    """The decimal digits of an integer of any length."""
    if -_SHORT < value < _SHORT:
        return str(value)
    if value < 0:
        return "-" + decimal(-value)
    return _long_decimal(value)


def _long_decimal(value: int) -> str:
    """By halves, which `decimal` multiplies in little more than linear time."""
    exact = exactly.Context(prec=exactly.MAX_PREC, Emax=exactly.MAX_EMAX)

    @cache
    def power(bits: int) -> exactly.Decimal:
        if bits <= _FEW:
            return exactly.Decimal(1 << bits)
        return exact.multiply(power(bits >> 1), power(bits - (bits >> 1)))

    def convert(part: int, bits: int) -> exactly.Decimal:
        if bits <= _FEW:
            return exactly.Decimal(part)
        half = bits >> 1
        high = part >> half
        low = convert(part - (high << half), half)
        return exact.fma(convert(high, bits - half), power(half), low)

    return str(convert(value, value.bit_length()))


class Width(NamedTuple):
    """What may be written for an integer of a type of C++; `modulus` is 0 with a sign.

    A number without a sign may be written with one where it is short: the bits of what
    is written are its bits.
    """

    lowest: int
    highest: int
    modulus: int

    def held(self, value: int) -> int | None:
        """What the variable holds after a number is read; None where it cannot."""
        if not self.lowest <= value <= self.highest:
            return None
        return value % self.modulus if self.modulus else value


@cache
def width_of(cpp: str) -> Width:
    """The integers that a type of C++ holds, which is `int` where it names no width."""
    digits = re.search("[0-9]+", cpp)
    bits = int(digits[0]) if digits is not None else 32
    whole = 1 << bits
    if cpp.startswith("u"):
        return Width(1 - 10 ** (bits // 4), whole - 1, whole)
    return Width(-whole // 2, whole // 2 - 1, 0)
