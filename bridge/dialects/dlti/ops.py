"""Data layouts: lists of entries, and how a layout's attributes are spelled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from bridge.ir.attributes import Attribute, DialectAttr
from bridge.ir.types import Type
from bridge.ods.definition_formats import Body, Fields
from bridge.ods.definitions import Syntax
from bridge.text.attributes import read_attribute
from bridge.text.state import Parts, Reader
from bridge.text.tokens import ParseError, quoted, string_value
from bridge.text.types import begins_type, read_type


class Entry(NamedTuple):
    """An entry of a layout, for a type or an identifier."""

    key: Type | str
    value: Attribute


def _is(attr: Attribute, mnemonic: str) -> bool:
    """The kinds of attributes; the classes are made from these."""
    return isinstance(attr, DialectAttr) and (attr.dialect, attr.mnemonic) == (
        "dlti",
        mnemonic,
    )


def _spelled(key: Type | str) -> str:
    """A key as it is printed: upstream prints types that are keys without aliases."""
    return quoted(key) if isinstance(key, str) else str(key)


def entry_of(attr: Attribute) -> Entry | None:
    """The entry that `#dlti.dl_entry<key, value>` is; None for other attributes."""
    found: Any = attr
    return Entry(found.key, found.value) if _is(attr, "dl_entry") else None


def _read_single(r: Reader) -> Fields:
    """`<index, 32>`."""
    r.expect("<", "expected '<'")
    key = _read_key(r, types=True)
    if key is None:
        raise r.error("expected a type or a quoted string")
    r.expect(",", "expected ','")
    value = read_attribute(r)
    r.expect(">", "expected '>'")
    return {"key": key, "value": value}


def _single_parts(values: Fields) -> Parts:
    return (f"<{_spelled(values['key'])}, ", values["value"], ">")


def _read_key(r: Reader, types: bool) -> Type | str | None:
    """A key; None where none is written."""
    token = r.peek()
    if types and begins_type(token):
        return read_type(r)
    if token.kind == "string":
        return string_value(r.take().text)
    return None


def _read_entry(r: Reader, types: bool) -> Entry:
    """`key = value`, or an attribute that is an entry."""
    start = r.peek().pos
    with r.followed_by("error while parsing type DLTI key"):
        key = _read_key(r, types)
    if key is not None:
        r.expect("=", "expected '='")
        return Entry(key, read_attribute(r))
    found = entry_of(read_attribute(r))
    if found is None:
        raise ParseError(start, "invalid kind of attribute specified")
    return found


def _read_entries(r: Reader, types: bool) -> list[Entry]:
    """`<key = value, …>`."""
    r.expect("<", "expected '<'")
    if r.accept(">"):
        return []
    entries = [_read_entry(r, types)]
    while r.accept(","):
        entries.append(_read_entry(r, types))
    r.expect(">", "expected '>'")
    return entries


Check = Callable[[Sequence[Entry]], str | None]
"""Verifies the entries of an attribute."""


def _wrong_keys(entries: Sequence[Entry], named: bool = False) -> str | None:
    keys = set()
    for key, _ in entries:
        if named and not isinstance(key, str):
            return "type as DLTI key is not allowed"
        if key == "":
            return "empty string as DLTI key is not allowed"
        if key in keys:
            return f"repeated DLTI key: {_spelled(key)}"
        keys.add(key)
    return None


def _wrong_device(entries: Sequence[Entry]) -> str | None:
    if not entries:
        return "no DLTI entries provided"
    return _wrong_keys(entries, named=True)


def _wrong_system(entries: Sequence[Entry]) -> str | None:
    keys = set()
    for key, value in entries:
        if not isinstance(key, str):
            return "non-string key of DLTI system spec"
        spelled = _spelled(key)
        if not _is(value, "target_device_spec"):
            return f"value associated with key {spelled} is not a DLTI device spec"
        if key in keys:
            return f"repeated device ID in dlti.target_system_spec: {spelled}"
        keys.add(key)
    return None if entries else "no DLTI entries provided"


def _read_list(mnemonic: str, types: bool, check: Check, r: Reader) -> Fields:
    """`<index = 32 : i64, "k" = #v>`; diagnostics are about the attribute's name."""
    start = r.pos - len(mnemonic)
    entries = _read_entries(r, types)
    wrong = check(entries)
    if wrong is not None:
        raise ParseError(start, wrong)
    return {"entries": tuple(entries)}


def _list_parts(check: Check, values: Fields) -> Parts:
    entries: Sequence[Entry] = values["entries"]
    wrong = check(entries)
    if wrong is not None:
        raise ValueError(wrong)
    parts: list[str | Type | Attribute] = []
    for key, value in entries:
        parts += [f"{', ' if parts else '<'}{_spelled(key)} = ", value]
    return (*parts, ">") if parts else ("<>",)


_LISTS: Final[dict[str, tuple[bool, Check]]] = {
    "dl_spec": (True, _wrong_keys),
    "map": (True, _wrong_keys),
    "target_device_spec": (False, _wrong_device),
    "target_system_spec": (False, _wrong_system),
}
"""Attributes that are lists: whether types may be keys, and what must hold."""


def _list(mnemonic: str, types: bool, check: Check) -> Body:
    return Body(
        ("entries",),
        partial(_read_list, mnemonic, types, check),
        partial(_list_parts, check),
    )


SYNTAX: Final[Syntax] = {
    ("dl_entry", "attributes"): Body(("key", "value"), _read_single, _single_parts),
    **{(name, "attributes"): _list(name, *row) for name, row in _LISTS.items()},
}
