"""`scf-parallel-for-to-nested-fors`: parallel loops run in turn.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.dialects import scf
from bridge.dialects.scf.restructuring import parallel_to_fors
from bridge.ir.core import Operation
from bridge.ir.walk import walk_post_order
from bridge.passes.registry import Pass
from bridge.rewrite.rewriter import Rewriter

__all__ = ["ParallelForToNestedFors"]


class ParallelForToNestedFors(Pass, name="scf-parallel-for-to-nested-fors"):
    """Convert SCF parallel for loops to nested SCF for loops."""

    def run(self, op: Operation) -> None:
        rewriter = Rewriter()
        for loop in list(walk_post_order(op)):
            if isinstance(loop, scf.ParallelOp) and not loop.results:
                parallel_to_fors(loop, rewriter)
