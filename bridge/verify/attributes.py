"""What dialects ask of the operations that their discardable attributes are on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.ir.attributes import Attribute
from bridge.ir.core import Operation

OperationAttributeRule = Callable[[Operation, str, Attribute], None]

OF_OPERATIONS: Final[dict[str, OperationAttributeRule]] = {}
"""By dialect; upstream's `verifyOperationAttribute`. Raises `Invalid`."""


def verify_discardable(op: Operation) -> None:
    """Asks the dialects of an operation's discardable attributes."""
    for name, value in op._attributes.items():
        dialect, dot, _ = name.partition(".")
        if dot:
            rule = OF_OPERATIONS.get(dialect)
            if rule is not None:
                rule(op, name, value)
