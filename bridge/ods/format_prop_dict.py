"""`prop-dict` in assembly formats: `<{...}>` is read and checked."""

from __future__ import annotations

from collections.abc import Callable

from bridge.ir.attributes import EMPTY_DICTIONARY, Attribute, DictionaryAttr, StringAttr
from bridge.ods import rows
from bridge.ods.format_elements import Compiler
from bridge.ods.format_language import PropDict
from bridge.ods.format_types import Reading
from bridge.ods.inherent import property_fault
from bridge.ods.native import Inconvertible, conversions, converted
from bridge.text.asm_reader import AsmReader
from bridge.text.attributes import read_attribute
from bridge.text.tokens import ParseError

Part = rows.Attribute | rows.Property
Step = Callable[[AsmReader, Reading], None]


def prop_dict(c: Compiler, element: PropDict, inside: bool) -> Step:
    """The step that reads the dictionary, whose keys are known unless it looks late."""
    if c.row.late_properties:
        return _late
    name, row = c.row.name, c.row
    keys: dict[str, Part] = {
        a.name: a for a in row.attributes if a.name not in c.seen.attributes
    }
    keys |= {p.name: p for p in row.properties if p.name not in c.seen.properties}

    def step(r: AsmReader, reading: Reading) -> None:
        given = _given(r) or EMPTY_DICTIONARY
        fault = _fault(name, keys, given)
        if fault is not None:
            message = f"invalid properties {given} for op {name}: {fault}"
            raise ParseError(reading.state.pos, message)
        if isinstance(given, DictionaryAttr):
            stored = {key: converted(name, key, attr) for key, attr in given.items()}
            reading.state.properties.update(stored)

    return step


def _inconvertible(name: str, key: str, attr: Attribute) -> str | None:
    """What is wrong with the attribute of a property, if anything."""
    convert = conversions(name).get(key)
    try:
        if convert is not None:
            convert(attr)
    except Inconvertible as fault:
        return str(fault)
    return None


def _late(r: AsmReader, reading: Reading) -> None:
    reading.state.written = _given(r)


def _given(r: AsmReader) -> Attribute | None:
    if not r.accept("<"):
        return None
    found = read_attribute(r)
    r.expect(">", "expected '>'")
    return found


def _fault(name: str, keys: dict[str, Part], given: Attribute) -> str | None:
    if not isinstance(given, DictionaryAttr):
        return "expected DictionaryAttr to set properties"
    found = dict(given.items())
    for key, row in keys.items():
        if key in found:
            fault = property_fault(name, {key: found[key]}) or _inconvertible(
                name, key, found[key]
            )
            if fault is not None:
                return fault
        elif not (row.default or row.text or getattr(row, "optional", False)):
            return f"expected key entry for {key} in DictionaryAttr to set Properties."
    for key in found:
        if key not in keys:
            return f"unknown key '{StringAttr(key)}' when parsing properties dictionary"
    return None
