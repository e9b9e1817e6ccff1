"""What dialects ask of the operations that their discardable attributes are on."""

from __future__ import annotations

from bridge.ir.core import Operation
from bridge.verifier.annotations import OF_OPERATIONS
from bridge.verifier.parameters import OF_ARGUMENTS, OF_RESULTS, PartRule

__all__ = [
    "OF_ARGUMENTS",
    "OF_OPERATIONS",
    "OF_RESULTS",
    "PartRule",
    "verify_discardable",
]


def verify_discardable(op: Operation) -> None:
    """Verifies discardable attributes by the dialects of their names."""
    for name, value in op.attributes.items():
        dialect, dot, _ = name.partition(".")
        if dot:
            rule = OF_OPERATIONS.get(dialect)
            if rule is not None:
                rule(op, name, value)
