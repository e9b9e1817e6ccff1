"""What `custom<…>` in the formats of the test dialect stands for."""

from __future__ import annotations

from typing import Any, Final

from bridge.ir.attributes import Attribute, StringAttr
from bridge.ir.core import Operation
from bridge.ir.locations import FileLineColLoc, Location
from bridge.ods.directives import (
    Argument,
    Arguments,
    Directive,
    Directives,
    directive,
    of_attribute,
)
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter


def _read_foo(r: AsmReader, to: Argument) -> Attribute | None:
    return r.attribute() if r.accept("foo") else None


def _write_foo(w: AsmWriter, attr: Any) -> None:
    w.put("foo ")
    w.attribute(attr)


def _read_parenthesized(r: AsmReader, reading: Reading, arguments: Arguments) -> bool:
    if not r.accept("("):
        arguments[0].put(reading, [])
        return False
    arguments[0].put(reading, r.operands_of(1))
    r.expect(")", "expected ')'")
    return True


def _write_parenthesized(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    values = arguments[0].of(op)
    if values:
        w.put("(", values, ") ")


def _read_operands(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    first, optional, rest = arguments
    first.put(reading, r.operands_of(1))
    optional.put(reading, r.operands_of(1) if r.accept(",") else [])
    r.expect("->", "expected '->'")
    rest.put(reading, r.operands("("))


def _write_operands(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    first, optional, rest = arguments
    w.values([*first.of(op), *optional.of(op)])
    w.put(" -> (", rest.of(op), ")")


def _read_types(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    first, optional, rest = arguments
    r.expect(":", "expected ':'")
    first.put(reading, [r.type()])
    optional.put(reading, [r.type()] if r.accept(",") else [])
    r.expect("->", "expected '->'")
    r.expect("(", "expected '('")
    types = [r.type()]
    while r.accept(","):
        types.append(r.type())
    rest.put(reading, types)
    r.expect(")", "expected ')'")


def _write_types(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    first, optional, rest = arguments
    w.put(" : ")
    w.types([*first.of(op), *optional.of(op)])
    w.put(" -> (")
    w.types(rest.of(op))
    w.put(")")


def _read_both(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    _read_operands(r, reading, Arguments(arguments[:3]))
    _read_types(r, reading, Arguments(arguments[3:]))


def _write_both(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    _write_operands(w, op, Arguments(arguments[:3]))
    _write_types(w, op, Arguments(arguments[3:]))


def _nothing(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """A reference to what was read before."""


def _read_attributes(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    arguments[0].put(reading, r.attribute())
    if r.accept(","):
        arguments[1].put(reading, r.attribute())


def _write_attributes(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.attribute(arguments[0].of(op))
    second = arguments[1].of(op)
    if second is not None:
        w.put(", ")
        w.attribute(second)


def _read_regions(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    arguments[0].put(reading, [r.braced_region()])
    arguments[1].put(reading, [r.braced_region()] if r.accept(",") else [])


def _write_regions(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.region(arguments[0].of(op)[0])
    others = arguments[1].of(op)
    if others:
        w.put(", ")
    for region in others:
        w.region(region)


def _read_successors(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    arguments[0].put(reading, [r.successor()])
    # Upstream's test keeps the second twice.
    arguments[1].put(reading, [r.successor()] * 2 if r.accept(",") else [])


def _write_successors(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.successor(arguments[0].of(op)[0])
    others = arguments[1].of(op)
    if others:
        w.put(", ")
        w.successor(others[0])


def _read_location(r: AsmReader, to: Argument) -> Attribute:
    pos = r.here()
    given = r.optional_location()
    if isinstance(given, Location):
        return given
    line, column = r.source.line_and_column(pos)
    return FileLineColLoc.at(r.source.filename, line, column)


def _read_operation_name(r: AsmReader, to: Argument) -> Attribute:
    return StringAttr(r.operation_name())


_CASES: Final = directive("SwitchCases", "scf")
assert _CASES is not None

DIRECTIVES: Final[Directives] = {
    "CustomDirectiveAttributes": Directive(_read_attributes, _write_attributes),
    "CustomDirectiveOperands": Directive(_read_operands, _write_operands),
    "CustomDirectiveOperandsAndTypes": Directive(_read_both, _write_both),
    "CustomDirectiveRegions": Directive(_read_regions, _write_regions),
    "CustomDirectiveResults": Directive(_read_types, _write_types),
    "CustomDirectiveSpacing": of_attribute(
        lambda r, to: r.attribute(), lambda w, attr: w.attribute(attr)
    ),
    "CustomDirectiveSuccessors": Directive(_read_successors, _write_successors),
    "CustomOptionalOperand": Directive(_read_parenthesized, _write_parenthesized),
    "CustomOperationNameEntry": of_attribute(
        _read_operation_name, lambda w, attr: w.put(attr.value)
    ),
    "DummyRegionRef": Directive(_nothing),
    "DummySuccessorRef": Directive(_nothing),
    "OptionalCustomParser": of_attribute(_read_foo, _write_foo),
    "OptionalLoc": of_attribute(_read_location, lambda w, attr: w.location(attr)),
    "SwitchCases": _CASES,
}
