"""Vectors taken apart, put together, and looked at in another shape or type."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from bridge.errors import Unsupported
from bridge.interpreter import lanes
from bridge.interpreter.blocks import is_plain
from bridge.interpreter.elements import Element, element_of
from bridge.interpreter.lanes import Array, elements, is_native, joined, packed, splat
from bridge.interpreter.memory import MemRef, row_major
from bridge.interpreter.poison import Poison, Undefined, is_poison, poison, poison_of
from bridge.interpreter.subscripts import mixed
from bridge.ir.shapes import element_or_self
from bridge.ir.types import MemRefType, Type, VectorType

Positions = Sequence[int]


def _inside(array: Array, positions: Positions) -> Poison | None:
    """What is wrong with the positions of a part of a vector; None if nothing is."""
    for dimension, (position, size) in enumerate(
        zip(positions, array.shape, strict=False)
    ):
        if isinstance(position, Poison):
            return position
        if not 0 <= position < size:
            found: Poison = poison(
                f"position {position} of dimension {dimension}, whose size is {size}"
            )
            return found
    return None


def extract(ty: Type, static: Positions) -> Callable[..., object]:
    """The element or the part at positions, static ones with values among them.

    It is poison where a position is out of bounds, or -1.
    """
    element, complete = element_of(element_or_self(ty)), mixed(static)

    def run(array: Array, *dynamic: int) -> object:
        (positions,) = complete(*dynamic)
        wrong = _inside(array, positions)
        whole = len(positions) < array.ndim
        if wrong is not None:
            rest = array.shape[len(positions) :]
            return splat(element, wrong, rest) if whole else wrong
        part = np.asarray(array[tuple(positions)])
        return part if whole else elements(element, part)[0]

    return run


def insert(ty: Type, static: Positions) -> Callable[..., Array]:
    """A vector with another element or part; poison as of `extract`, but as a whole."""
    element, complete = element_of(element_or_self(ty)), mixed(static)

    def run(value: object, array: Array, *dynamic: int) -> Array:
        (positions,) = complete(*dynamic)
        wrong = _inside(array, positions)
        if wrong is not None:
            return splat(element, wrong, array.shape)
        part = value if isinstance(value, np.ndarray) else splat(element, value, ())
        return _with(element, array, tuple(positions), part)

    return run


def _with(
    element: Element, array: Array, where: tuple[int | slice, ...], part: Array
) -> Array:
    array, part = joined(element, [array, part])
    copy = array.copy()
    # Of an array without dimensions, numpy would put the array itself among objects.
    copy[where] = part if part.ndim else part[()]
    return copy


def extract_slice(offsets: Positions, sizes: Positions) -> Callable[[Array], Array]:
    """The part that begins at offsets; other dimensions are taken whole."""

    def run(array: Array) -> Array:
        found: Array = array[_box(offsets, sizes)]
        return found

    return run


def _box(offsets: Positions, sizes: Positions) -> tuple[slice, ...]:
    return tuple(
        [slice(at, at + size) for at, size in zip(offsets, sizes, strict=True)]
    )


def insert_slice(ty: Type, offsets: Positions) -> Callable[[Array, Array], Array]:
    """A vector with another part that begins at offsets."""
    element = element_of(element_or_self(ty))

    def run(part: Array, array: Array) -> Array:
        shape = (1,) * (array.ndim - part.ndim) + part.shape
        return _with(element, array, _box(offsets, shape), part)

    return run


def extract_scalable(position: int, size: int) -> Callable[[Array], Array]:
    """So many elements of a vector; poison where they are not all in it."""

    def run(array: Array) -> Array:
        if position + size <= len(array):
            found: Array = array[position : position + size]
            return found
        cause: Poison = poison(
            f"elements {position} to {position + size - 1} of a vector of {len(array)}"
        )
        found = np.empty(size, object)
        found.fill(cause)
        return found

    return run


def insert_scalable(ty: Type, position: int) -> Callable[[Array, Array], Array]:
    """A vector with other elements from a position on; poison as above."""
    element = element_of(element_or_self(ty))

    def run(part: Array, array: Array) -> Array:
        end = position + len(part)
        if end > len(array):
            cause: Poison = poison(
                f"elements {position} to {end - 1} of a vector of {len(array)}"
            )
            return splat(element, cause, array.shape)
        return _with(element, array, (slice(position, end),), part)

    return run


def shuffle(ty: Type, mask: Positions) -> Callable[[Array, Array], Array]:
    """Elements of two vectors, one after the other; -1 selects poison."""
    element = element_of(element_or_self(ty))
    chosen = np.array(mask, np.int64)
    holes = chosen < 0

    def run(one: Array, other: Array) -> Array:
        pair = joined(element, [np.atleast_1d(one), np.atleast_1d(other)])
        both = np.concatenate(pair)
        if not holes.any():
            return both[chosen]
        found = both.astype(object)[np.where(holes, 0, chosen)]
        cause: Poison = poison("a lane that a shuffle leaves open")
        found[holes] = splat(element, cause, found[holes].shape)
        return found

    return run


def interleave(ty: Type) -> Callable[[Array, Array], Array]:
    """The elements of two vectors by turns, along the last dimension."""
    element = element_of(element_or_self(ty))

    def run(one: Array, other: Array) -> Array:
        one, other = joined(element, [np.atleast_1d(one), np.atleast_1d(other)])
        return np.stack([one, other], -1).reshape(*one.shape[:-1], -1)

    return run


def deinterleave(array: Array) -> tuple[Array, Array]:
    """The elements at even positions, and those at odd ones."""
    return array[0::2], array[1::2]


def from_elements(ty: Type, shape: Sequence[int]) -> Callable[..., Array]:
    """A vector of values in row-major order."""
    element = element_of(element_or_self(ty))
    return lambda *values: packed(element, values, shape)


def to_elements(ty: Type) -> Callable[[Array], object]:
    """The elements in row-major order."""
    element = element_of(element_or_self(ty))

    def run(array: Array) -> object:
        found = elements(element, array)
        return found[0] if len(found) == 1 else tuple(found)

    return run


def broadcast(ty: Type, shape: Sequence[int]) -> Callable[[object], Array]:
    """A scalar or a vector, repeated."""
    element = element_of(element_or_self(ty))

    def run(value: object) -> Array:
        if isinstance(value, np.ndarray):
            return np.broadcast_to(value, tuple(shape))
        return splat(element, value, shape)

    return run


def box_mask(shape: Sequence[int], bounds: Sequence[int]) -> Array:
    """The mask that is set where each index is less than a bound."""
    for dimension, bound in enumerate(bounds):
        if is_poison(bound):
            raise Undefined(f"the bound of dimension {dimension} of a mask is poison")
    if not shape:
        return np.full((), -(bounds[0] > 0), np.int8)
    found = np.zeros(shape, np.int8)
    found[tuple([slice(0, max(bound, 0)) for bound in bounds])] = -1
    return found


def bitcast(source: Type, target: Type, shape: Sequence[int]) -> Callable[..., Array]:
    """The same bits as elements of another width, the first ones lowest.

    An element is poison where one that it has bits of is.
    """
    assert isinstance(source, VectorType)
    assert isinstance(target, VectorType)
    before, after = element_of(source.element), element_of(target.element)
    plain = is_plain(before) and is_plain(after)
    widths = _width(source.element), _width(target.element)

    def run(array: Array) -> Array:
        if plain and is_native(array):
            if not shape:
                return array.reshape(1).view(after.dtype).reshape(())
            return np.ascontiguousarray(array).view(after.dtype)
        rows = array.reshape(-1, array.shape[-1] if array.ndim else 1)
        found = [
            value
            for row in rows
            for value in _recast(elements(before, row), (before, after), widths)
        ]
        return packed(after, found, shape)

    return run


def reinterpret(source: Type, target: Type) -> Callable[[object], object]:
    """The same bits as another type: both are scalars or vectors of one dimension."""
    if not isinstance(source, VectorType) and not isinstance(target, VectorType):
        return lanes.bitcast(source, target)
    before, after = [
        ty if isinstance(ty, VectorType) else VectorType((1,), ty, ())
        for ty in (source, target)
    ]
    recast = bitcast(before, after, after.shape)
    scalar, found = element_of(before.element), element_of(after.element)

    def run(value: object) -> object:
        if not isinstance(value, np.ndarray):
            value = packed(scalar, [value], (1,))
        result = recast(value)
        return result if after is target else elements(found, result)[0]

    return run


def _width(ty: Type) -> int:
    width = getattr(ty, "width", None) or getattr(
        getattr(ty, "format", None), "width", 64
    )
    if not isinstance(width, int):
        raise Unsupported(f"the bits of {ty}")
    return width


def _recast(
    lanes: Sequence[object], types: tuple[Element, Element], widths: tuple[int, int]
) -> list[object]:
    """The lanes of one vector as those of another with as many bits."""
    (before, after), (width, wide) = types, widths
    bits = 0
    for n, lane in enumerate(lanes):
        bits |= (0 if is_poison(lane) else before.to_bits(lane)) << n * width
    found: list[object] = []
    for start in range(0, len(lanes) * width, wide):
        parts = lanes[start // width : -(-(start + wide) // width)]
        if any(is_poison(lane) for lane in parts):
            found.append(poison_of(*parts))
        else:
            found.append(after.of_bits(bits >> start & (1 << wide) - 1))
    return found


def steps(count: int) -> Array:
    """The numbers from 0 on."""
    return np.arange(count, dtype=np.int64)


def type_cast(source: Type, target: Type) -> Callable[[MemRef], MemRef]:
    """`vector.type_cast`: a memref, seen as one of vectors that have its sizes."""
    assert isinstance(target, MemRefType)
    before = element_of(element_or_self(source)).size
    after = element_of(element_or_self(target)).size

    def run(ref: MemRef) -> MemRef:
        start = ref.offset * before
        if start % after:
            raise Undefined(
                f"a vector of {after} bytes begins at offset {start} of a buffer"
            )
        sizes = target.shape
        return MemRef(
            ref.buffer, start // after, sizes, row_major(sizes), start // after
        )

    return run
