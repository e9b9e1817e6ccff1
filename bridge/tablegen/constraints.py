"""Constraints of a dialect's table: each once, under a name that stays put.

A named record keeps its name. An anonymous one is called after its class and counted
within the dialect (`MemRefOf#2`), so that a new op disturbs few other lines.
"""

from __future__ import annotations

import json

from bridge.ods.entries import Json
from bridge.tablegen.defaults import enum_name
from bridge.tablegen.predicates import ALWAYS, predicate, squeeze
from bridge.tablegen.records import Record

Entry = dict[str, Json]

# Wrappers that say how an argument is present, not what it may be.
PRESENCE = ("OptionalAttr", "DefaultValuedAttr", "DefaultValuedOptionalAttr")
NONE_TYPE = "$_builder.getType<::mlir::NoneType>()"
ANY_TYPE = "::mlir::Type"


class Constraints:
    """Names the constraints that the rows of one dialect use, as they come."""

    def __init__(self) -> None:
        self.entries: dict[str, Entry] = {}
        self._names: dict[str, str] = {}

    def name(self, record: Record) -> str:
        entry = describe(record)
        key = json.dumps([None if record.anonymous else record.name, entry])
        if key not in self._names:
            self._names[key] = self._new_name(record)
            self.entries[self._names[key]] = entry
        return self._names[key]

    def _new_name(self, record: Record) -> str:
        stem = record.classes[-1] if record.anonymous else record.name
        if not record.anonymous and stem not in self.entries:
            return stem
        taken = sum(name.startswith(f"{stem}#") for name in self.entries)
        return f"{stem}#{taken + 1}"


def describe(record: Record) -> Entry:
    """What a table says of a constraint; what is usual is left out."""
    # Not squeezed: the reference prints the text with the spaces it has.
    entry: Entry = {"summary": record.text("summary")}
    test = predicate(record.record("predicate"))
    if test != ALWAYS:
        entry["test"] = test
    for classes, more in _KINDS:
        if record.isa(*classes):
            entry.update(more(record))
            break
    return {k: v for k, v in entry.items() if v not in ("", None, NONE_TYPE)}


def _of_attribute(record: Record) -> Entry:
    value = record.record("valueType")
    enum = record.record("enum") or (record if record.isa("EnumAttrInfo") else None)
    return {
        "cpp": _bare(record.text("storageType")),
        "type": squeeze(value.text("builderCall")) if value and not enum else None,
        "enum": enum_name(enum) if enum else None,
        "is": _attribute_kind(record),
    }


def _attribute_kind(record: Record) -> str:
    """Kinds that the custom syntax treats apart."""
    base: Record | None = record
    while base is not None:
        if base.name == "SymbolNameAttr":
            return "symbol name"
        if base.isa("AttrDef"):
            return f"#{base.text('attrName')}" if base.has("attrName") else ""
        base = base.record("baseAttr")
    return ""


def _of_property(record: Record) -> Entry:
    enum = record.record("enum")
    base = record.record("baseProperty")
    enum = enum or (base.record("enum") if base else None)
    spelled = record.text("mnemonic") or (base.text("mnemonic") if base else "")
    return {
        "property": _bare(record.text("interfaceType")),
        "stored": _stored(record),
        "enum": enum_name(enum) if enum else None,
        "mnemonic": spelled,
        "form": _form(record),
    }


def _form(record: Record) -> str:
    """The attribute that an enum is shown as in generic form, where not as a number."""
    shown = record.record("attrForm") if record.has("storeInCustomAttribute") else None
    if shown is None or not record.plain("storeInCustomAttribute"):
        return ""
    return f"#{shown.text('attrName')}"


def _stored(record: Record) -> str:
    """The C++ storage, where it is not the type of the accessor."""
    stored = _bare(record.text("storageType"))
    return "" if stored == _bare(record.text("interfaceType")) else stored


def _of_type(record: Record) -> Entry:
    cpp = _bare(record.text("cppType"))
    return {
        "cpp": "" if cpp == ANY_TYPE else cpp,
        "builds": squeeze(record.text("builderCall")),
    }


def _of_region(record: Record) -> Entry:
    return {"blocks": record.plain("blocks")}


def _nothing(record: Record) -> Entry:
    return {}


def _bare(text: str) -> str:
    return squeeze(text)


_KINDS = (
    (("Attr",), _of_attribute),
    (("Property",), _of_property),
    (("AttrConstraint", "PropConstraint"), _nothing),
    (("TypeConstraint",), _of_type),
    (("SizedRegion", "Region"), _of_region),
)
