"""What documents show and no program was ever written in."""

from __future__ import annotations

import re
from typing import Final

from bridge.legacy.edits import Edits, in_code
from bridge.text.names import Names

_SUFFIXED: Final = re.compile(
    r"\bconstant\s+-?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?(f)(?=\s*:)"
)


def without_suffixes(text: str, edits: Edits) -> str:
    """A text without the `f` of `0.0f`, with the same offsets; records the edits."""
    if _SUFFIXED.search(text) is None:
        return text
    pieces = []
    pos = 0
    for found in in_code(_SUFFIXED.finditer, text, 0, len(text)):
        start = found.start(1)
        edits.put(start, start + 1, "", "float with a suffix")
        pieces += [text[pos:start], " "]
        pos = start + 1
    return "".join([*pieces, text[pos:]])


_blank_dots: Final = re.compile(
    r"^([ \t]*)\.\.\.(?=[ \t]*\r?$|[ \t]*//)", re.MULTILINE
).sub


def without_dots(text: str) -> str:
    """A text with blanks for `...` where it represents omitted text."""
    return _blank_dots(lambda found: " " * len(found[0]), text)


class OpenNames(Names):
    """Names of a piece of text, some of which are defined elsewhere."""

    __slots__ = ()

    def check_values(self) -> None:
        """Nothing is known of values that are defined elsewhere."""
