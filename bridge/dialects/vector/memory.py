"""Vectors read and written contiguously, or element by element."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bridge.dialects.memref.casts import through_casts
from bridge.dialects.vector.checks import (
    aligned_of,
    check_forward,
    check_neighbours,
    check_same_elements,
    mask_around,
    mask_of,
    vector_of,
)
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import MemRefType, RankedTensorType, RankedType, VectorType
from bridge.later import deferred
from bridge.op.base import Op, OpResult, Value, Values, of_signature
from bridge.op.folding import Constants, Folded

if TYPE_CHECKING:
    from bridge.interpreter import access, blocks, masked
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    access = deferred("bridge.interpreter.access")
    blocks = deferred("bridge.interpreter.blocks")
    masked = deferred("bridge.interpreter.masked")


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


class _MemoryOp(Op):
    base: Value
    alignment: IntegerAttr | None


class _WholeOp(_MemoryOp):
    indices: Values

    def check_whole(self, vector: VectorType, emitted: tuple[str, str, str]) -> None:
        """Checks that a memref holds such vectors; `emitted` are the messages for
        too few dimensions, another vector, other elements. Raises `Invalid`.
        """
        memory = _memory_of(self.base)
        check_neighbours(self, memory, vector)
        check_forward(self, memory)
        if memory.rank < vector.rank:
            raise self.error(emitted[0])
        element = memory.element
        if isinstance(element, VectorType):
            if element is not vector:
                raise self.error(emitted[1])
            element = element.element
        if element is not vector.element:
            raise self.error(emitted[2])
        _check_indices(self, memory, self.indices)


class LoadOp(_WholeOp, name="vector.load"):
    """Loads an n-D slice of a memref as a vector."""

    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        ty, vector = self.base.type, vector_of(self.result)
        aligned = aligned_of(self, machine)
        if isinstance(_memory_of(self.base).element, VectorType):
            return access.load(ty, aligned=aligned)
        return blocks.load(ty, vector, vscale=machine.vscale, aligned=aligned)

    def fold(self, constants: Constants) -> Folded:
        return through_casts(self)

    @of_signature
    def verify(self) -> None:
        emitted = (
            "destination memref has lower rank than the result vector",
            "base memref and result vector types should match",
            "base and result element types should match",
        )
        self.check_whole(vector_of(self.result), emitted)


class StoreOp(_WholeOp, name="vector.store"):
    """Stores a vector to an n-D slice of a memref."""

    value_to_store: Value

    def interpret(self, machine: Machine) -> Meaning:
        ty, vector = self.base.type, vector_of(self.value_to_store)
        aligned = aligned_of(self, machine)
        if isinstance(_memory_of(self.base).element, VectorType):
            return access.store(ty, aligned=aligned)
        return blocks.store(ty, vector, vscale=machine.vscale, aligned=aligned)

    def fold(self, constants: Constants) -> Folded:
        return through_casts(self)

    @of_signature
    def verify(self) -> None:
        emitted = (
            "source memref has lower rank than the vector to store",
            "base memref and valueToStore vector types should match",
            "base and valueToStore element type should match",
        )
        self.check_whole(vector_of(self.value_to_store), emitted)


class _MaskedOp(_MemoryOp):
    indices: Values
    mask: Value

    def check_masked(self, vector: VectorType, what: str) -> None:
        """Whether elements, indices and the mask go together. Raises `Invalid`."""
        memory = _memory_of(self.base)
        check_same_elements(self, ("base", memory.element), (what, vector.element))
        _check_indices(self, memory, self.indices)
        _check_mask_shape(self, vector, vector_of(self.mask), what, "shape")


class MaskedLoadOp(_MaskedOp, name="vector.maskedload"):
    """Loads elements where the mask is set, and passes others through."""

    pass_thru: Value
    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return masked.load(self.base.type, aligned_of(self, machine))

    def fold(self, constants: Constants) -> Folded:
        return through_casts(self)

    @of_signature
    def verify(self) -> None:
        vector = vector_of(self.result)
        check_forward(self, _memory_of(self.base))
        self.check_masked(vector, "result")
        _check_pass_thru(self, vector, self.pass_thru)


class MaskedStoreOp(_MaskedOp, name="vector.maskedstore"):
    """Stores elements where the mask is set."""

    value_to_store: Value

    def interpret(self, machine: Machine) -> Meaning:
        return masked.store(self.base.type, aligned_of(self, machine))

    def fold(self, constants: Constants) -> Folded:
        return through_casts(self)

    @of_signature
    def verify(self) -> None:
        check_forward(self, _memory_of(self.base))
        self.check_masked(vector_of(self.value_to_store), "valueToStore")


class _ScatteredOp(_MemoryOp):
    offsets: Values
    indices: Value
    mask: Value

    def check_elementwise(self, vector: VectorType, what: str) -> None:
        """Whether there is an index for each element. Raises `Invalid`."""
        base = self.base.type
        if not isinstance(base, MemRefType | RankedTensorType):
            raise self.error("requires base to be a memref or ranked tensor type")
        check_forward(self, base)
        check_same_elements(self, ("base", base.element), (what, vector.element))
        _check_indices(self, base, self.offsets)
        if vector.shape != vector_of(self.indices).shape:
            raise self.error(f"expected {what} dim to match indices dim")
        _check_mask_shape(self, vector, vector_of(self.mask), what, "dim")

    def check_alignment(self) -> None:
        """Raises `Invalid` where an alignment has no meaning."""
        if self.alignment is not None and isinstance(self.base.type, RankedTensorType):
            raise self.error(
                "alignment is only supported for memref bases, not tensor bases"
            )


_NO_MASK: Final = (None, None)


class GatherOp(_ScatteredOp, name="vector.gather"):
    """Gathers elements at a vector of indices, where the mask is set."""

    pass_thru: Value
    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        gather = masked.gather(self.base.type, aligned_of(self, machine))
        around = mask_around(self, machine)
        return lambda *values: gather(*values, (around() or _NO_MASK)[0])

    @of_signature
    def verify(self) -> None:
        vector = vector_of(self.result)
        self.check_elementwise(vector, "result")
        _check_pass_thru(self, vector, self.pass_thru)
        self.check_alignment()

    def expected_mask_type(self) -> VectorType:
        """The type a mask must have, put around by `vector.mask`."""
        return mask_of(vector_of(self.indices))


class ScatterOp(_ScatteredOp, name="vector.scatter"):
    """Scatters elements to a vector of indices, where the mask is set."""

    value_to_store: Value

    def interpret(self, machine: Machine) -> Meaning:
        return masked.scatter(self.base.type, aligned_of(self, machine))

    @of_signature
    def verify(self) -> None:
        self.check_elementwise(vector_of(self.value_to_store), "valueToStore")
        self.check_alignment()


class ExpandLoadOp(_MaskedOp, name="vector.expandload"):
    """Loads consecutive elements and expands them to the set lanes of a mask."""

    pass_thru: Value
    result: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return masked.expand(self.base.type, aligned_of(self, machine))

    @of_signature
    def verify(self) -> None:
        vector = vector_of(self.result)
        self.check_masked(vector, "result")
        _check_mask_scales(self, vector, vector_of(self.mask), "result")
        _check_pass_thru(self, vector, self.pass_thru)


class CompressStoreOp(_MaskedOp, name="vector.compressstore"):
    """Compresses the set lanes of a mask and stores them consecutively."""

    value_to_store: Value

    def interpret(self, machine: Machine) -> Meaning:
        return masked.compress(self.base.type, aligned_of(self, machine))

    @of_signature
    def verify(self) -> None:
        vector = vector_of(self.value_to_store)
        self.check_masked(vector, "valueToStore")
        _check_mask_scales(self, vector, vector_of(self.mask), "valueToStore")
