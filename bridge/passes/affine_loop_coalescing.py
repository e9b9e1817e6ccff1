"""`affine-loop-coalescing`: loops directly inside one another become a single one.

As upstream's pass of this name, but that affine loops are left of which two may have a
negative bound (the product of the two is positive, and they never run) and inner ones
that carry changing values. For loops of scf see `bridge.passes.scf_coalescing`; where
there is upstream's pass, it runs for these.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bridge.dialects import affine, func, scf
from bridge.dialects.affine.scopes import Scope
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.affine.expr import AffineBinary, postorder
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk
from bridge.later import deferred
from bridge.op.assumptions import ORDERED_BOUNDS, assumes
from bridge.op.interfaces.polyhedral import Applied, SizeQuery
from bridge.passes.affine_nests import (
    LoopPass,
    defined_inside,
    has_analysis,
    perfect_nest,
    remark,
    set_bounds,
)
from bridge.passes.scf_coalescing import coalesce_bands

if TYPE_CHECKING:
    from bridge import analysis
else:
    analysis = deferred("bridge.analysis")

__all__ = [
    "AffineLoopCoalescing",
    "coalesce",
    "coalesce_affine_bands",
    "is_natural",
]

Nest = Sequence[affine.ForOp]


class AffineLoopCoalescing(
    LoopPass, name="affine-loop-coalescing", anchor=func.FuncOp.op_name
):
    """Coalesce nested loops with independent bounds into a single loop."""

    def knows(self, op: Operation) -> bool:
        return has_analysis() and not any(
            isinstance(inner, scf.ForOp) and isinstance(inner.parent_op, scf.ForOp)
            for inner in walk(op)
        )

    def run(self, op: Operation) -> None:
        pending = [op]
        while pending:
            found = pending.pop()
            if isinstance(found, affine.ForOp):
                coalesce_affine_bands(found)
            elif isinstance(found, scf.ForOp):
                coalesce_bands(found, is_natural)
            inside = [op for region in found.regions for b in region.blocks for op in b]
            pending += reversed(inside)


def coalesce_affine_bands(root: affine.ForOp) -> bool:
    """Makes one of each of the longest runs of loops whose bounds come from outside.

    Whether there was any.
    """
    nest = perfect_nest(root)
    above = [_defined_above(nest, n) for n in range(len(nest))]
    end, done = len(nest), False
    while end > 0:
        for start in range(end - 1):
            if max(above[start:end]) <= start:
                band = nest[start:end]
                why = _forbids(band)
                if why:
                    remark(band[0], "is not coalesced", why)
                else:
                    coalesce(band)
                    done = True
                end = start + 1
                break
        end -= 1
    return done


def _defined_above(nest: Nest, n: int) -> int:
    """The outermost loop of a nest that no operand of another one is defined in."""
    outer = (
        m
        for m in range(n)
        if not any(defined_inside(value, nest[m]) for value in nest[n].operands)
    )
    return next(outer, n)


def _forbids(band: Nest) -> str:
    """Why loops cannot be one; empty where they can."""
    for loop in band:
        (bounds,) = loop.loops()
        if bounds.step != 1 or bounds.lower.map is not AffineMap.constant(0):
            return "a loop does not begin at zero with a step of one"
        scope = Scope.of(band[0])
        if not all(scope.is_symbol(value) for value in bounds.upper.operands):
            return "a bound is no symbol"
    if not all(map(_only_passes_on, band[1:])):
        return "a loop carries values from one iteration to the next"
    unknown = [loop for loop in band if not _is_never_negative(loop)]
    if len(unknown) > 1 and not assumes(ORDERED_BOUNDS):
        where = unknown[-1].position
        return f"bounds of it and of the loop at {where} may be negative"
    return ""


def _only_passes_on(loop: affine.ForOp) -> bool:
    """Whether each carried value is the same in all iterations."""
    last = loop.body.last
    assert last is not None  # the terminator
    return list(last.operands) == list(loop.body.arguments[1:])


def _is_never_negative(loop: affine.ForOp) -> bool:
    """Whether an upper bound is made of nothing that may be negative."""
    (bounds,) = loop.loops()
    upper = bounds.upper
    return all(
        part.value >= 0
        if isinstance(part, AffineConstant)
        else isinstance(part, AffineBinary) or is_natural(_operand(upper, part))
        for part in postorder(upper.map.results)
    )


def _operand(applied: Applied, part: AffineExpr) -> Value:
    """What a dimension or a symbol is."""
    if isinstance(part, AffineDim):
        return applied.operands[part.position]
    assert isinstance(part, AffineSymbol)
    return applied.operands[applied.map.num_dims + part.position]


def is_natural(value: Value) -> bool:
    """Whether a value is never negative: a size, or bounded so."""
    if isinstance(value.defining_op, SizeQuery):
        return True
    if not has_analysis():
        return False
    found = analysis.value_bounds(value)
    if isinstance(found, analysis.Unknown):
        return False
    least = found.lower.min_val()
    return bool(least.is_int() and least.to_python() >= 0)


def coalesce(band: Nest) -> None:
    """Makes one loop of several, whose bounds must be defined before the first."""
    outer, inner = band[0], band[-1]
    where = outer.any_location
    with Builder.before(outer):
        counts = [_count(outer, outer)]
        product = counts[0]
        times = AffineMap(1, 1, (AffineDim(0) * AffineSymbol(0),))
        for loop in band[1:]:
            counts.append(_count(loop, outer))
            operands = [product, counts[-1]]
            product = affine.ApplyOp(times, operands, location=where).result
    _replace_variables(band, counts)
    symbol = AffineMap(0, 1, (AffineSymbol(0),))
    start = Applied(AffineMap.constant(0), ())
    for loop in band[1:]:
        for argument, init in zip(loop.body.arguments[1:], loop.inits, strict=True):
            argument.replace_all_uses(init)
    body = [op for op in inner.body if op is not inner.body.last]
    for op in body:
        op.move_before(band[1])
    for loop in reversed(band[1:]):
        last = loop.body.last
        assert last is not None  # the terminator
        for result, value in zip(loop.results, last.operands, strict=True):
            result.replace_all_uses(value)
        loop.erase()
    set_bounds(outer, start, Applied(symbol, (product,)), 1)


def _count(loop: affine.ForOp, outer: affine.ForOp) -> Value:
    (bounds,) = loop.loops()
    several = len(bounds.upper.map.results) > 1
    kind = affine.MinOp if several else affine.ApplyOp
    made = kind(bounds.upper.map, bounds.upper.operands, location=outer.any_location)
    return made.results[0]


def _replace_variables(band: Nest, counts: Sequence[Value]) -> None:
    """Computes the variables of all loops of that of the outermost one."""
    outer = band[0]
    where, first = outer.any_location, outer.body.first
    assert first is not None  # the loop inside
    over = AffineMap(1, 1, (AffineDim(0) // AffineSymbol(0),))
    rest = AffineMap(1, 1, (AffineDim(0) % AffineSymbol(0),))
    left: Value = outer.body.arguments[0]
    uses = list(left.uses)
    with Builder.before(first):
        for n in range(len(band) - 1, -1, -1):
            if n < len(band) - 1:
                operands = [left, counts[n + 1]]
                left = affine.ApplyOp(over, operands, location=where).result
            if n:
                found = affine.ApplyOp(rest, [left, counts[n]], location=where).result
                band[n].body.arguments[0].replace_all_uses(found)
    for use in uses:
        use.op.set_operand(use.index, left)
