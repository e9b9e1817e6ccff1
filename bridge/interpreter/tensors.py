"""Tensors: made, taken apart, put together. All are new; none is changed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from math import prod

import numpy as np

from bridge.interpreter.elements import Element, element_of
from bridge.interpreter.lanes import Array, joined, packed, splat
from bridge.interpreter.poison import Undefined, is_poison, poison
from bridge.interpreter.subscripts import check_slice, mixed
from bridge.ir.shapes import element_or_self
from bridge.ir.types import DYNAMIC, RankedType, Type

Numbers = Callable[[Sequence[int]], tuple[int, ...]]
Body = Callable[..., Sequence[object]]


def sizes(static: Sequence[int], what: str = "a tensor") -> Numbers:
    """The same of the sizes of something; a negative one is undefined."""
    complete = mixed(static)

    def checked(values: Sequence[int]) -> tuple[int, ...]:
        (found,) = complete(*values)
        for dimension, size in enumerate(found):
            if size < 0:
                raise Undefined(f"size {size} of dimension {dimension} of {what}")
        return found

    return checked


def check_sizes(array: Array, static: Sequence[int]) -> Array:
    """An array that is made; raises `Undefined` where its type has other sizes."""
    for dimension, (size, wanted) in enumerate(zip(array.shape, static, strict=True)):
        if wanted not in (DYNAMIC, size):
            raise Undefined(
                f"size {size} of dimension {dimension} of the result, whose type says "
                f"{wanted}"
            )
    return array


def unspecified(element: Element, shape: Sequence[int], cause: str) -> Array:
    """A tensor of which nothing is known: each element is poison."""
    array = np.empty(tuple(shape), object)
    array.fill(poison(cause))
    return array


def check_index(array: Array, indices: Sequence[int]) -> tuple[int, ...]:
    """Indices of an element; raises `Undefined` where one is out of bounds."""
    for dimension, (index, size) in enumerate(zip(indices, array.shape, strict=True)):
        if is_poison(index):
            raise Undefined(f"index {dimension} is poison")
        if not 0 <= index < size:
            raise Undefined(
                f"out of bounds: index {index} of dimension {dimension}, whose size "
                f"is {size}"
            )
    return tuple(indices)


def extract(element: Element, array: Array, indices: Sequence[int]) -> object:
    """An element, as a Python value."""
    return element.out_of_array(np.asarray(array[check_index(array, indices)]))[0]


def insert(
    element: Element, array: Array, indices: Sequence[int], value: object
) -> Array:
    """A copy with one other element."""
    where = check_index(array, indices)
    copy, single = joined(element, [array, splat(element, value, ())])
    copy = copy.copy()
    copy[where] = single[()]
    return copy


def part(
    shape: Sequence[int],
    offsets: Sequence[int],
    lengths: Sequence[int],
    strides: Sequence[int],
) -> tuple[Array, ...]:
    """What selects a slice; raises `Undefined` where it is out of bounds."""
    ranges = []
    for dimension, (size, offset, length, stride) in enumerate(
        zip(shape, offsets, lengths, strides, strict=True)
    ):
        check_slice(dimension, size, offset, length, stride)
        ranges.append(offset + stride * np.arange(length))
    return tuple(np.ix_(*ranges))


def extract_slice(
    array: Array,
    offsets: Sequence[int],
    lengths: Sequence[int],
    strides: Sequence[int],
    *,
    dropped: Collection[int],
) -> Array:
    """A slice, without the dimensions that are dropped."""
    # Of a tensor without dimensions numpy gives the element, which is no array.
    found = np.asarray(array[part(array.shape, offsets, lengths, strides)])
    kept = [size for n, size in enumerate(found.shape) if n not in dropped]
    return found.reshape(kept)


def insert_slice(
    element: Element,
    source: Array,
    array: Array,
    offsets: Sequence[int],
    lengths: Sequence[int],
    strides: Sequence[int],
) -> Array:
    """A copy with another slice; raises `Undefined` where the sizes differ."""
    return put_slice(element, source, array.copy(), offsets, lengths, strides)


def put_slice(
    element: Element,
    source: Array,
    array: Array,
    offsets: Sequence[int],
    lengths: Sequence[int],
    strides: Sequence[int],
) -> Array:
    """The array with another slice, itself where it can hold that."""
    if source.size != prod(lengths):
        raise Undefined(
            f"a slice of {list(lengths)} is replaced by one of {list(source.shape)}"
        )
    source, array = joined(element, [source, array])
    array[part(array.shape, offsets, lengths, strides)] = source.reshape(tuple(lengths))
    return array


def generate(element: Element, shape: Sequence[int], body: Body) -> Array:
    """A tensor whose elements a region gives for their indices."""
    values = [body(*index)[0] for index in np.ndindex(*shape)]
    return packed(element, values, shape)


def pad(
    element: Element, array: Array, low: Sequence[int], high: Sequence[int], body: Body
) -> Array:
    """A tensor with others around its elements, which a region gives."""
    shape = [
        before + size + after
        for before, size, after in zip(low, array.shape, high, strict=True)
    ]
    if min([*low, *high, *shape], default=0) < 0:
        raise Undefined(f"padding of {list(low)} and {list(high)}")
    inner = tuple(
        [
            slice(before, before + size)
            for before, size in zip(low, array.shape, strict=True)
        ]
    )
    around = np.ones(shape, bool)
    around[inner] = False
    found = np.empty(shape, object)
    for index in np.argwhere(around).tolist():
        found[tuple(index)] = body(*index)[0]
    found[inner] = joined(element, [array, found])[0]
    return packed(element, found.ravel().tolist(), shape)


def cast(array: Array, shape: Sequence[int]) -> Array:
    """The same tensor; raises `Undefined` where it has not the shape that is said."""
    fits = len(shape) == array.ndim and all(
        wanted in (DYNAMIC, size)
        for wanted, size in zip(shape, array.shape, strict=False)
    )
    if not fits:
        shown = ["?" if size == DYNAMIC else str(size) for size in shape]
        raise Undefined(
            f"a tensor of {list(array.shape)} is cast to one of [{', '.join(shown)}]"
        )
    return array


def reshape(array: Array, shape: Sequence[int]) -> Array:
    """The same elements in another shape; raises `Undefined` for another number."""
    if prod(shape) != array.size:
        raise Undefined(f"a tensor of {list(array.shape)} is reshaped to {list(shape)}")
    return array.reshape(tuple(shape))


def expand(
    array: Array, shape: Sequence[int], groups: Sequence[Sequence[int]]
) -> Array:
    """The same elements, each dimension made a group of them.

    Raises `Undefined` where the sizes of a group do not make that of the dimension.
    """
    for dimension, (size, group) in enumerate(zip(array.shape, groups, strict=True)):
        inner = [shape[n] for n in group]
        if prod(inner) != size:
            raise Undefined(
                f"dimension {dimension}, whose size is {size}, is expanded to "
                f"{'x'.join(map(str, inner))}"
            )
    return reshape(array, shape)


def bitcast(before: Element, after: Element, array: Array) -> Array:
    """The elements of the same bits in another type."""
    values = [
        value if is_poison(value) else after.of_bits(before.to_bits(value))
        for value in before.out_of_array(array)
    ]
    return packed(after, values, array.shape)


def concat(element: Element, arrays: Sequence[Array], dimension: int) -> Array:
    """Tensors one after the other along a dimension."""
    shapes = {(*a.shape[:dimension], *a.shape[dimension + 1 :]) for a in arrays}
    if len(shapes) > 1:
        raise Undefined(
            f"tensors of {[list(a.shape) for a in arrays]} are put together"
        )
    return np.concatenate(joined(element, arrays), dimension)


def coordinates(
    array: Array, indices: Array, dims: Sequence[int]
) -> Iterator[tuple[tuple[int, ...], tuple[int | slice, ...]]]:
    """For each entry of indices where it is, and the slice of an array it names."""
    for where in np.ndindex(*indices.shape[:-1]):
        chosen: list[int | slice] = [slice(None)] * array.ndim
        for dim, index in zip(dims, indices[where].tolist(), strict=True):
            if not 0 <= index < array.shape[dim]:
                raise Undefined(
                    f"out of bounds: coordinate {index} of dimension {dim}, whose size "
                    f"is {array.shape[dim]}"
                )
            chosen[dim] = index
        yield where, tuple(chosen)


def gather(ty: RankedType, array: Array, indices: Array, dims: Sequence[int]) -> Array:
    """The slices that coordinates name, each where its coordinates are."""
    found = [array[chosen] for _, chosen in coordinates(array, indices, dims)]
    kept = [size for n, size in enumerate(array.shape) if n not in dims]
    short = len(indices.shape) - 1 + len(kept) == ty.rank
    inner = (
        kept if short else [1 if n in dims else s for n, s in enumerate(array.shape)]
    )
    shape = (*indices.shape[:-1], *inner)
    return np.array(found, array.dtype).reshape(shape)


def scatter(
    element: Element, source: Array, array: Array, indices: Array, dims: Sequence[int]
) -> Array:
    """A copy with the slices that coordinates name replaced.

    That each is named once is promised; raises `Undefined` where it is not so.
    """
    source, copy = joined(element, [source, array])
    copy = copy.copy()
    named = set()
    for where, chosen in coordinates(array, indices, dims):
        key = tuple([n if isinstance(n, int) else -1 for n in chosen])
        if key in named:
            raise Undefined("two slices are scattered to one place")
        named.add(key)
        copy[chosen] = source[where].reshape(copy[chosen].shape)
    return copy


def of_type(ty: Type) -> Element:
    """How the elements of a type are held."""
    return element_of(element_or_self(ty))
