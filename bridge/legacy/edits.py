"""What is to be put instead of pieces of a text."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final, NamedTuple

from bridge.text.tokens import STRING


class Edit(NamedTuple):
    """A piece of a text, and what replaces it."""

    start: int
    end: int
    text: str


class Edits:
    """Replacements of one text; one inside another's piece is of no account.

    `kinds` counts them by what was old about them.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self._edits: dict[tuple[int, int], str] = {}
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
        """Like `replace`, with the blanks behind the piece."""
        self.noted += 1
        if text:
            text = self._apart(start, end, text)
        if (start, end) not in self._edits:
            self.kinds[kind] += 1
        self._edits[start, end] = text

    def _apart(self, start: int, end: int, text: str) -> str:
        """A text that makes no word with one that a bracket or quote kept apart."""
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
        """Puts a text behind what ends before `pos`."""
        pos = code_end(self.text, max(0, self.text.rfind("\n", 0, pos)), pos)
        self.replace(pos, pos, text, kind)

    def within(self, start: int, end: int) -> str:
        """A piece of the text that was read last, with what is to be replaced in it."""
        inside = []
        for (first, last), new in reversed(self._edits.items()):
            if first < start:
                break
            if last <= end and (first, last) != (start, end):
                inside.append(Edit(first, last, new))
        return _applied(inside, self.text, start, end)

    def apply(self) -> str:
        """The text with everything replaced."""
        edits = [Edit(start, end, new) for (start, end), new in self._edits.items()]
        return _applied(edits, self.text, 0, len(self.text))


_is_word: Final = re.compile(r"[\w.$]{2}").fullmatch


def code_end(text: str, start: int, end: int) -> int:
    """Where the last token of a piece of text ends."""
    while end > start and (text[end - 1].isspace() or "//" in text[start:end]):
        stripped = start + len(text[start:end].rstrip())
        line = max(text.rfind("\n", start, stripped) + 1, start)
        comments = [m.start(1) for m in find_comments(text, line, stripped) if m[1]]
        if not comments:
            return stripped
        end = comments[0]
    return end


find_comments: Final = re.compile(rf"{STRING}|(//[^\n]*)").finditer
"""Strings, so that they are not looked into, and as the group comments."""


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
