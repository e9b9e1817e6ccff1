"""Reductions of single elements, and sums of contractions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import arith
from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.contraction import ContractionOp
from bridge.dialects.vector.elements import ExtractOp
from bridge.dialects.vector.lowering.combining import chosen, combined, mask_around
from bridge.dialects.vector.reductions import MultiDimReductionOp, ReductionOp
from bridge.dialects.vector.views import ShapeCastOp
from bridge.ir.building import InsertionPoint
from bridge.ir.cloning import clone
from bridge.ir.core import Operation, Value
from bridge.ir.types import VectorType
from bridge.ods.nodes import enum_word
from bridge.op.folding import constant_like, constant_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


@pattern(ReductionOp)
def reduce_one_element(op: ReductionOp, rewriter: Rewriter) -> None:
    """One element is its own reduction.

    Under a mask it is where there is something to take its place: upstream does it in
    any case.
    """
    ty, around = vector_of(op.vector), mask_around(op)
    if (ty.rank and ty.shape[0] != 1) or (around is not None and op.acc is None):
        return
    root: Operation = op if around is None else around
    rewriter.point = InsertionPoint.before_op(root)
    first = [0] * ty.rank
    mask = None if around is None else ExtractOp(around.mask, first).result
    found: Value = ExtractOp(op.vector, first).result
    if op.acc is not None:
        found = combined(enum_word(op.kind), found, op.acc, op.get("fastmath"))
        found = chosen(mask, found, op.acc)
    rewriter.replace(root, found)


@pattern(MultiDimReductionOp)
def reduce_single_elements(op: MultiDimReductionOp, rewriter: Rewriter) -> None:
    """Dimensions of one element are cast away, and the rest combined."""
    source, dest, around = vector_of(op.source), op.dest.type, mask_around(op)
    if any(source.shape[int(i)] != 1 for i in op.reduction_dims.values):
        return
    root: Operation = op if around is None else around
    rewriter.point = InsertionPoint.before_op(root)
    mask = None if around is None else _like(around.mask, dest)
    part = _like(op.source, dest)
    found = combined(enum_word(op.kind), op.acc, part)
    found = chosen(mask, found, op.acc)
    rewriter.replace(root, found)


def _like(vector: Value, ty: object) -> Value:
    """A vector as one of the shape of another, or its one element."""
    before = vector_of(vector)
    if not isinstance(ty, VectorType):
        return ExtractOp(vector, [0] * before.rank).result
    return ShapeCastOp(VectorType(ty.shape, before.element, ty.scalable), vector).result


@pattern(arith.AddIOp, arith.AddFOp)
def add_to_contraction(op: arith.AddIOp | arith.AddFOp, rewriter: Rewriter) -> None:
    """What is added to a contraction onto zero is what it contracts onto."""
    for value, other in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
        made = value.defining_op
        if not isinstance(made, ContractionOp):
            continue
        acc = made.acc
        if acc.type is not other.type or constant_of(acc) != constant_like(acc.type, 0):
            continue
        new = rewriter.insert(clone(made, {acc: other}))
        rewriter.replace(op, new.results[0])
        return


PATTERNS: Final[Sequence[Pattern]] = (
    reduce_one_element,
    reduce_single_elements,
    add_to_contraction,
)
