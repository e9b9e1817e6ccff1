"""Constant scalars, and elements of constant tensors; both by their exact bits."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.tensor.types import tensor_type
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
)
from bridge.ir.core import Value
from bridge.ir.dense import pack_bits, stored_bits, unpack_bits
from bridge.ir.types import ComplexType, FloatType, IntegerType, RankedTensorType, Type
from bridge.op.folding import element_of

__all__ = [
    "elements_of_scalars",
    "scalar_at",
    "scalar_of_splat",
    "sparse_scalar_at",
    "splat_like",
]


def scalar_at(elements: DenseElementsAttr, indices: Sequence[int]) -> Attribute | None:
    """The attribute of one element; `None` where it is out of bounds.

    That of a complex number is its two parts.
    """
    ty = elements.element
    if not isinstance(ty, ComplexType):
        return element_of(elements, indices)
    part, at = ty.element, 0
    for index, size in zip(indices, elements.shape, strict=True):
        if not 0 <= index < size:
            return None
        at = at * size + index
    bits = unpack_bits(ty, elements.raw_values[at])
    return ArrayAttr(tuple([_part(one, part) for one in bits]))


def sparse_scalar_at(
    elements: SparseElementsAttr, indices: Sequence[int]
) -> Attribute | None:
    """The attribute of one element; `None` where it is out of bounds, or said twice."""
    ty, values = elements.type, elements.values
    if not isinstance(ty, RankedTensorType) or not isinstance(
        values, DenseElementsAttr
    ):
        return None
    if not all(0 <= at < size for at, size in zip(indices, ty.shape, strict=True)):
        return None
    if len(elements.indices.shape) != 2 or len(values.shape) != 1:
        return None
    rows = range(values.shape[0])
    found = [row for row in rows if _place(elements, row, ty.rank) == [*indices]]
    if found:
        return scalar_at(values, found) if len(found) == 1 else None
    known = isinstance(ty.element, FloatType | IntegerType)
    return _part(0, ty.element) if known else None


def _place(elements: SparseElementsAttr, row: int, rank: int) -> list[int]:
    numbers = [element_of(elements.indices, [row, dim]) for dim in range(rank)]
    return [one.signed for one in numbers if isinstance(one, IntegerAttr)]


def _part(bits: int, ty: Type) -> Attribute:
    """A part of a complex number, by its bits."""
    if isinstance(ty, FloatType):
        return FloatAttr.of_bits(bits, ty)
    return IntegerAttr.wrapped(bits, ty)


def scalar_of_splat(constant: Attribute | None) -> Attribute | None:
    """The attribute that each element of a constant is, where all are the same."""
    if not isinstance(constant, DenseElementsAttr) or not constant.splat:
        return None
    return scalar_at(constant, [0] * len(constant.shape))


def elements_of_scalars(
    ty: RankedTensorType, scalars: Sequence[Attribute | None]
) -> DenseElementsAttr | None:
    """The tensor of scalars, or of one for a splat; `None` where one is no number."""
    data = [_bytes_of(scalar) for scalar in scalars]
    known = [one for one in data if one is not None]
    if len(known) < len(data):
        return None
    return DenseElementsAttr(ty, b"".join(known), len(known) == 1)


def _bytes_of(scalar: Attribute | None) -> bytes | None:
    """The bytes that an element has where it is a scalar."""
    if isinstance(scalar, IntegerAttr):
        return pack_bits(scalar.type, [scalar.bits])
    if isinstance(scalar, FloatAttr) and isinstance(scalar.type, FloatType):
        bits = stored_bits(scalar.type.format, scalar.bits)
        return pack_bits(scalar.type, [bits])
    if not isinstance(scalar, ArrayAttr):
        return None
    parts = [_bytes_of(part) for part in scalar]
    known = [part for part in parts if part is not None]
    return b"".join(known) if len(known) == len(parts) == 2 else None


def splat_like(constant: Attribute | None, result: Value) -> Attribute | None:
    """A constant whose elements all are the same, with the type of a value.

    Upstream: `reshapeConstantSource`.
    """
    ty = tensor_type(result)
    is_splat = isinstance(constant, DenseElementsAttr) and constant.splat
    if not is_splat or not ty.has_static_shape:
        return None
    assert isinstance(constant, DenseElementsAttr)  # for the type checker
    return constant.reshaped(ty)
