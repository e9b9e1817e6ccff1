"""The bufferization dialect: tensors on their way to buffers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import UnitAttr
from bridge.ir.shapes import shape_of, sizes_match
from bridge.ir.types import (
    I1,
    MemRefType,
    RankedTensorType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
)
from bridge.later import deferred
from bridge.op.base import Op, Value, Values, of_signature
from bridge.op.interfaces.effects import Effect, MemoryEffects
from bridge.op.interfaces.slices import verify_dynamic_sizes

if TYPE_CHECKING:
    from bridge.interpreter import buffers, tensors
    from bridge.interpreter.lanes import Array
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.memory import MemRef
    from bridge.interpreter.programs import Meaning
else:
    buffers = deferred("bridge.interpreter.buffers")
    tensors = deferred("bridge.interpreter.tensors")


class AllocTensorOp(Op, name="bufferization.alloc_tensor"):
    """Allocates a tensor, optionally as a copy of another."""

    dynamic_sizes: Values
    copy: Value | None

    syntax = """
        `` `(` $dynamic_sizes `)` (`copy` `` `(` $copy^ `)`)?
        (`size_hint` `` `=` `` $size_hint^)? attr-dict `:` type($result)
        derive<Same>(type($copy), ref(type($result)))
    """

    def interpret(self, machine: Machine) -> Meaning:
        if self.copy is not None:
            return lambda copied, *hint: copied
        ty = self.results[0].type
        element, sizes = tensors.of_type(ty), tensors.sizes(getattr(ty, "shape", ()))
        count = len(self.dynamic_sizes)
        cause = "an element of a tensor that was allocated, and not written"
        return lambda *given: tensors.unspecified(element, sizes(given[:count]), cause)

    @of_signature
    def verify(self) -> None:
        ty = self.results[0].type
        if self.copy is None:
            # There is no rule for a tensor without a rank that is no copy.
            verify_dynamic_sizes(self, getattr(ty, "shape", ()), self.dynamic_sizes)
        elif self.dynamic_sizes:
            raise self.bare_error("dynamic sizes not needed when copying a tensor")
        elif self.copy.type is not ty:
            raise self.bare_error("expected that `copy` and return type match")


class MaterializeInDestinationOp(
    MemoryEffects, name="bufferization.materialize_in_destination"
):
    """Materializes a tensor in a destination tensor or buffer."""

    source: Value
    dest: Value
    restrict: UnitAttr | None
    writable: UnitAttr | None

    def effects(self) -> list[Effect]:
        is_buffer = not isinstance(self.dest.type, RankedTensorType)
        return [Effect("Write", self.dest)] if is_buffer else []

    def interpret(self, machine: Machine) -> Meaning:
        element = tensors.of_type(self.source.type)
        if self.results:
            return lambda source, dest: tensors.cast(source, dest.shape)

        def run(source: Array, dest: MemRef) -> None:
            buffers.write(element, dest, tensors.cast(source, dest.sizes))

        return run

    @of_signature
    def verify(self) -> None:
        source, dest = self.source.type, self.dest.type
        if isinstance(dest, _TENSORS):
            self._verify_tensor(dest)
        elif not isinstance(dest, _BUFFERS):
            raise self.error("'dest' must be a tensor or a memref")
        elif self.results:
            raise self.error("memref 'dest' implies zero results")
        is_buffer = isinstance(dest, _BUFFERS)
        if self.restrict is not None and not is_buffer:
            raise self.error("'restrict' is valid only for memref destinations")
        if (self.writable is not None) != is_buffer:
            raise self.error(
                "'writable' must be specified if and only if the destination is of "
                "memref type"
            )
        here, there = shape_of(source), shape_of(dest)
        if here is None or there is None:
            if here is not there:
                raise self.error("source/destination shapes are incompatible")
        elif len(here) != len(there):
            raise self.error(
                f"source rank ({len(here)}) does not match destination rank "
                f"({len(there)})"
            )
        elif not sizes_match(here, there):
            raise self.error("source/destination shapes are incompatible")

    def _verify_tensor(self, dest: Type) -> None:
        if len(self.results) != 1:
            raise self.error("tensor 'dest' implies exactly one tensor result")
        if self.results[0].type is not dest:
            raise self.error("result and 'dest' types must match")


_TENSORS: Final = (RankedTensorType, UnrankedTensorType)
_BUFFERS: Final = (MemRefType, UnrankedMemRefType)


class CloneOp(Op, name="bufferization.clone"):
    """Clones a memref; neither may be written afterwards."""

    def interpret(self, machine: Machine) -> Meaning:
        element = tensors.of_type(self.operands[0].type)
        return lambda ref: buffers.new(machine, element, buffers.contents(element, ref))


class ToBufferOp(Op, name="bufferization.to_buffer"):
    """Casts a tensor to a buffer type."""

    def interpret(self, machine: Machine) -> Meaning:
        element = tensors.of_type(self.operands[0].type)
        return lambda tensor: buffers.new(machine, element, tensor)


class ToTensorOp(Op, name="bufferization.to_tensor"):
    """Creates a tensor from a buffer."""

    def interpret(self, machine: Machine) -> Meaning:
        element = tensors.of_type(self.operands[0].type)
        return lambda ref: buffers.contents(element, ref)


class DeallocTensorOp(Op, name="bufferization.dealloc_tensor"):
    """Releases the underlying storage of a tensor."""

    def interpret(self, machine: Machine) -> Meaning:
        return lambda tensor: None


class DeallocOp(Op, name="bufferization.dealloc"):
    """Deallocates buffers by conditions, except those retained."""

    memrefs: Values
    conditions: Values
    retained: Values
    updated_conditions: Values

    def interpret(self, machine: Machine) -> Meaning:
        return buffers.deallocation(len(self.memrefs), len(self.retained))

    @of_signature
    def verify(self) -> None:
        if len(self.memrefs) != len(self.conditions):
            raise self.error(
                "must have the same number of conditions as memrefs to deallocate"
            )
        if len(self.retained) != len(self.updated_conditions):
            raise self.error(
                "must have the same number of updated conditions (results) as retained "
                "operands"
            )

    def infer_types(self) -> list[Type]:
        return [I1] * len(self.retained)
