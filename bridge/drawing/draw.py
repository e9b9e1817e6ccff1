"""Random choices, the same for the same seed, with a liking for extremes."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import inf, nan
from random import Random
from typing import Final, Generic, TypeVar

T = TypeVar("T")

_FLOATS: Final = (
    *(0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -3.5, 7.25, 1e10, -1e-10, inf, -inf, nan),
    *(65504.0, 3.4e38, 1e-45, 5e-324),
)


class Choice(Generic[T]):
    """Items with weights, to be drawn of more than once."""

    __slots__ = ("_items", "_sums")

    def __init__(self, weights: Mapping[T, int]) -> None:
        self._items = list(weights)
        self._sums = list(accumulate(weights.values()))

    def drawn(self, draw: Random) -> T:
        """An item, as often as its weight says."""
        return self._items[bisect(self._sums, draw.random() * self._sums[-1])]


class Draw(Random):
    """Draws what programs are made of."""

    def chance(self, probability: float) -> bool:
        """True, so often."""
        return self.random() < probability

    def pick(self, items: Sequence[T]) -> T:
        """One of some items."""
        return items[int(self.random() * len(items))]

    def recent(self, items: Sequence[T]) -> T:
        """One of some items, of which the last are liked best."""
        return items[int(max(self.random(), self.random()) * len(items))]

    def weighted(self, weights: Mapping[T, int]) -> T:
        """A key, as often as its weight says."""
        return self.choices(list(weights), list(weights.values()))[0]

    def integer(self, width: int) -> int:
        """A signed integer of a width: small, near a power of two, or any."""
        half = 1 << max(width - 1, 0)
        kind = self.random()
        if kind < 0.55:
            found = self.randint(-4, 9)
        elif kind < 0.85:
            power = 1 << self.randrange(width)
            found = self.pick((power, -power)) + self.randint(-1, 1)
        else:
            found = self.getrandbits(width)
        return (found + half) % (2 * half) - half

    def real(self) -> float:
        """A float: mostly small, at times an extreme."""
        if self.chance(0.75):
            return self.randint(-16, 16) / 4
        return self.pick(_FLOATS)

    def shape(self, rank: int, most: int = 8) -> tuple[int, ...]:
        """The sizes of so many dimensions."""
        return tuple([self.randint(1, most) for _ in range(rank)])
