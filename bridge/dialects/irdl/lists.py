"""The irdl dialect: regions of one block, and lists of named values."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import ArrayAttr, Attribute, DialectAttr, StringAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.directives_rows import rows
from bridge.ods.format_types import Reading
from bridge.ods.nodes import dialect_attr, enum_word
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.tokens import Token

_VARIADICITIES = ("single", "optional", "variadic")


def _variadicity(word: str) -> DialectAttr:
    return dialect_attr("irdl.variadicity", word)


def _read_region(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    region = r.optional_region() or Region()
    if not region.blocks:
        region.append(Block())
    arguments[0].put(reading, [region])


def _write_region(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    (region,) = arguments[0].of(op)
    if region.blocks and region.blocks[0].first is not None:
        w.region(region)


def _read_values(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`(name: optional %a, …)`; the third argument receives the variadicities."""
    values: list[Token] = []
    names: list[Attribute] = []
    words: list[str] = []

    def read_one() -> None:
        names.append(StringAttr(r.any_word()))
        r.expect(":", "expected ':'")
        word = r.word_of(_VARIADICITIES) if len(arguments) > 2 else None
        words.append(word or "single")
        values.append(r.operand())

    r.items(read_one, "(")
    arguments[0].put(reading, values)
    arguments[1].put(reading, ArrayAttr(tuple(names)))
    if len(arguments) > 2:
        found = tuple(map(_variadicity, words))
        arguments[2].put(reading, dialect_attr("irdl.variadicity_array", found))


def _write_values(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    names = arguments[1].of(op).elements
    words: list[str] = []
    if len(arguments) > 2:
        words = [enum_word(attr) for attr in arguments[2].of(op).value]
    w.text("(")
    for number, value in enumerate(arguments[0].of(op)):
        name = names[number]
        text = name.value if isinstance(name, StringAttr) else str(name)
        word = words[number] if words else "single"
        shown = "" if word == "single" else f"{word} "
        w.put(", " if number else "", f"{text}: {shown}", value)
    w.text(")")


DIRECTIVES: Final[Directives] = {
    "AttributesOp": rows("$1 = $0", brackets="{}"),
    "NamedValueList": Directive(_read_values, _write_values),
    "NamedValueListWithVariadicity": Directive(_read_values, _write_values),
    "SingleBlockRegion": Directive(_read_region, _write_region),
}
