"""What C knows of types."""

from __future__ import annotations

from typing import Any, Final

from bridge.ir.types import (
    BF16,
    F16,
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    TupleType,
    Type,
    as_shaped,
    in_place_of,
)
from bridge.ods.definition_formats import Body, Fields
from bridge.ods.definitions import Syntax
from bridge.ods.nodes import DefinedType
from bridge.text.state import Parts, Reader
from bridge.text.tokens import ParseError
from bridge.text.types import read_static_shape, read_type, write_shape

_WIDE = ("ptrdiff_t", "size_t", "ssize_t")
_WIDTHS = (1, 8, 16, 32, 64)


def is_emitc(ty: Type, mnemonic: str) -> bool:
    """Whether a type is the dialect's own of this name."""
    return isinstance(ty, DialectType) and (ty.dialect, ty.mnemonic) == (
        "emitc",
        mnemonic,
    )


def is_pointer_wide(ty: Type) -> bool:
    """Whether a type has as many bits as a pointer."""
    return any(is_emitc(ty, word) for word in _WIDE)


def is_integer(ty: Type) -> bool:
    """Whether C has such an integer."""
    return isinstance(ty, IntegerType) and ty.width in _WIDTHS


def is_integer_like(ty: Type) -> bool:
    """An integer, an index, or what C knows and we do not."""
    index = isinstance(ty, IndexType) or is_emitc(ty, "opaque")
    return index or is_integer(ty) or is_pointer_wide(ty)


def inner(ty: Type) -> Type:
    """What a pointer, an lvalue or an array is of."""
    shaped = as_shaped(ty)
    if shaped is not None:
        return shaped.element
    found: Any = ty
    of: Type = found.pointee if is_emitc(ty, "ptr") else found.value_type
    return of


def sizes(ty: Type) -> tuple[int, ...]:
    """The sizes of an array."""
    shaped = as_shaped(ty)
    return shaped.shape if shaped is not None else ()


def is_castable(source: Type, target: Type) -> bool:
    """Whether a C cast makes one type of another."""
    if is_emitc(source, "array"):
        shape = sizes(source)
        decays = is_emitc(target, "ptr") and len(shape) == 1 and shape[0] >= 1
        return decays and inner(target) is inner(source)
    return is_element(source) and is_element(target)


def is_element(ty: Type) -> bool:
    """Whether an array has such elements: numbers, pointers, what we do not know."""
    floating = isinstance(ty, FloatType) and is_supported(ty)
    return floating or is_integer_like(ty) or is_emitc(ty, "ptr")


def is_supported(ty: Type) -> bool:
    """Whether C or C++ can have values of a type."""
    if is_emitc(ty, "opaque") or is_pointer_wide(ty) or isinstance(ty, IndexType):
        return True
    if is_emitc(ty, "ptr"):
        return is_supported(inner(ty))
    if is_emitc(ty, "array"):
        return _is_part(inner(ty))
    if isinstance(ty, FloatType):
        return ty.width in (32, 64) or ty in (F16, BF16)
    if isinstance(ty, RankedTensorType):
        return ty.has_static_shape and _is_part(ty.element)
    if isinstance(ty, TupleType):
        return all(map(_is_part, ty.types))
    return is_integer(ty)


def _is_part(ty: Type) -> bool:
    return not is_emitc(ty, "array") and is_supported(ty)


def _read_array(r: Reader) -> Fields:
    """`<4x8xi32>`."""
    start = r.peek().pos - len("array")
    r.expect("<", "expected '<'")
    shape = tuple(read_static_shape(r))
    where = r.peek().pos
    element = read_type(r)
    if not is_element(element):
        # The quotes that are too many are upstream's.
        raise r.error(f"invalid array element type ''{element}''", where)
    r.expect(">", "expected '>'")
    if not shape:
        raise ParseError(start, "shape must not be empty")
    return {"shape": shape, "elementType": element}


def _array_parts(values: Fields) -> Parts:
    return (f"<{write_shape(values['shape'])}", values["elementType"], ">")


SYNTAX: Final[Syntax] = {
    ("array", "types"): Body(("shape", "elementType"), _read_array, _array_parts)
}


class ArrayType(DefinedType, name="emitc.array"):
    """`!emitc.array<4x8xi32>`."""

    shape: tuple[int, ...]
    element_type: Type

    def as_shaped(self) -> RankedTensorType:
        return in_place_of(self.shape, self.element_type)
