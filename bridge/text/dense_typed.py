"""Dense elements whose type comes first: `dense<tensor<2xi32> : [1 : i32, 2 : i32]>`.

Each element is an attribute, which says what type it is of; LLVM 24 reads these as
what it prints in the other form, whose grammar is in `dense`.
"""

from __future__ import annotations

from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
)
from bridge.ir.dense import is_numeric, pack_bits, stored_bits
from bridge.ir.types import (
    ComplexType,
    FloatType,
    RankedType,
    ShapedType,
    Type,
    as_shaped,
)
from bridge.text import attributes as attribute_text
from bridge.text import types as type_text
from bridge.text.state import Reader
from bridge.text.tokens import ParseError


def begins_typed(r: Reader) -> bool:
    """Whether a type is at the cursor; a function's is none of those."""
    token = r.peek()
    return token.kind != "(" and type_text.begins_type(token)


def read_typed(r: Reader, start: int) -> Attribute:
    """All after `dense<`; raises `ParseError`, at `start` where it is about all."""
    ty, shaped = _read_type(r)
    r.expect(":", "expected ':' after type in dense attribute")
    patterns: list[int] = []
    splat = not r.at("[")
    if splat:
        patterns += _element(r, shaped.element)
    elif not shaped.shape:
        raise ParseError(start, "expected single element for scalar type, got list")
    else:
        _read_list(r, shaped, 0, patterns)
    r.expect(">", "expected '>' to close dense attribute")
    element = shaped.element
    part = element.element if isinstance(element, ComplexType) else element
    return DenseElementsAttr(ty, pack_bits(part, patterns), splat)


def _read_type(r: Reader) -> tuple[Type, RankedType]:
    start = r.peek().pos
    ty = type_text.read_type(r)
    shaped = as_shaped(ty)
    if shaped is None and not isinstance(ty, ShapedType):
        raise ParseError(start, "expected a shaped type for dense elements")
    if shaped is None or not shaped.has_static_shape:
        raise ParseError(start, "dense elements type must have static shape")
    if not is_numeric(shaped.element):
        message = (
            "element type must implement DenseElementTypeInterface for type-first "
            "dense syntax"
        )
        raise ParseError(start, message)
    return ty, shaped


def _read_list(r: Reader, shaped: RankedType, depth: int, patterns: list[int]) -> None:
    """The elements along a dimension, and those inside it."""
    r.expect("[", "expected '['")
    size, wanted = 0, shaped.shape[depth]
    inner = depth + 1 < len(shaped.shape)
    if not r.accept("]"):
        while not size or r.accept(","):
            if inner:
                _read_list(r, shaped, depth + 1, patterns)
            else:
                patterns += _element(r, shaped.element)
            size += 1
        r.expect("]", "expected ']'")
    if size != wanted:
        raise r.error(f"expected {wanted} elements in dimension, got {size}")


def _element(r: Reader, ty: Type) -> list[int]:
    """The patterns of an element's parts."""
    attr = attribute_text.read_attribute(r)
    if not isinstance(ty, ComplexType):
        found = [_pattern(attr, ty)]
    elif isinstance(attr, ArrayAttr) and len(attr.elements) == 2:
        found = [_pattern(part, ty.element) for part in attr.elements]
    else:
        found = [None]
    if None in found:
        raise r.error("incompatible attribute for element type")
    return [pattern for pattern in found if pattern is not None]


def _pattern(attr: Attribute, ty: Type) -> int | None:
    """What is stored for a number; None where it is none of the type."""
    if isinstance(attr, IntegerAttr) and attr.type is ty:
        return attr.bits
    if isinstance(attr, FloatAttr) and attr.type is ty and isinstance(ty, FloatType):
        return stored_bits(ty.format, attr.bits)
    return None
