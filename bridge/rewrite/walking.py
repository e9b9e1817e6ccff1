"""The walking driver: patterns are tried once on each operation, inner ones first.

As upstream's `walkAndApplyPatterns`: nothing is folded or erased as dead, and what a
pattern makes is not looked at, but where it is put after what is being looked at. It is
the driver for patterns that make each other no work: it has no list to keep.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridge.arguments import one
from bridge.ir.core import Block, Operation, Region
from bridge.rewrite.patterns import Pattern, PatternTable
from bridge.rewrite.rewriter import Listener, Rewriter


def apply_walking(
    root: Operation,
    patterns: Iterable[Pattern] | PatternTable,
    *,
    listener: Listener | None = None,
) -> int:
    """Tries patterns on what is inside an operation; how many times one matched.

    Blocks that no other leads to are left out. A pattern may erase what it is tried on
    and what is inside that, nothing else. Raises `TypeError` and `ValueError` for what
    are no patterns.
    """
    one(Operation, root, "root", "apply_walking")
    table = patterns if isinstance(patterns, PatternTable) else PatternTable(patterns)
    rewriter = Rewriter(listener)
    count = 0
    with rewriter:
        for op in _inner_first(root):
            rewriter.current, rewriter.changed = op, False
            for rewrite in table.of(op):
                rewrite(op, rewriter)
                if rewriter.changed:
                    count += 1
                    break
    return count


class _Place:
    """How far the walk is in a region."""

    def __init__(self, region: Region) -> None:
        self._blocks = iter(_reachable(region))
        self.op: Operation | None = None
        """What comes next."""
        self.is_inside_done = False

    def next_block(self) -> bool:
        """Goes to the beginning of the next block, if there is one."""
        block = next(self._blocks, None)
        self.op = None if block is None else block.first
        return block is not None

    def leave(self) -> Operation:
        """What comes next; after it comes what follows it now."""
        op = self.op
        assert op is not None  # the walk asked before
        self.op = op.next
        self.is_inside_done = False
        return op


def _inner_first(root: Operation) -> Iterator[Operation]:
    for region in root.regions:
        stack = [_Place(region)]
        while stack:
            place = stack[-1]
            if place.op is None:
                if not place.next_block():
                    stack.pop()
            elif place.is_inside_done or not place.op.regions:
                yield place.leave()
            else:
                place.is_inside_done = True
                stack += [_Place(inner) for inner in place.op.regions[::-1]]


def _reachable(region: Region) -> list[Block]:
    """The blocks that the first leads to, in the order of the region."""
    blocks = list(region.blocks)
    if len(blocks) < 2:
        return blocks
    found = {blocks[0]}
    pending = [blocks[0]]
    while pending:
        for block in pending.pop().successors:
            if block not in found:
                found.add(block)
                pending.append(block)
    return [block for block in blocks if block in found]
