"""`expand-strided-metadata`: views become casts to offsets, sizes and strides.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.dialects.memref.metadata import patterns
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily

__all__ = ["ExpandStridedMetadata"]


class ExpandStridedMetadata(Pass, name="expand-strided-metadata"):
    """Expand memref operations into easier to analyze constructs."""

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        apply_greedily(
            op, patterns(), top_down=False, region_simplification="aggressive"
        )
