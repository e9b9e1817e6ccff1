"""Quantized types, `!quant.uniform<i8:f32, 2.0:128>`, in upstream's spelling."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import FloatAttr
from bridge.ir.floats import to_float
from bridge.ir.types import F64, FloatType, IntegerType, Type
from bridge.ods.definition_parameters import read_integer
from bridge.ods.definitions import OWN_SYNTAX
from bridge.ods.enums import Complaint
from bridge.text.numbers import float_pattern
from bridge.text.state import Parts, Reader
from bridge.text.types import begins_type, read_type

_WIDEST: Final = 32
"""Values are stored in at most so many bits."""


def _storage(r: Reader) -> str:
    """`i8<-7:7>`: the type, and its bounds where they are not all it can hold."""
    pos = r.peek().pos
    signed, width = _storage_type(r)
    if not 0 < width <= _WIDEST:
        raise Complaint(pos, f"illegal storage type size: {width}")
    least = -(1 << (width - 1)) if signed else 0
    most = (1 << (width - signed)) - 1
    text = f"{'i' if signed else 'u'}{width}"
    if not r.accept("<"):
        return text
    first = r.peek().pos
    low = int(str(read_integer(r)[0]))
    r.expect(":", "expected ':'")
    second = r.peek().pos
    high = int(str(read_integer(r)[0]))
    r.expect(">", "expected '>'")
    if low < least:
        raise Complaint(first, f"illegal storage type minimum: {low}")
    if high > most:
        raise Complaint(second, f"illegal storage type maximum: {high}")
    return text if (low, high) == (least, most) else f"{text}<{low}:{high}>"


def _storage_type(r: Reader) -> tuple[bool, int]:
    token = r.peek()
    if begins_type(token):
        ty = read_type(r)
        if not isinstance(ty, IntegerType):
            raise Complaint(token.pos, "invalid kind of type specified")
        return ty.signedness != "unsigned", ty.width
    if token.kind != "bare":
        raise Complaint(token.pos, "expected valid keyword")
    r.take()
    if token.text[0] != "u":
        raise Complaint(token.pos, "illegal storage type prefix")
    if not token.text[1:].isdigit():
        raise Complaint(token.pos, "expected storage type width")
    return False, int(token.text[1:])


def read_float(r: Reader, ty: Type = F64) -> str:
    """A number with a point, as upstream prints it in this type."""
    negative = r.accept("-")
    token = r.peek()
    if token.kind not in ("float", "integer"):
        raise r.wrong_token("expected floating point literal")
    value = to_float(F64.format, float_pattern(r, F64.format, token, negative))
    r.take()
    return str(FloatAttr.of(value, ty)).partition(" : ")[0]


def _parameters(r: Reader, ty: Type) -> str:
    """`scale:zero`, without a zero that is 0."""
    scale = read_float(r, ty)
    if not r.accept(":"):
        return scale
    zero = str(read_integer(r)[0])
    return scale if zero == "0" else f"{scale}:{zero}"


def _listed(r: Reader, ty: Type, separator: str) -> str:
    """`{…}` of scales, or of such lists."""
    r.expect("{", "expected '{'")
    found = [_element(r, ty, separator)]
    while r.accept(","):
        found.append(_element(r, ty, separator))
    r.expect("}", "expected '}'")
    return f"{{{separator.join(found)}}}"


def _element(r: Reader, ty: Type, separator: str) -> str:
    return _listed(r, ty, separator) if r.at("{") else _parameters(r, ty)


def _blocks(r: Reader) -> str:
    """`{0:1, 1:2}`: axes and the sizes of their blocks."""
    r.expect("{", "expected '{'")
    found: list[str] = []
    if r.accept("}"):
        return "{}"
    while True:
        axis = read_integer(r)[0]
        r.expect(":", "expected ':'")
        found.append(f"{axis}:{read_integer(r)[0]}")
        if not r.accept(","):
            break
    r.expect("}", "expected '}'")
    return f"{{{', '.join(found)}}}"


def _expressed(r: Reader) -> FloatType:
    pos = r.peek().pos
    ty = read_type(r)
    if not isinstance(ty, FloatType):
        raise Complaint(pos, "invalid kind of type specified")
    return ty


def _read_uniform(r: Reader) -> Parts:
    r.expect("<", "expected '<'")
    storage = _storage(r)
    r.expect(":", "expected ':'")
    ty = _expressed(r)
    axis = ""
    blocks = ""
    if r.accept(":"):
        if r.at("{"):
            blocks = _blocks(r)
        else:
            axis = str(read_integer(r)[0])
    r.expect(",", "expected ','")
    if blocks:
        values = _listed(r, ty, ", ")
    else:
        values = _listed(r, F64, ",") if axis else _parameters(r, F64)
    r.expect(">", "expected '>'")
    where = f":{axis or blocks}" if axis or blocks else ""
    return (f"<{storage}:{ty}{where}, {values}>",)


def _read_any(r: Reader) -> Parts:
    r.expect("<", "expected '<'")
    storage = _storage(r)
    expressed = f":{_expressed(r)}" if r.accept(":") else ""
    r.expect(">", "expected '>'")
    return (f"<{storage}{expressed}>",)


def _read_calibrated(r: Reader) -> Parts:
    r.expect("<", "expected '<'")
    ty = _expressed(r)
    r.expect("<", "expected '<'")
    least = read_float(r)
    r.expect(":", "expected ':'")
    most = read_float(r)
    r.expect(">", "expected '>'")
    r.expect(">", "expected '>'")
    return (f"<{ty}<{least}:{most}>>",)


OWN_SYNTAX["quant", "any", "types"] = _read_any
OWN_SYNTAX["quant", "calibrated", "types"] = _read_calibrated
OWN_SYNTAX["quant", "uniform", "types"] = _read_uniform
