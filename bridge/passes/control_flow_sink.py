"""`control-flow-sink`: what only one branch needs is computed there.

As upstream's pass of this name: an operation without effects on memory whose users are
all in a region that runs once at most is moved to its start.
"""

from __future__ import annotations

from collections.abc import Callable

from bridge.ir.core import Operation, Region
from bridge.ir.dominance import Dominance
from bridge.ir.walk import walk_post_order
from bridge.op.interfaces.control_flow import RegionsRunOnce
from bridge.op.interfaces.effects import is_memory_effect_free
from bridge.passes.registry import Pass

__all__ = ["ControlFlowSink", "sink_into"]


class ControlFlowSink(Pass, name="control-flow-sink"):
    """Sink operations into conditional blocks."""

    def run(self, op: Operation) -> None:
        for branch in walk_post_order(op):
            if isinstance(branch, RegionsRunOnce):
                for region in branch.regions:
                    sink_into(region)


def _move_to_start(op: Operation, region: Region) -> None:
    first = region.blocks[0].first
    assert first is not None  # a user is inside
    op.move_before(first)


def sink_into(
    region: Region,
    may_move: Callable[[Operation], bool] = is_memory_effect_free,
    move: Callable[[Operation, Region], None] = _move_to_start,
) -> int:
    """Moves what only a region needs to its start; how many operations."""
    dominance = Dominance()
    moved = 0
    pending = [op for block in region.blocks for op in block]
    while pending:
        for value in pending.pop().operands:
            op = value.defining_op
            if op is None or op.parent_region is region:
                continue
            if _is_only_for(op, region, dominance) and may_move(op):
                move(op, region)
                moved += 1
                pending.append(op)
    return moved


def _is_only_for(op: Operation, region: Region, dominance: Dominance) -> bool:
    """Whether all users of an operation come after a region's entry."""
    entry = region.blocks[0]
    return all(
        user.parent is not None and dominance.block_dominates(entry, user.parent)
        for result in op.results
        for user in result.users
    )
