"""What predicates ask about: the parts of a type or an attribute, by C++ accessor.

A subject is a chain of casts and calls on `$_self`; each call is a row here. A part
that there is not is None: C++ would fail an assertion there, and a predicate asks
about the class before it casts.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, Final

from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    DialectAttr,
    IntegerAttr,
    TypeAttr,
)
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import (
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    ShapedType,
    Type,
    VectorType,
)
from bridge.later import later
from bridge.ods import dialect_types

Subject = Callable[[Any], Any]

find_subject: Final = later(
    "search", r"(?:cast<[\w:]+>\(\$_self\)|\$_self)(?:\.[\w<>:]+\(\)(?:\[[0-9]\])?)+"
)
"""The longest subject in a text without blanks and namespaces."""

_CALL: Final = later("match", r"\.([\w<>:]+\(\)(?:\[[0-9]\])?)")
_CAST: Final = later("match", r"cast<[\w:]+>\(\$_self\)")


def subject(text: str) -> Subject | None:
    """The part that a chain of calls gives; None for an unknown call."""
    cast = _CAST(text)
    if cast is None and not text.startswith("$_self"):
        return None
    at = cast.end() if cast is not None else len("$_self")
    calls: list[Subject] = []
    while at < len(text):
        match = _CALL(text, at)
        call = _CALLS.get(match[1]) if match is not None else None
        if match is None or call is None:
            return None
        calls.append(call)
        at = match.end()
    return calls[0] if len(calls) == 1 else _chained(calls)


def _chained(calls: list[Subject]) -> Subject:
    def chained(self: Any) -> Any:
        for call in calls:
            if self is None:
                return None
            self = call(self)
        return self

    return chained


# Parts of types ----------------------------------------------------------------------


def _bits(ty: Any) -> int | None:
    return ty.width if isinstance(ty, IntegerType | FloatType) else None


def _has_rank(ty: Any) -> bool | None:
    if isinstance(ty, ShapedType):
        return ty.has_rank
    return None if dialect_types.shape(ty) is None else True


def _is_static(ty: Any) -> bool | None:
    if isinstance(ty, ShapedType):
        return ty.has_static_shape
    shape = dialect_types.shape(ty)
    return None if shape is None else min(shape, default=0) >= 0


def _count(ty: Any) -> int | None:
    shape = dialect_types.shape(ty)
    return None if shape is None or min(shape, default=0) < 0 else prod(shape)


def _scalable_dims(ty: Any) -> tuple[bool, ...] | None:
    if not isinstance(ty, VectorType):
        return None
    return ty.scalable or (False,) * len(ty.shape)


def _is_strided(ty: Any) -> bool | None:
    if not isinstance(ty, MemRefType):
        return None
    return strides_and_offset(ty) is not None


def _is_kind(signedness: str) -> Subject:
    return lambda ty: isinstance(ty, IntegerType) and ty.signedness == signedness


def _is_float(name: str) -> Subject:
    return lambda ty: isinstance(ty, FloatType) and ty.name == name


def _is_index(ty: Any) -> bool:
    return isinstance(ty, IndexType)


def _is_signless_or_index(ty: Any) -> bool:
    return isinstance(ty, IndexType) or _is_kind("signless")(ty)


# Parts of attributes -----------------------------------------------------------------


def _type(attr: Any) -> Type | None:
    """A type has itself: a shaped attribute's type is asked for its own."""
    found = attr if isinstance(attr, Type) else getattr(attr, "type", None)
    if found is None and isinstance(attr, Attribute):
        return NoneType()
    return found if isinstance(found, Type) else None


def _value(attr: Any) -> Type | int | str | None:
    if isinstance(attr, TypeAttr):
        return attr.type
    if isinstance(attr, DialectAttr):
        # A case of an enum, as it is written.
        case = getattr(attr, "value", None)
        return case if isinstance(case, str) else None
    return attr.value if isinstance(attr, IntegerAttr) else None


def _size(attr: Any) -> int | None:
    if isinstance(attr, DenseArrayAttr):
        return len(attr.values)
    return len(attr.elements) if isinstance(attr, ArrayAttr) else None


def _numbers(attr: Any) -> tuple[Any, ...] | None:
    return tuple(attr.values) if isinstance(attr, DenseArrayAttr) else None


def _elements(attr: Any) -> tuple[Any, ...] | None:
    return tuple(attr.values) if isinstance(attr, DenseElementsAttr) else None


# Calls -------------------------------------------------------------------------------

_CALLS: Final[dict[str, Subject]] = {
    "allDimsScalable()": lambda ty: all(_scalable_dims(ty) or (False,)),
    "asArrayRef()": _numbers,
    "back()": lambda values: values[-1] if values else None,
    "drop_back()": lambda values: values[:-1],
    "getAddressSpace()": dialect_types.address_space,
    "getBody()[0]": dialect_types.struct_member(0),
    "getBody()[1]": dialect_types.struct_member(1),
    "getElementType()": dialect_types.element,
    "getInt()": _value,
    "getIntOrFloatBitWidth()": _bits,
    "getNumElements()": _count,
    "getOperationName()": dialect_types.operation_name,
    "getRank()": dialect_types.rank,
    "getScalableDims()": _scalable_dims,
    "getShape()": dialect_types.shape,
    "getStorageTypeIntegralWidth()": dialect_types.storage_width,
    "getType()": _type,
    "getValue()": _value,
    "getValues<int32_t>()": _elements,
    "getValueType()": dialect_types.value_type,
    "hasRank()": _has_rank,
    "hasStaticShape()": _is_static,
    "isBF16()": _is_float("bf16"),
    "isF16()": _is_float("f16"),
    "isF32()": _is_float("f32"),
    "isF64()": _is_float("f64"),
    "isIndex()": _is_index,
    "isIntOrFloat()": lambda ty: isinstance(ty, IntegerType | FloatType),
    "isNegative()": lambda value: value < 0,
    "isPowerOf2()": lambda value: value.bit_count() == 1 and value > 0,
    "isSignedInteger()": _is_kind("signed"),
    "isSignlessIntOrIndex()": _is_signless_or_index,
    "isSignlessInteger()": _is_kind("signless"),
    "isStrictlyPositive()": lambda value: value > 0,
    "isStrided()": _is_strided,
    "isUnsignedInteger()": _is_kind("unsigned"),
    "size()": _size,
}
"""What a call on a type, an attribute, a number or a list gives."""
