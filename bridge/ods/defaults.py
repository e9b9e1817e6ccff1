"""The attributes that upstream fills in, from their text."""

from __future__ import annotations

from functools import cache

from bridge.ir.attributes import Attribute
from bridge.ods.nodes import parse_attribute
from bridge.ods.rows import FORGET


@cache
def default_of(text: str) -> Attribute | None:
    """The attribute of a row's text; None where it has none that is known."""
    return parse_attribute(text) if text else None


FORGET.append(default_of.cache_clear)
