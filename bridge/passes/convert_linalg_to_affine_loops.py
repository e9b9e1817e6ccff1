"""`convert-linalg-to-affine-loops`: structured ops on buffers become loops.

As upstream's pass of this name; see `bridge.dialects.linalg.loops`.
"""

from __future__ import annotations

from bridge.dialects.linalg.loops import affine_loops
from bridge.passes.linalg_loops import LinalgLoops
from bridge.rewrite.patterns import Pattern

__all__ = ["ConvertLinalgToAffineLoops"]


class ConvertLinalgToAffineLoops(LinalgLoops, name="convert-linalg-to-affine-loops"):
    """Lower the operations from the linalg dialect into affine loops."""

    def lowering(self) -> Pattern:
        return affine_loops()
