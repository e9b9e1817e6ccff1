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
from bridge.dialects.scf.bounds import mixed, number
from bridge.dialects.scf.unrolling import fits
from bridge.ir.affine import (
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.building import Builder
from bridge.ir.core import Value
from bridge.ir.types import INDEX, Type
from bridge.op.assumptions import ORDERED_BOUNDS, assumes
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


def _forbids(band: Nest, is_natural: Callable[[Value], bool]) -> str:
    """Why loops cannot be one; empty where they can."""
    product, ty = 1, band[0].step.type
    for loop in band:
        low, high, step = map(mixed, _bounds(loop))
        known = all(isinstance(one, int) for one in (low, high, step))
        if (
            loop.unsigned_cmp
            or loop.step.type is not ty
            or (ty is not INDEX and not known)
        ):
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
    return "" if fits(product, ty) else "it would run too often"


def _coalesce(band: Nest) -> None:
    outer, inner = band[0], band[-1]
    ty = outer.step.type
    counts: list[Mixed] = []
    for loop in band:
        low, step = loop.lower_bound, loop.step
        counts.append(_count_from_zero(loop, outer))
        variable = loop.body.arguments[0]
        uses = list(variable.uses)
        first = inner.body.first
        assert first is not None  # there is the terminator
        with Builder.before(first):
            value = _moved(variable, low, step)
        for use in uses:
            use.op.set_operand(use.index, value)
    with Builder.before(outer):
        ends = [loop.operands[1] for loop in band]
        total = _product(ends, counts, ty)
    outer.set_operand(1, total)
    whole = outer.body.arguments[0]
    uses = list(whole.uses)
    first = inner.body.first
    assert first is not None  # there is the terminator
    with Builder.before(first):
        parts = _parts(whole, ends, counts)
    for use in uses:
        use.op.set_operand(use.index, parts[0])
    for n in range(len(band) - 1, 0, -1):
        _inline(band[n - 1], band[n], parts[n])


def _count_from_zero(loop: scf.ForOp, outer: scf.ForOp) -> Mixed:
    """Has a loop count its iterations; how many there are."""
    ty = loop.step.type
    with Builder.before(outer):
        one, two, three = AffineSymbol(0), AffineSymbol(1), AffineSymbol(2)
        bounds = list(map(mixed, _bounds(loop)))
        count = folded_apply((two - one).ceildiv(three), bounds)
        if ty is INDEX:
            start, end = number(0, ty), number(count, ty)
        else:
            end, start = number(count, ty), number(0, ty)
        loop.operands = [start, end, number(1, ty), *list(loop.operands)[3:]]
    return count


def _product(ends: Sequence[Value], counts: Sequence[Mixed], ty: Type) -> Value:
    """How many iterations there are of all loops."""
    if ty is INDEX:
        total: Mixed = 1
        for count in counts:
            total = folded_apply(AffineSymbol(0) * AffineSymbol(1), [total, count])
        return number(total, ty)
    found: Value | None = None
    for end, count in zip(ends, counts, strict=True):
        if count != 1:
            found = end if found is None else arith.MulIOp(found, end).result
    return number(1, ty) if found is None else found


def _parts(
    whole: Value, ends: Sequence[Value], counts: Sequence[Mixed]
) -> Sequence[Value]:
    """The numbers of iterations of each loop, of that of all."""
    ty = whole.type
    if ty is INDEX:
        return affine.DelinearizeIndexOp([ty] * len(counts), whole, counts).results
    found: list[Value] = []
    for end in ends[:0:-1]:
        found.append(arith.RemSIOp(whole, end).result)
        whole = arith.DivSIOp(whole, end).result
    return [whole, *reversed(found)]


def _moved(variable: Value, lower: Value, by: Value) -> Value:
    """The variable that a loop had, of the number of an iteration."""
    low, step = mixed(lower), mixed(by)
    if variable.type is not INDEX:
        scaled = variable if step == 1 else arith.MulIOp(variable, by).result
        return scaled if low == 0 else arith.AddIOp(scaled, lower).result
    symbols = [one for one in (low, step) if isinstance(one, Value)]
    base: AffineExpr | int = AffineSymbol(0) if isinstance(low, Value) else low
    scale: AffineExpr | int = step if isinstance(step, int) else AffineSymbol(0)
    if isinstance(low, Value) and isinstance(step, Value):
        scale = AffineSymbol(1)
    map_ = AffineMap(1, len(symbols), (AffineDim(0) * scale + base,))
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
