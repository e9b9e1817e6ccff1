"""Of ptr."""

from __future__ import annotations

from typing import Final

from bridge.ir.types import DialectType
from bridge.ods.definition_formats import Fields
from bridge.ods.definitions import Rules

_UNKNOWN: Final = (1 << 32) - 1
"""The index width of a layout without one."""


def _layout(values: Fields) -> str | None:
    for name in ("size", "abi", "preferred", "index"):
        bits = values.get(name, _UNKNOWN)
        if bits % 8 and not (name == "index" and bits == _UNKNOWN):
            return f"{name} entry must be divisible by 8"
    if values["abi"] > values["preferred"]:
        return (
            "preferred alignment is expected to be at least as large as ABI alignment"
        )
    return None


def _metadata(values: Fields) -> str | None:
    if isinstance(values["type"], DialectType):
        return "the ptr-like type has no metadata"
    return None


RULES: Final[Rules] = {
    ("ptr_metadata", "types"): _metadata,
    ("spec", "attributes"): _layout,
}
