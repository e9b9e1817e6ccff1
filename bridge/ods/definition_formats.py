"""Assembly formats of types and attributes, compiled to a reader each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bridge.ir.attributes import Attribute
from bridge.ir.types import Type
from bridge.ods.enums import Enum, enum
from bridge.text.state import Reader

Parts = tuple[str | Type | Attribute, ...]
ReadParts = Callable[[Reader], Parts]


def compile_definition(entry: Mapping[str, Any], dialect: str) -> ReadParts | None:
    """What reads a definition's body; None where that is not known."""
    found = enum(dialect, entry["enum"]) if "enum" in entry else None
    if found is not None:
        return _ENUMS[entry["format"]](found) if entry["format"] in _ENUMS else None
    if not entry.get("parameters") and "format" not in entry:
        return lambda r: ()
    return None


def _enum_in(
    opening: str, closing: str, space: str = ""
) -> Callable[[Enum], ReadParts]:
    def compiled(cases: Enum) -> ReadParts:
        def read(r: Reader) -> Parts:
            if opening:
                r.expect(opening, f"expected '{opening}'")
            value = cases.read(r)
            if closing:
                r.expect(closing, f"expected '{closing}'")
            return (f"{space}{opening}{cases.text(value)}{closing}",)

        return read

    return compiled


_ENUMS = {
    "`<` $value `>`": _enum_in("<", ">"),
    "```<` $value `>`": _enum_in("<", ">"),
    "$value": _enum_in("", "", " "),
    "`(` $value `)`": _enum_in("(", ")"),
}
