"""Of llvm."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DialectAttr,
    DistinctAttr,
    IntegerAttr,
    StringAttr,
)
from bridge.ods.definition_formats import Fields
from bridge.ods.definition_nodes import ATTRIBUTES
from bridge.ods.definitions import Rules
from bridge.ods.rows import table
from bridge.op.parameters import text_of

_IS_DEBUG_NODE: Final = ATTRIBUTES["DINodeAttr"]


def _derived_type(values: Fields) -> str | None:
    extra = values.get("extraData")
    if extra is None or isinstance(extra, IntegerAttr) or _IS_DEBUG_NODE(extra):
        return None
    return "extraData must be a DINodeAttr or an IntegerAttr"


def _features(values: Fields) -> str | None:
    for feature in values.get("features") or ():
        text = text_of(feature)
        if not text:
            return "target features can not be null or empty"
        if text[0] not in "+-":
            return "target features must start with '+' or '-'"
        if "," in text:
            return "target features can not contain ','"
    return None


def _is_attribute(attr: object, name: str) -> bool:
    return getattr(attr, "node_name", "") == name


def _module_flag(values: Fields) -> str | None:
    key, value = text_of(values["key"]), values["value"]
    if key == "CG Profile":
        entries = value.elements if isinstance(value, ArrayAttr) else (None,)
        if not all(_is_attribute(entry, "llvm.cgprofile_entry") for entry in entries):
            return "'CG Profile' key expects an array of '#llvm.cgprofile_entry'"
    elif key == "ProfileSummary":
        if not _is_attribute(value, "llvm.profile_summary"):
            return "'ProfileSummary' key expects a '#llvm.profile_summary' attribute"
    elif not _is_flag(value):
        return (
            "only integer, integer-like dialect attributes, string, and string-array "
            f"values are currently supported for unknown key '{values['key']}'"
        )
    return None


def _is_flag(value: Attribute) -> bool:
    if isinstance(value, ArrayAttr):
        strings = [isinstance(one, StringAttr) for one in value.elements]
        return bool(strings) and all(strings)
    if isinstance(value, DialectAttr):
        # None that is known stands for a number.
        own = table(value.dialect)
        return own is None or value.mnemonic not in own.data["attributes"]
    return isinstance(value, IntegerAttr | StringAttr)


def _alias_scope(values: Fields) -> str | None:
    if not isinstance(values["id"], StringAttr | DistinctAttr):
        return "id of an alias scope must be a StringAttr or a DistrinctAttr"
    return None


RULES: Final[Rules] = {
    ("alias_scope", "attributes"): _alias_scope,
    ("di_derived_type", "attributes"): _derived_type,
    ("mlir.module_flag", "attributes"): _module_flag,
    ("target_features", "attributes"): _features,
}
