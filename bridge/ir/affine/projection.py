"""Affine maps made from others: inverted, joined, with inputs projected out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from bridge.arguments import checked
from bridge.ir.affine.expr import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineSymbol,
    postorder,
)
from bridge.ir.affine.maps import AffineMap


@checked
def inverse_permutation(map_: AffineMap) -> AffineMap | None:
    """The map that undoes `map_`, or `None` where a dimension is not among its results.

    Results that are no dimensions, or dimensions seen before, play no part. Raises
    `ValueError` where there are symbols.
    """
    if map_.num_symbols:
        raise ValueError(f"{map_} has symbols, an inverse permutation has none")
    found: dict[int, AffineExpr] = {}
    for i, result in enumerate(map_.results):
        if isinstance(result, AffineDim):
            found.setdefault(result.position, AffineDim(i))
    if len(found) != map_.num_dims:
        return None
    results = tuple(found[position] for position in range(map_.num_dims))
    return AffineMap(map_.num_results, 0, results)


@checked
def inverse_and_broadcast_projected_permutation(map_: AffineMap) -> AffineMap:
    """The map that undoes a projected permutation, with 0 for what it projected out.

    Raises `ValueError` where `map_` is none; zeros among its results are allowed.
    """
    if not map_.is_projected_permutation_or_zeros:
        raise ValueError(f"{map_} is not a projected permutation")
    results: list[AffineExpr] = [AffineConstant(0)] * map_.num_dims
    for i, result in enumerate(map_.results):
        if isinstance(result, AffineDim):
            results[result.position] = AffineDim(i)
    return AffineMap(map_.num_results, 0, tuple(results))


@checked
def concat_affine_maps(maps: Sequence[AffineMap]) -> AffineMap:
    """All results after each other, over common dimensions and separate symbols."""
    results: list[AffineExpr] = []
    num_symbols = 0
    for map_ in maps:
        results += map_.shift_symbols(num_symbols).results
        num_symbols += map_.num_symbols
    num_dims = max((map_.num_dims for map_ in maps), default=0)
    return AffineMap(num_dims, num_symbols, tuple(results))


def _projected(
    make: Callable[[int], AffineExpr],
    count: int,
    positions: Collection[int],
    compress: bool,
) -> tuple[list[AffineExpr], int]:
    """What replaces inputs of which some are 0, and how many inputs there are then."""
    found: list[AffineExpr] = []
    kept = 0
    for i in range(count):
        projected = i in positions
        position = kept if compress else i
        found.append(AffineConstant(0) if projected else make(position))
        kept += not projected
    return found, kept if compress else count


@checked
def project_dims(
    map_: AffineMap, positions: Collection[int], *, compress: bool = False
) -> AffineMap:
    """The map with 0 for these dimensions, which `compress` removes as well."""
    dims, count = _projected(AffineDim, map_.num_dims, positions, compress)
    return map_.replace_dims_and_symbols(dims, (), count, map_.num_symbols)


@checked
def project_symbols(
    map_: AffineMap, positions: Collection[int], *, compress: bool = False
) -> AffineMap:
    """The map with 0 for these symbols, which `compress` removes as well."""
    symbols, count = _projected(AffineSymbol, map_.num_symbols, positions, compress)
    return map_.replace_dims_and_symbols((), symbols, map_.num_dims, count)


@checked
def projected_map(map_: AffineMap, positions: Collection[int]) -> AffineMap:
    """Without these dimensions, and without the symbols that then are unused."""
    projected = project_dims(map_, positions, compress=True)
    return compress_unused_symbols([projected])[0]


@checked
def unused_dims(maps: Sequence[AffineMap]) -> set[int]:
    """The dimensions that no map uses; all maps have the same number of them."""
    used = postorder([result for map_ in maps for result in map_.results])
    return {i for i in range(maps[0].num_dims) if AffineDim(i) not in used}


@checked
def unused_symbols(maps: Sequence[AffineMap]) -> set[int]:
    """The symbols that no map uses; all maps have the same number of them."""
    used = postorder([result for map_ in maps for result in map_.results])
    return {i for i in range(maps[0].num_symbols) if AffineSymbol(i) not in used}


@checked
def compress_unused_dims(maps: Sequence[AffineMap]) -> list[AffineMap]:
    """The maps without the dimensions that none of them uses."""
    unused = unused_dims(maps) if maps else ()
    return [project_dims(map_, unused, compress=True) for map_ in maps]


@checked
def compress_unused_symbols(maps: Sequence[AffineMap]) -> list[AffineMap]:
    """The maps without the symbols that none of them uses."""
    unused = unused_symbols(maps) if maps else ()
    return [project_symbols(map_, unused, compress=True) for map_ in maps]


@checked
def expand_dims_to_rank(
    map_: AffineMap, rank: int, projected: Collection[int]
) -> AffineMap:
    """The map over `rank` dimensions of which it does not use the projected ones."""
    return map_.compose(AffineMap.identity(rank).drop_results(projected))


@checked
def minor_identity_broadcasts(map_: AffineMap) -> list[int] | None:
    """The results that are 0 where all others are as in a minor identity.

    `None` where they are not.
    """
    start = map_.num_dims - map_.num_results
    if start < 0:
        return None
    zeros = map_.broadcast_dims
    others = [i for i in range(map_.num_results) if i not in zeros]
    same = all(map_.results[i] is AffineDim(start + i) for i in others)
    return zeros if same else None


@checked
def permutation_to_minor_identity(map_: AffineMap) -> list[int] | None:
    """The permutation after which `map_` is a minor identity with zeros, or `None`.

    `(d0, d1) -> (d1, 0, 0, d0)` becomes `(0, 0, d0, d1)` by `[3, 0, 1, 2]`. The
    first of several is given.
    """
    inputs, count = map_.num_inputs, map_.num_results
    first, leading = max(inputs - count, 0), max(count - inputs, 0)
    zero = AffineConstant(0)
    permutation: list[int | None] = []
    for result in map_.results:
        if isinstance(result, AffineDim) and result.position >= first:
            permutation.append(result.position - first + leading)
        elif result is zero:
            permutation.append(None)
        else:
            return None
    free = iter(sorted(set(range(max(inputs, count))) - set(permutation)))
    return [next(free) if slot is None else slot for slot in permutation]
