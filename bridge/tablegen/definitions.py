"""Attribute, type and enum definitions, and what a dialect says of itself."""

from __future__ import annotations

from bridge.ods.entries import Json
from bridge.tablegen.defaults import enum_name
from bridge.tablegen.operations import cpp_class
from bridge.tablegen.predicates import squeeze
from bridge.tablegen.records import Record
from bridge.tablegen.traits import TraitLists

Entry = dict[str, Json]


def _kept(entry: Entry) -> Entry:
    return {key: value for key, value in entry.items() if value not in ("", [], False)}


def definition(record: Record) -> Entry:
    """An attribute's or a type's definition."""
    enum = record.record("enum") if record.isa("EnumAttr") else None
    parameters = [_parameter(*pair) for pair in record.arguments("parameters")]
    cpp = _cpp(record)
    same = record.name == cpp.rpartition("::")[2]
    found = _kept(
        {
            "mnemonic": record.text("mnemonic"),
            "cpp": cpp,
            # What upstream's parsers call it in their complaints.
            "record": "" if same else record.name,
            "parameters": [] if enum else parameters,
            "format": _format(record),
            "enum": enum_name(enum) if enum else "",
            "alias": record.flag("genMnemonicAlias"),
            "verifier": record.flag("genVerifyDecl"),
            "traits": TraitLists().rows(record.records("traits"), str),
            "summary": squeeze(record.text("summary")),
        }
    )
    # An empty format is one: such a node may be written as nothing.
    return found | {"format": ""} if record.plain("assemblyFormat") == "" else found


def _cpp(record: Record) -> str:
    """The definition's C++ class; a type's is in its dialect's namespace."""
    home = record.record("dialect")
    namespace = record.text("cppNamespace") or (
        home.text("cppNamespace") if home else ""
    )
    return f"::{namespace.removeprefix('::')}::{record.text('cppClassName')}"


def _format(record: Record) -> Json:
    if record.flag("hasCustomAssemblyFormat"):
        return True
    return squeeze(record.text("assemblyFormat"))


def _parameter(name: str, value: Record | str) -> list[Json]:
    if isinstance(value, str):
        return [name, squeeze(value)]
    more = _kept(
        {
            "default": squeeze(value.text("defaultValue")),
            "parser": squeeze(value.text("parser")),
            "printer": squeeze(value.text("printer")),
            "self type": value.isa("AttributeSelfTypeParameter"),
        }
    )
    line: list[object] = [name, squeeze(value.text("cppType"))]
    return [*line, more] if more else line


def enum(record: Record) -> Entry:
    """An enum's cases as [symbol, number] or [symbol, number, written]."""
    bits = record.isa("BitEnumBase", "BitEnumAttr")
    # Cases of what is no attribute are read as a C++ field's value.
    is_field = not record.isa("EnumAttrInfo")
    return _kept(
        {
            "cpp": f"{record.text('cppNamespace')}::{record.text('className')}",
            "width": record.number("bitwidth"),
            "bits": bits,
            "separator": record.text("separator") if bits else "",
            "grouped": record.flag("printBitEnumPrimaryGroups"),
            "quoted": record.flag("printBitEnumQuoted"),
            "summary": record.text("summary") if is_field else "",
            "cases": [_case(case) for case in record.records("enumerants")],
        }
    )


def _case(record: Record) -> list[Json]:
    symbol, written = record.text("symbol"), record.text("str")
    line = [symbol, record.number("value")]
    return line if written == symbol else [*line, written]


def dialect(record: Record) -> Entry:
    """The dialect's namespace, and the hooks it has beyond its ops."""
    hooks = ("OperationAttrVerify", "RegionArgAttrVerify", "RegionResultAttrVerify")
    return _kept(
        {
            "cpp": record.text("cppNamespace"),
            "needs": [
                squeeze(str(name)).rsplit("::", 1)[-1].removesuffix("Dialect")
                for name in record.plain("dependentDialects")
            ],
            "hooks": [hook for hook in hooks if record.flag(f"has{hook}")],
            "attributes": [
                [name, squeeze(str(value))]
                for name, value in record.arguments("discardableAttrs")
            ],
            "own attribute syntax": not record.flag("useDefaultAttributePrinterParser"),
            "own type syntax": not record.flag("useDefaultTypePrinterParser"),
            "constants": record.flag("hasConstantMaterializer"),
        }
    )


def definition_name(record: Record) -> str:
    """What the table calls it: its mnemonic, or its class where it has none."""
    return record.text("mnemonic") or cpp_class(record.name)
