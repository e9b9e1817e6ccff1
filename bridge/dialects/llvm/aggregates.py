"""Parts of structs, arrays and vectors."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bridge.dialects.llvm.shapes import element, struct_body
from bridge.errors import Unsupported
from bridge.ir.attributes import DenseArrayAttr, integers_of
from bridge.ir.types import Type, VectorType
from bridge.later import deferred
from bridge.ods.dialect_types import is_aggregate, is_compatible, member_at
from bridge.op.base import Op, OpResult, Value, of_signature
from bridge.op.elementwise import format_of, width_of
from bridge.op.folding import Constants, Folded

if TYPE_CHECKING:
    from bridge.dialects.llvm import folding
    from bridge.interpreter import (
        aggregates,
        elements,
        functions,
        integers,
        lanes,
        pointers,
        vectors,
    )
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    folding = deferred("bridge.dialects.llvm.folding")
    aggregates = deferred("bridge.interpreter.aggregates")
    elements = deferred("bridge.interpreter.elements")
    functions = deferred("bridge.interpreter.functions")
    lanes = deferred("bridge.interpreter.lanes")
    integers = deferred("bridge.interpreter.integers")
    pointers = deferred("bridge.interpreter.pointers")
    vectors = deferred("bridge.interpreter.vectors")


class ExtractValueOp(Op, name="llvm.extractvalue"):
    """Extracts a member of a struct or an array."""

    container: Value
    res: OpResult

    def fold(self, constants: Constants) -> Folded:
        return folding.member(self)

    def interpret(self, machine: Machine) -> Meaning:
        return aggregates.extract(integers_of(self.properties["position"]))

    @of_signature
    def verify(self) -> None:
        part = _part(self)
        if self.res.type is not part:
            raise self.error(
                f"Type mismatch: extracting from '{self.container.type}' should "
                f"produce '{part}' but this op returns '{self.res.type}'"
            )


class InsertValueOp(Op, name="llvm.insertvalue"):
    """Inserts a member into a struct or an array."""

    container: Value
    value: Value

    def interpret(self, machine: Machine) -> Meaning:
        return aggregates.insert(integers_of(self.properties["position"]))

    @of_signature
    def verify(self) -> None:
        if self.value.type is not _part(self):
            raise self.error(
                f"Type mismatch: cannot insert '{self.value.type}' into "
                f"'{self.container.type}'"
            )


def _part(op: ExtractValueOp | InsertValueOp) -> Type:
    """The type of the part at an op's position."""
    ty = op.container.type
    if not is_compatible(ty):
        raise op.error(f"expected LLVM IR Dialect type, got '{ty}'")
    for index in integers_of(op.properties["position"]):
        if not is_aggregate(ty):
            raise op.error(f"expected LLVM IR structure/array type, got: '{ty}'")
        member = member_at(ty, index)
        if member is None:
            raise op.error(f"position out of bounds: {index}")
        ty = member
    return ty


class ShuffleVectorOp(Op, name="llvm.shufflevector"):
    """Selects elements of two vectors by a static mask."""

    v1: Value
    mask: DenseArrayAttr

    def fold(self, constants: Constants) -> Folded:
        return folding.lanes(self)

    def interpret(self, machine: Machine) -> Meaning:
        mask = [int(lane) for lane in self.mask.values]
        return vectors.shuffle(self.v1.type, mask)

    @of_signature
    def verify(self) -> None:
        ty = self.v1.type
        if isinstance(ty, VectorType) and any(ty.scalable) and any(self.mask.values):
            raise self.error("expected a splat operation for scalable vectors")


class SincosOp(Op, name="llvm.intr.sincos"):
    """Sine and cosine."""

    val: Value
    res: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        ty = self.val.type
        compute = functions.sine_and_cosine(format_of(ty))
        return lanes.elementwise([ty], [ty, ty], compute)

    @of_signature
    def verify(self) -> None:
        if struct_body(self.res.type) != (self.val.type,) * 2:
            raise self.error(
                "expected result type to be an homogeneous struct with two elements "
                f"matching the operand type, but got '{self.res.type}'"
            )


class _Overflow(Op):
    res: OpResult

    def _told(self, of_width: Callable[[int], Meaning]) -> Meaning:
        ty = self.operands[0].type
        if isinstance(ty, VectorType):
            raise Unsupported("overflow of each lane is not interpreted")
        return of_width(width_of(ty))


class UAddWithOverflowOp(_Overflow, name="llvm.intr.uadd.with.overflow"):
    """An unsigned sum, and whether it overflows."""

    def interpret(self, machine: Machine) -> Meaning:
        return self._told(integers.add_extended)


class USubWithOverflowOp(_Overflow, name="llvm.intr.usub.with.overflow"):
    """An unsigned difference, and whether it borrows."""

    def interpret(self, machine: Machine) -> Meaning:
        return self._told(integers.subtract_extended)


class MaskedGatherOp(Op, name="llvm.intr.masked.gather"):
    """Gathers values at a vector of pointers."""

    res: OpResult
    ptrs: Value

    def interpret(self, machine: Machine) -> Meaning:
        lane = elements.element_of(element(self.res.type))
        return pointers.masked_load(machine, lane, pointers.apart)

    @of_signature
    def verify(self) -> None:
        _verify_pointers(self, self.res.type, 1)


class MaskedScatterOp(Op, name="llvm.intr.masked.scatter"):
    """Scatters values to a vector of pointers."""

    value: Value
    ptrs: Value

    def interpret(self, machine: Machine) -> Meaning:
        lane = elements.element_of(element(self.value.type))
        return pointers.masked_store(machine, lane, pointers.apart)

    @of_signature
    def verify(self) -> None:
        _verify_pointers(self, self.value.type, 2)


def _verify_pointers(
    op: MaskedGatherOp | MaskedScatterOp, values: Type, number: int
) -> None:
    """Whether there is a pointer for each value."""
    if isinstance(values, VectorType):
        wanted = VectorType(values.shape, element(op.ptrs.type), values.scalable)
        if op.ptrs.type is not wanted:
            raise op.error(f"expected operand #{number} type to be '{wanted}'")
