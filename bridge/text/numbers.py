"""Integer and float literals, as attributes and as elements of dense ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import Attribute, FloatAttr, IntegerAttr
from bridge.ir.dense import bit_width
from bridge.ir.floats import FloatFormat, format_float, from_float
from bridge.ir.types import F64, I64, FloatType, IndexType, IntegerType, Type
from bridge.text import types as type_text
from bridge.text.integers import integer_value
from bridge.text.state import Reader
from bridge.text.tokens import ParseError, Token

if TYPE_CHECKING:
    from bridge.text.spelling import Elision, Spelling, Write

ADD_A_DOT: Final = "add a trailing dot to make the literal a float"


def integer_bits(ty: Type, spelling: str, negative: bool) -> int | None:
    """The pattern of an integer literal in a type; None where it is out of range.

    A literal without a sign may fill a signless type's sign bit.
    """
    value = integer_value(spelling)
    width = bit_width(ty)
    if value >> width:
        return None
    if width == 0:
        return None if negative else 0
    sign = 1 << width - 1
    if negative:
        value = -value & ((1 << width) - 1)
        return value if value & sign else None
    signed = isinstance(ty, IndexType) or (
        isinstance(ty, IntegerType) and ty.signedness == "signed"
    )
    return None if signed and value & sign else value


def read_integer(r: Reader, ty: Type | None, negative: bool) -> Attribute:
    """The attribute of the integer token at the cursor, which moves past its type.

    A hexadecimal one may be a float's pattern. Raises `ParseError`.
    """
    token = r.take()
    if ty is None:
        ty = type_text.read_type(r) if r.accept(":") else I64
    if isinstance(ty, FloatType):
        return FloatAttr.of_bits(float_pattern(r, ty.format, token, negative), ty)
    if not isinstance(ty, IntegerType | IndexType):
        raise ParseError(token.pos, "integer literal not valid for specified type")
    if negative and isinstance(ty, IntegerType) and ty.signedness == "unsigned":
        message = "negative integer literal not valid for unsigned integer type"
        raise ParseError(token.pos, message)
    bits = integer_bits(ty, token.text, negative)
    if bits is None:
        raise ParseError(token.pos, "integer constant out of range for attribute")
    return IntegerAttr.wrapped(bits, ty)


def read_float(r: Reader, ty: Type | None, negative: bool) -> Attribute:
    """The attribute of the float token at the cursor, which moves past its type.

    Raises `ParseError`.
    """
    value = float(r.take().text)
    if ty is None:
        ty = type_text.read_type(r) if r.accept(":") else F64
    if not isinstance(ty, FloatType):
        raise r.error("floating point value not valid for specified type")
    return FloatAttr(-value if negative else value, ty)


def float_pattern(r: Reader, fmt: FloatFormat, token: Token, negative: bool) -> int:
    """The pattern of a float literal, or of its bits in hex, in a format.

    Raises `ParseError` at the token.
    """
    if token.kind == "float":
        value = float(token.text)
        return from_float(fmt, -value if negative else value)
    if token.kind != "integer":
        raise ParseError(token.pos, "expected floating point literal")
    if token.text[1:2] != "x":
        raise ParseError(
            token.pos,
            "unexpected decimal integer literal for a floating point value",
            (((r.source, token.pos), ADD_A_DOT),),
        )
    if negative:
        message = "hexadecimal float literal should not have a leading minus"
        raise ParseError(token.pos, message)
    bits = integer_value(token.text)
    if bits >> fmt.width:
        message = "hexadecimal float constant out of range for type"
        raise ParseError(token.pos, message)
    return bits


def _write_float(s: Spelling, attr: FloatAttr, elision: Elision) -> str:
    """`1.000000e+00 : f32`."""
    ty = attr.type
    assert isinstance(ty, FloatType)  # checked when made
    fmt = ty.format
    text = format_float(fmt, attr.bits)
    if elision == "must":
        return text
    # In hex it could not be distinguished from an integer.
    if elision == "may" and ty is F64 and not text.startswith("0x"):
        return text
    return f"{text} : {ty.name}"


WRITERS: Final[dict[type, Write]] = {FloatAttr: _write_float}
"""What writes a float attribute."""
