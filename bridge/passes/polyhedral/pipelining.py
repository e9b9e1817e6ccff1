"""Loops whose transfers start an iteration earlier, into the other half of a buffer.

Upstream: `PipelineDataTransfer`, `affineForOpBodySkew`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import affine, memref
from bridge.dialects.affine.composition import composed
from bridge.ir.affine import AffineDim, AffineExpr, AffineMap
from bridge.ir.attributes import AffineMapAttr
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.types import MemRefType
from bridge.op.interfaces.polyhedral import AffineAccess, Applied
from bridge.passes.affine_loop_unroll import promote_single_iteration
from bridge.passes.affine_nests import remark, trip_count
from bridge.passes.polyhedral.transfers import ends_of, maps_of, transfers_in

Groups = Sequence[tuple[int, Sequence[Operation]]]
"""Operations, and how many iterations later they run."""


def pipeline(loop: affine.ForOp, *, distinct: bool) -> None:
    """Starts transfers of a loop an iteration earlier, where that is the same."""
    count = trip_count(loop).constant
    if not count or not any(isinstance(op, affine.DmaStartOp) for op in loop.body):
        return
    if loop.inits:
        remark(loop, "is not pipelined", "it carries values")
        return
    transfers = transfers_in(loop, distinct=distinct)
    if not transfers:
        return
    for memories in ([x.buffer for x in transfers], [x.tag for x in transfers]):
        for memory in memories:
            _double(memory, loop)
    first: set[Operation] = set()
    for transfer in transfers:
        first |= {transfer.start, *_own_applies(transfer.start)}
    body = list(loop.body)[:-1]
    early = [op for op in body if op in first]
    late = [op for op in body if op not in first]
    _skew(loop, [(0, early), (1, late)], count)


# Two halves


def _double(old: Value, loop: affine.ForOp) -> None:
    """Makes memory twice as large; iterations take turns with the halves."""
    ty = old.type
    assert isinstance(ty, MemRefType)  # it was asked before
    twice = MemRefType((2, *ty.shape), ty.element, None, ty.memory_space)
    with Builder.before(loop):
        new = memref.AllocOp(twice, [], []).results[0]
    (bounds,) = loop.loops()
    variable = loop.body.arguments[0]
    turn = AffineDim(0) // bounds.step % 2
    start, after = loop.body.first, loop.next
    assert start is not None  # there is the terminator
    assert after is not None  # a loop does not end a block
    with Builder.before(start):
        affine.ApplyOp(AffineMap(1, 0, (turn,)), [variable])
    for user in list(old.users):
        if not isinstance(user, memref.DeallocOp):
            _take_turns(user, old, new, variable, turn)
    with Builder.before(after):
        memref.DeallocOp(new)
    for user in list(old.users):
        user.erase()
    if old.defining_op is not None:
        old.defining_op.erase()


def _take_turns(
    op: Operation, old: Value, new: Value, variable: Value, turn: AffineExpr
) -> None:
    """Has an operation use a half of new memory in the place of old memory."""
    if isinstance(op, affine.DmaStartOp | affine.DmaWaitOp):
        operands: list[Value] = []
        rest = list(op.operands)[sum(1 + len(x.operands) for _, x in ends_of(op)) :]
        for name, (memory, place) in zip(maps_of(op), ends_of(op), strict=True):
            if memory is old:
                memory, place = new, _in_turn(place, variable, turn)
                op.set_property(name, AffineMapAttr(place.map))
            operands += [memory, *place.operands]
        op.operands = [*operands, *rest]
        return
    assert isinstance(op, AffineAccess)  # it was asked before
    place = _in_turn(op.access().subscripts, variable, turn)
    before = list(op.operands)[: list(op.operands).index(old)]
    op.operands = [*before, new, *place.operands]
    op.set_property("map", AffineMapAttr(place.map))


def _in_turn(place: Applied, variable: Value, turn: AffineExpr) -> Applied:
    """Subscripts in the half that a variable is for."""
    map_, operands = place
    total = len(operands) + 1
    # The order is upstream's, which composes what was not a plain subscript.
    ahead = 0 if map_.is_identity else 1
    results = map_.replace_dims_and_symbols(
        [AffineDim(ahead + n) for n in range(map_.num_dims)],
        [AffineDim(ahead + map_.num_dims + n) for n in range(map_.num_symbols)],
        total,
        0,
    ).results
    at = 0 if ahead else total - 1
    mine = turn.replace_dims_and_symbols([AffineDim(at)], [])
    values = [variable, *operands] if ahead else [*operands, variable]
    return composed(Applied(AffineMap(total, 0, (mine, *results)), values))


# What a start needs


def _own_applies(start: Operation) -> list[Operation]:
    """The `affine.apply` that a start needs, its own: copies of what others use."""
    direct = [value for value in start.operands if _is_applied(value)]
    found: list[Operation] = []
    pending = list(direct)
    while pending:
        made = pending.pop().defining_op
        if made is not None and made not in found:
            found.append(made)
            pending += [value for value in made.operands if _is_applied(value)]
    if all(user is start for op in found for x in op.results for user in x.users):
        return found
    copies: list[Operation] = []
    whole = composed(Applied(AffineMap.identity(len(direct)), direct))
    taken: dict[Value, Value] = {}
    with Builder.before(start):
        for n, value in enumerate(direct):
            copy = affine.ApplyOp(whole.map.sub_map([n]), whole.operands)
            copies.append(copy)
            taken[value] = copy.result
    start.operands = [taken.get(value, value) for value in start.operands]
    return copies


def _is_applied(value: Value) -> bool:
    return isinstance(value.defining_op, affine.ApplyOp)


# Loops


def _skew(loop: affine.ForOp, groups: Groups, count: int) -> None:
    """Runs groups of operations of a loop so many iterations later than the first."""
    (bounds,) = loop.loops()
    step = bounds.step
    _chunk(loop, 0, step, groups[:1])
    low = step
    for n, (shift, _) in enumerate(groups):
        high = (shift + count) * step
        _chunk(loop, low, high, groups[n:])
        low = high
    loop.erase()


def _chunk(loop: affine.ForOp, low: int, high: int, groups: Groups) -> None:
    """Runs groups from a first value of the variable on, up to another one."""
    (bounds,) = loop.loops()
    variable = loop.body.arguments[0]
    ends = [
        Applied(_moved(bounds.lower.map, shift), bounds.lower.operands)
        for shift in (low, high)
    ]
    with Builder.before(loop):
        made = affine.ForOp(*ends, step=bounds.step, location=loop.any_location)
    last = made.body.last
    assert last is not None  # the terminator
    mapping: dict[Value, Value] = {}
    for shift, ops in groups:
        mapping[variable] = made.body.arguments[0]
        if shift and variable.uses:
            back = AffineMap(1, 0, (AffineDim(0) - bounds.step * shift,))
            with Builder.before(last):
                applied = affine.ApplyOp(back, [made.body.arguments[0]])
            mapping[variable] = applied.result
        for op in ops:
            made.body.insert_before(last, op.clone(mapping))
    promote_single_iteration(made)


def _moved(map_: AffineMap, by: int) -> AffineMap:
    results = tuple(result + by for result in map_.results)
    return AffineMap(map_.num_dims, map_.num_symbols, results)
