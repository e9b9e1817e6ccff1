"""Text that is read, and positions in it."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Final

from bridge.errors import Diagnostic, Malformed, Position, Severity
from bridge.later import later

BYTECODE: Final = b"ML\xefR"
"""What upstream's bytecode begins with."""

_BYTECODE: Final = BYTECODE.decode("utf-8", "surrogateescape")

_PIECE: Final = 256
"""Characters between positions whose byte offsets are cached."""


class Source:
    """A file's text with its name; offsets become lines and columns on demand.

    Columns count bytes of the UTF-8 text, as upstream's do.
    """

    __slots__ = ("_sizes", "_starts", "filename", "text")

    def __init__(self, text: str, filename: str = "-") -> None:
        self.text = text
        self.filename = filename
        self._starts: list[int] | None = None
        self._sizes: list[int] | None = None

    @classmethod
    def of(cls, text: str | bytes, filename: str = "-") -> Source:
        """The source of a text or of a file's bytes.

        Bytes that are not UTF-8 become surrogate escapes. Raises `Malformed`
        where a text has other surrogates: no bytes decode to them.
        """
        if isinstance(text, bytes):
            return cls(text.decode("utf-8", "surrogateescape"), filename)
        source = cls(text, filename)
        if not text.isascii():
            try:
                text.encode("utf-8", "surrogateescape")
            except UnicodeEncodeError as error:
                location = source.position(error.start)
                fault = Diagnostic("error", "half of a surrogate pair", location)
                raise Malformed(fault) from None
        return source

    @property
    def is_bytecode(self) -> bool:
        """Whether this is no text, but a module in upstream's bytecode."""
        return self.text.startswith(_BYTECODE)

    def line_and_column(self, pos: int) -> tuple[int, int]:
        """The line and column of an offset, both from 1."""
        starts = self.line_starts()
        line = bisect_right(starts, pos)
        start = starts[line - 1]
        if self.text.isascii():
            return line, pos - start + 1
        return line, self._bytes_before(pos) - self._bytes_before(start) + 1

    def position(self, pos: int) -> Position:
        """The location of an offset, for a diagnostic."""
        return Position(self.filename, *self.line_and_column(pos))

    def excerpt(self, pos: int, width: int = 200) -> str:
        """The line that holds an offset, and a caret under it.

        Of a long line it is a part; what a terminal would obey is escaped.
        """
        start = self.text.rfind("\n", 0, pos) + 1
        end = self.text.find("\n", pos)
        end = len(self.text) if end < 0 else end
        if self.text.endswith("\r", start, end):
            end -= 1
        first = max(start, pos - width // 2)
        line = self.text[first : min(end, first + width)]
        lead = re.sub(r"[^\t]", " ", visible(line[: pos - first]))
        return f"{visible(line)}\n{lead}^"

    def diagnostic(
        self,
        pos: int,
        message: str,
        severity: Severity = "error",
        notes: tuple[Diagnostic, ...] = (),
    ) -> Diagnostic:
        """A diagnostic at an offset, with its excerpt."""
        return Diagnostic(
            severity, message, self.position(pos), notes, self.excerpt(pos)
        )

    def _bytes_before(self, pos: int) -> int:
        """How many bytes the text before an offset takes; O(1) after the first call."""
        if self._sizes is None:
            self._sizes = sizes = [0]
            for first in range(0, len(self.text), _PIECE):
                piece = self.text[first : first + _PIECE]
                sizes.append(sizes[-1] + _size(piece))
        pos = min(pos, len(self.text))
        whole = pos // _PIECE
        return self._sizes[whole] + _size(self.text[whole * _PIECE : pos])

    def line_starts(self) -> list[int]:
        """Where each line begins."""
        if self._starts is None:
            self._starts = starts = [0]
            pos = self.text.find("\n")
            while pos >= 0:
                starts.append(pos + 1)
                pos = self.text.find("\n", pos + 1)
        return self._starts


def visible(text: str) -> str:
    """A text with control characters, and bytes that are not UTF-8, as `\\1B`.

    Tabs and line ends stay.
    """
    return _each_invisible(lambda match: f"\\{ord(match[0]) & 0xFF:02X}", text)


_each_invisible: Final = later("sub", "[\x00-\x08\x0b-\x1f\x7f-\x9f\udc80-\udcff]")


def _size(text: str) -> int:
    """Its bytes in UTF-8; a surrogate escape is the byte it represents."""
    return len(text.encode("utf-8", "replace"))
