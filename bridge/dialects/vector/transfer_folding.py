"""What transfers are folded to: values written before, dimensions known in bounds.

Rules that change an op in place return its results, as `Op.fold` says.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.memref.casts import through_casts
from bridge.dialects.tensor.reshapes import through_casts as through_tensor_casts
from bridge.dialects.vector.checks import flags_of, vector_of
from bridge.dialects.vector.mask_values import are_all_set
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.ir.affine import AffineConstant, AffineDim
from bridge.ir.attributes import (
    FALSE,
    TRUE,
    ArrayAttr,
    DenseElementsAttr,
    IntegerAttr,
)
from bridge.ir.core import Value
from bridge.ir.shapes import shape_of
from bridge.ir.types import DYNAMIC, RankedTensorType, VectorType
from bridge.op.folding import Folded, constant_of, element_of

Transfer = TransferReadOp | TransferWriteOp


def vector_type(op: Transfer) -> VectorType:
    """The type of the vector that is read, or written."""
    if isinstance(op, TransferReadOp):
        return vector_of(op.vector)
    return vector_of(op.value_to_store)


def is_in_bounds(op: Transfer) -> bool:
    """Whether every dimension is said to be."""
    return FALSE not in op.in_bounds.elements


def known_index(value: Value) -> int | None:
    """The number that an index is."""
    known = constant_of(value)
    return known.signed if isinstance(known, IntegerAttr) else None


def read(op: TransferReadOp) -> Folded:
    """What was written there; else the same of simpler operands."""
    written = _written_before(op)
    if written is not None:
        return written
    changed = (
        _settle_bounds(op)
        or _drop_full_mask(op)
        or through_casts(op) is not None
        or through_tensor_casts(op)
    )
    return op.results if changed else None


def write(op: TransferWriteOp) -> Folded:
    """The tensor, where it has what is written; else the same of simpler operands."""
    before = _unchanged(op)
    if before is not None:
        return before
    if _settle_bounds(op) or _drop_full_mask(op):
        return op.results
    return through_casts(op)


# In place


def _fits(op: Transfer, dim: int, size: int) -> bool:
    """Whether so many elements from the index on are known to be in bounds."""
    shape = shape_of(op.base.type) or ()
    index = known_index(op.indices[dim])
    return shape[dim] != DYNAMIC and index is not None and index + size <= shape[dim]


def _settle_bounds(op: Transfer) -> bool:
    """Says which dimensions are in bounds; those that are broadcast if all others.

    Of a scalable dimension it is not known: upstream takes it for a fixed one.
    """
    map_, shape = op.permutation_map.map, vector_type(op).shape
    flags = flags_of(vector_type(op))
    known = [element is TRUE for element in op.in_bounds.elements]
    new = list(known)
    for i, result in enumerate(map_.results):
        if not known[i] and not flags[i] and isinstance(result, AffineDim):
            new[i] = _fits(op, result.position, shape[i])
    moved = [isinstance(result, AffineDim) for result in map_.results]
    if all(sure for sure, is_moved in zip(new, moved, strict=True) if is_moved):
        for i, result in enumerate(map_.results):
            new[i] = new[i] or result == AffineConstant(0)
    if new == known:
        return False
    op.in_bounds = ArrayAttr(tuple([TRUE if sure else FALSE for sure in new]))
    return True


def _drop_full_mask(op: Transfer) -> bool:
    mask = op.mask
    if mask is None or not are_all_set(mask):
        return False
    op.mask = None
    return True


# Reads of what was written, and writes of what was read


def are_disjoint(one: Transfer, other: Transfer) -> bool:
    """Whether two transfers of one shape are known to touch no common element."""
    ty = vector_type(one)
    if ty is not vector_type(other):
        return False
    lead = len(one.indices) - one.permutation_map.map.num_results
    flags = (*[False] * lead, *flags_of(ty))
    for i, pair in enumerate(zip(one.indices, other.indices, strict=True)):
        first, second = map(known_index, pair)
        if first is None or second is None or flags[i]:
            continue
        if abs(first - second) >= (1 if i < lead else ty.shape[i - lead]):
            return True
    return False


def same_place(one: Transfer, other: Transfer) -> bool:
    """Whether two transfers are of one part of a tensor, in one order."""
    return (
        tuple(one.indices) == tuple(other.indices)
        and vector_type(one) is vector_type(other)
        and one.permutation_map is other.permutation_map
    )


def _written_before(op: TransferReadOp) -> Value | None:
    if not isinstance(op.base.type, RankedTensorType):
        return None
    before = op.base.defining_op
    while isinstance(before, TransferWriteOp):
        if is_in_bounds(before) and same_place(before, op) and sees_all(before, op):
            return before.value_to_store
        if not are_disjoint(before, op):
            return None
        before = before.base.defining_op
    return None


def sees_all(write: TransferWriteOp, read: TransferReadOp) -> bool:
    """Whether masks let a read see all that was written there.

    Under a mask, only where what is written is a splat of the padding.
    """
    if read.mask is None:
        return write.mask is None
    if write.mask is not None and write.mask is not read.mask:
        return False
    splat, padding = constant_of(write.value_to_store), constant_of(read.padding)
    if not isinstance(splat, DenseElementsAttr) or not splat.splat:
        return False
    return padding is not None and padding == element_of(splat, [0] * len(splat.shape))


def _unchanged(op: TransferWriteOp) -> Value | None:
    """The tensor that was read, where all of it, or the same part, is written back."""
    read = op.value_to_store.defining_op
    if not isinstance(op.base.type, RankedTensorType):
        return None
    if not isinstance(read, TransferReadOp):
        return None
    if _is_copy(read, op):
        return read.base
    is_same = read.base is op.base and same_place(read, op)
    return read.base if is_same and read.mask is None and op.mask is None else None


def _is_copy(read: TransferReadOp, write: TransferWriteOp) -> bool:
    """Whether all of one tensor is written over another of its type."""
    both: Sequence[Transfer] = (read, write)
    ty = write.base.type
    return (
        write.permutation_map.map.num_results > 0
        and all(op.permutation_map.map.is_minor_identity for op in both)
        and all(is_in_bounds(op) for op in both)
        and read.base.type is ty
        and vector_type(read) is vector_type(write)
        and vector_type(read).shape == shape_of(ty)
        and all(known_index(index) == 0 for op in both for index in op.indices)
    )
