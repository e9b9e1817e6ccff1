"""The parameters of dialects' types that constraints ask about.

Each function returns None for a type that has no such parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import prod
from typing import Any, Final

from bridge.ir.repeated import Repeated
from bridge.ir.types import (
    TOKEN,
    ComplexType,
    DialectType,
    FloatType,
    IntegerType,
    RankedTensorType,
    RankedType,
    ShapedType,
    Type,
    VectorType,
    as_shaped,
)


def parameter(ty: object, dialect: str, mnemonic: str, field: str) -> Any:
    """A parameter of a type, where it is that type of a dialect."""
    if not isinstance(ty, DialectType) or (ty.dialect, ty.mnemonic) != (
        dialect,
        mnemonic,
    ):
        return None
    return getattr(ty, field)


def storage_width(ty: object) -> int | None:
    """How many bits a quantized type is stored in."""
    for mnemonic in ("any", "uniform"):
        stored = parameter(ty, "quant", mnemonic, "storage_type")
        if stored is not None:
            return int(stored.width)
    return None


def rank(ty: object) -> int | None:
    """The number of dimensions of a type that has some."""
    dims = shape(ty)
    if dims is not None:
        return len(dims)
    if parameter(ty, "spirv", "arm.tensor", "element_type") is not None:
        # Upstream has no dimensions where the rank is not known.
        return 0
    rank_of_shape: int | None = parameter(ty, "tosa", "shape", "rank")
    return rank_of_shape


def shape(ty: object) -> tuple[int, ...] | None:
    """The sizes of the dimensions of what upstream calls a shaped type."""
    known = shaped(ty)
    return None if known is None else known.shape


def shaped(ty: object) -> RankedType | None:
    """A type with the shape and the elements of a type that has both."""
    if not isinstance(ty, DialectType):
        return ty if isinstance(ty, RankedType) else None
    if (ty.dialect, ty.mnemonic) != ("x86", "amx.tile"):
        return as_shaped(ty)
    tile: Any = ty
    return RankedTensorType(tile.shape, tile.element_type)


def element(ty: object) -> Type | None:
    """What a type holds."""
    if isinstance(ty, ShapedType | ComplexType):
        return ty.element
    if not isinstance(ty, DialectType):
        return None
    known = shaped(ty)
    if known is not None:
        return known.element
    found = _ELEMENTS.get((ty.dialect, ty.mnemonic))
    return None if found is None else found(ty)


def element_or_self(ty: object) -> Any:
    """What a shaped type holds; any other type itself."""
    if isinstance(ty, ShapedType):
        return ty.element
    known = shaped(ty)
    if known is not None:
        return known.element
    # What the reference's operations on matrices call their element type.
    column = parameter(ty, "spirv", "matrix", "column_type")
    return ty if column is None else column.element


def size_in_bits(ty: object) -> int | None:
    """How large a shaped type of numbers is."""
    sizes, width = shape(ty), getattr(element(ty), "width", None)
    if sizes is None or min(sizes, default=0) < 0 or not isinstance(width, int):
        return None
    return prod(sizes) * width


_ELEMENTS: Final[dict[tuple[str, str], Callable[[Any], Type | None]]] = {
    ("gpu", "mma_matrix"): lambda ty: ty.element_type,
    ("llvm", "array"): lambda ty: ty.element_type,
    ("pdl", "range"): lambda ty: ty.element_type,
    ("spirv", "matrix"): lambda ty: ty.column_type.element,
}
"""The elements' type of the types that are not shaped."""


def members(ty: Any) -> Sequence[Type] | None:
    """The types of the members of LLVM's structs and arrays.

    None for what is no aggregate, and for a struct without a body.
    """
    count = parameter(ty, "llvm", "array", "num_elements")
    if count is not None:
        return Repeated(ty.element_type, count)
    body: tuple[Type, ...] | None = parameter(ty, "llvm", "struct", "body")
    return body


def is_aggregate(ty: object) -> bool:
    """Whether a type is one of LLVM's structs, with or without a body, or arrays."""
    fields = (("array", "num_elements"), ("struct", "packed"))
    return any(parameter(ty, "llvm", *field) is not None for field in fields)


def member_at(ty: object, index: float) -> Type | None:
    """A member of an aggregate, by the lower 32 bits of its index, as upstream."""
    inside = members(ty) or ()
    low = int(index) & 0xFFFFFFFF
    return inside[low] if index >= 0 and low < len(inside) else None


def struct_member(ty: object, index: int) -> Type | None:
    """The type of a member of LLVM's structs."""
    found = parameter(ty, "llvm", "struct", "body") or ()
    return found[index] if index < len(found) else None


# What LLVM IR can express -------------------------------------------------------------

_SCALARS: Final = frozenset({"bf16", "f16", "f32", "f64", "f80", "f128"})


@lru_cache(maxsize=4096)
def is_compatible(ty: object) -> bool:
    """Whether LLVM IR can express a type."""
    if isinstance(ty, IntegerType):
        return ty.signedness == "signless"
    if isinstance(ty, FloatType):
        return ty.name in _SCALARS
    if isinstance(ty, VectorType):
        return len(ty.shape) == 1 and is_compatible(ty.element)
    if not isinstance(ty, DialectType):
        return ty is TOKEN
    if ty.dialect != "llvm":
        return (ty.dialect, ty.mnemonic) == ("ptr", "ptr")
    held = _HELD.get(ty.mnemonic)
    return held is None or all(map(is_compatible, held(ty)))


_HELD: Final[dict[str, Callable[[Any], Sequence[Type]]]] = {
    "array": lambda ty: (ty.element_type,),
    "func": lambda ty: (ty.return_type, *ty.params),
    "struct": lambda ty: ty.body or (),
    "target": lambda ty: ty.type_params,
}
"""The element types of LLVM types."""
