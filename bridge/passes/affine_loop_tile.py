"""`affine-loop-tile`: a perfect nest runs tile by tile.

As upstream's pass of this name, but that a nest is left alone unless it is proven that
the new order keeps all dependences, by the order itself and not by its sign vectors:
two arguments of a function may be the same memory, unless `distinct-arguments` says
that they are not, as upstream takes for granted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from bridge.dialects import affine, func
from bridge.errors import PassFailed
from bridge.ir.affine import AffineDim, AffineExpr, AffineMap
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.later import deferred
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.affine_nests import (
    LoopPass,
    defined_inside,
    has_analysis,
    perfect_nest,
    remark,
    set_bounds,
    trip_count,
)
from bridge.passes.affine_tiles import separate_full_tiles, sizes_for_cache

if TYPE_CHECKING:
    import islpy as isl

    from bridge import analysis
    from bridge.analysis import nests
else:
    analysis = deferred("bridge.analysis")

__all__ = ["AffineLoopTile", "is_tiling_legal"]

Nest = Sequence[affine.ForOp]

_USUAL: Final = 4
"""The size of a tile where none is given, upstream's."""


class AffineLoopTile(LoopPass, name="affine-loop-tile", anchor=func.FuncOp.op_name):
    """Tile affine loop nests."""

    cache_size: int = 512
    separate: bool = False
    tile_size: int = 0
    tile_sizes: str = ""
    distinct_arguments: bool = False

    def knows(self, op: Operation) -> bool:
        return has_analysis() and self.distinct_arguments

    def run(self, op: Operation) -> None:
        for root in [op for block in op.regions[0].blocks for op in block]:
            if isinstance(root, affine.ForOp):
                nest = perfect_nest(root)
                sizes = self._sizes(nest)
                if _is_box(nest) and self._is_legal(nest, sizes):
                    tile(nest, sizes)
                    if self.separate:
                        separate_full_tiles(nest)

    def _sizes(self, nest: Nest) -> list[int]:
        count = len(nest)
        if self.tile_size:
            return [self.tile_size] * count
        if not self.tile_sizes:
            return sizes_for_cache(nest, self.cache_size, _USUAL)
        try:
            sizes = [int(text) for text in self.tile_sizes.split(",") if text]
        except ValueError:
            sizes = [0]
        if any(size <= 0 for size in sizes):
            raise PassFailed(f"affine-loop-tile: no sizes of tiles: {self.tile_sizes}")
        return (sizes + [_USUAL] * count)[:count]

    def _is_legal(self, nest: Nest, sizes: Sequence[int]) -> bool:
        found = is_tiling_legal(nest, sizes, distinct_arguments=self.distinct_arguments)
        if isinstance(found, analysis.Unknown):
            remark(nest[0], "is not tiled", found)
        elif not found:
            remark(nest[0], "is not tiled", "a dependence would be turned round")
        return found is True


def _is_box(nest: Nest) -> bool:
    """Whether no bound depends on a loop of the nest, and none carries values."""
    root = nest[0]
    for loop in nest:
        if loop.inits:
            remark(root, "is not tiled", "it carries values")
            return False
        bounds = (*loop.lower_bound_operands, *loop.upper_bound_operands)
        if any(defined_inside(value, root) for value in bounds):
            remark(root, "is not tiled", "a bound depends on an outer loop")
            return False
    return True


def is_tiling_legal(
    nest: Nest, sizes: Sequence[int], *, distinct_arguments: bool = False
) -> bool | analysis.Unknown:
    """Whether an outermost, perfect nest that runs tile by tile keeps dependences."""
    root = nest[0]
    times = _tiled_times(nest, sizes)
    if isinstance(times, analysis.Unknown):
        return times
    return analysis.is_legal(root, times, distinct_arguments=distinct_arguments)


def _tiled_times(
    nest: Nest, sizes: Sequence[int]
) -> dict[Operation, isl.Map] | analysis.Unknown:
    """When each access inside runs: by its tile, then as before."""
    found = analysis.accesses_of(nest[0])
    if isinstance(found, analysis.Unknown):
        return found
    tiles: list[list[str]] = [
        list(_tile_of(one.statement, nest, sizes)) for one in found
    ]
    length = max([len(one.statement.times()) for one in found], default=0)
    return {
        one.op: _scheduled(one.statement, tile, length)
        for one, tile in zip(found, tiles, strict=True)
    }


def _tile_of(
    statement: nests.Statement, nest: Nest, sizes: Sequence[int]
) -> Iterator[str]:
    """The numbers of the tile that an iteration is in."""
    for loop, size in zip(nest, sizes, strict=True):
        level = next(one for one in statement.loops if one.op is loop)
        lower = statement.applied(level.bounds.lower)
        start = f"max({', '.join(lower)})" if len(lower) > 1 else lower[0]
        yield f"floor(({level.name} - {start})/{size * level.bounds.step})"


def _scheduled(statement: nests.Statement, tile: list[str], length: int) -> isl.Map:
    """From iterations to times: what is around the nest is the same for all."""
    times = statement.times()
    times += ["0"] * (length - len(times))
    text = f"{statement.iteration} -> [{', '.join([*tile, *times])}]"
    return statement.model.map(text)


def tile(nest: Nest, sizes: Sequence[int]) -> list[affine.ForOp]:
    """Puts loops over tiles around a nest, whose loops go over one tile then.

    The nest must be a box. Returns the new loops.
    """
    counts = [trip_count(loop) for loop in nest]
    before = [loop.loops()[0] for loop in nest]
    made: list[affine.ForOp] = []
    place: Operation = nest[0]
    for bounds, size in zip(before, sizes, strict=True):
        step, where = bounds.step * size, nest[0].any_location
        with Builder.before(place):
            made.append(
                affine.ForOp(bounds.lower, bounds.upper, step=step, location=where)
            )
        last = made[-1].body.last
        assert last is not None  # the terminator
        place = last
    nest[0].move_before(place)
    for loop, outer, bounds, size, count in zip(
        nest, made, before, sizes, counts, strict=True
    ):
        variable = outer.body.arguments[0]
        variable.name = loop.body.arguments[0].name
        start = Applied(AffineMap.identity(1), [variable])
        if count.constant is not None and count.constant < size:
            end = _shifted(variable, count.constant * bounds.step)
        elif count.divisor % size:
            end = _least(variable, size * bounds.step, bounds.upper)
        else:
            end = _shifted(variable, size * bounds.step)
        set_bounds(loop, start, end, bounds.step)
    return made


def _shifted(variable: Value, by: int) -> Applied:
    return Applied(AffineMap(1, 0, (AffineDim(0) + by,)), [variable])


def _least(variable: Value, by: int, upper: Applied) -> Applied:
    """The end of a tile, or of the loop."""
    dims = upper.map.num_dims
    exprs: list[AffineExpr] = [AffineDim(dims) + by, *upper.map.results]
    map_ = AffineMap(dims + 1, upper.map.num_symbols, tuple(exprs))
    values = upper.operands
    return Applied(map_, [*values[:dims], variable, *values[dims:]])
