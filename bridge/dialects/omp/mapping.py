"""Clauses of what is mapped between host and device."""

from __future__ import annotations

from typing import Final

from bridge.dialects.omp.words import cases, word_attr, word_of
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import I64
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.ods.nodes import enum_word
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter

_WRITTEN: Final = {
    "always": "always",
    "implicit": "implicit",
    "ompx_hold": "ompx_hold",
    "close": "close",
    "present": "present",
    "to": "to",
    "from": "from",
    "del": "delete",
    "return_param": "return_param",
    "storage": "storage",
    "priv": "private",
    "literal": "literal",
    "attach": "attach",
    "attach_always": "attach_always",
    "attach_none": "attach_none",
    "attach_auto": "attach_auto",
    "ref_ptr": "ref_ptr",
    "ref_ptee": "ref_ptee",
    "ref_ptr_ptee": "ref_ptr_ptee",
    "is_device_ptr": "is_device_ptr",
}
"""What is written for each flag, in the order in which they are printed."""

_FLAGS: Final = {word: flag for flag, word in _WRITTEN.items()}


def _read_flags(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`always, tofrom`; an unknown word is ignored."""
    flags: set[str] = set()
    for word in r.items(r.any_word):
        if word == "tofrom":
            flags |= {"to", "from"}
        elif word in _FLAGS:
            flags.add(_FLAGS[word])
    known = cases("clause_map_flags")
    order = known.words if known is not None else list(_WRITTEN)
    text = "|".join([flag for flag in order if flag in flags]) or "none"
    arguments[0].put(reading, word_attr("clause_map_flags", text))


def _write_flags(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    attr = arguments[0].of(op)
    given = set(enum_word(attr).split("|"))
    words = []
    for flag, word in _WRITTEN.items():
        if flag in given:
            words.append(word)
    if {"to", "from"} <= given:
        words[words.index("to")] = "tofrom"
        words.remove("from")
    w.text(", ".join(words) or "none")


def _read_capture(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    word, known = r.any_word(), cases("variable_capture_kind")
    if known is not None and known.value(word) is not None:
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
    found = arguments[0].of(op)
    paths = found.elements if isinstance(found, ArrayAttr) else ()
    texts = []
    for path in paths:
        indices = path.elements if isinstance(path, ArrayAttr) else ()
        numbers = [str(i.value) for i in indices if isinstance(i, IntegerAttr)]
        texts.append(f"[{', '.join(numbers)}]")
    w.text(", ".join(texts))


DIRECTIVES: Final[Directives] = {
    "MapClause": Directive(_read_flags, _write_flags),
    "CaptureType": Directive(_read_capture, _write_capture),
    "MembersIndex": Directive(_read_members, _write_members),
}
