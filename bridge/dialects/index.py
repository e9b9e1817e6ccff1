"""The index dialect: constants' names."""

from __future__ import annotations

from bridge.dialects.op import RESULT_NAMES
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation


def integer_name(prefix: str, op: Operation) -> str:
    """The prefix and the value of a constant."""
    value = op.get("value")
    return f"{prefix}{value.value}" if isinstance(value, IntegerAttr) else prefix


def boolean_name(op: Operation) -> str:
    """`true` or `false`."""
    value = op.get("value")
    return "true" if isinstance(value, IntegerAttr) and value.value else "false"


RESULT_NAMES["index.constant"] = lambda op: integer_name("idx", op)
RESULT_NAMES["index.bool.constant"] = boolean_name
