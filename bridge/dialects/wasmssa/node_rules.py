"""Of wasmssa."""

from __future__ import annotations

from typing import Final

from bridge.ods.definition_formats import Fields
from bridge.ods.definitions import Rules

_REFERENCES: Final = ("!wasmssa.funcref", "!wasmssa.externref")
_VALUES: Final = ("i32", "i64", "f32", "f64", "i128", *_REFERENCES)
_REFERENCE: Final = (
    "Opaque type for function reference or Opaque type for external reference"
)
_VALUE: Final = (
    "32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit "
    f"float or 128-bit signless integer or {_REFERENCE}"
)


def _local(values: Fields) -> str | None:
    if str(values["elementType"]) in _VALUES:
        return None
    return f"failed to verify 'elementType': {_VALUE}"


def _table(values: Fields) -> str | None:
    if str(values["reference"]) in _REFERENCES:
        return None
    return f"failed to verify 'reference': {_REFERENCE}"


RULES: Final[Rules] = {("local", "types"): _local, ("tabletype", "types"): _table}
