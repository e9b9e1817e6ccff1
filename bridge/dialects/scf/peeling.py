"""The first or the last iteration of a loop as a loop of its own.

Upstream: `peelForLoopAndSimplifyBounds`, `peelForLoopFirstIteration`, but that no
iteration is made up where a loop does not run: of one that ends before it begins a
remainder by the step is positive, and a first iteration there may not be.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import affine, scf
from bridge.dialects.affine.applying import (
    applied,
    folded_apply,
    folded_maximum,
    folded_minimum,
)
from bridge.dialects.affine.composition import composed
from bridge.dialects.scf.bounds import is_ordered, mixed_bounds, number
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
    simplify_affine_expr,
)
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Value
from bridge.ir.types import INDEX
from bridge.ir.walk import walk
from bridge.op.interfaces.polyhedral import Applied
from bridge.rewrite.rewriter import Rewriter

__all__ = ["peel_first", "peel_last"]

_LOWER: Final = AffineSymbol(0)
_UPPER: Final = AffineSymbol(1)
_STEP: Final = AffineSymbol(2)
_REST: Final = (_UPPER - _LOWER) % _STEP
_MOST: Final = 2**63 - 1


def peel_last(loop: scf.ForOp, rewriter: Rewriter) -> scf.ForOp | None:
    """A loop of what remains where steps do not divide a span; the other ends before.

    Minima and maxima that this decides become what they are. `None`, and nothing is
    done, where nothing may remain.
    """
    bounds = mixed_bounds(loop)
    if bounds is None or loop.trip_count() == 0:
        return None
    lower, upper, step = bounds
    if isinstance(step, int) and step <= 1:
        return None
    rest = applied(_REST, bounds).map
    if rest.is_single_constant and not rest.single_constant:
        return None
    ty, previous = loop.lower_bound.type, loop.upper_bound
    with rewriter, rewriter.moved_to(InsertionPoint.before_op(loop)):
        rewriter.location = loop.any_location
        split = folded_apply(_UPPER - _REST, bounds)
        start = split
        if not is_ordered(lower, upper):
            start = folded_maximum([_LOWER, _UPPER - _REST], bounds)
        end = number(split, ty)
        begin = end if start is split else number(start, ty)
    partial = _copy_after(loop, rewriter)
    for old, new in zip(loop.results, partial.results, strict=True):
        rewriter.replace_all_uses(old, new)
    with rewriter.modify(partial):
        partial.operands = [begin, *partial.operands[1:3], *loop.results]
    with rewriter.modify(loop):
        loop.set_operand(1, end)
    _decide_extrema(loop, previous, rewriter, is_whole=True)
    _decide_extrema(partial, previous, rewriter, is_whole=False)
    return partial


def peel_first(loop: scf.ForOp, rewriter: Rewriter) -> scf.ForOp | None:
    """A loop before another one of its first iteration, if there is one.

    `None`, and nothing is done, where there is at most one.
    """
    bounds, count = mixed_bounds(loop), loop.trip_count()
    if bounds is None or (count is not None and count <= 1):
        return None
    if isinstance(bounds[2], int) and bounds[2] <= 0:
        return None
    second = applied(_LOWER + _STEP, bounds).map
    if second.is_single_constant and second.single_constant > _MOST:
        return None
    ty = loop.lower_bound.type
    with rewriter, rewriter.moved_to(InsertionPoint.before_op(loop)):
        rewriter.location = loop.any_location
        split = number(folded_apply(_LOWER + _STEP, bounds), ty)
        end = split
        if count is None:
            end = number(folded_minimum([_UPPER, _LOWER + _STEP], bounds), ty)
        first = rewriter.insert(loop.clone())
    assert isinstance(first, scf.ForOp)  # it is a copy of one
    with rewriter.modify(first):
        first.set_operand(1, end)
    with rewriter.modify(loop):
        loop.operands = [split, *loop.operands[1:3], *first.results]
    return first


def _copy_after(loop: scf.ForOp, rewriter: Rewriter) -> scf.ForOp:
    with rewriter, rewriter.moved_to(InsertionPoint.after_op(loop)):
        made = rewriter.insert(loop.clone())
    assert isinstance(made, scf.ForOp)  # it is a copy of one
    return made


# Minima and maxima --------------------------------------------------------------------


def _decide_extrema(
    loop: scf.ForOp, end: Value, rewriter: Rewriter, *, is_whole: bool
) -> None:
    """What minima and maxima are by how far it is to the end of the whole loop.

    In all iterations but the last that is a step at least, in the last it is less.
    """
    if end.type is not INDEX:
        return
    variable, step = AffineDim(0), AffineDim(2)
    left = AffineDim(1) - variable - step
    known = Applied(
        AffineMap(3, 0, (left if is_whole else -left - 1,)),
        [loop.body.arguments[0], end, loop.step],
    )
    for op in list(walk(loop)):
        if not isinstance(op, affine.MinOp | affine.MaxOp):
            continue
        at = _decided(op, known)
        if at is not None:
            with rewriter, rewriter.moved_to(InsertionPoint.before_op(op)):
                rewriter.location = op.any_location
                least = affine.ApplyOp(op.map.map.sub_map([at]), op.operands)
            rewriter.replace(op, least)


def _decided(op: affine.MinOp | affine.MaxOp, known: Applied) -> int | None:
    """The result that is the least, or greatest, where what is known is not negative.

    It is known to be so where a difference to each other one is, but for a number.
    """
    map_ = op.map.map
    inputs = map_.num_inputs
    shift: list[AffineExpr] = [AffineDim(inputs + n) for n in range(3)]
    (fact,) = known.map.replace_dims_and_symbols(shift, [], inputs + 3, 0).results
    places: list[AffineExpr] = [AffineDim(n) for n in range(inputs)]
    dims, symbols = places[: map_.num_dims], places[map_.num_dims :]
    given = map_.replace_dims_and_symbols(dims, symbols, inputs + 3, 0).results
    whole = AffineMap(inputs + 3, 0, (fact, *given))
    found = composed(Applied(whole, [*op.operands, *known.operands])).map
    fact, *results = found.results
    sign = 1 if isinstance(op, affine.MinOp) else -1

    def counts(one: AffineExpr, other: AffineExpr) -> bool:
        more = (one - other) * sign
        return any(
            isinstance(rest, AffineConstant) and rest.value <= 0
            for rest in (
                simplify_affine_expr(each, found.num_dims, found.num_symbols)
                for each in (more, more + fact)
            )
        )

    for at, one in enumerate(results):
        if all(counts(one, other) for n, other in enumerate(results) if n != at):
            return at
    return None
