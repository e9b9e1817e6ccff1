"""What canonicalization does: patterns of dialects, and what classes of ops say.

A dialect's `canonicalization` names the module whose `PATTERNS` are its own; the class
of an op may say more as one that `Canonicalizes`.
Upstream: `getCanonicalizationPatterns`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Final

from bridge.ir.attributes import (
    DenseElementsAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    SymbolRefAttr,
)
from bridge.ir.core import Operation
from bridge.ir.types import DialectType
from bridge.ods.dialect import dialect
from bridge.op.base import Op
from bridge.op.by_class import ByClass
from bridge.op.folding import IS_CONSTANT
from bridge.rewrite.merging import use_uniform_values
from bridge.rewrite.patterns import Pattern, PatternTable, Rewrite, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = [
    "CanonicalPatterns",
    "Canonicalizes",
    "canonical_patterns",
    "has_known_rules",
]


def canonical_patterns(name: str) -> Sequence[Pattern]:
    """The patterns of a dialect, apart from what classes of its ops say.

    Those of dialects that know more of its ops follow, which may be each other's.
    """
    found: dict[str, Sequence[Pattern]] = {}
    pending = [name]
    for one in pending:
        own = dialect(one)
        if own is not None and own.canonicalization and one not in found:
            found[one] = own.module(own.canonicalization).PATTERNS
            pending += own.canonicalized_by
    return list(chain.from_iterable(found.values()))


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
    """What canonicalization tries on operations, found when one of them is met.

    Other patterns may be tried with them; those that are not to be kept are not.
    """

    def __init__(
        self,
        others: Iterable[Pattern] = (),
        keep: Callable[[Pattern], bool] = lambda found: True,
    ) -> None:
        super().__init__(())
        self._others = list(others)
        self._keep = keep
        self._of_dialects: dict[str, PatternTable] = {}

    def of(self, op: Operation) -> tuple[Rewrite, ...]:
        table = self._of_dialects.get(op.dialect)
        if table is None:
            own = [*canonical_patterns(op.dialect), _canonicalize, use_uniform_values]
            table = PatternTable(filter(self._keep, [*self._others, *own]))
            self._of_dialects[op.dialect] = table
        return table.of(op)


def has_known_rules(op: Operation) -> bool:
    """Whether all folds and canonical patterns that upstream has for it are known.

    Which ops have some, the tables say.
    """
    if not _KNOWN[type(op)]:
        return False
    value = op.properties.get("value") if IS_CONSTANT[type(op)] else None
    if value is None or isinstance(value, _KNOWN_VALUES):
        return True
    if isinstance(op.results[0].type, DialectType):
        # Those that use it are of the dialect, and known if that is.
        return True
    # What is neither of these nor an attribute of the dialect is folded by its users.
    return isinstance(value, DialectAttr) and value.dialect == op.dialect


_KNOWN_VALUES: Final = (IntegerAttr, FloatAttr, DenseElementsAttr, SymbolRefAttr)


def _has_known_rules(cls: type[Operation]) -> bool:
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
    if "DestinationStyleOpInterface" in cls.row.trait_names:
        # Patterns of tensor and linalg meet them, of which the tables do not say.
        return False
    return not cls.row.folder and not cls.row.canonicalizer


_NEWER: Final = frozenset({"tosa", "xegpu"})
"""Dialects whose ops newer versions fold, or find dead, beyond what the tables say."""

_KNOWN: Final = ByClass(_has_known_rules)
