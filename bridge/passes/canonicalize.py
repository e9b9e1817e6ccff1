"""`canonicalize`: folds, canonical patterns and dead code, until nothing changes.

As upstream's pass of this name. It runs natively where all that upstream would try on
the operations of a module is known here; that there is something to know, the tables
say: which ops have a folder or canonical patterns.
"""

from __future__ import annotations

from collections.abc import Iterable

from bridge.dialects import cf
from bridge.errors import PassFailed
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.op.interfaces.effects import effects_of, states_effects
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import (
    CanonicalPatterns,
    canonical_patterns,
    has_known_rules,
)
from bridge.rewrite.greedy import (
    SIMPLIFICATIONS,
    apply_greedily,
)
from bridge.rewrite.patterns import Pattern

__all__ = ["Canonicalize"]


class Canonicalize(Pass, name="canonicalize"):
    """Canonicalize operations."""

    top_down: bool = True
    region_simplify: str = "normal"
    max_iterations: int = 10
    max_num_rewrites: int = -1
    test_convergence: bool = False
    disable_patterns: str = ""
    enable_patterns: str = ""

    def knows(self, op: Operation) -> bool:
        inside = [inner for inner in walk(op) if inner is not op]
        # Upstream's patterns have other names.
        if not self._named() <= _names({inner.dialect for inner in inside}):
            return False
        if not all(map(_is_known, inside)):
            return False
        # Where every branch passes an argument one value, upstream uses that if the cf
        # dialect is loaded; here it is used always.
        return any(inner.dialect == cf.DIALECT.name for inner in inside) or not any(
            map(_has_later_arguments, inside)
        )

    def run(self, op: Operation) -> None:
        levels = [level for level in SIMPLIFICATIONS if level == self.region_simplify]
        if not levels:
            raise PassFailed(
                f"canonicalize: region-simplify is one of {', '.join(SIMPLIFICATIONS)}"
            )
        try:
            apply_greedily(
                op,
                CanonicalPatterns(keep=self._keeps),
                top_down=self.top_down,
                region_simplification=levels[0],
                max_iterations=_limit(self.max_iterations),
                max_rewrites=_limit(self.max_num_rewrites),
            )
        except PassFailed:
            # What was done is right, whether it is all there is to do or not.
            if self.test_convergence:
                raise

    def _named(self) -> set[str]:
        """The names of the patterns that are said to be tried, or not to be."""
        return _listed(self.disable_patterns) | _listed(self.enable_patterns)

    def _keeps(self, pattern: Pattern) -> bool:
        enabled = _listed(self.enable_patterns)
        if pattern.name in _listed(self.disable_patterns):
            return False
        return not enabled or pattern.name in enabled


def _listed(text: str) -> set[str]:
    return {name.strip() for name in text.split(",") if name.strip()}


def _names(dialects: Iterable[str]) -> set[str]:
    """The names of all canonical patterns of dialects."""
    return {found.name for name in dialects for found in canonical_patterns(name)}


def _limit(number: int) -> int | None:
    return None if number < 0 else number


def _is_known(op: Operation) -> bool:
    """Whether all that upstream does with an operation is known."""
    if effects_of(op) is None and states_effects(op):
        return False
    return has_known_rules(op)


def _has_later_arguments(op: Operation) -> bool:
    return any(block.arguments for region in op.regions for block in region.blocks[1:])
