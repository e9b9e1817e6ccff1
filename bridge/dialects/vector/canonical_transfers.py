"""Transfers of tensors: values written are used, what is overwritten is not there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import tensor
from bridge.dialects.vector.checks import flags_of, vector_of
from bridge.dialects.vector.transfer_folding import (
    Transfer,
    are_disjoint,
    is_in_bounds,
    same_place,
    vector_type,
)
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.dialects.vector.views import BroadcastOp, TransposeOp
from bridge.ir.affine import AffineDim
from bridge.ir.types import RankedTensorType, VectorType
from bridge.op.mixed import is_number, mixed_lists, settled
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def _chunk(op: Transfer) -> list[int]:
    """How many elements of each dimension are transferred."""
    map_ = op.permutation_map.map
    sizes = [1] * map_.num_dims
    for result, size in zip(map_.results, vector_type(op).shape, strict=True):
        if isinstance(result, AffineDim):
            sizes[result.position] = size
    return sizes


def _both_whole(read: TransferReadOp, write: TransferWriteOp) -> bool:
    """Whether both are of one part of a tensor, without masks or padding."""
    return (
        isinstance(read.base.type, RankedTensorType)
        and read.mask is None
        and write.mask is None
        and tuple(read.indices) == tuple(write.indices)
        and is_in_bounds(read)
        and is_in_bounds(write)
        and _chunk(read) == _chunk(write)
    )


@pattern(TransferReadOp)
def read_of_written(op: TransferReadOp, rewriter: Rewriter) -> None:
    """What was just written is broadcast and transposed as it is read.

    Upstream: `TransferReadAfterWriteToBroadcast`.
    """
    write = op.base.defining_op
    if not isinstance(write, TransferWriteOp) or not _both_whole(op, write):
        return
    written = {
        result.position: i
        for i, result in enumerate(write.permutation_map.map.results)
        if isinstance(result, AffineDim)
    }
    sources = [
        written.get(result.position) if isinstance(result, AffineDim) else None
        for result in op.permutation_map.map.results
    ]
    if {*written.values()} - {*sources}:
        return
    new = [i for i, source in enumerate(sources) if source is None]
    order = [*new, *[sources.index(i) for i in sorted(written.values())]]
    ty, flags = vector_of(op.vector), flags_of(vector_of(op.vector))
    broad = VectorType(
        tuple([ty.shape[i] for i in order]),
        ty.element,
        tuple([flags[i] for i in order]),
    )
    permutation = [order.index(i) for i in range(ty.rank)]
    value = BroadcastOp(broad, write.value_to_store).vector
    rewriter.replace(op, TransposeOp(value, permutation))


@pattern(TransferWriteOp)
def drop_overwritten(op: TransferWriteOp, rewriter: Rewriter) -> None:
    """Writes into what was there before a part was written that is written again."""
    if not isinstance(op.base.type, RankedTensorType):
        return
    changed, before = op, op.base.defining_op
    while isinstance(before, TransferWriteOp):
        if same_place(op, before) and op.mask is before.mask:
            with rewriter.modify(changed):
                changed.base = before.base
            return
        if not are_disjoint(before, op) or len(list(before.results[0].uses)) != 1:
            return
        changed, before = before, before.base.defining_op


@pattern(tensor.InsertSliceOp)
def write_where_it_is_inserted(op: tensor.InsertSliceOp, rewriter: Rewriter) -> None:
    """A vector of which a part is inserted is written into the part it replaces.

    Upstream: `SwapExtractSliceOfTransferWrite`, which also takes a row of a tensor of
    more dimensions, and makes a transfer of it that is not valid.
    """
    part = op.source.defining_op
    if not isinstance(part, tensor.ExtractSliceOp) or not part.result.has_one_use:
        return
    write = part.source.defining_op
    if not isinstance(write, TransferWriteOp) or not _is_all_of(write, part, op):
        return
    ty, sure = op.source.type, [False] * len(write.indices)
    place = tensor.ExtractSliceOp(
        op.dest, *mixed_lists(op), results=[ty], location=part.any_location
    )
    new = TransferWriteOp(
        write.value_to_store,
        place.result,
        write.indices,
        write.permutation_map.map,
        in_bounds=sure,
        location=write.any_location,
    )
    with rewriter.modify(op):
        op.source = new.results[0]


def _is_all_of(
    write: TransferWriteOp, part: tensor.ExtractSliceOp, op: tensor.InsertSliceOp
) -> bool:
    """Whether a vector is all that a tensor holds whose beginning is inserted."""
    ranks = {vector_type(write).rank, len(write.permutation_map.map.results)}
    types = (write.base.type, part.result.type, op.dest.type)
    ranks |= {ty.rank if isinstance(ty, RankedTensorType) else -1 for ty in types}
    if len(ranks) > 1 or write.mask is not None or not write.results[0].has_one_use:
        return False
    offsets, sizes, strides = mixed_lists(part)
    _, inserted, steps = mixed_lists(op)
    starts = [*offsets, *write.indices]
    return (
        all(is_number(start, 0) for start in starts)
        and all(stride == 1 for stride in [*strides, *steps])
        and settled(sizes) == settled(inserted)
        and isinstance(types[0], RankedTensorType)
        and types[0].shape == tuple(_chunk(write))
    )


PATTERNS: Final[Sequence[Pattern]] = (
    read_of_written,
    drop_overwritten,
    write_where_it_is_inserted,
)
