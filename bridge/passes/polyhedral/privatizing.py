"""Memory of its own for what a fused nest makes and uses itself.

Upstream: `createPrivateMemRef`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bridge.dialects import affine, memref
from bridge.dialects.affine.composition import composed
from bridge.dialects.affine.memory import AccessOp
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    simplify_affine_expr,
)
from bridge.ir.attributes import AffineMapAttr, IntegerAttr
from bridge.ir.building import Builder
from bridge.ir.core import Block, Operation, Value
from bridge.ir.types import I64, MemRefType
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.polyhedral.domains import NotAffine
from bridge.passes.polyhedral.fusing import accesses_in
from bridge.passes.polyhedral.regions import element_bytes, region_of


class Privacy(NamedTuple):
    """A nest, and where a slice was put into it."""

    nest: affine.ForOp
    place: Block
    depth: int
    """How many loops are around what is in that block."""


def make_private(
    where: Privacy, stores: Sequence[AccessOp], fast_space: int | None, threshold: int
) -> Value | None:
    """Gives a nest a buffer for what stores write; `None` if it cannot be.

    All must write the same element. The buffer is allocated first of all in the block.
    """
    store = stores[0]
    if not all(_writes_the_same(store, other) for other in stores[1:]):
        return None
    try:
        region = region_of(store, where.depth, without_locals=False)
    except NotAffine:
        return None
    box, size = region.box(), element_bytes(region.type)
    if box is None or size is None:
        return None
    space = region.type.memory_space
    if fast_space is not None and box.size * size <= threshold:
        space = IntegerAttr(fast_space, I64)
    ty = MemRefType(box.shape, region.type.element, None, space)
    around = where.nest.parent
    assert around is not None  # a nest of a block
    first = around.first
    assert first is not None
    with Builder.before(first):
        made = memref.AllocOp(ty, [], [], location=where.nest.any_location).results[0]
    outer = [value for value in region.system.symbols if value is not None]
    old, start = store.memref, _first(stores, where.place)
    for op in accesses_in(where.nest):
        if op.memref is old and not _is_earlier(op, start):
            redirect(op, made, outer, box.lowers)
    return made


def _first(stores: Sequence[AccessOp], place: Block) -> Operation:
    """What holds the first store in the block that is around all and a place."""
    block = place
    while not all(_holder(store, block) for store in stores):
        around = block.parent_op
        assert around is not None  # the nest is around all
        assert around.parent is not None
        block = around.parent
    holders = [found for one in stores if (found := _holder(one, block)) is not None]
    first = holders[0]
    for holder in holders[1:]:
        if holder is not first and holder.is_before(first):
            first = holder
    return first


def _holder(op: Operation, block: Block) -> Operation | None:
    around: Operation | None = op
    while around is not None and around.parent is not block:
        around = around.parent_op
    return around


def _is_earlier(op: Operation, start: Operation) -> bool:
    """Whether an operation does not come with another one, or after it."""
    assert start.parent is not None  # it is in a loop
    holder = _holder(op, start.parent)
    return holder is None or (holder is not start and holder.is_before(start))


def _writes_the_same(one: AccessOp, other: AccessOp) -> bool:
    first, second = (composed(op.access().subscripts) for op in (one, other))
    return first.map is second.map and list(first.operands) == list(second.operands)


def redirect(
    op: AccessOp, new: Value, outer: Sequence[Value], lowers: Sequence[AffineExpr]
) -> None:
    """Has an access go to a buffer whose first element is at lower bounds of values."""
    map_, operands = op.access().subscripts
    count, dims = len(outer), [AffineDim(n) for n in range(len(outer))]
    total = count + len(operands)
    shifts = [lower.replace_dims_and_symbols([], dims) for lower in lowers]
    subscripts = map_.replace_dims_and_symbols(
        [AffineDim(count + n) for n in range(map_.num_dims)],
        [AffineDim(count + map_.num_dims + n) for n in range(map_.num_symbols)],
        total,
        0,
    )
    results = tuple(
        simplify_affine_expr(one - shift, total, 0)
        for one, shift in zip(subscripts.results, shifts, strict=True)
    )
    if count or any(shift is not AffineConstant(0) for shift in shifts):
        _leave_old_subscripts(op, map_, operands)
    found = composed(Applied(AffineMap(total, 0, results), [*outer, *operands]))
    op.operands = [
        *op.operands[: list(op.operands).index(op.memref)],
        new,
        *found.operands,
    ]
    op.set_property("map", AffineMapAttr(found.map))


def _leave_old_subscripts(
    op: AccessOp, map_: AffineMap, operands: Sequence[Value]
) -> None:
    """Computes them, though nothing needs them any more: upstream does."""
    if map_.is_identity:
        return
    with Builder.before(op):
        for n in range(len(map_.results)):
            affine.ApplyOp(map_.sub_map([n]), operands, location=op.any_location)
