"""Winograd's convolution F(m, r), whose three transforms are products with matrices.

"Fast Algorithms for Convolutional Neural Networks", Lavin and Gray (2016): with a
filter g and a tile d of the image, the tile of the result is A (G g Gᵀ * B d Bᵀ) Aᵀ.
What is computed is computed in double precision and rounded once: it is the document's
to say how, and that says nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

import numpy as np

from bridge.errors import Unsupported
from bridge.interpreter.elements import Element, Floats
from bridge.interpreter.floats import rounding
from bridge.interpreter.lanes import Array, packed
from bridge.interpreter.poison import is_poison
from bridge.interpreter.wide import is_wide

Numbers = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


class Matrices(NamedTuple):
    """Those of a filter, of a tile of the image, and of a tile of the result."""

    filter: Numbers
    image: Numbers
    result: Numbers


def _matrix(rows: str) -> Numbers:
    lines = rows.split("/ ")
    return np.array([[float(Fraction(n)) for n in line.split()] for line in lines])


# The rows of a matrix are separated by a slash and a space.
MATRICES: Final = {
    (2, 3): Matrices(
        _matrix("-1 0 0/ 1/2 -1/2 1/2/ 1/2 1/2 1/2/ 0 0 1"),
        _matrix("-1 0 1 0/ 0 -1 1 0/ 0 1 1 0/ 0 -1 0 1"),
        _matrix("1 1 1 0/ 0 -1 1 1"),
    ),
    (4, 3): Matrices(
        _matrix(
            "1 0 0/ -1/3 1/3 -1/3/ -1/3 -1/3 -1/3/ 1/12 -1/6 1/3/ 1/12 1/6 1/3/ 0 0 1"
        ),
        _matrix(
            "1/4 0 -5/16 0 1/16 0/ 0 1/4 -1/4 -1/16 1/16 0/ 0 -1/4 -1/4 1/16 1/16 0/ "
            "0 1/4 -1/8 -1/4 1/8 0/ 0 -1/4 -1/8 1/4 1/8 0/ 0 1/4 0 -5/16 0 1/16"
        ),
        _matrix("4 8 8 4 4 0/ 0 -8 8 -8 8 0/ 0 8 8 16 16 0/ 0 -8 8 -32 32 16"),
    ),
    (2, 5): Matrices(
        _matrix(
            "1 0 0 0 0/ 1/6 -1/6 1/6 -1/6 1/6/ -1/6 -1/6 -1/6 -1/6 -1/6/ "
            "-4/15 2/15 -1/15 1/30 -1/60/ 1/60 1/30 1/15 2/15 4/15/ 0 0 0 0 1"
        ),
        _matrix(
            "1/8 3/16 -1/4 -3/16 1/8 0/ 0 1/8 1/16 -5/16 1/8 0/ "
            "0 -1/8 -5/16 -1/16 1/8 0/ 0 1/4 -1/8 -1/4 1/8 0/ "
            "0 -1/8 -1/4 1/8 1/4 0/ 0 1/8 3/16 -1/4 -3/16 1/8"
        ),
        _matrix("8 16 16 32 16 0/ 0 -16 16 -16 32 8"),
    ),
}
"""By m and r, as upstream has them: a matrix may be scaled where others make up."""

Transform = Callable[[Numbers, Numbers], Numbers]


def in_doubles(
    element: Element, transform: Transform, *, adds: bool = False
) -> Callable[..., Array]:
    """A transform of a source, into a destination or added to it, in their format.

    Poison that is read makes all of the result poison. Raises `Unsupported` for
    elements that are no floats that doubles hold.
    """
    if not isinstance(element, Floats) or is_wide(element.format):
        raise Unsupported("a Winograd transform of elements that no doubles hold")
    fit = rounding(element.format)

    def run(source: Array, dest: Array) -> Array:
        if not adds:
            dest = np.zeros(dest.shape)
        given = [array.ravel().tolist() for array in (source, dest)]
        poisoned = next((x for some in given for x in some if is_poison(x)), None)
        if poisoned is not None:
            return packed(element, [poisoned] * dest.size, dest.shape)
        numbers = [
            np.array(some, np.float64).reshape(array.shape)
            for some, array in zip(given, (source, dest), strict=True)
        ]
        with np.errstate(all="ignore"):
            found = transform(*numbers)
        return packed(element, map(fit, found.ravel().tolist()), found.shape)

    return run


def of_filter(matrices: Matrices) -> Transform:
    """F H W C, transformed along each dimension of r elements, to H W C F."""

    def transform(source: Numbers, dest: Numbers) -> Numbers:
        found = source.transpose(1, 2, 3, 0)
        for axis in range(2):
            if found.shape[axis] != 1:
                found = _along(matrices.filter, found, axis)
        return found.reshape(dest.shape)

    return transform


def of_image(matrices: Matrices, m: int) -> Transform:
    """N H W C, cut into tiles that overlap, to tiles of H W, their numbers, N C."""

    def transform(source: Numbers, dest: Numbers) -> Numbers:
        found = np.zeros_like(dest)
        sizes = dest.shape[:2]
        for place in np.ndindex(*dest.shape[2:4]):
            rows, columns = [
                slice(number * m, number * m + size)
                if size != 1
                else slice(number, number + 1)
                for number, size in zip(place, sizes, strict=True)
            ]
            tile = source[:, rows, columns, :].transpose(1, 2, 0, 3)
            found[:, :, place[0], place[1]] = _both(matrices.image, tile, sizes)
        return found

    return transform


def of_result(matrices: Matrices) -> Transform:
    """Tiles of H W, their numbers, N F, added to N H W F."""

    def transform(source: Numbers, dest: Numbers) -> Numbers:
        found = _both(matrices.result, source, source.shape[:2])
        # Tiles of H, numbers of H, tiles of W, numbers of W: the numbers go first.
        height, width, rows, columns, count, filters = found.shape
        order = found.transpose(4, 2, 0, 3, 1, 5)
        shape = count, rows * height, columns * width, filters
        return dest + order.reshape(shape)

    return transform


def _both(matrix: Numbers, array: Numbers, sizes: Sequence[int]) -> Numbers:
    """The product along the first two dimensions, but those of one element."""
    for axis, size in enumerate(sizes):
        if size != 1:
            array = _along(matrix, array, axis)
    return array


def _along(matrix: Numbers, array: Numbers, axis: int) -> Numbers:
    found: Numbers = np.moveaxis(np.tensordot(matrix, array, (1, axis)), 0, axis)
    return found
