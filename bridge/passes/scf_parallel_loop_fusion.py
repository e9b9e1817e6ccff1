"""`scf-parallel-loop-fusion`: parallel loops one after the other are one.

As upstream's pass of this name, but that two stores to one place keep their order.
"""

from __future__ import annotations

from bridge.analysis.aliases import alias
from bridge.dialects.scf.fusing import fuse_in_block
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk_post_order
from bridge.passes.registry import Pass
from bridge.rewrite.rewriter import Rewriter

__all__ = ["ParallelLoopFusion"]


class ParallelLoopFusion(Pass, name="scf-parallel-loop-fusion"):
    """Fuse adjacent parallel loops."""

    def run(self, op: Operation) -> None:
        rewriter = Rewriter()
        blocks = [
            block
            for inner in walk_post_order(op)
            for region in inner.regions
            for block in region.blocks
        ]
        for block in blocks:
            fuse_in_block(block, _may_alias, rewriter)


def _may_alias(one: Value, other: Value) -> bool:
    return alias(one, other) != "no"
