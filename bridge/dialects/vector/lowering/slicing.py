"""Strided slices as shuffles, and as slices of rows; elements row by row.

Upstream: `VectorInsertExtractStridedSliceRewritePatterns`.
"""

from __future__ import annotations

from bridge.dialects import ub
from bridge.dialects.vector.checks import flags_of, integers_of, vector_of
from bridge.dialects.vector.contraction import FMAOp
from bridge.dialects.vector.elements import (
    ExtractStridedSliceOp,
    FromElementsOp,
    InsertStridedSliceOp,
    ShuffleOp,
    ToElementsOp,
)
from bridge.dialects.vector.lowering.parts import (
    extract,
    has_scalable,
    insert,
    poison,
    without_leading,
    zero,
)
from bridge.dialects.vector.views import BroadcastOp
from bridge.ir.core import Value
from bridge.ir.types import VectorType
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns() -> list[Pattern]:
    """Upstream: `populateVectorInsertExtractStridedSliceTransforms`."""
    return [
        insert_in_part,
        extract_from_rows,
        insert_in_rows,
        extract_as_shuffle,
        extract_each,
    ]


def element_patterns() -> list[Pattern]:
    """Vectors of elements of one dimension."""
    return [from_elements, to_elements]


def chain_patterns() -> list[Pattern]:
    """Upstream: `populateVectorExtractStridedSliceToExtractInsertChainPatterns`."""
    return [extract_chain]


def fma_patterns() -> list[Pattern]:
    """Upstream: `populateVectorRankReducingFMAPattern`."""
    return [fma]


@pattern(InsertStridedSliceOp)
def insert_in_part(op: InsertStridedSliceOp, rewriter: Rewriter) -> None:
    """A slice of fewer dimensions is put into the part that it is of."""
    source, dest = vector_of(op.value_to_store), vector_of(op.dest)
    offsets, missing = integers_of(op.offsets), dest.rank - source.rank
    if not offsets or not missing:
        return
    lead, rest = offsets[:missing], offsets[missing:]
    part = extract(op.dest, *lead)
    inner = InsertStridedSliceOp(op.value_to_store, part, rest, op.strides).result
    rewriter.replace(op, insert(inner, op.dest, *lead))


@pattern(InsertStridedSliceOp)
def insert_in_rows(op: InsertStridedSliceOp, rewriter: Rewriter) -> None:
    """Into one dimension by shuffles; into more, row by row."""
    source, dest = vector_of(op.value_to_store), vector_of(op.dest)
    offsets, strides = integers_of(op.offsets), integers_of(op.strides)
    scalable = has_scalable(source) or has_scalable(dest)
    if not offsets or source.rank != dest.rank or (scalable and source.rank == 1):
        return
    if source is dest:
        rewriter.replace(op, op.value_to_store)
        return
    places = [offsets[0] + i * strides[0] for i in range(source.shape[0])]
    if source.rank == 1:
        rewriter.replace(op, _shuffled(op, places))
        return
    result = op.dest
    for i, place in enumerate(places):
        row, into = extract(op.value_to_store, i), extract(op.dest, place)
        row = InsertStridedSliceOp(row, into, offsets[1:], strides[1:]).result
        result = insert(row, result, place)
    rewriter.replace(op, result)


def _shuffled(op: InsertStridedSliceOp, places: list[int]) -> Value:
    """The source is made as long as the destination, and elements of both chosen."""
    size = vector_of(op.dest).shape[0]
    given = op.value_to_store
    widened = [i if i < len(places) else 0 for i in range(size)]
    wide = ShuffleOp(given, given, widened).result
    known = not isinstance(op.dest.defining_op, ub.PoisonOp)
    order = [
        places.index(i) if i in places else (size + i if known else -1)
        for i in range(size)
    ]
    return ShuffleOp(wide, op.dest, order).result


def _taken(op: ExtractStridedSliceOp) -> list[int]:
    offset, size = integers_of(op.offsets)[0], integers_of(op.sizes)[0]
    stride = integers_of(op.strides)[0]
    return [offset + i * stride for i in range(size)]


@pattern(ExtractStridedSliceOp)
def extract_as_shuffle(op: ExtractStridedSliceOp, rewriter: Rewriter) -> None:
    """Of the first dimension alone, of fixed sizes."""
    if has_scalable(vector_of(op.source)) or len(integers_of(op.offsets)) != 1:
        return
    order = _taken(op)
    new = ShuffleOp(op.source, op.source, order, results=[op.result.type])
    rewriter.replace(op, new)


@pattern(ExtractStridedSliceOp)
def extract_each(op: ExtractStridedSliceOp, rewriter: Rewriter) -> None:
    """Row by row, where a dimension is scalable."""
    ty = vector_of(op.result)
    if has_scalable(ty) or has_scalable(vector_of(op.source)):
        extract_chain(op, rewriter)


@pattern(ExtractStridedSliceOp)
def extract_chain(op: ExtractStridedSliceOp, rewriter: Rewriter) -> None:
    """Row by row."""
    ty = vector_of(op.result)
    if len(integers_of(op.offsets)) != 1 or flags_of(ty)[0]:
        return
    rows = [extract(op.source, i) for i in _taken(op)]
    result = zero(ty)
    for i, row in enumerate(rows):
        result = insert(row, result, i)
    rewriter.replace(op, result)


@pattern(ExtractStridedSliceOp)
def extract_from_rows(op: ExtractStridedSliceOp, rewriter: Rewriter) -> None:
    """Of several dimensions: slices of rows."""
    offsets, ty = integers_of(op.offsets), vector_of(op.result)
    if len(offsets) == 1 or flags_of(ty)[0]:
        return
    sizes, strides = integers_of(op.sizes), integers_of(op.strides)
    result: Value = BroadcastOp(ty, zero(ty.element)).vector
    for i, place in enumerate(_taken(op)):
        row = extract(op.source, place)
        part = ExtractStridedSliceOp(row, offsets[1:], sizes[1:], strides[1:]).result
        result = insert(part, result, i)
    rewriter.replace(op, result)


@pattern(FMAOp)
def fma(op: FMAOp, rewriter: Rewriter) -> None:
    """Of one dimension."""
    ty = vector_of(op.result)
    if ty.rank < 2 or flags_of(ty)[0]:
        return
    result: Value = BroadcastOp(ty, zero(ty.element)).vector
    for i in range(ty.shape[0]):
        rows = [extract(value, i) for value in op.operands]
        result = insert(FMAOp(*rows).result, result, i)
    rewriter.replace(op, result)


@pattern(FromElementsOp)
def from_elements(op: FromElementsOp, rewriter: Rewriter) -> None:
    """Of one dimension."""
    ty = vector_of(op.dest)
    if ty.rank < 2:
        return
    part, result = without_leading(ty, 1), poison(ty)
    size = part.num_elements
    for i in range(ty.shape[0]):
        row = FromElementsOp(part, op.operands[i * size : (i + 1) * size]).dest
        result = insert(row, result, i)
    rewriter.replace(op, result)


@pattern(ToElementsOp)
def to_elements(op: ToElementsOp, rewriter: Rewriter) -> None:
    """Of one dimension."""
    ty = op.source.type
    if not isinstance(ty, VectorType) or ty.rank < 2:
        return
    rows = [extract(op.source, i) for i in range(ty.shape[0])]
    rewriter.replace(op, [one for row in rows for one in ToElementsOp(row).results])
