"""Transfers to faster memory in a loop, and whether they may start earlier.

Upstream: `findMatchingStartFinishInsts`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridge.dialects import affine, memref
from bridge.dialects.affine.composition import composed
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import DYNAMIC, MemRefType
from bridge.ir.walk import walk
from bridge.op.interfaces.polyhedral import AffineAccess, Applied
from bridge.passes.affine_nests import defined_inside, remark
from bridge.passes.polyhedral.copy_legality import check_untouched
from bridge.passes.polyhedral.domains import number_of
from bridge.passes.polyhedral.legality import Forbidden, is_local


@dataclass(slots=True)
class Transfer:
    """A transfer that is started, and waited for, in each iteration."""

    start: affine.DmaStartOp
    wait: affine.DmaWaitOp

    @property
    def source(self) -> Value:
        """What is read."""
        return ends_of(self.start)[0][0]

    @property
    def buffer(self) -> Value:
        """What is filled."""
        return ends_of(self.start)[1][0]

    @property
    def tag(self) -> Value:
        """What tells of the end."""
        return ends_of(self.wait)[0][0]


def ends_of(
    op: affine.DmaStartOp | affine.DmaWaitOp,
) -> list[tuple[Value, Applied]]:
    """The memrefs of a transfer with subscripts: source, destination and tag."""
    found: list[tuple[Value, Applied]] = []
    at = 0
    for name in maps_of(op):
        map_ = getattr(op, name).map
        end = at + 1 + map_.num_inputs
        found.append((op.operands[at], Applied(map_, list(op.operands[at + 1 : end]))))
        at = end
    return found


def maps_of(op: affine.DmaStartOp | affine.DmaWaitOp) -> tuple[str, ...]:
    """The names of the maps of the subscripts."""
    if isinstance(op, affine.DmaWaitOp):
        return ("tag_map",)
    return ("src_map", "dst_map", "tag_map")


def transfers_in(loop: affine.ForOp, *, distinct: bool) -> list[Transfer]:
    """Those that may start an iteration earlier; a remark tells of others."""
    starts = [op for op in loop.body if isinstance(op, affine.DmaStartOp)]
    waits = [op for op in loop.body if isinstance(op, affine.DmaWaitOp)]
    found: list[Transfer] = []
    for start in starts:
        (source, _), (buffer, _), tag = ends_of(start)
        if _space(buffer) <= _space(source):
            continue
        wait = next((wait for wait in waits if _is_same(tag, ends_of(wait)[0])), None)
        if wait is None:
            continue
        made = Transfer(start, wait)
        try:
            _check(made, loop, distinct=distinct)
        except Forbidden as why:
            remark(start, "does not start earlier", why)
            continue
        found.append(made)
    return found


def _space(value: Value) -> int:
    ty = value.type
    space = ty.memory_space if isinstance(ty, MemRefType) else None
    return space.signed if isinstance(space, IntegerAttr) else 0


def _is_same(one: tuple[Value, Applied], other: tuple[Value, Applied]) -> bool:
    (memory, mine), (also, theirs) = one, other
    return (
        memory is also
        and mine.map is theirs.map
        and list(mine.operands) == list(theirs.operands)
    )


def _check(transfer: Transfer, loop: affine.ForOp, *, distinct: bool) -> None:
    """Raises `Forbidden` where the start is not known to be movable."""
    start, wait = transfer.start, transfer.wait
    if not start.is_before(wait):
        raise Forbidden("it is waited for before")
    for value in _inputs(start, loop):
        if value not in (transfer.buffer, transfer.tag, loop.body.arguments[0]):
            raise Forbidden("an operand is made in the loop")
    _check_own(transfer.buffer, transfer, loop)
    _check_own(transfer.tag, transfer, loop)
    if any(
        user not in (start, wait) and not isinstance(user, memref.DeallocOp)
        for user in transfer.tag.users
    ):
        raise Forbidden("its tag is used by others")
    if not _fills(start):
        raise Forbidden("it does not fill its buffer")
    for op in walk(loop):
        if op is not start:
            check_untouched(op, transfer.source, written=False, distinct=distinct)


def _inputs(start: Operation, loop: affine.ForOp) -> Iterator[Value]:
    """What is made in a loop that a start needs, but for `affine.apply`."""
    pending = list(start.operands)
    while pending:
        value = pending.pop()
        made = value.defining_op
        if not defined_inside(value, loop):
            continue
        if isinstance(made, affine.ApplyOp):
            pending += made.operands
        else:
            yield value


def _check_own(memory: Value, transfer: Transfer, loop: affine.ForOp) -> None:
    """Raises `Forbidden` where memory is not used by iterations one by one."""
    made, ty = memory.defining_op, memory.type
    if not isinstance(made, memref.AllocOp) or not is_local(memory):
        raise Forbidden("others may know its buffer or tag")
    if not isinstance(ty, MemRefType) or DYNAMIC in ty.shape or ty.layout is not None:
        raise Forbidden("its buffer or tag has no shape that is known")
    freed = [user for user in memory.users if isinstance(user, memref.DeallocOp)]
    if len(freed) > 1 or any(one.parent is not made.parent for one in freed):
        raise Forbidden("its buffer or tag is not freed once")
    for user in memory.users:
        if user in freed:
            continue
        if not isinstance(user, AffineAccess | affine.DmaStartOp | affine.DmaWaitOp):
            raise Forbidden("its buffer or tag is not only accessed")
        around: Operation | None = user
        while around is not None and around.parent_op is not loop:
            around = around.parent_op
        if around is None:
            raise Forbidden("its buffer or tag is used outside of the loop")
        if around is not transfer.start and around.is_before(transfer.start):
            raise Forbidden("its buffer or tag is used before")


def _fills(start: affine.DmaStartOp) -> bool:
    """Whether all of a buffer is written, which has no strides."""
    ends = ends_of(start)
    buffer, place = ends[1]
    ty = buffer.type
    assert isinstance(ty, MemRefType)  # it was asked before
    size = 1
    for extent in ty.shape:
        size *= int(extent)
    first = composed(place).map
    count = start.operands[sum(1 + len(one.operands) for _, one in ends)]
    return (
        number_of(count) == size
        and first.is_constant
        and not any(first.constant_results)
    )
