"""Products of vectors, summed up along loops: contractions and outer products.

Factors are extended to the type they are summed up in, each product is rounded by
itself, and the sum begins with what is accumulated onto, then runs through the loops
in their order; where upstream lowers it to dot products, what is accumulated onto is
added to their sum. An outer product onto an accumulator is rounded once,
as upstream lowers it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from bridge.interpreter import fused
from bridge.interpreter.combining import Combining
from bridge.interpreter.elements import Element, Floats, element_of
from bridge.interpreter.lanes import Array, elements, is_native, packed, splat
from bridge.interpreter.scattered import Flags, select
from bridge.ir.affine import AffineMap
from bridge.ir.types import Type

Contract = Callable[[Array, Array, Array, Flags | None], Array]


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
    apart = kind == "add" and _is_dot(places, kept, loops)
    zero = splat(combining.element, combining.element.zero, ())

    def run(lhs: Array, rhs: Array, acc: Array, where: Flags | None) -> Array:
        factors = [
            _at_loops(extend(array), where_it_is, loops)
            for extend, array, where_it_is in zip(
                widen, (lhs, rhs), places, strict=False
            )
        ]
        products = multiply.arrays(*factors)
        onto = acc.transpose(order)
        if apart and where is None:
            start = np.broadcast_to(zero, onto.shape)
            sums = combining.along(start, products, reduced, None)
            found = combining.arrays(sums, onto)
        else:
            found = combining.along(onto, products, reduced, where)
        return found.transpose(np.argsort(order))

    return run


def _is_dot(places: Sequence[Sequence[int]], kept: Sequence[int], loops: int) -> bool:
    """Whether upstream lowers it to dot products, which it adds what there is to."""
    last = loops - 1
    if kept != list(range(last)):
        return False
    factors = [sorted(place) for place in places[:2]]
    if len(kept) == 2:
        return factors == [[0, last], [1, last]]
    return len(kept) == 1 and sorted(factors) == [[0, last], [last]]


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

    def run(lhs: Array, rhs: Array, acc: Array | None, where: Flags | None) -> Array:
        left = lhs.reshape(*lhs.shape, *[1] * rhs.ndim)
        if acc is None:
            return multiply.arrays(left, rhs)
        if multiply_add is not None:
            found = multiply_add(left, rhs, acc)
        else:
            found = combining.arrays(multiply.arrays(left, rhs), acc)
        return found if where is None else select(element, where, found, acc)

    return run
