"""What can go wrong: one exception a phase, each carrying its diagnostics.

A diagnostic prints as LLVM's tools print it, `file:line:column: severity: message`,
so that whatever reads upstream's messages reads ours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from types import TracebackType
from typing import Any, Final, Literal, Self

from bridge import native
from bridge.records import Record

Severity = Literal["error", "warning", "note", "remark"]


class Position(Record, checked=True):
    """A location in a file; lines and columns start at 1, and 0 means unknown."""

    filename: str = "-"
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return f"{self.filename}:{self.line}:{self.column}"


UNKNOWN = Position()


class Diagnostic(Record, checked=True):
    """One message at one location, with the notes that belong to it."""

    severity: Severity
    message: str
    location: Position = UNKNOWN
    notes: tuple[Diagnostic, ...] = ()
    excerpt: str = ""
    """The line it is about; not compared."""
    is_optional: bool = False
    """Whether a file that expects diagnostics need not expect it; not compared."""

    @property
    def _key(self) -> tuple[object, ...]:
        return self._values[:-2]

    def __str__(self) -> str:
        where = "<unknown>:0" if self.location == UNKNOWN else self.location
        text = f"{where}: {self.severity}: {self.message}"
        if self.excerpt:
            text += "\n" + self.excerpt
        return "\n".join([text, *map(str, self.notes)])


_listener: Final[ContextVar[Callable[[Diagnostic], None] | None]] = ContextVar(
    "listener", default=None
)


@contextmanager
def listening(listener: Callable[[Diagnostic], None] | None) -> Iterator[None]:
    """Sends the diagnostics of `warn` to a listener; without one they are dropped."""
    token = _listener.set(listener)
    try:
        yield
    finally:
        _listener.reset(token)


class Tentatively:
    """Delays the diagnostics of `warn` until the end; an exception drops them."""

    __slots__ = ("_emitted", "_token")

    def __enter__(self) -> None:
        self._emitted: list[Diagnostic] = []
        self._token = _listener.set(self._emitted.append)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        _listener.reset(self._token)
        if kind is None:
            for diagnostic in self._emitted:
                warn(diagnostic)


warned: Final = [0]
"""How many warnings there have been, whether anybody listens to them or not."""


def warn(diagnostic: Diagnostic) -> None:
    """Emits a warning, which makes no program invalid."""
    warned[0] += 1
    listener = _listener.get()
    if listener is not None:
        listener(diagnostic)


class Error(Exception):
    """The base of all errors of this package.

    `diagnostics` is never empty (`ValueError` is raised for none); `str()` renders them
    as LLVM's tools print them.
    """

    diagnostics: list[Diagnostic]

    def __init__(self, diagnostics: Sequence[Diagnostic] | Diagnostic | str) -> None:
        if isinstance(diagnostics, str):
            diagnostics = Diagnostic("error", diagnostics)
        if isinstance(diagnostics, Diagnostic):
            diagnostics = [diagnostics]
        if not diagnostics:
            raise ValueError("an error needs a diagnostic")
        self.diagnostics = list(diagnostics)
        super().__init__(self.diagnostics)

    def __str__(self) -> str:
        return "\n".join(map(str, self.diagnostics))


class Malformed(Error):
    """The text is not MLIR: raised by the readers."""


class Invalid(Error):
    """The text is MLIR, the program is not valid: raised by the verifier.

    A rule that reports an operation names it in `operation`: the verifier
    shows it in a note, as upstream does.
    """

    operation: Any = None

    def __reduce__(self) -> tuple[object, ...]:
        # Pickling an operation would pickle all that it is nested in.
        return type(self), (self.diagnostics,)

    def with_note(self, message: str, location: Position = UNKNOWN) -> Self:
        """The same diagnostic with one more note on its last diagnostic."""
        last = self.diagnostics[-1]
        note = Diagnostic("note", message, location)
        self.diagnostics[-1] = last.but(notes=(*last.notes, note))
        return self


class PassFailed(Error):
    """A pipeline is wrong, or one of its passes failed."""


class Unsupported(Error):
    """What was asked for is outside what this package can do; nothing was begun."""


class Trap(Error):
    """The interpreted program did what its documents leave undefined."""


class Crash(Error):
    """We, or a reference we ran, failed; or code ended the worker that it ran in.

    What is known to be the program's fault is another error: compiled code that is not
    `checked` cannot say whose it was.
    """


if native.COMPILED:
    native.core.know_warnings(warned)
