"""Of amdgpu."""

from __future__ import annotations

from typing import Final

from bridge.ods.definition_formats import Fields
from bridge.ods.definitions import Rules


def _gather_base(values: Fields) -> str | None:
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


RULES: Final[Rules] = {("tdm_gather_base", "types"): _gather_base}
