"""Transfers of one dimension whose elements are not next to each other, one by one."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import arith, memref
from bridge.dialects.scf.filling import counting_loop
from bridge.dialects.vector.lowering.combining import mask_around
from bridge.dialects.vector.lowering.parts import (
    extract_at,
    has_scalable,
    index_constant,
    insert_at,
)
from bridge.dialects.vector.lowering.transfer_loops.rows import guarded, row_indices
from bridge.dialects.vector.transfer_folding import Transfer, vector_type
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.dialects.vector.views import BroadcastOp, VectorScaleOp
from bridge.ir.core import Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import MemRefType
from bridge.rewrite.patterns import pattern
from bridge.rewrite.rewriter import Rewriter


def _is_strided(op: Transfer) -> bool:
    """Whether it is of one dimension, and no load or store of a vector."""
    ty, map_ = op.base.type, op.permutation_map.map
    if not isinstance(ty, MemRefType) or vector_type(op).rank != 1:
        return False
    if map_.num_results != 1 or mask_around(op) is not None:
        return False
    return not (map_.is_minor_identity and _has_unit_stride(ty))


def _has_unit_stride(ty: MemRefType) -> bool:
    found = strides_and_offset(ty)
    return found is not None and found[0][-1:] == (1,)


@pattern(TransferReadOp, TransferWriteOp)
def transfer(op: Transfer, rewriter: Rewriter) -> None:
    """A loop over the elements."""
    if not _is_strided(op):
        return
    ty = vector_type(op)
    lower, upper = index_constant(0), index_constant(ty.shape[0])
    if has_scalable(ty):
        upper = arith.MulIOp(upper, VectorScaleOp().result).result
    bounds = [lower, upper, index_constant(1)]
    if isinstance(op, TransferReadOp):
        found: Value = BroadcastOp(ty, op.padding).vector
        read = _Read(op, rewriter)
        rewriter.replace(op, counting_loop(bounds, [found], read.body, rewriter))
    else:
        write = _Write(op, rewriter)
        counting_loop(bounds, [], write.body, rewriter)
        rewriter.erase(op)


class _Read:
    """Inserts elements into padding."""

    def __init__(self, op: TransferReadOp, rewriter: Rewriter) -> None:
        self.op, self.rewriter = op, rewriter

    def body(self, index: Value, state: Sequence[Value]) -> Sequence[Value]:
        """The vector with one more element."""
        op, (vector,) = self.op, state
        indices = row_indices(op, index)

        def inside() -> list[Value]:
            value = memref.LoadOp(op.base, indices).result
            return [insert_at(value, vector, index)]

        types = [vector.type]
        return guarded(op, index, types, inside, lambda: [vector], self.rewriter)


class _Write:
    """Stores elements."""

    def __init__(self, op: TransferWriteOp, rewriter: Rewriter) -> None:
        self.op, self.rewriter = op, rewriter

    def body(self, index: Value, state: Sequence[Value]) -> Sequence[Value]:
        """Stores one element."""
        op = self.op
        indices = row_indices(op, index)

        def inside() -> list[Value]:
            value = extract_at(op.value_to_store, index)
            memref.StoreOp(value, op.base, indices)
            return []

        return guarded(op, index, [], inside, lambda: state, self.rewriter)
