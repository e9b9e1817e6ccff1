"""`lower-vector-mask`: masks around transfers and gathers become their operands."""

from __future__ import annotations

from bridge.dialects import func
from bridge.dialects.vector.canonical_masks import mask_of_nothing
from bridge.dialects.vector.lowering import masks
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily

__all__ = ["LowerVectorMask"]


class LowerVectorMask(Pass, name="lower-vector-mask", anchor=func.FuncOp.op_name):
    """Lower 'vector.mask' operations."""

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        patterns = [*masks.masked_patterns(), mask_of_nothing]
        apply_greedily(op, patterns, top_down=False, region_simplification="aggressive")
