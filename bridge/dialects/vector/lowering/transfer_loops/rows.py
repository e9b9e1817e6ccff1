"""A row of a transfer: what is read or written for one index of its first dimension."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bridge.dialects import arith, memref, tensor
from bridge.dialects.affine.composition import composed
from bridge.dialects.affine.maps import ApplyOp
from bridge.dialects.scf.filling import chosen_values
from bridge.dialects.vector.building import make_read, make_write
from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.lowering.combining import mask_around
from bridge.dialects.vector.lowering.parts import (
    extract_at,
    index_constant,
)
from bridge.dialects.vector.transfer_folding import Transfer, vector_type
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import TRUE
from bridge.ir.core import Value
from bridge.ir.shapes import shape_of
from bridge.ir.types import DYNAMIC, MemRefType, RankedTensorType, ShapedType, Type
from bridge.op.interfaces.polyhedral import Applied
from bridge.records import Record
from bridge.rewrite.rewriter import Rewriter


class Options(Record):
    """What becomes of transfers; vectors of more than `target_rank` dimensions do."""

    full_unroll: bool = False
    target_rank: int = 1
    lower_tensors: bool = False
    lower_scalable: bool = False


def is_on_tensor(op: Transfer) -> bool:
    """Whether a tensor is read, or a new one made."""
    return isinstance(op.base.type, RankedTensorType)


def is_lowered(op: Transfer, options: Options) -> bool:
    """Whether the first dimension of a transfer is one to take apart."""
    ty, shaped = vector_type(op), op.base.type
    if ty.rank <= options.target_rank or ty.scalable[:1] == (True,):
        return False
    if is_on_tensor(op) and not options.lower_tensors:
        return False
    # The region of a mask holds the one operation that is masked.
    if mask_around(op) is not None or not _is_mask_in_order(op):
        return False
    return isinstance(shaped, ShapedType) and ty.element is shaped.element


def _is_mask_in_order(op: Transfer) -> bool:
    """Whether the dimensions of a mask are those of the vector, in their order.

    They are in the order of the memory.
    """
    results = op.permutation_map.map.results
    dims = [one.position for one in results if isinstance(one, AffineDim)]
    return op.mask is None or dims == sorted(dims)


def row_dim(op: Transfer) -> int | None:
    """The dimension of memory that is taken apart; `None` for a broadcast."""
    first = op.permutation_map.map.results[0]
    return first.position if isinstance(first, AffineDim) else None


def row_indices(op: Transfer, index: Value) -> list[Value]:
    """Where a row begins."""
    found, dim = list(op.indices), row_dim(op)
    if dim is not None:
        found[dim] = _sum(found[dim], index)
    return found


def _sum(one: Value, other: Value) -> Value:
    total = AffineMap(2, 0, (AffineDim(0) + AffineDim(1),))
    found = composed(Applied(total, (one, other)))
    return ApplyOp(found.map, found.operands).result


def row_of_read(
    op: TransferReadOp, ty: Type, indices: Sequence[Value], mask: Value | None
) -> TransferReadOp:
    """Reads a row that begins at some indices."""
    return make_read(
        ty,
        op.base,
        indices,
        op.padding,
        _row_map(op),
        in_bounds=_row_bounds(op),
        mask=mask,
    )


def row_of_write(
    op: TransferWriteOp,
    value: Value,
    base: Value,
    indices: Sequence[Value],
    mask: Value | None,
) -> TransferWriteOp:
    """Writes a row that begins at some indices."""
    return make_write(
        value, base, indices, _row_map(op), in_bounds=_row_bounds(op), mask=mask
    )


def _row_map(op: Transfer) -> AffineMap:
    map_ = op.permutation_map.map
    return AffineMap(map_.num_dims, 0, map_.results[1:])


def _row_bounds(op: Transfer) -> list[bool]:
    return [element is TRUE for element in op.in_bounds.elements[1:]]


def keeps_mask(op: Transfer) -> bool:
    """Whether a row has the mask of the whole, along whose dimension it is the same."""
    return op.mask is not None and row_dim(op) is None


def has_rows_of_mask(op: Transfer) -> bool:
    """Whether a row has a row of the mask."""
    if op.mask is None or row_dim(op) is None:
        return False
    return vector_of(op.mask).rank > 1


def condition(op: Transfer, index: Value) -> Value | None:
    """Whether a row is in bounds, and one of those that a mask chooses.

    `None` where that is so of all rows.
    """
    dim, found = row_dim(op), None
    if dim is None:
        return None
    if op.in_bounds.elements[0] is not TRUE:
        size = _size(op, dim)
        place = _sum(op.indices[dim], index)
        found = arith.CmpIOp("sgt", size, place).result
    if op.mask is None or vector_of(op.mask).rank != 1:
        return found
    chosen = extract_at(op.mask, index)
    return chosen if found is None else arith.AndIOp(found, chosen).result


def _size(op: Transfer, dim: int) -> Value:
    shape = shape_of(op.base.type) or ()
    if shape[dim] != DYNAMIC:
        return index_constant(shape[dim])
    kind = memref.DimOp if isinstance(op.base.type, MemRefType) else tensor.DimOp
    return kind(op.base, index_constant(dim)).result


Made = Callable[[], Sequence[Value]]


def guarded(
    op: Transfer,
    index: Value,
    types: Sequence[Type],
    inside: Made,
    otherwise: Made,
    rewriter: Rewriter,
) -> Sequence[Value]:
    """What is made for a row where it is accessed, else what is made otherwise."""
    found = condition(op, index)
    if found is None:
        return inside()
    return chosen_values(found, types, inside, otherwise, rewriter)
