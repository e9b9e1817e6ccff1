"""Of transform."""

from __future__ import annotations

from typing import Final

from bridge.ir.types import IntegerType
from bridge.ods.definition_formats import Fields
from bridge.ods.definitions import Rules


def _parameter(values: Fields) -> str | None:
    ty = values["type"]
    if not isinstance(ty, IntegerType) or ty.width > 64:
        return "only supports integer types with width <=64"
    return None


RULES: Final[Rules] = {("param", "types"): _parameter}
