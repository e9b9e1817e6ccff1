"""A loop that runs once, of what another one combines, becomes part of that one."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import affine
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk
from bridge.passes.affine_nests import trip_count


def promote_reduction(loop: affine.ForOp) -> bool:
    """Has the loop around carry what a loop of one iteration carries.

    What uses its results moves behind the loop around. Whether that could be done.
    """
    around = loop.parent_op
    if trip_count(loop).constant != 1 or not isinstance(around, affine.ForOp):
        return False
    inside, outside = _terminator(loop), _terminator(around)
    yielded = [*outside.operands, *inside.operands]
    (bounds,) = around.loops()
    with Builder.before(around):
        made = affine.ForOp(
            bounds.lower,
            bounds.upper,
            step=bounds.step,
            inits=[*around.inits, *loop.inits],
            location=around.any_location,
        )
    if made.body.last is not None:
        made.body.last.erase()
    users = _users_of_results(loop)
    for op in list(around.body):
        if op is not outside:
            op.detach()
            made.body.append(op)
    count = len(around.body.arguments)
    variable, *carried = loop.body.arguments
    given = made.body.arguments
    _replace([*around.body.arguments, variable], [*given[:count], given[0]])
    _replace(carried, given[count:])
    _replace([*around.results, *loop.results], made.results)
    outside.erase()
    with Builder.at_end(made.body):
        affine.YieldOp(yielded)
    inside.erase()
    for op in list(loop.body):
        op.move_before(loop)
    place: Operation = made
    for op in users:
        op.move_after(place)
        place = op
    loop.erase()
    around.erase()
    return True


def _replace(old: Sequence[Value], new: Sequence[Value]) -> None:
    for one, other in zip(old, new, strict=True):
        one.replace_all_uses(other)


def _terminator(loop: affine.ForOp) -> Operation:
    last = loop.body.last
    assert last is not None  # its region ends with one
    return last


def _users_of_results(loop: affine.ForOp) -> list[Operation]:
    """What needs the results of a loop in its block, in order."""
    needed: set[Value] = set(loop.results)
    found: list[Operation] = []
    op = loop.next
    while op is not None:
        if any(value in needed for inner in walk(op) for value in inner.operands):
            found.append(op)
            needed.update(op.results)
        op = op.next
    return [op for op in found if op is not _terminator_of(loop)]


def _terminator_of(loop: affine.ForOp) -> Operation | None:
    block = loop.parent
    return None if block is None else block.last
