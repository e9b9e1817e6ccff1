"""`affine-simplify-min-max`: results of minima and maxima that others decide go away.

As upstream's pass of this name, but that isl decides, exactly, which results are never
below, or above, another one, wherever the operation runs. What upstream makes of a
division by a minimum is left to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from bridge.dialects import affine, func
from bridge.dialects.affine import canonicalization as known
from bridge.dialects.affine.composition import composed
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import AffineMapAttr
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk
from bridge.later import deferred
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.affine_nests import has_analysis
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Listener, Rewriter

if TYPE_CHECKING:
    from bridge import analysis
else:
    analysis = deferred("bridge.analysis")

__all__ = ["PATTERNS", "AffineSimplifyMinMax", "simplify_extrema"]

Extremum = affine.MinOp | affine.MaxOp


class AffineSimplifyMinMax(
    Pass, name="affine-simplify-min-max", anchor=func.FuncOp.op_name
):
    """Simplify affine min/max/apply."""

    def knows(self, op: Operation) -> bool:
        return (
            has_analysis()
            and not any(map(_divides_by_minimum, walk(op)))
            and all(has_known_rules(inner) for inner in walk(op) if inner is not op)
        )

    def run(self, op: Operation) -> None:
        apply_greedily(op, PATTERNS, top_down=False)


def _divides_by_minimum(op: Operation) -> bool:
    return isinstance(op, affine.ApplyOp) and any(
        isinstance(value.defining_op, affine.MinOp) for value in op.operands
    )


@pattern(affine.MinOp, affine.MaxOp)
def drop_decided_results(op: Extremum, rewriter: Rewriter) -> None:
    """A result that is never the one is not looked at."""
    map_ = op.map.map
    kept = list(range(len(map_.results)))
    for one in range(len(map_.results)):
        others = (other for other in kept if other != one)
        if any(_decides(op, other, one) for other in others):
            kept.remove(one)
    if len(kept) < len(map_.results):
        with rewriter.modify(op):
            op.map = AffineMapAttr(map_.sub_map(kept))


Limits = Mapping[Value, tuple[int, int]]
"""The least and the greatest that values are said to be."""


def _decides(
    op: Extremum, one: int, other: int, limits: Limits = MappingProxyType({})
) -> bool:
    """Whether a result always counts more than another one, which is another value."""
    map_ = op.map.map
    dims, symbols = map_.num_dims, map_.num_symbols
    first, second = map_.results[one], map_.results[other]
    span = second - first if isinstance(op, affine.MinOp) else first - second
    difference = Applied(AffineMap(dims, symbols, (span,)), op.operands)
    return analysis.is_never_negative(op, difference, limits=limits) is True


@pattern(affine.MinOp, affine.MaxOp)
def compose_extremum(op: Extremum, rewriter: Rewriter) -> None:
    """What operands are made of becomes part of the map."""
    known.compose_map(op, rewriter)


@pattern(affine.ApplyOp)
def compose_apply(op: affine.ApplyOp, rewriter: Rewriter) -> None:
    """What other maps give becomes part of a map; else it stays as it is."""
    if not any(isinstance(value.defining_op, affine.ApplyOp) for value in op.operands):
        return
    map_, operands = composed(Applied(op.map.map, op.operands))
    if map_ is not op.map.map:
        with rewriter.modify(op):
            op.operands = list(operands)
            op.map = AffineMapAttr(map_)


# As transformations


def simplify_extrema(
    targets: Sequence[Operation], limits: Limits, listener: Listener
) -> bool:
    """Simplifies these minima and maxima alone; whether that changed any.

    With limits, values that are said to lie between them decide as well, and what is
    the same for all of these values becomes that.
    """
    if not targets:
        return False
    root = targets[0]
    while root.parent_op is not None:
        root = root.parent_op
    decide = _decided_by(limits) if limits else drop_decided_results
    found = apply_greedily(
        root,
        (*known.EXTREMA, decide),
        strictness="existing-and-new",
        chosen=targets,
        listener=listener,
    )
    return found.changed


def _decided_by(limits: Limits) -> Pattern:
    @pattern(affine.MinOp, affine.MaxOp)
    def become_the_least(op: Extremum, rewriter: Rewriter) -> None:
        """What one result always is, or a number."""
        map_ = op.map.map
        bounds = analysis.value_bounds(op.results[0], limits=limits)
        ends = None if isinstance(bounds, analysis.Unknown) else bounds.constant
        if ends is not None and ends[0] == ends[1]:
            rewriter.replace(op, affine.ApplyOp(AffineMap.constant(ends[0]), []))
            return
        count = len(map_.results)
        for one in range(count):
            others = (other for other in range(count) if other != one)
            if all(_decides(op, one, other, limits) for other in others):
                least = affine.ApplyOp(map_.sub_map([one]), op.operands)
                rewriter.replace(op, least)
                return

    return become_the_least


PATTERNS: Final = (
    known.extremum_of_one,
    known.drop_repeated_results,
    known.merge_extrema,
    compose_extremum,
    known.sort_results,
    drop_decided_results,
    compose_apply,
)
"""The patterns of the pass."""
