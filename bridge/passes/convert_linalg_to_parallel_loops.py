"""`convert-linalg-to-parallel-loops`: structured ops on buffers become loops.

As upstream's pass of this name; see `bridge.dialects.linalg.loops`.
"""

from __future__ import annotations

from bridge.dialects.linalg.loops import parallel_loops
from bridge.passes.linalg_loops import LinalgLoops
from bridge.rewrite.patterns import Pattern

__all__ = ["ConvertLinalgToParallelLoops"]


class ConvertLinalgToParallelLoops(
    LinalgLoops, name="convert-linalg-to-parallel-loops"
):
    """Lower the operations from the linalg dialect into parallel loops."""

    def lowering(self) -> Pattern:
        return parallel_loops()
