"""Of emitc."""

from __future__ import annotations

from typing import Final

from bridge.ods.definition_formats import Values
from bridge.ods.definitions import Rules
from bridge.op.parameters import text_of


def _lvalue(values: Values) -> str | None:
    # The dialect asks for its definitions when it is loaded, and they for these rules.
    from bridge.dialects.emitc.types import is_emitc, is_supported

    of = values["valueType"]
    if not is_supported(of):
        return f"!emitc.lvalue must wrap supported emitc type, but got '{of}'"
    if is_emitc(of, "array"):
        return "!emitc.lvalue cannot wrap !emitc.array type"
    return None


def _pointer(values: Values) -> str | None:
    from bridge.dialects.emitc.types import is_emitc

    if is_emitc(values["pointee"], "lvalue"):
        return "pointers to lvalues are not allowed"
    return None


def _opaque(values: Values) -> str | None:
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
