"""Transfers of which one element counts become loads and stores of it.

Upstream: `populateScalarVectorTransferLoweringPatterns`, but that writes which may be
out of bounds, are masked from outside, or of scalable vectors are left: these may write
nothing, or more.
"""

from __future__ import annotations

from bridge.dialects import memref, tensor
from bridge.dialects.affine.applying import folded_apply
from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.elements import ExtractOp
from bridge.dialects.vector.lowering.combining import mask_around
from bridge.dialects.vector.lowering.parts import extract, has_scalable, index_constant
from bridge.dialects.vector.positions import mixed_position
from bridge.dialects.vector.transfer_folding import is_in_bounds
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.ir.affine import AffineSymbol
from bridge.ir.core import Value
from bridge.ir.types import MemRefType, VectorType
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["patterns"]


def patterns(*, several: bool = False) -> list[Pattern]:
    """Of elements that are read and written, `several` of the same vector as well."""
    return [_Read(several=several), write_one]


class _Read(Pattern, roots=ExtractOp):
    """An element of what is read is loaded."""

    def __init__(self, *, several: bool) -> None:
        self._several = several

    def rewrite(self, op: ExtractOp, rewriter: Rewriter) -> None:
        read = op.source.defining_op
        if isinstance(op.result.type, VectorType) or not self._is_read(read):
            return
        assert isinstance(read, TransferReadOp)  # as was just asked
        indices = list(read.indices)
        position = mixed_position(op)
        first = len(indices) - len(position)
        expr = AffineSymbol(0) + AffineSymbol(1)
        for at, part in enumerate(position, first):
            moved = folded_apply(expr, [indices[at], part])
            indices[at] = moved if isinstance(moved, Value) else index_constant(moved)
        if isinstance(read.base.type, MemRefType):
            rewriter.replace(op, memref.LoadOp(read.base, indices))
        else:
            rewriter.replace(op, tensor.ExtractOp(read.base, indices))

    def _is_read(self, read: object) -> bool:
        if not isinstance(read, TransferReadOp) or read.mask is not None:
            return False
        taken = read.vector.has_one_use
        if self._several:
            taken = all(isinstance(user, ExtractOp) for user in read.vector.users)
        return (
            taken and read.permutation_map.map.is_minor_identity and is_in_bounds(read)
        )


@pattern(TransferWriteOp)
def write_one(op: TransferWriteOp, rewriter: Rewriter) -> None:
    """The one element of a vector is stored."""
    ty = vector_of(op.value_to_store)
    if any(size != 1 for size in ty.shape) or has_scalable(ty) or op.mask is not None:
        return
    if not op.permutation_map.map.is_minor_identity or not is_in_bounds(op):
        return
    if mask_around(op) is not None:
        return
    scalar = extract(op.value_to_store, *[0] * ty.rank)
    if isinstance(op.base.type, MemRefType):
        rewriter.replace(op, memref.StoreOp(scalar, op.base, op.indices))
    else:
        rewriter.replace(op, tensor.InsertOp(scalar, op.base, op.indices))
