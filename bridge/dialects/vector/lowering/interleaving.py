"""`vector.interleave` and `vector.deinterleave` of one dimension, and as shuffles."""

from __future__ import annotations

from functools import partial

from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.elements import DeinterleaveOp, InterleaveOp, ShuffleOp
from bridge.dialects.vector.lowering.parts import (
    extract,
    has_scalable,
    insert,
    positions,
    unrolled,
    without_leading,
    zero,
)
from bridge.rewrite.patterns import FunctionPattern, Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns(rank: int = 1) -> list[Pattern]:
    """Those of so many dimensions.

    Upstream: `populateVectorInterleaveLoweringPatterns`.
    """
    return [
        FunctionPattern(partial(_interleave, rank), (InterleaveOp,), 1),
        FunctionPattern(partial(_deinterleave, rank), (DeinterleaveOp,), 1),
    ]


def shuffle_patterns() -> list[Pattern]:
    """Upstream: `populateVectorInterleaveToShufflePatterns`."""
    return [interleave_as_shuffle, deinterleave_as_shuffles]


def _interleave(rank: int, op: InterleaveOp, rewriter: Rewriter) -> None:
    ty = vector_of(op.result)
    leading = unrolled(ty, rank)
    if not leading:
        return
    result = zero(ty)
    for position in positions(ty.shape[:leading]):
        lhs, rhs = extract(op.lhs, *position), extract(op.rhs, *position)
        result = insert(InterleaveOp(lhs, rhs).result, result, *position)
    rewriter.replace(op, result)


def _deinterleave(rank: int, op: DeinterleaveOp, rewriter: Rewriter) -> None:
    ty = vector_of(op.results[0])
    leading = unrolled(ty, rank)
    if not leading:
        return
    even = odd = zero(ty)
    part = without_leading(ty, leading)
    for position in positions(ty.shape[:leading]):
        made = DeinterleaveOp(part, part, extract(op.source, *position))
        even = insert(made.results[0], even, *position)
        odd = insert(made.results[1], odd, *position)
    rewriter.replace(op, [even, odd])


@pattern(InterleaveOp)
def interleave_as_shuffle(op: InterleaveOp, rewriter: Rewriter) -> None:
    """Of no dimension or one of fixed size."""
    ty = vector_of(op.lhs)
    if ty.rank <= 1 and not has_scalable(ty):
        n = ty.num_elements
        order = [i // 2 + (n if i % 2 else 0) for i in range(2 * n)]
        rewriter.replace(op, ShuffleOp(op.lhs, op.rhs, order))


@pattern(DeinterleaveOp)
def deinterleave_as_shuffles(op: DeinterleaveOp, rewriter: Rewriter) -> None:
    """Of one dimension of fixed size."""
    ty = vector_of(op.source)
    if ty.rank == 1 and not has_scalable(ty):
        halves = [
            ShuffleOp(op.source, op.source, range(first, ty.num_elements, 2)).result
            for first in (0, 1)
        ]
        rewriter.replace(op, halves)
