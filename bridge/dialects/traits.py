"""What operations say of themselves by traits; unknown operations say nothing."""

from __future__ import annotations

from bridge.ir.core import Operation
from bridge.ods.rows import row


def has_trait(op: Operation | None, trait: str) -> bool:
    """Whether there is an operation, and it has a trait."""
    line = row(op.name) if op is not None else None
    return line is not None and line.has_trait(trait)


def has_ancestor_with(op: Operation, trait: str) -> bool:
    """Whether an operation is inside one that has a trait."""
    around = op.parent_op
    while around is not None:
        if has_trait(around, trait):
            return True
        around = around.parent_op
    return False
