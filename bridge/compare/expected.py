"""Diagnostics that a file expects: `// expected-error@+1 {{text}}` and its kin.

    expected-(error|warning|note|remark)[-re] [@(+N|-N|above|below|unknown)] {{text}}

The diagnostic is on the designator's own line, so many lines further, or on the nearest
line above or below that has no designator. Its message holds the text; with `-re`, each
`{{...}}` inside is a regular expression.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, cast

from bridge.compare.expressions import translated
from bridge.compare.rendering import excerpt
from bridge.errors import UNKNOWN, Diagnostic, Position, Severity
from bridge.source import Source

_DESIGNATOR: Final = re.compile(
    r"expected-(error|note|remark|warning)(-re)? *"
    r"(?:@([+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$"
)

_SILENT: Final = "see current operation: "
"""A note that upstream does not make while it verifies: nothing expects it."""

_BYSTANDER: Final = "called from"
"""A note that upstream makes where it prints; where a pass makes it, it is expected."""


@dataclass(slots=True)
class Expectation:
    """One designator; `line` is where the diagnostic must be, None where unknown."""

    severity: Severity
    line: int | None
    text: str
    pattern: re.Pattern[str]
    place: Position
    matched: bool = False

    def describes(self, message: str) -> bool:
        """Whether a message is as expected."""
        return self.pattern.search(message) is not None


class Expectations:
    """What a file expects, and which of it has come.

    `unexpected` holds the unexpected diagnostics, `faults` what is wrong
    with the designators themselves.
    """

    def __init__(self, source: Source) -> None:
        self.unexpected: list[Diagnostic] = []
        self.faults: list[Diagnostic] = []
        self._source = source
        self._expected: list[Expectation] = []
        self._read()

    def meet(self, diagnostic: Diagnostic) -> None:
        """Takes a diagnostic that was produced; its notes are met one by one."""
        self._meet(diagnostic)
        for note in diagnostic.notes:
            self.meet(note)

    def unmet(self) -> list[Diagnostic]:
        """An error for each expectation that nothing has met, unlocated ones last."""
        missed = [e for e in self._expected if not e.matched]
        return [
            self._complaint(e, f'expected {e.severity} "{e.text}" was not produced')
            for e in sorted(missed, key=lambda e: e.line is None)
        ]

    def _meet(self, diagnostic: Diagnostic) -> None:
        if _is_note(diagnostic, _SILENT):
            return
        near = None
        for expectation in self._candidates(diagnostic.location):
            if not expectation.describes(diagnostic.message):
                continue
            if expectation.severity == diagnostic.severity:
                expectation.matched = True
                return
            near = expectation
        if diagnostic.is_optional or _is_note(diagnostic, _BYSTANDER):
            return
        if near is not None:
            text = (
                f"'{diagnostic.severity}' diagnostic emitted "
                f"when expecting a '{near.severity}'"
            )
            place = near.place
            self.unexpected.append(
                Diagnostic("error", text, place, (), excerpt(self._source, place))
            )
        else:
            self.unexpected.append(self._unexpected(diagnostic))

    def _candidates(self, place: Position) -> Iterator[Expectation]:
        unknown = place == UNKNOWN
        if not unknown and place.filename != self._source.filename:
            return
        for expectation in self._expected:
            if expectation.line == (None if unknown else place.line):
                yield expectation

    def _unexpected(self, found: Diagnostic) -> Diagnostic:
        text = f"unexpected {found.severity}: {found.message}"
        known = found.location.filename == self._source.filename
        shown = excerpt(self._source, found.location) if known else ""
        return Diagnostic("error", text, found.location, (), shown)

    def _complaint(self, expectation: Expectation, text: str) -> Diagnostic:
        if expectation.line is None:
            return Diagnostic("error", text)
        place = expectation.place
        shown = excerpt(self._source, place, len(expectation.text))
        return Diagnostic("error", text, place, (), shown)

    def _read(self) -> None:
        lines = self._source.text.split("\n")
        above = 1
        below: list[Expectation] = []
        for number, line in enumerate(lines, 1):
            match = _DESIGNATOR.search(line.rstrip()) if "expected-" in line else None
            if match is None:
                above = number
                for expectation in below:
                    expectation.line = number
                below.clear()
                continue
            found = self._expectation(match, number)
            if found is None:
                continue
            where = match[3] or "+0"
            found.line = _line(where, number, above, len(lines))
            if where == "below":
                below.append(found)
            self._expected.append(found)

    def _expectation(self, match: re.Match[str], number: int) -> Expectation | None:
        """A designator; None, and a diagnostic, where its expression is wrong."""
        text = match[4]
        column = len(match.string[: match.start()].encode("utf-8", "surrogateescape"))
        place = Position(self._source.filename, number, column + 1)
        severity = cast(Severity, match[1])
        expectation = Expectation(severity, number, text, _LITERAL, place)
        try:
            expectation.pattern = _pattern(text, is_expression=bool(match[2]))
        except ValueError as error:
            self.faults.append(self._complaint(expectation, str(error)))
            return None
        return expectation


_LITERAL: Final = re.compile("")
_NOTHING: Final = re.compile("(?!)")


def _is_note(diagnostic: Diagnostic, start: str) -> bool:
    return diagnostic.severity == "note" and diagnostic.message.startswith(start)


def _line(where: str, own: int, above: int, last: int) -> int | None:
    """The line a designator is about; `below` is settled when that line comes."""
    named = {"above": above, "below": last, "unknown": None}
    return named[where] if where in named else own + int(where)


def _pattern(text: str, *, is_expression: bool) -> re.Pattern[str]:
    """What finds the expected text in a message; raises `ValueError`."""
    if not is_expression:
        return re.compile(re.escape(text))
    parts = []
    while text:
        plain, opened, text = text.partition("{{")
        parts.append(re.escape(plain))
        if opened:
            inner, closed, text = text.partition("}}")
            if not closed:
                raise ValueError("found start of regex with no end '}}'")
            parts.append(f"({_expression(inner)})")
    try:
        return re.compile("".join(parts), re.DOTALL)
    except re.error:
        # A reference back that is wrong only in the whole: upstream finds nothing.
        return _NOTHING


def _expression(text: str) -> str:
    try:
        return translated(text)
    except ValueError as error:
        raise ValueError(f"invalid regex: {error}") from None
