"""`fold-memref-alias-ops`: accesses to views are to what these are views of.

As upstream's pass of this name, but for accesses to several elements that would be
others there: those of a row of a collapsed shape, of rows that are not neighbours, or
behind the end of a dimension.
"""

from __future__ import annotations

from bridge.dialects.memref.view_aliases import patterns
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily

__all__ = ["FoldMemrefAliasOps"]


class FoldMemrefAliasOps(Pass, name="fold-memref-alias-ops"):
    """Fold memref alias ops into consumer load/store ops."""

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        apply_greedily(
            op, patterns(), top_down=False, region_simplification="aggressive"
        )
