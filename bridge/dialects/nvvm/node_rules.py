"""Of nvvm."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import ArrayAttr, StringAttr
from bridge.ods.definition_formats import Fields
from bridge.ods.definitions import Rules
from bridge.op.parameters import text_of


def _target(values: Fields) -> str | None:
    level = values.get("O")
    if level is not None and not 0 <= level <= 3:
        return "The optimization level must be a number between 0 and 3."
    for name in ("triple", "chip"):
        if text_of(values.get(name)) == "":
            return f"The target {name} cannot be empty."
    files = values.get("link")
    if isinstance(files, ArrayAttr) and not all(
        isinstance(name, StringAttr) for name in files.elements
    ):
        return "All the elements in the `link` array must be strings."
    return None


RULES: Final[Rules] = {("target", "attributes"): _target}
