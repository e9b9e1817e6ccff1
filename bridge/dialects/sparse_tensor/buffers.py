"""The buffers that a tensor is stored in, and what is known of them."""

from __future__ import annotations

from typing import Any

from bridge.dialects.sparse_tensor.storage import (
    buffers,
    coo_start,
    encoding_of,
    level_rank,
    level_shape,
    levels_of,
    shape_of,
    width_type,
)
from bridge.ir.attributes import (
    AffineMapAttr,
    Attribute,
    IntegerAttr,
    StridedLayoutAttr,
)
from bridge.ir.core import Operation
from bridge.ir.shapes import element_or_self
from bridge.ir.types import DYNAMIC, MemRefType, Type
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, Value, Values, constant_integer, of_signature


def _element(value: Value) -> Type:
    return element_or_self(value.type)


def _verify_parts(op: Operation, tensor: Value, values: Value, levels: Values) -> None:
    """Whether there is a part for each buffer, of its elements. Raises `Invalid`."""
    encoding = encoding_of(tensor.type)
    if encoding is None:
        raise op.bare_error("the sparse-tensor must have an encoding attribute")
    rank, start = level_rank(tensor), coo_start(encoding)
    if start < rank and levels:
        shape = shape_of(levels[-1])
        if len(shape) != 2 or shape[-1] != rank - start:
            raise op.bare_error("input/output trailing COO level-ranks don't match")
    wanted = list(buffers(encoding))
    if len(wanted) != len(levels):
        raise op.bare_error("inconsistent number of fields between input/output")
    given = [_element(value) for value in (*levels, values)]
    if given != [*wanted, _element(tensor)]:
        raise op.bare_error("input/output element-types don't match")


class AssembleOp(Op, name="sparse_tensor.assemble"):
    """Assembles a sparse tensor from its buffers."""

    levels: Values
    values: Value

    @of_signature
    def verify(self) -> None:
        result = self.results[0]
        if DYNAMIC in shape_of(result):
            raise self.bare_error("the sparse-tensor must have static shape")
        _verify_parts(self, result, self.values, self.levels)


class DisassembleOp(Op, name="sparse_tensor.disassemble"):
    """Disassembles a sparse tensor to its buffers."""

    tensor: Value
    out_levels: Values
    out_values: Value

    @of_signature
    def verify(self) -> None:
        count = len(self.out_levels)
        levels, values = self.results[:count], self.results[count]
        if self.out_values.type is not values.type:
            raise self.bare_error("output values and return value type mismatch")
        for given, taken in zip(self.out_levels, levels, strict=True):
            if given.type is not taken.type:
                raise self.bare_error("output levels and return levels type mismatch")
        _verify_parts(self, self.tensor, values, tuple(levels))


class ToPositionsOp(Op, name="sparse_tensor.positions"):
    """Extracts the positions buffer of a level."""

    tensor: Value
    level: IntegerAttr

    @of_signature
    def verify(self) -> None:
        _verify_level(self, "positions", encoding_of(self.tensor.type).pos_width)

    def infer_types(self) -> list[Type]:
        """The type of the buffer."""
        width = encoding_of(self.tensor.type).pos_width
        return [_buffer(self.tensor, width_type(width))]


class ToCoordinatesOp(Op, name="sparse_tensor.coordinates"):
    """Extracts the coordinates buffer of a level."""

    tensor: Value
    level: IntegerAttr

    @of_signature
    def verify(self) -> None:
        _verify_level(self, "coordinates", encoding_of(self.tensor.type).crd_width)

    def infer_types(self) -> list[Type]:
        """The type of the buffer, or of its part for the level."""
        encoding = encoding_of(self.tensor.type)
        together = coo_start(encoding) <= self.level.value
        return [_buffer(self.tensor, width_type(encoding.crd_width), together)]


def _buffer(tensor: Value, element: Type, strided: bool = False) -> Type:
    """The type of a buffer: one for each batch, of a size that is not known."""
    levels = levels_of(encoding_of(tensor.type))
    batches = [i for i, level in enumerate(levels) if level.format == "batch"]
    shape = (*level_shape(tensor)[: len(batches)], DYNAMIC)
    layout = StridedLayoutAttr((DYNAMIC,), DYNAMIC) if strided else None
    return MemRefType(shape, element, layout)


def _verify_level(op: ToCoordinatesOp | ToPositionsOp, what: str, width: int) -> None:
    if not 0 <= op.level.value < level_rank(op.tensor):
        raise op.bare_error("requested level is out of bounds")
    if _element(op.results[0]) is not width_type(width):
        raise op.bare_error(f"unexpected type for {what}")


class ToCoordinatesBufferOp(Op, name="sparse_tensor.coordinates_buffer"):
    """Extracts the linear coordinates buffer of COO levels."""

    tensor: Value

    @of_signature
    def verify(self) -> None:
        if coo_start(encoding_of(self.tensor.type)) >= level_rank(self.tensor):
            raise self.bare_error("expected sparse tensor with a COO region")

    def infer_types(self) -> list[Type]:
        """The type of the buffer."""
        width = encoding_of(self.tensor.type).crd_width
        return [_buffer(self.tensor, width_type(width))]


class ToValuesOp(Op, name="sparse_tensor.values"):
    """Extracts the values buffer."""

    tensor: Value

    @of_signature
    def verify(self) -> None:
        if _element(self.tensor) is not _element(self.results[0]):
            raise self.bare_error("unexpected mismatch in element types")

    def infer_types(self) -> list[Type]:
        """The type of the buffer."""
        return [_buffer(self.tensor, _element(self.tensor))]


class _SliceOp(Op):
    slice: Value
    dim: IntegerAttr

    @of_signature
    def verify(self) -> None:
        if not 0 <= self.dim.value < len(shape_of(self.slice)):
            raise self.bare_error("requested dimension out of bound")


class ToSliceOffsetOp(_SliceOp, name="sparse_tensor.slice.offset"):
    """Extracts the offset of a slice in a dimension."""


class ToSliceStrideOp(_SliceOp, name="sparse_tensor.slice.stride"):
    """Extracts the stride of a slice in a dimension."""


class _SpecifierOp(Op):
    """The base of ops on a field of a storage specifier."""

    specifier: Value
    specifier_kind: Attribute
    level: IntegerAttr | None

    @of_signature
    def verify(self) -> None:
        ty: Any = self.specifier.type
        kind = enum_word(self.specifier_kind)
        if kind == "val_mem_sz":
            if self.level is not None:
                raise self.bare_error(
                    "redundant level argument for querying value memory size"
                )
            return
        if kind in ("dim_offset", "dim_stride") and not ty.encoding.dim_slices:
            raise self.bare_error("requested slice data on non-slice tensor")
        if self.level is None:
            raise self.bare_error("missing level argument")
        levels, level = levels_of(ty.encoding), self.level.value
        if not 0 <= level < len(levels):
            raise self.bare_error("requested level is out of bounds")
        if kind == "pos_mem_sz" and levels[level].format == "singleton":
            raise self.bare_error("requested position memory size on a singleton level")


class GetStorageSpecifierOp(_SpecifierOp, name="sparse_tensor.storage_specifier.get"):
    """Reads a field of a storage specifier."""


class SetStorageSpecifierOp(_SpecifierOp, name="sparse_tensor.storage_specifier.set"):
    """Sets a field of a storage specifier."""


class PushBackOp(Op, name="sparse_tensor.push_back"):
    """Appends a value to a buffer."""

    n: Value | None

    def verify(self) -> None:
        count = None if self.n is None else constant_integer(self.n)
        if count is not None and count < 1:
            raise self.error("n must be not less than 1")


class SortOp(Op, name="sparse_tensor.sort"):
    """Sorts coordinates, and values with them."""

    n: Value
    xy: Value
    ys: Values
    perm_map: AffineMapAttr
    ny: IntegerAttr | None

    def verify(self) -> None:
        map_ = self.perm_map.map
        if map_.num_dims < 1:
            raise self.bare_error(f"Expected rank(perm_map) > 1, got {map_.num_dims}")
        if not map_.is_permutation:
            raise self.bare_error(f"Expected a permutation map, got {map_}")
        n = constant_integer(self.n)
        if n is None:
            return
        values = 0 if self.ny is None else self.ny.value
        least = n * (map_.num_dims + values)
        self._verify_size(self.xy, least, "xy) >= n * (rank(perm_map) + ny)")
        for value in self.ys:
            self._verify_size(value, n, "y) >= n")

    def _verify_size(self, buffer: Value, least: int, what: str) -> None:
        size = shape_of(buffer)[0]
        if size != DYNAMIC and size < least:
            raise self.bare_error(f"Expected dimension({what} got {size} < {least}")
