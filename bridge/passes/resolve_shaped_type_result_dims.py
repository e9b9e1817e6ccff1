"""`resolve-shaped-type-result-dims`: sizes are those of operands.

As upstream's pass of this name: what `resolve-ranked-shaped-type-result-dims` does, as
no operation that is known here gives the shape of its results as a tensor.
"""

from __future__ import annotations

from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.passes.size_resolution import has_known_sizes, resolve
from bridge.rewrite.canonical import has_known_rules

__all__ = ["ResolveShapedTypeResultDims"]


class ResolveShapedTypeResultDims(Pass, name="resolve-shaped-type-result-dims"):
    """Resolve memref.dim of result values."""

    error_on_pattern_iteration_limit: bool = True

    def knows(self, op: Operation) -> bool:
        return all(
            has_known_rules(inner) and has_known_sizes(inner) for inner in walk(op)
        )

    def run(self, op: Operation) -> None:
        resolve(op, must_end=self.error_on_pattern_iteration_limit)
