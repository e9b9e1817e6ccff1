"""Where control goes inside an operation: from one operation to the next ones.

Regions of operations that say how they run are part of the way, as are blocks. Of other
operations any region may run, any number of times; what is isolated from above begins
anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bridge.ir.core import Block, Operation, Value
from bridge.ir.walk import walk
from bridge.op.interfaces.control_flow import RegionBranch
from bridge.op.traits import has_trait


class Step(NamedTuple):
    """A way from an operation to another one."""

    target: Operation
    defined: Sequence[Value]
    """Values that are new there: arguments of a block, or results of what is left."""


class Flow:
    """The steps between all operations inside a root."""

    def __init__(self, root: Operation) -> None:
        self.ops = [op for op in walk(root) if op is not root]
        self.entries: list[Operation] = []
        """Where control comes from outside."""
        self._begin(root)
        self._inner = {op for op in self.ops if not has_trait(op, "IsolatedFromAbove")}
        self.steps = {op: list(self._after(op)) for op in self.ops}

    def _begin(self, op: Operation) -> None:
        for region in op.regions:
            if region.blocks and region.blocks[0].first is not None:
                self.entries.append(region.blocks[0].first)

    def _after(self, op: Operation) -> Iterator[Step]:
        if has_trait(op, "IsolatedFromAbove"):
            self._begin(op)
            yield from _next(op, op.results)
        elif op.regions:
            yield from _inside(op, None)
        elif op.successors:
            for block in op.successors:
                yield from _entering(block)
        elif op.next is not None:
            yield Step(op.next, op.results)
        elif op.parent_op in self._inner:
            yield from _inside(op.parent_op, op)


def _inside(op: Operation, point: Operation | None) -> Iterator[Step]:
    """Where control goes from the beginning of an operation, or a terminator in it."""
    if isinstance(op, RegionBranch):
        for target, _, _ in op.possible_edges(point):
            if target is None:
                yield from _next(op, op.results)
            elif target.blocks:
                yield from _entering(target.blocks[0])
        return
    for region in op.regions:
        if region.blocks:
            yield from _entering(region.blocks[0])
    yield from _next(op, op.results)


def _next(op: Operation, defined: Sequence[Value]) -> Iterator[Step]:
    """What follows an operation, or what follows the one that it ends."""
    if op.next is not None:
        yield Step(op.next, defined)


def _entering(block: Block) -> Iterator[Step]:
    if block.first is not None:
        yield Step(block.first, block.arguments)
