"""Memory: room on the stack, accesses, and addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.dialects.llvm.atomics import ORDERINGS
from bridge.dialects.llvm.shapes import array_shape, is_atomic, struct_body, target_can
from bridge.ir.attributes import DenseArrayAttr, IntegerAttr, StringAttr, TypeAttr
from bridge.ir.types import Type, VectorType
from bridge.later import deferred
from bridge.op.base import Op, OpResult, Value, Values, of_signature
from bridge.op.elementwise import width_of
from bridge.op.folding import Constants, Folded
from bridge.op.interfaces.effects import Effect, MemoryEffects, beside_access

if TYPE_CHECKING:
    from bridge.dialects.llvm import folding
    from bridge.interpreter import aggregates, elements, lanes, pointers
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    folding = deferred("bridge.dialects.llvm.folding")
    aggregates = deferred("bridge.interpreter.aggregates")
    elements = deferred("bridge.interpreter.elements")
    lanes = deferred("bridge.interpreter.lanes")
    pointers = deferred("bridge.interpreter.pointers")


def _alignment(op: Op) -> int | None:
    """What an op says of the alignment of its pointer."""
    found = op.properties.get("alignment")
    return int(found.value) if isinstance(found, IntegerAttr) else None


class AllocaOp(Op, name="llvm.alloca"):
    """Allocates elements on the stack of the function."""

    elem_type: TypeAttr

    def interpret(self, machine: Machine) -> Meaning:
        element = elements.element_of(self.elem_type.type)
        alignment = _alignment(self) or aggregates.alignment_of(element)
        width = width_of(self.operands[0].type)
        return pointers.alloca(machine, element, width, alignment)

    @of_signature
    def verify(self) -> None:
        if not target_can(self.elem_type.type, "memory"):
            raise self.error("this target extension type cannot be used in alloca")

    syntax = """
        (`inalloca` $inalloca^)? $arraySize `x` custom<Type>($elem_type) attr-dict `:`
        custom<AllocaType>(type($arraySize), type($res), $elem_type)
    """


class LoadOp(MemoryEffects, name="llvm.load"):
    """Loads a value at a pointer."""

    ordering: IntegerAttr
    res: OpResult
    syncscope: StringAttr | None
    alignment: IntegerAttr | None

    def interpret(self, machine: Machine) -> Meaning:
        element = elements.element_of(self.res.type)
        return pointers.load(machine, element, _alignment(self))

    def effects(self) -> list[Effect]:
        return [Effect("Read", self.operands[0]), *_beside(self)]

    @of_signature
    def verify(self) -> None:
        _verify_access(self, self.res.type, ("release", "acq_rel"))


class StoreOp(MemoryEffects, name="llvm.store"):
    """Stores a value at a pointer."""

    value: Value
    ordering: IntegerAttr
    syncscope: StringAttr | None
    alignment: IntegerAttr | None

    def interpret(self, machine: Machine) -> Meaning:
        element = elements.element_of(self.value.type)
        return pointers.store(machine, element, _alignment(self))

    def effects(self) -> list[Effect]:
        return [Effect("Write", self.operands[1]), *_beside(self)]

    @of_signature
    def verify(self) -> None:
        _verify_access(self, self.value.type, ("acquire", "acq_rel"))


def _beside(op: LoadOp | StoreOp) -> list[Effect]:
    ordering = ORDERINGS.get(op.ordering.value, "")
    return beside_access(ordering, volatile="volatile_" in op.properties)


def _verify_access(op: LoadOp | StoreOp, ty: Type, wrong: tuple[str, ...]) -> None:
    """Checks the attributes and the type of an access, by its atomic ordering."""
    ordering = ORDERINGS.get(op.ordering.value, "")
    if ordering == "not_atomic":
        if op.syncscope is not None:
            raise op.error("expected syncscope to be null for non-atomic access")
        return
    if not is_atomic(ty):
        raise op.error(f"unsupported type '{ty}' for atomic access")
    if ordering in wrong:
        raise op.error(f"unsupported ordering '{ordering}'")
    if op.alignment is None:
        raise op.error("expected alignment for atomic access")


class GEPOp(Op, name="llvm.getelementptr"):
    """Computes the address of a subelement (`getelementptr`)."""

    dynamic_indices: Values
    raw_constant_indices: DenseArrayAttr
    elem_type: TypeAttr

    def fold(self, constants: Constants) -> Folded:
        return folding.address(self, constants)

    def interpret(self, machine: Machine) -> Meaning:
        constant, strides = self._offsets()
        flags = self.properties.get("noWrapFlags")
        inbounds = isinstance(flags, IntegerAttr) and bool(int(flags.value) & 1)
        return lanes.elementwise(
            [value.type for value in self.operands],
            [self.results[0].type],
            pointers.offset(machine, constant, strides, inbounds=inbounds),
        )

    def _offsets(self) -> tuple[int, list[int]]:
        """So many bytes in any case, and so many for each dynamic index."""
        constant, strides, ty = 0, [], self.elem_type.type
        for position, number in enumerate(self.raw_constant_indices.values):
            index = int(number)
            body = struct_body(ty) if position else None
            if body is not None:
                struct = elements.element_of(ty)
                assert isinstance(struct, aggregates.Aggregates)
                constant, ty = constant + struct.offsets[index], body[index]
                continue
            if position:
                ty = self._part(ty, position, index)
            stride = aggregates.stride_of(elements.element_of(ty))
            if index == DYNAMIC_INDEX:
                strides.append(stride)
            else:
                constant += index * stride
        return constant, strides

    @of_signature
    def verify(self) -> None:
        indices = [int(index) for index in self.raw_constant_indices.values]
        if indices.count(DYNAMIC_INDEX) != len(self.dynamic_indices):
            raise self.error(
                "expected as many dynamic indices as specified in 'rawConstantIndices'"
            )
        flags = self.properties.get("noWrapFlags")
        if isinstance(flags, IntegerAttr) and flags.value == 1:
            raise self.error("'inbounds_flag' cannot be used directly.")
        ty = self.elem_type.type
        for position, index in enumerate(indices[1:], 1):
            ty = self._part(ty, position, index)

    def _part(self, ty: Type, position: int, index: int) -> Type:
        """What an index goes into."""
        body = struct_body(ty)
        if body is not None:
            if index == DYNAMIC_INDEX:
                raise self.error(
                    f"expected index {position} indexing a struct to be constant"
                )
            if not 0 <= index < len(body):
                raise self.error(f"index {position} indexing a struct is out of bounds")
            return body[index]
        if isinstance(ty, VectorType):
            return ty.element
        array = array_shape(ty)
        if array is None:
            raise self.error(f"type '{ty}' cannot be indexed (index #{position})")
        return array[1]


DYNAMIC_INDEX: Final = -(1 << 31)
"""Marks a dynamic index among the constant indices."""
