"""Attributes of the index dialect."""

from __future__ import annotations

from bridge.ods.nodes import DefinedAttr


class IndexCmpPredicateAttr(DefinedAttr, name="index.cmp_predicate"):
    """How indices are compared: `eq`, `slt`, `ult`, …."""

    value: str
