"""Products of vectors, summed up along loops: contractions and outer products.

Factors are extended to the type they are summed up in, each product is rounded by
itself, and the sum begins with what is accumulated onto, then runs through the loops
in their order; where upstream lowers it to dot products, what is accumulated onto is
added to their sum. An outer product onto an accumulator is rounded once,
as upstream lowers it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

import numpy as np

from bridge.interpreter import fused
from bridge.interpreter.combining import Combining
from bridge.interpreter.elements import Element, Floats, element_of
from bridge.interpreter.lanes import Array, elements, is_native, packed, splat
from bridge.interpreter.scattered import Flags, select
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.types import Type

if TYPE_CHECKING:
    from bridge.interpreter.programs import Meaning

Contract = Callable[[Array, Array, object, Flags | None], object]


def extended(source: Element, target: Element) -> Callable[[Array], Array]:
    """Extends vectors to wider elements, by the sign; they are exact there."""
    if source is target or source.dtype == target.dtype:
        return lambda array: array

    def run(array: Array) -> Array:
        if is_native(array) and target.dtype != object:
            return array.astype(target.dtype)
        return packed(target, elements(source, array), array.shape)

    return run


def contract(
    kind: str, types: Sequence[Type], maps: Sequence[AffineMap], reduced: Sequence[int]
) -> Contract:
    """Takes both factors, what they are accumulated onto, and a mask of the loops.

    `types` are those of the elements of the three, `reduced` the loops that are summed
    over.
    """
    combining, multiply = Combining(kind, types[2]), Combining("mul", types[2])
    widen = [extended(element_of(ty), combining.element) for ty in types[:2]]
    places = [[map_.dim_position(n) for n in range(map_.num_results)] for map_ in maps]
    loops = maps[0].num_dims
    kept = [loop for loop in range(loops) if loop not in reduced]
    # Which dimension of the accumulator each of the kept loops is.
    order = [places[2].index(loop) for loop in kept]
    apart = kind == "add" and _is_lowered_to_dots(places[:2], reduced, range(loops))
    element = combining.element
    zero = splat(element, element.zero, ())

    def run(lhs: Array, rhs: Array, acc: object, where: Flags | None) -> object:
        factors = [
            _at_loops(extend(array), where_it_is, loops)
            for extend, array, where_it_is in zip(
                widen, (lhs, rhs), places, strict=False
            )
        ]
        products = multiply.arrays(*factors)
        into = acc if isinstance(acc, np.ndarray) else splat(element, acc, ())
        onto = into.transpose(order)
        if apart and where is None:
            start = np.broadcast_to(zero, onto.shape)
            sums = combining.along(start, products, reduced, None)
            found = combining.arrays(sums, onto)
        else:
            found = combining.along(onto, products, reduced, where)
        if not isinstance(acc, np.ndarray):
            return elements(element, found)[0]
        return found.transpose(np.argsort(order))

    return run


def _is_lowered_to_dots(
    factors: Sequence[Sequence[int]], reduced: Sequence[int], loops: Sequence[int]
) -> bool:
    """Whether upstream comes to dot products, onto whose sums it adds.

    It does so where one or two loops that are kept are before a single one that is not,
    and takes away loops one after the other as long as they are not like that: those of
    both factors first, then those of the left one.
    """
    left, right = [[loop for loop in loops if loop in factor] for factor in factors]
    *outer, last = loops
    sums = [loop for loop in loops if loop in reduced]
    if sums == [last] and last in left and last in right:
        alone = [one for one in (left[:-1], right[:-1]) if one]
        if alone and alone == [[loop] for loop in outer]:
            return True
    kept = [loop for loop in (*factors[0], *factors[1]) if loop not in reduced]
    kept = [loop for loop in kept if loop in loops]
    if not kept:
        return False
    batch = [loop for loop in left if loop in right and loop in kept]
    gone = (batch or kept)[0]
    return _is_lowered_to_dots(factors, reduced, [n for n in loops if n != gone])


def _at_loops(array: Array, loops_of: Sequence[int], count: int) -> Array:
    """An array with a dimension for each loop, of one element where it has it not."""
    sizes = dict(zip(loops_of, array.shape, strict=True))
    turned = array.transpose(np.argsort(loops_of))
    return turned.reshape([sizes.get(loop, 1) for loop in range(count)])


def outer(kind: str, ty: Type) -> Callable[..., Array]:
    """Takes a vector, another one or a scalar, an accumulator and a mask, or None."""
    combining, multiply = Combining(kind, ty), Combining("mul", ty)
    element = combining.element
    fuse = isinstance(element, Floats) and kind == "add"
    multiply_add = fused.arrays(ty) if fuse else None

    def run(lhs: Array, rhs: object, acc: Array | None, where: Flags | None) -> Array:
        rhs = rhs if isinstance(rhs, np.ndarray) else splat(element, rhs, ())
        left = lhs.reshape(*lhs.shape, *[1] * rhs.ndim)
        if acc is None:
            return multiply.arrays(left, rhs)
        if multiply_add is not None:
            found = multiply_add(left, rhs, acc)
        else:
            found = combining.arrays(multiply.arrays(left, rhs), acc)
        return found if where is None else select(element, where, found, acc)

    return run


def matrices(ty: Type, sizes: tuple[int, int, int], *, rows_first: bool) -> Meaning:
    """The product of two matrices that lie in vectors, column after column.

    `sizes` are the rows of the first, its columns, and the columns of the second;
    `rows_first` is of matrices that lie in vectors row after row.
    """
    rows, inner, columns = sizes
    space = [AffineDim(n) for n in range(3)]
    pairs = [(0, 2), (2, 1), (0, 1)]
    maps = [AffineMap(3, 0, (space[a], space[b])) for a, b in pairs]
    product = contract("add", [ty] * 3, maps, [2])
    element, order = element_of(ty), _order(rows_first)

    def run(lhs: Array, rhs: Array) -> Array:
        one = lhs.reshape((rows, inner), order=order)
        other = rhs.reshape((inner, columns), order=order)
        start = splat(element, element.zero, (rows, columns))
        found = product(one, other, start, None)
        assert isinstance(found, np.ndarray)
        return found.ravel(order=order)

    return run


def transposed(rows: int, columns: int, *, rows_first: bool) -> Meaning:
    """A matrix in a vector with its rows as columns."""
    order = _order(rows_first)
    return lambda array: array.reshape((rows, columns), order=order).T.ravel(
        order=order
    )


def _order(rows_first: bool) -> Literal["C", "F"]:
    return "C" if rows_first else "F"
