"""The llvm dialect's own encoding of attributes: a row of fields for each.

It encodes debug information and the annotations of loops; all else goes as text. Fields
are in the order of the parameters. What the reference writes decides: it has more of
them than the release that documents the encoding.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bridge.ir.attributes import Attribute, DialectAttr, StringAttr
from bridge.ods.dwarf import WORDS
from bridge.ods.enums import enum_of_class
from bridge.ods.nodes import DefinedClass, node_class
from bridge.upstream.bytecode_format import NoCodec, encode, varint

if TYPE_CHECKING:
    from bridge.upstream.bytecode_entries import Entries
    from bridge.upstream.bytecode_tables import Tables

DIALECT: Final = "llvm"

_ROWS: Final = (
    "di_basic_type Tag string number AttributeEncoding",
    "di_compile_unit optional flag optional Language optional optional flag "
    "DIEmissionKind flag DINameTableKind optional list",
    "di_composite_type optional flag Tag optional optional number optional optional "
    "DIFlags number number optional optional optional optional optional optional list",
    "di_derived_type Tag optional optional number optional optional number number "
    "number optional-number DIFlags optional",
    "di_expression_elem OperationEncoding arguments",
    "di_expression list",
    "di_file string string",
    "di_global_variable optional optional optional attribute number attribute flag "
    "flag number",
    "di_global_variable_expression attribute optional",
    "di_imported_entity Tag attribute attribute optional number optional list",
    "di_label attribute optional optional number",
    "di_lexical_block attribute optional number number",
    "di_lexical_block_file attribute optional number",
    "di_local_variable attribute optional optional number number number optional "
    "DIFlags",
    "di_namespace optional optional flag",
    "di_subprogram optional flag optional optional optional optional optional optional "
    "number number DISubprogramFlags optional list list",
    "di_subrange optional optional optional optional",
    "di_subroutine_type CallingConvention list",
    "loop_annotation optional optional optional optional optional optional optional "
    "optional optional optional optional optional optional optional list",
)
"""The attributes by their codes: a mnemonic, then what each of its fields is."""


Encode = Callable[["Entries", Any], bytes]
"""How a type, an attribute or a field of one is written."""


class Field(NamedTuple):
    """How a field is read, up to where the next begins, and written."""

    read: Callable[[Tables, int], tuple[object, int]]
    write: Encode


class Row(NamedTuple):
    """An attribute's class, its code and its fields."""

    cls: DefinedClass
    code: bytes
    fields: tuple[Field, ...]


def _read_attribute(t: Tables, pos: int) -> tuple[Attribute, int]:
    index, pos = varint(t.data, pos)
    return t.attribute(index), pos


def _write_attribute(entries: Entries, value: Attribute) -> bytes:
    return encode(entries.attribute(value))


def _read_optional(t: Tables, pos: int) -> tuple[Attribute | None, int]:
    index, pos = varint(t.data, pos)
    return (t.attribute(index >> 1) if index & 1 else None), pos


def _write_optional(entries: Entries, value: Attribute | None) -> bytes:
    return b"\1" if value is None else encode(entries.attribute(value) << 1 | 1)


def _read_string(t: Tables, pos: int) -> tuple[StringAttr, int]:
    index, pos = varint(t.data, pos)
    return StringAttr(t.strings[index]), pos


def _write_string(entries: Entries, value: StringAttr) -> bytes:
    return encode(entries.string(value.value))


def _read_number(t: Tables, pos: int) -> tuple[int, int]:
    return varint(t.data, pos)


def _write_number(_: Entries, value: int) -> bytes:
    return encode(value & (1 << 64) - 1)


def _read_optional_number(t: Tables, pos: int) -> tuple[int | None, int]:
    value, pos = varint(t.data, pos)
    return (value >> 1 if value & 1 else None), pos


def _write_optional_number(_: Entries, value: int | None) -> bytes:
    return b"\1" if value is None else encode(value << 1 | 1)


def _read_flag(t: Tables, pos: int) -> tuple[bool, int]:
    return bool(t.data[pos]), pos + 1


def _write_flag(_: Entries, value: bool) -> bytes:
    return bytes((value,))


def _sequence(element: Field) -> Field:
    """Several values, after a flag whether there are any."""

    def read(t: Tables, pos: int) -> tuple[tuple[object, ...], int]:
        if not t.data[pos]:
            return (), pos + 1
        count, pos = varint(t.data, pos + 1)
        found = []
        for _ in range(count):
            value, pos = element.read(t, pos)
            found.append(value)
        return tuple(found), pos

    def write(entries: Entries, values: tuple[object, ...]) -> bytes:
        if not values:
            return b"\0"
        written = [element.write(entries, value) for value in values]
        return b"\1" + encode(len(values)) + b"".join(written)

    return Field(read, write)


def _word(kind: str) -> Field:
    """A word of DWARF; none is the number zero."""
    numbers: dict[str | None, int] = {None: 0}
    numbers.update(WORDS[kind])
    words = {number: word for word, number in numbers.items()}

    def read(t: Tables, pos: int) -> tuple[str | None, int]:
        number, pos = varint(t.data, pos)
        if number not in words:
            raise NoCodec(f"the number {number} is no {kind}")
        return words[number], pos

    return Field(read, lambda _, word: encode(numbers[word]))


def _case(cpp: str) -> Field:
    """A case of an enum, or several of one of bits."""
    cases = enum_of_class(cpp, DIALECT)
    if cases is None:
        raise NoCodec(f"the enum {cpp} is not known")

    def read(t: Tables, pos: int) -> tuple[str | None, int]:
        number, pos = varint(t.data, pos)
        return cases.text(number) or None, pos

    def write(_: Entries, text: str | None) -> bytes:
        return encode(cases.value(text) or 0) if text else encode(0)

    return Field(read, write)


_STRING: Final = Field(_read_string, _write_string)
_NUMBER: Final = Field(_read_number, _write_number)
_ENCODINGS: Final = _word("AttributeEncoding")


def _write_argument(entries: Entries, value: int | str) -> bytes:
    """An argument of an operation: a number, or the encoding to convert to."""
    return (_NUMBER if isinstance(value, int) else _ENCODINGS).write(entries, value)


_OPTIONAL: Final = Field(_read_optional, _write_optional)
_FIELDS: Final = {
    "arguments": _sequence(Field(_read_number, _write_argument)),
    "attribute": Field(_read_attribute, _write_attribute),
    "flag": Field(_read_flag, _write_flag),
    "list": _sequence(_OPTIONAL),
    "number": _NUMBER,
    "optional": _OPTIONAL,
    "optional-number": Field(_read_optional_number, _write_optional_number),
    "string": _STRING,
}


@cache
def _field(kind: str) -> Field:
    return _FIELDS.get(kind) or (_word(kind) if kind in WORDS else _case(kind))


@cache
def _row(code: int) -> Row:
    mnemonic, *kinds = _ROWS[code].split()
    cls = node_class(DIALECT, mnemonic, "attributes")
    if cls is None or len(cls.fields) != len(kinds):
        raise NoCodec(f"llvm.{mnemonic} has other fields")
    return Row(cls, encode(code), tuple(map(_field, kinds)))


CODES: Final = {row.partition(" ")[0]: code for code, row in enumerate(_ROWS)}
"""The codes of what is encoded, by mnemonic."""


def decode(tables: Tables, pos: int) -> Attribute:
    """The attribute whose code is at an offset."""
    code, pos = varint(tables.data, pos)
    if code >= len(_ROWS):
        raise NoCodec(f"the attribute {code} of llvm has no codec")
    values: list[object] = []
    row = _row(code)
    for field in row.fields:
        value, pos = field.read(tables, pos)
        values.append(value)
    if values[0] == "DW_OP_LLVM_convert":
        values[1] = _with_encodings(values[1])
    found: Attribute = row.cls.stored(*values)
    return found


def _with_encodings(arguments: object) -> object:
    """The arguments of a conversion: a size, and encodings, which are words."""
    if not isinstance(arguments, tuple):
        return arguments
    words = {number: word for word, number in WORDS["AttributeEncoding"].items()}
    return (*arguments[:1], *[words.get(number, number) for number in arguments[1:]])


def encode_known(entries: Entries, attr: DialectAttr) -> bytes:
    """An attribute with its code; nothing for one that goes as text."""
    code = CODES.get(getattr(type(attr), "mnemonic", ""))
    if code is None or attr.dialect != DIALECT:
        return b""
    row = _row(code)
    values = [getattr(attr, name) for name in row.cls.fields]
    if any(v is None and f is _STRING for v, f in zip(values, row.fields, strict=True)):
        # No string is another than an empty one, and only text knows the former.
        return b""
    parts = [f.write(entries, v) for f, v in zip(row.fields, values, strict=True)]
    return row.code + b"".join(parts)
