"""`vector.multi_reduction` as reductions of one dimension, transposed and flattened.

Upstream: `LowerVectorMultiReduction`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import prod
from typing import Final

from bridge.dialects.vector.checks import flags_of, vector_of
from bridge.dialects.vector.lowering.combining import chosen, combined
from bridge.dialects.vector.lowering.parts import (
    extract,
    insert,
    masked,
    resized,
    root_of,
    zero,
)
from bridge.dialects.vector.reductions import MultiDimReductionOp, ReductionOp
from bridge.dialects.vector.views import ShapeCastOp, TransposeOp
from bridge.ir.core import Value
from bridge.ir.types import VectorType
from bridge.ods.nodes import enum_word
from bridge.rewrite.patterns import FunctionPattern, Pattern
from bridge.rewrite.rewriter import Rewriter

INNER: Final = "innerreduction"
"""The strategy that reduces the last dimensions; the other, the first ones."""


def patterns(strategy: str = "innerparallel") -> list[Pattern]:
    """All of them. Upstream: `populateVectorMultiReductionLoweringPatterns`."""
    return [
        *reordering_patterns(strategy),
        *flattening_patterns(strategy),
        *unrolling_patterns(strategy),
    ]


def reordering_patterns(strategy: str) -> list[Pattern]:
    """The dimensions that are reduced become the first, or the last."""
    return [_pattern(_reorder, strategy)]


def flattening_patterns(strategy: str) -> list[Pattern]:
    """At most one dimension is reduced, and one is not."""
    return [_pattern(_flatten, strategy)]


def unrolling_patterns(strategy: str) -> list[Pattern]:
    """Two dimensions row by row; one dimension as a reduction."""
    rows = _reduce_rows if strategy == INNER else _combine_rows
    return [_pattern(_reduce_all, strategy), _pattern(rows, strategy)]


def _pattern(
    function: Callable[[str, MultiDimReductionOp, Rewriter], None], strategy: str
) -> Pattern:
    return FunctionPattern(partial(function, strategy), (MultiDimReductionOp,), 1)


def _reduced(op: MultiDimReductionOp) -> list[int]:
    return [int(dim) for dim in op.reduction_dims.values]


def _kept(op: MultiDimReductionOp) -> list[int]:
    dims = _reduced(op)
    return [dim for dim in range(vector_of(op.source).rank) if dim not in dims]


def _order(strategy: str, op: MultiDimReductionOp) -> list[int]:
    reduced, kept = _reduced(op), _kept(op)
    return [*kept, *reduced] if strategy == INNER else [*reduced, *kept]


def _reorder(strategy: str, op: MultiDimReductionOp, rewriter: Rewriter) -> None:
    order = _order(strategy, op)
    if not _kept(op) or order == sorted(order):
        return
    root, mask = root_of(op, rewriter)
    if mask is not None:
        mask = TransposeOp(mask, order).result
    moved = TransposeOp(op.source, order).result
    count, rank = len(_reduced(op)), len(order)
    dims = range(rank - count, rank) if strategy == INNER else range(count)
    new = MultiDimReductionOp(op.kind, moved, op.acc, dims)
    rewriter.replace(root, masked(new, mask))


def _flat(ty: VectorType, dims: Sequence[int]) -> tuple[int, bool]:
    flags = flags_of(ty)
    return prod(ty.shape[dim] for dim in dims), any(flags[dim] for dim in dims)


def _flatten(strategy: str, op: MultiDimReductionOp, rewriter: Rewriter) -> None:
    ty, kept, reduced = vector_of(op.source), _kept(op), _reduced(op)
    order = _order(strategy, op)
    if ty.rank < 2 or sum(flags_of(ty)) > 1 or order != sorted(order):
        return
    if ty.rank == 2 and len(kept) == 1:
        return
    parts = [(dims, dims is reduced) for dims in (kept, reduced) if dims]
    if strategy != INNER:
        parts.reverse()
    sizes = [_flat(ty, dims) for dims, _ in parts]
    shape, flags = [n for n, _ in sizes], [flag for _, flag in sizes]
    root, mask = root_of(op, rewriter)
    if mask is not None:
        mask = ShapeCastOp(resized(vector_of(mask), shape, flags), mask).result
    cast = ShapeCastOp(resized(ty, shape, flags), op.source).result
    acc = op.acc
    if kept:
        size, flag = _flat(ty, kept)
        acc = ShapeCastOp(VectorType((size,), ty.element, (flag,)), acc).result
    dims = [i for i, (_, is_reduced) in enumerate(parts) if is_reduced]
    new = masked(MultiDimReductionOp(op.kind, cast, acc, dims), mask)
    rewriter.replace(root, ShapeCastOp(vector_of(op.dest), new) if kept else new)


def _reduce_all(strategy: str, op: MultiDimReductionOp, rewriter: Rewriter) -> None:
    """One dimension is a reduction."""
    if vector_of(op.source).rank == 1 and _reduced(op):
        root, mask = root_of(op, rewriter)
        total = ReductionOp(op.kind, op.source, acc=op.acc)
        rewriter.replace(root, masked(total, mask))


def _combine_rows(strategy: str, op: MultiDimReductionOp, rewriter: Rewriter) -> None:
    """Rows are combined one after the other."""
    ty = vector_of(op.source)
    if ty.rank != 2 or _reduced(op) != [0] or flags_of(ty)[0]:
        return
    root, mask = root_of(op, rewriter)
    result = op.acc
    for i in range(ty.shape[0]):
        row = extract(op.source, i)
        lanes = None if mask is None else extract(mask, i)
        result = chosen(lanes, combined(enum_word(op.kind), row, result), result)
    rewriter.replace(root, result)


def _reduce_rows(strategy: str, op: MultiDimReductionOp, rewriter: Rewriter) -> None:
    """Each row is reduced."""
    ty = vector_of(op.source)
    if ty.rank != 2 or _reduced(op) != [1] or flags_of(ty)[0]:
        return
    root, mask = root_of(op, rewriter)
    result = zero(op.dest.type)
    for i in range(ty.shape[0]):
        row: Value = extract(op.source, i)
        total = ReductionOp(op.kind, row, acc=extract(op.acc, i))
        lanes = None if mask is None else extract(mask, i)
        result = insert(masked(total, lanes), result, i)
    rewriter.replace(root, result)
