"""The irdl dialect: regions of one block, and lists of named values."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import DialectAttr, StringAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.directives_rows import Column, array_of, rows
from bridge.ods.format_types import Reading
from bridge.ods.nodes import dialect_attr, enum_word
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter

_VARIADICITIES = ("single", "optional", "variadic")


def _read_region(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    region = r.optional_region() or Region()
    if not region.blocks:
        region.append(Block())
    arguments[0].put(reading, [region])


def _write_region(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    (region,) = arguments[0].of(op)
    if region.blocks and region.blocks[0].first is not None:
        w.region(region)


def stored_words(words: list[str]) -> DialectAttr:
    """The attribute of a list's variadicities."""
    found = tuple([dialect_attr("irdl.variadicity", word) for word in words])
    return dialect_attr("irdl.variadicity_array", found)


_NAMES: Final = Column(
    lambda r: StringAttr(r.any_word()),
    lambda w, name: w.text(getattr(name, "value", str(name))),
    array_of,
)
_WORDS: Final = Column(
    lambda r: r.word_of(_VARIADICITIES) or "single",
    lambda w, attr: w.text("" if (word := enum_word(attr)) == "single" else f"{word} "),
    stored_words,
)

DIRECTIVES: Final[Directives] = {
    "AttributesOp": rows("$1 = $0", brackets="{}"),
    "NamedValueList": rows("$1: $0", {1: _NAMES}, brackets="()", required=True),
    "NamedValueListWithVariadicity": rows(
        "$1: $2$0", {1: _NAMES, 2: _WORDS}, brackets="()", required=True
    ),
    "SingleBlockRegion": Directive(_read_region, _write_region),
}
