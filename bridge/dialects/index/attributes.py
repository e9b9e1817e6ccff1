"""Attributes of the index dialect."""

from __future__ import annotations

from bridge.ods.nodes import DefinedAttr


class IndexCmpPredicateAttr(DefinedAttr, name="index.cmp_predicate"):
    """A comparison predicate: `eq`, `slt`, `ult`, …."""

    value: str
