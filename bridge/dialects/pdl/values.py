"""The pdl dialect: attributes of operations, ranges and results."""

from __future__ import annotations

from typing import Final

from bridge.ir.core import Operation
from bridge.ir.types import DialectType, Type
from bridge.ods.definition_formats import Body, Fields
from bridge.ods.definitions import Syntax
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.directives_rows import STRINGS, rows
from bridge.ods.format_types import Reading
from bridge.ods.nodes import DefinedType, dialect_type
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.state import Parts, Reader
from bridge.text.tokens import ParseError

_WORDS = ("attribute", "operation", "type", "value")


def range_of(ty: Type, *, nested: bool = False) -> Type:
    """`!pdl.range<value>` of `!pdl.value`; a range is its own unless it is `nested`."""
    return ty if isinstance(ty, RangeType) and not nested else RangeType(ty)


def _read_range_type(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`: t` where there are no arguments to infer the range from."""
    known = arguments[0].known(reading)
    ty = range_of(known[0]) if known else r.colon_type()
    arguments[1].put(reading, [ty])


def _write_range_type(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    if not arguments[0].of(op):
        w.put(": ", arguments[1].of(op))


ATTRIBUTES: Final = rows("$1 = $0", {1: STRINGS}, brackets=" {}")
RANGE_TYPE: Final = Directive(_read_range_type, _write_range_type)


def _read_results(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`-> t` where one result is meant; all results are a range of values."""
    ty: Type = RangeType(dialect_type("pdl.value"))
    if arguments[0].known(reading) is not None:
        r.expect("->", "expected '->'")
        ty = r.type()
    arguments[1].put(reading, [ty])


def _write_results(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    if arguments[0].of(op) is not None:
        w.put(" -> ", arguments[1].of(op))


DIRECTIVES: Final[Directives] = {
    "OperationOpAttributes": ATTRIBUTES,
    "RangeType": RANGE_TYPE,
    "ResultsValueType": Directive(_read_results, _write_results),
}


def _read_range_body(r: Reader) -> Fields:
    """`<value>`."""
    # Upstream blames the whole for what is no type of the dialect inside.
    return {"elementType": _read_range(r, r.peek().pos - len("range"))}


def _read_range(r: Reader, start: int) -> Type:
    r.expect("<", "expected '<'")
    token = r.peek()
    if token.kind not in ("bare", "inttype"):
        raise ParseError(token.pos, "expected valid keyword")
    r.take()
    is_range = token.text == "range"
    if not is_range and token.text not in _WORDS:
        raise ParseError(start, f"invalid 'pdl' type: `{token.text}'")
    element: Type
    if is_range:
        element = RangeType(_read_range(r, start))
    else:
        element = dialect_type(f"pdl.{token.text}")
    r.expect(">", "expected '>'")
    if is_range:
        message = f"element of pdl.range cannot be another range, but got'{element}'"
        raise ParseError(token.pos, message)
    return element


def _range_parts(values: Fields) -> Parts:
    inner = values["elementType"]
    # Upstream prints nothing of a type that is not of the dialect.
    is_pdl = isinstance(inner, DialectType) and inner.dialect == "pdl"
    return (f"<{str(inner).removeprefix('!pdl.') if is_pdl else ''}>",)


SYNTAX: Final[Syntax] = {
    ("range", "types"): Body(("elementType",), _read_range_body, _range_parts)
}


class RangeType(DefinedType, name="pdl.range"):
    """`!pdl.range<value>`: any number of attributes, operations, types or values."""

    element_type: Type
