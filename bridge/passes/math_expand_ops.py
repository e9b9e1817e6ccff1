"""`math-expand-ops`: functions become others, and arithmetic.

As upstream's pass of this name, but that what was exact stays so; see the patterns.
"""

from __future__ import annotations

from bridge.dialects.math.expansion import expansion_patterns
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass, listed
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily

__all__ = ["ExpandOps"]


class ExpandOps(Pass, name="math-expand-ops"):
    """Expand math operations."""

    ops: str = ""

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        patterns = expansion_patterns(listed(self.ops))
        apply_greedily(op, patterns, top_down=False, region_simplification="aggressive")
