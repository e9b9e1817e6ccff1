"""Diagnostics with the lines they are about, as LLVM's tools show them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from bridge.errors import UNKNOWN, Diagnostic, Position
from bridge.source import Source, visible

TAB_STOP: Final = 8

WIDEST: Final = 2000
"""Columns of a line that are shown whole; of a longer one, a part is."""

_AROUND: Final = 100


def rendered(diagnostic: Diagnostic, source: Source) -> str:
    """A diagnostic and its notes, with the lines of `source` that they name.

    A note at the location of the diagnostic before it does not repeat the line.
    """
    return "\n".join(_parts(diagnostic, source, before=None))


def heading(diagnostic: Diagnostic) -> str:
    """The first line: `file:line:column: severity: message`.

    Of a message's lines that nobody can read, a part is shown.
    """
    place = diagnostic.location
    where = "<unknown>:0" if place == UNKNOWN else str(place)
    message = visible(_TOO_LONG.sub(_shortened, diagnostic.message))
    return f"{where}: {diagnostic.severity}: {message}"


_TOO_LONG: Final = re.compile(r"[^\n]{10000,}")


def _shortened(match: re.Match[str]) -> str:
    line = match[0]
    return (
        f"{line[:_AROUND]} ... ({len(line) - 2 * _AROUND} more) ... {line[-_AROUND:]}"
    )


def excerpt(source: Source, place: Position, width: int = 1) -> str:
    """The line at a location, and a mark under `width` characters of it.

    Empty where the source has no such line. A line with characters beyond ASCII is
    shown without a mark: nobody knows how wide they are.
    """
    line = line_at(source.text, place.line)
    if line is None or place.column < 1:
        return ""
    line = line.removesuffix("\r")
    start = place.column - 1
    if len(line) > WIDEST:
        first = max(0, min(start, len(line)) - _AROUND)
        line, start = line[first : first + 2 * _AROUND], start - first
    shown = visible(line).expandtabs(TAB_STOP)
    if not line.isascii():
        return shown
    lead = len(visible(line[:start]).expandtabs(TAB_STOP))
    marks = max(1, min(width, len(line) - start))
    return f"{shown}\n{' ' * lead}^{'~' * (marks - 1)}"


def line_at(text: str, number: int) -> str | None:
    """A line by its number, from 1; None where the text ends before."""
    if number < 1:
        return None
    start = 0
    for _ in range(number - 1):
        start = text.find("\n", start) + 1
        if not start:
            return None
    end = text.find("\n", start)
    return text[start:] if end < 0 else text[start:end]


def _parts(
    diagnostic: Diagnostic, source: Source, before: Position | None
) -> Iterator[str]:
    place = diagnostic.location
    yield heading(diagnostic)
    known = place.filename == source.filename and place != before
    text = excerpt(source, place) if known else diagnostic.excerpt
    if text and place != before:
        yield text
    for note in diagnostic.notes:
        yield from _parts(note, source, place)
        place = note.location
