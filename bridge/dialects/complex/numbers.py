"""`#complex.number<:f64 1.0, 0.0>`: a complex number, which knows its own type."""

from __future__ import annotations

from typing import Any, Final

from bridge.ir.attributes import FloatAttr
from bridge.ir.types import F64, ComplexType, FloatType, Type
from bridge.ods.definition_formats import Body
from bridge.ods.definitions import Syntax
from bridge.text.numbers import float_pattern
from bridge.text.state import Parts, Reader
from bridge.text.tokens import ParseError
from bridge.text.types import read_type


def _read(r: Reader) -> dict[str, object]:
    r.expect("<", "expected '<'")
    r.expect(":", "expected ':'")
    where = r.peek().pos
    element = read_type(r)
    real = _read_part(r)
    r.expect(",", "expected ','")
    imaginary = _read_part(r)
    r.expect(">", "expected '>'")
    if not isinstance(element, FloatType):
        # Upstream aborts before it reports an error.
        raise ParseError(where, f"expected a type of floats, but got '{element}'")
    # The numbers are rounded to the type.
    return {"real": FloatAttr(real, element), "imag": FloatAttr(imaginary, element)}


def _read_part(r: Reader) -> float:
    """A number of double precision."""
    negative = r.accept("-")
    bits = float_pattern(r, F64.format, r.peek(), negative)
    r.take()
    return FloatAttr.of_bits(bits, F64).value


def _write(values: dict[str, Any]) -> Parts:
    real, imaginary = values["real"], values["imag"]
    numbers = [str(part).partition(" :")[0] for part in (real, imaginary)]
    return (f"<:{real.type} {', '.join(numbers)}>",)


def _type_of(values: dict[str, Any]) -> Type | None:
    return ComplexType(values["real"].type)


SYNTAX: Final[Syntax] = {
    ("number", "attributes"): Body(("real", "imag"), _read, _write, type_of=_type_of)
}
