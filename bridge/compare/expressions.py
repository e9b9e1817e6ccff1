"""POSIX extended regular expressions, as LLVM's tools read them, made Python's.

Where the two languages differ LLVM's meaning is preserved: a backslash makes the next
character plain (`\\w` is a `w`) or refers back, in brackets it is itself, a repetition
is not repeated, `.` is any character and `$` the very end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

_PIECE: Final = re.compile(
    r"(?P<set>\[\^?\]?(?:\[:\w+:\]|[^\]])*\])"
    r"|(?P<repeat>[*+?]|\{[0-9]+(?:,[0-9]*)?\}?)"
    r"|\\(?P<escaped>.)"
    r"|(?P<plain>.)",
    re.DOTALL,
)

_SPECIAL: Final = re.compile(r"\[:(\w+):\]|[\\\[&|~]")

_OPENS: Final = ("(", "|", "^")
"""What no repetition may follow."""

_NOTHING: Final = (("(", "|"), ("|", "|"), ("|", ")"))
"""Neighbours between which an alternative is missing."""

_PLAIN: Final = {"$": "\\Z", "{": "\\{"}

_MOST: Final = 255
"""Repetitions that LLVM limits."""

_CLASSES: Final = {
    "alnum": "0-9A-Za-z",
    "alpha": "A-Za-z",
    "blank": " \\t",
    "digit": "0-9",
    "lower": "a-z",
    "punct": "!-/:-@\\[-`{-~",
    "space": "\\s",
    "upper": "A-Z",
    "xdigit": "0-9A-Fa-f",
}

_NO_OPERAND: Final = "repetition-operator operand invalid"
_EMPTY: Final = "empty (sub)expression"

_WRONG: Final = {
    "bad character range": "invalid character range",
    "bad escape (end of pattern)": "trailing backslash (\\)",
    "group reference": "invalid backreference number",
    "parenthesis": "parentheses not balanced",
    "unterminated character set": "brackets ([ ]) not balanced",
    "unterminated subpattern": "parentheses not balanced",
}
"""LLVM's message for an invalid expression, by what Python's message contains."""


def translated(text: str) -> str:
    """An expression as Python's; raises `ValueError` with LLVM's words."""
    found = "".join(_pieces(text))
    try:
        re.compile(found)
    except re.error as error:
        word = next((t for w, t in _WRONG.items() if w in error.msg), error.msg)
        raise ValueError(word) from None
    return found


def _pieces(text: str) -> Iterator[str]:
    """Each piece as Python writes it; raises `ValueError`."""
    before = "("
    for match in _PIECE.finditer(text):
        piece = match[0]
        kind = match.lastgroup or ""
        if kind == "set":
            yield "[" + _SPECIAL.sub(_in_brackets, piece[1:-1]) + "]"
        elif kind == "escaped":
            yield piece if piece[1] in "123456789" else re.escape(piece[1])
        elif kind == "repeat":
            if before in _OPENS or before == "repeat":
                raise ValueError(_NO_OPERAND)
            yield _counted(piece)
        else:
            if (before, piece) in _NOTHING:
                raise ValueError(_EMPTY)
            yield _PLAIN.get(piece, piece)
        before = piece if piece in _OPENS else kind
    if before == "|" or not text:
        raise ValueError(_EMPTY)


def _counted(piece: str) -> str:
    """A repetition; raises `ValueError` where its bounds are wrong."""
    if piece[0] != "{":
        return piece
    counts = [int(count) for count in piece.strip("{}").split(",") if count]
    if counts != sorted(counts) or counts[-1] > _MOST:
        raise ValueError("invalid repetition count(s)")
    if piece[-1] != "}":
        raise ValueError("braces not balanced")
    return piece


def _in_brackets(match: re.Match[str]) -> str:
    """What is special to one of the languages only; raises `ValueError`."""
    name = match[1]
    if name is None:
        return "\\" + match[0]
    if name not in _CLASSES:
        raise ValueError("invalid character class")
    return _CLASSES[name]
