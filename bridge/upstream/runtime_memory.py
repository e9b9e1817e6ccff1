"""What the runner libraries do on memrefs: copying, comparing, sorting, shuffling."""

from __future__ import annotations

import numpy as np

from bridge.interpreter import runtime_print
from bridge.interpreter.runtime_print import HEADER
from bridge.ir.arrays import DType
from bridge.upstream.memref import from_words, words_at


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
    pairs = [(words, from_words(words, dtype)) for words in (actual, expected)]
    return runtime_print.differences(*pairs)


def sort(count: int, words: list[int], dtype: DType) -> None:
    """Sorts the first `count` elements of a memref of rank 1."""
    from_words(words, dtype)[:count].sort()
