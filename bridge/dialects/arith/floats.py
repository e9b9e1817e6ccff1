"""Arithmetic on floats."""

from __future__ import annotations

from bridge.dialects.attributes.arith import FastMathFlagsAttr
from bridge.dialects.op import Op, OpResult, Value


class _UnaryOp(Op):
    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class _BinaryOp(Op):
    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class _RoundedOp(_BinaryOp):
    """What may say how it is rounded."""

    roundingmode: str | None


class AddFOp(_RoundedOp, name="arith.addf"):
    """The sum of floats."""


class SubFOp(_RoundedOp, name="arith.subf"):
    """The difference of floats."""


class MulFOp(_RoundedOp, name="arith.mulf"):
    """The product of floats."""


class DivFOp(_RoundedOp, name="arith.divf"):
    """The quotient of floats."""


class RemFOp(_BinaryOp, name="arith.remf"):
    """What a division of floats leaves; it has the sign of the left side."""


class NegFOp(_UnaryOp, name="arith.negf"):
    """A float with its sign turned."""


class MaximumFOp(_BinaryOp, name="arith.maximumf"):
    """The larger of floats; NaN where either is."""


class MaxNumFOp(_BinaryOp, name="arith.maxnumf"):
    """The larger of floats; the other one where one is NaN."""


class MinimumFOp(_BinaryOp, name="arith.minimumf"):
    """The smaller of floats; NaN where either is."""


class MinNumFOp(_BinaryOp, name="arith.minnumf"):
    """The smaller of floats; the other one where one is NaN."""


class FlushDenormalsOp(_UnaryOp, name="arith.flush_denormals"):
    """A float, with zero of its sign for a denormal one."""
