"""Reductions, bit casts and shuffles in smaller steps.

Upstream: `VectorTransforms`, `LowerVectorShuffle`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.elements import (
    ExtractStridedSliceOp,
    InsertStridedSliceOp,
    ShuffleOp,
)
from bridge.dialects.vector.lowering.combining import combined, mask_around
from bridge.dialects.vector.lowering.parts import extract, has_scalable, resized, zero
from bridge.dialects.vector.reductions import ReductionOp
from bridge.dialects.vector.views import BitCastOp, BroadcastOp
from bridge.ir.core import Value
from bridge.ods.nodes import enum_word
from bridge.rewrite.patterns import FunctionPattern, Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def reduction_patterns(largest: int) -> list[Pattern]:
    """Reductions of at most so many elements by arithmetic.

    Upstream: `populateBreakDownVectorReductionPatterns`.
    """
    return [FunctionPattern(partial(_reduce, largest), (ReductionOp,), 1)]


def chained_patterns() -> list[Pattern]:
    """Upstream: `populateChainedVectorReductionFoldingPatterns`."""
    return [chained_sums]


def bitcast_patterns(accept: Callable[[BitCastOp], bool]) -> list[Pattern]:
    """Upstream: `populateBreakDownVectorBitCastOpPatterns`."""
    return [FunctionPattern(partial(_bitcast, accept), (BitCastOp,), 1)]


def shuffle_patterns() -> list[Pattern]:
    """Upstream: `populateVectorShuffleLoweringPatterns`."""
    return [shuffle_of_same_sizes]


def _reduce(largest: int, op: ReductionOp, rewriter: Rewriter) -> None:
    ty = vector_of(op.vector)
    if has_scalable(ty) or mask_around(op) is not None or ty.rank != 1:
        return
    if ty.num_elements > largest:
        return
    word, flags = enum_word(op.kind), op.properties.get("fastmath")
    result, *others = [extract(op.vector, i) for i in range(ty.num_elements)]
    for other in [*others, *([] if op.acc is None else [op.acc])]:
        result = combined(word, result, other, flags)
    rewriter.replace(op, result)


@pattern(ReductionOp)
def chained_sums(op: ReductionOp, rewriter: Rewriter) -> None:
    """The sum of a vector and of the sum of another is that of the sum of both.

    Under a mask it is not: there upstream adds what the mask leaves out.
    """
    before = None if op.acc is None else op.acc.defining_op
    if enum_word(op.kind) != "add" or not isinstance(before, ReductionOp):
        return
    alike = before.vector.type is op.vector.type and enum_word(before.kind) == "add"
    if not alike or mask_around(op) is not None:
        return
    total = combined("add", before.vector, op.vector)
    rewriter.replace(op, ReductionOp(op.kind, total, acc=before.acc))


def _bitcast(
    accept: Callable[[BitCastOp], bool], op: BitCastOp, rewriter: Rewriter
) -> None:
    source, ty = vector_of(op.source), vector_of(op.result)
    if has_scalable(source) or source.rank != 1 or not accept(op):
        return
    before, after = source.shape[0], ty.shape[0]
    ratio = before // after
    if before < after or before == ratio:
        return
    result: Value = BroadcastOp(ty, zero(ty.element)).vector
    part = resized(ty, (after // ratio,), (False,))
    for i in range(ratio):
        taken = ExtractStridedSliceOp(op.source, [i * after], [after], [1]).result
        cast = BitCastOp(part, taken).result
        place = [i * after // ratio]
        result = InsertStridedSliceOp(cast, result, place, [1]).result
    rewriter.replace(op, result)


@pattern(ShuffleOp)
def shuffle_of_same_sizes(op: ShuffleOp, rewriter: Rewriter) -> None:
    """The smaller vector is made as large as the other first."""
    one, other = vector_of(op.v1), vector_of(op.v2)
    if one.rank != 1 or other.rank != 1 or one.shape == other.shape:
        return
    size, large = one.shape[0], max(one.shape[0], other.shape[0])
    small = op.v1 if size < large else op.v2
    count = vector_of(small).shape[0]
    wide = ShuffleOp(
        small, small, [i if i < count else -1 for i in range(large)]
    ).result
    order = [int(i) for i in op.mask.values]
    if small is op.v1:
        order = [i + large - size if i >= size else i for i in order]
        new = ShuffleOp(wide, op.v2, order)
    else:
        new = ShuffleOp(op.v1, wide, order)
    rewriter.replace(op, new)
