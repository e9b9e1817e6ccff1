"""`affine-loop-fusion`: nests that make and use the same memory become one.

As upstream's pass of this name: producers are put into their consumers, and siblings
that read the same memory into one another, as deep and as far as upstream does it. But
a nest is left alone unless isl proves that all it computes stays the same: two
arguments of a function may be the same memory, unless `distinct-arguments` says that
they are not, and an unknown operation may do anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.dialects import affine
from bridge.ir.core import Operation
from bridge.ir.walk import walk_post_order
from bridge.later import deferred
from bridge.passes.affine_nests import has_analysis
from bridge.passes.registry import Pass

if TYPE_CHECKING:
    from bridge.passes.polyhedral import greedy_fusion
else:
    greedy_fusion = deferred("bridge.passes.polyhedral.greedy_fusion")

__all__ = ["AffineLoopFusion"]

_MODES: Final = ("greedy", "producer", "sibling")


class AffineLoopFusion(Pass, name="affine-loop-fusion"):
    """Fuse affine loop nests."""

    of_functions = True

    compute_tolerance: float = 0.30000001192092896
    fast_mem_space: int = -1
    local_buf_threshold: int = 0
    maximal: bool = False
    mode: str = "greedy"
    distinct_arguments: bool = False

    @classmethod
    def takes(cls, text: str) -> bool:
        if not super().takes(text):
            return False
        made = cls.of_text(text)
        assert isinstance(made, cls)
        return made.mode in _MODES and made.local_buf_threshold >= 0

    def knows(self, op: Operation) -> bool:
        return has_analysis() and self.distinct_arguments

    def run(self, op: Operation) -> None:
        options = greedy_fusion.Options(
            tolerance=self.compute_tolerance,
            fast_space=self.fast_mem_space if self.fast_mem_space >= 0 else None,
            threshold=self.local_buf_threshold * 1024,
            maximal=self.maximal,
            distinct=self.distinct_arguments,
        )
        for inner in list(walk_post_order(op)):
            for region in inner.regions:
                for block in region.blocks:
                    loops = [x for x in block if isinstance(x, affine.ForOp)]
                    if len(loops) > 1:
                        greedy_fusion.fuse_block(block, self.mode, options)
