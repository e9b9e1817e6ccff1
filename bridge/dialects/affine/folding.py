"""How ops of affine are folded: maps composed, bounds decided, casts seen through.

Those that change in place return their results, as `Op.fold` says.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import ub
from bridge.dialects.affine.bounds import intervals
from bridge.dialects.affine.composition import composed, composed_set
from bridge.dialects.affine.loops import ForOp, IfOp
from bridge.dialects.affine.maps import ApplyOp, ExtremumOp, MinOp
from bridge.dialects.affine.memory import LoadOp
from bridge.dialects.affine.parallel import ParallelOp
from bridge.dialects.memref.casts import through_casts
from bridge.dialects.memref.folding import constant_element
from bridge.ir.affine import AffineConstant, AffineDim, AffineMap, AffineSymbol
from bridge.ir.affine.expr import Undefined
from bridge.ir.attributes import (
    AffineMapAttr,
    Attribute,
    IntegerAttr,
    IntegerSetAttr,
)
from bridge.ir.types import INDEX
from bridge.op.folding import Constants, Folded, constant_of, known_numbers
from bridge.op.interfaces.polyhedral import Applied


def _evaluated(
    map_: AffineMap, constants: Sequence[Attribute | None]
) -> tuple[AffineMap, list[int] | None]:
    """A map with what is decided made constant, and all results where all are."""
    try:
        return map_.partial_constant_fold(known_numbers(constants))
    except Undefined:
        return map_, None


def apply(op: ApplyOp, constants: Constants) -> Folded:
    """An operand as it is, or a number."""
    map_ = op.map.map
    (result,) = map_.results
    if isinstance(result, AffineDim):
        return op.operands[result.position]
    if isinstance(result, AffineSymbol):
        return op.operands[map_.num_dims + result.position]
    try:
        _, known = map_.partial_constant_fold(known_numbers(constants))
    except Undefined:
        return ub.PoisonAttr()
    return None if known is None else IntegerAttr.wrapped(known[0], INDEX)


def extremum(op: ExtremumOp, constants: Constants) -> Folded:
    """The one operand that it is of, a number, or one of a simpler map."""
    folded, known = _evaluated(op.map.map, constants)
    if folded.num_symbols == 1 and folded.results == (AffineDim(0),):
        # Upstream asks for a map that gives its symbol, but takes it for a dimension.
        return op.operands[0]
    if known:
        best = min(known) if isinstance(op, MinOp) else max(known)
        return IntegerAttr.wrapped(best, INDEX)
    if folded is op.map.map:
        return None
    op.map = AffineMapAttr(folded)
    return op.results


def load(op: LoadOp) -> Folded:
    """What a constant global holds; else as all accesses."""
    if through_casts(op) is not None:
        return op.results
    indices = op.map.map.constant_results if op.map.map.is_constant else None
    return constant_element(op.memref, indices)


# Loops


def loop(op: ForOp) -> Folded:
    """Bounds decided and made canonical; what it gives if it does nothing."""
    changed = _decide_bounds(op)
    changed |= _make_bounds_canonical(op)
    found = _results_of_nothing(op)
    if found is not None:
        return found
    return op.results if changed else None


def _decide_bounds(op: ForOp) -> bool:
    """Makes bounds of which all operands are known numbers."""
    changed = False
    for bound, best in ((op.loops()[0].lower, max), (op.loops()[0].upper, min)):
        if bound.map.is_single_constant:
            continue
        _, known = _evaluated(bound.map, [constant_of(v) for v in bound.operands])
        if known:
            constant = AffineMap.constant(best(known))
            _set_bound(op, Applied(constant, ()), lower=best is max)
            changed = True
    return changed


def _set_bound(op: ForOp, bound: Applied, *, lower: bool) -> None:
    if lower:
        op.lower_bound_operands = tuple(bound.operands)
        op.lower_bound_map = AffineMapAttr(bound.map)
    else:
        op.upper_bound_operands = tuple(bound.operands)
        op.upper_bound_map = AffineMapAttr(bound.map)


def _make_bounds_canonical(op: ForOp) -> bool:
    """Whether one of the maps changed; new operands of the same map are no change."""
    old = op.loops()[0]
    lower = composed(old.lower)
    lower = Applied(_irredundant(lower, greatest=True), lower.operands)
    lower = Applied(lower.map.remove_duplicates(), lower.operands)
    upper = Applied(_irredundant(old.upper, greatest=False), old.upper.operands)
    upper = composed(upper)
    upper = Applied(upper.map.remove_duplicates(), upper.operands)
    if lower.map is not old.lower.map:
        _set_bound(op, lower, lower=True)
    if upper.map is not old.upper.map:
        _set_bound(op, upper, lower=False)
    return lower.map is not old.lower.map or upper.map is not old.upper.map


def _irredundant(bound: Applied, *, greatest: bool) -> AffineMap:
    """Without results that are never the greatest, or the least.

    In a loop that never runs each may exceed the other; upstream drops all of them,
    which is invalid, and here all of them stay.
    """
    map_ = bound.map
    if not bound.operands:
        return map_
    # Of what is negated, the least is the greatest.
    known = [
        (low, high) if greatest else _negated(low, high)
        for low, high in intervals(bound)
    ]
    kept = [
        AffineConstant(low if greatest else -low)
        if low is not None and low == high
        else result
        for i, (result, (low, high)) in enumerate(zip(map_.results, known, strict=True))
        if not any(_exceeds(known, j, i) for j in range(len(known)) if j != i)
    ]
    return AffineMap(map_.num_dims, map_.num_symbols, tuple(kept)) if kept else map_


Known = tuple[int | None, int | None]


def _negated(low: int | None, high: int | None) -> Known:
    return None if high is None else -high, None if low is None else -low


def _exceeds(known: Sequence[Known], other: int, index: int) -> bool:
    """Whether one result is never below another, of equal ones the first."""
    (low, high), (least, greatest) = known[index], known[other]
    if high is None or least is None or least < high:
        return False
    same = least == high == low == greatest
    return least > high or not (same and index < other)


def _results_of_nothing(op: ForOp) -> Folded:
    """What a loop gives that never runs, or only hands on what it is given."""
    if not op.results:
        return None
    count = op.trip_count()
    if count == 0:
        return tuple(op.inits)
    (block,) = op.region.blocks
    last = block.last
    if last is None or block.first is not last:
        return None
    variable, *carried = block.arguments
    places = [
        carried.index(value) if value in carried else -1 for value in last.operands
    ]
    if variable in last.operands:
        return None
    outside = -1 in places
    moved = any(place not in (-1, i) for i, place in enumerate(places))
    if (count is None and (outside or moved)) or (count and count > 1 and moved):
        return None
    return tuple(
        value if place < 0 else op.inits[place]
        for value, place in zip(last.operands, places, strict=True)
    )


# Conditions and parallel loops


def condition(op: IfOp) -> Folded:
    """The set made canonical."""
    old = op.condition.set
    set_, operands = composed_set(old, op.operands)
    if set_ is old and tuple(operands) == op.operands:
        return None
    op.condition = IntegerSetAttr(set_)
    op.operands = tuple(operands)
    return op.results


def parallel(op: ParallelOp) -> Folded:
    """The bounds made canonical."""
    count = op.lower_bounds_map.map.num_inputs
    operands = op.map_operands
    lower = Applied(op.lower_bounds_map.map, operands[:count])
    upper = Applied(op.upper_bounds_map.map, operands[count:])
    new = composed(lower), composed(upper)
    if all(
        a.map is b.map and tuple(a.operands) == tuple(b.operands)
        for a, b in zip(new, (lower, upper), strict=True)
    ):
        return None
    op.lower_bounds_map = AffineMapAttr(new[0].map)
    op.upper_bounds_map = AffineMapAttr(new[1].map)
    op.map_operands = (*new[0].operands, *new[1].operands)
    return op.results
