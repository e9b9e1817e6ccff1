"""Divisions of integers: what they divide by decides whether they may be speculated."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bridge.dialects.arith.integers import (
    IntegerOp,
    MulIOp,
    OfEquals,
    is_exact,
    is_number,
    overflow_of,
)
from bridge.ir.core import Value
from bridge.later import deferred
from bridge.op.folding import Constants, Folded, constant_like
from bridge.op.interfaces.effects import (
    Speculatable,
    Speculation,
    never_divides_by_zero,
    never_overflows,
)

if TYPE_CHECKING:
    from bridge.interpreter import integers, poison
    from bridge.interpreter.integers import Binary
else:
    integers = deferred("bridge.interpreter.integers")
    poison = deferred("bridge.interpreter.poison")


class _UnsignedDivision(IntegerOp, Speculatable):
    absorbing_left = "zero"
    of_equals: ClassVar[OfEquals] = "one"

    def speculation(self) -> Speculation:
        return never_divides_by_zero(self.operands[1])


class _SignedDivision(IntegerOp, Speculatable):
    absorbing_left = "zero"
    of_equals = "one"

    def speculation(self) -> Speculation:
        return never_overflows(self.operands[1])


class _RemainderOp(_UnsignedDivision):
    of_equals = "zero"

    def fold(self, constants: Constants) -> Folded:
        ty = self.operands[0].type
        # A new constant: what is folded to the left operand stays what it is.
        if is_number(constants[1], "one", ty) or is_number(constants[0], "zero", ty):
            return constant_like(ty, 0)
        return super().fold(constants)


class CeilDivSIOp(_SignedDivision, name="arith.ceildivsi"):
    """Divides signed integers, rounding towards positive infinity."""

    ranges = "ceil_divide_signed"
    neutral = "one"

    def plain(self, width: int) -> Binary:
        divide, least = self.of_width(width), -(1 << width - 1)
        # Upstream negates what is negative, and does not fold where that overflows.
        return lambda a, b: poison.poison("") if least in (a, b) else divide(a, b)

    def of_width(self, width: int) -> Binary:
        return integers.ceil_divide_signed(width)


class CeilDivUIOp(_UnsignedDivision, name="arith.ceildivui"):
    """Divides unsigned integers, rounding towards positive infinity."""

    ranges = "ceil_divide_unsigned"
    neutral = "one"

    def of_width(self, width: int) -> Binary:
        return integers.ceil_divide_unsigned(width)


def _other_factor(op: IntegerOp, promise: str) -> Value | None:
    """What is left of a product that cannot overflow, divided by a factor."""
    product, factor = op.operands[0].defining_op, op.operands[1]
    if not isinstance(product, MulIOp) or promise not in overflow_of(product):
        return None
    if factor not in product.operands:
        return None
    return product.operands[factor is product.operands[0]]


class DivSIOp(_SignedDivision, name="arith.divsi"):
    """Divides signed integers, rounding towards zero."""

    ranges = "divide_signed"
    neutral = "one"

    def fold_inverse(self) -> Folded:
        return _other_factor(self, "nsw")

    def of_width(self, width: int) -> Binary:
        return integers.divide_signed(width, exact=is_exact(self))


class DivUIOp(_UnsignedDivision, name="arith.divui"):
    """Divides unsigned integers, rounding towards zero."""

    ranges = "divide_unsigned"
    neutral = "one"

    def fold_inverse(self) -> Folded:
        return _other_factor(self, "nuw")

    def of_width(self, width: int) -> Binary:
        return integers.divide_unsigned(width, exact=is_exact(self))


class RemSIOp(_RemainderOp, name="arith.remsi"):
    """Remainder of a signed division, with the sign of the dividend."""

    ranges = "remainder_signed"

    def fold(self, constants: Constants) -> Folded:
        ty = self.results[0].type
        if constants[0] is not None and is_number(constants[1], "ones", ty):
            # Of the least number as well, where the division overflows.
            return constant_like(ty, 0)
        return super().fold(constants)

    def of_width(self, width: int) -> Binary:
        return integers.remainder_signed(width)


class RemUIOp(_RemainderOp, name="arith.remui"):
    """Remainder of an unsigned division."""

    ranges = "remainder_unsigned"

    def of_width(self, width: int) -> Binary:
        return integers.remainder_unsigned(width)


class FloorDivSIOp(_SignedDivision, name="arith.floordivsi"):
    """Divides signed integers, rounding towards negative infinity.

    Upstream takes it for one that may be run where the program does not.
    """

    ranges = "floor_divide_signed"
    neutral = "one"

    def of_width(self, width: int) -> Binary:
        return integers.floor_divide_signed(width)
