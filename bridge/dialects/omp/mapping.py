"""Clauses of what is mapped between host and device."""

from __future__ import annotations

from typing import Final

from bridge.dialects.omp.words import cases, is_case, word_attr, word_of
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, elements_of
from bridge.ir.core import Operation
from bridge.ir.types import I64
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.ods.nodes import enum_word
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter

_WORDS: Final = {"del": "delete", "priv": "private"}
"""What is written for the flags that are not written by their own names."""
_FLAGS: Final = (
    *("always", "implicit", "ompx_hold", "close", "present", "to", "from", "del"),
    *("return_param", "storage", "priv", "literal"),
    *("attach", "attach_always", "attach_none", "attach_auto"),
    *("ref_ptr", "ref_ptee", "ref_ptr_ptee", "is_device_ptr"),
)
"""In the order in which they are printed."""


def _read_flags(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`always, tofrom`; an unknown word is ignored."""
    words = set(r.items(r.any_word))
    if "tofrom" in words:
        words |= {"to", "from"}
    known = cases("clause_map_flags")
    order = known.words if known is not None else _FLAGS
    flags = [f for f in order if f in _FLAGS and _WORDS.get(f, f) in words]
    text = "|".join(flags) or "none"
    arguments[0].put(reading, word_attr("clause_map_flags", text))


def _write_flags(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    given = enum_word(arguments[0].of(op)).split("|")
    words = [_WORDS.get(flag, flag) for flag in _FLAGS if flag in given]
    if "to" in given and "from" in given:
        words[words.index("to")] = "tofrom"
        words.remove("from")
    w.text(", ".join(words) or "none")


def _read_capture(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    word = r.any_word()
    if is_case("variable_capture_kind", word):
        arguments[0].put(reading, word_attr("variable_capture_kind", word))


def _write_capture(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.text(word_of(arguments[0].of(op)))


def _read_members(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`[0], [1, 2]`: where the members are in what is mapped."""

    def read_path() -> Attribute:
        path = r.items(r.integer, "[")
        return ArrayAttr(tuple(IntegerAttr(index, I64) for index in path))

    arguments[0].put(reading, ArrayAttr(tuple(r.items(read_path))))


def _write_members(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    def write_path(path: Attribute) -> None:
        numbers = [
            str(i.value) for i in elements_of(path) if isinstance(i, IntegerAttr)
        ]
        w.text(f"[{', '.join(numbers)}]")

    w.items(elements_of(arguments[0].of(op)), write_path)


DIRECTIVES: Final[Directives] = {
    "MapClause": Directive(_read_flags, _write_flags),
    "CaptureType": Directive(_read_capture, _write_capture),
    "MembersIndex": Directive(_read_members, _write_members),
}
