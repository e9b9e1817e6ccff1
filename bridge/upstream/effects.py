"""What a function does to memrefs: those it only reads may be read-only arrays.

This is a plain walk over uses, not an analysis: a memref that is passed to a call, is
returned or goes through control flow is taken as written.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects.memref import AssumeAlignmentOp
from bridge.ir.core import Operation, Value
from bridge.ir.types import MemRefType, UnrankedMemRefType
from bridge.op.interfaces.effects import OnlyReads, may_write
from bridge.op.interfaces.views import is_view_of
from bridge.op.traits import has_trait


def reads_only(value: Value) -> bool:
    """Whether nothing writes to a memref through this value or a view of it."""
    pending, seen = [value], {value}
    while pending:
        memory = pending.pop()
        for user in memory.users:
            if not is_view_of(user, memory):
                if may_write(user, memory) or _forwards(user):
                    return False
            elif user.results[0] not in seen:
                seen.add(user.results[0])
                pending.append(user.results[0])
    return True


def _forwards(user: Operation) -> bool:
    """Whether its memory may be reached by what it gives, or where it branches to."""
    if isinstance(user, OnlyReads):
        return False
    if has_trait(user, "NoMemoryEffect") or has_trait(user, "Terminator"):
        return True
    return any(isinstance(r.type, _BUFFERS) for r in user.results)


_BUFFERS: Final = (MemRefType, UnrankedMemRefType)


def assumed_alignments(function: Operation) -> dict[int, int]:
    """The bytes to which a function takes memrefs to be aligned, by their positions."""
    found: dict[int, int] = {}
    for argument in function.body.arguments:
        for user in argument.users:
            here = user.parent is argument.owner
            if isinstance(user, AssumeAlignmentOp) and here:
                bytes_ = max(found.get(argument.index, 1), user.alignment.value)
                found[argument.index] = bytes_
    return found


def read_only_arguments(function: Operation) -> frozenset[int]:
    """The positions of the memrefs a function does not write."""
    return frozenset(
        [
            argument.index
            for argument in function.body.arguments
            if isinstance(argument.type, _BUFFERS) and reads_only(argument)
        ]
    )
