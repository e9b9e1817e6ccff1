"""Masks of what is in bounds, and masks as comparisons.

Upstream: `populateVectorMaskMaterializationPatterns`.
"""

from __future__ import annotations

from functools import partial

from bridge.dialects import arith, memref, tensor
from bridge.dialects.vector.building import make_read, make_write
from bridge.dialects.vector.checks import mask_of, vector_of
from bridge.dialects.vector.lowering.combining import mask_around
from bridge.dialects.vector.lowering.parts import has_scalable
from bridge.dialects.vector.masking import CreateMaskOp
from bridge.dialects.vector.transfer_folding import Transfer, is_in_bounds, vector_type
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.dialects.vector.views import BroadcastOp
from bridge.ir.affine import AffineDim
from bridge.ir.attributes import DenseElementsAttr, IntegerAttr
from bridge.ir.core import Value
from bridge.ir.shapes import shape_of
from bridge.ir.types import (
    DYNAMIC,
    I1,
    I32,
    I64,
    INDEX,
    IntegerType,
    MemRefType,
    VectorType,
)
from bridge.op.folding import constant_like, constant_of
from bridge.rewrite.patterns import FunctionPattern, Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns(*, narrow: bool = False) -> list[Pattern]:
    """With `narrow`, indices of 32 bits are compared instead of 64."""
    compare = FunctionPattern(partial(_compare, narrow), (CreateMaskOp,), 1)
    return [compare, transfer_in_bounds, choice_of_one]


def _compare(narrow: bool, op: CreateMaskOp, rewriter: Rewriter) -> None:
    """The lanes whose numbers are less than the size."""
    ty, index = vector_of(op.results[0]), I32 if narrow else I64
    if has_scalable(ty) or ty.rank > 1:
        return
    lanes = VectorType(ty.shape, index)
    numbers = DenseElementsAttr.of(lanes, range(ty.num_elements))
    steps = arith.ConstantOp(numbers).result
    bound = clamped(op.operands[0], index)
    bounds = BroadcastOp(lanes, bound).vector
    rewriter.replace(op, arith.CmpIOp("slt", steps, bounds))


def clamped(size: Value, index: IntegerType) -> Value:
    """A size as an integer of fewer bits, at most the largest of them."""
    if index is I32:
        largest = arith.ConstantOp(IntegerAttr((1 << 31) - 1, INDEX)).result
        size = arith.MinSIOp(size, largest).result
    return arith.IndexCastOp(index, size).results[0]


@pattern(TransferReadOp, TransferWriteOp)
def transfer_in_bounds(op: Transfer, rewriter: Rewriter) -> None:
    """A transfer of one dimension has a mask of what is in bounds.

    That is of the dimension that the map names; upstream takes the last one always.
    """
    ty, results = vector_type(op), op.permutation_map.map.results
    if is_in_bounds(op) or ty.rank > 1 or not op.indices or mask_around(op) is not None:
        return
    if len(results) != 1 or not isinstance(results[0], AffineDim):
        return
    dim = results[0].position
    size = _size(op.base, dim)
    left = arith.SubIOp(size, op.indices[dim]).result
    mask: Value = CreateMaskOp(mask_of(ty), [left]).results[0]
    if op.mask is not None:
        mask = arith.AndIOp(mask, op.mask).result
    map_ = op.permutation_map.map
    if isinstance(op, TransferReadOp):
        new = make_read(
            ty, op.base, op.indices, op.padding, map_, mask=mask, in_bounds=[True]
        )
        rewriter.replace(op, new)
    else:
        written = make_write(
            op.value_to_store, op.base, op.indices, map_, mask=mask, in_bounds=[True]
        )
        rewriter.replace(op, written.results)


def _size(base: Value, dim: int) -> Value:
    """The size of a dimension of memory or of a tensor."""
    shape = shape_of(base.type) or ()
    if shape[dim] != DYNAMIC:
        return arith.ConstantOp(IntegerAttr(shape[dim], INDEX)).result
    number = arith.ConstantOp(IntegerAttr(dim, INDEX)).result
    if isinstance(base.type, MemRefType):
        return memref.DimOp(base, number).result
    return tensor.DimOp(base, number).result


@pattern(arith.SelectOp)
def choice_of_one(op: arith.SelectOp, rewriter: Rewriter) -> None:
    """A mask of one element that a condition chooses is the condition."""
    ty = op.result.type
    if (
        not isinstance(ty, VectorType)
        or ty.element is not I1
        or op.condition.type != I1
    ):
        return
    if ty.num_elements != 1 or has_scalable(ty):
        return
    chosen = [constant_of(value) for value in (op.true_value, op.false_value)]
    if chosen == [constant_like(ty, 1), constant_like(ty, 0)]:
        rewriter.replace(op, BroadcastOp(ty, op.condition))
