"""What calls pass to what they call. Upstream: CallOpInterface."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from bridge.ir.core import Operation
from bridge.ir.values import Value
from bridge.ods.rows import row
from bridge.op.accessors import set_slot

__all__ = ["call_arguments", "set_call_arguments"]

_NAMES: Final = frozenset(
    {"arg_operands", "args", "callee_operands", "forwarded_operands"}
)
"""What slots of arguments are called where there are other operands."""


def call_arguments(op: Operation) -> Sequence[Value] | None:
    """What a call passes; `None` where that is not known."""
    slot, line = _slot(op.name), row(op.name)
    if slot is None or line is None:
        return None
    start, end = line.operands.bounds(op, slot)
    return op.operands[start:end]


def set_call_arguments(op: Operation, values: Sequence[Value]) -> None:
    """Makes a call pass others; of one whose arguments are known."""
    slot, line = _slot(op.name), row(op.name)
    assert slot is not None  # that is asked before
    assert line is not None
    set_slot(op, line.operands, slot, values)


@cache
def _slot(name: str) -> int | None:
    line = row(name)
    if line is None:
        return None
    found = [i for i, slot in enumerate(line.operands) if slot.name in _NAMES]
    if not found and len(line.operands) == 1:
        return 0
    return found[0] if len(found) == 1 else None
