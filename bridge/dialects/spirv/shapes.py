"""What the rules of SPIR-V's ops ask of types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import prod
from typing import Final

from bridge.dialects.spirv.types import (
    ArrayType,
    CooperativeMatrixType,
    ImageType,
    MatrixType,
    RuntimeArrayType,
    SampledImageType,
    StructType,
    TensorArmType,
    is_spirv,
)
from bridge.ir.repeated import Repeated
from bridge.ir.types import DYNAMIC, FloatType, IntegerType, Type, VectorType

POINTER_WIDTH: Final = 64
"""The width of a pointer in bits."""


def uniform_elements(ty: Type) -> tuple[Type, int | None] | None:
    """The type of all elements of a composite, and their number where it is known.

    None for structs, whose members have types of their own, and for what is no
    composite.
    """
    match ty:
        case ArrayType():
            return ty.element_type, ty.element_count
        case MatrixType():
            return ty.column_type, ty.column_count
        case RuntimeArrayType() | CooperativeMatrixType():
            return ty.element_type, None
        case TensorArmType():
            shape = ty.shape
            known = shape is not None and DYNAMIC not in shape
            return ty.element_type, prod(shape or ()) if known else None
        case VectorType():
            return ty.element, ty.num_elements
        case _:
            return None


def element_type(ty: Type, index: int) -> Type | str:
    """The type at an index of a composite, or what is wrong with it."""
    if isinstance(ty, StructType):
        if not 0 <= index < len(ty.member_types):
            return f"index {index} out of bounds for '{ty}'"
        return ty.member_types[index]
    found = uniform_elements(ty)
    if found is None:
        return f"cannot extract from non-composite type '{ty}' with index {index}"
    element, size = found
    if size is not None and not 0 <= index < size:
        return f"index {index} out of bounds for '{ty}'"
    return element


def image(ty: Type) -> ImageType | None:
    """An image, also of one that is sampled; None for other types."""
    if isinstance(ty, SampledImageType):
        ty = ty.image_type
    return ty if isinstance(ty, ImageType) else None


def is_number(ty: Type | None) -> bool:
    return isinstance(ty, IntegerType | FloatType)


def width(ty: Type) -> int:
    """The bits of a value of a type, of all elements together; 0 if it has none."""
    if is_spirv(ty, "ptr"):
        return POINTER_WIDTH
    if isinstance(ty, VectorType):
        return ty.num_elements * width(ty.element)
    return ty.width if isinstance(ty, IntegerType | FloatType) else 0


def is_composite(ty: Type) -> bool:
    """Whether a type is a composite."""
    if isinstance(ty, VectorType):
        return len(ty.shape) == 1 and ty.shape[0] in (2, 3, 4, 8, 16)
    return isinstance(ty, StructType) or uniform_elements(ty) is not None


def count_elements(ty: Type) -> int | None:
    """How many elements a composite has, None where it is not known."""
    if isinstance(ty, StructType):
        return None if refers_back(ty) else len(ty.member_types)
    found = uniform_elements(ty)
    return None if found is None else found[1]


def elements(ty: Type) -> Sequence[Type]:
    """The types of all elements of a composite; there may be very many."""
    if isinstance(ty, StructType):
        return ty.member_types
    found = uniform_elements(ty)
    if found is None:
        return ()
    element, size = found
    return (element,) if size is None else Repeated(element, size)


def first_element(ty: Type) -> Type | None:
    """The type of the first element of a composite, if it has one."""
    if isinstance(ty, StructType):
        return ty.member_types[0] if ty.member_types else None
    found = uniform_elements(ty)
    return None if found is None else found[0]


_BACK: Final = re.compile(r"struct<[^(,>]+>")


def refers_back(ty: Type) -> bool:
    """Whether a type names a struct that encloses it, instead of spelling it."""
    return _BACK.search(str(ty)) is not None


def differ(left: Type, right: Type) -> bool:
    """Whether types are surely not the same.

    What a struct that names itself holds is spelled in another way than what it is
    when it is alone: these are not checked.
    """
    return left is not right and not (refers_back(left) or refers_back(right))
