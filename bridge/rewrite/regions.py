"""Regions made simpler: without blocks that nothing reaches, or that need not be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bridge.ir.core import Block, Operation, Region
from bridge.ir.walk import walk
from bridge.op.traits import has_trait
from bridge.rewrite.rewriter import Rewriter

__all__ = ["erase_unreachable", "regions_of", "simplify_regions"]


def regions_of(root: Operation) -> list[Region]:
    """The regions inside an operation that have several blocks, the inner first."""
    found = [region for op in walk(root) for region in op.regions]
    return [region for region in reversed(found) if len(region.blocks) > 1]


def erase_unreachable(rewriter: Rewriter, regions: Sequence[Region]) -> None:
    """Erases the blocks of regions that nothing reaches."""
    for region in regions:
        reached = _reached(region)
        gone = [block for block in region.blocks if block not in reached]
        if gone:
            rewriter.erase_blocks(gone)


def _reached(region: Region) -> set[Block]:
    seen: set[Block] = set()
    pending = [region.blocks[0]]
    while pending:
        block = pending.pop()
        if block not in seen:
            seen.add(block)
            pending += block.successors
    return seen


def simplify_regions(rewriter: Rewriter, root: Operation) -> None:
    """Erases what nothing reaches, and joins blocks that follow one another alone."""
    regions = regions_of(root)
    erase_unreachable(rewriter, regions)
    for region in regions:
        ways = Counter(after for block in region.blocks for after in block.successors)
        for block in list(region.blocks):
            while block.parent is region and _join_next(rewriter, block, ways):
                pass


def _join_next(rewriter: Rewriter, block: Block, ways: Counter[Block]) -> bool:
    """Moves the one block that only this one goes to, to its end."""
    last = block.last
    if last is None or not _only_branches(last):
        return False
    (after,) = last.successors
    entry = block.parent is not None and block.parent.blocks[0] is after
    if after is block or entry or ways[after] != 1:
        return False
    arguments = last.operands
    rewriter.erase(last)
    rewriter.merge_block(after, block, arguments)
    return True


def _only_branches(op: Operation) -> bool:
    """Whether it passes all of its operands to its one successor."""
    return (
        len(op.successors) == 1
        and has_trait(op, "BranchOpInterface")
        and has_trait(op, "NoMemoryEffect")
        and len(op.operands) == len(op.successors[0].arguments)
    )
