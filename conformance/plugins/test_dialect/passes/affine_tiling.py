"""The pass that tiles affine loops by sizes that are values."""

from __future__ import annotations

from collections.abc import Sequence

from bridge import Operation, Value
from bridge.dialects import affine
from bridge.dialects.func import FuncOp
from bridge.errors import Diagnostic, warn
from bridge.ir.affine import AffineConstant, AffineDim, AffineMap, AffineSymbol
from bridge.ir.building import Builder
from bridge.ir.types import INDEX
from bridge.op.interfaces.polyhedral import Applied, LoopBounds
from bridge.passes import Pass
from bridge.passes.affine_nests import defined_inside, perfect_nest, set_bounds

Nest = Sequence[affine.ForOp]


class ParametricTiling(Pass, name="test-affine-parametric-tile", anchor="func.func"):
    """Tiles each nest by the first arguments of its function."""

    def run(self, op: Operation) -> None:
        assert isinstance(op, FuncOp)  # its anchor
        nests = [
            perfect_nest(loop)
            for block in op.regions[0].blocks
            for loop in block
            if isinstance(loop, affine.ForOp)
        ]
        for nest in nests:
            sizes = op.regions[0].blocks[0].arguments[: len(nest)]
            if len(sizes) < len(nest):
                text = (
                    "too few tile sizes provided in the argument list of the function "
                    "which contains the current band"
                )
                warn(Diagnostic("error", text, nest[0].position))
                return
            if any(size.type is not INDEX for size in sizes):
                text = "expected tiling parameters to be of index type"
                warn(Diagnostic("error", text, nest[0].position))
                return
            if _is_box(nest):
                tile(nest, sizes)


def _is_box(nest: Nest) -> bool:
    """Whether no bound depends on a loop of a nest, and each begins with a number."""
    return not any(
        loop.inits
        or loop.constant_bounds[0] is None
        or any(defined_inside(value, nest[0]) for value in loop.operands)
        for loop in nest
    )


def tile(nest: Nest, sizes: Sequence[Value]) -> None:
    """Puts loops over tiles around a nest, which begins with numbers."""
    place: Operation = nest[0]
    bounds = [loop.loops()[0] for loop in nest]
    outer: list[affine.ForOp] = []
    for one, size in zip(bounds, sizes, strict=True):
        with Builder.before(place):
            upper = _tile_count(_start(one.lower), one.upper, size)
            outer.append(affine.ForOp(one.lower, upper, step=one.step))
        last = outer[-1].body.last
        assert last is not None  # the terminator
        place = last
    nest[0].move_before(place)
    for loop, around, one, size in zip(nest, outer, bounds, sizes, strict=True):
        variable = around.body.arguments[0]
        start = _start(one.lower)
        tile_start = (AffineDim(0) - start) * AffineSymbol(0) + start
        lower = Applied(AffineMap(1, 1, (tile_start,)), (variable, size))
        set_bounds(loop, lower, _tile_end(variable, size, one), one.step)


def _start(lower: Applied) -> AffineConstant:
    (first,) = lower.map.results
    assert isinstance(first, AffineConstant)  # as upstream asks for
    return first


def _tile_count(start: AffineConstant, upper: Applied, size: Value) -> Applied:
    """How many tiles there are, from where the loop begins."""
    map_ = upper.map
    by = AffineSymbol(map_.num_symbols)
    results = tuple(start + (one - start).ceildiv(by) for one in map_.results)
    counted = AffineMap(map_.num_dims, map_.num_symbols + 1, results)
    return Applied(counted, (*upper.operands, size))


def _tile_end(variable: Value, size: Value, bounds: LoopBounds) -> Applied:
    """Where a tile ends, or the loop."""
    map_, values = bounds.upper
    dims, symbols = map_.num_dims, map_.num_symbols
    start, by = _start(bounds.lower), AffineSymbol(symbols)
    end = (AffineDim(dims) - start) * by + by * bounds.step + start
    whole = AffineMap(dims + 1, symbols + 1, (end, *map_.results))
    return Applied(whole, (*values[:dims], variable, *values[dims:], size))
