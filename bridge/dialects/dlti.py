"""The dlti dialect: lists of keys and values about targets, `<"a" = 1, i32 = 2>`."""

from __future__ import annotations

from bridge.ir.attributes import DialectAttr
from bridge.ods.definition_parameters import read_any_attribute, read_any_type
from bridge.ods.definitions import OWN_SYNTAX
from bridge.ods.enums import Complaint
from bridge.source import Source
from bridge.text.state import Parts, Reader
from bridge.text.symbols import read_extended_attribute
from bridge.text.tokens import quoted, string_value
from bridge.text.types import begins_type


def _key(r: Reader, message: str) -> Parts:
    token = r.peek()
    if token.kind == "string":
        r.take()
        return (quoted(string_value(token.text)),)
    if begins_type(token):
        return read_any_type(r)
    raise Complaint(token.pos, message)


def _pair(r: Reader, opening: str, between: str) -> Parts:
    """`key, value` of an entry, as what stands in a list."""
    r.expect(opening, f"expected '{opening}'")
    key = _key(r, "expected a type or a quoted string")
    r.expect(between, f"expected '{between}'")
    value = read_any_attribute(r)
    r.expect(">", "expected '>'")
    return (*key, " = ", *value)


def _entry(r: Reader) -> Parts:
    if r.peek().kind != "#":
        key = _key(r, "failed to parse DLTI entry")
        r.expect("=", "expected '='")
        return (*key, " = ", *read_any_attribute(r))
    attr = read_extended_attribute(r)
    if not isinstance(attr, DialectAttr) or attr.mnemonic != "dl_entry":
        raise Complaint(r.peek().pos, "failed to parse DLTI entry")
    # An entry that is written out is kept as the pair it stands for.
    inside = Reader(Source(str(attr).removeprefix("#dlti.dl_entry")), 0, r.state)
    return _pair(inside, "<", ",")


def _read_entries(r: Reader) -> Parts:
    r.expect("<", "expected '<'")
    found: list[Parts] = []
    if not r.accept(">"):
        found.append(_entry(r))
        while r.accept(","):
            found.append(_entry(r))
        r.expect(">", "expected '>'")
    listed = [piece for entry in found for piece in (", ", *entry)]
    return ("<", *listed[1:], ">")


def _read_entry(r: Reader) -> Parts:
    r.expect("<", "expected '<'")
    key = _key(r, "expected a type or a quoted string")
    r.expect(",", "expected ','")
    value = read_any_attribute(r)
    r.expect(">", "expected '>'")
    return ("<", *key, ", ", *value, ">")


OWN_SYNTAX["dlti", "dl_entry", "attributes"] = _read_entry
for _name in ("dl_spec", "map", "target_device_spec", "target_system_spec"):
    OWN_SYNTAX["dlti", _name, "attributes"] = _read_entries
