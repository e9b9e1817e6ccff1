"""What the commands of a test write, whatever its file expects of it."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

RECORDER: Final = """#!/bin/sh
# In the place of FileCheck: keeps what is given, by what it would have been checked by.
kept={folder}/$(printf '%s' "$*" | md5sum | cut -c1-32)
printf '%s\\n' "$*" >> "$kept"
cat >> "$kept"
"""


def write_recorder(path: Path, folder: Path) -> None:
    """Writes a command that keeps what it is given in a folder."""
    folder.mkdir()
    path.write_text(RECORDER.format(folder=shlex.quote(str(folder))))
    path.chmod(0o755)


def recorded(folder: Path) -> dict[str, list[str]]:
    """What was kept, by the file that it was to be checked by, sorted."""
    found: dict[str, list[str]] = {}
    for path in folder.iterdir():
        text = path.read_text(encoding="utf-8", errors="replace")
        arguments = text.partition("\n")[0].split()
        file = next((one for one in arguments if not one.startswith("-")), "")
        found.setdefault(file, []).append(text)
    return {file: sorted(texts) for file, texts in found.items()}
