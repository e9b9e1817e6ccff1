"""A sequence of one item many times over, in the memory of one."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import TypeVar, overload

T = TypeVar("T", covariant=True)


class Repeated(Sequence[T]):
    """What a short text may ask for as often as it likes.

    It equals every sequence that has the same items; their number is compared first.
    """

    __hash__ = None  # type: ignore[assignment]
    __slots__ = ("item", "times")

    def __init__(self, item: T, times: int) -> None:
        self.item = item
        self.times = times

    def __len__(self) -> int:
        # Python has no larger lengths.
        return min(self.times, sys.maxsize)

    def __iter__(self) -> Iterator[T]:
        return repeat(self.item, self.times)

    def __contains__(self, item: object) -> bool:
        return self.times > 0 and item == self.item

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Repeated[T]: ...
    def __getitem__(self, index: int | slice) -> T | Repeated[T]:
        if isinstance(index, slice):
            return Repeated(self.item, len(range(*index.indices(self.times))))
        if not -self.times <= index < self.times:
            raise IndexError("sequence index out of range")
        return self.item

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Repeated):
            same = not self.times or self.item == other.item
            return self.times == other.times and same
        if not isinstance(other, Sequence) or isinstance(other, str | bytes):
            return NotImplemented
        return len(other) == self.times and all(item == self.item for item in other)

    def __repr__(self) -> str:
        return f"Repeated({self.item!r}, {self.times})"
