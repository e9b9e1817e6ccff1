"""Integers of twice as many bits as there may be, as vectors of their two halves.

The low half is first. What is of several elements has the halves as a last dimension.
Upstream: `WideIntEmulationConverter`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import vector
from bridge.dialects.arith.values import number
from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.lowering.parts import extract, insert
from bridge.ir.core import Value
from bridge.ir.types import IntegerType, Type, VectorType
from bridge.rewrite.conversion import ConversionRewriter, TypeConverter


class WideIntegers(TypeConverter):
    """Integers of more than so many bits become halves; of others nothing becomes."""

    def __init__(self, bits: int) -> None:
        super().__init__()
        self.bits = bits
        self.add(Type, lambda ty: None if self.is_wider(ty) else ty)
        self.add(IntegerType, lambda ty: self._halves((), ty))
        self.add(VectorType, lambda ty: self._halves(ty.shape, ty.element))

    def is_wider(self, ty: Type) -> bool:
        """Whether a type is, or is of, integers of more bits than there may be."""
        return _is_wider(ty, self.bits)

    def _halves(self, shape: tuple[int, ...], element: Type) -> Type | None:
        if not _is_wider(element, self.bits) or not isinstance(element, IntegerType):
            return None
        if element.width != 2 * self.bits:
            return None
        return VectorType((*shape, 2), IntegerType(self.bits))


def _is_wider(ty: Type, bits: int) -> bool:
    element = ty.element if isinstance(ty, VectorType) else ty
    return isinstance(element, IntegerType) and element.width > bits


def halves_type(ty: Type, rewriter: ConversionRewriter) -> VectorType | None:
    """The type of halves that a type becomes; `None` for one that stays, or cannot."""
    rules = rewriter.converter
    found = None if rules is None else rules.convert_one(ty)
    return found if isinstance(found, VectorType) and found is not ty else None


def half_type(ty: VectorType) -> Type:
    """The type of one of the halves, with a last dimension of one for vectors."""
    if ty.rank == 1:
        return ty.element
    return VectorType((*ty.shape[:-1], 1), ty.element)


def half(value: Value, at: int) -> Value:
    """One of the halves."""
    ty = vector_of(value)
    if ty.rank == 1:
        return extract(value, at)
    offsets = [0] * (ty.rank - 1) + [at]
    sizes, strides = [*ty.shape[:-1], 1], [1] * ty.rank
    return vector.ExtractStridedSliceOp(value, offsets, sizes, strides).result


def both(value: Value) -> tuple[Value, Value]:
    """The low half, and the high one."""
    return half(value, 0), half(value, 1)


def put_half(part: Value, into: Value, at: int) -> Value:
    """Halves with one of them replaced."""
    if isinstance(part.type, IntegerType):
        return insert(part, into, at)
    rank = vector_of(into).rank
    offsets, strides = [0] * (rank - 1) + [at], [1] * rank
    return vector.InsertStridedSliceOp(part, into, offsets, strides).result


def joined(ty: VectorType, low: Value, high: Value) -> Value:
    """A value of two halves."""
    return put_half(high, put_half(low, number(ty, 0), 0), 1)


def as_part(value: Value) -> Value:
    """With a last dimension of one, where it is a vector."""
    ty = value.type
    if not isinstance(ty, VectorType):
        return value
    return vector.ShapeCastOp(VectorType((*ty.shape, 1), ty.element), value).result


def without_part(value: Value) -> Value:
    """Without the last dimension of one, where it is a vector."""
    ty = value.type
    if not isinstance(ty, VectorType):
        return value
    return vector.ShapeCastOp(VectorType(ty.shape[:-1], ty.element), value).result


def halved(numbers: Sequence[int], bits: int) -> list[int]:
    """The halves of numbers, one after the other, each with its sign."""
    found: list[int] = []
    for whole in numbers:
        for part in (whole, whole >> bits):
            low = part & ((1 << bits) - 1)
            found.append(low - (low >> (bits - 1) << bits))
    return found
