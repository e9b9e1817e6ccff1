"""`vector.shape_cast` as parts that are taken out and put in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import gcd, prod

from bridge.dialects.vector.checks import flags_of, vector_of
from bridge.dialects.vector.elements import (
    ExtractStridedSliceOp,
    InsertStridedSliceOp,
    ScalableExtractOp,
    ScalableInsertOp,
)
from bridge.dialects.vector.lowering.parts import (
    extract,
    has_scalable,
    insert,
    poison,
    positions,
    resized,
)
from bridge.dialects.vector.views import ShapeCastOp
from bridge.ir.core import Value
from bridge.ir.types import VectorType
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns() -> list[Pattern]:
    """Upstream: `populateVectorShapeCastLoweringPatterns`."""
    return [shape_cast, scalable_shape_cast]


@pattern(ShapeCastOp)
def shape_cast(op: ShapeCastOp, rewriter: Rewriter) -> None:
    """The largest parts that neither shape divides are moved one by one."""
    source, ty = vector_of(op.source), vector_of(op.result)
    if has_scalable(source) or has_scalable(ty):
        return
    same = _common_suffix(source.shape, ty.shape)
    s, r = source.rank - same - 1, ty.rank - same - 1
    if s < 0 or r < 0:
        part = extract(op.source, *[0] * max(0, source.rank - ty.rank))
        lead = max(0, ty.rank - source.rank)
        rewriter.replace(op, insert(part, poison(ty), *[0] * lead))
    elif gcd(source.shape[s], ty.shape[r]) == 1:
        result = poison(ty)
        places = zip(
            positions(source.shape[: s + 1]), positions(ty.shape[: r + 1]), strict=True
        )
        for taken, put in places:
            result = insert(extract(op.source, *taken), result, *put)
        rewriter.replace(op, result)
    else:
        rewriter.replace(op, _by_slices(op, s, r))


def _common_suffix(one: Sequence[int], other: Sequence[int]) -> int:
    """How many of the last sizes are the same."""
    count = 0
    for a, b in zip(reversed(one), reversed(other), strict=False):
        if a != b:
            break
        count += 1
    return count


def _by_slices(op: ShapeCastOp, s: int, r: int) -> Value:
    """Slices of the last dimension that differs, in both shapes."""
    source, ty = vector_of(op.source), vector_of(op.result)
    step = gcd(source.shape[s], ty.shape[r])
    taken, put = source.shape[s] // step, ty.shape[r] // step
    atom = (step, *source.shape[s + 1 :])
    ones, rest = [1] * len(atom), [0] * (len(atom) - 1)
    result = poison(ty)
    row = resized(ty, ty.shape[r:], [False] * (ty.rank - r))
    empty = poison(row)
    sources, results = positions(source.shape[:s]), positions(ty.shape[:r])
    part = inserted = empty
    for i in range(source.num_elements // prod(atom)):
        if i % taken == 0:
            part = extract(op.source, *next(sources))
        offsets = [i % taken * step, *rest]
        slice_ = ExtractStridedSliceOp(part, offsets, atom, ones).result
        inserted = empty if i % put == 0 else inserted
        offsets = [i % put * step, *rest]
        inserted = InsertStridedSliceOp(slice_, inserted, offsets, ones).result
        if (i + 1) % put == 0:
            result = insert(inserted, result, *next(results))
    return result


def _is_last_alone_scalable(ty: VectorType) -> bool:
    flags = flags_of(ty)
    return bool(flags) and flags[-1] and not any(flags[:-1])


@pattern(ShapeCastOp)
def scalable_shape_cast(op: ShapeCastOp, rewriter: Rewriter) -> None:
    """Parts of the shorter last dimension are moved, where that one is scalable."""
    source, ty = vector_of(op.source), vector_of(op.result)
    if not _is_last_alone_scalable(source) or not _is_last_alone_scalable(ty):
        return
    step = min(source.shape[-1], ty.shape[-1])
    part = VectorType((step,), source.element, (True,))
    result = poison(ty)
    places = zip(_steps(source.shape, step), _steps(ty.shape, step), strict=True)
    taken: Value | None = None
    row: Value | None = None
    for (*lead, at), (*to, put) in places:
        if taken is None:
            taken = extract(op.source, *lead) if source.rank > 1 else op.source
        moved = taken
        if step < source.shape[-1]:
            moved = ScalableExtractOp(part, taken, at).result
        if step == ty.shape[-1]:
            row = moved
        else:
            if row is None:
                row = extract(result, *to) if ty.rank > 1 else result
            row = ScalableInsertOp(moved, row, put).result
        if put + step >= ty.shape[-1]:
            result = insert(row, result, *to) if ty.rank > 1 else row
            row = None
        if at + step >= source.shape[-1]:
            taken = None
    rewriter.replace(op, result)


def _steps(shape: Sequence[int], step: int) -> Iterator[tuple[int, ...]]:
    """Positions in order, in steps of the last dimension."""
    return product(*map(range, shape[:-1]), range(0, shape[-1], step))
