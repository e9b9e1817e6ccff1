"""The uses of a value that has very many of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge.ir.core import Operation


class Uses:
    """Users with their number of uses, with the part of a list's interface we need.

    A list is smallest and quickest for the few uses that nearly all values have, but
    removing from it costs O(uses): a constant with 100,000 users would make erasing
    them quadratic. Values change over when they lose a use among more than 64.
    """

    __slots__ = ("_counts", "_total")

    def __init__(self, ops: Iterable[Operation]) -> None:
        self._counts: dict[Operation, int] = {}
        self._total = 0
        for op in ops:
            self.append(op)

    def append(self, op: Operation) -> None:
        self._counts[op] = self._counts.get(op, 0) + 1
        self._total += 1

    def remove(self, op: Operation) -> None:
        """Takes one use away; raises `ValueError` where there is none."""
        count = self._counts.get(op)
        if count is None:
            raise ValueError(f"{op.name} does not use the value")
        self._total -= 1
        if count == 1:
            del self._counts[op]
        else:
            self._counts[op] = count - 1

    def __len__(self) -> int:
        return self._total

    def __iter__(self) -> Iterator[Operation]:
        for op, count in self._counts.items():
            for _ in range(count):
                yield op
