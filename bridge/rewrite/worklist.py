"""The worklist of the greedy driver: what is left to look at, and what comes first.

Most operations are looked at once, in an order that is known before, and nothing else
happens to them: those are a list, of which an iterator says how far it is. What a
change touches comes before the rest of it, the last that was added first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import cast

from bridge import native
from bridge.ir.core import Operation


class Worklist:
    """Operations to look at, each once: `ahead` in order, before them those `again`."""

    __slots__ = ("_left", "_order", "_places", "again", "ahead")

    def __init__(self) -> None:
        self.again: dict[Operation, None] = {}
        """What was added; what is taken is its last."""
        self.begin(())

    def begin(self, order: Sequence[Operation]) -> None:
        """Makes these, in order, all there is to look at."""
        self._order: list[Operation | None] = [*order]
        self._places: dict[Operation | None, int] = {}
        self.ahead: Iterator[Operation | None] = iter(self._order)
        """Those to be looked at, in order; `None` stands where one was taken out."""
        # What the iterator has left is how many places are behind it.
        self._left: Callable[[], int] = cast("_Measured", self.ahead).__length_hint__
        self.again.clear()

    def __bool__(self) -> bool:
        """Whether there is anything left."""
        left = len(self._order) - self._left()
        return bool(self.again) or any(self._order[left:])

    @property
    def remains(self) -> list[Operation]:
        """What the list was made of, without what was taken out since."""
        return [op for op in self._order if op is not None]

    def add(self, op: Operation) -> None:
        """Adds an operation, unless it is on the list already."""
        order = self._order
        place = (self._places or self._placed()).get(op, -1)
        if place < len(order) - self._left() or order[place] is not op:
            self.again.setdefault(op)

    def discard(self, op: Operation) -> None:
        """Takes an operation out; nothing where it is not on the list."""
        self.again.pop(op, None)
        place = (self._places or self._placed()).get(op, -1)
        if place >= 0 and self._order[place] is op:
            self._order[place] = None

    def _placed(self) -> dict[Operation | None, int]:
        """Where each operation is in the order.

        Made when something is added or taken out: in an iteration that changes nothing
        none is, and there is one in each run.
        """
        order = self._order
        self._places.update(zip(order, range(len(order)), strict=True))
        return self._places


class _Measured(Iterator[Operation | None]):
    """The iterator of a list, which knows how many it has left."""

    def __length_hint__(self) -> int:
        raise NotImplementedError


if native.COMPILED:
    Worklist = native.core.Worklist  # type: ignore[misc]
