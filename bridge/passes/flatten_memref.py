"""`flatten-memref`: accesses to memory of several dimensions are to one row of it.

As upstream's pass of this name, but that no row ends before the last element where
dimensions overlap.
"""

from __future__ import annotations

from bridge.dialects.memref.canonical_views import metadata_in_type
from bridge.dialects.memref.flattening import patterns
from bridge.dialects.vector.lowering import flat_memory
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily

__all__ = ["FlattenMemref"]


class FlattenMemref(Pass, name="flatten-memref"):
    """Flatten a multiple dimensional memref to 1-dimensional."""

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        rules = [*patterns(), *flat_memory.patterns(), metadata_in_type]
        apply_greedily(op, rules, top_down=False, region_simplification="aggressive")
