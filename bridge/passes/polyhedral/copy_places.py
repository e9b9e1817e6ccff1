"""Ranges of operations that use copies, and where copies are made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridge.dialects import affine
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk_post_order
from bridge.passes.polyhedral.regions import Region


@dataclass(slots=True)
class Range:
    """Operations of a block, from one on, up to another one."""

    first: Operation
    end: Operation

    def tops(self) -> list[Operation]:
        """The operations of the block."""
        found: list[Operation] = []
        op: Operation | None = self.first
        while op is not None and op is not self.end:
            found.append(op)
            op = op.next
        return found

    def ops(self) -> Iterator[Operation]:
        """These, and all inside of them, the inner first."""
        for op in self.tops():
            yield from walk_post_order(op)


def place_of(region: Region, range_: Range) -> Range:
    """The range itself, or the outermost loop around that a region is the same in.

    What is copied is so before it, and after it.
    """
    symbols = [value for value in region.system.symbols if value is not None]
    outermost: affine.ForOp | None = None
    around = range_.first.parent_op
    while isinstance(around, affine.ForOp) and is_made_outside(region.memref, around):
        if any(value is around.body.arguments[0] for value in symbols):
            break
        outermost, around = around, around.parent_op
    if outermost is None or outermost.next is None:
        return range_
    return Range(outermost, outermost.next)


def is_made_outside(memref: Value, op: Operation) -> bool:
    """Whether memory is defined in a region that an operation is in."""
    home = None if memref.block is None else memref.block.parent
    around = op.parent_region
    while around is not None:
        if around is home:
            return True
        around = None if around.parent is None else around.parent.parent_region
    return False
