"""`scf-forall-to-parallel`: loops over boxes are parallel loops.

As upstream's pass of this name; a loop that steps by a constant which is not positive
remains, since a parallel loop must not.
"""

from __future__ import annotations

from bridge.dialects import scf
from bridge.dialects.scf.restructuring import forall_to_parallel
from bridge.ir.attributes import integers_of
from bridge.ir.core import Operation
from bridge.ir.types import DYNAMIC
from bridge.ir.walk import walk_post_order
from bridge.passes.registry import Pass
from bridge.rewrite.rewriter import Rewriter

__all__ = ["ForallToParallel"]


class ForallToParallel(Pass, name="scf-forall-to-parallel"):
    """Convert SCF forall loops to SCF parallel loops."""

    def run(self, op: Operation) -> None:
        rewriter = Rewriter()
        for loop in list(walk_post_order(op)):
            if not isinstance(loop, scf.ForallOp):
                continue
            if loop.results:
                raise loop.bare_error("only loops without results can be parallel")
            steps = integers_of(loop.static_step)
            if all(step > 0 or step == DYNAMIC for step in steps):
                forall_to_parallel(loop, rewriter)
