"""Of emitc."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.later import deferred
from bridge.ods.definition_formats import Fields
from bridge.ods.definitions import Rules
from bridge.op.parameters import text_of

if TYPE_CHECKING:
    from bridge.dialects.emitc import types
else:
    types = deferred("bridge.dialects.emitc.types")


def _lvalue(values: Fields) -> str | None:
    of = values["valueType"]
    if not types.is_supported(of):
        return f"!emitc.lvalue must wrap supported emitc type, but got '{of}'"
    if types.is_emitc(of, "array"):
        return "!emitc.lvalue cannot wrap !emitc.array type"
    return None


def _pointer(values: Fields) -> str | None:
    if types.is_emitc(values["pointee"], "lvalue"):
        return "pointers to lvalues are not allowed"
    return None


def _opaque(values: Fields) -> str | None:
    text = text_of(values["value"])
    if not text:
        return "expected non empty string in !emitc.opaque type"
    if text.endswith("*"):
        return (
            "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr "
            "instead"
        )
    return None


RULES: Final[Rules] = {
    ("lvalue", "types"): _lvalue,
    ("opaque", "types"): _opaque,
    ("ptr", "types"): _pointer,
}
