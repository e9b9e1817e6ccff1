"""What is to be put instead of pieces of a text."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple


class Edit(NamedTuple):
    """A piece of a text, and what replaces it."""

    start: int
    end: int
    text: str


class Edits:
    """Replacements of one text; one inside another's piece is of no account.

    `kinds` counts them by what was old about them.
    """

    def __init__(self) -> None:
        self._edits: dict[tuple[int, int], str] = {}
        self.kinds: Counter[str] = Counter()

    def __bool__(self) -> bool:
        return bool(self._edits)

    def replace(self, start: int, end: int, text: str, kind: str) -> None:
        """Puts a text instead of a piece; a piece noted twice is replaced once."""
        if (start, end) not in self._edits:
            self.kinds[kind] += 1
        self._edits[start, end] = text

    def within(self, start: int, end: int, text: str) -> str:
        """A piece of the text with what is to be replaced in it."""
        inside = [
            Edit(first, last, new)
            for (first, last), new in self._edits.items()
            if start <= first and last <= end and (first, last) != (start, end)
        ]
        return _applied(inside, text, start, end)

    def apply(self, text: str) -> str:
        """The text with everything replaced."""
        edits = [Edit(start, end, new) for (start, end), new in self._edits.items()]
        return _applied(edits, text, 0, len(text))


def _applied(edits: list[Edit], text: str, start: int, end: int) -> str:
    pieces = []
    pos = start
    # What is put before a piece comes before what is put instead of it.
    for edit in sorted(edits, key=lambda e: (e.start, e.end > e.start, -e.end)):
        if edit.start < pos:
            continue
        pieces += [text[pos : edit.start], edit.text]
        pos = edit.end
    pieces.append(text[pos:end])
    return "".join(pieces)
