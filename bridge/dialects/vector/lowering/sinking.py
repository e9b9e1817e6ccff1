"""Elementwise operations before transpositions and broadcasts, on fewer elements.

Upstream: `VectorTransforms`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from bridge.dialects import arith, memref
from bridge.dialects.vector.checks import flags_of, integers_of, vector_of
from bridge.dialects.vector.contraction import FMAOp
from bridge.dialects.vector.elements import ExtractOp
from bridge.dialects.vector.memory import LoadOp, StoreOp
from bridge.dialects.vector.positions import mixed_position
from bridge.dialects.vector.views import BroadcastOp, TransposeOp
from bridge.ir.attributes import DenseElementsAttr, IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.shapes import element_or_self
from bridge.ir.types import (
    INDEX,
    FloatType,
    IntegerType,
    MemRefType,
    Type,
    VectorType,
)
from bridge.op.folding import IS_CONSTANT, constant_like, constant_of
from bridge.op.traits import has_trait
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

MAPPABLE: Final = ("Elementwise", "Scalarizable", "Vectorizable", "Tensorizable")
"""The traits of what does to each element what it does to others."""


def patterns() -> list[Pattern]:
    """What is done to all elements is done to those that are moved or repeated.

    Upstream: `populateSinkVectorOpsPatterns`.
    """
    return [
        elementwise_of_transposed,
        cast_of_broadcast,
        elementwise_of_broadcast,
        extract_of_elementwise,
    ]


def memory_patterns() -> list[Pattern]:
    """Loads and stores of fewer elements.

    Upstream: `populateSinkVectorMemOpsPatterns`.
    """
    return [extract_of_load, store_of_broadcast]


def _like(ty: VectorType, element: Type) -> VectorType:
    return VectorType(ty.shape, element, ty.scalable)


def _again(
    op: Operation, operands: Sequence[Value], ty: Type, rewriter: Rewriter
) -> Value:
    """The same operation of other operands."""
    made = rewriter(
        op.name, operands, [ty], properties=op.properties, attributes=op.attributes
    )
    return made.results[0]


@pattern("Elementwise")
def elementwise_of_transposed(op: Operation, rewriter: Rewriter) -> None:
    """Transposes the result, where all operands are transposed alike or constant."""
    if len(op.results) != 1 or op.regions:
        return
    made = [value.defining_op for value in op.operands]
    moved = [one for one in made if isinstance(one, TransposeOp)]
    ty = op.results[0].type
    if not moved or not isinstance(ty, VectorType):
        return
    orders = {integers_of(one.permutation) for one in moved}
    others = [one for one in made if not isinstance(one, TransposeOp)]
    if len(orders) != 1 or not all(
        one is not None and IS_CONSTANT[type(one)] for one in others
    ):
        return
    if not all(isinstance(value.type, VectorType) for value in op.operands):
        return
    if all(_is_constant(one.vector) for one in moved):
        # The constants would take turns at being transposed, without end.
        return
    (order,) = orders
    back = [order.index(i) for i in range(len(order))]
    values = [
        one.vector if isinstance(one, TransposeOp) else _transposed(value, back)
        for one, value in zip(made, op.operands, strict=True)
    ]
    source = _like(vector_of(moved[0].vector), ty.element)
    rewriter.replace(op, TransposeOp(_again(op, values, source, rewriter), order))


def _is_constant(value: Value) -> bool:
    made = value.defining_op
    return made is not None and IS_CONSTANT[type(made)]


def _transposed(value: Value, order: list[int]) -> Value:
    made = value.defining_op
    place = None if made is None else made.any_location
    return TransposeOp(value, order, location=place).result


@pattern("CastOpInterface")
def cast_of_broadcast(op: Operation, rewriter: Rewriter) -> None:
    """Casts what is broadcast."""
    if len(op.operands) != 1 or len(op.results) != 1:
        return
    made, ty = op.operands[0].defining_op, op.results[0].type
    if not isinstance(made, BroadcastOp) or not isinstance(ty, VectorType):
        return
    source = made.source.type
    cast = _like(source, ty.element) if isinstance(source, VectorType) else ty.element
    rewriter.replace(op, BroadcastOp(ty, _again(op, [made.source], cast, rewriter)))


def _shape(ty: Type) -> object:
    return (ty.shape, flags_of(ty)) if isinstance(ty, VectorType) else None


def _splat(value: Value) -> DenseElementsAttr | None:
    known = constant_of(value)
    splat = isinstance(known, DenseElementsAttr) and known.splat
    return known if isinstance(known, DenseElementsAttr) and splat else None


def is_mappable(op: Operation) -> bool:
    """Whether it does to each element what it does to scalars."""
    # A fused multiply-add is of vectors alone.
    return all(has_trait(op, one) for one in MAPPABLE) and not isinstance(op, FMAOp)


@pattern("Elementwise")
def elementwise_of_broadcast(op: Operation, rewriter: Rewriter) -> None:
    """Broadcasts the result, where all operands are broadcast alike or constant."""
    ty = op.results[0].type if len(op.results) == 1 else None
    if not isinstance(ty, VectorType) or not is_mappable(op) or not op.operands:
        return
    made = [value.defining_op for value in op.operands]
    sources = [one.source.type for one in made if isinstance(one, BroadcastOp)]
    if not sources or len({_shape(source) for source in sources}) != 1:
        return
    values: list[Value] = []
    for one, value in zip(made, op.operands, strict=True):
        known = _splat(value)
        if isinstance(one, BroadcastOp):
            values.append(one.source)
        elif known is not None:
            element = element_or_self(value.type)
            place = None if one is None else one.any_location
            attr = constant_like(_resized(sources[0], element), known.values[0])
            values.append(arith.ConstantOp(attr, location=place).result)
        else:
            return
    result = _resized(sources[0], ty.element)
    rewriter.replace(op, BroadcastOp(ty, _again(op, values, result, rewriter)))


def _resized(source: Type, element: Type) -> Type:
    return _like(source, element) if isinstance(source, VectorType) else element


@pattern(ExtractOp)
def extract_of_elementwise(op: ExtractOp, rewriter: Rewriter) -> None:
    """Extracts from the operands, where nobody else uses the whole."""
    made = op.source.defining_op
    if made is None or not is_mappable(made) or len(made.results) != 1:
        return
    alike = len({value.type for value in made.operands}) == 1
    if not made.results[0].has_one_use or not alike or len(op.operands) > 1:
        return
    rewriter.point = InsertionPoint.before_op(made)
    rewriter.location = made.any_location
    place = list(integers_of(op.static_position))
    values = [ExtractOp(value, place).result for value in made.operands]
    rewriter.replace(op, _again(made, values, op.result.type, rewriter))
    rewriter.erase(made)


@pattern(ExtractOp)
def extract_of_load(op: ExtractOp, rewriter: Rewriter) -> None:
    """Loads what is extracted, where nobody else uses the whole."""
    made = op.source.defining_op
    if not isinstance(made, LoadOp) or not made.result.has_one_use:
        return
    whole, base = vector_of(made.result), made.base.type
    if any(whole.scalable) or not isinstance(base, MemRefType):
        return
    outer = base.rank - whole.rank
    if outer < 0 or not _is_of_bytes(base.element):
        return
    rewriter.point = InsertionPoint.before_op(made)
    rewriter.location = made.any_location
    indices = [*made.indices]
    position = mixed_position(op)
    if -1 in position:  # poison
        return
    for i, place in enumerate(position, start=outer):
        if isinstance(place, Value):
            number = place
        elif place:
            number = arith.ConstantOp(IntegerAttr(place, INDEX)).result
        else:
            continue
        indices[i] = arith.AddIOp(indices[i], number, overflow_flags="nsw").result
    ty = op.result.type
    if isinstance(ty, VectorType):
        rewriter.replace(op, LoadOp(ty, made.base, indices))
    else:
        rewriter.replace(op, memref.LoadOp(made.base, indices))
    rewriter.erase(made)


def _is_of_bytes(ty: Type) -> bool:
    if isinstance(ty, IntegerType | FloatType):
        return ty.width % 8 == 0
    return ty is INDEX


@pattern(StoreOp)
def store_of_broadcast(op: StoreOp, rewriter: Rewriter) -> None:
    """Stores a single element as it was before it became a vector."""
    value, base = op.value_to_store, op.base.type
    ty, made = vector_of(value), op.value_to_store.defining_op
    if any(ty.scalable) or not isinstance(base, MemRefType):
        return
    if isinstance(base.element, VectorType) or prod(ty.shape) != 1:
        return
    if not isinstance(made, BroadcastOp) or not value.has_one_use:
        return
    if isinstance(made.source.type, VectorType):
        StoreOp(made.source, op.base, op.indices)
    else:
        memref.StoreOp(made.source, op.base, op.indices)
    rewriter.erase(op)
    rewriter.erase(made)
