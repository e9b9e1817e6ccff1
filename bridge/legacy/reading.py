"""Old text in, today's IR and today's text out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from bridge.errors import Diagnostic, Position
from bridge.ir.core import Operation
from bridge.legacy.edits import Edits
from bridge.legacy.reader import LegacyReader
from bridge.legacy.state import Era
from bridge.source import Source
from bridge.text.module import read_with


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

    def origin(self, place: Position) -> int:
        """The offset in the old text of what stands at a place in the new one."""
        lines = self.text.split("\n")
        before = sum([len(line) + 1 for line in lines[: place.line - 1]])
        line = "".join(lines[place.line - 1 : place.line])
        raw = line.encode("utf-8", "surrogateescape")[: place.column - 1]
        return self._edits.origin(before + len(raw.decode("utf-8", "surrogateescape")))


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


def upgrade(
    text: str | bytes,
    *,
    filename: str = "-",
    allow_unregistered: bool = False,
    era: Era | None = None,
) -> Upgraded:
    """Like `parse`, with the text of today and the warnings too; raises `Malformed`."""
    source = Source.of(text, filename)
    readers: list[LegacyReader] = []

    def reader() -> LegacyReader:
        readers.append(LegacyReader(source, allow_unregistered, era))
        return readers[-1]

    module = read_with(source, reader)
    state = readers[-1].legacy
    edits = state.edits
    return Upgraded(module, edits.apply(), state.warnings, edits.kinds, edits)
