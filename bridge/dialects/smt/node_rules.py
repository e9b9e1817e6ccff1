"""Of smt."""

from __future__ import annotations

from typing import Final

from bridge.ir.types import DialectType, Type
from bridge.ods.definition_formats import Fields
from bridge.ods.definitions import Rules

_SORTS: Final = frozenset({"array", "bool", "bv", "func", "int", "sort"})


def _is_value(ty: Type) -> bool:
    return isinstance(ty, DialectType) and ty.dialect == "smt" and ty.mnemonic in _SORTS


def _is_first_order(ty: Type) -> bool:
    return _is_value(ty) and getattr(ty, "mnemonic", "") != "func"


def _bits(values: Fields) -> str | None:
    if values["width"] <= 0:
        return "bit-vector must have at least a width of one"
    return None


def _array(values: Fields) -> str | None:
    for field, name in (("domainType", "domain"), ("rangeType", "range")):
        if not _is_value(values[field]):
            return f"{name} must be any SMT value type"
    return None


def _function(values: Fields) -> str | None:
    if not all(map(_is_first_order, values["domainTypes"])):
        return "domain types must be any non-function SMT type"
    if not _is_first_order(values["rangeType"]):
        return "range type must be any non-function SMT type"
    return None


def _sort(values: Fields) -> str | None:
    if not all(map(_is_first_order, values.get("sortParams") or ())):
        return "sort parameter types must be any non-function SMT type"
    return None


RULES: Final[Rules] = {
    ("array", "types"): _array,
    ("bv", "types"): _bits,
    ("func", "types"): _function,
    ("sort", "types"): _sort,
}
