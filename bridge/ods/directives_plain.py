"""Directives that a syntax of any dialect may need."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import TypeAttr
from bridge.ir.core import Operation
from bridge.ir.types import INDEX
from bridge.ods.directives import Arguments, Directive, Directives, of_attribute
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter


def _read_one_type(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    arguments[0].put(reading, r.type())


def _write_one_type(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.type(arguments[0].of(op)[0])


def _read_operands(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    for argument, token in zip(arguments, r.operands_of(len(arguments)), strict=True):
        argument.put(reading, [token])


def _write_operands(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.values([value for argument in arguments for value in argument.of(op)])


def _read_region(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    arguments[0].put(reading, [r.braced_region()])


def _write_region(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.region(arguments[0].of(op)[0], entry_arguments=False)


def _read_same(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    ty = arguments[1].known(reading)
    arguments[0].put(reading, ty[0] if arguments[0].optional else ty)


def _read_index(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    arguments[0].put(reading, INDEX)


def _read_results(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    arguments[0].put(reading, r.optional_arrow_types())


def _write_results(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    types = arguments[0].of(op)
    w.put(*(" -> (", types, ")") if types else ())


def _read_successor(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    block, values = r.successor_and_operands()
    arguments[0].put(reading, [block])
    reading.values[arguments[1].name] = values


def _write_successor(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.successor_and_operands(arguments[0].of(op)[0], arguments[1].of(op))


DIRECTIVES: Final[Directives] = {
    "AnyAttribute": of_attribute(
        lambda r, to: r.attribute(), lambda w, attr: w.attribute(attr)
    ),
    "Index": Directive(_read_index),
    "OneType": Directive(_read_one_type, _write_one_type),
    "Operands": Directive(_read_operands, _write_operands),
    "Region": Directive(_read_region, _write_region),
    "ResultTypes": Directive(_read_results, _write_results),
    "Same": Directive(_read_same),
    "Successor": Directive(_read_successor, _write_successor),
    "Type": of_attribute(
        lambda r, to: TypeAttr(r.type()), lambda w, attr: w.type(attr.type)
    ),
}
"""`Index(type($a))` makes a type index; `OneType(type($a))` is one type for all values
of a slot; `Operands($a, $b)` as many operands as there are arguments;
`Region($body)` a region as it is written, to which no terminator is added;
`ResultTypes(type($a))` is ` -> (t, t)`, or nothing;
`Same(type($a), ref(type($b)))` makes a type that of another;
`Successor($block, $operands, type($operands))` a block with what is passed to it;
`Type($a)` an attribute that is written as the type it holds.
"""
