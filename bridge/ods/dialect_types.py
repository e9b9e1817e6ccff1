"""The parameters of dialects' types that constraints ask about, read from their text.

Each function gives None for a type that has no such parameter.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from math import prod
from typing import Any, Final

from bridge.ir.types import (
    ComplexType,
    DialectType,
    RankedType,
    ShapedType,
    Type,
    VectorType,
    as_shaped,
)
from bridge.ods import llvm_types
from bridge.ods.transforms import transform
from bridge.source import Source
from bridge.text.state import Reader
from bridge.text.types import read_type


def text_of(ty: Any, dialect: str, mnemonic: str) -> str | None:
    """The text of a type's body, where it is that type of a dialect."""
    if not isinstance(ty, DialectType) or ty.dialect != dialect:
        return None
    return str(ty.parts[0]) if ty.mnemonic == mnemonic else None


def _number(dialect: str, mnemonic: str, pattern: str) -> Callable[[Any], int | None]:
    """The number that a pattern finds behind the mnemonic, 0 where it is left out."""
    find = re.compile(re.escape(mnemonic) + pattern).match

    def number(ty: Any) -> int | None:
        text = text_of(ty, dialect, mnemonic)
        match = find(text) if text is not None else None
        return None if match is None else int(match[1] or 0)

    return number


address_space: Final = _number("llvm", "ptr", r"(?:<([0-9]+)>)?$")
"""Of LLVM's pointers."""
_shape_rank: Final = _number("tosa", "shape", r"<([0-9]+)>$")


def storage_width(ty: Any) -> int | None:
    """How many bits a quantized type is stored in."""
    if not isinstance(ty, DialectType) or ty.dialect != "quant":
        return None
    match = _STORAGE(str(ty.parts[0]))
    return None if match is None else int(match[1])


_STORAGE: Final = re.compile(r"(?:any|uniform)<[iuf]([0-9]+)").match


def operation_name(ty: Any) -> str | None:
    """The op that a handle of the transform dialect stands for."""
    text = text_of(ty, "transform", "op")
    return None if text is None else text[4:-2]


def rank(ty: Any) -> int | None:
    """The number of dimensions of a type that has some."""
    dims = shape(ty)
    return _shape_rank(ty) if dims is None else len(dims)


def shape(ty: Any) -> tuple[int, ...] | None:
    """The sizes of the dimensions of what upstream calls a shaped type."""
    known = shaped(ty)
    return None if known is None else known.shape


def shaped(ty: Any) -> RankedType | None:
    """A type with the shape and the elements of a type that has both."""
    if not isinstance(ty, DialectType):
        return ty if isinstance(ty, RankedType) else None
    if (ty.dialect, ty.mnemonic) != ("x86", "amx.tile"):
        return as_shaped(ty)
    # A tile is written as a tensor is.
    body = str(ty.parts[0]).removeprefix("amx.tile<")
    tensor = read_type(Reader(Source(f"tensor<{body}")))
    return tensor if isinstance(tensor, RankedType) else None


def element(ty: Any) -> Type | None:
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


def element_or_self(ty: Any) -> Any:
    """What a shaped type holds; any other type itself."""
    if isinstance(ty, ShapedType):
        return ty.element
    known = shaped(ty)
    if known is not None:
        return known.element
    # What the reference's operations on matrices call their element type.
    return _in_matrix(ty) if text_of(ty, "spirv", "matrix") else ty


def size_in_bits(ty: Any) -> int | None:
    """How large a shaped type of numbers is."""
    sizes, width = shape(ty), getattr(element(ty), "width", None)
    if sizes is None or min(sizes, default=0) < 0 or not isinstance(width, int):
        return None
    return prod(sizes) * width


def _calls(expression: str) -> Callable[[Type], Type | None]:
    inside = transform(expression)

    def call(ty: Type) -> Type | None:
        if inside is None:
            return None
        try:
            found = inside(ty)
        except TypeError:
            return None
        return found if isinstance(found, Type) else None

    return call


value_type: Final = _calls("cast<LValueType>($_self).getValueType()")
"""Of a value that can be assigned to."""


def _in_range(ty: DialectType) -> Type:
    return DialectType("pdl", (str(ty.parts[0])[len("range<") : -1],))


def _in_matrix(ty: DialectType) -> Type | None:
    """A matrix has columns, which are vectors."""
    column = str(ty.parts[0]).partition(" x ")[2].removesuffix(">")
    vector = read_type(Reader(Source(column)))
    return vector.element if isinstance(vector, VectorType) else None


_ELEMENTS: Final[dict[tuple[str, str], Callable[[DialectType], Type | None]]] = {
    ("gpu", "mma_matrix"): _calls("cast<gpu::MMAMatrixType>($_self).getElementType()"),
    ("llvm", "array"): llvm_types.array_element,
    ("pdl", "range"): _in_range,
    ("spirv", "matrix"): _in_matrix,
}
"""What reads the elements' type off the types that are not shaped."""


def struct_member(index: int) -> Callable[[Any], Type | None]:
    """The type of a member of LLVM's structs."""

    def member(ty: Any) -> Type | None:
        found = llvm_types.members(ty)
        if not isinstance(found, tuple) or index >= len(found):
            return None
        return found[index]

    return member
