"""What the runner libraries do on memrefs: copying, comparing, sorting, shuffling."""

from __future__ import annotations

from typing import Final

import numpy as np

from bridge.upstream.arrays import Array, DType
from bridge.upstream.memref import HEADER, from_words, words_at
from bridge.upstream.runtime_print import formatter, metadata

TOLERANCES: Final = {np.dtype(np.float32): 1e-6, np.dtype(np.float64): 1e-12}
"""The relative error within which two elements count as equal."""

MISMATCHES_TOLD: Final = 10


def unranked_words(address: int) -> list[int]:
    """The words of the memref an unranked one, itself in memory, stands for."""
    rank, descriptor = words_at(address, 2)
    return ranked_words(descriptor, rank)


def ranked_words(address: int, rank: int) -> list[int]:
    """The words of a descriptor in memory."""
    return words_at(address, HEADER + 2 * rank)


def copy(element_size: int, source: int, target: int) -> None:
    """Copies the elements of one unranked memref to another of the same shape."""
    dtype = np.dtype(f"V{element_size}")
    to = from_words(unranked_words(target), dtype)
    np.copyto(to, from_words(unranked_words(source), dtype))


def differences(
    actual: list[int], expected: list[int], dtype: DType
) -> tuple[int, str]:
    """How many elements of two memrefs differ, -1 for other shapes, and the report."""
    if len(actual) > HEADER and actual[2:] != expected[2:]:
        return -1, metadata(actual) + metadata(expected)
    got, wanted = from_words(actual, dtype), from_words(expected, dtype)
    places = np.argwhere(~_equal(got, wanted))
    strides = actual[HEADER + got.ndim :]
    show = formatter(dtype)
    lines = []
    for place in places[:MISMATCHES_TOLD].tolist():
        at = actual[2] + sum(i * s for i, s in zip(place, strides, strict=True))
        one, other = (show(a[tuple(place)].item()) for a in (got, wanted))
        lines.append(f"{one} != {other} offset = {at}\n")
    return len(places), "".join(lines)


def _equal(got: Array, wanted: Array) -> Array:
    tolerance = TOLERANCES.get(got.dtype)
    if tolerance is None:
        # The library compares the formats of 16 bits by their patterns.
        if got.dtype.itemsize == 2:
            got, wanted = got.view(np.uint16), wanted.view(np.uint16)
        return np.asarray(got == wanted)
    with np.errstate(invalid="ignore", over="ignore"):
        bound = got.dtype.type(tolerance) * np.abs(wanted)
        close = np.abs(got - wanted) <= bound
    return np.asarray(close & np.isfinite(got) & np.isfinite(wanted))


def sort(count: int, words: list[int], dtype: DType) -> None:
    """Sorts the first `count` elements of a memref of rank 1."""
    from_words(words, dtype)[:count].sort()
