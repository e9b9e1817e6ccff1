"""`canonicalize`: folds, canonical patterns and dead code, until nothing changes.

As upstream's pass of this name. It runs natively where all that upstream would try on
the operations of a module is known here; that there is something to know, the tables
say: which ops have a folder or canonical patterns.
"""

from __future__ import annotations

from typing import Final

from bridge.errors import PassFailed
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.op.interfaces.effects import effects_of, states_effects
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import CanonicalPatterns, has_known_rules
from bridge.rewrite.greedy import apply_greedily

__all__ = ["Canonicalize"]

_LEVELS: Final = ("disabled", "normal", "aggressive")


class Canonicalize(Pass, name="canonicalize"):
    """Canonicalize operations."""

    top_down: bool = True
    region_simplify: str = "normal"
    max_iterations: int = 10
    max_num_rewrites: int = -1
    test_convergence: bool = False

    def knows(self, op: Operation) -> bool:
        if self.region_simplify not in _LEVELS[:2]:
            return False
        return all(_is_known(inner) for inner in walk(op) if inner is not op)

    def run(self, op: Operation) -> None:
        if self.region_simplify not in _LEVELS:
            raise PassFailed(
                f"canonicalize: region-simplify is one of {', '.join(_LEVELS)}"
            )
        try:
            apply_greedily(
                op,
                CanonicalPatterns(),
                top_down=self.top_down,
                region_simplification=self.region_simplify != "disabled",
                max_iterations=_limit(self.max_iterations),
                max_rewrites=_limit(self.max_num_rewrites),
            )
        except PassFailed:
            # What was done is right, whether it is all there is to do or not.
            if self.test_convergence:
                raise


def _limit(number: int) -> int | None:
    return None if number < 0 else number


def _is_known(op: Operation) -> bool:
    """Whether all that upstream does with an operation is known."""
    if any(block.arguments for region in op.regions for block in region.blocks[1:]):
        # Newer versions replace arguments that are always passed the same value.
        return False
    if effects_of(op) is None and states_effects(op):
        return False
    return has_known_rules(op)
