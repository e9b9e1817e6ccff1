"""Vectors in memory lane by lane: where a mask is set, at indices, or compressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from bridge.interpreter.elements import Element, element_of
from bridge.interpreter.lanes import Array, joined
from bridge.interpreter.memory import MemRef
from bridge.interpreter.poison import Poison, Undefined
from bridge.interpreter.scattered import (
    Base,
    Flags,
    Places,
    flags,
    get,
    numbers,
    places,
    put,
    reachable,
    replaced,
    sizes_of,
)
from bridge.ir.shapes import element_or_self
from bridge.ir.types import Type

if TYPE_CHECKING:
    from bridge.interpreter.access import Aligned
    from bridge.interpreter.programs import Meaning


def load(ty: Type, aligned: Aligned | None = None) -> Meaning:
    """`vector.maskedload`: takes memory, indices, the mask, and what is elsewhere."""
    element = element_of(element_or_self(ty))

    def run(base: MemRef, *values: object) -> Array:
        *indices, mask, other = values
        where = flags(_array(mask))
        at = _block(base, indices, where, where.shape)
        _check_aligned(element, aligned, base, at)
        return _spread(element, base, at, where, _array(other))

    return run


def store(ty: Type, aligned: Aligned | None = None) -> Meaning:
    """`vector.maskedstore`: takes memory, indices, the mask and a vector."""
    element = element_of(element_or_self(ty))

    def run(base: MemRef, *values: object) -> None:
        *indices, mask, value = values
        where = flags(_array(mask))
        at = _block(base, indices, where, where.shape)
        _check_aligned(element, aligned, base, at)
        put(element, base, at, _array(value)[where])

    return run


def expand(ty: Type, aligned: Aligned | None = None) -> Meaning:
    """`vector.expandload`: as `load`, of as many neighbours as lanes are set."""
    element = element_of(element_or_self(ty))

    def run(base: MemRef, *values: object) -> Array:
        *indices, mask, other = values
        where = flags(_array(mask))
        at = _neighbours(base, indices, int(where.sum()))
        _check_aligned(element, aligned, base, at)
        return _spread(element, base, at, where, _array(other))

    return run


def compress(ty: Type, aligned: Aligned | None = None) -> Meaning:
    """`vector.compressstore`: as `store`, to as many neighbours as lanes are set."""
    element = element_of(element_or_self(ty))

    def run(base: MemRef, *values: object) -> None:
        *indices, mask, value = values
        where = flags(_array(mask))
        at = _neighbours(base, indices, int(where.sum()))
        _check_aligned(element, aligned, base, at)
        put(element, base, at, _array(value)[where])

    return run


def gather(ty: Type, aligned: Aligned | None = None) -> Meaning:
    """`vector.gather`: takes memory, offsets, indices, a mask, what is elsewhere, and
    the mask around it, or None.

    An index counts elements in the last dimension; it may run through the rows.
    """
    element = element_of(element_or_self(ty))

    def run(base: Base, *values: object) -> Array:
        *offsets, indices, mask, other, outer = values
        where = flags(_array(mask))
        if outer is not None:
            where = where & flags(_array(outer))
        at = _scattered(base, offsets, _array(indices), where)
        _check_aligned(element, aligned, base, at)
        return _spread(element, base, at, where, _array(other))

    return run


def scatter(ty: Type, aligned: Aligned | None = None) -> Meaning:
    """`vector.scatter`: takes memory, offsets, indices, a mask and a vector.

    Two lanes at one place are undefined.
    """
    element = element_of(element_or_self(ty))

    def run(base: Base, *values: object) -> Array | None:
        *offsets, indices, mask, value = values
        where = flags(_array(mask))
        at = _scattered(base, offsets, _array(indices), where)
        _check_aligned(element, aligned, base, at)
        unique, counts = np.unique(at, return_counts=True)
        if len(unique) != len(at):
            twice = unique[counts > 1][0]
            raise Undefined(f"two lanes are stored at one place, element {twice}")
        if isinstance(base, MemRef):
            put(element, base, at, _array(value)[where])
            return None
        return replaced(element, base, at, _array(value)[where])

    return run


def _array(value: object) -> Array:
    assert isinstance(value, np.ndarray)
    return value


def _indices(indices: Sequence[object]) -> list[int]:
    found = []
    for dimension, index in enumerate(indices):
        if isinstance(index, Poison):
            raise Undefined(f"index {dimension} is poison: {index.why()}")
        assert isinstance(index, int)
        found.append(index)
    return found


def _block(
    base: MemRef, indices: Sequence[object], where: Flags, shape: Sequence[int]
) -> Places:
    """The places of the lanes that are set of a vector which begins at indices."""
    at: list[Places] = [np.asarray(index, np.int64) for index in _indices(indices)]
    lead = len(at) - len(shape)
    for axis, lanes in enumerate(np.nonzero(where)):
        if lead + axis < 0:
            _check_single(lanes)
            continue
        at[lead + axis] = at[lead + axis] + lanes
    count = int(where.sum())
    if count:
        _check_inside(base, at)
    return np.broadcast_to(places(base, at), (count,)) if count else _NONE


def _check_single(lanes: Places) -> None:
    """Memory without dimensions has one element: for the first lane alone."""
    if lanes.any():
        raise Undefined("out of bounds: a lane after the first, of a single element")


_NONE = np.zeros(0, np.int64)


def _neighbours(base: MemRef, indices: Sequence[object], count: int) -> Places:
    at: list[Places] = [np.asarray(index, np.int64) for index in _indices(indices)]
    if not count:
        return _NONE
    if at:
        at[-1] = at[-1] + np.arange(count)
    _check_inside(base, at)
    return np.broadcast_to(places(base, at), (count,))


def _scattered(
    base: Base, offsets: Sequence[object], indices: Array, where: Flags
) -> Places:
    """The places of the lanes that are set, each at its index from the offsets on."""
    start = _indices(offsets)
    if not where.any():
        return _NONE
    steps = numbers(indices, where)[where]
    first = int(places(base, start))
    low, high = reachable(base)
    found: Places = first + steps * _last_stride(base)
    outside = (found < low) | (found > high)
    if outside.any():
        raise Undefined(
            f"out of bounds: index {steps[outside][0]} from {start} on, of sizes "
            f"{list(sizes_of(base))}"
        )
    return found


def _last_stride(base: Base) -> int:
    return base.strides[-1] if isinstance(base, MemRef) and base.strides else 1


def _check_inside(base: Base, at: Sequence[Places]) -> None:
    for dimension, (lanes, size) in enumerate(zip(at, sizes_of(base), strict=True)):
        outside = (lanes < 0) | (lanes >= size)
        if outside.any():
            index = np.atleast_1d(lanes)[np.atleast_1d(outside)][0]
            raise Undefined(
                f"out of bounds: index {index} of dimension {dimension}, whose size is "
                f"{size}"
            )


def _check_aligned(
    element: Element, aligned: Aligned | None, base: Base, at: Places
) -> None:
    if aligned is None or not isinstance(base, MemRef):
        return
    for place in at[:1].tolist():
        aligned(base.buffer, place * element.size)


def _spread(
    element: Element, base: Base, at: Places, where: Flags, other: Array
) -> Array:
    """A vector with the elements at places in the lanes that are set."""
    taken, found = joined(element, [get(element, base, at), other])
    found = found.copy()
    found[where] = taken
    return found
