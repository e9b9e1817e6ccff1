"""`fold-tensor-subset-ops`: transfers of parts of tensors are of the tensors.

As upstream's pass of this name, but that lanes which are passed through stay so.
"""

from __future__ import annotations

from bridge.dialects.tensor.subsets import patterns
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily

__all__ = ["FoldTensorSubsetOps"]


class FoldTensorSubsetOps(Pass, name="fold-tensor-subset-ops"):
    """Fold tensor subset ops into producer/consumer ops."""

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        apply_greedily(
            op, patterns(), top_down=False, region_simplification="aggressive"
        )
