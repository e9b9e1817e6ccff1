"""Two loops of a block as one, which does what one does, then what the other does.

Upstream: `fuseIndependentSiblingForLoops` and `fuseIndependentSiblingForallLoops`, but
that loops stay which compare otherwise, or of which one would pass what it depends on.
Whether the two depend on one another is for who asks to know, as upstream has it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridge.dialects import scf
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk_post_order
from bridge.op.interfaces.effects import effects_inside
from bridge.rewrite.rewriter import Rewriter

__all__ = ["fuse", "why_not_at"]

_USERS = "user of results of target should be properly dominated by source"
_OPERANDS = "operands of target should be properly dominated by source"
_VALUES = "values used inside regions of target should be properly dominated by source"

_Loop = scf.ForOp | scf.ForallOp


def why_not_at(target: Operation, source: Operation) -> tuple[str, Operation] | None:
    """Why an operation cannot be done where another one is, and what says so."""
    if target is source:
        return "target and source need to be different loops", source
    if target.parent is not source.parent:
        return "target and source are not in the same block", source
    if target.is_before(source):
        users = [user for result in target.results for user in result.users]
        late = not all(_is_after(user, source) for user in users)
        return (_USERS, target) if late else None
    if not all(_is_there(value, source) for value in target.operands):
        return _OPERANDS, target
    for op in walk_post_order(target):
        for value in op.operands:
            made = value.defining_op
            inside = made is not None and target.is_ancestor_of(made)
            if not inside and not _is_there(value, source):
                return _VALUES, op
    return None


def _beside(op: Operation, other: Operation) -> Operation | None:
    """The operation around one that is in the block of another."""
    around: Operation | None = op
    while around is not None and around.parent is not other.parent:
        around = around.parent_op
    return around


def _is_after(user: Operation, op: Operation) -> bool:
    """Whether something in a later block, or later in this one."""
    around = _beside(user, op)
    return around is None or (around is not op and op.is_before(around))


def _is_there(value: Value, op: Operation) -> bool:
    """Whether a value that an operation of the block may use is made before another."""
    made = value.defining_op
    if made is None or made.parent is not op.parent:
        return True
    return made is not op and made.is_before(op)


def fuse(target: Operation, source: Operation, rewriter: Rewriter) -> _Loop | None:
    """A loop in the place of the second; `None`, and nothing is done, if it cannot be.

    `why_not_at` must have found nothing.
    """
    if not _are_alike(target, source) or not _may_move(target, source):
        return None
    assert isinstance(target, scf.ForOp | scf.ForallOp)  # they are alike
    assert isinstance(source, scf.ForOp | scf.ForallOp)
    inits = [*_inits(target), *_inits(source)]
    with rewriter, rewriter.moved_to(InsertionPoint.after_op(source)):
        rewriter.location = source.any_location
        made = _new_loop(source, inits)
    body = made.body
    if body.last is not None:
        rewriter.erase(body.last)
    count, first = len(inits), len(_inits(target))
    arguments = list(body.arguments)
    variables, carried = arguments[: len(arguments) - count], arguments[-count:]
    carried = carried if count else []
    rewriter.merge_block(target.body, body, [*variables, *carried[:first]])
    before = body.last
    rewriter.merge_block(source.body, body, [*variables, *carried[first:]])
    after = body.last
    assert before is not None  # terminators
    assert after is not None
    _join(before, after, rewriter)
    rewriter.replace(target, made.results[:first])
    rewriter.replace(source, made.results[first:])
    return made


def _inits(loop: _Loop) -> Sequence[Value]:
    return loop.init_args if isinstance(loop, scf.ForOp) else loop.outputs


def _are_alike(target: Operation, source: Operation) -> bool:
    """Whether loops have the same iterations."""
    if isinstance(target, scf.ForOp) and isinstance(source, scf.ForOp):
        same = target.operands[:3] == source.operands[:3]
        return same and (target.unsigned_cmp is None) is (source.unsigned_cmp is None)
    if isinstance(target, scf.ForallOp) and isinstance(source, scf.ForallOp):
        return _box(target) == _box(source) and target.mapping is source.mapping
    return False


def _box(loop: scf.ForallOp) -> list[tuple[int | Value, int | Value, int | Value]]:
    return [(one.first, one.end, one.step) for one in loop.counted()]


def _new_loop(source: _Loop, inits: Sequence[Value]) -> _Loop:
    if isinstance(source, scf.ForOp):
        lower, upper, step = source.operands[:3]
        unsigned = source.unsigned_cmp is not None
        return scf.ForOp(lower, upper, step, inits, unsigned_cmp=unsigned)
    box = _box(source)
    lowers, uppers, steps = ([one[part] for one in box] for part in range(3))
    return scf.ForallOp(lowers, uppers, steps, list(inits), mapping=source.mapping)


def _join(before: Operation, after: Operation, rewriter: Rewriter) -> None:
    """Has the second terminator do what the first does before what it does itself."""
    with rewriter.modify(after):
        after.operands = [*before.operands, *after.operands]
    for one, other in zip(before.regions, after.regions, strict=True):
        last = other.block.first
        for op in list(one.block):
            if last is None:
                op.detach()
                other.block.append(op)
            else:
                rewriter.move_before(op, last)
    rewriter.erase(before)


# What is passed -----------------------------------------------------------------------


def _may_move(target: Operation, source: Operation) -> bool:
    """Whether nothing that a loop would pass touches the memory that it does."""
    own = _touched(target)
    for op in _between(target, source):
        other = _touched(op)
        known = own is not None and other is not None
        reads = known and own == other == {"Read"}
        if own != set() and other != set() and not reads:
            return False
    return True


def _touched(op: Operation) -> set[str] | None:
    """The kinds of what an operation does to memory that there is; `None` for any."""
    effects = effects_inside(op)
    if effects is None:
        return None
    return {effect.kind for effect in effects if effect.kind != "Allocate"}


def _between(one: Operation, other: Operation) -> Iterator[Operation]:
    first, last = (one, other) if one.is_before(other) else (other, one)
    op = first.next
    while op is not None and op is not last:
        yield op
        op = op.next
