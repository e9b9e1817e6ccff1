"""Arithmetic on floats."""

from __future__ import annotations

from bridge.dialects.attributes.arith import FastMathFlagsAttr
from bridge.dialects.op import Op, OpResult, Value


class AddFOp(Op, name="arith.addf"):
    """The sum of floats."""

    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    result: OpResult


class SubFOp(Op, name="arith.subf"):
    """The difference of floats."""

    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    result: OpResult


class MulFOp(Op, name="arith.mulf"):
    """The product of floats."""

    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    result: OpResult


class DivFOp(Op, name="arith.divf"):
    """The quotient of floats."""

    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    result: OpResult


class RemFOp(Op, name="arith.remf"):
    """What a division of floats leaves; it has the sign of the left side."""

    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class NegFOp(Op, name="arith.negf"):
    """A float with its sign turned."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class MaximumFOp(Op, name="arith.maximumf"):
    """The larger of floats; NaN where either is."""

    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class MaxNumFOp(Op, name="arith.maxnumf"):
    """The larger of floats; the other one where one is NaN."""

    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class MinimumFOp(Op, name="arith.minimumf"):
    """The smaller of floats; NaN where either is."""

    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class MinNumFOp(Op, name="arith.minnumf"):
    """The smaller of floats; the other one where one is NaN."""

    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class FlushDenormalsOp(Op, name="arith.flush_denormals"):
    """A float, with zero of its sign for a denormal one."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult
