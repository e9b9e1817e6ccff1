"""`linalg.softmax`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bridge.dialects.linalg.structure import buffer_effects, into, shape_of
from bridge.ir.attributes import IntegerAttr
from bridge.ir.shapes import sizes_match
from bridge.later import deferred
from bridge.op.base import Value, of_signature
from bridge.op.interfaces.effects import Effect, MemoryEffects

if TYPE_CHECKING:
    from bridge.interpreter import relayout, tensors
    from bridge.interpreter.lanes import Array
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    relayout = deferred("bridge.interpreter.relayout")
    tensors = deferred("bridge.interpreter.tensors")


class SoftmaxOp(MemoryEffects, name="linalg.softmax"):
    """Numerically stable softmax along a dimension."""

    input: Value
    output: Value
    dimension: IntegerAttr

    def effects(self) -> Iterator[Effect]:
        return buffer_effects(self, [self.output], [True])

    def interpret(self, machine: Machine) -> Meaning:
        element, along = tensors.of_type(self.input.type), self.dimension.value

        def compute(source: Array, dest: Array) -> Array:
            return relayout.softmax(element, source, along)

        return into(machine, self.output.type, compute)

    @of_signature
    def verify(self) -> None:
        shape = shape_of(self.input.type)
        if not sizes_match(shape, shape_of(self.output.type)):
            raise self.error("incompatible output shape")
        if not 0 <= self.dimension.value < len(shape):
            raise self.error("incorrect dimension specified")
