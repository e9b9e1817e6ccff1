"""`vector.broadcast`, `vector.bitcast` and `vector.step` in fewer dimensions."""

from __future__ import annotations

from functools import partial

from bridge.dialects import arith
from bridge.dialects.vector.checks import flags_of, vector_of
from bridge.dialects.vector.lowering.parts import (
    extract,
    has_scalable,
    insert,
    poison,
    positions,
    unrolled,
    without_leading,
)
from bridge.dialects.vector.views import BitCastOp, BroadcastOp, StepOp
from bridge.ir.attributes import DenseElementsAttr
from bridge.ir.core import Value
from bridge.ir.types import VectorType
from bridge.rewrite.patterns import FunctionPattern, Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns() -> list[Pattern]:
    """Upstream: `populateVectorBroadcastLoweringPatterns`."""
    return [broadcast]


def bitcast_patterns(rank: int = 1) -> list[Pattern]:
    """Bit casts of so many dimensions.

    Upstream: `populateVectorBitCastLoweringPatterns`.
    """
    return [FunctionPattern(partial(_bitcast, rank), (BitCastOp,), 1)]


def step_patterns() -> list[Pattern]:
    """Upstream: `populateVectorStepLoweringPatterns`."""
    return [step]


@pattern(BroadcastOp)
def broadcast(op: BroadcastOp, rewriter: Rewriter) -> None:
    """Of a scalar alone; other vectors are put together of such."""
    source, ty = op.source.type, vector_of(op.vector)
    if not isinstance(source, VectorType):
        return
    if source.num_elements == 1 and not has_scalable(source):
        scalar = extract(op.source, *[0] * source.rank)
        rewriter.replace(op, BroadcastOp(ty, scalar))
    elif source.rank < ty.rank:
        if flags_of(ty)[0]:
            return
        part = BroadcastOp(without_leading(ty, 1), op.source).vector
        rewriter.replace(op, _repeated(part, ty))
    else:
        _stretch(op, source, ty, rewriter)


def _repeated(part: Value, ty: VectorType) -> Value:
    result = poison(ty)
    for d in range(ty.shape[0]):
        result = insert(part, result, d)
    return result


def _stretch(
    op: BroadcastOp, source: VectorType, ty: VectorType, rewriter: Rewriter
) -> None:
    """Of as many dimensions, the first of which that differs has one element."""
    sizes = zip(source.shape, flags_of(source), strict=True)
    others = zip(ty.shape, flags_of(ty), strict=True)
    differs = [i for i, (a, b) in enumerate(zip(sizes, others, strict=True)) if a != b]
    part = without_leading(ty, 1)
    if not differs:
        rewriter.replace(op, op.source)
    elif flags_of(ty)[0]:
        return
    elif not differs[0]:
        result = poison(ty)
        stretched = BroadcastOp(part, extract(op.source, 0)).vector
        for d in range(ty.shape[0]):
            result = insert(stretched, result, d)
        rewriter.replace(op, result)
    else:
        result = poison(ty)
        for d in range(ty.shape[0]):
            row = BroadcastOp(part, extract(op.source, d)).vector
            result = insert(row, result, d)
        rewriter.replace(op, result)


def _bitcast(rank: int, op: BitCastOp, rewriter: Rewriter) -> None:
    ty = vector_of(op.result)
    leading = unrolled(ty, rank)
    if not leading:
        return
    part, result = without_leading(ty, leading), poison(ty)
    for position in positions(ty.shape[:leading]):
        cast = BitCastOp(part, extract(op.source, *position)).result
        result = insert(cast, result, *position)
    rewriter.replace(op, result)


@pattern(StepOp)
def step(op: StepOp, rewriter: Rewriter) -> None:
    """A constant."""
    ty = vector_of(op.result)
    if not has_scalable(ty):
        numbers = DenseElementsAttr.of(ty, range(ty.num_elements))
        rewriter.replace(op, arith.ConstantOp(numbers))
