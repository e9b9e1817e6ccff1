"""Divisions of integers: what they divide by decides whether they may be speculated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.dialects.arith.integers import IntegerOp, is_exact
from bridge.later import deferred
from bridge.op.interfaces.effects import (
    Speculatable,
    Speculation,
    never_divides_by_zero,
    never_overflows,
)

if TYPE_CHECKING:
    from bridge.interpreter import integers
    from bridge.interpreter.integers import Binary
else:
    integers = deferred("bridge.interpreter.integers")


class _UnsignedDivision(IntegerOp, Speculatable):
    def speculation(self) -> Speculation:
        return never_divides_by_zero(self.operands[1])


class _SignedDivision(IntegerOp, Speculatable):
    def speculation(self) -> Speculation:
        return never_overflows(self.operands[1])


class CeilDivSIOp(_SignedDivision, name="arith.ceildivsi"):
    """Divides signed integers, rounding towards positive infinity."""

    def of_width(self, width: int) -> Binary:
        return integers.ceil_divide_signed(width)


class CeilDivUIOp(_UnsignedDivision, name="arith.ceildivui"):
    """Divides unsigned integers, rounding towards positive infinity."""

    def of_width(self, width: int) -> Binary:
        return integers.ceil_divide_unsigned(width)


class DivSIOp(_SignedDivision, name="arith.divsi"):
    """Divides signed integers, rounding towards zero."""

    def of_width(self, width: int) -> Binary:
        return integers.divide_signed(width, exact=is_exact(self))


class DivUIOp(_UnsignedDivision, name="arith.divui"):
    """Divides unsigned integers, rounding towards zero."""

    def of_width(self, width: int) -> Binary:
        return integers.divide_unsigned(width, exact=is_exact(self))


class RemSIOp(_UnsignedDivision, name="arith.remsi"):
    """Remainder of a signed division, with the sign of the dividend."""

    def of_width(self, width: int) -> Binary:
        return integers.remainder_signed(width)


class RemUIOp(_UnsignedDivision, name="arith.remui"):
    """Remainder of an unsigned division."""

    def of_width(self, width: int) -> Binary:
        return integers.remainder_unsigned(width)


class FloorDivSIOp(IntegerOp, name="arith.floordivsi"):
    """Divides signed integers, rounding towards negative infinity."""

    def of_width(self, width: int) -> Binary:
        return integers.floor_divide_signed(width)
