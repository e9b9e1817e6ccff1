"""Types that follow from other types, by the tables' words.

A function returns None where its argument is not of the right kind: upstream's
constraint on that type emits a diagnostic before anything follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bridge.ir.repeated import Repeated
from bridge.ir.types import (
    I1,
    DialectType,
    FloatType,
    FunctionType,
    IntegerType,
    OpaqueType,
    RankedTensorType,
    RankedType,
    ShapedType,
    Type,
    UnrankedTensorType,
    VectorType,
)
from bridge.ods.dialect_types import parameter
from bridge.ods.kinds import builtin_type
from bridge.ods.nodes import dialect_type

Types = Sequence[Type]


def with_element(ty: Type, element: Type) -> Type | None:
    """A shaped type with other elements; None for any other type.

    Upstream does not check what it infers: elements that the type cannot have are
    refused by the op that gets it.
    """
    if not isinstance(ty, ShapedType):
        return None
    fields = {name: getattr(ty, name) for name in ty._fields}
    fields["element"] = element
    try:
        found: Type = type(ty)(*fields.values())
    except ValueError:
        found = type(ty).unchecked(*fields.values())
    return found


def i1_like(ty: Type) -> Type:
    """`i1`, in the shape of a type that has one; a tensor keeps its encoding."""
    if isinstance(ty, VectorType | RankedTensorType | UnrankedTensorType):
        return with_element(ty, I1) or I1
    tile = parameter(ty, "x86", "amx.tile", "shape")
    return I1 if tile is None else dialect_type("x86.amx.tile", tile, I1)


# Vectors -----------------------------------------------------------------------------


def _of_vector(make: Callable[..., Type | None]) -> Callable[..., Type | None]:
    """A function that makes nothing of what is no vector."""
    return lambda ty, *more: make(ty, *more) if isinstance(ty, VectorType) else None


def _drop_first(ty: VectorType) -> Type:
    return VectorType(ty.shape[1:], ty.element, ty.scalable[1:])


def _scalable_slice(ty: VectorType) -> Type:
    return VectorType(ty.shape[1:], ty.element, (True,))


def _scalable_square(ty: VectorType) -> Type:
    return VectorType(ty.shape[:1] * 2, ty.element, (True, True))


def _with_last(ty: VectorType, size: int) -> Type:
    return VectorType((*ty.shape[:-1], size), ty.element, ty.scalable)


def _interleaved(ty: VectorType) -> Type:
    if not ty.shape:
        return VectorType((2,), ty.element)
    return _with_last(ty, ty.shape[-1] * 2)


def _deinterleaved(ty: VectorType) -> Type:
    half = ty.shape[-1] // 2 if ty.shape else 0
    return _with_last(ty, half) if half > 0 else ty


def _scaled(ty: VectorType, factor: int, divisor: int, element: str) -> Type | None:
    """A vector of the first dimension times a fraction."""
    held = builtin_type(element)
    assert held is not None  # the table names a builtin type
    if not ty.shape:
        return None
    return VectorType((ty.shape[0] * factor // divisor,), held)


def _double_width(ty: VectorType) -> Type | None:
    element = ty.element
    if isinstance(element, IntegerType):
        return with_element(ty, IntegerType(element.width * 2, element.signedness))
    if isinstance(element, FloatType) and element.width in (16, 32):
        return with_element(ty, FloatType(f"f{element.width * 2}"))
    return None


# Others ------------------------------------------------------------------------------


def _elements(ty: Type) -> Types | None:
    """The element type, as often as a shaped type has elements."""
    if not isinstance(ty, RankedType):
        return None
    return Repeated(ty.element, ty.num_elements if ty.has_static_shape else 0)


def _wrapped(ty: Type, kind: str) -> Type:
    return dialect_type(kind[1:], ty)


def metadata_of(ty: Type) -> Type:
    """The type of what a pointer has beside its address.

    One that has nothing there has a type that no value is of, as upstream makes it.
    """
    try:
        return dialect_type("ptr.ptr_metadata", ty)
    except ValueError:
        return OpaqueType("ptr", ("ptr_metadata<", ty, ">"))


def _pdl_value(ty: Type) -> Type | None:
    """The value, or range of values, that a type or range of types belongs to."""
    if not isinstance(ty, DialectType) or ty.dialect != "pdl":
        return None
    value = dialect_type("pdl.value")
    if ty.mnemonic == "type":
        return value
    return dialect_type("pdl.range", value) if ty.mnemonic == "range" else None


INFERRED: Final[dict[str, Callable[..., Type | Sequence[Type] | None]]] = {
    "deinterleaved": _of_vector(_deinterleaved),
    "double width": _of_vector(_double_width),
    "drop first": _of_vector(_drop_first),
    "elements": _elements,
    "i1 like": i1_like,
    "inputs": lambda ty: ty.inputs if isinstance(ty, FunctionType) else None,
    "integer of bits": IntegerType,
    "interleaved": _of_vector(_interleaved),
    "metadata": metadata_of,
    "pdl value": _pdl_value,
    "results": lambda ty: ty.results if isinstance(ty, FunctionType) else None,
    "scalable slice": _of_vector(_scalable_slice),
    "scalable square": _of_vector(_scalable_square),
    "scaled": _of_vector(_scaled),
    "value and bool": lambda ty: dialect_type("llvm.struct", (ty, I1)),
    "with element": lambda ty, text: with_element(ty, builtin_type(text) or I1),
    "with last": _of_vector(_with_last),
    "wrapped": _wrapped,
}
"""By word: the type, or the types, that follow from a type."""
