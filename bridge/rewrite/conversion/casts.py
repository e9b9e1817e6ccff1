"""Unrealized casts: two that undo one another, and those nobody uses, go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk

__all__ = ["CAST", "casts_in", "reconcile_casts"]

CAST = "builtin.unrealized_conversion_cast"


def casts_in(root: Operation) -> list[Operation]:
    """The unrealized casts inside an operation, in order."""
    return [op for op in walk(root) if op.name == CAST]


def reconcile_casts(casts: Iterable[Operation]) -> list[Operation]:
    """Removes casts of a chain that ends with the types it began with; what remains.

    As upstream's `reconcileUnrealizedCasts`: only the casts given are removed, while
    others may be part of a chain.
    """
    given = dict.fromkeys(casts)
    for cast in given:
        values = _undone(cast)
        if values is not None:
            for result, value in zip(cast.results, values, strict=True):
                result.replace_all_uses(value)
    # Those that come first may be made of what comes later.
    pending = list(given)
    while pending:
        cast = pending.pop()
        if cast.parent is None or any(result.has_uses for result in cast.results):
            continue
        makers = [value.defining_op for value in cast.operands]
        cast.erase()
        pending += [maker for maker in makers if maker in given]
    return [cast for cast in given if cast.parent is not None]


def _undone(cast: Operation) -> Sequence[Value] | None:
    """The values with the types of a cast's results that it was made of by casts."""
    wanted = [result.type for result in cast.results]
    found: Operation | None = cast
    while found is not None:
        values = found.operands
        if [value.type for value in values] == wanted:
            is_cycle = any(value.defining_op is cast for value in values)
            return None if is_cycle else values
        found = _maker(values)
    return None


def _maker(values: Sequence[Value]) -> Operation | None:
    """The cast whose results are exactly these values, if there is one."""
    op = values[0].defining_op if values else None
    if op is None or op.name != CAST or tuple(op.results) != tuple(values):
        return None
    return op
