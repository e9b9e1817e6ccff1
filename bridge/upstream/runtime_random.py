"""The random numbers of the runner libraries, number for number.

A generator is a Mersenne Twister of 32 bits. The distributions are libstdc++'s, since
the C++ standard leaves them to each library.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from bridge.ir.arrays import Array

RANGE: Final = 1 << 32
_MASK: Final = (1 << 64) - 1


class Generator:
    """`std::mt19937` of a seed."""

    def __init__(self, seed: int) -> None:
        seeded: Any = np.random.RandomState(seed % RANGE).get_state(legacy=False)
        self._bits = np.random.MT19937()
        self._bits.state = seeded

    def draw(self) -> int:
        """The next 32 bits."""
        return int(self._bits.random_raw())

    def upto(self, limit: int) -> int:
        """A number from 0 to `limit`, which fits 64 bits, uniformly."""
        if limit >= RANGE - 1:
            return self._wide(limit)
        # Lemire's method: the high half of a product, a biased low half refused.
        bound = limit + 1
        product = self.draw() * bound
        if product % RANGE < bound:
            threshold = (RANGE - bound) % bound
            while product % RANGE < threshold:
                product = self.draw() * bound
        return product >> 32

    def _wide(self, limit: int) -> int:
        if limit == RANGE - 1:
            return self.draw()
        while True:
            high = RANGE * self.upto(limit // RANGE) & _MASK
            value = high + self.draw() & _MASK
            if high <= value <= limit:
                return value

    def shuffle(self, values: Array) -> None:
        """Makes the values a permutation of 0, 1, …"""
        order = list(range(len(values)))
        if len(order) < 1 << 16:
            self._shuffle_in_pairs(order)
        else:
            for i in range(1, len(order)):
                _swap(order, i, self.upto(i))
        values[:] = order

    def _shuffle_in_pairs(self, order: list[int]) -> None:
        """Draws two elements' positions at once, as libstdc++ does if they fit."""
        count = len(order)
        start = 1
        if count and count % 2 == 0:
            _swap(order, 1, self.upto(1))
            start = 2
        for i in range(start, count, 2):
            first, second = divmod(self.upto((i + 1) * (i + 2) - 1), i + 2)
            _swap(order, i, first)
            _swap(order, i + 1, second)


def _swap(values: list[int], i: int, j: int) -> None:
    values[i], values[j] = values[j], values[i]
