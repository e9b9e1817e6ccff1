"""Neighbouring operations as one, and elementwise ones before those that move elements.

Upstream: `VectorTransforms`.
"""

from __future__ import annotations

from bridge.dialects import arith
from bridge.dialects.vector.checks import integers_of, vector_of
from bridge.dialects.vector.contraction import ContractionOp, OuterProductOp
from bridge.dialects.vector.views import BroadcastOp, TransposeOp
from bridge.ir.core import Value
from bridge.ir.types import VectorType
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def extension_patterns() -> list[Pattern]:
    """Upstream: `populateFoldArithExtensionPatterns`."""
    return [contraction_of_extensions]


def elementwise_patterns() -> list[Pattern]:
    """Upstream: `populateElementwiseToVectorOpsPatterns`."""
    return [product_of_broadcasts]


@pattern(ContractionOp)
def contraction_of_extensions(op: ContractionOp, rewriter: Rewriter) -> None:
    """Extends while it contracts. The kind stays: upstream takes sums for all."""
    lhs, rhs = op.lhs.defining_op, op.rhs.defining_op
    for cls in (arith.ExtFOp, arith.ExtSIOp):
        if not isinstance(lhs, cls) or not isinstance(rhs, cls):
            continue
        given = lhs.operands[0], rhs.operands[0]
        if vector_of(given[0]).element is not vector_of(given[1]).element:
            return
        new = ContractionOp(
            *given, op.acc, op.indexing_maps, op.iterator_types, kind=op.kind
        )
        rewriter.replace(op, new)
        return


def _rows(value: Value) -> Value | None:
    """The vector that is each row of a matrix, if one is."""
    made = value.defining_op
    if not isinstance(made, BroadcastOp):
        return None
    ty = made.source.type
    if not isinstance(ty, VectorType) or ty.rank != 1:
        return None
    return made.source if ty.shape[0] == vector_of(made.vector).shape[-1] else None


def _columns(value: Value) -> Value | None:
    """The vector that is each column of a matrix, if one is."""
    made = value.defining_op
    if not isinstance(made, TransposeOp) or integers_of(made.permutation) != (1, 0):
        return None
    return _rows(made.vector)


@pattern(arith.MulIOp, arith.MulFOp)
def product_of_broadcasts(op: arith.MulIOp | arith.MulFOp, rewriter: Rewriter) -> None:
    """A matrix of the same columns times one of the same rows is an outer product."""
    ty = op.result.type
    if not isinstance(ty, VectorType) or ty.rank != 2:
        return
    for one, other in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
        lhs, rhs = _columns(one), _rows(other)
        if lhs is not None and rhs is not None:
            rewriter.replace(op, OuterProductOp(lhs, rhs, results=[ty]))
            return
