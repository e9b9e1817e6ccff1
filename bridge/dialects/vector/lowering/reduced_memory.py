"""Transfers of memory without its dimensions of size one.

Upstream: `populateDropInnerMostUnitDimsXferOpPatterns`,
`populateVectorTransferDropUnitDimsPatterns`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import memref
from bridge.dialects.memref.layouts import canonical_strides, subview
from bridge.dialects.vector.building import make_read, make_write
from bridge.dialects.vector.checks import flags_of
from bridge.dialects.vector.lowering.combining import mask_around
from bridge.dialects.vector.lowering.parts import (
    index_constant,
    masked,
    resized,
    root_of,
    under_mask,
)
from bridge.dialects.vector.lowering.transfers import in_bounds_of
from bridge.dialects.vector.masking import CreateMaskOp
from bridge.dialects.vector.transfer_folding import (
    Transfer,
    is_in_bounds,
    known_index,
    vector_type,
)
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.dialects.vector.views import ShapeCastOp
from bridge.ir.attributes import StridedLayoutAttr
from bridge.ir.core import Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, I1, MemRefType, VectorType
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def inner_patterns() -> list[Pattern]:
    """Without the last dimensions that are of size one in memory and vector."""
    return [read_outer, write_outer]


def patterns() -> list[Pattern]:
    """Without any dimension of size one, where memory is read or written whole."""
    return [read_reduced, write_reduced]


def sizes_of(source: Value, ty: MemRefType) -> list[int | Value]:
    """The sizes of a buffer: numbers where they are known."""
    return [
        memref.DimOp(source, index_constant(dim)).result if size == DYNAMIC else size
        for dim, size in enumerate(ty.shape)
    ]


def _kept(ty: MemRefType, dims: Sequence[int]) -> MemRefType | None:
    """The type of the view that has some dimensions of a buffer."""
    zeros, ones = [0] * ty.rank, [1] * ty.rank
    whole = subview(ty, zeros, ty.shape, ones)
    found = None if whole is None else strides_and_offset(whole)
    if found is None:
        return None
    layout = StridedLayoutAttr(tuple(found[0][dim] for dim in dims), found[1])
    shape = tuple(ty.shape[dim] for dim in dims)
    return MemRefType(shape, ty.element, layout, ty.memory_space)


def _view(source: Value, ty: MemRefType, result: MemRefType) -> Value:
    zeros, ones = [0] * ty.rank, [1] * ty.rank
    sizes = sizes_of(source, ty)
    return memref.SubViewOp(source, zeros, sizes, ones, results=[result]).result


# The last dimensions


def _inner_ones(op: Transfer) -> int:
    """How many last dimensions are of size one, next to each other, and in bounds."""
    ty, base = vector_type(op), op.base.type
    if ty.rank <= 1 or op.mask is not None or not isinstance(base, MemRefType):
        return 0
    found = strides_and_offset(base)
    if found is None or not op.permutation_map.map.is_minor_identity:
        return 0
    count = 0
    for i in range(1, ty.rank + 1):
        if base.shape[-i] != 1 or found[0][-i] != 1:
            break
        if ty.shape[-i] != 1 or flags_of(ty)[-i]:
            break
        count += 1
    return count if all(in_bounds_of(op)[ty.rank - count :]) else 0


def _without_inner(op: Transfer) -> tuple[int, VectorType, Value] | None:
    """How many dimensions go, the type of the vector without them, and the view."""
    count, ty, base = _inner_ones(op), vector_type(op), op.base.type
    if not count or not isinstance(base, MemRefType):
        return None
    view = _kept(base, range(base.rank - count))
    if view is None:
        return None
    part = resized(ty, ty.shape[:-count], flags_of(ty)[:-count])
    return count, part, _view(op.base, base, view)


@pattern(TransferReadOp)
def read_outer(op: TransferReadOp, rewriter: Rewriter) -> None:
    """Reads from the view."""
    found = _without_inner(op)
    if found is None:
        return
    count, part, view = found
    new = make_read(
        part,
        view,
        op.indices[:-count],
        op.padding,
        in_bounds=in_bounds_of(op)[:-count],
    )
    rewriter.replace(op, ShapeCastOp(vector_type(op), new.vector))


@pattern(TransferWriteOp)
def write_outer(op: TransferWriteOp, rewriter: Rewriter) -> None:
    """Writes to the view."""
    found = _without_inner(op)
    if found is None:
        return
    count, part, view = found
    value = ShapeCastOp(part, op.value_to_store).result
    make_write(value, view, op.indices[:-count], in_bounds=in_bounds_of(op)[:-count])
    rewriter.erase(op)


# All dimensions


def without_ones(ty: VectorType) -> VectorType:
    """A type without dimensions of size one that are not scalable."""
    dims = zip(ty.shape, flags_of(ty), strict=True)
    kept = [(size, flag) for size, flag in dims if size != 1 or flag]
    return resized(ty, [size for size, _ in kept], [flag for _, flag in kept])


def _reduced(op: Transfer) -> MemRefType | None:
    """The type of the memory without dimensions of size one, if that may be used."""
    base, map_ = op.base.type, op.permutation_map.map
    if not isinstance(base, MemRefType) or not map_.is_minor_identity:
        return None
    dims = [i for i, size in enumerate(base.shape) if size != 1]
    if len(dims) == base.rank or len(dims) != without_ones(vector_type(op)).rank:
        return None
    if not is_in_bounds(op) or any(known_index(index) != 0 for index in op.indices):
        return None
    view = _kept(base, dims)
    return None if view is None else canonical_strides(view)


def _may_lose(mask: Value) -> bool:
    """Whether a mask is made of sizes, which are one where dimensions are."""
    made = mask.defining_op
    if not isinstance(made, CreateMaskOp):
        return False
    ty = mask.type
    assert isinstance(ty, VectorType)
    sizes = zip(ty.shape, flags_of(ty), made.operands, strict=True)
    ones = [value for size, flag, value in sizes if size == 1 and not flag]
    return bool(ones) and all(known_index(value) == 1 for value in ones)


def _mask(mask: Value | None) -> Value | None:
    if mask is None:
        return None
    made, ty = mask.defining_op, mask.type
    assert isinstance(made, CreateMaskOp)
    assert isinstance(ty, VectorType)
    sizes = zip(ty.shape, flags_of(ty), made.operands, strict=True)
    kept = [value for size, flag, value in sizes if size != 1 or flag]
    return CreateMaskOp(without_ones(ty), kept).results[0]


def _source(op: Transfer, view: MemRefType) -> Value:
    base = op.base.type
    assert isinstance(base, MemRefType)
    return op.base if view is canonical_strides(base) else _view(op.base, base, view)


def _view_of(op: Transfer) -> MemRefType | None:
    """The type of the view, where masks may lose dimensions as well."""
    view, around = _reduced(op), mask_around(op)
    if around is not None and (around.passthru is not None or not (view and view.rank)):
        return None
    return view if op.mask is None or _may_lose(op.mask) else None


def _lanes(mask: Value | None, ty: VectorType) -> Value | None:
    if mask is None:
        return None
    return ShapeCastOp(VectorType(ty.shape, I1, ty.scalable), mask).result


@pattern(TransferReadOp)
def read_reduced(op: TransferReadOp, rewriter: Rewriter) -> None:
    """Reads from the view."""
    view, part = _view_of(op), without_ones(vector_type(op))
    if view is None:
        return
    root, lanes = root_of(op, rewriter)
    mask, source, zero = _mask(op.mask), _source(op, view), index_constant(0)
    whole = [True] * part.rank
    new = make_read(
        part, source, [zero] * part.rank, op.padding, mask=mask, in_bounds=whole
    )
    value = masked(new, _lanes(lanes, part))
    rewriter.replace(root, ShapeCastOp(vector_type(op), value))


@pattern(TransferWriteOp)
def write_reduced(op: TransferWriteOp, rewriter: Rewriter) -> None:
    """Writes to the view."""
    view, part = _view_of(op), without_ones(vector_type(op))
    if view is None:
        return
    root, lanes = root_of(op, rewriter)
    mask, source, zero = _mask(op.mask), _source(op, view), index_constant(0)
    value, whole = ShapeCastOp(part, op.value_to_store).result, [True] * part.rank
    new = make_write(value, source, [zero] * part.rank, mask=mask, in_bounds=whole)
    under_mask(new, _lanes(lanes, part))
    rewriter.erase(root)
