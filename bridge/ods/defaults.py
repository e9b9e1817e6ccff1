"""The attributes that upstream fills in, from their text."""

from __future__ import annotations

from functools import cache

from bridge.ir.attributes import Attribute
from bridge.source import Source
from bridge.text.attributes import read_attribute
from bridge.text.state import Reader


@cache
def default_of(text: str, cpp: str = "") -> Attribute | None:
    """The attribute of a row's text; None where it has none that is known."""
    return read_attribute(Reader(Source(text))) if text else None
