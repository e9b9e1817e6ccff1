"""Memory that is not needed, and sizes that are known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bridge.dialects import arith
from bridge.dialects.memref import canonical_reshapes, canonical_views
from bridge.dialects.memref.access import LoadOp, StoreOp
from bridge.dialects.memref.allocation import (
    AllocaOp,
    AllocaScopeOp,
    AllocOp,
    DeallocOp,
    ReallocOp,
)
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
from bridge.op.interfaces.effects import effects_of, runs_regions
from bridge.op.traits import has_trait
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


@pattern(AllocOp, AllocaOp, ReallocOp)
def drop_unread_memory(op: Allocation | ReallocOp, rewriter: Rewriter) -> None:
    """Memory that nobody reads need not be there."""
    memref = op.results[0]
    users = memref.users
    if all(_only_fills(user, memref) for user in users):
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


@pattern(AllocaScopeOp)
def inline_scope(op: AllocaScopeOp, rewriter: Rewriter) -> None:
    """What a scope does is done around it, where that keeps nothing on the stack."""
    around = op.parent_op
    if any(map(_allocates, _inside_scope(op))) and (
        not has_trait(around, _SCOPE) or not _is_last(op)
    ):
        return
    (body,) = op.regions[0].blocks
    ending = body.last
    assert ending is not None  # what the scope gives
    values = ending.operands
    rewriter.inline_block(body, op)
    rewriter.replace(op, values)
    rewriter.erase(ending)


@pattern(AllocaScopeOp)
def hoist_out_of_scope(op: AllocaScopeOp, rewriter: Rewriter) -> None:
    """What a scope puts on the stack is put there before the last op of one around it.

    Nothing runs after the scope that could have the stack instead.
    """
    if not _is_last(op):
        return
    last = op.parent_op
    while last is not None and not has_trait(last, _SCOPE):
        if not _is_last(last):
            return
        around = last.parent_op
        if around is not None and has_trait(around, _SCOPE):
            break
        last = around
    if last is None or has_trait(last, _SCOPE):
        return
    outer = last
    moved = [
        alloca
        for alloca in _inside_scope(op)
        if isinstance(alloca, AllocaOp)
        and not any(outer.is_ancestor_of(owner) for owner in _owners(alloca.operands))
    ]
    for alloca in moved:
        rewriter.move_before(alloca, outer)


def _owners(values: Sequence[Value]) -> Iterator[Operation]:
    """The operations that define values, or in whose regions they are arguments."""
    for value in values:
        owner = value.defining_op
        if owner is None and value.block is not None:
            owner = value.block.parent_op
        if owner is not None:
            yield owner


_SCOPE: Final = "AutomaticAllocationScope"


def _inside_scope(op: Operation) -> Iterator[Operation]:
    """What is inside, but not what is in a scope of its own."""
    for region in op.regions:
        for block in region.blocks:
            for inner in block:
                yield inner
                if not has_trait(inner, _SCOPE):
                    yield from _inside_scope(inner)


def _allocates(op: Operation) -> bool:
    """Whether an operation may put something on the stack."""
    if runs_regions(op):
        return False
    effects = effects_of(op)
    if effects is None:
        return True
    return any(one.kind == "Allocate" and _SCOPE in one.resource for one in effects)


def _is_last(op: Operation) -> bool:
    """Whether only the terminator follows, in a region of one block."""
    region = op.parent_region
    alone = region is not None and len(region.blocks) == 1
    return alone and op.next is not None and op.next.next is None


NOT_KNOWN: Final[frozenset[str]] = frozenset()
"""Ops of which upstream knows more: none."""

PATTERNS: Final[Sequence[Pattern]] = (
    allocate_known_sizes,
    drop_unread_memory,
    drop_copy_of_nothing,
    drop_copy_to_itself,
    size_of_reshaped,
    inline_scope,
    hoist_out_of_scope,
    *canonical_views.PATTERNS,
    *canonical_reshapes.PATTERNS,
)
