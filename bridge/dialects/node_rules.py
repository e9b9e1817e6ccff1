"""What upstream verifies of the parameters of types and attributes.

A rule takes the values of the parameters, by upstream's names, and gives what is said
of values that cannot be. It is asked where a node is read.
"""

from __future__ import annotations

from typing import Any, Final

from bridge.dialects.emitc.types import is_emitc, is_supported
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, StringAttr
from bridge.ir.types import DialectType, Type
from bridge.ods.definition_formats import Values
from bridge.ods.definitions import JUDGES


def _is_attribute(attr: Any, name: str) -> bool:
    return getattr(attr, "node_name", "") == name


# nvvm --------------------------------------------------------------------------------


def _target(values: Values) -> str | None:
    level = values.get("O")
    if level is not None and not 0 <= level <= 3:
        return "The optimization level must be a number between 0 and 3."
    for name in ("triple", "chip"):
        if _text(values.get(name)) == "":
            return f"The target {name} cannot be empty."
    files = values.get("link")
    if isinstance(files, ArrayAttr) and not all(
        isinstance(name, StringAttr) for name in files.elements
    ):
        return "All the elements in the `link` array must be strings."
    return None


def _text(value: Any) -> str | None:
    return value.value if isinstance(value, StringAttr) else value


# llvm --------------------------------------------------------------------------------


def _features(values: Values) -> str | None:
    for feature in values.get("features") or ():
        text = _text(feature)
        if not text:
            return "target features can not be null or empty"
        if text[0] not in "+-":
            return "target features must start with '+' or '-'"
        if "," in text:
            return "target features can not contain ','"
    return None


def _module_flag(values: Values) -> str | None:
    key, value = _text(values["key"]), values["value"]
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
            f"values are currently supported for unknown key '\"{key}\"'"
        )
    return None


def _is_flag(value: Attribute) -> bool:
    if isinstance(value, ArrayAttr):
        return all(isinstance(one, StringAttr) for one in value.elements)
    # Which attributes of dialects stand for numbers is theirs to say.
    return isinstance(value, IntegerAttr | StringAttr) or hasattr(value, "node_name")


# smt ---------------------------------------------------------------------------------

_SORTS: Final = frozenset({"array", "bool", "bv", "func", "int", "sort"})


def _is_value(ty: Type) -> bool:
    return isinstance(ty, DialectType) and ty.dialect == "smt" and ty.mnemonic in _SORTS


def _is_first_order(ty: Type) -> bool:
    return _is_value(ty) and getattr(ty, "mnemonic", "") != "func"


def _bits(values: Values) -> str | None:
    if values["width"] <= 0:
        return "bit-vector must have at least a width of one"
    return None


def _solver_array(values: Values) -> str | None:
    for field, name in (("domainType", "domain"), ("rangeType", "range")):
        if not _is_value(values[field]):
            return f"{name} must be any SMT value type"
    return None


def _solver_function(values: Values) -> str | None:
    if not values["domainTypes"]:
        return "domain must not be empty"
    if not all(map(_is_first_order, values["domainTypes"])):
        return "domain types must be any non-function SMT type"
    if not _is_first_order(values["rangeType"]):
        return "range type must be any non-function SMT type"
    return None


def _sort(values: Values) -> str | None:
    if not all(map(_is_first_order, values.get("sortParams") or ())):
        return "sort parameter types must be any non-function SMT type"
    return None


# emitc -------------------------------------------------------------------------------


def _lvalue(values: Values) -> str | None:
    of = values["valueType"]
    if not is_supported(of):
        return f"!emitc.lvalue must wrap supported emitc type, but got '{of}'"
    if is_emitc(of, "array"):
        return "!emitc.lvalue cannot wrap !emitc.array type"
    return None


def _pointer(values: Values) -> str | None:
    if is_emitc(values["pointee"], "lvalue"):
        return "pointers to lvalues are not allowed"
    return None


def _opaque(values: Values) -> str | None:
    text = _text(values["value"])
    if not text:
        return "expected non empty string in !emitc.opaque type"
    if text.endswith("*"):
        return (
            "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr "
            "instead"
        )
    return None


# amdgpu ------------------------------------------------------------------------------


def _gather_base(values: Values) -> str | None:
    element, index = values["elementType"], values["indexType"]
    width = getattr(element, "width", 8)
    if width not in (8, 16, 32, 64):
        return (
            f"element type must be 1, 2, 4, or 8 bytes wide but type '{element}' is "
            f"{width // 8} bytes wide."
        )
    if str(index) not in ("i16", "i32"):
        return f"index type must be i16 or i32 but index type is '{index}'."
    return None


JUDGES.update(
    {
        ("amdgpu", "tdm_gather_base", "types"): _gather_base,
        ("emitc", "lvalue", "types"): _lvalue,
        ("emitc", "opaque", "types"): _opaque,
        ("emitc", "ptr", "types"): _pointer,
        ("llvm", "mlir.module_flag", "attributes"): _module_flag,
        ("llvm", "target_features", "attributes"): _features,
        ("nvvm", "target", "attributes"): _target,
        ("smt", "array", "types"): _solver_array,
        ("smt", "bv", "types"): _bits,
        ("smt", "func", "types"): _solver_function,
        ("smt", "sort", "types"): _sort,
    }
)
