"""Vectors taken apart and put together."""

from __future__ import annotations

from bridge.dialects.op import Op, OpResult, Value, Values
from bridge.ir.attributes import ArrayAttr, DenseArrayAttr, IntegerAttr


class ExtractOp(Op, name="vector.extract"):
    """An element of a vector, or a vector within it."""

    source: Value
    dynamic_position: Values
    static_position: DenseArrayAttr
    result: OpResult


class InsertOp(Op, name="vector.insert"):
    """A vector with one element, or one vector within it, replaced."""

    value_to_store: Value
    dest: Value
    dynamic_position: Values
    static_position: DenseArrayAttr
    result: OpResult


class ExtractStridedSliceOp(Op, name="vector.extract_strided_slice"):
    """A box within a vector, at offsets known beforehand."""

    source: Value
    offsets: ArrayAttr
    sizes: ArrayAttr
    strides: ArrayAttr


class InsertStridedSliceOp(Op, name="vector.insert_strided_slice"):
    """A vector with a box within it replaced."""

    value_to_store: Value
    dest: Value
    offsets: ArrayAttr
    strides: ArrayAttr
    result: OpResult


class FromElementsOp(Op, name="vector.from_elements"):
    """The vector of elements."""

    elements: Values
    dest: OpResult


class ToElementsOp(Op, name="vector.to_elements"):
    """The elements of a vector, in order."""

    source: Value
    elements: Values


class ScalableExtractOp(Op, name="vector.scalable.extract"):
    """A part of fixed size of a scalable vector."""

    source: Value
    pos: IntegerAttr
    result: OpResult


class ScalableInsertOp(Op, name="vector.scalable.insert"):
    """A scalable vector with a part of fixed size replaced."""

    value_to_store: Value
    dest: Value
    pos: IntegerAttr
    result: OpResult


class InterleaveOp(Op, name="vector.interleave"):
    """The elements of two vectors in turns."""

    lhs: Value
    rhs: Value
    result: OpResult


class DeinterleaveOp(Op, name="vector.deinterleave"):
    """The elements at even and at odd places."""

    source: Value
    res1: OpResult
    res2: OpResult


class ShuffleOp(Op, name="vector.shuffle"):
    """Elements of two vectors in any order."""

    v1: Value
    v2: Value
    mask: DenseArrayAttr
    vector: OpResult
