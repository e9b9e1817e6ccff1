"""What views are folded to: their sources, where they show nothing else.

Rules that change an op in place return its results, as `Op.fold` says.
"""

from __future__ import annotations

from bridge.dialects.memref.casts import CastOp
from bridge.dialects.memref.layouts import buffer_type
from bridge.dialects.memref.views import (
    ReinterpretCastOp,
    SubViewOp,
    TransposeOp,
    ViewOp,
)
from bridge.ir.attributes import AffineMapAttr, integers_of
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, MemRefType
from bridge.op.folding import Folded
from bridge.op.mixed import is_number, mixed_lists


def of_type(ty: MemRefType) -> list[int]:
    """Offset, sizes and strides as a type has them."""
    found = strides_and_offset(ty)
    if found is None:
        return [DYNAMIC] * (1 + 2 * ty.rank)
    strides, offset = found
    return [offset, *ty.shape, *strides]


def part(op: SubViewOp) -> Folded:
    """What a part is of that has all of it, or all of another part."""
    source, result = buffer_type(op.source), buffer_type(op.results[0])
    if source is not result:
        return None
    if result.has_static_shape and DYNAMIC not in of_type(result):
        return op.source
    before = op.source.defining_op
    if not isinstance(before, SubViewOp):
        return None
    offsets, sizes, strides = mixed_lists(op)
    is_whole = (
        all(is_number(offset, 0) for offset in offsets)
        and all(is_number(stride, 1) for stride in strides)
        and sizes == mixed_lists(before)[1]
    )
    return op.source if is_whole else None


def reinterpreted(op: ReinterpretCastOp) -> Folded:
    """The same of what was viewed; that, where it is as it was."""
    before = op.source.defining_op
    seen = isinstance(before, ReinterpretCastOp | CastOp)
    if isinstance(before, SubViewOp):
        seen = all(is_number(offset, 0) for offset in mixed_lists(before)[0])
    if before is not None and seen:
        op.source = before.operands[0]
        return op.results
    result = buffer_type(op.results[0])
    same = op.source.type is result and integers_of(op.static_offsets)[0] == 0
    return op.source if same and result.has_static_shape else None


def transposed(op: TransposeOp) -> Folded:
    """What is in this order already; one transposition for two."""
    order, before = op.permutation.map, op.in_.defining_op
    if order.is_identity and op.results[0].type is op.in_.type:
        return op.in_
    if not isinstance(before, TransposeOp):
        return None
    op.permutation = AffineMapAttr(order.compose(before.permutation.map))
    op.in_ = before.in_
    return op.results


def viewed(op: ViewOp) -> Folded:
    """What is viewed as what it is, from its beginning."""
    ty = buffer_type(op.results[0])
    same = op.source.type is ty and ty.has_static_shape
    return op.source if same and is_number(op.operands[1], 0) else None
