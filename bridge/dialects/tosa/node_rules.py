"""Of tosa."""

from __future__ import annotations

from typing import Final

from bridge.ods.definition_formats import Fields
from bridge.ods.definitions import Rules


def _rank(values: Fields) -> str | None:
    rank = values["rank"]
    return f"invalid rank (must be >= 0): {rank}" if rank < 0 else None


_NUMBERS: Final = frozenset(
    {"f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E4M3FN", "f8E5M2", "!tosa.mxint8"}
)


def _scaled(values: Fields) -> str | None:
    if str(values["scale_type"]) != "f8E8M0FNU":
        return "failed to verify 'scale_type': micro-scaling format scale number"
    if str(values["value_type"]) not in _NUMBERS:
        return "failed to verify 'value_type': micro-scaling format number"
    return None


RULES: Final[Rules] = {("block_scaled", "types"): _scaled, ("shape", "types"): _rank}
