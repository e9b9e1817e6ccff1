"""What xegpu's loads, stores and prefetches forbid."""

from __future__ import annotations

from typing import Any

from bridge.dialects.op import Op, Value, Values, of_signature
from bridge.ir.attributes import DenseArrayAttr, IntegerAttr
from bridge.ir.types import IntegerType, Type, VectorType, as_shaped


def _verify_offsets(op: Any, value: Type | None) -> None:
    """An offset for each dimension of the descriptor. Raises `Invalid`."""
    described: Any = as_shaped(op.tensor_desc.type)
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
    known = op.const_offsets
    if known is None and not op.offsets:
        return
    given = len(op.offsets) if known is None else len(list(known.values))
    if given != described.rank:
        raise op.error("Mismatched ranks between offsets and tensor descriptor")


_RESHAPING = ("packed", "transpose")


def _verify_block(op: Any, value: Type | None, shape: tuple[int, ...]) -> None:
    """What is moved as it is has the shape that is described. Raises `Invalid`."""
    described = str(op.tensor_desc.type)
    if "array_length" in described or any(name in op.properties for name in _RESHAPING):
        return
    if isinstance(value, VectorType) and len(shape) < 3 and value.shape != shape:
        name = "Result" if op.results else "Value"
        raise op.error(
            f"{name} shape {list(value.shape)} is not consistent with tensor "
            f"descriptor '{described}'"
        )


class LoadNdOp(Op, name="xegpu.load_nd"):
    """Loads a block."""

    const_offsets: DenseArrayAttr | None
    tensor_desc: Value
    offsets: Values

    @of_signature
    def verify(self) -> None:
        _verify_offsets(self, self.results[0].type)


class StoreNdOp(Op, name="xegpu.store_nd"):
    """Stores a block."""

    const_offsets: DenseArrayAttr | None
    value: Value
    tensor_desc: Value
    offsets: Values

    @of_signature
    def verify(self) -> None:
        _verify_offsets(self, self.value.type)


class PrefetchNdOp(Op, name="xegpu.prefetch_nd"):
    """Brings a block nearer."""

    const_offsets: DenseArrayAttr | None
    tensor_desc: Value
    offsets: Values

    @of_signature
    def verify(self) -> None:
        _verify_offsets(self, None)


class PrefetchOp(Op, name="xegpu.prefetch"):
    """Brings scattered elements nearer."""

    offset_align_byte: IntegerAttr | None
    source: Value

    @of_signature
    def verify(self) -> None:
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


def _verify_scattered(op: Any, value: Type, mask: Type, offsets: Value | None) -> None:
    """A flag for each chunk of what is moved. Raises `Invalid`."""
    size = op.chunk_size.value if op.chunk_size is not None else 1
    if offsets is None:
        return
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
    """Loads scattered elements."""

    chunk_size: IntegerAttr | None
    offsets: Value | None
    mask: Value

    @of_signature
    def verify(self) -> None:
        _verify_scattered(self, self.results[0].type, self.mask.type, self.offsets)


class StoreScatterOp(Op, name="xegpu.store"):
    """Stores scattered elements."""

    chunk_size: IntegerAttr | None
    value: Value
    offsets: Value | None
    mask: Value

    @of_signature
    def verify(self) -> None:
        _verify_scattered(self, self.value.type, self.mask.type, self.offsets)


def _verify_part(op: Any, data: Type) -> None:
    """What is moved is in the memory that is described. Raises `Invalid`."""
    described: Any = as_shaped(op.mem_desc.type)
    if described is None or not isinstance(data, VectorType):
        return
    if (data.rank, described.rank) == (2, 2) and any(
        size > whole for size, whole in zip(data.shape, described.shape, strict=True)
    ):
        raise op.bare_error("data shape must not exceed mem_desc shape.")


class LoadMatrixOp(Op, name="xegpu.load_matrix"):
    """Loads a part of shared memory."""

    mem_desc: Value

    @of_signature
    def verify(self) -> None:
        if "subgroup_block_io" not in self.properties:
            _verify_part(self, self.results[0].type)


class StoreMatrixOp(Op, name="xegpu.store_matrix"):
    """Stores to a part of shared memory."""

    data: Value
    mem_desc: Value

    @of_signature
    def verify(self) -> None:
        if "subgroup_block_io" not in self.properties:
            _verify_part(self, self.data.type)


class CreateNdDescOp(Op, name="xegpu.create_nd_tdesc"):
    """Describes a tensor that is at an address, or is a memref."""

    const_shape: DenseArrayAttr | None
    const_strides: DenseArrayAttr | None
    source: Value
    shape: Values
    strides: Values

    @of_signature
    def verify(self) -> None:
        if not isinstance(self.source.type, IntegerType):
            return
        for known, given in (
            (self.const_shape, self.shape),
            (self.const_strides, self.strides),
        ):
            if not given and (known is None or not list(known.values)):
                raise self.error(
                    "expecting strides and shape to be present for integer source."
                )


class DpasOp(Op, name="xegpu.dpas"):
    """A product of matrices; the second may be packed, with a dimension more."""

    lhs: Value
    rhs: Value

    @of_signature
    def verify(self) -> None:
        a: Any = self.lhs.type
        b: Any = self.rhs.type
        result: Any = self.results[0].type
        ranks = (a.rank, b.rank, result.rank)
        if ranks == (1, 1, 1):
            return
        for name, rank in zip(("A operand", "B operand", "Result"), ranks, strict=True):
            if rank < 2:
                raise self.error(f"{name} must be at least a 2D vector.")
        if b.rank == a.rank + 1:
            return
        if len(set(ranks)) > 1:
            raise self.error("Rank mismatch among A, B, and result.")
        if a.shape[-1] != b.shape[-2]:
            raise self.error(
                f"K-dimension mismatch: A has K={a.shape[-1]} but B has "
                f"K={b.shape[-2]}."
            )
        if a.shape[-2] != result.shape[-2]:
            raise self.error(
                f"M-dimension mismatch: A has M={a.shape[-2]} but result has "
                f"M={result.shape[-2]}."
            )
        if b.shape[-1] != result.shape[-1]:
            raise self.error(
                f"N-dimension mismatch: B has N={b.shape[-1]} but result has "
                f"N={result.shape[-1]}."
            )
