"""Ranges of integers of a width, as numbers with and without a sign.

What an operation gives where its operands are in such ranges. Upstream:
`ConstantIntRanges` and `intrange` (mlir/Interfaces/Utils/InferIntRangeCommon), whose
ranges these are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import Final, NamedTuple

from bridge.ir.shapes import element_or_self
from bridge.ir.types import IndexType, IntegerType, Type

__all__ = ["IntegerRange", "width_of_range"]

INDEX_WIDTHS: Final = (32, 64)
"""The widths that an index may have on a machine."""


class IntegerRange(NamedTuple):
    """The least and the greatest number, without and with a sign.

    Both hold. What is no integer has the width 0.
    """

    width: int
    umin: int
    umax: int
    smin: int
    smax: int

    @classmethod
    def any(cls, width: int) -> IntegerRange:
        """All numbers of a width."""
        half = 1 << width >> 1
        return cls(width, 0, (1 << width) - 1, -half, max(half - 1, 0))

    @classmethod
    def constant(cls, width: int, value: int) -> IntegerRange:
        """One number, given with or without a sign."""
        bits = value & ((1 << width) - 1)
        number = signed(bits, width)
        return cls(width, bits, bits, number, number)

    @classmethod
    def of_signed(cls, width: int, low: int, high: int) -> IntegerRange:
        """The numbers between two with a sign."""
        if (low < 0) == (high < 0):
            mask = (1 << width) - 1
            return cls(width, low & mask, high & mask, low, high)
        return cls.any(width)._replace(smin=low, smax=high)

    @classmethod
    def of_unsigned(cls, width: int, low: int, high: int) -> IntegerRange:
        """The numbers between two without a sign."""
        half = 1 << width >> 1
        if (low < half) == (high < half):
            return cls(width, low, high, signed(low, width), signed(high, width))
        return cls.any(width)._replace(umin=low, umax=high)

    def union(self, other: IntegerRange) -> IntegerRange:
        """The numbers of either, and those between."""
        if not self.width or not other.width:
            return self if not self.width else other
        return IntegerRange(
            self.width,
            min(self.umin, other.umin),
            max(self.umax, other.umax),
            min(self.smin, other.smin),
            max(self.smax, other.smax),
        )

    def intersection(self, other: IntegerRange) -> IntegerRange:
        """The numbers of both."""
        if not self.width or not other.width:
            return self if not self.width else other
        return IntegerRange(
            self.width,
            max(self.umin, other.umin),
            min(self.umax, other.umax),
            max(self.smin, other.smin),
            min(self.smax, other.smax),
        )

    @property
    def value(self) -> int | None:
        """The number that it is, without a sign, where it is one alone."""
        if self.width and self.umin == self.umax:
            return self.umin
        if self.width and self.smin == self.smax:
            return self.smin & ((1 << self.width) - 1)
        return None


def signed(bits: int, width: int) -> int:
    """The number with a sign of some bits."""
    return bits - (1 << width) if bits >> width - 1 & 1 and width else bits


def width_of_range(ty: Type) -> int:
    """The width of the numbers of a type; an index has 64 bits, and others none."""
    element = element_or_self(ty)
    if isinstance(element, IndexType):
        return INDEX_WIDTHS[1]
    return element.width if isinstance(element, IntegerType) else 0


Compute = Callable[[int, int], int | None]
"""What comes of two numbers; `None` where it overflows."""

Rule = Callable[[IntegerRange, IntegerRange], IntegerRange]


def _spanned(
    compute: Compute, pairs: Iterable[tuple[int, int]], width: int, *, sign: bool
) -> IntegerRange:
    """The range of what comes of some pairs; any number where one overflows."""
    found: list[int] = []
    for a, b in pairs:
        value = compute(a, b)
        if value is None:
            return IntegerRange.any(width)
        found.append(value)
    make = IntegerRange.of_signed if sign else IntegerRange.of_unsigned
    return make(width, min(found), max(found))


def _corners(a: IntegerRange, b: IntegerRange, *, sign: bool) -> list[tuple[int, int]]:
    """The ends of one range with those of another."""
    if sign:
        return list(product((a.smin, a.smax), (b.smin, b.smax)))
    return list(product((a.umin, a.umax), (b.umin, b.umax)))


def _kept(compute: Compute, width: int, *, sign: bool, saturates: bool) -> Compute:
    """A computation whose numbers are of a width, or at its end, or overflow."""
    whole = IntegerRange.any(width)
    low, high = (whole.smin, whole.smax) if sign else (whole.umin, whole.umax)

    def kept(a: int, b: int) -> int | None:
        value = compute(a, b)
        if value is None or low <= value <= high:
            return value
        return min(max(value, low), high) if saturates else None

    return kept


def _both(
    compute: Compute,
    a: IntegerRange,
    b: IntegerRange,
    pairs: Callable[[bool], Sequence[tuple[int, int]]],
    *,
    nsw: bool,
    nuw: bool,
) -> IntegerRange:
    """What comes of numbers without and with a sign, as far as both say."""
    unsigned = _kept(compute, a.width, sign=False, saturates=nuw)
    of_sign = _kept(compute, a.width, sign=True, saturates=nsw)
    found = _spanned(unsigned, pairs(False), a.width, sign=False)
    return found.intersection(_spanned(of_sign, pairs(True), a.width, sign=True))


def add(
    a: IntegerRange, b: IntegerRange, *, nsw: bool = False, nuw: bool = False
) -> IntegerRange:
    """Sums; a flag says that they do not overflow."""

    def pairs(sign: bool) -> list[tuple[int, int]]:
        if sign:
            return [(a.smin, b.smin), (a.smax, b.smax)]
        return [(a.umin, b.umin), (a.umax, b.umax)]

    return _both(lambda x, y: x + y, a, b, pairs, nsw=nsw, nuw=nuw)


def subtract(
    a: IntegerRange, b: IntegerRange, *, nsw: bool = False, nuw: bool = False
) -> IntegerRange:
    """Differences; a flag says that they do not overflow."""

    def pairs(sign: bool) -> list[tuple[int, int]]:
        if sign:
            return [(a.smin, b.smax), (a.smax, b.smin)]
        return [(a.umin, b.umax), (a.umax, b.umin)]

    return _both(lambda x, y: x - y, a, b, pairs, nsw=nsw, nuw=nuw)


def multiply(
    a: IntegerRange, b: IntegerRange, *, nsw: bool = False, nuw: bool = False
) -> IntegerRange:
    """Products; a flag says that they do not overflow."""
    return _both(
        lambda x, y: x * y,
        a,
        b,
        lambda sign: _corners(a, b, sign=sign),
        nsw=nsw,
        nuw=nuw,
    )


def shift_left(
    a: IntegerRange, b: IntegerRange, *, nsw: bool = False, nuw: bool = False
) -> IntegerRange:
    """Numbers shifted by others without a sign; a flag says that nothing is lost."""

    def shifted(x: int, y: int) -> int | None:
        # What is shifted too far saturates as well.
        return x << min(y, a.width) if y < a.width or (x and (nsw or nuw)) else None

    def pairs(sign: bool) -> list[tuple[int, int]]:
        ends = (a.smin, a.smax) if sign else (a.umin, a.umax)
        return list(product(ends, (b.umin, b.umax)))

    return _both(shifted, a, b, pairs, nsw=nsw, nuw=nuw)


# Divisions


def _quotient(a: int, b: int) -> int:
    """Rounded towards zero."""
    found = abs(a) // abs(b)
    return found if (a < 0) == (b < 0) else -found


def _divided(a: IntegerRange, b: IntegerRange, compute: Compute) -> IntegerRange:
    """Quotients of numbers with a sign."""
    if b.smin <= 0 <= b.smax:
        return IntegerRange.any(a.width)
    kept = _kept(compute, a.width, sign=True, saturates=False)
    return _spanned(kept, _corners(a, b, sign=True), a.width, sign=True)


def _divided_unsigned(
    a: IntegerRange, b: IntegerRange, compute: Compute
) -> IntegerRange:
    if b.umin and b.umax:
        kept = _kept(compute, a.width, sign=False, saturates=False)
        return _spanned(kept, _corners(a, b, sign=False), a.width, sign=False)
    low = a.umin // b.umax if b.umax and a.umin >= b.umax else 0
    return IntegerRange.of_unsigned(a.width, low, a.umax)


def divide_signed(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """Quotients rounded towards zero."""
    return _divided(a, b, _quotient)


def ceil_divide_signed(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """Quotients rounded upwards."""
    return _divided(a, b, lambda x, y: -(-x // y))


def floor_divide_signed(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """Quotients rounded downwards."""
    return _divided(a, b, lambda x, y: x // y)


def divide_unsigned(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """Quotients of numbers without a sign."""
    return _divided_unsigned(a, b, lambda x, y: x // y)


def ceil_divide_unsigned(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """Quotients of numbers without a sign, rounded upwards."""
    return _divided_unsigned(a, b, lambda x, y: -(-x // y))


def remainder_signed(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """What a division that rounds towards zero leaves."""
    if b.smin <= 0 <= b.smax:
        return IntegerRange.any(a.width)
    divisor = b.smax if b.smin > 0 else -b.smin
    low = 1 - divisor if a.smin < 0 else 0
    high = divisor - 1 if a.smax > 0 else 0
    if b.smin == b.smax and a.smax - a.smin < divisor:
        ends = [x - _quotient(x, divisor) * divisor for x in (a.smin, a.smax)]
        if ends[0] <= ends[1]:
            low, high = ends
    return IntegerRange.of_signed(a.width, low, high)


def remainder_unsigned(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """What a division of numbers without a sign leaves."""
    low, high = 0, a.umax if b.umax == 0 else min(b.umax - 1, a.umax)
    if b.umin and b.umin == b.umax and a.umax - a.umin < b.umax:
        ends = a.umin % b.umax, a.umax % b.umax
        if ends[0] <= ends[1]:
            low, high = ends
    return IntegerRange.of_unsigned(a.width, low, high)


# Extrema


def max_signed(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """The greater ones of numbers with a sign."""
    low, high = max(a.smin, b.smin), max(a.smax, b.smax)
    return IntegerRange.of_signed(a.width, low, high)


def min_signed(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """The lesser ones of numbers with a sign."""
    low, high = min(a.smin, b.smin), min(a.smax, b.smax)
    return IntegerRange.of_signed(a.width, low, high)


def max_unsigned(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """The greater ones of numbers without a sign."""
    low, high = max(a.umin, b.umin), max(a.umax, b.umax)
    return IntegerRange.of_unsigned(a.width, low, high)


def min_unsigned(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """The lesser ones of numbers without a sign."""
    low, high = min(a.umin, b.umin), min(a.umax, b.umax)
    return IntegerRange.of_unsigned(a.width, low, high)


# Bits


def _varying(a: IntegerRange) -> int:
    """The bits that are not the same in all numbers of a range, or may not be."""
    return (1 << (a.umin ^ a.umax).bit_length()) - 1


def _bitwise(
    compute: Callable[[int, int], int], a: IntegerRange, b: IntegerRange
) -> IntegerRange:
    first, last = ((r.umin & ~_varying(r), r.umax | _varying(r)) for r in (a, b))
    return _spanned(compute, product(first, last), a.width, sign=False)


def bit_and(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """The bits of both."""
    return _bitwise(lambda x, y: x & y, a, b)


def bit_or(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """The bits of either."""
    return _bitwise(lambda x, y: x | y, a, b)


def bit_xor(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """The bits of one alone."""
    varying = _varying(a) | _varying(b)
    bits = a.umin ^ b.umin
    return IntegerRange.of_unsigned(a.width, bits & ~varying, bits | varying)


def shift_right_signed(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """Numbers with a sign shifted by others without one."""
    pairs = product((a.smin, a.smax), (b.umin, b.umax))
    width = a.width
    return _spanned(
        lambda x, y: None if y >= width else x >> y, pairs, width, sign=True
    )


def shift_right_unsigned(a: IntegerRange, b: IntegerRange) -> IntegerRange:
    """Numbers without a sign shifted by others without one."""
    pairs = product((a.umin, a.umax), (b.umin, b.umax))
    width = a.width
    return _spanned(
        lambda x, y: None if y >= width else x >> y, pairs, width, sign=False
    )
