"""How far apart the elements of a memref are: its layout as strides and an offset."""

from __future__ import annotations

from functools import lru_cache

from bridge.ir.affine import AffineConstant, AffineDim, AffineExpr, AffineMap
from bridge.ir.affine.expr import AffineAdd, AffineBinary, AffineMul
from bridge.ir.affine.simplify import simplify_affine_expr
from bridge.ir.attributes import AffineMapAttr, StridedLayoutAttr
from bridge.ir.types import DYNAMIC, MemRefType

Strides = tuple[tuple[int, ...], int]
"""The strides and the offset, `DYNAMIC` where one is not known."""


@lru_cache(maxsize=1024)
def strides_and_offset(ty: MemRefType) -> Strides | None:
    """The strides of a memref's layout, None where it has none.

    A layout has them where it is a sum of products of one dimension each.
    """
    layout = ty.layout
    if layout is None:
        return _contiguous(ty.shape), 0
    if isinstance(layout, StridedLayoutAttr):
        return layout.strides, layout.offset
    if isinstance(layout, AffineMapAttr) and layout.map.num_results == 1:
        return _of_map(layout.map)
    return None


def is_last_stride_one(ty: MemRefType) -> bool:
    """Whether neighbours along the last dimension are neighbours in memory."""
    found = strides_and_offset(ty)
    return found is not None and (not found[0] or found[0][-1] == 1)


def is_contiguous(ty: MemRefType) -> bool:
    """Whether a memref is laid out as one without a layout is."""
    return strides_and_offset(ty) == (_contiguous(ty.shape), 0)


def _contiguous(shape: tuple[int, ...]) -> tuple[int, ...]:
    """The strides without a layout: unknown before a size that is not known, or 0."""
    strides: list[int] = []
    running = 1
    for size in reversed(shape):
        strides.append(running)
        known = running != DYNAMIC and size > 0
        running = running * size if known else DYNAMIC
    return tuple(reversed(strides))


def _of_map(map_: AffineMap) -> Strides | None:
    dims, symbols = map_.num_dims, map_.num_symbols
    zero: AffineExpr = AffineConstant(0)
    strides = [zero] * dims
    offset = zero
    root = simplify_affine_expr(map_.results[0], dims, symbols)
    pending: list[tuple[AffineExpr, AffineExpr]] = [(root, AffineConstant(1))]
    while pending:
        expr, factor = pending.pop()
        if isinstance(expr, AffineAdd):
            pending += ((expr.lhs, factor), (expr.rhs, factor))
        elif isinstance(expr, AffineMul):
            # Either side may hold the dimensions, the other one is a factor.
            inner, outer = expr.lhs, expr.rhs
            if not isinstance(inner, AffineDim) and inner.is_symbolic_or_constant:
                inner, outer = outer, inner
            pending.append((inner, factor * outer))
        elif isinstance(expr, AffineDim):
            strides[expr.position] += factor
        elif isinstance(expr, AffineBinary):
            return None
        else:
            offset += expr * factor
    known = [_known(simplify_affine_expr(e, dims, symbols)) for e in strides]
    return tuple(known), _known(simplify_affine_expr(offset, dims, symbols))


def _known(expr: AffineExpr) -> int:
    return expr.value if isinstance(expr, AffineConstant) else DYNAMIC
