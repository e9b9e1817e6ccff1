"""Sums and products of a vector's elements."""

from __future__ import annotations

from bridge.dialects.op import Op, OpResult, Value
from bridge.ir.attributes import DenseArrayAttr, DialectAttr, IntegerAttr


class FMAOp(Op, name="vector.fma"):
    """Products of two vectors' elements, each added to a third's, rounded once."""

    lhs: Value
    rhs: Value
    acc: Value
    result: OpResult


class ReductionOp(Op, name="vector.reduction"):
    """The elements of a vector combined to one."""

    vector: Value
    acc: Value | None
    kind: DialectAttr
    fastmath: DialectAttr
    dest: OpResult


class MultiReductionOp(Op, name="vector.multi_reduction"):
    """The elements along some dimensions combined, with what stands in another."""

    source: Value
    acc: Value
    kind: DialectAttr
    reduction_dims: DenseArrayAttr
    dest: OpResult


class ScanOp(Op, name="vector.scan"):
    """The elements along a dimension combined up to each place."""

    source: Value
    initial_value: Value
    kind: DialectAttr
    reduction_dim: IntegerAttr
    inclusive: IntegerAttr
    dest: OpResult
    accumulated_value: OpResult
