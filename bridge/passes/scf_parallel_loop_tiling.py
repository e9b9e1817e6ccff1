"""`scf-parallel-loop-tiling`: parallel loops in tiles.

As upstream's pass of this name, but that no iteration is left out where steps are not
one.
"""

from __future__ import annotations

from bridge.dialects import func, scf
from bridge.dialects.scf.tiling import tile
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.core import Operation
from bridge.ir.walk import walk, walk_post_order
from bridge.passes.registry import Pass
from bridge.rewrite.rewriter import Rewriter

__all__ = ["ParallelLoopTiling"]


class ParallelLoopTiling(
    Pass, name="scf-parallel-loop-tiling", anchor=func.FuncOp.op_name
):
    """Tile parallel loops."""

    parallel_loop_tile_sizes: str = ""
    """Factors to tile parallel loops by, separated by commas."""
    no_min_max_bounds: bool = False

    def run(self, op: Operation) -> None:
        sizes = [int(text) for text in self.parallel_loop_tile_sizes.split(",") if text]
        if 0 in sizes:
            raise PassFailed(Diagnostic("error", "tile size cannot be 0"))
        loops = [one for one in walk_post_order(op) if isinstance(one, scf.ParallelOp)]
        innermost = [loop for loop in loops if not _has_another(loop)]
        rewriter = Rewriter()
        for loop in innermost:
            if not loop.init_vals:
                tile(loop, sizes, rewriter, check=self.no_min_max_bounds)


def _has_another(loop: scf.ParallelOp) -> bool:
    return any(isinstance(op, scf.ParallelOp) for op in walk(loop) if op is not loop)
