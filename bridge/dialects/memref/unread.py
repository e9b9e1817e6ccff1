"""Memory that is allocated, and never read.

Upstream: `eraseDeadAllocAndStores`.
"""

from __future__ import annotations

from bridge.dialects import memref
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk
from bridge.op.interfaces.effects import effects_of
from bridge.op.interfaces.views import is_view_of
from bridge.rewrite.rewriter import Rewriter

__all__ = ["erase_unread"]


def erase_unread(root: Operation, rewriter: Rewriter) -> None:
    """Erases allocations inside an operation that are only written to, and writes."""
    found = [
        op for op in walk(root) if isinstance(op, memref.AllocOp | memref.AllocaOp)
    ]
    for op in found:
        users = _users_that_only_write(op.memref)
        if users is not None:
            for user in [*reversed(users), op]:
                rewriter.erase(user)


def _users_that_only_write(memory: Value) -> list[Operation] | None:
    """Views, what writes to them, and what gives them back; `None` where any reads."""
    views, found = [memory], dict[Operation, None]()
    for view in views:
        for user in view.users:
            if user not in found and _is_plain_view(user, view):
                views += user.results
            found[user] = None
    inside = {*views}
    known = all(
        user.results[0] in inside if user.results else _only_writes(user, inside)
        for user in found
    )
    return [*found] if known else None


def _is_plain_view(user: Operation, memory: Value) -> bool:
    plain = effects_of(user) is not None and not effects_of(user)
    return plain and is_view_of(user, memory) and len(user.results) == 1


def _only_writes(user: Operation, memory: set[Value]) -> bool:
    """Whether all that it does is to change some memory, which it does not give away.

    Upstream lets go of calls, of what it knows nothing of, and of stores of the memory
    itself.
    """
    effects = effects_of(user)
    if not effects or user.regions:
        return False
    changed = {effect.value for effect in effects}
    given = [operand for operand in user.operands if operand in memory]
    return (
        all(effect.kind in ("Write", "Free") for effect in effects)
        and all(value is not None and value in memory for value in changed)
        and all(operand in changed for operand in given)
    )
