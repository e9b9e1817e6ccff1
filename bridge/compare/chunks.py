"""Files and their chunks: where a file is split, and what its RUN lines ask for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from bridge.records import Record
from bridge.source import Source

if TYPE_CHECKING:
    from pathlib import Path

MARKER: Final = "// -----"
"""What separates chunks by default."""

_TAIL: Final = 2
"""Last characters of a marker without which it is a near miss."""

_RUN: Final = re.compile(r"\bRUN:(.*)")
_SPLIT: Final = re.compile(
    r"""-split-input-file(?:=(?:"([^"]*)"|'([^']*)'|([^\s|]+))|(?![\w=-]))"""
)
_UNREGISTERED: Final = re.compile(r"-allow-unregistered-dialect(?:=true)?(?![\w=-])")


class Chunk(Record):
    """A part of a file that is a module of its own, and where it begins."""

    text: str
    line: int = 1
    column: int = 1
    file: str = "-"
    allow_unregistered: bool = False

    @property
    def padded(self) -> str:
        """The text after so much blank space that every line has its file's number."""
        return "\n" * (self.line - 1) + " " * (self.column - 1) + self.text


class Requests(Record):
    """The options of a file's RUN lines for reading it; no marker is no split."""

    marker: str = ""
    allow_unregistered: bool = False


def split(source: Source, marker: str = MARKER) -> tuple[list[Chunk], list[int]]:
    """The chunks of a text, and the offsets of near misses of the marker.

    A marker splits wherever it occurs, but not as the last thing of the file. What
    follows it on its line belongs to the next chunk.
    """
    text = source.text
    if not marker:
        return [Chunk(text, file=source.filename)], []
    starts, misses = _starts(text, marker)
    ends = [start - len(marker) for start in starts[1:]] + [len(text)]
    chunks = [
        Chunk(text[start:end], *source.line_and_column(start), source.filename)
        for start, end in zip(starts, ends, strict=True)
    ]
    if len(chunks) > 1 and not chunks[0].text:
        del chunks[0]
    return chunks, misses


def requests(text: str) -> Requests:
    """What a file's own RUN lines ask for."""
    lines = "\n".join(_RUN.findall(text))
    match = _SPLIT.search(lines)
    given = match and (match[1] or match[2] or match[3] or MARKER)
    return Requests(given or "", _UNREGISTERED.search(lines) is not None)


def chunks_of(path: Path, name: str = "") -> list[Chunk]:
    """The chunks of a file, as its RUN lines split it; raises `OSError`."""
    text = path.read_bytes().decode("utf-8", "surrogateescape")
    asked = requests(text)
    chunks, _ = split(Source(text, name or str(path)), asked.marker)
    allow = asked.allow_unregistered
    return [
        Chunk(c.text, c.line, c.column, c.file, allow_unregistered=allow)
        for c in chunks
    ]


def files_in(path: Path, only: Iterable[str] = ()) -> Iterator[Path]:
    """The `.mlir` files of a folder in order, or the file itself.

    With `only`, those at or below one of these paths, which are relative to the folder.
    Raises `FileNotFoundError` where a path is missing.
    """
    roots = [path / name for name in only] or [path]
    for root in roots:
        if not root.exists():
            raise FileNotFoundError(2, "No such file or directory", str(root))
        if root.is_dir():
            yield from sorted(f for f in root.rglob("*.mlir") if f.is_file())
        else:
            yield root


def _starts(text: str, marker: str) -> tuple[list[int], list[int]]:
    """Where chunks start, and where something is nearly a marker."""
    tail = marker[-_TAIL:] if len(marker) > _TAIL else ""
    head = marker.removesuffix(tail)
    starts, misses = [0], []
    pos = text.find(head)
    while pos >= 0:
        near = pos + len(head)
        whole = text.startswith(tail, near)
        after = near + len(tail) if whole else near
        pos = text.find(head, after)
        if whole and after < (len(text) if pos < 0 else pos):
            starts.append(after)
        else:
            misses.append(near)
    return starts, misses
