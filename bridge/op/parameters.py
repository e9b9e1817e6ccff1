"""What upstream verifies of the parameters of types and attributes, a module a dialect.

A rule takes the values of the parameters, by upstream's names, and returns the message
of values that cannot be. It is asked where a node is read. `RULES` of a module has
them; it is loaded with the first node of its dialect.
"""

from __future__ import annotations

from typing import Any

from bridge.ir.attributes import IntegerAttr, StringAttr


def signed(attr: IntegerAttr) -> int:
    """The number that its bits are, whatever its type says of signs."""
    width = max(getattr(attr.type, "width", 64), 1)
    bits = attr.value & (1 << width) - 1
    return bits - (1 << width) if bits >> width - 1 else bits


def text_of(value: Any) -> str | None:
    """The text of a parameter that may be an attribute."""
    return value.value if isinstance(value, StringAttr) else value
