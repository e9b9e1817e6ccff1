"""Which operations are dead: nobody uses their results, and nothing else is lost.

As upstream's `isOpTriviallyDead`: what only reads memory may go, and so may what makes
memory that nobody gets to know. What may not is found once for each class.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from bridge.ir.core import Operation
from bridge.op.base import Op
from bridge.op.by_class import ByClass
from bridge.op.interfaces.effects import (
    Effect,
    MemoryEffects,
    effects_of,
    runs_regions,
    states_effects,
)

__all__ = ["EFFECTS", "Effects", "is_trivially_dead", "would_be_dead"]


class Effects(Enum):
    """What is lost with an operation whose results nobody uses."""

    KEPT = 0
    """Something that must stay, as far as is known."""
    NONE = 1
    VARIES = 2
    """It depends on the operation, or on its regions."""


def is_trivially_dead(op: Operation) -> bool:
    """Whether nobody uses it, and it may be erased."""
    effects = EFFECTS[type(op)]
    if effects is Effects.KEPT:
        return False
    for result in op.results:
        if result.has_uses:
            return False
    return effects is Effects.NONE or _nothing_is_lost(op)


def would_be_dead(op: Operation) -> bool:
    """Whether it might be erased if nobody used it."""
    effects = EFFECTS[type(op)]
    if effects is Effects.VARIES:
        return _nothing_is_lost(op)
    return effects is Effects.NONE


def _effects_of(cls: type[Operation]) -> Effects:
    """What is lost with any operation of a class."""
    if not issubclass(cls, Op) or not hasattr(cls, "row"):
        return Effects.KEPT
    row = cls.row
    if row.terminator or not row.trait_names.isdisjoint(_SYMBOLS):
        return Effects.KEPT
    if issubclass(cls, MemoryEffects) or "RecursiveMemoryEffects" in row.trait_names:
        return Effects.VARIES
    if "NoMemoryEffect" in row.trait_names:
        return Effects.NONE
    stated = [slot for slot in (*row.operands, *row.results) if slot.effects]
    if not stated:
        return Effects.KEPT
    only_reads = all(
        text.partition(" of ")[0] == "Read" for slot in stated for text in slot.effects
    )
    if only_reads and not row.trait("MemoryEffects"):
        return Effects.NONE
    return Effects.VARIES


_SYMBOLS: Final = ("Symbol", "SymbolOpInterface")


EFFECTS: Final = ByClass(_effects_of)
"""What is lost with any operation of a class."""


def _nothing_is_lost(op: Operation) -> bool:
    pending = [op]
    while pending:
        current = pending.pop()
        if runs_regions(current):
            pending += [
                inner
                for region in current.regions
                for block in region.blocks
                for inner in block
            ]
        effects = effects_of(current)
        if effects is None:
            if states_effects(current) or not runs_regions(current):
                return False
            continue
        if not _are_harmless(current, effects):
            return False
    return True


def _are_harmless(op: Operation, effects: Sequence[Effect]) -> bool:
    """Whether memory is only read, or is new and nobody gets to know it."""
    made = {
        effect.value
        for effect in effects
        if effect.kind == "Allocate" and effect.value in op.results
    }
    return all(effect.kind == "Read" or effect.value in made for effect in effects)
