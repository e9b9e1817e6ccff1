"""Vectors of other shapes: one op where there are several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import arith
from bridge.dialects.vector.canonical_elements import splat_source
from bridge.dialects.vector.casting import keeps_order
from bridge.dialects.vector.checks import flags_of, integers_of, vector_of
from bridge.dialects.vector.elements import (
    ExtractOp,
    ExtractStridedSliceOp,
    FromElementsOp,
    InsertStridedSliceOp,
)
from bridge.dialects.vector.inserting import LARGE
from bridge.dialects.vector.masking import ConstantMaskOp, CreateMaskOp
from bridge.dialects.vector.positions import delinearize, linearize
from bridge.dialects.vector.slices import numbers_in_slice
from bridge.dialects.vector.views import (
    BroadcastOp,
    ShapeCastOp,
    TransposeOp,
    is_broadcastable,
)
from bridge.ir.attributes import DenseElementsAttr, IntegerAttr
from bridge.ir.core import Value
from bridge.ir.types import VectorType
from bridge.op.folding import constant_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


@pattern(BroadcastOp)
def broadcast_of_broadcast(op: BroadcastOp, rewriter: Rewriter) -> None:
    """Two broadcasts are one."""
    made = op.source.defining_op
    if isinstance(made, BroadcastOp):
        rewriter.replace(op, BroadcastOp(vector_of(op.vector), made.source))


@pattern(BroadcastOp)
def broadcast_of_all(op: BroadcastOp, rewriter: Rewriter) -> None:
    """What only has more dimensions of one element is cast."""
    source, ty = op.source.type, vector_of(op.vector)
    if not isinstance(source, VectorType) or source.num_elements != ty.num_elements:
        return
    if sum(source.scalable) == sum(ty.scalable):
        rewriter.replace(op, ShapeCastOp(ty, op.source))


# Shape casts


def _without_trailing_ones(ty: VectorType) -> VectorType:
    """The type without its last dimensions of one element; one dimension stays."""
    flags, rank = flags_of(ty), ty.rank
    while rank and ty.shape[rank - 1] == 1 and not flags[rank - 1]:
        rank -= 1
    kept = slice(None, rank) if rank else slice(-1, None)
    return VectorType(ty.shape[kept], ty.element, flags[kept])


def _is_one(value: Value) -> bool:
    known = constant_of(value)
    return isinstance(known, IntegerAttr) and known.signed == 1


@pattern(ShapeCastOp)
def cast_of_mask(op: ShapeCastOp, rewriter: Rewriter) -> None:
    """A mask is made without its last dimensions of one lane that is set."""
    made, ty, source = op.source.defining_op, vector_of(op.result), vector_of(op.source)
    if not isinstance(made, CreateMaskOp | ConstantMaskOp):
        return
    if _without_trailing_ones(source) is not ty or source.rank == ty.rank:
        return
    if isinstance(made, CreateMaskOp):
        if all(_is_one(size) for size in made.operands[ty.rank :]):
            rewriter.replace(op, CreateMaskOp(ty, made.operands[: ty.rank]))
        return
    sizes = integers_of(made.mask_dim_sizes)
    if all(size == 1 for size in sizes[ty.rank :]):
        rewriter.replace(op, ConstantMaskOp(ty, sizes[: ty.rank]))


@pattern(ShapeCastOp)
def cast_of_broadcast(op: ShapeCastOp, rewriter: Rewriter) -> None:
    """What is broadcast is cast at once, or broadcast to the other shape."""
    made, ty = op.source.defining_op, vector_of(op.result)
    if not isinstance(made, BroadcastOp):
        return
    source = made.source.type
    if isinstance(source, VectorType) and source.num_elements == ty.num_elements:
        rewriter.replace(op, ShapeCastOp(ty, made.source))
    elif not isinstance(source, VectorType) or is_broadcastable(source, ty):
        rewriter.replace(op, BroadcastOp(ty, made.source))


# Transpositions


@pattern(TransposeOp)
def transpose_of_mask(op: TransposeOp, rewriter: Rewriter) -> None:
    """A mask is made with its sizes in the other order."""
    made, ty = op.vector.defining_op, vector_of(op.result)
    order = integers_of(op.permutation)
    if isinstance(made, CreateMaskOp):
        rewriter.replace(op, CreateMaskOp(ty, [made.operands[i] for i in order]))
    elif isinstance(made, ConstantMaskOp):
        sizes = integers_of(made.mask_dim_sizes)
        rewriter.replace(op, ConstantMaskOp(ty, [sizes[i] for i in order]))


@pattern(TransposeOp)
def transpose_of_cast(op: TransposeOp, rewriter: Rewriter) -> None:
    """A transposition that keeps the order of elements is part of a cast."""
    made = op.vector.defining_op
    if isinstance(made, ShapeCastOp) and keeps_order(op):
        rewriter.replace(op, ShapeCastOp(vector_of(op.result), made.source))


@pattern(TransposeOp)
def transpose_of_transpose(op: TransposeOp, rewriter: Rewriter) -> None:
    """Two transpositions are one."""
    made = op.vector.defining_op
    if isinstance(made, TransposeOp):
        before = integers_of(made.permutation)
        order = [before[i] for i in integers_of(op.permutation)]
        rewriter.replace(op, TransposeOp(made.vector, order, results=[op.result.type]))


@pattern(TransposeOp)
def transpose_of_splat(op: TransposeOp, rewriter: Rewriter) -> None:
    """A scalar is broadcast to the other shape."""
    scalar = splat_source(op.vector)
    if scalar is not None:
        rewriter.replace(op, BroadcastOp(vector_of(op.result), scalar))


@pattern(TransposeOp)
def transpose_of_elements(op: TransposeOp, rewriter: Rewriter) -> None:
    """The elements are put together in the other order."""
    made, ty = op.vector.defining_op, vector_of(op.result)
    if not isinstance(made, FromElementsOp):
        return
    source, order = vector_of(made.dest), integers_of(op.permutation)
    elements = []
    for number in range(ty.num_elements):
        there = dict(zip(order, delinearize(number, ty.shape), strict=True))
        position = [there[i] for i in range(ty.rank)]
        elements.append(made.operands[linearize(position, source.shape)])
    rewriter.replace(op, FromElementsOp(ty, elements))


@pattern(TransposeOp)
def transpose_of_broadcast(op: TransposeOp, rewriter: Rewriter) -> None:
    """A broadcast to the other shape, where that is the same in all elements.

    It is where only dimensions change places that are broadcast, or ones before the
    same dimension of the source.
    """
    made, ty = op.vector.defining_op, vector_of(op.result)
    if not isinstance(made, BroadcastOp):
        return
    source = made.source.type
    if isinstance(source, VectorType) and not _is_local(op, source):
        return
    rewriter.replace(op, BroadcastOp(ty, made.source))


def _is_local(op: TransposeOp, source: VectorType) -> bool:
    """Whether dimensions change places within groups only.

    A group is of one dimension that is not one, or of all between two such.
    """
    order = integers_of(op.permutation)
    lead, low = vector_of(op.result).rank - source.rank, 0
    for index, size in enumerate(source.shape):
        if size == 1 and not (index and source.shape[index - 1] != 1):
            continue
        high = index + lead
        if any(not low <= i < high for i in order[low:high]):
            return False
        low = high
    return True


# Slices


@pattern(ExtractStridedSliceOp)
def slice_of_created_mask(op: ExtractStridedSliceOp, rewriter: Rewriter) -> None:
    """A mask whose sizes are counted from where the slice begins."""
    made = op.source.defining_op
    if not isinstance(made, CreateMaskOp):
        return
    sizes: list[Value] = []
    offsets = integers_of(op.offsets)
    for size, offset in zip(made.operands, offsets, strict=False):
        start = arith.ConstantOp(IntegerAttr(offset, size.type))
        sizes.append(arith.SubIOp(size, start).result)
    sizes += made.operands[len(sizes) :]
    rewriter.replace(op, CreateMaskOp(vector_of(op.result), sizes))


@pattern(ExtractStridedSliceOp)
def slice_of_constant_mask(op: ExtractStridedSliceOp, rewriter: Rewriter) -> None:
    """The part of the box of lanes that is in the slice."""
    made = op.source.defining_op
    if not isinstance(made, ConstantMaskOp):
        return
    sizes = list(integers_of(made.mask_dim_sizes))
    slices = zip(integers_of(op.offsets), integers_of(op.sizes), strict=True)
    for i, (offset, size) in enumerate(slices):
        sizes[i] = max(0, min(offset + size, sizes[i]) - offset)
    if 0 in sizes:
        sizes = [0] * len(sizes)
    rewriter.replace(op, ConstantMaskOp(vector_of(op.result), sizes))


@pattern(ExtractStridedSliceOp)
def slice_of_broadcast(op: ExtractStridedSliceOp, rewriter: Rewriter) -> None:
    """A slice of what is broadcast, if it needs one, is broadcast."""
    made, ty = op.source.defining_op, vector_of(op.result)
    if not isinstance(made, BroadcastOp):
        return
    source: Value = made.source
    before = source.type.shape if isinstance(source.type, VectorType) else ()
    lead = ty.rank - len(before)
    if any(a not in (1, b) for a, b in zip(before, ty.shape[lead:], strict=True)):
        offsets, sizes, strides = (
            list(integers_of(attr))[lead:]
            for attr in (op.offsets, op.sizes, op.strides)
        )
        for i in range(len(sizes)):
            if before[i] == 1:
                offsets[i], sizes[i] = 0, 1
        source = ExtractStridedSliceOp(source, offsets, sizes, strides).result
    rewriter.replace(op, BroadcastOp(ty, source))


@pattern(ExtractStridedSliceOp)
def slice_of_splat(op: ExtractStridedSliceOp, rewriter: Rewriter) -> None:
    """A scalar is broadcast to the slice."""
    scalar = splat_source(op.source)
    if scalar is not None:
        rewriter.replace(op, BroadcastOp(vector_of(op.result), scalar))


@pattern(ExtractStridedSliceOp)
def slice_in_order(op: ExtractStridedSliceOp, rewriter: Rewriter) -> None:
    """Consecutive elements are extracted at once, and cast."""
    source, sizes = vector_of(op.source), integers_of(op.sizes)
    if source.scalable or not source.rank:
        return
    depth = len(sizes)
    while depth and sizes[depth - 1] == source.shape[depth - 1]:
        depth -= 1
    if depth in (0, source.rank) or any(size != 1 for size in sizes[:depth]):
        return
    while depth < len(sizes) - 1 and sizes[depth] == 1:
        depth += 1
    part = ExtractOp(op.source, integers_of(op.offsets)[:depth]).result
    rewriter.replace(op, ShapeCastOp(vector_of(op.result), part))


@pattern(InsertStridedSliceOp)
def insert_slice_of_same_splat(op: InsertStridedSliceOp, rewriter: Rewriter) -> None:
    """Nothing is inserted where all is the same scalar."""
    scalar = splat_source(op.value_to_store)
    if scalar is not None and splat_source(op.dest) is scalar:
        rewriter.replace(op, op.dest)


@pattern(InsertStridedSliceOp)
def insert_slice_of_itself(op: InsertStridedSliceOp, rewriter: Rewriter) -> None:
    """A slice is not inserted where it was extracted."""
    made = op.value_to_store.defining_op
    if not isinstance(made, ExtractStridedSliceOp) or made.source is not op.dest:
        return
    if made.offsets == op.offsets and made.strides == op.strides:
        rewriter.replace(op, op.dest)


@pattern(InsertStridedSliceOp)
def insert_slice_of_constant(op: InsertStridedSliceOp, rewriter: Rewriter) -> None:
    """A constant in a constant is one."""
    dest, value = constant_of(op.dest), constant_of(op.value_to_store)
    if not isinstance(dest, DenseElementsAttr):
        return
    if not isinstance(value, DenseElementsAttr):
        return
    ty = vector_of(op.dest)
    is_large = ty.num_elements > LARGE and len(list(op.dest.uses)) != 1
    if ty.scalable or is_large:
        return
    parts = list(dest.raw_values)
    numbers = numbers_in_slice(ty.shape, op.offsets, value.shape)
    for number, part in zip(numbers, value.raw_values, strict=True):
        parts[number] = part
    rewriter.replace(op, arith.ConstantOp(DenseElementsAttr(ty, b"".join(parts))))


PATTERNS: Final[Sequence[Pattern]] = (
    broadcast_of_broadcast,
    broadcast_of_all,
    cast_of_mask,
    cast_of_broadcast,
    transpose_of_mask,
    transpose_of_cast,
    transpose_of_transpose,
    transpose_of_splat,
    transpose_of_elements,
    transpose_of_broadcast,
    slice_of_created_mask,
    slice_of_constant_mask,
    slice_of_broadcast,
    slice_of_splat,
    slice_in_order,
    insert_slice_of_same_splat,
    insert_slice_of_itself,
    insert_slice_of_constant,
)
