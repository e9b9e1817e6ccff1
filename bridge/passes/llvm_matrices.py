"""Products and transpositions of matrices by llvm's intrinsics, on their elements in
row-major order.

Upstream: `populateVectorContractToMatrixMultiply` and
`populateVectorTransposeToFlatTranspose`, but that only sums are sums.
"""

from __future__ import annotations

from math import prod
from typing import Final

from bridge.dialects import arith, llvm, vector
from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.contract_rules import maps_of
from bridge.dialects.vector.lowering.combining import mask_around
from bridge.dialects.vector.lowering.parts import has_scalable
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import integers_of
from bridge.ir.core import Value
from bridge.ir.types import FloatType, IntegerType, VectorType
from bridge.ods.nodes import enum_word
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["contract_patterns", "transpose_patterns"]

_BEFORE_OTHERS: Final = 100


def contract_patterns() -> list[Pattern]:
    """Of contractions that are products of matrices."""
    return [_multiply]


def transpose_patterns() -> list[Pattern]:
    """Of transpositions of matrices."""
    return [_transpose]


def _flat(value: Value) -> Value:
    """All elements of a matrix."""
    ty = vector_of(value)
    flat = VectorType((prod(ty.shape),), ty.element)
    return vector.ShapeCastOp(flat, value).result


_KINDS: Final = ("parallel", "parallel", "reduction")


def _are_matrices(op: vector.ContractionOp) -> bool:
    """Whether it is a sum of products of elements of the same type."""
    kinds = tuple(map(enum_word, op.iterator_types))
    ty, element = op.results[0].type, vector_of(op.lhs).element
    return (
        kinds == _KINDS
        and enum_word(op.kind) == "add"
        and len(op.operands) == 3
        and mask_around(op) is None
        and isinstance(ty, VectorType)
        and not has_scalable(ty)
        and isinstance(element, IntegerType | FloatType)
        and element is ty.element is vector_of(op.rhs).element
    )


def _ordered(value: Value, map_: AffineMap, wanted: tuple[int, int]) -> Value | None:
    """A matrix whose rows and columns are these loops, if it has both."""
    loops = tuple(one.position for one in map_.results if isinstance(one, AffineDim))
    if loops == wanted:
        return value
    if loops == wanted[::-1]:
        return vector.TransposeOp(value, [1, 0]).result
    return None


@pattern(vector.ContractionOp, benefit=_BEFORE_OTHERS)
def _multiply(op: vector.ContractionOp, rewriter: Rewriter) -> None:
    """The product is added to what is accumulated."""
    if not _are_matrices(op):
        return
    left, right, out = maps_of(op.indexing_maps)
    if len(right.results) != 2 or len(left.results) != 2:
        return
    lhs = _ordered(op.lhs, left, (0, 2))
    rhs = None if lhs is None else _ordered(op.rhs, right, (2, 1))
    if lhs is None or rhs is None:
        return
    (rows, columns), (_, width) = vector_of(lhs).shape, vector_of(rhs).shape
    element = vector_of(lhs).element
    flat = VectorType((rows * width,), element)
    parts = _flat(lhs), _flat(rhs)
    made = llvm.MatrixMultiplyOp(flat, *parts, rows, columns, width)
    shape = VectorType((rows, width), element)
    product = _ordered(vector.ShapeCastOp(shape, made.results[0]).result, out, (0, 1))
    assert product is not None  # the result has both loops
    add = arith.AddFOp if isinstance(element, FloatType) else arith.AddIOp
    rewriter.replace(op, add(op.acc, product))


@pattern(vector.TransposeOp, benefit=_BEFORE_OTHERS)
def _transpose(op: vector.TransposeOp, rewriter: Rewriter) -> None:
    """The columns of what has the elements of a matrix are its rows."""
    ty = vector_of(op.result)
    if has_scalable(ty) or integers_of(op.permutation) != (1, 0):
        return
    flat = _flat(op.vector)
    made = llvm.MatrixTransposeOp(flat.type, flat, ty.shape[0], ty.shape[1])
    rewriter.replace(op, vector.ShapeCastOp(ty, made.results[0]))
