"""What operations do to memory."""

from __future__ import annotations

from bridge.analysis.unknown import Unknown
from bridge.arguments import checked
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.op.interfaces.effects import (
    Effect,
    effects_inside,
    effects_of,
    is_memory_effect_free,
    is_pure,
    is_speculatable,
    runs_regions,
    states_effects,
)


@checked
def effects(op: Operation) -> list[Effect] | Unknown:
    """What an operation and all that it runs do to memory, in no order.

    `Unknown` with an operation of which that is not known, a call for example.
    """
    found = effects_inside(op)
    if found is not None:
        return found
    for inner in walk(op):
        if effects_of(inner) is None and (
            states_effects(inner) or not runs_regions(inner)
        ):
            return Unknown("may do anything to memory", inner)
    raise AssertionError("what makes the answer unknown is inside")


__all__ = ["Effect", "effects", "is_memory_effect_free", "is_pure", "is_speculatable"]
