"""Memory that is reached by one pointer alone, which its values can stand for.

Upstream: PromotableAllocationOpInterface, PromotableMemOpInterface and, for memory that
is taken apart, DestructurableAllocationOpInterface, DestructurableAccessorOpInterface.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bridge.ir.core import Value
from bridge.ir.types import Type
from bridge.op.base import Op

__all__ = ["AccessesSlots", "AllocatesSlots", "Position", "Slot"]

Position = tuple[int, ...]
"""Which element of memory of several."""


class Slot(NamedTuple):
    """Memory, by the pointer to it."""

    pointer: Value
    element: Type
    """Of what is in it."""


class AllocatesSlots(Op):
    """An operation that makes memory which nothing else leads to.

    What is made below goes to the insertion point of the current builder.
    """

    def slots(self) -> Sequence[Slot]:
        """The memory that holds one value each."""
        raise NotImplementedError

    def initial_value(self, slot: Slot) -> Value:
        """What memory holds before anything is stored; made anew."""
        raise NotImplementedError

    def aggregates(self) -> Sequence[tuple[Slot, frozenset[Position]]]:
        """The memory that holds several values each, and where."""
        return ()

    def allocate_parts(
        self, slot: Slot, positions: Sequence[Position]
    ) -> Sequence[AllocatesSlots]:
        """Operations that each make memory for the element at a position."""
        raise NotImplementedError

    def without(self, slot: Slot) -> AllocatesSlots | None:
        """The operation that makes the other memory, in its place, if there is any.

        Nothing uses the pointer any more.
        """
        raise NotImplementedError


class AccessesSlots(Op):
    """An operation that loads what memory holds, or stores to it."""

    def loads_from(self, slot: Slot) -> bool:
        """Whether it loads all that memory holds."""
        raise NotImplementedError

    def stored_to(self, slot: Slot) -> Value | None:
        """What memory holds after it, if it stores there."""
        raise NotImplementedError

    def can_go_without(self, slot: Slot) -> bool:
        """Whether all that it does with the pointer is to load or store by it."""
        raise NotImplementedError

    def go_without(self, slot: Slot, held: Value) -> None:
        """Has its users use the value that memory holds; it is erased next."""
        raise NotImplementedError

    def position_in(
        self, slot: Slot, positions: frozenset[Position]
    ) -> Position | None:
        """Which one of the elements it accesses, if that is all it does."""
        raise NotImplementedError

    def access_part(self, parts: Mapping[Position, Value], position: Position) -> None:
        """Changes it to access the memory of that element."""
        raise NotImplementedError
