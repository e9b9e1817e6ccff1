"""Default values: from C++ to the attribute's text, where that is mechanical."""

from __future__ import annotations

import re

from bridge.tablegen.predicates import squeeze
from bridge.tablegen.records import Record

NUMBER = re.compile(r"-?(?:0x[0-9a-f]+|\d+)")
FLOAT = re.compile(r"-?\d+\.\d*(?:e[-+]?\d+)?f?")
BUILT_TYPE = re.compile(r"\$_builder\.get(Integer|Index|F)(\w*)Type\(([^)]*)\)")
DENSE = re.compile(r"::mlir::Dense(I8|I16|I32|I64|F32|F64|Bool)ArrayAttr")
ELEMENTS = {"Bool": "i1"}
BOOLEANS = {"0": "false", "1": "true", "false": "false", "true": "true"}
PROPERTIES = {
    ("bool", "false"): "false",
    ("bool", "true"): "unit",
    ("std::optional<int64_t>", "std::nullopt"): "[]",
}


def attribute_text(record: Record, default: str) -> str:
    """The default as an attribute's text; empty where only C++ can tell."""
    base = record
    while base.record("baseAttr") is not None:
        base = base.record("baseAttr") or base
    for rule in (_of_enum, _of_number, _of_boolean, _of_string, _of_array):
        text = rule(base, default)
        if text:
            return text
    return ""


def enum_name(record: Record) -> str:
    """The record's name, or the C++ class where a definition has made it itself."""
    return record.text("className") if record.anonymous else record.name


def enum_cases(enum: Record) -> dict[str, tuple[str, int]]:
    """C++ symbols of an enum's cases, with the written name and the number."""
    return {
        case.text("symbol"): (case.text("str"), case.number("value"))
        for case in enum.records("enumerants")
    }


def _of_enum(base: Record, default: str) -> str:
    enum = base.record("enum") or (base if base.isa("EnumInfo") else None)
    if enum is None:
        return ""
    symbol = re.search(r"(\w+)\W*$", default)
    case = enum_cases(enum).get(symbol[1]) if symbol else None
    if case is None:
        return ""
    if base.isa("EnumAttr"):
        written = base.text("assemblyFormat").replace("`", "").replace(" ", "")
        value = written.replace("$value", case[0])
        dialect, _, mnemonic = base.text("attrName").partition(".")
        if value.startswith("<"):
            return f"#{dialect}.{mnemonic}{value}"
        between = "" if value.startswith("(") else " "
        return f"#{dialect}<{mnemonic}{between}{value}>"
    # An enum that has no definition of its own is an integer in disguise.
    return f"{case[1]} : {_type(base)}"


def property_text(record: Record, default: str) -> str:
    """The default of a property as the attribute it is written as."""
    stored = record.text("storageType")
    base = record.record("baseProperty") or record
    enum = record.record("enum") or base.record("enum")
    if enum is not None:
        symbol = default.rsplit("::", 1)[-1]
        case = enum_cases(enum).get(symbol)
        return f"{case[1]} : i{enum.number('bitwidth')}" if case else ""
    return PROPERTIES.get((stored, default), "")


def _type(base: Record) -> str:
    value = base.record("valueType")
    built = BUILT_TYPE.search(squeeze(value.text("builderCall"))) if value else None
    if built is None:
        return ""
    family, width, arguments = built.groups()
    if family == "Index":
        return "index"
    if family == "F":
        return f"f{width}"
    bits, _, signed = arguments.partition(",")
    prefix = {"": "", "false": "u", "true": "s"}[signed.split("=")[-1].strip(" /*")]
    return f"{prefix}i{bits.strip()}"


def _of_number(base: Record, default: str) -> str:
    kind = _type(base)
    if kind == "i1":
        return BOOLEANS.get(default, "")
    if not kind or base.has("enum") or base.isa("EnumInfo"):
        return ""
    if FLOAT.fullmatch(default) and kind.startswith("f"):
        return f"{float(default.rstrip('f')):.6e} : {kind}"
    default = re.sub(r"static_cast<uint64_t>\((-?\d+)\)", r"\1", default)
    number = int(default, 0) if NUMBER.fullmatch(default) else None
    return "" if number is None else f"{number} : {kind}"


def _of_boolean(base: Record, default: str) -> str:
    boolean = squeeze(base.text("storageType")) == "::mlir::BoolAttr"
    return default if boolean and default in ("true", "false") else ""


def _of_string(base: Record, default: str) -> str:
    stored = squeeze(base.text("storageType"))
    quoted = re.fullmatch(r'"[^"]*"', default)
    return default if stored == "::mlir::StringAttr" and quoted else ""


def _of_array(base: Record, default: str) -> str:
    stored = squeeze(base.text("storageType"))
    empty = default in ("{}", "::llvm::ArrayRef<int64_t>{}")
    if stored == "::mlir::ArrayAttr" and default == "{}":
        return "[]"
    dense = DENSE.fullmatch(stored)
    if dense is None:
        return ""
    element = ELEMENTS.get(dense[1], dense[1].lower())
    numbers = re.fullmatch(r"\{([\d\s,-]*)\}", default)
    if numbers and numbers[1].strip():
        return f"array<{element}: {squeeze(numbers[1])}>"
    return f"array<{element}>" if empty else ""
