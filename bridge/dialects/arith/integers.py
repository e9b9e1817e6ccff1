"""Arithmetic on integers and indices, and on their bits."""

from __future__ import annotations

from bridge.dialects.attributes.arith import IntegerOverflowFlagsAttr
from bridge.dialects.op import Op, OpResult, Value
from bridge.ir.attributes import UnitAttr


class MulIOp(Op, name="arith.muli"):
    """The product of integers, modulo their width."""

    lhs: Value
    rhs: Value
    overflow_flags: IntegerOverflowFlagsAttr
    result: OpResult


class AddIOp(Op, name="arith.addi"):
    """The sum of integers, modulo their width."""

    lhs: Value
    rhs: Value
    overflow_flags: IntegerOverflowFlagsAttr
    result: OpResult


class SubIOp(Op, name="arith.subi"):
    """The difference of integers, modulo their width."""

    lhs: Value
    rhs: Value
    overflow_flags: IntegerOverflowFlagsAttr
    result: OpResult


class DivSIOp(Op, name="arith.divsi"):
    """The quotient of signed integers, rounded towards zero."""

    lhs: Value
    rhs: Value
    is_exact: UnitAttr | None
    result: OpResult


class DivUIOp(Op, name="arith.divui"):
    """The quotient of unsigned integers, rounded down."""

    lhs: Value
    rhs: Value
    is_exact: UnitAttr | None
    result: OpResult


class CeilDivSIOp(Op, name="arith.ceildivsi"):
    """The quotient of signed integers, rounded up."""

    lhs: Value
    rhs: Value
    result: OpResult


class CeilDivUIOp(Op, name="arith.ceildivui"):
    """The quotient of unsigned integers, rounded up."""

    lhs: Value
    rhs: Value
    result: OpResult


class FloorDivSIOp(Op, name="arith.floordivsi"):
    """The quotient of signed integers, rounded down."""

    lhs: Value
    rhs: Value
    result: OpResult


class RemSIOp(Op, name="arith.remsi"):
    """What a division of signed integers leaves; it has the sign of the left side."""

    lhs: Value
    rhs: Value
    result: OpResult


class RemUIOp(Op, name="arith.remui"):
    """What a division of unsigned integers leaves."""

    lhs: Value
    rhs: Value
    result: OpResult


class MaxSIOp(Op, name="arith.maxsi"):
    """The larger of signed integers."""

    lhs: Value
    rhs: Value
    result: OpResult


class MaxUIOp(Op, name="arith.maxui"):
    """The larger of unsigned integers."""

    lhs: Value
    rhs: Value
    result: OpResult


class MinSIOp(Op, name="arith.minsi"):
    """The smaller of signed integers."""

    lhs: Value
    rhs: Value
    result: OpResult


class MinUIOp(Op, name="arith.minui"):
    """The smaller of unsigned integers."""

    lhs: Value
    rhs: Value
    result: OpResult


class AndIOp(Op, name="arith.andi"):
    """The bits that are set in both."""

    lhs: Value
    rhs: Value
    result: OpResult


class OrIOp(Op, name="arith.ori"):
    """The bits that are set in either."""

    lhs: Value
    rhs: Value
    result: OpResult


class XOrIOp(Op, name="arith.xori"):
    """The bits that are set in one alone."""

    lhs: Value
    rhs: Value
    result: OpResult


class ShLIOp(Op, name="arith.shli"):
    """Bits moved to the left; zeros come in from the right."""

    lhs: Value
    rhs: Value
    overflow_flags: IntegerOverflowFlagsAttr
    result: OpResult


class ShRSIOp(Op, name="arith.shrsi"):
    """Bits moved to the right; copies of the sign come in from the left."""

    lhs: Value
    rhs: Value
    is_exact: UnitAttr | None
    result: OpResult


class ShRUIOp(Op, name="arith.shrui"):
    """Bits moved to the right; zeros come in from the left."""

    lhs: Value
    rhs: Value
    is_exact: UnitAttr | None
    result: OpResult


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


class MulSIExtendedOp(Op, name="arith.mulsi_extended"):
    """The product of signed integers, in two halves."""

    lhs: Value
    rhs: Value
    low: OpResult
    high: OpResult


class MulUIExtendedOp(Op, name="arith.mului_extended"):
    """The product of unsigned integers, in two halves."""

    lhs: Value
    rhs: Value
    low: OpResult
    high: OpResult
