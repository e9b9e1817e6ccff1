"""Tensors from others: converted, concatenated, or with more elements."""

from __future__ import annotations

from bridge.dialects.sparse_tensor.encoding import EncodingAttr
from bridge.dialects.sparse_tensor.storage import (
    encoding_of,
    is_coo,
    level_rank,
    level_shape,
    shape_of,
)
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.shapes import element_or_self
from bridge.ir.types import DYNAMIC
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, Value, Values, constant_integer, of_signature
from bridge.op.interfaces.effects import Speculatable, Speculation, speculated_if


class ConvertOp(Op, name="sparse_tensor.convert"):
    """Converts a tensor to another encoding."""

    source: Value

    @of_signature
    def verify(self) -> None:
        target = self.results[0]
        source, wanted = shape_of(self.source), shape_of(target)
        if len(source) != len(wanted):
            raise self.bare_error("unexpected conversion mismatch in rank")
        encoding = encoding_of(target.type)
        if encoding is not None and encoding.dim_slices:
            raise self.bare_error("cannot convert to a sparse tensor slice")
        for i, size in enumerate(wanted):
            if size not in (DYNAMIC, source[i]):
                raise self.bare_error(
                    f"unexpected conversion mismatch in dimension {i}"
                )


class CrdTranslateOp(Op, name="sparse_tensor.crd_translate"):
    """Translates coordinates between dimensions and levels."""

    in_crds: Values
    direction: Attribute
    encoder: EncodingAttr

    @of_signature
    def verify(self) -> None:
        dims, levels = self.encoder.dim_to_lvl.num_dims, len(self.encoder.lvl_types)
        wanted = (dims, levels)
        if enum_word(self.direction) != "dim_to_lvl":
            wanted = (levels, dims)
        if (len(self.in_crds), len(self.results)) != wanted:
            raise self.bare_error("Coordinate rank mismatch with encoding")


class LvlOp(Speculatable, name="sparse_tensor.lvl"):
    """Size of a level."""

    source: Value
    index: Value

    def verify(self) -> None:
        level = constant_integer(self.index)
        if level is not None and not 0 <= level < level_rank(self.source):
            raise self.bare_error(
                "Level index exceeds the rank of the input sparse tensor"
            )

    def speculation(self) -> Speculation:
        return speculated_if(constant_integer(self.operands[1]) is not None)


class ReinterpretMapOp(Op, name="sparse_tensor.reinterpret_map"):
    """Reinterprets the dimension-to-level map of a tensor."""

    source: Value

    @of_signature
    def verify(self) -> None:
        target = self.results[0]
        a, b = encoding_of(self.source.type), encoding_of(target.type)
        if len(a.lvl_types) != len(b.lvl_types):
            raise self._mismatch("Level rank")
        if a.lvl_types != b.lvl_types:
            raise self._mismatch("Level type")
        if (a.pos_width, a.crd_width) != (b.pos_width, b.crd_width):
            raise self._mismatch("Crd/Pos width")
        if element_or_self(self.source.type) is not element_or_self(target.type):
            raise self._mismatch("Element type")
        if level_shape(self.source) != level_shape(target):
            raise self._mismatch("Level size")

    def _mismatch(self, what: str) -> Exception:
        return self.bare_error(f"{what} mismatch between source/dest tensors")


class ConcatenateOp(Op, name="sparse_tensor.concatenate"):
    """Concatenates tensors along a dimension."""

    inputs: Values
    dimension: IntegerAttr

    @of_signature
    def verify(self) -> None:
        output, dim = shape_of(self.results[0]), self.dimension.value
        if len(self.inputs) <= 1:
            raise self.bare_error("Need at least two tensors to concatenate.")
        if not 0 <= dim < len(output):
            raise self.bare_error(
                "Concat-dimension is out of bounds for dimension-rank "
                f"({dim % (1 << 64)} >= {len(output)})"
            )
        shapes = [shape_of(value) for value in self.inputs]
        for i, shape in enumerate(shapes):
            if DYNAMIC in shape:
                raise self.bare_error(f"Input tensor ${i} has dynamic shape")
            if len(shape) != len(output):
                raise self.bare_error(
                    f"Input tensor ${i} has a different rank (rank={len(shape)}) from "
                    f"the output tensor (rank={len(output)})."
                )
        for i, size in enumerate(output):
            self._verify_sizes(i == dim, size, [shape[i] for shape in shapes])

    def _verify_sizes(self, along: bool, size: int, sizes: list[int]) -> None:
        if along and size not in (DYNAMIC, sum(sizes)):
            raise self.bare_error(
                "The concatenation dimension of the output tensor should be the sum of "
                "all the concatenation dimensions of the input tensors."
            )
        if not along and len({size, *sizes} - {DYNAMIC}) > 1:
            raise self.bare_error(
                "All dimensions (expect for the concatenating one) should be equal."
            )


class CompressOp(Op, name="sparse_tensor.compress"):
    """Compresses an expanded level into a tensor."""

    tensor: Value
    lvl_coords: Values

    @of_signature
    def verify(self) -> None:
        if level_rank(self.tensor) != 1 + len(self.lvl_coords):
            raise self.error("incorrect number of coordinates")


class ReorderCOOOp(Op, name="sparse_tensor.reorder_coo"):
    """Reorders the coordinates of a COO tensor."""

    input_coo: Value

    @of_signature
    def verify(self) -> None:
        result = self.results[0]
        a, b = encoding_of(self.input_coo.type), encoding_of(result.type)
        if not is_coo(a) or not is_coo(b):
            raise self.bare_error("Expected COO sparse tensors only")
        if a.dim_to_lvl is not b.dim_to_lvl:
            raise self.bare_error("Unmatched dim2lvl map between input and result COO")
        same = element_or_self(self.input_coo.type) is element_or_self(result.type)
        widths = (a.pos_width, a.crd_width) == (b.pos_width, b.crd_width)
        if not same or not widths:
            raise self.bare_error(
                "Unmatched storage format between input and result COO"
            )
