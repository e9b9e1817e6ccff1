"""What the first results of operations are called, where that depends on the op."""

from __future__ import annotations

from collections.abc import Callable

from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation

ResultName = str | Callable[[Operation], str]
"""The name of the first result, or what finds it; the empty name is none."""


def integer_name(prefix: str, op: Operation) -> str:
    """The prefix and the value of a constant."""
    value = op.get("value")
    return f"{prefix}{value.value}" if isinstance(value, IntegerAttr) else prefix


def boolean_name(op: Operation) -> str:
    """`true` or `false`."""
    value = op.get("value")
    return "true" if isinstance(value, IntegerAttr) and value.value else "false"
