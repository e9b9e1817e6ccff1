"""Memory of the test dialect that values can stand for."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.define import Op
from bridge.dialects.memref.layouts import buffer_type
from bridge.dialects.memref.slots import part_type, positions_of
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import InsertionPoint, current_builder
from bridge.ir.core import Operation, Value
from bridge.ir.types import I32, Type
from bridge.op.interfaces.memory_slots import AllocatesSlots, Position, Slot
from test_dialect.folds import ConstantOp


class MultiSlotAllocaOp(AllocatesSlots, Op, name="test.multi_slot_alloca"):
    """Memory for each of its results."""

    def slots(self) -> Sequence[Slot]:
        """All of it."""
        return [Slot(one, buffer_type(one).element) for one in self.results]

    def initial_value(self, slot: Slot) -> Value:
        """42, of any type."""
        made = Operation(
            ConstantOp.row.name,
            result_types=[slot.element],
            properties={"value": IntegerAttr(42, I32)},
            location=self.any_location,
        )
        builder = current_builder()
        assert builder is not None  # what promotes has one
        return builder.insert(made).result

    def aggregates(self) -> Sequence[tuple[Slot, frozenset[Position]]]:
        """What has few elements, but several."""
        return [found for one in self.results for found in positions_of(one)]

    def allocate_parts(
        self, slot: Slot, positions: Sequence[Position]
    ) -> Sequence[AllocatesSlots]:
        """One for each element."""
        ty = part_type(slot.pointer)
        return [self._like(ty) for _ in positions]

    def without(self, slot: Slot) -> AllocatesSlots | None:
        """One with a result less, if there is more than one."""
        kept = [one for one in self.results if one is not slot.pointer]
        builder = current_builder()
        assert builder is not None  # what promotes has one
        new = None
        if kept:
            with builder.moved_to(InsertionPoint.before_op(self)):
                new = self._like(*[one.type for one in kept])
            for old, made in zip(kept, new.results, strict=True):
                old.replace_all_uses(made)
        self.erase()
        return new

    def _like(self, *types: Type) -> AllocatesSlots:
        made = Operation(self.name, result_types=types, location=self.any_location)
        builder = current_builder()
        assert builder is not None
        assert isinstance(made, AllocatesSlots)
        builder.insert(made)
        return made
