"""Rounding to whole numbers, by way of integers."""

from __future__ import annotations

from typing import Final

from bridge.dialects import arith, math
from bridge.dialects.arith.values import (
    add,
    both,
    compare,
    either,
    integers,
    number,
    select,
    subtract,
)
from bridge.dialects.math.values import format_of, has_numbers, with_sign
from bridge.ir.core import Value
from bridge.ir.floats import FloatFormat
from bridge.ir.types import F32
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

_WIDTH: Final = 64
"""The bits of the integers that floats are rounded by."""
_BELOW_HALF: Final = 0.5 - 2.0**-25
"""The largest number of f32 below a half."""


def _truncated(x: Value) -> Value:
    """The whole part of what is small enough for an integer, with the sign."""
    whole = arith.FPToSIOp(integers(x, _WIDTH), x)
    return with_sign(arith.SIToFPOp(x.type, whole).result, x)


def _fits(fmt: FloatFormat) -> bool:
    """Whether numbers that have a fraction are small enough for an integer.

    Numbers and integers of their bits are in the same order, too.
    """
    is_plain = fmt.specials == "ieee" and not fmt.explicit
    return is_plain and fmt.precision <= _WIDTH


@pattern(math.CeilOp)
def _ceil(op: math.CeilOp, rewriter: Rewriter) -> None:
    """One more than the whole part, where something is left.

    What has no fraction is as it is: it may be too large for an integer, or none.
    """
    fmt = format_of(op)
    if not _fits(fmt) or not has_numbers(op):
        return
    x, ty = op.operand, integers(op.operand, fmt.width)
    one, zero = number(x, 1.0), number(x, 0.0)
    least_whole = number(ty, fmt.bias + fmt.fraction << fmt.exponent_at)
    unsigned = number(ty, (1 << fmt.sign_bit) - 1)
    bits = both(arith.BitcastOp(ty, x).result, unsigned)
    is_whole = arith.CmpIOp("uge", bits, least_whole).result
    whole = _truncated(x)
    above = add(whole, select(compare("ogt", x, whole), one, zero))
    # The sum of -0 and 0 is 0, but what is above -0.25 is -0.
    rewriter.replace(op, select(is_whole, x, with_sign(above, x)))


@pattern(math.RoundOp)
def _round(op: math.RoundOp, rewriter: Rewriter) -> None:
    """The whole part of what a half is added to, away from zero.

    It is the largest number below a half that is added: the sums of a half with the
    same number, and with those that are odd and have no fraction, are rounded up.
    """
    if format_of(op) is not F32.format or not has_numbers(op):
        return
    x, ty = op.operand, integers(op.operand, 32)
    half = number(x, _BELOW_HALF)
    place, bias, ones = number(ty, 23), number(ty, 127), number(ty, 255)
    whole = _truncated(add(x, with_sign(half, x)))
    exponent = _exponent(arith.BitcastOp(ty, x).result, place, ones, bias)
    is_whole = arith.CmpIOp("sge", exponent, place).result
    rewriter.replace(op, select(is_whole, x, whole))


def _exponent(bits: Value, place: Value, ones: Value, bias: Value) -> Value:
    """The exponent in the bits of a number."""
    field = arith.AndIOp(arith.ShRUIOp(bits, place), ones)
    return arith.SubIOp(field, bias).result


@pattern(math.RoundEvenOp)
def _round_even(op: math.RoundEvenOp, rewriter: Rewriter) -> None:
    """Rounded away from zero, less 1 where that is odd and was as near."""
    fmt = format_of(op)
    if not _fits(fmt) or not has_numbers(op):
        return
    x = op.operand
    one = number(x, 1.0)
    rounding = _Rounding(x, fmt)
    rounded = math.RoundOp(x).result
    whole = arith.BitcastOp(rounding.type, rounded).result
    before, after = rounding.exponent(rounding.bits), rounding.exponent(whole)
    odd = rounding.is_odd(whole, after)
    between = rounding.is_between(rounding.bits, before)
    less = subtract(rounded, with_sign(one, x))
    correct = both(odd, between)
    # The difference of 1 and 1 is 0, but -0.5 is rounded to -0.
    rewriter.replace(op, with_sign(select(correct, less, rounded), x))


class _Rounding:
    """The parts of floats of a format, as integers."""

    def __init__(self, x: Value, fmt: FloatFormat) -> None:
        self.type = integers(x, fmt.width)
        self._zero, self._one = self._number(0), self._number(1)
        self._less, self._place = self._number(-1), self._number(fmt.fraction)
        self._last = self._number(fmt.width - 1)
        self._bias = self._number(fmt.bias)
        self._half = self._number(1 << fmt.fraction - 1)
        self._fraction = self._number((1 << fmt.fraction) - 1)
        self._exponents = self._number(fmt.exponent_mask)
        self.bits = arith.BitcastOp(self.type, x).result

    def _number(self, value: int) -> Value:
        return number(self.type, value)

    def _compare(self, predicate: str, a: Value, b: Value) -> Value:
        return arith.CmpIOp(predicate, a, b).result

    def exponent(self, bits: Value) -> Value:
        """The exponent in the bits of a number."""
        return _exponent(bits, self._place, self._exponents, self._bias)

    def _shifted(self, bits: Value, by: Value) -> Value:
        """Shifted right, by nothing where that is negative."""
        limited = arith.MinSIOp(arith.MaxSIOp(by, self._zero), self._last)
        return arith.ShRUIOp(bits, limited).result

    def is_odd(self, bits: Value, exponent: Value) -> Value:
        """Whether a whole number is odd: 1, or what has a bit of ones."""
        is_one = self._compare("eq", exponent, self._zero)
        less = arith.SubIOp(exponent, self._one).result
        low = both(bits, self._shifted(self._fraction, less))
        return either(self._compare("ne", low, self._zero), is_one)

    def is_between(self, bits: Value, exponent: Value) -> Value:
        """Whether two whole numbers are as near as each other.

        The fraction is but its highest bit; of a half that is the leading one.
        """
        is_half = self._compare("eq", exponent, self._less)
        highest = self._shifted(self._half, exponent)
        wanted = select(is_half, self._zero, highest)
        low = both(bits, self._shifted(self._fraction, exponent))
        found = self._compare("eq", low, wanted)
        is_large = self._compare("sge", exponent, self._less)
        found = both(found, self._compare("slt", exponent, self._place))
        return both(found, is_large)


ROUNDINGS: Final[tuple[Pattern, ...]] = (_ceil, _round, _round_even)
