"""Vectors of another shape or type, and vectors from nothing."""

from __future__ import annotations

from bridge.dialects.op import Op, OpResult, Value
from bridge.ir.attributes import DenseArrayAttr, DialectAttr, StringAttr


class BitcastOp(Op, name="vector.bitcast"):
    """The same bits as elements of another width."""

    source: Value
    result: OpResult


class BroadcastOp(Op, name="vector.broadcast"):
    """A value repeated until it fills a vector."""

    source: Value
    vector: OpResult


class ShapeCastOp(Op, name="vector.shape_cast"):
    """The same elements in another shape."""

    source: Value
    result: OpResult


class TransposeOp(Op, name="vector.transpose"):
    """The elements with the dimensions in another order."""

    vector: Value
    permutation: DenseArrayAttr
    result: OpResult


class TypeCastOp(Op, name="vector.type_cast"):
    """A buffer seen as one vector."""

    memref: Value
    result: OpResult


class StepOp(Op, name="vector.step"):
    """0, 1, 2, and so on."""

    result: OpResult


class VectorScaleOp(Op, name="vector.vscale"):
    """How many times as large scalable vectors are."""

    res: OpResult


class PrintOp(Op, name="vector.print"):
    """Prints a value, some punctuation, or a text."""

    source: Value | None
    punctuation: DialectAttr
    string_literal: StringAttr | None
