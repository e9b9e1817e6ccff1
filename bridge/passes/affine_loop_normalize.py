"""`affine-loop-normalize`: loops begin at zero and go in steps of one.

As upstream's pass of this name, but that a loop is left whose bounds would not fit into
64 bits.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import affine, func
from bridge.dialects.affine.composition import canonical, composed
from bridge.ir.affine import AffineConstant, AffineDim, AffineMap
from bridge.ir.affine.expr import fits
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.types import I64
from bridge.ir.values import AnyLocation
from bridge.ir.walk import walk_post_order
from bridge.op.interfaces.polyhedral import Applied, LoopBounds
from bridge.passes.affine_loop_unroll import promote_single_iteration
from bridge.passes.affine_nests import LoopPass, remark, set_bounds

__all__ = ["AffineLoopNormalize", "normalize"]

_FAR: Final = "its bounds are further apart than 64 bits say"


class AffineLoopNormalize(
    LoopPass, name="affine-loop-normalize", anchor=func.FuncOp.op_name
):
    """Apply normalization transformations to affine loop-like ops."""

    promote_single_iter: bool = False

    def run(self, op: Operation) -> None:
        for found in list(walk_post_order(op)):
            if isinstance(found, affine.ParallelOp):
                _normalize_parallel(found)
            elif isinstance(found, affine.ForOp):
                if self.promote_single_iter and promote_single_iteration(found):
                    continue
                normalize(found)


def normalize(loop: affine.ForOp) -> bool:
    """Makes a loop begin at zero with a step of one; whether it does."""
    (bounds,) = loop.loops()
    lower, upper, step = bounds.lower, bounds.upper, bounds.step
    if lower.map is AffineMap.constant(0) and step == 1:
        return True
    if len(lower.map.results) != 1:
        return False
    if _overflows(bounds):
        remark(loop, "is not normalized", _FAR)
        return False
    starts = lower.map.results * len(upper.map.results)
    padded = AffineMap(lower.map.num_dims, lower.map.num_symbols, starts)
    span = _difference(upper, Applied(padded, lower.operands))
    counts = _divided(Applied(*canonical(*span)), [step] * len(starts))
    variable = loop.body.arguments[0]
    back = AffineMap(1, 0, (AffineDim(0) * -step,))
    old = Applied(*canonical(*_difference(lower, Applied(back, (variable,)))))
    set_bounds(loop, Applied(AffineMap.constant(0), ()), counts, 1)
    assert loop.body.first is not None  # at least the terminator
    _replace_variable(loop.body.first, variable, old, loop.any_location)
    return True


def _normalize_parallel(op: affine.ParallelOp) -> None:
    """The same for a box of loops without a minimum or a maximum."""
    loops = op.loops()
    sides = [(one.lower.map, one.upper.map) for one in loops]
    if any(len(side.results) != 1 for pair in sides for side in pair):
        return
    zero = AffineConstant(0)
    if all(x.lower.map.results == (zero,) and x.step == 1 for x in loops):
        return
    if any(map(_overflows, loops)):
        remark(op, "is not normalized", _FAR)
        return
    lower_map, upper_map = op.lower_bounds_map.map, op.upper_bounds_map.map
    below = op.map_operands[: lower_map.num_inputs]
    above = op.map_operands[lower_map.num_inputs :]
    span = _difference(Applied(upper_map, above), Applied(lower_map, below))
    counts = _divided(span, [one.step for one in loops])
    _set_box(op, counts)
    first = op.body.first
    assert first is not None  # at least the terminator
    for one, variable in zip(loops, op.body.arguments, strict=True):
        old = _old_variable(one.lower, variable, one.step)
        _replace_variable(first, variable, old, op.any_location)


def _old_variable(lower: Applied, variable: Value, step: int) -> Applied:
    """The value of a variable before: its start and so many steps."""
    dims = lower.map.num_dims
    expr = lower.map.results[0] + AffineDim(dims) * step
    map_ = AffineMap(dims + 1, lower.map.num_symbols, (expr,))
    operands = lower.operands
    return Applied(map_, (*operands[:dims], variable, *operands[dims:]))


def _set_box(op: affine.ParallelOp, counts: Applied) -> None:
    """Gives parallel loops bounds from zero on, with steps of one."""
    count = len(counts.map.results)
    made = affine.ParallelOp(
        [result.type for result in op.results],
        op.reductions,
        AffineMap(0, 0, (AffineConstant(0),) * count),
        op.lower_bounds_groups,
        counts.map,
        op.upper_bounds_groups,
        [IntegerAttr(1, I64)] * count,
        counts.operands,
    )
    op.operands = list(made.operands)
    op.properties = made.properties
    made.erase()


def _replace_variable(
    first: Operation, variable: Value, old: Applied, location: AnyLocation
) -> None:
    """Uses what an induction variable was in place of it, from an operation on."""
    with Builder.before(first):
        made = affine.ApplyOp(old.map, old.operands, location=location)
    operands = list(made.operands)
    variable.replace_all_uses(made.result)
    made.operands = operands


def _difference(a: Applied, b: Applied) -> Applied:
    """The results of one map less those of another, with what operands are made of."""
    dims, symbols = a.map.num_dims, a.map.num_symbols
    shifted = b.map.shift_dims(dims).shift_symbols(symbols)
    exprs = [x - y for x, y in zip(a.map.results, shifted.results, strict=True)]
    map_ = AffineMap(shifted.num_dims, shifted.num_symbols, tuple(exprs))
    operands = (
        *a.operands[:dims],
        *b.operands[: b.map.num_dims],
        *a.operands[dims:],
        *b.operands[b.map.num_dims :],
    )
    return composed(Applied(map_, operands))


def _divided(span: Applied, steps: list[int]) -> Applied:
    exprs = [x.ceildiv(n) for x, n in zip(span.map.results, steps, strict=True)]
    map_ = AffineMap(span.map.num_dims, span.map.num_symbols, tuple(exprs))
    return Applied(map_, span.operands)


def _overflows(bounds: LoopBounds) -> bool:
    """Whether numbers that bound a loop are too far apart to be subtracted."""
    low, *others = bounds.lower.map.results
    highs = bounds.upper.map.results
    return not others and any(
        isinstance(low, AffineConstant)
        and isinstance(high, AffineConstant)
        and not fits(high.value - low.value)
        for high in highs
    )
