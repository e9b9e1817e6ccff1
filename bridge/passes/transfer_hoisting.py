"""Vectors that loops read and write in one place, carried in registers instead.

Upstream: `linalg::hoistRedundantVectorTransfers`, but that nothing else in the loop may
touch the memory: two arguments of a function may be the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.analysis.aliases import alias
from bridge.dialects import scf
from bridge.dialects.vector.transfer_folding import is_in_bounds
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.types import MemRefType
from bridge.ir.walk import walk_post_order
from bridge.op.assumptions import DISTINCT_ARGUMENTS, assumes
from bridge.op.interfaces.effects import effects_inside
from bridge.rewrite.rewriter import Rewriter

__all__ = ["hoist_transfers"]

_Pair = tuple[TransferReadOp, TransferWriteOp]


def hoist_transfers(root: Operation, rewriter: Rewriter) -> None:
    """Takes reads out of the loops inside an operation, with the writes of the same.

    The innermost loops come first, so that what leaves one may leave the next.
    """
    for loop in [op for op in walk_post_order(root) if isinstance(op, scf.ForOp)]:
        current = loop
        pair = _pair(current)
        while pair is not None:
            current = _hoisted(current, pair, rewriter)
            pair = _pair(current)


def _pair(loop: scf.ForOp) -> _Pair | None:
    """A read and a write of one place, where no more is done with that memory."""
    if not loop.trip_count():
        # What is not in bounds must not be touched where the loop does not run.
        return None
    (block,) = loop.regions[0].blocks
    reads = [op for op in block if isinstance(op, TransferReadOp)]
    for read in reads:
        if not _is_invariant(read.operands, loop):
            continue
        for write in [op for op in block if isinstance(op, TransferWriteOp)]:
            same = _is_same_place(read, write) and read.is_before(write)
            if same and _is_alone(loop, read, write):
                return read, write
    return None


def _is_invariant(values: Sequence[Value], loop: scf.ForOp) -> bool:
    return not any(_is_inside(value, loop) for value in values)


def _is_inside(value: Value, loop: scf.ForOp) -> bool:
    block = value.block
    around = None if block is None else block.parent_op
    return around is not None and loop.is_ancestor_of(around)


def _is_same_place(read: TransferReadOp, write: TransferWriteOp) -> bool:
    """Whether they are of the same elements of the same memory, all in bounds."""
    ty = read.base.type
    return (
        isinstance(ty, MemRefType)
        and read.base is write.base
        and list(read.indices) == list(write.indices)
        and read.vector.type is write.value_to_store.type
        and read.permutation_map == write.permutation_map
        and read.mask is None
        and write.mask is None
        and is_in_bounds(read)
        and is_in_bounds(write)
        and read.permutation_map.map.is_projected_permutation
    )


def _is_alone(loop: scf.ForOp, read: Operation, write: Operation) -> bool:
    """Whether nothing else in a loop may touch what is read and written."""
    base = read.operands[0]
    distinct = assumes(DISTINCT_ARGUMENTS)
    for op in loop.body:
        if op in (read, write):
            continue
        effects = effects_inside(op)
        if effects is None:
            return False
        for effect in effects:
            if effect.value is None:
                return False
            if alias(effect.value, base, distinct_arguments=distinct) != "no":
                return False
    return True


def _hoisted(loop: scf.ForOp, pair: _Pair, rewriter: Rewriter) -> scf.ForOp:
    """The loop that carries what a pair reads and writes."""
    read, write = pair
    rewriter.move_before(read, loop)
    carried, stored = read.vector, write.value_to_store
    with rewriter, rewriter.moved_to(InsertionPoint.before_op(loop)):
        made = scf.ForOp(
            *(loop.lower_bound, loop.upper_bound, loop.step),
            [*loop.init_args, carried],
            unsigned_cmp=loop.unsigned_cmp is not None,
            attributes=dict(loop.attributes.entries),
        )
    (block,) = made.regions[0].blocks
    *given, inside = block.arguments
    rewriter.replace_uses_where(
        carried, inside, lambda use: loop.is_ancestor_of(use.op) and use.op is not loop
    )
    stored = inside if stored is carried else stored
    rewriter.move_after(write, made)
    rewriter.merge_block(loop.regions[0].blocks[0], block, given)
    last = block.last
    assert last is not None  # it yields
    with rewriter, rewriter.moved_to(InsertionPoint.before_op(last)):
        scf.YieldOp([*last.operands, stored])
    rewriter.erase(last)
    *results, value = made.results
    rewriter.replace(loop, results)
    with rewriter.modify(write):
        write.set_operand(0, value)
    return made
