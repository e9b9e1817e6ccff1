"""Memory of few elements, accessed at positions that are known.

Upstream: mlir/lib/Dialect/MemRef/IR/MemRefMemorySlot.cpp.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from typing import Final

from bridge.dialects.memref.layouts import buffer_type
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Value
from bridge.ir.types import MemRefType
from bridge.op.base import OpResult, Values
from bridge.op.folding import constant_of
from bridge.op.interfaces.memory_slots import AccessesSlots, Position, Slot

__all__ = ["SlotAccess", "part_type", "positions_of", "single_slot"]

_MOST: Final = 16
"""Memory of more elements is not taken apart."""


def single_slot(memref: OpResult) -> Sequence[Slot]:
    """Memory of one element."""
    ty = buffer_type(memref)
    if not ty.has_static_shape or prod(ty.shape) != 1:
        return ()
    return [Slot(memref, ty.element)]


def positions_of(memref: OpResult) -> Sequence[tuple[Slot, frozenset[Position]]]:
    """Memory of several elements, but few, with their positions."""
    ty = buffer_type(memref)
    if not ty.has_static_shape or not 1 < prod(ty.shape) <= _MOST:
        return ()
    return [(Slot(memref, ty), frozenset(product(*map(range, ty.shape))))]


def part_type(memref: Value) -> MemRefType:
    """The type of memory for one element."""
    return MemRefType((), buffer_type(memref).element)


class SlotAccess(AccessesSlots):
    """A load or store of one element."""

    memref: Value
    indices: Values

    def position_in(
        self, slot: Slot, positions: frozenset[Position]
    ) -> Position | None:
        if self.memref is not slot.pointer or not self.can_go_without(slot):
            return None
        found = [constant_of(index) for index in self.indices]
        known = [index.value for index in found if isinstance(index, IntegerAttr)]
        position = tuple(known)
        return position if position in positions else None

    def access_part(self, parts: Mapping[Position, Value], position: Position) -> None:
        at = next(i for i, value in enumerate(self.operands) if value is self.memref)
        self.operands = (*self.operands[:at], parts[position])
