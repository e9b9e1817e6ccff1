"""What analyses and affine passes may take for granted of a program, on request.

Nothing, by default: a program may do whatever its operations may. Upstream's affine
passes take all of `ASSUMPTIONS` for granted of every program; who knows that they hold
of theirs says so, and is given as much as upstream gives.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from bridge.ir.core import Operation
from bridge.ir.types import MemRefType, UnrankedMemRefType
from bridge.op.interfaces.effects import (
    Effect,
    effects_of,
    runs_regions,
    states_effects,
)

DISTINCT_ARGUMENTS: Final = "distinct-arguments"
OPERANDS_ONLY: Final = "operands-only"
ORDERED_BOUNDS: Final = "ordered-bounds"

ASSUMPTIONS: Final = {
    DISTINCT_ARGUMENTS: "no two arguments of a function share memory",
    OPERANDS_ONLY: "an operation whose effects are not known, such as a call, touches "
    "no memory but its operands', and comes to an end",
    ORDERED_BOUNDS: "no loop ends before it begins",
}

_ASSUMED: Final[ContextVar[frozenset[str]]] = ContextVar("assumed")


def assumes(name: str) -> bool:
    """Whether something is taken for granted."""
    return name in _ASSUMED.get(frozenset())


@contextmanager
def assuming(*names: str) -> Iterator[None]:
    """Takes things for granted, beside what is already; raises `ValueError`."""
    for name in names:
        if name not in ASSUMPTIONS:
            known = ", ".join(ASSUMPTIONS)
            raise ValueError(f"assuming: no assumption '{name}', there are {known}")
    token = _ASSUMED.set(_ASSUMED.get(frozenset()) | set(names))
    try:
        yield
    finally:
        _ASSUMED.reset(token)


def assumed_effects(op: Operation) -> Sequence[Effect] | None:
    """The effects of an operation itself, those that are assumed where none are known.

    `None` where nothing is assumed either, and of what just runs its regions.
    """
    found = effects_of(op)
    recursive = runs_regions(op) and not states_effects(op)
    if found is not None or recursive or op.regions or not assumes(OPERANDS_ONLY):
        return found
    return [
        Effect(kind, value)
        for value in dict.fromkeys(op.operands)
        if isinstance(value.type, MemRefType | UnrankedMemRefType)
        for kind in ("Read", "Write", "Free")
    ]
