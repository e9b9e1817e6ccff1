"""What canonicalization does: patterns of dialects, and what classes of ops say.

A dialect's `canonicalization` names the module whose `PATTERNS` are its own; the class
of an op may say more as one that `Canonicalizes`.
Upstream: `getCanonicalizationPatterns`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.ir.core import Operation
from bridge.ods.dialect import dialect
from bridge.op.base import Op
from bridge.rewrite.patterns import Pattern, PatternTable, Rewrite, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["CanonicalPatterns", "Canonicalizes", "canonical_patterns"]


def canonical_patterns(name: str) -> Sequence[Pattern]:
    """The patterns of a dialect, apart from what classes of its ops say."""
    own = dialect(name)
    if own is None or not own.canonicalization:
        return ()
    found: Sequence[Pattern] = own.module(own.canonicalization).PATTERNS
    return found


class Canonicalizes(Op):
    """An operation whose class says how it is made simpler.

    Upstream: `hasCanonicalizeMethod`.
    """

    def canonicalize(self, rewriter: Rewriter) -> None:
        """Changes it by the rewriter, or does nothing: then there is nothing to do.

        Tried after the patterns of its dialect.
        """
        raise NotImplementedError


@pattern(Canonicalizes, benefit=0)
def _canonicalize(op: Canonicalizes, rewriter: Rewriter) -> None:
    op.canonicalize(rewriter)


class CanonicalPatterns(PatternTable):
    """What canonicalization tries on operations, found when one of them is met."""

    def __init__(self) -> None:
        super().__init__(())
        self._of_dialects: dict[str, PatternTable] = {}

    def of(self, op: Operation) -> tuple[Rewrite, ...]:
        table = self._of_dialects.get(op.dialect)
        if table is None:
            table = PatternTable([*canonical_patterns(op.dialect), _canonicalize])
            self._of_dialects[op.dialect] = table
        return table.of(op)
