"""Shapes as values, and what is computed of them."""

from __future__ import annotations

from bridge.dialects.tosa.types import constant, rank_of, sizes_of
from bridge.ir.attributes import DenseElementsAttr, IntegerAttr
from bridge.ir.shapes import shape_of
from bridge.op.base import Op, Value, Values, of_signature


class ConstShapeOp(Op, name="tosa.const_shape"):
    """Defines a constant shape."""

    values: DenseElementsAttr

    @of_signature
    def verify(self) -> None:
        shape = shape_of(self.values.type) or ()
        if len(shape) != 1:
            raise self.error("expect elements in attribute values with rank 1")
        count, rank = shape[0], rank_of(self.results[0])
        if count != rank and (count != 1 or rank):
            raise self.error(
                f"expect number of elements in attribute values ({count}) to be equal "
                f"to the rank ({rank}) for the result shape type"
            )


class DimOp(Op, name="tosa.dim"):
    """Size of a dimension, as a shape of one element."""

    input1: Value
    axis: IntegerAttr

    @of_signature
    def verify(self) -> None:
        result = self.results[0]
        if rank_of(result) != 1:
            raise self.error(
                f"expect output shape type to contain one element, got '{result.type}'"
            )
        sizes, axis = sizes_of(self.input1), self.axis.value
        if sizes is not None and not 0 <= axis < len(sizes):
            raise self.error(
                f"expect axis to be in the range [0, {len(sizes)}), got {axis}"
            )


class ConcatShapeOp(Op, name="tosa.concat_shape"):
    """Concatenates shapes."""

    input: Values

    @of_signature
    def verify(self) -> None:
        ranks = [rank_of(value) for value in self.input]
        if not ranks:
            raise self.error("requires at least one input shape")
        if 0 in ranks:
            raise self.error("requires all inputs shapes have a rank greater than 0")
        rank = rank_of(self.results[0])
        if rank != sum(ranks):
            raise self.error(
                "requires output shape rank to be equal to the sum of the input shape "
                f"ranks ({sum(ranks)}), got {rank}"
            )


class SliceShapeOp(Op, name="tosa.slice_shape"):
    """Extracts a slice of a shape."""

    input: Value
    start: Value
    size: Value

    def verify(self) -> None:
        start, size = _first(self.start), _first(self.size)
        if start is not None and start < 0:
            raise self.error(f"expected non-negative start index, got {start}")
        if size is None:
            return
        if size <= 0:
            raise self.error(f"expected positive size, got {size}")
        rank, source = rank_of(self.results[0]), rank_of(self.input)
        if rank != size:
            raise self.error(
                "expected output type size to be equal to size attribute, got "
                f"{rank} vs {size}"
            )
        if start is not None and start + size > source:
            raise self.error(
                "expected start + size to be less than or equal to input shape rank "
                f"({source}), got {start + size}"
            )


def _first(value: Value) -> int | None:
    found = constant(value)
    return None if found is None or not found.values else int(found.values[0])
