"""Where buffers come from, and where they go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridge.dialects import ub
from bridge.dialects.memref.casts import through_casts
from bridge.dialects.memref.layouts import buffer_type, is_identity, layout_map
from bridge.dialects.memref.slots import part_type, positions_of, single_slot
from bridge.ir.attributes import (
    Attribute,
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
    IntegerAttr,
    SparseElementsAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables, lookup_nearest
from bridge.ir.types import MemRefType, as_shaped
from bridge.later import deferred
from bridge.op.base import Op, OpResult, Value, Values, of_signature
from bridge.op.folding import Constants, Folded
from bridge.op.interfaces.control_flow import RunsRegionsOnce
from bridge.op.interfaces.memory_slots import AllocatesSlots, Position, Slot
from bridge.op.interfaces.polyhedral import NamedMemory, SizedMemory
from bridge.op.interfaces.slices import verify_dynamic_sizes, verify_same_elements
from bridge.op.traits import has_ancestor_with

if TYPE_CHECKING:
    from bridge.interpreter import allocation, loops, programs
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.memory import MemRef
    from bridge.interpreter.programs import Meaning
else:
    allocation = deferred("bridge.interpreter.allocation")
    loops = deferred("bridge.interpreter.loops")
    programs = deferred("bridge.interpreter.programs")


def _alignment(op: Op) -> int:
    found = op.get("alignment")
    return found.value if isinstance(found, IntegerAttr) else 1


def _allocator(op: Op, machine: Machine, memref: Value, *, stack: bool) -> Meaning:
    ty = buffer_type(memref)
    return allocation.allocator(
        machine,
        ty,
        None if is_identity(ty) else layout_map(ty),
        stack=stack,
        alignment=_alignment(op),
    )


class AllocaScopeOp(RunsRegionsOnce, name="memref.alloca_scope"):
    """A region whose stack allocations are freed when it ends."""

    syntax = "` ` `` custom<ResultTypes>(type($results)) $bodyRegion attr-dict"

    def interpret(self, machine: Machine) -> Meaning:
        return loops.once(len(self.results))


class AllocOp(SizedMemory, name="memref.alloc"):
    """Allocates a memref on the heap."""

    dynamic_sizes: Values
    symbol_operands: Values
    memref: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return _allocator(self, machine, self.memref, stack=False)

    @of_signature
    def verify(self) -> None:
        _verify_allocation(self, self.memref, self.dynamic_sizes, self.symbol_operands)


class AllocaOp(SizedMemory, AllocatesSlots, name="memref.alloca"):
    """Allocates a memref on the stack."""

    dynamic_sizes: Values
    symbol_operands: Values
    memref: OpResult

    def interpret(self, machine: Machine) -> Meaning:
        return _allocator(self, machine, self.memref, stack=True)

    def slots(self) -> Sequence[Slot]:
        return single_slot(self.memref)

    def initial_value(self, slot: Slot) -> Value:
        return ub.PoisonOp(slot.element).result

    def aggregates(self) -> Sequence[tuple[Slot, frozenset[Position]]]:
        return positions_of(self.memref)

    def allocate_parts(
        self, slot: Slot, positions: Sequence[Position]
    ) -> Sequence[AllocaOp]:
        return [AllocaOp(part_type(slot.pointer)) for _ in positions]

    def without(self, slot: Slot) -> None:
        self.erase()

    def verify(self) -> None:
        if not has_ancestor_with(self, "AutomaticAllocationScope"):
            raise self.error(
                "requires an ancestor op with AutomaticAllocationScope trait"
            )
        _verify_allocation(self, self.memref, self.dynamic_sizes, self.symbol_operands)


def _verify_allocation(
    op: Operation, memref: Value, sizes: Values, symbols: Values
) -> None:
    ty = buffer_type(memref)
    verify_dynamic_sizes(op, ty.shape, sizes)
    wanted = 0 if is_identity(ty) else layout_map(ty).num_symbols
    if len(symbols) != wanted:
        raise op.error(
            "symbol operand count does not equal memref symbol count: expected "
            f"{wanted}, got {len(symbols)}"
        )


class ReallocOp(Op, name="memref.realloc"):
    """Reallocates a 1-D memref with another size; the operand is freed."""

    source: Value
    dynamic_result_size: Value | None

    def interpret(self, machine: Machine) -> Meaning:
        source, result = buffer_type(self.source), buffer_type(self.results[0])
        return allocation.reallocator(machine, source, result, _alignment(self))

    @of_signature
    def verify(self) -> None:
        source, result = buffer_type(self.source), buffer_type(self.results[0])
        for side, ty in (("source", source), ("result", result)):
            if not is_identity(ty):
                raise self.bare_error(
                    f"unsupported layout for {side} memref type '{ty}'"
                )
        if source.memory_space is not result.memory_space:
            raise self.bare_error(
                f"different memory spaces specified for source memref type '{source}' "
                f"and result memref type '{result}'"
            )
        verify_same_elements(self, source.element, result.element)
        given = self.dynamic_result_size is not None
        wanted = not result.has_static_shape
        if given != wanted:
            which = "missing" if wanted else "unnecessary"
            raise self.bare_error(
                f"{which} dimension operand for result type '{result}'"
            )


class DeallocOp(Op, name="memref.dealloc"):
    """Deallocates a memref allocated by `memref.alloc`."""

    memref: Value

    def fold(self, constants: Constants) -> Folded:
        return through_casts(self)

    def interpret(self, machine: Machine) -> Meaning:
        return allocation.deallocator(self.memref.type)


class GlobalOp(Op, name="memref.global"):
    """Declares or defines a global memref."""

    is_definition = True

    type: TypeAttr
    initial_value: Attribute | None

    def made(self, machine: Machine) -> MemRef:
        """Its memref in a run. Raises `Unsupported` where it is declared only."""
        ty = self.type.type
        assert isinstance(ty, MemRefType)
        return allocation.global_memref(
            machine,
            ty,
            self.initial_value,
            constant="constant" in self.properties,
            alignment=_alignment(self),
        )

    @of_signature
    def verify(self) -> None:
        ty = self.type.type
        if not isinstance(ty, MemRefType) or not ty.has_static_shape:
            raise self.error(f"type should be static shaped memref, but got '{ty}'")
        value = self.initial_value
        if value is None or isinstance(value, UnitAttr):
            return
        if not isinstance(value, _ELEMENTS):
            raise self.error(
                f"initial value should be a unit or elements attribute, but got {value}"
            )
        shaped = as_shaped(value.type)
        if shaped is None:
            return
        if shaped.element is not ty.element:
            raise self.error(
                f"initial value element expected to be of type '{ty.element}', but was "
                f"of type '{shaped.element}'"
            )
        if shaped.shape != ty.shape:
            raise self.error(
                f"initial value shape expected to be {_listed(ty.shape)} but was "
                f"{_listed(shaped.shape)}"
            )


_ELEMENTS: Final = (
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
    SparseElementsAttr,
)


def _listed(sizes: Sequence[int]) -> str:
    return ", ".join(map(str, sizes))


class GetGlobalOp(NamedMemory, name="memref.get_global"):
    """Returns the memref of a global."""

    name_: SymbolRefAttr
    result: OpResult

    def memory_name(self) -> str:
        return str(self.name_)

    def interpret(self, machine: Machine) -> programs.Constant:
        target = lookup_nearest(self, self.name_)
        assert isinstance(target, GlobalOp)
        return programs.Constant(machine.once(target, lambda: target.made(machine)))

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        found = tables.lookup_nearest(self, self.name_)
        if not isinstance(found, GlobalOp):
            raise self.error(
                f"'{self.name_.root}' does not reference a valid global memref"
            )
        ty = found.type.type
        if ty is not self.result.type:
            raise self.error(
                f"result type '{self.result.type}' does not match type '{ty}' of the "
                f"global memref @{self.name_.root}"
            )
