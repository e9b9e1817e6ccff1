"""Arithmetic on integers and indices, and on their bits."""

from __future__ import annotations

from bridge.dialects.attributes.arith import IntegerOverflowFlagsAttr
from bridge.dialects.op import Op, OpResult, Value
from bridge.ir.attributes import UnitAttr


class _BinaryOp(Op):
    lhs: Value
    rhs: Value
    result: OpResult


class _WrappingOp(_BinaryOp):
    """What may promise that no bit is lost."""

    overflow_flags: IntegerOverflowFlagsAttr


class _ExactOp(_BinaryOp):
    """What may promise that nothing remains."""

    is_exact: UnitAttr | None


class _MulExtendedOp(Op):
    lhs: Value
    rhs: Value
    low: OpResult
    high: OpResult


class MulIOp(_WrappingOp, name="arith.muli"):
    """The product of integers, modulo their width."""


class AddIOp(_WrappingOp, name="arith.addi"):
    """The sum of integers, modulo their width."""


class SubIOp(_WrappingOp, name="arith.subi"):
    """The difference of integers, modulo their width."""


class DivSIOp(_ExactOp, name="arith.divsi"):
    """The quotient of signed integers, rounded towards zero."""


class DivUIOp(_ExactOp, name="arith.divui"):
    """The quotient of unsigned integers, rounded down."""


class CeilDivSIOp(_BinaryOp, name="arith.ceildivsi"):
    """The quotient of signed integers, rounded up."""


class CeilDivUIOp(_BinaryOp, name="arith.ceildivui"):
    """The quotient of unsigned integers, rounded up."""


class FloorDivSIOp(_BinaryOp, name="arith.floordivsi"):
    """The quotient of signed integers, rounded down."""


class RemSIOp(_BinaryOp, name="arith.remsi"):
    """What a division of signed integers leaves; it has the sign of the left side."""


class RemUIOp(_BinaryOp, name="arith.remui"):
    """What a division of unsigned integers leaves."""


class MaxSIOp(_BinaryOp, name="arith.maxsi"):
    """The larger of signed integers."""


class MaxUIOp(_BinaryOp, name="arith.maxui"):
    """The larger of unsigned integers."""


class MinSIOp(_BinaryOp, name="arith.minsi"):
    """The smaller of signed integers."""


class MinUIOp(_BinaryOp, name="arith.minui"):
    """The smaller of unsigned integers."""


class AndIOp(_BinaryOp, name="arith.andi"):
    """The bits that are set in both."""


class OrIOp(_BinaryOp, name="arith.ori"):
    """The bits that are set in either."""


class XOrIOp(_BinaryOp, name="arith.xori"):
    """The bits that are set in one alone."""


class ShLIOp(_WrappingOp, name="arith.shli"):
    """Bits moved to the left; zeros come in from the right."""


class ShRSIOp(_ExactOp, name="arith.shrsi"):
    """Bits moved to the right; copies of the sign come in from the left."""


class ShRUIOp(_ExactOp, name="arith.shrui"):
    """Bits moved to the right; zeros come in from the left."""


class AddUIExtendedOp(Op, name="arith.addui_extended"):
    """The sum of unsigned integers, and whether it overflows."""

    lhs: Value
    rhs: Value
    sum: OpResult
    overflow: OpResult


class SubUIExtendedOp(Op, name="arith.subui_extended"):
    """The difference of unsigned integers, and whether it borrows."""

    lhs: Value
    rhs: Value
    diff: OpResult
    borrow: OpResult


class MulSIExtendedOp(_MulExtendedOp, name="arith.mulsi_extended"):
    """The product of signed integers, in two halves."""


class MulUIExtendedOp(_MulExtendedOp, name="arith.mului_extended"):
    """The product of unsigned integers, in two halves."""
