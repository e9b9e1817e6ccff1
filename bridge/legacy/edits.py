"""What is to be put instead of pieces of a text."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from bridge.text.tokens import STRING

Piece = str | tuple[int, int]
"""New text, or a range of the old one to insert here, with its own edits."""


class Edit(NamedTuple):
    """A piece of a text, and what replaces it."""

    start: int
    end: int
    new: Sequence[Piece]


class Edits:
    """Replacements of one text; one inside another's piece is of no account.

    `kinds` counts them by what was old about them. A comment is never lost: those in
    replaced text are moved before it.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self._has_returns = text[: text.find("\n") + 1].endswith("\r\n")
        self._edits: dict[tuple[int, int], Sequence[Piece]] = {}
        self.kinds: Counter[str] = Counter()
        self.noted = 0
        """How often something was noted, be it again."""

    def __bool__(self) -> bool:
        return bool(self._edits)

    def replace(self, start: int, end: int, text: str, kind: str) -> None:
        """Puts a text instead of a piece; a piece noted twice is replaced once.

        Blanks and comments that end it are left out of it.
        """
        self.remove(start, code_end(self.text, start, end), kind, text)

    def remove(self, start: int, end: int, kind: str, text: str = "") -> None:
        """Like `replace`, with the blanks after the piece."""
        kept = [c for c in comments(self.text, start, end) if c not in text]
        self.put(start, end, "\n".join([*kept, text]), kind)

    def put(self, start: int, end: int, text: str, kind: str) -> None:
        """Replaces a piece by a text, edits inside it included."""
        self.move(start, end, [self._apart(start, end, text) if text else ""], kind)

    def move(self, start: int, end: int, new: Sequence[Piece], kind: str) -> None:
        """Puts pieces instead of one, which may come from elsewhere in the text."""
        self.noted += 1
        if self._has_returns:
            new = [
                _find_ends("\r\n", piece) if isinstance(piece, str) else piece
                for piece in new
            ]
        if (start, end) not in self._edits:
            self.kinds[kind] += 1
        self._edits[start, end] = new

    def _apart(self, start: int, end: int, text: str) -> str:
        """A text padded so that it forms no word with its neighbour."""
        old = self.text
        if _is_word(old[start - 1 : start] + text[0]) and not _is_word(
            old[start - 1 : start + 1]
        ):
            text = f" {text}"
        if _is_word(text[-1] + old[end : end + 1]) and not _is_word(
            old[end - 1 : end + 1]
        ):
            text += " "
        return text

    def insert(self, pos: int, text: str, kind: str) -> None:
        """Puts a text after what ends before `pos`."""
        pos = code_end(self.text, 0, pos)
        self.replace(pos, pos, text, kind)

    def within(self, start: int, end: int) -> str:
        """A piece of the text that was read last, with what is to be replaced in it."""
        inside = []
        for (first, last), new in reversed(self._edits.items()):
            if first < start:
                break
            if last <= end and (first, last) != (start, end):
                inside.append(Edit(first, last, new))
        return _Applied(inside, self.text).between(start, end)

    def apply(self) -> str:
        """The text with everything replaced."""
        return "".join([piece for _, piece in self._pieces()])

    def origin(self, pos: int) -> int:
        """The old offset of what is at an offset of the new text."""
        for start, piece in self._pieces():
            if pos < len(piece):
                kept = self.text.startswith(piece, start)
                return start + pos if kept else start
            pos -= len(piece)
        return len(self.text)

    def _pieces(self) -> Iterator[tuple[int, str]]:
        edits = [Edit(start, end, new) for (start, end), new in self._edits.items()]
        return _Applied(edits, self.text).pieces(0, len(self.text))


_find_ends: Final = re.compile(r"(?<!\r)\n").sub
_is_word: Final = re.compile(r"[\w.$]{2}").fullmatch


def code_end(text: str, start: int, end: int) -> int:
    """Where the last token of a piece of text ends."""
    while True:
        while end > start and (text[end - 1].isspace() or text[end - 1] == "\0"):
            end -= 1
        line = max(text.rfind("\n", start, end) + 1, start)
        comment = next((m for m in find_comments(text, line, end) if m[1]), None)
        if comment is None:
            return end
        end = comment.start(1)


def comments(text: str, start: int, end: int) -> list[str]:
    """The comments in a piece of text."""
    if text.find("//", start, end) < 0:
        return []
    return [m[1] for m in find_comments(text, start, end) if m[1]]


def in_code(
    find: Callable[[str, int, int], Iterator[re.Match[str]]],
    text: str,
    start: int,
    end: int,
) -> Iterator[re.Match[str]]:
    """What is found in a piece of text, but not in its comments."""
    said = [m.span(1) for m in find_comments(text, start, end) if m[1]]
    for found in find(text, start, end):
        if not any(first <= found.start() < last for first, last in said):
            yield found


find_comments: Final = re.compile(rf"{STRING}|(//[^\n\r]*)").finditer
"""Strings, so that they are not looked into, and as the group comments."""


class _Applied:
    """Edits in order, which yield any piece of the edited text."""

    def __init__(self, edits: list[Edit], text: str) -> None:
        # What is put before a piece comes before what is put instead of it.
        self._edits = sorted(
            edits, key=lambda edit: (edit.start, edit.end > edit.start, -edit.end)
        )
        self._starts = [edit.start for edit in self._edits]
        self._text = text

    def between(self, start: int, end: int) -> str:
        """A piece of the text, with the edits in it."""
        return "".join([piece for _, piece in self.pieces(start, end)])

    def pieces(self, start: int, end: int) -> Iterator[tuple[int, str]]:
        """The parts of a piece, and the old offset of each."""
        text = self._text
        pos = start
        for number in range(bisect_left(self._starts, start), len(self._edits)):
            edit = self._edits[number]
            if edit.start >= end and (edit.start > end or end < len(text)):
                break
            if edit.start < pos or edit.end > end:
                continue
            yield pos, text[pos : edit.start]
            for part in edit.new:
                yield edit.start, part if isinstance(part, str) else self.between(*part)
            pos = edit.end
        yield pos, text[pos:end]
