"""Constants: made of what is folded, each once, at the start of where it is known.

As upstream's `OperationFolder`: a region that is isolated from above keeps each of its
constants at the start of its first block, in the order they were met.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol

from bridge.ir.attributes import Attribute
from bridge.ir.core import AnyLocation, Operation, Region, Value
from bridge.ir.locations import UNKNOWN_LOC
from bridge.ir.types import Type
from bridge.ods.dialect import dialect
from bridge.op.base import Op
from bridge.op.folding import value_of_constant
from bridge.op.traits import has_trait
from bridge.rewrite.rewriter import Rewriter

__all__ = [
    "KeepsConstants",
    "KnownConstants",
    "folded_values",
    "home_of_constants",
    "materialize_constant",
]


class Materialize(Protocol):
    """A dialect's `materialize_constant`."""

    def __call__(
        self, value: Attribute, type: Type, location: AnyLocation
    ) -> Operation | None: ...


@cache
def _materializer(name: str) -> Materialize | None:
    own = dialect(name)
    if own is None or not own.constants:
        return None
    makers = dialect(own.constants)
    assert makers is not None  # a row of a package names it
    found: Materialize = makers.module("constants").materialize_constant
    return found


def materialize_constant(
    name: str, value: Attribute, type: Type, location: AnyLocation = UNKNOWN_LOC
) -> Operation | None:
    """The constant that a dialect makes of an attribute; `None` where it makes none."""
    make = _materializer(name)
    return None if make is None else make(value, type, location)


def folded_values(
    op: Operation, results: Sequence[Value | Attribute]
) -> list[Value] | None:
    """What results are folded to, with constants that are not yet inserted.

    `None` where there is no constant for one of them.
    """
    found: list[Value] = []
    for folded, result in zip(results, op.results, strict=True):
        if isinstance(folded, Value):
            found.append(folded)
            continue
        made = materialize_constant(op.dialect, folded, result.type, op.any_location)
        if made is None:
            return None
        found.append(made.result)
    return found


Key = tuple[str, Attribute, Type]


class KnownConstants:
    """The constants of each region that were met."""

    def __init__(self, rewriter: Rewriter) -> None:
        self._rewriter = rewriter
        self._by_region: dict[Region, dict[Key, Operation]] = {}
        self._owned: set[Operation] = set()

    def replaces(self, op: Operation) -> bool:
        """Whether an equal constant is known, which is used instead: `op` is gone.

        One that is new is hoisted.
        """
        value = value_of_constant(op)
        region = home_of_constants(op.parent_region)
        if value is None or region is None:
            return False
        known = self._by_region.setdefault(region, {})
        key = (op.dialect, value, op.results[0].type)
        found = known.get(key)
        if found is not None:
            found.location = UNKNOWN_LOC
            self._rewriter.replace(op, found)
            return True
        known[key] = op
        self._hoist(op, region)
        self._owned.add(op)
        return False

    def _hoist(self, op: Operation, region: Region) -> None:
        entry = region.blocks[0]
        first = entry.first
        assert first is not None  # a constant is inside
        if op.parent is not entry:
            op.move_before(first)
            op.location = UNKNOWN_LOC
        elif first is not op and op.previous not in self._owned:
            op.move_before(first)


def home_of_constants(region: Region | None) -> Region | None:
    """The region that keeps the constants of one inside it, if not itself."""
    while region is not None:
        around = region.parent
        if around is None or around.parent is None or _keeps(around):
            return region
        region = around.parent_region
    return None


class KeepsConstants(Op):
    """An operation whose regions keep their constants, though values reach into them.

    Upstream: `DialectFoldInterface::shouldMaterializeInto`.
    """


def _keeps(op: Operation) -> bool:
    # Of an op that is not registered nothing is known.
    isolated = has_trait(op, "IsolatedFromAbove")
    return isolated or isinstance(op, KeepsConstants) or type(op) is Operation
