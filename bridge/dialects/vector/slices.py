"""The numbers, in row-major order, of the elements of a slice of a vector."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from bridge.dialects.vector.checks import integers_of
from bridge.dialects.vector.positions import linearize
from bridge.ir.attributes import ArrayAttr


def numbers_in_slice(
    shape: Sequence[int], offsets: ArrayAttr, sizes: Sequence[int]
) -> Iterator[int]:
    """The numbers of the elements of a slice, in the order of the slice.

    It may have fewer dimensions than there are: then they are the last ones. Where
    there are fewer offsets than dimensions, the others begin at 0.
    """
    given = integers_of(offsets)
    starts = (*given, *[0] * (len(shape) - len(given)))
    box = (*[1] * (len(shape) - len(sizes)), *sizes)
    ranges = [
        range(start, start + size) for start, size in zip(starts, box, strict=True)
    ]
    return (linearize(position, shape) for position in product(*ranges))
