"""`canonicalize`: folds, canonical patterns and dead code, until nothing changes.

As upstream's pass of this name. It runs natively where all that upstream would try on
the operations of a module is known here; that there is something to know, the tables
say: which ops have a folder or canonical patterns.
"""

from __future__ import annotations

from typing import Final

from bridge.errors import PassFailed
from bridge.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.ods.dialect import dialect
from bridge.op.base import Op
from bridge.op.by_class import ByClass
from bridge.op.folding import IS_CONSTANT
from bridge.op.interfaces.effects import effects_of, states_effects
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import CanonicalPatterns
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
    return _KNOWN[type(op)] and _has_plain_value(op)


def _is_known_class(cls: type[Operation]) -> bool:
    if not issubclass(cls, Op) or not hasattr(cls, "row"):
        return True
    name, _, short = cls.row.name.partition(".")
    own = dialect(name)
    if own is None or own.home:
        # A dialect of the user's own has no other meaning than what is said here.
        return True
    if name in _NEWER:
        return False
    if own.canonicalization:
        return short not in own.module(own.canonicalization).NOT_KNOWN
    return not cls.row.folder and not cls.row.canonicalizer


_NEWER: Final = frozenset({"tosa", "xegpu"})
"""Dialects whose ops newer versions fold, or find dead, beyond what the tables say."""

_KNOWN: Final = ByClass(_is_known_class)


def _has_plain_value(op: Operation) -> bool:
    """Whether it is none of the constants that have rules of their own: poison."""
    if not IS_CONSTANT[type(op)]:
        return True
    return isinstance(
        op.properties.get("value"), IntegerAttr | FloatAttr | DenseElementsAttr
    )
