"""Tensors in tiles, and the softmax: whole arrays that are laid out anew."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from bridge.errors import Unsupported
from bridge.interpreter.elements import Element, Floats
from bridge.interpreter.floats import divide, rounding
from bridge.interpreter.lanes import Array, elements, joined, packed, splat
from bridge.interpreter.poison import Undefined, is_poison


def pack(
    element: Element,
    array: Array,
    tiles: Sequence[int],
    positions: Sequence[int],
    order: Sequence[int],
    padding: object | None,
) -> Array:
    """Cuts dimensions into tiles, which come last; `order` permutes the others.

    Raises `Undefined` where a tile is not full and there is no padding.
    """
    shape = list(array.shape)
    for position, tile in zip(positions, tiles, strict=True):
        if tile <= 0:
            raise Undefined(f"a tile of {tile} elements")
        shape[position] = -(-shape[position] // tile) * tile
    if tuple(shape) != array.shape:
        if padding is None:
            raise Undefined("a tile is not full, and there is no padding")
        array, padded = joined(element, [array, splat(element, padding, shape)])
        padded = padded.copy()
        padded[tuple([slice(size) for size in array.shape])] = array
        array = padded
    tile_of = dict(zip(positions, tiles, strict=True))
    cut: list[int] = []
    outer: list[int] = []
    inner: dict[int, int] = {}
    for dimension, size in enumerate(shape):
        outer.append(len(cut))
        cut.append(size // tile_of.get(dimension, 1))
        if dimension in tile_of:
            inner[dimension] = len(cut)
            cut.append(tile_of[dimension])
    axes = [outer[n] for n in order] + [inner[position] for position in positions]
    return array.reshape(cut).transpose(axes)


def unpack(
    array: Array,
    shape: Sequence[int],
    positions: Sequence[int],
    order: Sequence[int],
) -> Array:
    """The inverse of `pack`, cut to a shape."""
    rank = len(shape)
    by_dimension = [order.index(n) for n in range(rank)]
    axes: list[int] = []
    sizes: list[int] = []
    for dimension in range(rank):
        axes.append(by_dimension[dimension])
        size = array.shape[by_dimension[dimension]]
        if dimension in positions:
            axes.append(rank + list(positions).index(dimension))
            size *= array.shape[axes[-1]]
        sizes.append(size)
    if any(size < wanted for size, wanted in zip(sizes, shape, strict=True)):
        raise Undefined(f"tiles of {sizes} elements are unpacked to {list(shape)}")
    whole = array.transpose(axes).reshape(sizes)
    found: Array = whole[tuple([slice(size) for size in shape])]
    return found


def softmax(element: Element, array: Array, dimension: int) -> Array:
    """exp(x - max) / sum of these, along a dimension, each step rounded."""
    if not isinstance(element, Floats):
        raise Unsupported("a softmax of no floats")
    lines = np.moveaxis(array, dimension, -1)
    fit, quotient = rounding(element.format), divide(element.format)
    found: list[object] = []
    for index in np.ndindex(*lines.shape[:-1]):
        values = elements(element, lines[index])
        poisoned = next((value for value in values if is_poison(value)), None)
        if poisoned is not None:
            found += [poisoned] * len(values)
            continue
        numbers = [float(value) for value in values]  # type: ignore[arg-type]
        most = max([number for number in numbers if number == number], default=math.nan)
        powers = [fit(_exp(fit(number - most))) for number in numbers]
        total = 0.0
        for power in powers:
            total = fit(total + power)
        found += [quotient(power, total) for power in powers]
    return np.moveaxis(packed(element, found, lines.shape), -1, dimension)


def _exp(value: float) -> float:
    """e to a power that is not positive."""
    return math.exp(value) if value == value else value
