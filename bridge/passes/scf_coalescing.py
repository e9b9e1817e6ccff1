"""Loops of scf directly inside one another become a single one.

Upstream: `coalescePerfectlyNestedSCFForLoops`. Loops are left of which it is not known
that the upper bound is not below the lower one: of two of these the product would not
be negative.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bridge.dialects import affine, arith, scf
from bridge.dialects.affine.applying import Mixed, folded, folded_apply
from bridge.dialects.affine.composition import composed
from bridge.ir.affine import (
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import Builder
from bridge.ir.core import Value
from bridge.ir.types import INDEX
from bridge.op.assumptions import ORDERED_BOUNDS, assumes
from bridge.op.folding import constant_of
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.affine_nests import defined_inside, remark

__all__ = ["coalesce_bands"]

Nest = Sequence[scf.ForOp]

_MOST = 2**63 - 1


def coalesce_bands(root: scf.ForOp, is_natural: Callable[[Value], bool]) -> bool:
    """Makes one of each of the longest runs of loops whose bounds come from outside.

    Whether there was any.

    `is_natural` says of indices that they are not negative.
    """
    nest = _perfect_nest(root)
    above = [_defined_above(nest, n) for n in range(len(nest))]
    handed = _chains(nest)
    end, done = len(nest), False
    while end > 0:
        for start in range(end - 1):
            if max(above[start:end]) <= start and handed[end - 1] <= start:
                band = nest[start:end]
                why = _forbids(band, is_natural)
                if why:
                    remark(band[0], "is not coalesced", why)
                else:
                    _coalesce(band)
                    done = True
                end = start + 1
                break
        end -= 1
    return done


def _perfect_nest(root: scf.ForOp) -> list[scf.ForOp]:
    found = [root]
    while True:
        first, last = found[-1].body.first, found[-1].body.last
        if not isinstance(first, scf.ForOp) or first.next is not last:
            return found
        found.append(first)


def _bounds(loop: scf.ForOp) -> list[Value]:
    return list(loop.operands)[:3]


def _defined_above(nest: Nest, n: int) -> int:
    """The outermost loop of a nest that no bound of another one is defined in."""
    outer = (
        m
        for m in range(n)
        if not any(defined_inside(value, nest[m]) for value in _bounds(nest[n]))
    )
    return next(outer, n)


def _chains(nest: Nest) -> list[int]:
    """From which loop on each hands its carried values to the next one, and back."""
    found = [0]
    for n in range(1, len(nest)):
        outer, inner = nest[n - 1], nest[n]
        last = outer.body.last
        assert last is not None  # the terminator
        is_handed = list(inner.operands)[3:] == list(outer.body.arguments[1:])
        is_returned = list(last.operands) == list(inner.results)
        found.append(found[-1] if is_handed and is_returned else n)
    return found


def _mixed(value: Value) -> Mixed:
    found = constant_of(value)
    return found.signed if isinstance(found, IntegerAttr) else value


def _forbids(band: Nest, is_natural: Callable[[Value], bool]) -> str:
    """Why loops cannot be one; empty where they can."""
    product = 1
    for loop in band:
        low, high, step = map(_mixed, _bounds(loop))
        if loop.unsigned_cmp or any(x.type is not INDEX for x in _bounds(loop)):
            return "a bound is no signed index"
        if isinstance(step, int) and step <= 0:
            return "a step is not positive"
        if isinstance(low, int) and isinstance(high, int):
            if not 0 < high - low <= _MOST:
                return "a loop does not run"
            product *= -((low - high) // step) if isinstance(step, int) else 1
        elif not assumes(ORDERED_BOUNDS) and not (
            low == 0 and isinstance(high, Value) and is_natural(high)
        ):
            return f"bounds of the loop at {loop.position} may be the wrong way round"
    return "" if product <= _MOST else "it would run too often"


def _number(value: int) -> Value:
    return arith.ConstantOp(value, INDEX).result


def _coalesce(band: Nest) -> None:
    outer, inner = band[0], band[-1]
    one, two, three = AffineSymbol(0), AffineSymbol(1), AffineSymbol(2)
    counts: list[Mixed] = []
    for loop in band:
        low, high, step = map(_mixed, _bounds(loop))
        with Builder.before(outer):
            count = folded_apply((two - one).ceildiv(three), [low, high, step])
            start = _number(0)
            end = count if isinstance(count, Value) else _number(count)
            loop.operands = [start, end, _number(1), *list(loop.operands)[3:]]
        counts.append(count)
        variable = loop.body.arguments[0]
        uses = list(variable.uses)
        first = inner.body.first
        assert first is not None  # there is the terminator
        with Builder.before(first):
            value = _moved(variable, low, step)
        for use in uses:
            use.op.set_operand(use.index, value)
    total: Mixed = 1
    with Builder.before(outer):
        for count in counts:
            total = folded_apply(one * two, [total, count])
        end = total if isinstance(total, Value) else _number(total)
    outer.set_operand(1, end)
    whole = outer.body.arguments[0]
    uses = list(whole.uses)
    first = inner.body.first
    assert first is not None  # there is the terminator
    with Builder.before(first):
        parts = affine.DelinearizeIndexOp([INDEX] * len(band), whole, counts)
    for use in uses:
        use.op.set_operand(use.index, parts.results[0])
    for n in range(len(band) - 1, 0, -1):
        _inline(band[n - 1], band[n], parts.results[n])


def _moved(variable: Value, low: Mixed, step: Mixed) -> Value:
    """The variable that a loop had, of the number of an iteration."""
    symbols = [one for one in (low, step) if isinstance(one, Value)]
    start: AffineExpr | int = AffineSymbol(0) if isinstance(low, Value) else low
    scale: AffineExpr | int = step if isinstance(step, int) else AffineSymbol(0)
    if isinstance(low, Value) and isinstance(step, Value):
        scale = AffineSymbol(1)
    map_ = AffineMap(1, len(symbols), (AffineDim(0) * scale + start,))
    value = folded(composed(Applied(map_, [variable, *symbols])))
    assert isinstance(value, Value)  # it is made of a variable
    return value


def _inline(outer: scf.ForOp, inner: scf.ForOp, variable: Value) -> None:
    """Puts the body of a loop in its place, once."""
    last = inner.body.last
    assert last is not None  # the terminator
    old, *carried = inner.body.arguments
    old.replace_all_uses(variable)
    for argument, taken in zip(carried, outer.body.arguments[1:], strict=True):
        argument.replace_all_uses(taken)
    for result, value in zip(inner.results, list(last.operands), strict=True):
        result.replace_all_uses(value)
    last.erase()
    for op in list(inner.body):
        op.move_before(inner)
    inner.erase()
