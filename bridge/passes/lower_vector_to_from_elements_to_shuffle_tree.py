"""`lower-vector-to-from-elements-to-shuffle-tree`: vectors of elements by shuffles.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.dialects import func
from bridge.dialects.vector.lowering import shuffle_trees
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily

__all__ = ["LowerVectorToFromElementsToShuffleTree"]


class LowerVectorToFromElementsToShuffleTree(
    Pass,
    name="lower-vector-to-from-elements-to-shuffle-tree",
    anchor=func.FuncOp.op_name,
):
    """Lower to_elements and from_elements to a tree of shuffles."""

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        apply_greedily(
            op,
            shuffle_trees.patterns(),
            top_down=False,
            region_simplification="aggressive",
        )
