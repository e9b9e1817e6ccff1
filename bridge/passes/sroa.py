"""`sroa`: memory of several values becomes memory of one value each.

As upstream's pass of this name (scalar replacement of aggregates): where all accesses
say which element they are to, what is never accessed is not allocated.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Region
from bridge.ir.walk import walk, walk_post_order
from bridge.op.interfaces.memory_slots import (
    AccessesSlots,
    AllocatesSlots,
    Position,
    Slot,
)
from bridge.op.traits import has_trait
from bridge.passes.registry import Pass
from bridge.rewrite.rewriter import Rewriter

__all__ = ["SROA"]

_DESTRUCTURED: Final = "destructured slots"
_SMALLER: Final = "slots with memory benefit"
_MOST: Final = "max subelement number"


class SROA(Pass, name="sroa"):
    """Scalar Replacement of Aggregates."""

    statistics: ClassVar[Mapping[str, str]] = {
        _DESTRUCTURED: "Total amount of memory slots destructured",
        _SMALLER: (
            "Total amount of memory slots in which the destructured size was smaller "
            "than the total size after eliminating unused fields"
        ),
        _MOST: (
            "Maximal number of sub-elements a successfully destructured slot initially "
            "had"
        ),
    }

    def knows(self, op: Operation) -> bool:
        return all(
            isinstance(inner, AllocatesSlots)
            or not has_trait(inner, "DestructurableAllocationOpInterface")
            for inner in walk(op)
        )

    def run(self, op: Operation) -> None:
        for region in op.regions:
            work = [*_allocations(region)]
            while work:
                work = self._replace_some(work)

    def _replace_some(self, work: list[AllocatesSlots]) -> list[AllocatesSlots]:
        """Takes one aggregate of each operation apart; what is left to look at."""
        left: list[AllocatesSlots] = []
        changed = False
        for op in work:
            found = next(_possible(op), None)
            if found is None:
                left.append(op)
                continue
            changed = True
            slot, positions, accesses = found
            left += _replaced(op, slot, accesses)
            used = len(set(accesses.values()))
            self.count(_DESTRUCTURED)
            self.count(_SMALLER, used != len(positions))
            self.counts[_MOST] = max(self.counts[_MOST], len(positions))
        return left if changed else []


def _allocations(region: Region) -> Iterator[AllocatesSlots]:
    for block in region.blocks:
        for op in block:
            for inner in walk_post_order(op):
                if isinstance(inner, AllocatesSlots):
                    yield inner


_Accesses = dict[AccessesSlots, Position]


def _possible(
    op: AllocatesSlots,
) -> Iterator[tuple[Slot, frozenset[Position], _Accesses]]:
    """The aggregates of an operation that can be taken apart, with their accesses."""
    for slot, positions in op.aggregates():
        accesses = _accesses(slot, positions)
        if accesses:
            yield slot, positions, accesses


def _accesses(slot: Slot, positions: frozenset[Position]) -> _Accesses:
    """What uses an aggregate, with which element; nothing if that is not known."""
    found: _Accesses = {}
    for user in reversed(slot.pointer.users):
        position = None
        if isinstance(user, AccessesSlots):
            position = user.position_in(slot, positions)
        if position is None:
            return {}
        assert isinstance(user, AccessesSlots)
        found[user] = position
    return found


def _replaced(
    op: AllocatesSlots, slot: Slot, accesses: _Accesses
) -> list[AllocatesSlots]:
    """Takes an aggregate apart; the operations that make memory instead."""
    rewriter = Rewriter(location=op.any_location)
    rewriter.point = InsertionPoint.after_op(op)
    with rewriter:
        positions = list(dict.fromkeys(accesses.values()))
        made = op.allocate_parts(slot, positions)
        pairs = zip(positions, made, strict=True)
        parts = {position: part.results[0] for position, part in pairs}
        for access, position in accesses.items():
            access.access_part(parts, position)
        rest = op.without(slot)
    return [*made, *([] if rest is None else [rest])]
