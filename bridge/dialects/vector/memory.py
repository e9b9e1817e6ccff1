"""Vectors read and written where they stand, or element by element."""

from __future__ import annotations

from typing import cast

from bridge.dialects.op import Op, OpResult, Value, Values, of_signature
from bridge.dialects.vector.checks import (
    check_forward,
    check_neighbours,
    check_same_elements,
    mask_of,
    vector_of,
)
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import MemRefType, RankedTensorType, RankedType, VectorType


def _memory_of(value: Value) -> MemRefType:
    return cast(MemRefType, value.type)


def _check_indices(op: Operation, memory: RankedType, indices: Values) -> None:
    if len(indices) != memory.rank:
        raise op.error(f"requires {memory.rank} indices")


def _check_mask_shape(
    op: Operation, vector: VectorType, mask: VectorType, what: str, side: str
) -> None:
    if vector.shape != mask.shape:
        raise op.error(f"expected {what} {side} to match mask {side}")


def _check_mask_scales(
    op: Operation, vector: VectorType, mask: VectorType, what: str
) -> None:
    if vector.scalable != mask.scalable:
        raise op.error(f"expected {what} scalable dims to match mask scalable dims")


def _check_pass_thru(op: Operation, vector: VectorType, pass_thru: Value) -> None:
    if pass_thru.type is not vector:
        raise op.error("expected pass_thru of same type as result type")


class LoadOp(Op, name="vector.load"):
    """Reads a vector of neighbours."""

    base: Value
    indices: Values
    nontemporal: IntegerAttr | None
    alignment: IntegerAttr | None
    result: OpResult

    @of_signature
    def verify(self) -> None:
        vector, memory = vector_of(self.result), _memory_of(self.base)
        check_neighbours(self, memory, vector)
        check_forward(self, memory)
        if memory.rank < vector.rank:
            raise self.error("destination memref has lower rank than the result vector")
        element = memory.element
        if isinstance(element, VectorType):
            if element is not vector:
                raise self.error("base memref and result vector types should match")
            element = element.element
        if element is not vector.element:
            raise self.error("base and result element types should match")
        _check_indices(self, memory, self.indices)


class StoreOp(Op, name="vector.store"):
    """Writes a vector of neighbours."""

    value_to_store: Value
    base: Value
    indices: Values
    nontemporal: IntegerAttr | None
    alignment: IntegerAttr | None

    @of_signature
    def verify(self) -> None:
        vector, memory = vector_of(self.value_to_store), _memory_of(self.base)
        check_neighbours(self, memory, vector)
        check_forward(self, memory)
        if memory.rank < vector.rank:
            raise self.error("source memref has lower rank than the vector to store")
        element = memory.element
        if isinstance(element, VectorType):
            if element is not vector:
                raise self.error(
                    "base memref and valueToStore vector types should match"
                )
            element = element.element
        if element is not vector.element:
            raise self.error("base and valueToStore element type should match")
        _check_indices(self, memory, self.indices)


class MaskedLoadOp(Op, name="vector.maskedload"):
    """Reads the neighbours that a mask lets through; another vector stands in else."""

    base: Value
    indices: Values
    mask: Value
    pass_thru: Value
    alignment: IntegerAttr | None
    result: OpResult

    @of_signature
    def verify(self) -> None:
        vector, memory = vector_of(self.result), _memory_of(self.base)
        check_forward(self, memory)
        check_same_elements(self, ("base", memory.element), ("result", vector.element))
        _check_indices(self, memory, self.indices)
        _check_mask_shape(self, vector, vector_of(self.mask), "result", "shape")
        _check_pass_thru(self, vector, self.pass_thru)


class MaskedStoreOp(Op, name="vector.maskedstore"):
    """Writes the neighbours that a mask lets through."""

    base: Value
    indices: Values
    mask: Value
    value_to_store: Value
    alignment: IntegerAttr | None

    @of_signature
    def verify(self) -> None:
        vector, memory = vector_of(self.value_to_store), _memory_of(self.base)
        check_forward(self, memory)
        check_same_elements(
            self, ("base", memory.element), ("valueToStore", vector.element)
        )
        _check_indices(self, memory, self.indices)
        _check_mask_shape(self, vector, vector_of(self.mask), "valueToStore", "shape")


class GatherOp(Op, name="vector.gather"):
    """Reads elements at a vector of indices, where a mask lets them through."""

    base: Value
    offsets: Values
    indices: Value
    mask: Value
    pass_thru: Value
    alignment: IntegerAttr | None
    result: OpResult

    @of_signature
    def verify(self) -> None:
        vector = vector_of(self.result)
        _check_elementwise(self, vector, "result")
        _check_pass_thru(self, vector, self.pass_thru)
        _check_alignment(self)

    def expected_mask_type(self) -> VectorType:
        """The type a mask must have, put around by `vector.mask`."""
        return mask_of(vector_of(self.indices))


class ScatterOp(Op, name="vector.scatter"):
    """Writes elements at a vector of indices, where a mask lets them through."""

    base: Value
    offsets: Values
    indices: Value
    mask: Value
    value_to_store: Value
    alignment: IntegerAttr | None
    result_: Value | None

    @of_signature
    def verify(self) -> None:
        _check_elementwise(self, vector_of(self.value_to_store), "valueToStore")
        _check_alignment(self)


def _check_elementwise(op: GatherOp | ScatterOp, vector: VectorType, what: str) -> None:
    base = op.base.type
    if not isinstance(base, MemRefType | RankedTensorType):
        raise op.error("requires base to be a memref or ranked tensor type")
    check_forward(op, base)
    check_same_elements(op, ("base", base.element), (what, vector.element))
    _check_indices(op, base, op.offsets)
    if vector.shape != vector_of(op.indices).shape:
        raise op.error(f"expected {what} dim to match indices dim")
    _check_mask_shape(op, vector, vector_of(op.mask), what, "dim")


def _check_alignment(op: GatherOp | ScatterOp) -> None:
    if op.alignment is not None and isinstance(op.base.type, RankedTensorType):
        raise op.error("alignment is only supported for memref bases, not tensor bases")


class ExpandLoadOp(Op, name="vector.expandload"):
    """Reads as many neighbours as a mask has bits, into the places of those bits."""

    base: Value
    indices: Values
    mask: Value
    pass_thru: Value
    alignment: IntegerAttr | None
    result: OpResult

    @of_signature
    def verify(self) -> None:
        vector, memory = vector_of(self.result), _memory_of(self.base)
        check_same_elements(self, ("base", memory.element), ("result", vector.element))
        _check_indices(self, memory, self.indices)
        _check_mask_shape(self, vector, vector_of(self.mask), "result", "shape")
        _check_mask_scales(self, vector, vector_of(self.mask), "result")
        _check_pass_thru(self, vector, self.pass_thru)


class CompressStoreOp(Op, name="vector.compressstore"):
    """Writes the elements at the bits of a mask as neighbours."""

    base: Value
    indices: Values
    mask: Value
    value_to_store: Value
    alignment: IntegerAttr | None

    @of_signature
    def verify(self) -> None:
        vector, memory = vector_of(self.value_to_store), _memory_of(self.base)
        check_same_elements(
            self, ("base", memory.element), ("valueToStore", vector.element)
        )
        _check_indices(self, memory, self.indices)
        _check_mask_shape(self, vector, vector_of(self.mask), "valueToStore", "shape")
        _check_mask_scales(self, vector, vector_of(self.mask), "valueToStore")
