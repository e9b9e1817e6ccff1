"""Operations whose result is the memory of an operand, seen otherwise.

Upstream: ViewLikeOpInterface, whose source is the first operand.
"""

from __future__ import annotations

from bridge.ir.core import Operation, Value
from bridge.op.base import Op
from bridge.op.traits import has_trait


class ViewLike(Op):
    """A view that upstream does not call one."""


def is_view_of(op: Operation, value: Value) -> bool:
    """Whether the first result of an operation is the memory of a value."""
    if not op.operands or op.operands[0] is not value or not op.results:
        return False
    return isinstance(op, ViewLike) or has_trait(op, "ViewLikeOpInterface")
