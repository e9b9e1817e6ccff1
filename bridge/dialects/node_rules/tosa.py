"""Of tosa."""

from __future__ import annotations

from typing import Final

from bridge.ods.definition_formats import Values
from bridge.ods.definitions import Rules


def _rank(values: Values) -> str | None:
    rank = values["rank"]
    return f"invalid rank (must be >= 0): {rank}" if rank < 0 else None


RULES: Final[Rules] = {("shape", "types"): _rank}
