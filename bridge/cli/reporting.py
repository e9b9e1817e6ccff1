"""Where a command's diagnostics go: to the user, or to what the file expects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.cli import streams
from bridge.compare.rendering import heading, rendered
from bridge.errors import Crash, Diagnostic, Error, Position, Unsupported
from bridge.later import deferred
from bridge.source import Source

if TYPE_CHECKING:
    from bridge.compare import expected as expectations
else:
    expectations = deferred("bridge.compare.expected")

UNLOCATED: Final = (Crash, Unsupported)
"""Errors about a whole input: without a location, they get its beginning."""


class Diagnostics:
    """Where diagnostics go: to the user, or to what the file expects."""

    def __init__(
        self,
        source: Source,
        *,
        expected: str = "",
        notes: bool = True,
        operations: bool = True,
        unlocated: tuple[type[Error], ...] = UNLOCATED,
    ) -> None:
        """`expected` is `all` or `only-expected` where the file has expectations."""
        self._unlocated = unlocated
        self._source = source
        self._expectations = expectations.Expectations(source) if expected else None
        self._strict = expected == "all"
        self._notes = notes
        self._operations = operations

    def take(self, diagnostic: Diagnostic) -> None:
        """Shows a diagnostic, or lets it meet the expectations."""
        if self._expectations is not None:
            self._expectations.meet(diagnostic)
            return
        kept = tuple(filter(self._is_shown, diagnostic.notes))
        streams.print_error(rendered(diagnostic.but(notes=kept), self._source))

    def take_all(self, error: Error, start: Position) -> None:
        """Takes the diagnostics of an error about an input that begins at `start`."""
        for diagnostic in error.diagnostics:
            if isinstance(error, self._unlocated) and not diagnostic.location.line:
                diagnostic = diagnostic.but(location=start)
            self.take(diagnostic)

    def verdict(self, *, succeeded: bool) -> bool:
        """Whether all is well; reports expected diagnostics that did not occur."""
        if self._expectations is None:
            return succeeded
        wrong = list(self._expectations.faults)
        if self._strict:
            wrong += self._expectations.unexpected
        wrong += self._expectations.unmet()
        for diagnostic in wrong:
            streams.print_error(f"{heading(diagnostic)}\n{diagnostic.excerpt}".rstrip())
        return not wrong

    def _is_shown(self, note: Diagnostic) -> bool:
        operation = note.message.startswith("see current operation")
        return self._notes and (self._operations or not operation)
