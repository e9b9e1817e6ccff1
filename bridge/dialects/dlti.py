"""Data layouts: lists of entries, and how a layout's attributes are spelled."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from bridge.ir.attributes import Attribute, DialectAttr
from bridge.ir.types import Type
from bridge.ods.definitions import OWN_SYNTAX
from bridge.source import Source
from bridge.text.attributes import read_attribute
from bridge.text.state import Parts, Reader
from bridge.text.tokens import Unreadable, quoted, string_value
from bridge.text.types import begins_type, read_type


class Entry(NamedTuple):
    """What a layout says of a type, or of a thing with a name.

    The key is its text: upstream prints types that are keys without their aliases.
    The value is kept as it stands among the parts of an attribute.
    """

    key: str
    value: Parts

    @property
    def is_named(self) -> bool:
        """Whether the key is a string."""
        return self.key.startswith('"')


_HEAD: Final = "dl_entry<"
_DEVICE: Final = "#dlti.target_device_spec<"


def _is_dlti(attr: Attribute, mnemonic: str) -> bool:
    return (
        isinstance(attr, DialectAttr)
        and attr.dialect == "dlti"
        and attr.mnemonic == mnemonic
    )


def entry_of(attr: Attribute) -> Entry | None:
    """The entry that `#dlti.dl_entry<key, value>` is; None for other attributes."""
    if not isinstance(attr, DialectAttr) or not _is_dlti(attr, "dl_entry"):
        return None
    # Parts that need no alias are one text, in which types hold commas of their own.
    text = str(attr.parts[0])
    r = Reader(Source(text), len(_HEAD))
    key = _read_key(r, types=True)
    value = text[r.expect(",") + len(", ") :], *attr.parts[1:]
    last = str(value[-1]).removesuffix(">")
    return Entry(key, (*value[:-1], last))


def _read_single(r: Reader) -> Parts:
    """`<index, 32>`."""
    r.expect("<", "expected '<'")
    key = _read_key(r, types=True)
    if not key:
        raise r.error("expected a type or a quoted string")
    r.expect(",", "expected ','")
    value = read_attribute(r)
    r.expect(">", "expected '>'")
    return (f"<{key}, ", value, ">")


def _read_key(r: Reader, types: bool) -> str:
    """The text of a key; none where no key is written."""
    token = r.peek()
    if types and begins_type(token):
        return str(read_type(r))
    if token.kind == "string":
        return quoted(string_value(r.take().text))
    return ""


def _read_entry(r: Reader, types: bool) -> Entry:
    """`key = value`, or an attribute that is an entry."""
    start = r.peek().pos
    key = _read_key(r, types)
    if key:
        r.expect("=", "expected '='")
        return Entry(key, (read_attribute(r),))
    found = entry_of(read_attribute(r))
    if found is None:
        raise Unreadable(start, "invalid kind of attribute specified")
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


Complain = Callable[[list[Entry]], str | None]
"""Says what is wrong with the entries of an attribute."""


def _wrong_keys(entries: list[Entry], named: bool = False) -> str | None:
    keys = set()
    for entry in entries:
        if named and not entry.is_named:
            return "type as DLTI key is not allowed"
        if entry.key == '""':
            return "empty string as DLTI key is not allowed"
        if entry.key in keys:
            return f"repeated DLTI key: {entry.key}"
        keys.add(entry.key)
    return None


def _wrong_device(entries: list[Entry]) -> str | None:
    if not entries:
        return "no DLTI entries provided"
    return _wrong_keys(entries, named=True)


def _wrong_system(entries: list[Entry]) -> str | None:
    keys = set()
    for entry in entries:
        key = entry.key
        if not entry.is_named:
            return "non-string key of DLTI system spec"
        if not str(entry.value[0]).startswith(_DEVICE):
            return f"value associated with key {key} is not a DLTI device spec"
        if key in keys:
            return f"repeated device ID in dlti.target_system_spec: {key}"
        keys.add(key)
    return None if entries else "no DLTI entries provided"


def _read_list(mnemonic: str, types: bool, complain: Complain, r: Reader) -> Parts:
    """`<index = 32 : i64, "k" = #v>`; complaints are about the attribute's name."""
    start = r.pos - len(mnemonic)
    entries = _read_entries(r, types)
    wrong = complain(entries)
    if wrong is not None:
        raise Unreadable(start, wrong)
    parts: list[str | Type | Attribute] = []
    for key, value in entries:
        parts += [f"{', ' if parts else '<'}{key} = ", *value]
    return (*parts, ">") if parts else ("<>",)


_LISTS: Final[dict[str, tuple[bool, Complain]]] = {
    "dl_spec": (True, _wrong_keys),
    "map": (True, _wrong_keys),
    "target_device_spec": (False, _wrong_device),
    "target_system_spec": (False, _wrong_system),
}
"""Attributes that are lists: whether types may be keys, and what must hold."""

OWN_SYNTAX["dlti", "dl_entry", "attributes"] = _read_single
for _mnemonic, (_types, _complain) in _LISTS.items():
    OWN_SYNTAX["dlti", _mnemonic, "attributes"] = partial(
        _read_list, _mnemonic, _types, _complain
    )
