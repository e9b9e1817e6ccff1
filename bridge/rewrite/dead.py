"""Which operations are dead: nobody uses their results, and nothing else is lost.

As upstream's `isOpTriviallyDead`: what only reads memory may go, and so may what makes
memory that nobody gets to know. What may not is found once for each class.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from bridge.ir.core import Operation
from bridge.op.base import Op
from bridge.op.by_class import ByClass
from bridge.op.interfaces.effects import OnlyReads

__all__ = ["EFFECTS", "Effects", "is_trivially_dead", "would_be_dead"]


class Effects(Enum):
    """What is lost with an operation whose results nobody uses."""

    KEPT = 0
    """Something that must stay, as far as is known."""
    NONE = 1
    AS_ITS_REGIONS = 2


def is_trivially_dead(op: Operation) -> bool:
    """Whether nobody uses it, and it may be erased."""
    effects = EFFECTS[type(op)]
    if effects is Effects.KEPT:
        return False
    for result in op.results:
        if result.has_uses:
            return False
    return effects is Effects.NONE or _regions_are_pure(op)


def would_be_dead(op: Operation) -> bool:
    """Whether it might be erased if nobody used it."""
    effects = EFFECTS[type(op)]
    if effects is Effects.AS_ITS_REGIONS:
        return _regions_are_pure(op)
    return effects is Effects.NONE


def _effects_of(cls: type[Operation]) -> Effects:
    """What is lost with any operation of a class."""
    if not issubclass(cls, Op) or not hasattr(cls, "row"):
        return Effects.KEPT
    row = cls.row
    if row.terminator or not row.trait_names.isdisjoint(_SYMBOLS):
        return Effects.KEPT
    return _effects_apart(cls)


def _effects_apart(cls: type[Operation]) -> Effects:
    """The same inside an operation, where terminators and symbols go with it."""
    if not issubclass(cls, Op) or not hasattr(cls, "row"):
        return Effects.KEPT
    row = cls.row
    recursive = "RecursiveMemoryEffects" in row.trait_names
    lost = Effects.AS_ITS_REGIONS if recursive else Effects.NONE
    if "NoMemoryEffect" in row.trait_names or issubclass(cls, OnlyReads):
        return lost
    if "MemoryEffectOpInterface" not in row.trait_names:
        return lost if recursive else Effects.KEPT
    read = [effect for slot in row.operands for effect in slot.effects]
    made = [effect for slot in row.results for effect in slot.effects]
    harmless = {*read} <= {"Read"} and {*made} <= {"Read", "Allocate"}
    return lost if (read or made) and harmless else Effects.KEPT


_SYMBOLS: Final = ("Symbol", "SymbolOpInterface")


EFFECTS: Final = ByClass(_effects_of)
"""What is lost with any operation of a class."""

_INSIDE: Final = ByClass(_effects_apart)


def _regions_are_pure(op: Operation) -> bool:
    pending = [op]
    while pending:
        current = pending.pop()
        for region in current.regions:
            for block in region.blocks:
                for inner in block:
                    effects = _INSIDE[type(inner)]
                    if effects is Effects.KEPT and not _ends(inner):
                        return False
                    if effects is not Effects.NONE:
                        pending.append(inner)
    return True


def _ends(op: Operation) -> bool:
    """Whether it is a terminator that only passes values on."""
    return isinstance(op, Op) and "ReturnLike" in op.row.trait_names
