"""`loop-invariant-code-motion`: what no iteration changes goes before the loop.

As upstream's pass of this name: inner loops first, an operation that is pure and uses
nothing that the loop defines is moved before it, and then perhaps those that use it.
"""

from __future__ import annotations

from collections import deque

from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk, walk_post_order
from bridge.op.interfaces.effects import is_pure
from bridge.op.interfaces.loop_like import loop_regions
from bridge.op.traits import has_trait
from bridge.passes.registry import Pass

__all__ = ["LoopInvariantCodeMotion", "hoist_invariants"]


class LoopInvariantCodeMotion(Pass, name="loop-invariant-code-motion"):
    """Hoist loop invariant instructions outside of the loop."""

    def run(self, op: Operation) -> None:
        for loop in walk_post_order(op):
            hoist_invariants(loop)


def hoist_invariants(loop: Operation) -> int:
    """Moves what is the same in each iteration before a loop; how much was moved.

    Nothing is, of what is no loop.
    """
    moved = 0
    for region in loop_regions(loop):
        pending = deque(op for block in region.blocks for op in block)
        while pending:
            op = pending.popleft()
            if op.parent_region is not region or not _is_invariant(op, loop):
                continue
            op.move_before(loop)
            moved += 1
            users = [user for result in op.results for user in result.users]
            pending += [user for user in users if user.parent_region is region]
    return moved


def _is_invariant(op: Operation, loop: Operation) -> bool:
    """Whether it may run before a loop that it is directly inside."""
    return (
        not has_trait(op, "Terminator")
        and is_pure(op)
        and all(
            _is_outside(value, loop) or not _is_outside(value, op)
            for inner in walk(op)
            for value in inner.operands
        )
    )


def _is_outside(value: Value, op: Operation) -> bool:
    """Whether a value is defined outside the regions of an operation."""
    block = value.block
    around = None if block is None else block.parent_op
    return around is None or not op.is_ancestor_of(around)
