"""The pass that has each allocation be several, by turns."""

from __future__ import annotations

from bridge import Operation
from bridge.dialects import memref
from bridge.dialects.memref.buffering import multi_buffer
from bridge.ir.walk import walk
from bridge.passes import Pass
from bridge.rewrite import Rewriter


class MultiBuffering(Pass, name="test-multi-buffering"):
    """Memory that iterations fill anew is of several buffers."""

    multiplier: int = 2

    def run(self, op: Operation) -> None:
        """Changes each allocation that may be."""
        rewriter = Rewriter()
        for found in [one for one in walk(op) if isinstance(one, memref.AllocOp)]:
            multi_buffer(found, self.multiplier, rewriter)
