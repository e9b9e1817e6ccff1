"""The rules of every operation, block and region, whatever the op."""

from __future__ import annotations

from typing import Final

from bridge.errors import Diagnostic, Invalid
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.op.messages import shown
from bridge.verifier.rules import Rules, rules_of
from bridge.verifier.tokens import verify_tokens_into

NOT_LAST: Final = "operation with block successors must terminate its parent block"


def verify_block_start(block: Block, op: Operation, rules: Rules | None) -> None:
    """Whether a block ends where it may, and branches nowhere but there."""
    verify_entering(block, op, rules)
    inner = block.first
    while inner is not None:
        if inner.successors and inner.next is not None:
            raise _branches_early(inner, op)
        inner = inner.next


def verify_entering(block: Block, op: Operation, rules: Rules | None) -> None:
    """Whether a block may be given what it is, and be empty where it is."""
    if block.arguments:
        verify_tokens_into(block, op)
    if block.first is None and not _may_lack_terminator(block.parent, rules):
        text = "empty block: expect at least a terminator"
        raise Invalid(Diagnostic("error", text, op.position))


def _branches_early(inner: Operation, op: Operation) -> Invalid:
    """The error of an operation that branches and is not last.

    One that enters the region again is reported first, as an entry's predecessor.
    """
    region = inner.parent.parent if inner.parent is not None else None
    if region is not None and region.entry in inner.successors:
        return _entered(op)
    return inner.bare_error(NOT_LAST)


def _entered(op: Operation) -> Invalid:
    text = "entry block of region may not have predecessors"
    return Invalid(Diagnostic("error", text, op.position))


def verify_block_end(block: Block, op: Operation, rules: Rules | None) -> None:
    """Whether a block's last operation ends it, and branches inside its region."""
    last = block.last
    if last is None:
        return
    for successor in last.successors:
        if successor.parent is not block.parent:
            raise last.error("branching to block of a different region")
    if _may_lack_terminator(block.parent, rules):
        return
    of_last = rules_of(last.name)
    if of_last is not None and not of_last.terminator:
        raise last.bare_error(f"block with no terminator, has {shown(last)}")


def verify_regions(op: Operation, rules: Rules | None) -> None:
    """Whether regions have the blocks they may have, and nothing enters from inside."""
    for i, region in enumerate(op.regions):
        if rules is not None and rules.graph and len(region.blocks) > 1:
            raise op.error(f"expects graph region #{i} to have 0 or 1 blocks")
        blocks = region.blocks
        if len(blocks) == 1:
            # The usual region, of one block without a branch, has nothing to look for.
            last = blocks[0].last
            if last is None or not last.successors:
                continue
        if blocks and blocks[0].predecessors:
            raise _entered(op)


def _may_lack_terminator(region: Region | None, rules: Rules | None) -> bool:
    if region is None:
        return True
    return len(region.blocks) == 1 and (rules is None or rules.no_terminator)
