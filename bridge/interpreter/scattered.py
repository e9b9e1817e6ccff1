"""Elements of memrefs and tensors at any places, as vectors: masked, gathered, padded.

A place is a position in the buffer of a memref, counted in elements, or in the elements
of a tensor in row-major order. Only elements at places that are asked for are used.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from bridge.interpreter.blocks import is_plain
from bridge.interpreter.elements import Element
from bridge.interpreter.lanes import Array, elements, is_native, joined, packed
from bridge.interpreter.memory import Mapped, MemRef
from bridge.interpreter.poison import Poison, Undefined

Places = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool]
Base = MemRef | Array
"""A memref, or the value of a tensor."""


def flags(mask: Array) -> Flags:
    """Which lanes a mask has set; raises `Undefined` where one is poison."""
    if not is_native(mask):
        for lane in mask.ravel().tolist():
            if isinstance(lane, Poison):
                raise Undefined(f"a lane of a mask is poison: {lane.why()}")
    found: Flags = mask != 0
    return found


def both(one: Array, other: Array | None) -> Array:
    """The lanes that two masks have set, of which the second may be missing."""
    return one if other is None else np.bitwise_and(one, other)


def numbers(indices: Array, where: Flags) -> Places:
    """Indices as numbers; raises `Undefined` for poison in a lane that is used."""
    if is_native(indices):
        return indices.astype(np.int64)
    for index in indices[where].tolist():
        if isinstance(index, Poison):
            raise Undefined(f"an index is poison: {index.why()}")
    found: Places = np.where(where, indices, 0).astype(np.int64)
    return found


def select(element: Element, where: Flags, array: Array, other: Array) -> Array:
    """The lanes of one vector where flags are set, those of another elsewhere."""
    found: Array = np.where(where, *joined(element, [array, other]))
    return found


def sizes_of(base: Base) -> tuple[int, ...]:
    """The sizes of a memref or a tensor."""
    return base.sizes if isinstance(base, MemRef) else base.shape


def places(base: Base, indices: Sequence[Places | int]) -> Places:
    """The places of elements, whose indices are arrays that go together."""
    if isinstance(base, Mapped):
        return np.asarray(base.table[tuple(indices)], np.int64)
    strides: Sequence[int]
    if isinstance(base, MemRef):
        start, strides = base.offset, base.strides
    else:
        start, strides = 0, _strides(base.shape)
    found = np.asarray(start, np.int64)
    for index, stride in zip(indices, strides, strict=True):
        found = np.asarray(found + np.asarray(index, np.int64) * stride)
    return found


def _strides(shape: Sequence[int]) -> list[int]:
    strides = [1] * len(shape)
    for n in range(len(shape) - 1, 0, -1):
        strides[n - 1] = strides[n] * shape[n]
    return strides


def reachable(base: Base) -> tuple[int, int]:
    """The first and the last place there is; the last is less where there is none."""
    return base.extent() if isinstance(base, MemRef) else (0, base.size - 1)


def get(element: Element, base: Base, at: Places) -> Array:
    """The elements at places, in an array of their shape.

    Raises `Undefined` where memory is freed, or was not written.
    """
    if not isinstance(base, MemRef):
        taken: Array = base.reshape(-1)[at]
        return taken
    if not at.size:
        return np.empty(at.shape, element.dtype)
    buffer, size = base.buffer, element.size
    buffer.check(int(at.min()) * size, size)
    buffer.check(int(at.max()) * size, size)
    if is_plain(element) and not _marks(base, size, at).any():
        data = np.frombuffer(buffer.data, element.dtype, buffer.size // size)
        found: Array = data[at]
        return found
    values = [element.load(buffer, place * size) for place in at.ravel().tolist()]
    return packed(element, values, at.shape)


def put(element: Element, base: Base, at: Places, values: Array) -> None:
    """Stores elements at places of a memref, in order: the last one stays.

    Raises `Undefined` where memory is freed, or must not be written.
    """
    assert isinstance(base, MemRef)
    if not at.size:
        return
    buffer, size = base.buffer, element.size
    buffer.check(int(at.min()) * size, size)
    buffer.check(int(at.max()) * size, size)
    if is_plain(element) and is_native(values) and buffer.state is None:
        data = np.frombuffer(buffer.data, element.dtype, buffer.size // size)
        data[at.ravel()] = values.ravel()
        return
    items = zip(at.ravel().tolist(), elements(element, values), strict=True)
    for place, value in items:
        element.store(buffer, place * size, value)


def replaced(element: Element, base: Array, at: Places, values: Array) -> Array:
    """A tensor with other elements at places."""
    base, values = joined(element, [base, values])
    copy = base.reshape(-1).copy()
    copy[at.ravel()] = values.ravel()
    return copy.reshape(base.shape)


def _marks(base: MemRef, size: int, at: Places) -> Array:
    """The states of the bytes of elements."""
    state = base.buffer.state
    if not isinstance(state, bytearray):
        return np.zeros(0, np.uint8)
    count = len(state) // size
    marks = np.frombuffer(state, np.uint8, count * size).reshape(count, size)
    found: Array = marks[at]
    return found
