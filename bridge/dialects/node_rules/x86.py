"""Of x86."""

from __future__ import annotations

from typing import Final

from bridge.ods.definition_formats import Values
from bridge.ods.definitions import Rules

_ELEMENTS: Final = ("f32", "f16", "bf16", "i32", "i8", "f8E4M3FN", "f8E5M2")


def _tile(values: Values) -> str | None:
    if str(values["elementType"]) in _ELEMENTS:
        return None
    return (
        "failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type "
        "or 32-bit signless integer or 8-bit signless integer or f8E4M3FN type or "
        "f8E5M2 type"
    )


RULES: Final[Rules] = {("amx.tile", "types"): _tile}
