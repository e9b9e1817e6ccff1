"""What xegpu's loads, stores and prefetches forbid."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from bridge.dialects.xegpu.hints import READING, WRITING, verify_hints
from bridge.dialects.xegpu.layouts import entry, is_distributable, is_of_workgroup
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    UnitAttr,
)
from bridge.ir.types import IntegerType, MemRefType, Type, VectorType, as_shaped
from bridge.later import later
from bridge.op.base import Op, Value, Values, of_signature


def _verify_offsets(
    op: LoadNdOp | PrefetchNdOp | StoreNdOp, value: Type | None
) -> None:
    """An offset for each dimension of the descriptor. Raises `Invalid`."""
    described = as_shaped(op.tensor_desc.type)
    if described is None:
        return
    if (
        isinstance(value, VectorType)
        and value.rank == 1
        and (
            value.num_elements < described.num_elements
            or "array_length" in str(op.tensor_desc.type)
        )
    ):
        # What one lane has of it may have any offsets.
        return
    _verify_block(op, value, described.shape)
    _verify_ranks(op, described.rank)
    verify_shared(op, op.layout, op.tensor_desc.type, "TensorDesc")


def _verify_ranks(op: Any, rank: int) -> None:
    known = op.const_offsets
    given = len(op.offsets) if known is None else len(list(known.values))
    if given != rank and (known is not None or op.offsets):
        raise op.error("Mismatched ranks between offsets and tensor descriptor")


_ARRAY_LENGTH = later("search", r"array_length = ([0-9]++)")


def _array_length(described: Type) -> int:
    """The number of blocks in sequence."""
    match = _ARRAY_LENGTH(str(described))
    return int(match[1]) if match else 1


def _repeated(shape: list[int], described: Type) -> list[list[int]]:
    """The shapes of consecutive blocks."""
    length = _array_length(described)
    if length == 1:
        return [shape]
    return [[length, *shape], [length * shape[0], *shape[1:]]]


def verify_shared(op: Op, layout: Attribute | None, ty: Type, what: str) -> None:
    """All get as much of a value, or all of it. Raises `Invalid`."""
    found = as_shaped(ty)
    if layout is None or found is None or is_distributable(found.shape, layout):
        return
    raise op.error(f"{what} shape is not distributable with the layout")


def _verify_block(
    op: LoadNdOp | PrefetchNdOp | StoreNdOp, value: Type | None, shape: tuple[int, ...]
) -> None:
    """What is moved as it is has the shape that is described. Raises `Invalid`."""
    if "array_length" in str(op.tensor_desc.type):
        return
    if isinstance(value, VectorType) and len(shape) < 3 and value.shape != shape:
        _refuse_shape(op, value, "Value")


def _refuse_shape(
    op: LoadNdOp | PrefetchNdOp | StoreNdOp, value: VectorType, name: str
) -> None:
    raise op.error(
        f"{name} shape {list(value.shape)} is not consistent with tensor descriptor "
        f"'{op.tensor_desc.type}'"
    )


class LoadNdOp(Op, name="xegpu.load_nd"):
    """Loads a block of a tensor descriptor."""

    packed: UnitAttr | None
    transpose: DenseArrayAttr | None
    layout: Attribute | None
    tensor_desc: Value

    @of_signature
    def verify(self) -> None:
        verify_hints(self, READING)
        value = self.results[0].type
        described = as_shaped(self.tensor_desc.type)
        if described is None or described.rank > 2 or not isinstance(value, VectorType):
            _verify_offsets(self, value)
            return
        count = described.num_elements * _array_length(self.tensor_desc.type)
        if value.num_elements < count and value.rank == 1:
            if count % value.num_elements:
                raise self.error(
                    f"Result shape {list(value.shape)} is not a valid distribution for "
                    f"tensor descriptor '{self.tensor_desc.type}'"
                )
            return
        shape = self._loaded(described.shape, value.shape)
        if list(value.shape) not in _repeated(shape, self.tensor_desc.type):
            _refuse_shape(self, value, "Result")
        _verify_ranks(self, described.rank)
        verify_shared(self, self.layout, self.tensor_desc.type, "TensorDesc")

    def _loaded(self, described: Sequence[int], value: Sequence[int]) -> list[int]:
        """The shape of the loaded value; warns of attributes without effect."""
        shape = list(described)
        order = self.transpose
        if order is not None:
            axes = [int(axis) for axis in order.values]
            if all(0 <= axis < len(shape) for axis in axes):
                # Of a longer list upstream takes no more than there are dimensions.
                shape = [shape[axis] for axis in axes[: len(shape)]]
            else:
                self.warn("Invalid transpose attr. It is ignored.")
        if self.packed is not None and len(described) == 2:
            shape = [shape[0] // value[-1], *shape[1:], value[-1]]
        elif self.packed is not None:
            self.warn(
                "Invalid Packed Attr. It is ignored (available for 2D TensorDesc only)."
            )
        return shape


class StoreNdOp(Op, name="xegpu.store_nd"):
    """Stores a block to a tensor descriptor."""

    value: Value
    tensor_desc: Value
    layout: Attribute | None

    @of_signature
    def verify(self) -> None:
        verify_hints(self, WRITING)
        if _array_length(self.tensor_desc.type) > 1:
            raise self.error("array length is not supported by store_nd.\n")
        _verify_offsets(self, self.value.type)


class PrefetchNdOp(Op, name="xegpu.prefetch_nd"):
    """Prefetches a block of a tensor descriptor."""

    tensor_desc: Value
    layout: Attribute | None

    @of_signature
    def verify(self) -> None:
        verify_hints(self, READING)
        _verify_offsets(self, None)


class PrefetchOp(Op, name="xegpu.prefetch"):
    """Prefetches scattered elements."""

    offset_align_byte: IntegerAttr | None
    source: Value

    @of_signature
    def verify(self) -> None:
        verify_hints(self, READING)
        is_address = isinstance(self.source.type, IntegerType)
        if is_address and self.offset_align_byte is None:
            raise self.error("offset_align_byte is required with integer source.")
        if self.offset_align_byte is not None and not is_address:
            raise self.error("offset_align_byte only allowed with integer source.")


def _verify_scalar(op: Op, size: int, mask: Type, offsets: Type) -> None:
    if size > 1:
        raise op.error("Expecting chunk size == 1 for scalar result")
    if isinstance(mask, VectorType) or isinstance(offsets, VectorType):
        raise op.error("Expecting scalar mask and offsets.")


def _verify_scattered(
    op: LoadGatherOp | StoreScatterOp, value: Type, mask: Type, offsets: Value
) -> None:
    """A flag for each chunk of what is moved. Raises `Invalid`."""
    verify_shared(op, op.layout, value, "Value")
    size = op.chunk_size.value if op.chunk_size is not None else 1
    if not isinstance(value, VectorType):
        _verify_scalar(op, size, mask, offsets.type)
        return
    wrong_size = f"value elements must match chunk size {size}"
    if not isinstance(mask, VectorType):
        if not isinstance(offsets.type, VectorType) and value.num_elements != size:
            raise op.error(wrong_size)
        if isinstance(offsets.type, VectorType):
            raise op.error("Expecting a vector type mask.")
        return
    wrong_mask = "Mask should match value except the chunk size dim."
    if size > 1:
        if value.rank == 1 and value.num_elements != size:
            raise op.error(wrong_size)
    elif value.num_elements != mask.num_elements:
        raise op.error(wrong_mask)
    wanted = value.shape[:-1] if size > 1 else value.shape
    if mask.num_elements != 1 and mask.shape != wanted:
        raise op.error(wrong_mask)


class LoadGatherOp(Op, name="xegpu.load"):
    """Loads scattered elements, where the mask is set."""

    offsets: Value
    mask: Value
    layout: Attribute | None
    chunk_size: IntegerAttr | None

    @of_signature
    def verify(self) -> None:
        verify_hints(self, READING)
        _verify_scattered(self, self.results[0].type, self.mask.type, self.offsets)


class StoreScatterOp(Op, name="xegpu.store"):
    """Stores scattered elements, where the mask is set."""

    value: Value
    offsets: Value
    mask: Value
    layout: Attribute | None
    chunk_size: IntegerAttr | None

    @of_signature
    def verify(self) -> None:
        verify_hints(self, WRITING)
        _verify_scattered(self, self.value.type, self.mask.type, self.offsets)


def _verify_part(op: Any, data: Type) -> None:
    """What is moved is in the memory that is described. Raises `Invalid`."""
    described = op.mem_desc.type
    if not isinstance(data, VectorType):
        if op.subgroup_block_io is not None:
            raise op.bare_error(
                "subgroup_block_io are only allowed when result is a VectorType."
            )
        return
    if op.subgroup_block_io is not None and op.layout is not None:
        _verify_lanes(op, described, op.layout)
    if op.layout is not None and not is_distributable(data.shape, op.layout):
        raise op.bare_error("Value shape is not distributable with the layout")
    if data.rank == len(described.shape) and any(
        size > whole for size, whole in zip(data.shape, described.shape, strict=True)
    ):
        raise op.bare_error("data shape must not exceed mem_desc shape.")


def _verify_lanes(op: Op, described: object, layout: Attribute) -> None:
    """What the lanes have lies side by side, in blocks. Raises `Invalid`."""
    data, lanes = entry(layout, "lane_data"), entry(layout, "lane_layout")
    if data is None or lanes is None:
        return
    beginning = "With subgroup_block_io,"
    if any(size != 1 for size in data[:-1]):
        raise op.bare_error(
            f"{beginning} accessed data must be contiguous and coalesced."
        )
    block, strides = _block_and_strides(described)
    for count, size, stride in zip(lanes, block, strides, strict=False):
        if count != size:
            raise op.bare_error(
                f"{beginning} the block shape must match the lane layout."
            )
        if count != 1 and stride != 1:
            raise op.bare_error(
                f"{beginning} the distributed dimensions must be contiguous."
            )


def _block_and_strides(described: Any) -> tuple[Sequence[int], Sequence[int]]:
    """The sizes of a block and the strides of memory, which is one block by rows."""
    shape: Sequence[int] = described.shape
    strides = [prod(shape[i + 1 :]) for i in range(len(shape))]
    layout = described.mem_layout
    block = _given(layout.attrs, "block") if layout is not None else ()
    given = _given(layout.attrs, "stride") if layout is not None else ()
    return block or shape, given or strides


def _given(attrs: DictionaryAttr, name: str) -> Sequence[int]:
    found = attrs.get(name)
    if not isinstance(found, ArrayAttr):
        return ()
    return [one.value for one in found.elements if isinstance(one, IntegerAttr)]


class LoadMatrixOp(Op, name="xegpu.load_matrix"):
    """Loads a block from shared local memory."""

    @of_signature
    def verify(self) -> None:
        _verify_part(self, self.results[0].type)


class StoreMatrixOp(Op, name="xegpu.store_matrix"):
    """Stores a block to shared local memory."""

    data: Value

    @of_signature
    def verify(self) -> None:
        _verify_part(self, self.data.type)


class ConvertLayoutOp(Op, name="xegpu.convert_layout"):
    """Converts a value to another layout."""

    input_layout: Attribute | None
    target_layout: Attribute
    source: Value

    @of_signature
    def verify(self) -> None:
        before, after = self.input_layout or self.target_layout, self.target_layout
        if is_of_workgroup(before) != is_of_workgroup(after):
            raise self.error(
                "expected input layout and target layout be WgLayout or SgLayout at "
                "the same time."
            )
        shaped = as_shaped(self.source.type)
        shape = shaped.shape if shaped is not None else ()
        for name, layout in (("input", before), ("target", after)):
            if not is_distributable(shape, layout):
                raise self.error(
                    f"invalid {name} layout, data cannot be evenly distributed."
                )


class CreateNdDescOp(Op, name="xegpu.create_nd_tdesc"):
    """Creates a tensor descriptor of a memref or an address."""

    const_shape: DenseArrayAttr | None
    const_strides: DenseArrayAttr | None
    source: Value
    shape: Values
    strides: Values

    @of_signature
    def verify(self) -> None:
        source, result = self.source.type, self.results[0].type
        described = as_shaped(result)
        spaces = _space_of_memory(source), _space_described(result)
        if spaces[0] != spaces[1]:
            raise self.error(
                f"Memory space mismatch. Source: {spaces[0]}, TensorDesc: {spaces[1]}"
            )
        ranks = [
            _rank(source, known, given)
            for known, given in (
                (self.const_shape, self.shape),
                (self.const_strides, self.strides),
            )
        ]
        if isinstance(source, IntegerType) and 0 in ranks:
            raise self.error(
                "expecting strides and shape to be present for integer source."
            )
        if ranks[0] != ranks[1]:
            raise self.error(
                "Expecting the rank of shape, strides, and source (if source is a "
                "memref) should match with each other."
            )
        if described is not None and described.rank > ranks[0]:
            raise self.error(
                "Expecting the TensorDesc rank is not greater than the ranks of shape, "
                "strides or the memref source."
            )
        if (
            isinstance(source, MemRefType)
            and described is not None
            and source.element is not described.element
        ):
            raise self.error(
                "TensorDesc should have the same element type with the source if it is "
                "a memref.\n"
            )


_SPACES = {"global": 0, "slm": 3}


def _space_of_memory(ty: Type) -> int:
    space = ty.memory_space if isinstance(ty, MemRefType) else None
    if isinstance(space, IntegerAttr):
        return space.value & 0xFFFFFFFF
    return _named_space(space)


def _space_described(ty: Any) -> int:
    return _named_space(getattr(ty.encoding, "memory_space", None))


def _named_space(space: object) -> int:
    """The number of a memory space; upstream takes what it does not know for global."""
    return _SPACES.get(str(getattr(space, "value", "")), 0)


def _rank(source: Type, known: DenseArrayAttr | None, given: Values) -> int:
    if known is not None:
        return len(known.values)
    return len(source.shape) if isinstance(source, MemRefType) else 0
