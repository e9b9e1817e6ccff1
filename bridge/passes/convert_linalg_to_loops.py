"""`convert-linalg-to-loops`: structured ops on buffers become loops.

As upstream's pass of this name; see `bridge.dialects.linalg.loops`.
"""

from __future__ import annotations

from bridge.dialects.linalg.loops import loops
from bridge.passes.linalg_loops import LinalgLoops
from bridge.rewrite.patterns import Pattern

__all__ = ["ConvertLinalgToLoops"]


class ConvertLinalgToLoops(LinalgLoops, name="convert-linalg-to-loops"):
    """Lower the operations from the linalg dialect into loops."""

    def lowering(self) -> Pattern:
        return loops()
