"""Parts of vectors, and their types, as lowerings take them apart."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import product

from bridge.dialects import affine, arith, scf, ub, vector
from bridge.dialects.vector.checks import flags_of, vector_of
from bridge.dialects.vector.elements import (
    ExtractOp,
    ExtractStridedSliceOp,
    InsertOp,
    InsertStridedSliceOp,
)
from bridge.dialects.vector.lowering.combining import mask_around
from bridge.dialects.vector.masking import MaskOp
from bridge.dialects.vector.views import BroadcastOp, TransposeOp
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.types import INDEX, Type, VectorType
from bridge.op.folding import constant_like
from bridge.op.traits import has_trait
from bridge.rewrite.rewriter import Rewriter


def resized(ty: VectorType, shape: Sequence[int], flags: Sequence[bool]) -> VectorType:
    """A type with other dimensions of the same elements."""
    return VectorType(tuple(shape), ty.element, tuple(flags))


def dropped(ty: VectorType, dim: int) -> VectorType:
    """A type without one of its dimensions."""
    flags = flags_of(ty)
    shape = (*ty.shape[:dim], *ty.shape[dim + 1 :])
    return resized(ty, shape, (*flags[:dim], *flags[dim + 1 :]))


def without_leading(ty: VectorType, count: int) -> VectorType:
    """A type without some of its first dimensions."""
    return resized(ty, ty.shape[count:], flags_of(ty)[count:])


def unrolled(ty: VectorType, rank: int) -> int:
    """How many first dimensions of fixed size go, to come down to a rank."""
    flags = flags_of(ty)[: max(0, ty.rank - rank)]
    return flags.index(True) if True in flags else len(flags)


def extract(value: Value, *position: int) -> Value:
    """An element of a vector, or a part of it."""
    return ExtractOp(value, position).result


def insert(value: Value, into: Value, *position: int) -> Value:
    """A vector with an element, or a part of it, replaced."""
    return InsertOp(value, into, position).result


def poison(ty: Type) -> Value:
    """What is written over before it is read."""
    return ub.PoisonOp(ty).result


def zero(ty: Type) -> Value:
    """A constant of zeros."""
    return arith.ConstantOp(constant_like(ty, 0)).result


def positions(shape: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All positions of a shape, in row-major order."""
    return product(*map(range, shape))


def has_scalable(ty: VectorType) -> bool:
    """Whether a dimension is scalable."""
    return any(ty.scalable)


def masked(op: Operation, mask: Value | None) -> Value:
    """The result of an operation, which is put under a mask, if there is one."""
    return under_mask(op, mask).results[0]


def under_mask(op: Operation, mask: Value | None) -> Operation:
    """An operation, or the mask that is put around it, if there is one."""
    if mask is None:
        return op
    types = [result.type for result in op.results]
    ending = vector.YieldOp(op.results)
    op.detach()
    ending.detach()
    region = Region([Block((), [op, ending])])
    return MaskOp(types, mask, mask_region=region)


def root_of(op: Operation, rewriter: Rewriter) -> tuple[Operation, Value | None]:
    """The mask around an operation with its value, else the operation alone.

    What is made next goes before it.
    """
    around = mask_around(op)
    if around is None:
        return op, None
    rewriter.point = InsertionPoint.before_op(around)
    return around, around.mask


def index_constant(number: int) -> Value:
    """A constant of index."""
    return arith.ConstantOp(IntegerAttr(number, INDEX)).result


def broadcast_along(value: Value, shape: Sequence[int], dims: Collection[int]) -> Value:
    """A value in a shape, the same along some of its dimensions.

    The others are those of the value, in order. Upstream:
    `BroadcastOp::createOrFoldBroadcastOp`.
    """
    ty = value.type
    if not isinstance(ty, VectorType):
        return BroadcastOp(VectorType(tuple(shape), ty), value).vector
    order = sorted(range(len(shape)), key=lambda dim: dim not in dims)
    leading = VectorType(tuple([shape[dim] for dim in order]), ty.element)
    found = BroadcastOp(leading, value).vector
    back = [order.index(dim) for dim in range(len(shape))]
    return found if back == sorted(back) else TransposeOp(found, back).result


def extract_at(value: Value, index: Value) -> Value:
    """An element of a vector of one dimension, at a position known when it runs."""
    return ExtractOp(value, [index]).result


def insert_at(value: Value, into: Value, index: Value) -> Value:
    """A vector of one dimension with another element there."""
    return InsertOp(value, into, [index]).result


def part_of_row(value: Value, first: int, count: int) -> Value:
    """So many elements of a vector of one dimension; all are the vector itself."""
    if vector_of(value).shape[0] == count:
        return value
    return ExtractStridedSliceOp(value, [first], [count], [1]).result


def put_in_row(value: Value, into: Value, first: int) -> Value:
    """A vector of one dimension with the elements of another from a place on."""
    if vector_of(value).shape == vector_of(into).shape:
        return value
    return InsertStridedSliceOp(value, into, [first], [1]).result


def stack_scope(op: Operation) -> Operation | None:
    """What is around that frees what is allocated on the stack, but loops are left."""
    found, parent = None, op.parent_op
    while parent is not None:
        if has_trait(parent, "AutomaticAllocationScope"):
            found = parent
        if not isinstance(parent, (scf.ForOp, affine.ForOp)):
            break
        parent = parent.parent_op
    return found
