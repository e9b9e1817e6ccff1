"""Boxes of neighbouring elements of memrefs, as vectors: loaded and stored whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from bridge.errors import Unsupported
from bridge.interpreter.access import Aligned, is_mapped, locator
from bridge.interpreter.elements import (
    Complexes,
    Element,
    Floats,
    Integers,
    element_of,
)
from bridge.interpreter.lanes import Array, elements, is_native, packed, shape_of
from bridge.interpreter.memory import Mapped, MemRef, unreadable
from bridge.interpreter.poison import Undefined
from bridge.interpreter.subscripts import compiled_map
from bridge.ir.affine import AffineMap
from bridge.ir.types import MemRefType, Type, VectorType

if TYPE_CHECKING:
    from bridge.interpreter.programs import Meaning

Find = Callable[..., MemRef]


def load(
    ty: Type,
    vector: Type,
    map_: AffineMap | None = None,
    *,
    vscale: int = 1,
    aligned: Aligned | None = None,
) -> Meaning:
    """Loads the elements from an index on: takes the view, then indices or operands."""
    assert isinstance(ty, MemRefType)
    assert isinstance(vector, VectorType)
    find = _finder(ty, shape_of(vector, vscale), map_, aligned)
    element = element_of(ty.element)
    return lambda ref, *indices: read(element, find(ref, *indices))


def store(
    ty: Type,
    vector: Type,
    map_: AffineMap | None = None,
    *,
    vscale: int = 1,
    aligned: Aligned | None = None,
) -> Meaning:
    """Stores the elements from an index on: takes the vector, then as `load`."""
    assert isinstance(ty, MemRefType)
    assert isinstance(vector, VectorType)
    find = _finder(ty, shape_of(vector, vscale), map_, aligned)
    element = element_of(ty.element)
    return lambda value, ref, *indices: write(element, find(ref, *indices), value)


def _finder(
    ty: MemRefType,
    shape: Sequence[int],
    map_: AffineMap | None,
    aligned: Aligned | None,
) -> Find:
    """Gives the part of a view that a vector is in; its last dimensions are those of
    the view."""
    if is_mapped(ty):
        raise Unsupported(f"a vector in memory without strides: {ty}")
    apply = None if map_ is None else compiled_map(map_)
    locate = locator(ty.rank)
    lead = ty.rank - len(shape)
    sizes = tuple(shape)
    width = element_of(ty.element).size

    def find(ref: MemRef, *operands: int) -> MemRef:
        indices = operands if apply is None else apply(*operands)
        at = locate(ref, *indices)
        for n, size in enumerate(sizes, lead):
            if indices[n] + size > ref.sizes[n]:
                raise Undefined(
                    f"out of bounds: {size} elements at {indices[n]} of dimension "
                    f"{n}, whose size is {ref.sizes[n]}"
                )
        if aligned is not None:
            aligned(ref.buffer, at * width)
        return MemRef(ref.buffer, at, sizes, ref.strides[lead:])

    return find


def read(element: Element, ref: MemRef) -> Array:
    """The elements of a view as an array, a copy."""
    found = window(element, ref)
    if found is not None:
        return found.copy()
    get = element.load
    size = element.size
    values = [get(ref.buffer, at * size) for at in ref.positions()]
    return packed(element, values, ref.sizes)


def write(element: Element, ref: MemRef, array: Array) -> None:
    """Stores an array of the sizes of a view in its elements."""
    ref.buffer.check(0, 0)
    if is_native(array) and is_plain(element) and _clear(element, ref):
        target = _array(ref, element.dtype, ref.buffer.data, element.size)
        target[...] = array
        return
    put, size = element.store, element.size
    values = zip(ref.positions(), elements(element, array), strict=True)
    for at, value in values:
        put(ref.buffer, at * size, value)


def unwritten(element: Element, ref: MemRef) -> str | None:
    """Why an element of a view cannot be read; None where all can."""
    buffer, size = ref.buffer, element.size
    if not isinstance(buffer.state, bytearray):
        return None
    if isinstance(ref, Mapped):
        found = [buffer.states(at * size, size) or b"" for at in ref.positions()]
        states = b"".join(found)
    else:
        states = _states(element, ref, buffer.state).tobytes()
    return unreadable(states) if any(states) else None


def window(element: Element, ref: MemRef) -> Array | None:
    """The elements of a view as an array in its memory.

    None where not all are initialized, or numpy holds them otherwise.
    """
    buffer = ref.buffer
    buffer.check(0, 0)
    if isinstance(ref, Mapped) or not is_plain(element):
        return None
    state = buffer.state
    if isinstance(state, bytearray) and _states(element, ref, state).any():
        return None
    return _array(ref, element.dtype, buffer.data, element.size)


def _clear(element: Element, ref: MemRef) -> bool:
    """Marks the elements of a view as initialized; whether it can be written."""
    state = ref.buffer.state
    if isinstance(state, bytearray):
        _states(element, ref, state)[...] = 0
    return state is None or isinstance(state, bytearray)


def _states(element: Element, ref: MemRef, state: bytearray) -> Array:
    size = element.size
    strides = [*[stride * size for stride in ref.strides], 1]
    shape = (*ref.sizes, size)
    return np.ndarray(shape, np.uint8, state, ref.offset * size, strides)


def _array(
    ref: MemRef, dtype: np.dtype, data: bytearray | memoryview, size: int
) -> Array:
    strides = [stride * size for stride in ref.strides]
    return np.ndarray(ref.sizes, dtype, data, ref.offset * size, strides)


def is_plain(element: Element) -> bool:
    """Whether bytes in memory are those of numpy's arrays."""
    match element:
        case Integers(width=width, size=size) if width != 8 * size:
            return False
        case Floats(format=fmt, size=size) if fmt.width != 8 * size:
            return False
        case Integers() | Floats() | Complexes():
            return element.dtype != object
        case _:
            return False
