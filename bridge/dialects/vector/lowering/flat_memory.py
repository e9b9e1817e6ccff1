"""Accesses of one dimension to memory of several as accesses to one row of it.

Upstream: `populateFlattenVectorOpsOnMemrefPatterns`, as in LLVM 24: accesses of several
dimensions stay, of which only the first row would be right, and what is in bounds or
masked stays so.
"""

from __future__ import annotations

from bridge.dialects.memref.flattening import access_row, flat
from bridge.dialects.vector.building import make_read, make_write
from bridge.dialects.vector.lowering.combining import mask_around
from bridge.dialects.vector.memory import (
    CompressStoreOp,
    ExpandLoadOp,
    LoadOp,
    MaskedLoadOp,
    MaskedStoreOp,
    StoreOp,
)
from bridge.dialects.vector.transfer_folding import Transfer, is_in_bounds, vector_type
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.ir.core import Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import MemRefType, VectorType
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns() -> list[Pattern]:
    """Of loads, stores and transfers, with masks or without."""
    return [load, store, read, write]


def _is_row(value: Value) -> bool:
    ty = value.type
    return isinstance(ty, VectorType) and ty.rank == 1


@pattern(LoadOp, MaskedLoadOp, ExpandLoadOp)
def load(op: LoadOp | MaskedLoadOp | ExpandLoadOp, rewriter: Rewriter) -> None:
    """A load of the row, or a masked one."""
    if _is_row(op.results[0]):
        access_row(op, op.base, op.indices, rewriter)


@pattern(StoreOp, MaskedStoreOp, CompressStoreOp)
def store(op: StoreOp | MaskedStoreOp | CompressStoreOp, rewriter: Rewriter) -> None:
    """A store to the row, or a masked one."""
    if _is_row(op.value_to_store):
        access_row(op, op.base, op.indices, rewriter)


def _is_contiguous(op: Transfer) -> bool:
    """Whether a transfer is of elements of the last dimension, all in bounds."""
    map_, base = op.permutation_map.map, op.base.type
    if vector_type(op).rank != 1 or not map_.is_minor_identity:
        return False
    found = strides_and_offset(base) if isinstance(base, MemRefType) else None
    if found is None or found[0][-1:] != (1,):
        return False
    return is_in_bounds(op) and mask_around(op) is None


@pattern(TransferReadOp)
def read(op: TransferReadOp, rewriter: Rewriter) -> None:
    """A read of the row."""
    found = flat(op.base, op.indices) if _is_contiguous(op) else None
    if found is not None:
        memory, index = found
        made = make_read(
            vector_type(op),
            memory,
            [index],
            op.padding,
            in_bounds=[True],
            mask=op.mask,
        )
        rewriter.replace(op, made)


@pattern(TransferWriteOp)
def write(op: TransferWriteOp, rewriter: Rewriter) -> None:
    """A write to the row."""
    found = flat(op.base, op.indices) if _is_contiguous(op) else None
    if found is not None:
        memory, index = found
        value = op.value_to_store
        make_write(value, memory, [index], in_bounds=[True], mask=op.mask)
        rewriter.erase(op)
