"""Memory that is not needed, and sizes that are known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import arith
from bridge.dialects.memref import canonical_views
from bridge.dialects.memref.access import LoadOp, StoreOp
from bridge.dialects.memref.allocation import AllocaOp, AllocOp, DeallocOp
from bridge.dialects.memref.casts import CastOp
from bridge.dialects.memref.dimensions import DimOp
from bridge.dialects.memref.layouts import buffer_type
from bridge.dialects.memref.transfers import CopyOp
from bridge.dialects.memref.views import ReshapeOp
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.types import DYNAMIC, INDEX, MemRefType
from bridge.op.folding import constant_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

Allocation = AllocOp | AllocaOp


def _known_size(value: Value) -> int:
    """The size that a value is; `DYNAMIC` where that is not known, or negative."""
    known = constant_of(value)
    number = known.signed if isinstance(known, IntegerAttr) else DYNAMIC
    return number if number >= 0 else DYNAMIC


@pattern(AllocOp, AllocaOp)
def allocate_known_sizes(op: Allocation, rewriter: Rewriter) -> None:
    """Sizes that are constants are part of the type."""
    known = [_known_size(size) for size in op.dynamic_sizes]
    if all(size == DYNAMIC for size in known):
        return
    ty = buffer_type(op.memref)
    sizes = iter(known)
    shape = [next(sizes) if size == DYNAMIC else size for size in ty.shape]
    pairs = zip(op.dynamic_sizes, known, strict=True)
    new = type(op)(
        MemRefType(tuple(shape), ty.element, ty.layout, ty.memory_space),
        [value for value, size in pairs if size == DYNAMIC],
        op.symbol_operands,
        alignment=op.get("alignment"),
    )
    rewriter.replace(op, CastOp(ty, new))


def _only_fills(user: Operation, memref: Value) -> bool:
    """Whether an operation needs a memref only to store to it, or to free it."""
    if isinstance(user, StoreOp):
        return user.value is not memref
    return isinstance(user, DeallocOp)


@pattern(AllocOp, AllocaOp)
def drop_unread_memory(op: Allocation, rewriter: Rewriter) -> None:
    """Memory that nobody reads need not be there."""
    users = op.memref.users
    if all(_only_fills(user, op.memref) for user in users):
        for user in users:
            rewriter.erase(user)
        rewriter.erase(op)


@pattern(CopyOp)
def drop_copy_of_nothing(op: CopyOp, rewriter: Rewriter) -> None:
    """A copy of no elements does nothing."""
    types = [value.type for value in op.operands]
    if any(isinstance(ty, MemRefType) and 0 in ty.shape for ty in types):
        rewriter.erase(op)


@pattern(CopyOp)
def drop_copy_to_itself(op: CopyOp, rewriter: Rewriter) -> None:
    """A copy of a memref to itself changes nothing."""
    if op.source is op.target:
        rewriter.erase(op)


@pattern(DimOp)
def size_of_reshaped(op: DimOp, rewriter: Rewriter) -> None:
    """The size of what is reshaped is an element of the shape, right after it."""
    reshape = op.source.defining_op
    if not isinstance(reshape, ReshapeOp) or not _is_before(op, op.index, reshape):
        return
    rewriter.point = InsertionPoint.after_op(reshape)
    size = LoadOp(reshape.shape, [op.index]).results[0]
    if size.type is not INDEX:
        size = arith.IndexCastOp(INDEX, size).results[0]
    rewriter.replace(op, size)


def _is_before(op: Operation, value: Value, other: Operation) -> bool:
    """Whether a value is there before another operation, as far as is seen at once."""
    block, made = value.block, value.defining_op
    if block is other.parent:
        return made is None or not other.is_before(made)
    if op.parent is other.parent or block is None:
        return True
    region = other.parent_region
    while region is not None:
        region = region.parent.parent_region if region.parent is not None else None
        if region is block.parent:
            return True
    return False


NOT_KNOWN: Final = frozenset(
    {
        "alloca_scope",
        "collapse_shape",
        "expand_shape",
        "realloc",
    }
)
"""Ops of which upstream knows more."""

PATTERNS: Final[Sequence[Pattern]] = (
    allocate_known_sizes,
    drop_unread_memory,
    drop_copy_of_nothing,
    drop_copy_to_itself,
    size_of_reshaped,
    *canonical_views.PATTERNS,
)
