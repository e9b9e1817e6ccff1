"""Memory that a block allocates and gives back, on the stack."""

from __future__ import annotations

from bridge.dialects import memref
from bridge.dialects.memref.layouts import buffer_type
from bridge.ir.types import DYNAMIC, FloatType, IndexType, IntegerType, Type
from bridge.rewrite.patterns import Pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["patterns"]


def patterns(limit: int) -> list[Pattern]:
    """Allocations of known sizes; of less bytes than a limit, unless this is zero."""
    return [_OnStack(limit)]


class _OnStack(Pattern, roots=memref.AllocOp):
    def __init__(self, limit: int) -> None:
        self._limit = limit

    def rewrite(self, op: memref.AllocOp, rewriter: Rewriter) -> None:
        ty = buffer_type(op.result)
        if DYNAMIC in ty.shape or op.parent is None:
            return
        size = _bytes(ty.element)
        if self._limit and (size is None or ty.num_elements * size >= self._limit):
            return
        ends = [
            user
            for user in op.result.users
            if isinstance(user, memref.DeallocOp) and user.parent is op.parent
        ]
        if not ends:
            return
        made = memref.AllocaOp(
            ty, op.dynamic_sizes, op.symbol_operands, alignment=op.alignment
        )
        rewriter.replace(op, made)
        rewriter.erase(ends[0])


def _bytes(ty: Type) -> int | None:
    if isinstance(ty, IndexType):
        return 8
    return -(-ty.width // 8) if isinstance(ty, IntegerType | FloatType) else None
