"""Bit casts of what is extracted or inserted, in place of those of the whole.

Upstream: `populateBubbleVectorBitCastOpPatterns`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.vector.checks import flags_of, integers_of, vector_of
from bridge.dialects.vector.elements import (
    ExtractOp,
    ExtractStridedSliceOp,
    InsertOp,
    InsertStridedSliceOp,
)
from bridge.dialects.vector.lowering.parts import (
    extract,
    has_scalable,
    insert,
    zero,
)
from bridge.dialects.vector.positions import mixed_position, static_position
from bridge.dialects.vector.views import BitCastOp
from bridge.ir.core import Value
from bridge.ir.types import Type, VectorType
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns() -> list[Pattern]:
    """Casts after extracting, and before inserting."""
    return [extract_of_cast, slice_of_cast, cast_of_inserted, cast_of_inserted_slice]


def _ratio(op: BitCastOp) -> tuple[int, int]:
    """How many elements become how many, one of them 1."""
    source, result = (vector_of(value).shape[-1] for value in (op.source, op.result))
    return (source // result, 1) if source > result else (1, result // source)


def _cast(value: Value, element: Type, ratio: tuple[int, int]) -> Value:
    """A bit cast of a vector whose last dimension changes by a ratio."""
    ty = vector_of(value)
    shape = (*ty.shape[:-1], ty.shape[-1] // ratio[0] * ratio[1])
    wanted = VectorType(shape, element, flags_of(ty))
    return BitCastOp(wanted, value).result


@pattern(ExtractOp)
def extract_of_cast(op: ExtractOp, rewriter: Rewriter) -> None:
    """Casts the one element that holds what is extracted."""
    made, position = op.source.defining_op, static_position(op)
    if not isinstance(made, BitCastOp) or vector_of(made.result).rank != 1:
        return
    source, result = vector_of(made.source), vector_of(made.result)
    down, count = _ratio(made)
    if has_scalable(source) or source.shape == (1,) or down > 1:
        return
    if not position or position[0] < 0:
        return
    packed = extract(made.source, position[0] // count)
    one = insert(packed, zero(VectorType((1,), source.element)), 0)
    cast = BitCastOp(VectorType((count,), result.element), one).result
    rewriter.replace(op, extract(cast, position[0] % count))


def _divided(numbers: Sequence[int], rank: int, by: int) -> list[int] | None:
    """Numbers with the last dimension's, if it is among them, divided."""
    found = list(numbers)
    if len(found) == rank:
        if found[-1] % by:
            return None
        found[-1] //= by
    return found


@pattern(ExtractStridedSliceOp)
def slice_of_cast(op: ExtractStridedSliceOp, rewriter: Rewriter) -> None:
    """Casts the slice."""
    made, strides = op.source.defining_op, integers_of(op.strides)
    if not isinstance(made, BitCastOp) or set(strides) != {1}:
        return
    ty, source = vector_of(op.results[0]), vector_of(made.source)
    down, count = _ratio(made)
    rank = vector_of(made.result).rank
    offsets = _divided(integers_of(op.offsets), rank, count)
    sizes = _divided(integers_of(op.sizes), rank, count)
    if down > 1 or offsets is None or sizes is None:
        return
    shape = (*ty.shape[:-1], ty.shape[-1] // count)
    part = VectorType(shape, source.element, flags_of(ty))
    new = ExtractStridedSliceOp(made.source, offsets, sizes, strides, results=[part])
    rewriter.replace(op, BitCastOp(ty, new.results[0]))


@pattern(BitCastOp)
def cast_of_inserted(op: BitCastOp, rewriter: Rewriter) -> None:
    """Casts a vector that was inserted and what it was inserted into."""
    made, ty = op.source.defining_op, vector_of(op.result)
    if not isinstance(made, InsertOp) or has_scalable(ty):
        return
    value = made.value_to_store
    if not isinstance(value.type, VectorType) or not value.type.rank:
        return
    ratio = _ratio(op)
    part, into = (_cast(one, ty.element, ratio) for one in (value, made.dest))
    rewriter.replace(op, InsertOp(part, into, mixed_position(made)))


@pattern(BitCastOp)
def cast_of_inserted_slice(op: BitCastOp, rewriter: Rewriter) -> None:
    """Casts a slice that was inserted and what it was inserted into."""
    made, ty = op.source.defining_op, vector_of(op.result)
    if not isinstance(made, InsertStridedSliceOp):
        return
    down, up = _ratio(op)
    strides, value = integers_of(made.strides), vector_of(made.value_to_store)
    offsets = _divided(integers_of(made.offsets), ty.rank, down)
    if up > 1 or set(strides) != {1} or value.rank != ty.rank or offsets is None:
        return
    # Upstream asks this of all elements, and then casts rows that do not divide.
    if value.shape[-1] % down:
        return
    given = (made.value_to_store, made.dest)
    part, into = (_cast(one, ty.element, (down, 1)) for one in given)
    rewriter.replace(op, InsertStridedSliceOp(part, into, offsets, strides))
