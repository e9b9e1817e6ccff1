"""Old text in, today's IR and today's text out."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from bridge.arguments import checked
from bridge.errors import Diagnostic, Malformed, Position
from bridge.ir.core import Operation
from bridge.legacy.edits import Edits
from bridge.legacy.reader import LegacyReader
from bridge.legacy.state import Era
from bridge.source import Source
from bridge.text.module import read_with
from bridge.text.tokens import SPACE


@dataclass(slots=True)
class Upgraded:
    """What came of an old text."""

    module: Operation
    """As IR of today."""
    text: str
    """As text of today: what was not old in it is as it was."""
    diagnostics: list[Diagnostic] = field(default_factory=list)
    """Warnings about what does not do what it did."""
    kinds: Counter[str] = field(default_factory=Counter)
    """How often what was upgraded; empty for text of today."""
    _edits: Edits = field(default_factory=lambda: Edits(""), repr=False)

    def origin(self, location: Position) -> int:
        """The offset in the old text for one in the new text."""
        return self._edits.origin(offset(self.text, location))


@checked
def parse(
    text: str | bytes,
    *,
    filename: str = "-",
    allow_unregistered: bool = False,
    era: Era | None = None,
) -> Operation:
    """The module of a text of 2019 or 2020, as IR of today; raises `Malformed`.

    Locations are those of the text given; values keep its names. Text of today is read
    as `bridge.parse` reads it. `era` decides what the text leaves open (see
    `bridge.legacy`), `allow_unregistered` lets ops through that were never upstream's.
    """
    return upgrade(
        text, filename=filename, allow_unregistered=allow_unregistered, era=era
    ).module


@checked
def upgrade(
    text: str | bytes,
    *,
    filename: str = "-",
    allow_unregistered: bool = False,
    era: Era | None = None,
    excerpt: bool = False,
) -> Upgraded:
    """Like `parse`, with the text of today and the warnings too; raises `Malformed`.

    Of an `excerpt`, whose values may be defined elsewhere, only the text is of use.
    """
    source = Source.of(text, filename)
    readers: list[LegacyReader] = []

    def reader() -> LegacyReader:
        readers.append(LegacyReader(source, allow_unregistered, era, excerpt=excerpt))
        return readers[-1]

    try:
        module = read_with(source, reader)
    except Malformed as error:
        emitted = [_explained(source, found) for found in error.diagnostics]
        raise type(error)(emitted) from None
    state = readers[-1].legacy
    edits = state.edits
    return Upgraded(module, edits.apply(), state.warnings, edits.kinds, edits)


def _explained(source: Source, found: Diagnostic) -> Diagnostic:
    """A diagnostic about old text in terms of that text."""
    unknown = _is_unknown(found.message)
    if unknown is not None:
        # What dialects there are today says nothing about an op without a dialect.
        message = f"custom op '{unknown[1]}' is unknown"
        return Diagnostic(
            found.severity, message, found.location, excerpt=found.excerpt
        )
    if found.message == "expected operation name in quotes":
        dots = _match_dots(source.text, offset(source.text, found.location))
        if dots is not None:
            message = "'...' is no operation: what it stands for has to be written out"
            return source.diagnostic(dots.start(1), message)
    return found


_is_unknown: Final = re.compile(
    r"Dialect `' not found for custom op '(\w+)'.*", re.DOTALL
).fullmatch
_match_dots: Final = re.compile(rf"[^\n]?{SPACE}(\.\.\.)").match


def offset(text: str, location: Position) -> int:
    """Where a line and column are in a text."""
    lines = text.split("\n")
    before = sum([len(line) + 1 for line in lines[: location.line - 1]])
    line = "".join(lines[location.line - 1 : location.line])
    raw = line.encode("utf-8", "surrogateescape")[: location.column - 1]
    return before + len(raw.decode("utf-8", "surrogateescape"))
