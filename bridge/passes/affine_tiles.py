"""Sizes of tiles that a cache has room for, and full tiles apart from others.

Upstream: `LoopTiling::getTileSizes`, `separateFullTiles`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bridge.dialects import affine
from bridge.dialects.affine.composition import composed, composed_set
from bridge.ir.affine import AffineDim, AffineExpr, AffineMap, IntegerSet
from bridge.ir.building import Builder
from bridge.ir.core import Value
from bridge.later import deferred
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.affine_nests import set_bounds, trip_count

if TYPE_CHECKING:
    from bridge.passes.polyhedral import fusing, regions
else:
    fusing = deferred("bridge.passes.polyhedral.fusing")
    regions = deferred("bridge.passes.polyhedral.regions")

__all__ = ["separate_full_tiles", "sizes_for_cache"]

Nest = Sequence[affine.ForOp]


def sizes_for_cache(nest: Nest, kib: int, usual: int) -> list[int]:
    """Sizes of tiles whose memory fits a cache, if it grows as the tiles do."""
    if not kib:
        return [1] * len(nest)
    size = regions.footprint(nest[0], fusing.accesses_in(nest[0]), 0)
    if size is None:
        return _divisors(nest, [usual] * len(nest))
    excess = -(-size // (kib * 1024))
    if excess <= 1:
        return [1] * len(nest)
    each = _root(excess, len(nest))
    last = max(1, excess // each ** (len(nest) - 1))
    return _divisors(nest, [each] * (len(nest) - 1) + [last])


def _root(number: int, degree: int) -> int:
    """The largest number whose power is not larger."""
    found: int = round(number ** (1.0 / degree))
    while int(found**degree) > number:
        found -= 1
    return found


def _divisors(nest: Nest, sizes: Sequence[int]) -> list[int]:
    """The next smaller sizes that divide how often loops run, where that is known."""
    found: list[int] = []
    for loop, size in zip(nest, sizes, strict=True):
        count = trip_count(loop).constant
        if count is not None:
            if count > 1:
                size = min(size, count // 2)
            while count % size:
                size -= 1
        found.append(size)
    return found


def separate_full_tiles(loops: Nest) -> None:
    """Runs loops over a tile without minima, where the tile is a full one.

    Where all are, upstream has two branches that do the same; here there is one.
    """
    ends = [loop.loops()[0].upper for loop in loops]
    set_ = _full(ends)
    if set_ is None or any(loop.step.value != 1 for loop in loops):
        return
    root = loops[0]
    with Builder.before(root):
        branch = affine.IfOp(*set_, has_else=True, location=root.any_location)
    full = root.clone()
    for region, nest in zip(branch.regions, (full, root), strict=True):
        last = region.blocks[0].last
        assert last is not None  # the terminator
        if nest is root:
            root.move_before(last)
        else:
            region.blocks[0].insert_before(last, full)
    loop = full
    for end in ends:
        assert isinstance(loop, affine.ForOp)  # a copy of one of the loops
        (bounds,) = loop.loops()
        first = Applied(bounds.upper.map.sub_map([0]), bounds.upper.operands)
        if len(end.map.results) > 1:
            set_bounds(loop, bounds.lower, composed(first), bounds.step)
        inner = loop.body.first
        assert inner is not None  # a loop or the terminator
        loop = inner


def _full(ends: Sequence[Applied]) -> tuple[IntegerSet, Sequence[Value]] | None:
    """Whether no bound is less than the first one of each loop, a tile's end."""
    operands: list[Value] = []
    rows: list[AffineExpr] = []
    for end in ends:
        start, dims = len(operands), end.map.num_dims
        first, *others = end.map.replace_dims_and_symbols(
            [AffineDim(start + n) for n in range(dims)],
            [AffineDim(start + dims + n) for n in range(end.map.num_symbols)],
            start + len(end.operands),
            0,
        ).results
        rows += [other - first for other in others]
        operands += end.operands
    if not rows or not all(row.is_pure_affine for row in rows):
        return None
    map_ = AffineMap(len(operands), 0, tuple(rows)).simplify()
    set_ = IntegerSet(len(operands), 0, map_.results, (False,) * len(rows))
    return composed_set(set_, operands)
