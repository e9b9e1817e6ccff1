"""The loop dialect, which is scf today."""

from __future__ import annotations

from typing import Final

from bridge.legacy.rows import Renamed, Row

_NAMES: Final = ("for", "if", "parallel", "reduce", "reduce.return", "yield")

ROWS: Final[dict[str, Row]] = {
    **{f"loop.{name}": Renamed(f"scf.{name}") for name in _NAMES},
    "loop.terminator": Renamed("scf.yield"),
}
