"""Values of vectors and tensors: arrays of numpy, and what is done elementwise.

An array is never changed once it is the value of something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np
import numpy.typing as npt

from bridge.errors import Unsupported
from bridge.interpreter.elements import Element, element_of
from bridge.interpreter.poison import Poison
from bridge.ir.types import (
    MemRefType,
    RankedType,
    ShapedType,
    Type,
    UnrankedMemRefType,
    VectorType,
)

Array = npt.NDArray[np.generic]
Compute = Callable[..., object]
"""From the values of operands to that of the result."""


def shape_of(ty: RankedType, vscale: int) -> tuple[int, ...]:
    """The sizes of a type, those of scalable dimensions multiplied."""
    if isinstance(ty, VectorType) and ty.scalable:
        scalable = zip(ty.shape, ty.scalable, strict=True)
        return tuple([size * vscale if scales else size for size, scales in scalable])
    return ty.shape


def is_native(array: Array) -> bool:
    """Whether no element is poison, and numpy knows the type of the elements."""
    return array.dtype != object


def packed(element: Element, values: Iterable[object], shape: Sequence[int]) -> Array:
    """The array of elements given in row-major order."""
    items = list(values)
    if element.dtype != object and not any(isinstance(v, Poison) for v in items):
        return np.array(items, element.dtype).reshape(shape)
    array = np.empty(len(items), object)
    array[:] = items
    return array.reshape(shape)


def elements(element: Element, array: Array) -> list[object]:
    """The elements of an array in row-major order, as Python values."""
    return element.out_of_array(array)


def splat(element: Element, value: object, shape: Sequence[int]) -> Array:
    """An array of one value."""
    if isinstance(value, Poison) or element.dtype == object:
        array = np.empty(shape, object)
        array.fill(value)
        return array
    return np.full(shape, value, element.dtype)


def joined(element: Element, arrays: Sequence[Array]) -> list[Array]:
    """Arrays of one element type, in one dtype: that of objects if one is of these."""
    if all(map(is_native, arrays)) or not any(map(is_native, arrays)):
        return list(arrays)
    return [_as_objects(element, array) for array in arrays]


def _as_objects(element: Element, array: Array) -> Array:
    if not is_native(array):
        return array
    found = np.empty(array.size, object)
    found[:] = elements(element, array)
    return found.reshape(array.shape)


def elementwise(
    operands: Sequence[Type],
    results: Sequence[Type],
    scalar: Compute,
    array: Compute | None = None,
) -> Compute:
    """What computes an elementwise op: for scalars, or for arrays element by element.

    `array` does the same on whole arrays without poison, of numpy's own dtypes.
    Operands that are no arrays are taken for each element. With several results,
    `scalar` gives a tuple. Raises `Unsupported` for elements in memory.
    """
    if not isinstance(results[0], ShapedType):
        return scalar
    if isinstance(results[0], MemRefType | UnrankedMemRefType):
        raise Unsupported("a memref is seen as one of other elements")
    taken = [_element(ty) for ty in operands]
    given = [_element(ty) for ty in results]

    def run(*values: object) -> object:
        arrays = [value for value in values if isinstance(value, np.ndarray)]
        if array is not None and all(map(is_native, arrays)):
            return array(*values)
        shape = arrays[0].shape
        count = arrays[0].size
        columns = [
            elements(element, value)
            if isinstance(value, np.ndarray)
            else [value] * count
            for element, value in zip(taken, values, strict=True)
        ]
        found = [scalar(*row) for row in zip(*columns, strict=True)]
        if len(given) == 1:
            return packed(given[0], found, shape)
        return tuple(
            [
                packed(element, [row[n] for row in found], shape)  # type: ignore[index]
                for n, element in enumerate(given)
            ]
        )

    return run


def select(condition: Type, result: Type) -> Compute:
    """What selects one of two values: whole, or element by element."""
    if not isinstance(condition, ShapedType):
        return _select
    assert isinstance(result, ShapedType)
    element = element_of(result.element)

    def run(chosen: Array, then: Array, other: Array) -> Array:
        if not is_native(chosen):
            both = zip(then.flat, other.flat, strict=True)
            rows = zip(chosen.flat, both, strict=True)
            found = [_select(flag, *values) for flag, values in rows]
            return packed(element, found, chosen.shape)
        return np.where(chosen != 0, *joined(element, [then, other]))

    return run


def _select(chosen: object, then: object, other: object) -> object:
    if isinstance(chosen, Poison):
        return chosen
    return then if chosen else other


def bitcast(before: Type, after: Type) -> Compute:
    """What gives the value of the same bits in another scalar type, or elementwise."""
    to_bits, of_bits = _element(before).to_bits, _element(after).of_bits
    return lambda value: value if isinstance(value, Poison) else of_bits(to_bits(value))


def _element(ty: Type) -> Element:
    return element_of(ty.element if isinstance(ty, ShapedType) else ty)
