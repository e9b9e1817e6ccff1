"""Regions made simpler: without blocks that nothing reaches, and without dead code."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.ir.core import Block, Operation, Region
from bridge.ir.walk import walk
from bridge.rewrite.liveness import erase_dead
from bridge.rewrite.merging import drop_uniform_arguments, merge_identical_blocks
from bridge.rewrite.rewriter import Rewriter

__all__ = ["erase_unreachable", "regions_of", "simplify_regions"]


def regions_of(root: Operation) -> list[Region]:
    """The regions inside an operation that have several blocks, the inner first."""
    found = [region for op in walk(root) for region in op.regions]
    return [region for region in reversed(found) if len(region.blocks) > 1]


def erase_unreachable(rewriter: Rewriter, regions: Sequence[Region]) -> None:
    """Erases the blocks of regions that nothing reaches."""
    for region in regions:
        alive = reached(region)
        gone = [block for block in region.blocks if block not in alive]
        if gone:
            rewriter.erase_blocks(gone)


def reached(region: Region) -> set[Block]:
    """The blocks that the first of a region may lead to."""
    seen: set[Block] = set()
    pending = [region.blocks[0]]
    while pending:
        block = pending.pop()
        if block not in seen:
            seen.add(block)
            pending += block.successors
    return seen


def simplify_regions(rewriter: Rewriter, root: Operation, *, merge: bool) -> None:
    """Erases what nothing reaches, and what feeds nothing that must stay.

    With `merge`, blocks that are alike become one, and arguments that are always passed
    the same value are that.
    """
    erase_unreachable(rewriter, regions_of(root))
    erase_dead(rewriter, root.regions)
    if not merge:
        return
    regions = regions_of(root)
    for region in regions:
        merge_identical_blocks(rewriter, region)
    for region in regions:
        drop_uniform_arguments(rewriter, region)
