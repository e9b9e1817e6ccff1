"""`scf-for-to-while`: counted loops have a condition.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.dialects.scf.restructuring import for_to_while
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily

__all__ = ["ForToWhile"]


class ForToWhile(Pass, name="scf-for-to-while"):
    """Convert SCF for loops to SCF while loops."""

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        apply_greedily(
            op, [for_to_while], top_down=False, region_simplification="aggressive"
        )
