"""What is known of upstream's test files where no pass of upstream's runs.

The rows of `conformance/native.toml`: files that do not pass, why ours is right, and
under which assumptions of `bridge-opt --assume` they do pass, if under any.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

NATIVE: Final = Path(__file__).resolve().parent.parent / "conformance" / "native.toml"


@dataclass(frozen=True, slots=True)
class Row:
    """A file that does not pass as it is."""

    file: str
    reason: str
    assume: tuple[str, ...] = ()
    """With these it passes: upstream takes them for granted."""


def rows(path: Path = NATIVE) -> list[Row]:
    """All rows."""
    found = tomllib.loads(path.read_text("utf-8"))["other"]
    return [
        Row(one["file"], one["reason"], tuple(one.get("assume", ()))) for one in found
    ]


def row_of(path: Path, known: list[Row]) -> Row | None:
    """The row of a file."""
    whole = path.as_posix()
    return next((row for row in known if whole.endswith(row.file)), None)
