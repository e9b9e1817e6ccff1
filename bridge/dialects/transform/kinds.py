"""What handles of the transform dialect stand for."""

from __future__ import annotations

from typing import Final

from bridge.ir.types import DialectType, Type

_KINDS: Final = {
    "affine_map": "param",
    "any_op": "handle",
    "any_param": "param",
    "any_value": "value",
    "op": "handle",
    "param": "param",
    "type": "param",
}


def kind_of(ty: Type) -> str:
    """`handle` of operations, `value` for handles of values, `param`; "" of others."""
    if not isinstance(ty, DialectType):
        return ""
    if ty.dialect == "transform":
        return _KINDS.get(ty.mnemonic, "")
    # Upstream's extension for patterns makes it one.
    return "handle" if (ty.dialect, ty.mnemonic) == ("pdl", "operation") else ""


def same_kind(a: Type, b: Type) -> bool:
    """Whether two types implement the same of the dialect's interfaces."""
    return kind_of(a) == kind_of(b) != ""
