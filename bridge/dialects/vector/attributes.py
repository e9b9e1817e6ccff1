"""Attributes of the vector dialect."""

from __future__ import annotations

from bridge.ods.nodes import DefinedAttr


class CombiningKindAttr(DefinedAttr, name="vector.kind"):
    """What combines elements: `add`, `mul`, `minsi`, `maximumf`, `and`, …."""

    value: str


class IteratorTypeAttr(DefinedAttr, name="vector.iterator_type"):
    """What a dimension of a contraction is: `parallel` or `reduction`."""

    value: str


class PrintPunctuationAttr(DefinedAttr, name="vector.punctuation"):
    """What `vector.print` puts after a value: `newline`, `comma`, `open`, …."""

    value: str
