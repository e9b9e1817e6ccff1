"""Passes that move operations into regions, or make regions of their own of them."""

from __future__ import annotations

from bridge import Operation, Region
from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import I32
from bridge.passes import Pass
from bridge.passes.control_flow_sink import sink_into
from bridge.rewrite import Rewriter, apply_greedily, pattern
from bridge.rewrite.isolating import isolate


class ControlFlowSink(Pass, name="test-control-flow-sink", anchor="func.func"):
    """Moves ops of one name into the first regions of ops of another."""

    def run(self, op: Operation) -> None:
        for target in list(op.walk()):
            if target.name == "test.sink_target":
                sink_into(
                    target.regions[0],
                    may_move=lambda found: found.name == "test.sink_me",
                    move=_mark_and_move,
                )


def _mark_and_move(op: Operation, region: Region) -> None:
    region.blocks[0].prepend(op.detach())
    op.set_attribute("was_sunk", IntegerAttr(0, I32))


class MakeIsolated(Pass, name="test-make-isolated-from-above", anchor="func.func"):
    """Makes regions isolated, by copies of all, some or none of what they use."""

    simple: bool = False
    clone_ops_with_no_operands: bool = False
    clone_ops_with_operands: bool = False

    def run(self, op: Operation) -> None:
        @pattern("test.one_region_with_operands_op")
        def make_isolated(found: Operation, rewriter: Rewriter) -> None:
            region = found.regions[0]
            captured = isolate(region, rewriter, self._may_copy)
            operands = [*found.operands, *captured]
            made = Region()
            rewriter("test.isolated_one_region_op", operands, regions=[made])
            made.take_blocks(region)
            rewriter.erase(found)

        apply_greedily(op, [make_isolated], region_simplification="aggressive")

    def _may_copy(self, op: Operation) -> bool:
        if self.simple:
            return False
        return self.clone_ops_with_operands or not op.operands
