"""Transfers of vectors whose memory need not be touched.

A read gives what a write before it has written, where nothing writes there in between.
A write does nothing where another one follows on every way, and nothing reads there
before that. Memory of another name counts where it may be the same, unlike upstream's
`transferOpflowOpt` has it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, TypeVar

from bridge.analysis.aliases import alias
from bridge.dialects import memref, vector
from bridge.dialects.affine.composition import composed
from bridge.dialects.vector.checks import flags_of
from bridge.dialects.vector.transfer_folding import (
    Transfer,
    is_in_bounds,
    known_index,
    same_place,
    sees_all,
    vector_type,
)
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.dominance import Dominance
from bridge.ir.types import MemRefType
from bridge.ir.walk import walk
from bridge.op.interfaces.effects import effects_of, runs_regions
from bridge.op.interfaces.polyhedral import Applied
from bridge.op.mixed import is_number, mixed_lists
from bridge.rewrite.rewriter import Rewriter

__all__ = ["forward_transfers"]

T = TypeVar("T", bound=Transfer)


def forward_transfers(root: Operation, rewriter: Rewriter) -> None:
    """Forwards what is written to reads, and then erases writes that are not read."""
    _forward(root, rewriter)
    _erase_dead(root, rewriter)


def _forward(root: Operation, rewriter: Rewriter) -> None:
    flow = _Flow(root)
    found = [
        (read, write)
        for read in _transfers(root, vector.TransferReadOp)
        if (write := flow.written_before(read)) is not None
    ]
    for read, write in found:
        rewriter.replace(read, write.value_to_store)


def _erase_dead(root: Operation, rewriter: Rewriter) -> None:
    flow = _Flow(root)
    writes = _transfers(root, vector.TransferWriteOp)
    for write in [write for write in writes if flow.is_dead(write)]:
        rewriter.erase(write)


def _transfers(root: Operation, cls: type[T]) -> list[T]:
    found = [op for op in walk(root) if isinstance(op, cls)]
    return [op for op in found if isinstance(op.base.type, MemRefType)]


class _Flow:
    """What runs between accesses of memory inside an operation."""

    def __init__(self, root: Operation) -> None:
        self._dominance = Dominance()
        self._accesses = [op for op in walk(root) if op is not root and _touches(op)]
        self._writes = _transfers(root, vector.TransferWriteOp)

    def written_before(
        self, read: vector.TransferReadOp
    ) -> vector.TransferWriteOp | None:
        """The write whose value a read gives, if there is one."""
        if not is_in_bounds(read):
            return None
        found = [write for write in self._writes if self._gives(write, read)]
        last = _extreme(found, self._dominance.properly_dominates)
        if last is None:
            return None
        clobbers = (op for op in self._accesses if _may(op, _CHANGES, read))
        blocked = any(self._is_between(op, last, read) for op in clobbers)
        return None if blocked else last

    def _gives(self, write: vector.TransferWriteOp, read: Transfer) -> bool:
        return (
            is_in_bounds(write)
            and _whole(write.base) is _whole(read.base)
            and same_place(write, read)
            and isinstance(read, vector.TransferReadOp)
            and sees_all(write, read)
            and self._dominance.properly_dominates(write, read)
        )

    def _is_between(self, op: Operation, write: Transfer, read: Transfer) -> bool:
        """Whether an operation may run after a write and before a read of it."""
        region = write.parent_region
        own, end = _ancestor(op, region), _ancestor(read, region)
        if op is write or own is None or end is None or not self._may_follow(own, end):
            return False
        return not self._always_follows(write, op)

    def is_dead(self, write: vector.TransferWriteOp) -> bool:
        """Whether nothing reads what is written before it is written over."""
        found = [other for other in self._writes if self._overwrites(other, write)]
        first = _extreme(found, self._always_follows)
        if first is None:
            return False
        start = _ancestor(write, first.parent_region)
        # As upstream has it, what writes a part of it counts as if it read that.
        others = (op for op in self._accesses if op not in found)
        readers = (op for op in others if _may(op, _ANY, write))
        return start is not None and not any(
            self._sees(op, start, first) for op in readers
        )

    def _overwrites(self, new: vector.TransferWriteOp, old: Transfer) -> bool:
        same = new.base is old.base or is_in_bounds(new)
        return (
            new is not old
            and same
            and _whole(new.base) is _whole(old.base)
            and new.mask is old.mask
            and same_place(new, old)
            and self._always_follows(new, old)
        )

    def _sees(self, reader: Operation, start: Operation, first: Transfer) -> bool:
        """Whether a reader may run after the start, and before what writes over it."""
        own = _ancestor(reader, first.parent_region)
        if own is None or not self._may_follow(start, own):
            return False
        return not self._dominance.properly_dominates(first, own)

    def _may_follow(self, one: Operation, other: Operation) -> bool:
        """Whether the second may run after the first, both being in one region."""
        assert one.parent is not None  # it is in the region
        if one.parent is other.parent and (one is other or one.is_before(other)):
            return True
        return other.parent in _after(one.parent)

    def _always_follows(self, late: Operation, early: Operation) -> bool:
        """Whether one operation runs after another, whatever way is taken."""
        own, target = _ancestor(early, late.parent_region), late.parent
        if own is None or own is late or own.parent is None or target is None:
            return False
        if own.parent is target:
            return own.is_before(late)
        ways = {own.parent} | _after(own.parent, without=target)
        return all(block is target or block.successors for block in ways)


def _extreme(found: Sequence[T], follows: Callable[[T, T], bool]) -> T | None:
    """The one that the others relate to; they are in an order."""
    best: T | None = None
    for op in found:
        if best is None or follows(best, op):
            best = op
    return best


def _after(block: Block, without: Block | None = None) -> set[Block]:
    """The blocks that may run after one, not going on from another."""
    found: set[Block] = set()
    pending: list[Block] = list(block.successors)
    while pending:
        one = pending.pop()
        if one not in found and one is not without:
            found.add(one)
            pending += one.successors
    return found


def _ancestor(op: Operation, region: Region | None) -> Operation | None:
    """The operation of a region that is or holds another."""
    node: Operation | None = op
    while node is not None and node.parent_region is not region:
        node = node.parent_op
    return node


def _touches(op: Operation) -> bool:
    """Whether an operation itself touches memory, or may."""
    effects = effects_of(op)
    return bool(effects) if effects is not None else not runs_regions(op)


_CHANGES: Final = frozenset({"Write", "Free"})
_ANY: Final = _CHANGES | {"Read"}


def _may(op: Operation, kinds: Collection[str], access: Transfer) -> bool:
    """Whether an operation may do something to what a transfer accesses."""
    if op is access:
        return False
    if isinstance(op, Transfer) and op.base is access.base and _disjoint(op, access):
        return False
    effects = effects_of(op)
    if effects is None:
        return True
    values = [effect.value for effect in effects if effect.kind in kinds]
    return any(one is None or alias(one, access.base) != "no" for one in values)


def _whole(value: Value) -> Value:
    """Memory through casts, and through views that begin where it does."""
    op = value.defining_op
    while op is not None and _is_trivial(op):
        value = op.operands[0]
        op = value.defining_op
    return value


def _is_trivial(op: Operation) -> bool:
    """Whether a view has its elements where the whole has them."""
    if isinstance(op, memref.CastOp):
        return isinstance(op.operands[0].type, MemRefType)
    if not isinstance(op, memref.SubViewOp):
        return False
    offsets, sizes, strides = mixed_lists(op)
    if len(sizes) != _rank(op.results[0]):
        return False
    return all(is_number(one, 0) for one in offsets) and all(
        is_number(one, 1) for one in strides
    )


def _rank(value: Value) -> int:
    return value.type.rank if isinstance(value.type, MemRefType) else -1


def _disjoint(one: Transfer, other: Transfer) -> bool:
    """Whether two transfers of one memory are known to touch no common element.

    Upstream: `isDisjointTransferIndices`.
    """
    ty = vector_type(one)
    if ty is not vector_type(other):
        return False
    if not all(op.permutation_map.map.is_minor_identity for op in (one, other)):
        return False
    lead = len(one.indices) - ty.rank
    flags = (*[False] * lead, *flags_of(ty))
    sizes = (*[1] * lead, *ty.shape)
    pairs = zip(one.indices, other.indices, strict=True)
    distances = [_distance(*pair) for pair in pairs]
    return any(
        distance is not None and not scalable and abs(distance) >= size
        for distance, size, scalable in zip(distances, sizes, flags, strict=True)
    )


def _distance(one: Value, other: Value) -> int | None:
    """How far an index is from another, where that is known."""
    numbers = known_index(one), known_index(other)
    if numbers[0] is not None and numbers[1] is not None:
        return numbers[0] - numbers[1]
    difference = AffineMap(2, 0, (AffineDim(0) - AffineDim(1),))
    found = composed(Applied(difference, (one, other))).map
    return found.single_constant if found.is_single_constant else None
