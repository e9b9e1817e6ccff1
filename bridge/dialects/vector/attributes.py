"""Attributes of the vector dialect."""

from __future__ import annotations

from bridge.ods.nodes import DefinedAttr


class CombiningKindAttr(DefinedAttr, name="vector.kind"):
    """A combining kind: `add`, `mul`, `minsi`, `maximumf`, `and`, …."""

    value: str


class IteratorTypeAttr(DefinedAttr, name="vector.iterator_type"):
    """An iterator type of a contraction: `parallel` or `reduction`."""

    value: str


class PrintPunctuationAttr(DefinedAttr, name="vector.punctuation"):
    """Punctuation of `vector.print`: `newline`, `comma`, `open`, …."""

    value: str
