"""Affine maps made from others: inverted, joined, without unused dimensions."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.arguments import checked
from bridge.ir.affine.expr import AffineDim, AffineExpr, postorder
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
def concat_affine_maps(maps: Sequence[AffineMap]) -> AffineMap:
    """All results after each other, over common dimensions and separate symbols."""
    results: list[AffineExpr] = []
    num_symbols = 0
    for map_ in maps:
        results += map_.shift_symbols(num_symbols).results
        num_symbols += map_.num_symbols
    num_dims = max((map_.num_dims for map_ in maps), default=0)
    return AffineMap(num_dims, num_symbols, tuple(results))


@checked
def compress_unused_dims(maps: Sequence[AffineMap]) -> list[AffineMap]:
    """The maps without the dimensions that none of them uses.

    All have the same number of them.
    """
    if not maps:
        return []
    found = postorder([result for map_ in maps for result in map_.results])
    count = maps[0].num_dims
    used = [i for i in range(count) if AffineDim(i) in found]
    # What stands for the others is nowhere.
    dims: list[AffineExpr] = [AffineDim(0)] * count
    for new, old in enumerate(used):
        dims[old] = AffineDim(new)
    return [
        map_.replace_dims_and_symbols(dims, (), len(used), map_.num_symbols)
        for map_ in maps
    ]
