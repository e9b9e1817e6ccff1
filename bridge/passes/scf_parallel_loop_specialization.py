"""`scf-parallel-loop-specialization`: loops of a constant length are apart.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.dialects import scf
from bridge.dialects.scf.restructuring import specialize
from bridge.ir.core import Operation
from bridge.ir.walk import walk_post_order
from bridge.passes.registry import Pass
from bridge.rewrite.rewriter import Rewriter

__all__ = ["ParallelLoopSpecialization"]


class ParallelLoopSpecialization(Pass, name="scf-parallel-loop-specialization"):
    """Specialize parallel loops for vectorization."""

    def run(self, op: Operation) -> None:
        rewriter = Rewriter()
        for loop in list(walk_post_order(op)):
            if isinstance(loop, scf.ParallelOp):
                specialize(loop, rewriter)
