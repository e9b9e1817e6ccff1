"""Reading and writing the elements of buffers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.dialects.memref.casts import through_casts
from bridge.dialects.memref.layouts import rank_of
from bridge.dialects.memref.slots import SlotAccess
from bridge.dialects.memref.transfers import read_element, write_element
from bridge.ir.attributes import IntegerAttr
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import INDEX, FloatType, IntegerType, MemRefType, Type
from bridge.ir.walk import walk_post_order
from bridge.later import deferred
from bridge.op.base import Op, OpResult, Value, Values, of_signature
from bridge.op.folding import Constants, Folded
from bridge.op.interfaces.effects import is_memory_effect_free
from bridge.op.interfaces.memory_slots import Slot
from bridge.op.interfaces.polyhedral import Access, AffineAccess, plain_access
from bridge.op.prefetching import Prefetch
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState
from bridge.text.tokens import ParseError

if TYPE_CHECKING:
    from bridge.interpreter import access, allocation, kinds, views
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    access = deferred("bridge.interpreter.access")
    allocation = deferred("bridge.interpreter.allocation")
    kinds = deferred("bridge.interpreter.kinds")
    views = deferred("bridge.interpreter.views")


def verify_indices(op: Operation, memref: Value, indices: Values) -> None:
    """Whether there is an index for each dimension. Raises `Invalid`."""
    wanted, found = rank_of(memref), len(indices)
    if found != wanted:
        raise op.error(
            f"invalid number of indices for accessed memref, expected {wanted} but got "
            f"{found}"
        )


def _aligned(op: Op, machine: Machine) -> access.Aligned | None:
    """Checks the alignment that an access promises, if it does."""
    found = op.get("alignment")
    alignment = found.value if isinstance(found, IntegerAttr) else 0
    return allocation.aligned_access(machine, alignment) if alignment > 1 else None


class GenericAtomicRMWOp(Op, name="memref.generic_atomic_rmw"):
    """Updates an element atomically by a region."""

    memref: Value
    indices: Values
    result: OpResult
    atomic_body: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        memref, *indices = read_element(r)
        ty = r.colon_type()
        state.operands.append(r.resolve(memref, ty))
        state.operands += r.resolve_same(indices, INDEX)
        state.regions.append(r.braced_region())
        r.attr_dict(state)
        if not isinstance(ty, MemRefType):
            # Upstream casts here without a check.
            raise ParseError(memref.pos, "expected a memref")
        state.types.append(ty.element)

    def interpret(self, machine: Machine) -> Meaning:
        return access.update(self.memref.type)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        write_element(w, self.memref, self.indices)
        w.put(" : ", self.memref.type, " ")
        w.region(self.atomic_body)
        w.attr_dict(self)

    def verify(self) -> None:
        verify_indices(self, self.memref, self.indices)
        entry = self.atomic_body.entry
        arguments = entry.arguments if entry is not None else ()
        if len(arguments) != 1:
            raise self.error("expected single number of entry block arguments")
        if self.result.type is not arguments[0].type:
            raise self.error("expected block argument of the same type result type")
        for op in walk_post_order(self):
            if op is not self and not is_memory_effect_free(op):
                raise op.bare_error(
                    "body of 'memref.generic_atomic_rmw' should contain only "
                    "operations with no side effects"
                )


class PrefetchOp(Prefetch, name="memref.prefetch"):
    """Hints that an element of a memref will be used soon."""

    memref: Value
    indices: Values

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        memref, *indices = read_element(r)
        hints = Prefetch.read_hints(r, state)
        state.operands.append(r.resolve(memref, r.colon_type_of(MemRefType)))
        state.operands += r.resolve_same(indices, INDEX)
        Prefetch.put_hints(r, state, hints)

    def fold(self, constants: Constants) -> Folded:
        return through_casts(self)

    def interpret(self, machine: Machine) -> Meaning:
        return access.prefetch()

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        write_element(w, self.memref, self.indices)
        self.write_hints(w)
        w.attr_dict(self, ("localityHint", "isWrite", "isDataCache"))
        w.put(" : ", self.memref.type)

    @of_signature
    def verify(self) -> None:
        verify_indices(self, self.memref, self.indices)


class LoadOp(AffineAccess, SlotAccess, name="memref.load"):
    """Loads an element of a memref."""

    memref: Value
    indices: Values

    def fold(self, constants: Constants) -> Folded:
        return through_casts(self)

    def interpret(self, machine: Machine) -> Meaning:
        return access.load(self.memref.type, aligned=_aligned(self, machine))

    def access(self) -> Access:
        return plain_access(self.memref, self.indices, writes=False)

    def loads_from(self, slot: Slot) -> bool:
        return self.memref is slot.pointer

    def stored_to(self, slot: Slot) -> Value | None:
        return None

    def can_go_without(self, slot: Slot) -> bool:
        return True

    def go_without(self, slot: Slot, held: Value) -> None:
        self.results[0].replace_all_uses(held)

    @of_signature
    def verify(self) -> None:
        verify_indices(self, self.memref, self.indices)


class StoreOp(AffineAccess, SlotAccess, name="memref.store"):
    """Stores an element to a memref."""

    value: Value
    memref: Value
    indices: Values

    def fold(self, constants: Constants) -> Folded:
        return through_casts(self, self.value)

    def interpret(self, machine: Machine) -> Meaning:
        return access.store(self.memref.type, aligned=_aligned(self, machine))

    def access(self) -> Access:
        return plain_access(self.memref, self.indices, writes=True)

    def loads_from(self, slot: Slot) -> bool:
        return False

    def stored_to(self, slot: Slot) -> Value | None:
        return self.value if self.memref is slot.pointer else None

    def can_go_without(self, slot: Slot) -> bool:
        return self.value is not slot.pointer

    def go_without(self, slot: Slot, held: Value) -> None:
        """A store makes no value."""

    @of_signature
    def verify(self) -> None:
        verify_indices(self, self.memref, self.indices)


class AtomicRMWOp(Op, name="memref.atomic_rmw"):
    """Updates an element atomically and returns its previous value."""

    value: Value
    memref: Value
    indices: Values
    kind: str

    def fold(self, constants: Constants) -> Folded:
        return through_casts(self, self.value)

    def interpret(self, machine: Machine) -> Meaning:
        combine = kinds.combine(self.kind, self.value.type)
        return access.update(self.memref.type, combine)

    @of_signature
    def verify(self) -> None:
        verify_indices(self, self.memref, self.indices)
        ty = self.value.type
        kind = self.kind
        if kind in FLOAT_KINDS and not isinstance(ty, FloatType):
            raise self.error(f"with kind '{kind}' expects a floating-point type")
        if kind in INTEGER_KINDS and not isinstance(ty, IntegerType):
            raise self.error(f"with kind '{kind}' expects an integer type")


FLOAT_KINDS: Final = frozenset({"addf", "maximumf", "minimumf", "mulf"})
INTEGER_KINDS: Final = frozenset(
    {"addi", "andi", "maxs", "maxu", "mins", "minu", "muli", "ori", "xori"}
)


class AtomicYieldOp(Op, name="memref.atomic_yield"):
    """Terminates the region of an atomic update with the new element."""

    result_: Value

    def interpret(self, machine: Machine) -> Meaning:
        return lambda value: (value,)

    def verify(self) -> None:
        parent = self.parent_op
        wanted = parent.results[0].type if parent and parent.results else None
        found = self.result_.type
        if wanted is not found:
            raise self.error(
                f"types mismatch between yield op: '{found}' and its parent: '{wanted}'"
            )


class AssumeAlignmentOp(Op, name="memref.assume_alignment"):
    """Assumes the alignment of a memref's base address."""

    memref: Value
    alignment: IntegerAttr

    def fold(self, constants: Constants) -> Folded:
        inner = self.memref.defining_op
        same = isinstance(inner, AssumeAlignmentOp) and (
            inner.alignment is self.alignment
        )
        return self.memref if same else None

    def interpret(self, machine: Machine) -> Meaning:
        return allocation.aligned(machine, self.memref.type, self.alignment.value)

    @of_signature
    def verify(self) -> None:
        alignment = self.alignment.bits
        if not alignment or alignment & (alignment - 1):
            raise self.error("alignment must be power of 2")


class DistinctObjectsOp(Op, name="memref.distinct_objects"):
    """Assumes that memrefs do not alias."""

    def interpret(self, machine: Machine) -> Meaning:
        return views.distinct([value.type for value in self.operands])

    @of_signature
    def verify(self) -> None:
        given = [value.type for value in self.operands]
        if given != [result.type for result in self.results]:
            raise self.error("operand types and result types must match")
        if not given:
            raise self.error("expected at least one operand")

    def infer_types(self) -> list[Type]:
        return [value.type for value in self.operands]
