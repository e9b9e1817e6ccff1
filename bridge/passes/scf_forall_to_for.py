"""`scf-forall-to-for`: parallel loops run in turn.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.dialects import scf
from bridge.dialects.scf.restructuring import forall_to_fors
from bridge.ir.core import Operation
from bridge.ir.walk import walk_post_order
from bridge.passes.registry import Pass
from bridge.rewrite.rewriter import Rewriter

__all__ = ["ForallToFor"]


class ForallToFor(Pass, name="scf-forall-to-for"):
    """Convert SCF forall loops to SCF for loops."""

    def run(self, op: Operation) -> None:
        rewriter = Rewriter()
        for loop in list(walk_post_order(op)):
            if isinstance(loop, scf.ForallOp) and not loop.results:
                forall_to_fors(loop, rewriter)
