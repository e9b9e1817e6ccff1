"""Transfers of contiguous memory in one dimension.

Upstream: `populateFlattenVectorTransferPatterns`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import prod

from bridge.dialects import arith, memref
from bridge.dialects.affine.composition import composed
from bridge.dialects.affine.maps import ApplyOp
from bridge.dialects.memref.layouts import collapsed_layout, is_identity
from bridge.dialects.vector.building import make_read, make_write
from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.lowering import unit_casts
from bridge.dialects.vector.lowering.combining import mask_around
from bridge.dialects.vector.lowering.parts import has_scalable
from bridge.dialects.vector.transfer_folding import (
    Transfer,
    is_in_bounds,
    known_index,
    vector_type,
)
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.dialects.vector.views import ShapeCastOp
from bridge.ir.affine import AffineConstant, AffineExpr, AffineMap, AffineSymbol
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import (
    DYNAMIC,
    INDEX,
    FloatType,
    IntegerType,
    MemRefType,
    VectorType,
)
from bridge.op.interfaces.polyhedral import Applied
from bridge.rewrite.patterns import FunctionPattern, Pattern
from bridge.rewrite.rewriter import Rewriter


def patterns(bits: int | None = None) -> list[Pattern]:
    """Of transfers whose last dimension has fewer than so many bits, if it is given."""
    return [
        FunctionPattern(partial(_read, bits), (TransferReadOp,), 1),
        FunctionPattern(partial(_write, bits), (TransferWriteOp,), 1),
        *unit_casts.patterns(),
    ]


def contiguous_dims(ty: MemRefType) -> int:
    """How many last dimensions of a buffer are next to each other.

    Upstream: `MemRefType::getNumContiguousTrailingDims`.
    """
    found = strides_and_offset(ty)
    if is_identity(ty):
        return ty.rank
    if found is None:
        return 0
    expected = 1
    for i in reversed(range(ty.rank)):
        size = ty.shape[i]
        if size == 1:
            continue
        if found[0][i] != expected:
            return ty.rank - i - 1
        if size == DYNAMIC:
            return ty.rank - i
        expected *= size
    return ty.rank


def _first(op: Transfer, bits: int | None) -> int | None:
    """The first dimension of memory that becomes part of the one; `None` for none."""
    ty, base = vector_type(op), op.base.type
    if not isinstance(base, MemRefType) or ty.rank <= 1 or has_scalable(ty):
        return None
    if not isinstance(ty.element, IntegerType | FloatType):
        return None
    if bits is not None and ty.shape[-1] * ty.element.width >= bits:
        return None
    shape = list(ty.shape)
    while shape and shape[0] == 1:
        del shape[0]
    first = base.rank - len(shape)
    if not shape or contiguous_dims(base) < len(shape):
        return None
    if tuple(shape[1:]) != base.shape[first + 1 :] or not is_in_bounds(op):
        return None
    if op.mask is not None or mask_around(op) is not None:
        return None
    return first if op.permutation_map.map.is_minor_identity else None


def _collapsed(op: Transfer, first: int) -> Value:
    base = op.base.type
    assert isinstance(base, MemRefType)
    if first == base.rank - 1:
        return op.base
    groups = [*([i] for i in range(first)), [*range(first, base.rank)]]
    layout = None if is_identity(base) else collapsed_layout(base, groups)
    inner = base.shape[first:]
    size = DYNAMIC if DYNAMIC in inner else prod(inner)
    shape = (*base.shape[:first], size)
    ty = MemRefType(shape, base.element, layout, base.memory_space)
    return memref.CollapseShapeOp(ty, op.base, groups).result


def _indices(op: Transfer, first: int) -> list[Value]:
    base = op.base.type
    assert isinstance(base, MemRefType)
    outer, inner = op.indices[:first], op.indices[first:]
    if all(known_index(index) == 0 for index in inner):
        return [*outer, inner[0]]
    expr: AffineExpr = AffineConstant(0)
    for i, _ in enumerate(inner):
        expr += AffineSymbol(i) * prod(base.shape[first + i + 1 :])
    return [*outer, _applied(AffineMap(0, len(inner), (expr,)), inner)]


def _applied(map_: AffineMap, operands: Sequence[Value]) -> Value:
    found = composed(Applied(map_, operands))
    if found.map.is_single_constant:
        number = found.map.single_constant
        return arith.ConstantOp(IntegerAttr(number, INDEX)).result
    return ApplyOp(found.map, found.operands).result


def _read(bits: int | None, op: TransferReadOp, rewriter: Rewriter) -> None:
    first = _first(op, bits)
    if first is None:
        return
    ty, base, indices = vector_of(op.vector), _collapsed(op, first), _indices(op, first)
    flat = VectorType((prod(ty.shape),), ty.element)
    new = make_read(flat, base, indices, op.padding, in_bounds=[True])
    rewriter.replace(op, ShapeCastOp(ty, new.vector))


def _write(bits: int | None, op: TransferWriteOp, rewriter: Rewriter) -> None:
    first = _first(op, bits)
    if first is None:
        return
    ty, base = vector_of(op.value_to_store), _collapsed(op, first)
    indices = _indices(op, first)
    flat = VectorType((prod(ty.shape),), ty.element)
    value = ShapeCastOp(flat, op.value_to_store).result
    make_write(value, base, indices, in_bounds=[True])
    rewriter.erase(op)
