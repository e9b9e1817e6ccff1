"""How an assembly format reads and writes a property that is no attribute.

A property is stored as the attribute that stands for it in generic form.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import (
    FALSE,
    UNIT,
    ArrayAttr,
    Attribute,
    IntegerAttr,
    UnitAttr,
)
from bridge.ir.types import I64, IntegerType
from bridge.ods.enums import Enum, enum_named
from bridge.ods.format_language import FormatFault
from bridge.ods.rows import Constraint
from bridge.records import Record
from bridge.text.asm_reader import AsmReader
from bridge.text.tokens import string_value

if TYPE_CHECKING:
    from bridge.text.asm_writer import AsmWriter


class PropertyFormat(Record):
    """Both directions; what is read where it may be missing is None."""

    read_optional: Callable[[AsmReader], Attribute | None]
    write: Callable[[AsmWriter, Attribute], None]
    summary: str
    missing: Callable[[AsmReader], str] | None = None
    """Reported before the diagnostic that a required property is missing."""
    read_required: Callable[[AsmReader], Attribute | None] | None = None
    """Reads one that must be there, where its diagnostics are others."""


def property_format(name: str, constraint: Constraint, dialect: str) -> PropertyFormat:
    """The format of a property; raises `FormatFault` where its C++ is not modelled."""
    facts = constraint.facts
    if "enum" in facts:
        cases = enum_named(facts["enum"])
        if cases is None:
            raise FormatFault(f"the cases of '{facts['enum']}' are not known")
        return _enum_format(cases, facts.get("mnemonic", ""), constraint.summary)
    known = _KINDS.get(facts.get("property", ""))
    if known is None:
        raise FormatFault(f"the property '{name}' is not modelled")
    return PropertyFormat(*known, constraint.summary)


def _enum_format(cases: Enum, mnemonic: str, summary: str) -> PropertyFormat:
    ty = IntegerType(cases.width)
    numbers = {word: cases.value(word) for word in cases.words}
    mark = cases.separator.strip()

    def wrong(r: AsmReader) -> str:
        token = r.peek()
        if token.kind not in ("bare", "inttype", "string"):
            return f"expected keyword for {summary}"
        word = string_value(token.text) if token.kind == "string" else token.text
        words = ", ".join(cases.words)
        return f"expected one of [{words}] for {summary}, got: {word}"

    def read_optional(r: AsmReader, *, required: bool = False) -> Attribute | None:
        if mnemonic:
            if not r.accept_word(mnemonic):
                return None
            value = r.enclosed(lambda: cases.read(r), "<")
            return IntegerAttr(value, ty)
        found = _case_if_there(r, numbers, cases.bits)
        if found is None:
            return None
        while cases.bits and r.accept(mark):
            more = _case_if_there(r, numbers, cases.bits)
            if more is None:
                # What may be left out is known by its words alone.
                is_word = required and r.peek().kind in ("bare", "inttype")
                absent = f"expected keyword for {summary} after '{mark}'"
                raise r.fault(wrong(r) if is_word else absent)
            found |= more
        return IntegerAttr(found, ty)

    def write(w: AsmWriter, attr: Attribute) -> None:
        value = attr.value if isinstance(attr, IntegerAttr) else 0
        text = cases.as_parameter(value)
        w.text(f"{mnemonic}<{text}>" if mnemonic else text)

    named = f"expected '{mnemonic}'"
    missing = (lambda r: named) if mnemonic else wrong
    read = partial(read_optional, required=True)
    return PropertyFormat(read_optional, write, summary, missing, read)


def _case_if_there(
    r: AsmReader, numbers: Mapping[str, int | None], flags: bool
) -> int | None:
    """The number of a case; of flags those in quotes are none."""
    token = r.peek()
    word = token.text
    if token.kind == "string" and not flags:
        word = string_value(word)
    elif token.kind not in ("bare", "inttype"):
        return None
    found = numbers.get(word)
    if found is not None:
        r.take()
    return found


def _read_flag(r: AsmReader) -> Attribute | None:
    word = r.word_of(("unit", "unit_absent"))
    return {"unit": UNIT, "unit_absent": FALSE}.get(word or "")


def _write_flag(w: AsmWriter, attr: Attribute) -> None:
    w.text("unit" if isinstance(attr, UnitAttr) else "unit_absent")


def _read_optional_integer(r: AsmReader) -> Attribute | None:
    if r.accept_word("none"):
        return ArrayAttr(())
    value = r.optional_integer()
    return None if value is None else ArrayAttr((IntegerAttr(value, I64),))


def _write_optional_integer(w: AsmWriter, attr: Attribute) -> None:
    values = attr.elements if isinstance(attr, ArrayAttr) else ()
    first = values[0] if values else None
    w.text(str(first.value) if isinstance(first, IntegerAttr) else "none")


_KINDS: Final[
    dict[
        str,
        tuple[
            Callable[[AsmReader], Attribute | None],
            Callable[[AsmWriter, Attribute], None],
        ],
    ]
] = {
    "bool": (_read_flag, _write_flag),
    "std::optional<int64_t>": (_read_optional_integer, _write_optional_integer),
}
"""By the C++ type of the accessor."""
