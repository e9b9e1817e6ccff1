"""Upstream's diagnostics and locations as ours."""

from __future__ import annotations

import os
import re
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, cast

from bridge.errors import UNKNOWN, Diagnostic, Position, Severity
from bridge.ir.locations import CALLED_FROM
from bridge.source import Source
from bridge.upstream.provider import Bound, Context, bindings

CALL_STACK_LIMIT: Final = 10
"""How many callers of a call site are reported, as in upstream's tools."""


NOT_UTF8: Final = "upstream's message is not UTF-8, and cannot be told"


def position(location: Bound) -> Position:
    """The position a location is shown at: the first file, line and column in it.

    As upstream's tools do: a name's child, a call site's callee or else its caller, the
    first of a fused location that has one. `UNKNOWN` where there is none.
    """
    with location.context:
        return _position(bindings().ir.Location.from_attr(location.attr)) or UNKNOWN


def convert(diagnostic: Bound) -> Diagnostic:
    """A diagnostic of upstream, its notes and the callers of its location included."""
    location = diagnostic.location
    callers = [Diagnostic("note", CALLED_FROM, p) for p in _callers(location)]
    notes = map(_converted, diagnostic.notes)
    return _converted(diagnostic).but(notes=(*callers, *notes))


def _converted(diagnostic: Bound) -> Diagnostic:
    severity = cast(Severity, diagnostic.severity.name.lower())
    return Diagnostic(severity, _message(diagnostic), position(diagnostic.location))


def errors_of(error: Bound) -> list[Diagnostic]:
    """The diagnostics of upstream's `MLIRError`, which may have none."""
    found = [convert(d) for d in error.error_diagnostics]
    return found or [Diagnostic("error", str(error).strip())]


def excerpted(diagnostics: Sequence[Diagnostic], source: Source) -> list[Diagnostic]:
    """The same diagnostics, with an excerpt where they are about `source`."""
    return [_excerpted(d, source) for d in diagnostics]


def renamed(
    diagnostics: Sequence[Diagnostic],
    files: Mapping[str, str],
    *,
    unlocated: bool = False,
) -> list[Diagnostic]:
    """The same diagnostics, with other names for some files.

    What has no location stays without one, unless `unlocated` means that it is about
    the file.
    """
    return [_renamed(diagnostic, files, unlocated) for diagnostic in diagnostics]


@contextmanager
def collected(
    context: Context, sink: Callable[[Diagnostic], None] | None
) -> Iterator[None]:
    """Passes warnings and remarks to `sink`; upstream would write them to stderr.

    Errors do not come here: the bindings keep them for their exception.
    """

    def handle(diagnostic: object) -> bool:
        if sink is not None:
            sink(convert(diagnostic))
        return True

    handler = context.attach_diagnostic_handler(handle)
    try:
        yield
    finally:
        handler.detach()


class CapturedText:
    """What was written to a descriptor, once the capture has ended."""

    text = ""


@contextmanager
def captured_stderr() -> Iterator[CapturedText]:
    """Captures what native code writes to stderr, its only diagnostics."""
    if sys.stderr is not None:
        sys.stderr.flush()
    with captured(2) as found:
        yield found


@contextmanager
def captured(descriptor: int) -> Iterator[CapturedText]:
    """Keeps what native code writes to a descriptor; nothing where it is closed.

    The descriptor belongs to the process, so one thread at a time does this, and only
    for short calls that hold the interpreter's lock, or in a worker.
    """
    with _CAPTURING:
        yield from _captured(descriptor)


_CAPTURING: Final = threading.RLock()

if hasattr(os, "register_at_fork"):
    # A process must not inherit another's capture of its standard error.
    os.register_at_fork(
        before=_CAPTURING.acquire,
        after_in_parent=_CAPTURING.release,
        after_in_child=_CAPTURING.release,
    )


def _captured(descriptor: int) -> Iterator[CapturedText]:
    found = CapturedText()
    try:
        saved = os.dup(descriptor)
    except OSError:
        yield found
        return
    with tempfile.TemporaryFile() as file:
        try:
            os.dup2(file.fileno(), descriptor)
            yield found
        finally:
            os.dup2(saved, descriptor)
            os.close(saved)
            file.seek(0)
            found.text = file.read().decode("utf-8", "replace")


def _position(location: Bound) -> Position | None:
    find = _FINDERS.get(type(location).__name__)
    return find(location) if find else None


def _message(diagnostic: Bound) -> str:
    try:
        text: str = diagnostic.message
    except RuntimeError:
        return NOT_UTF8
    return text


def _file(location: Bound) -> Position | None:
    """The location in a file, by its text: asking for a name not in UTF-8 aborts."""
    match = _FILE_LINE_COLUMN.match(str(location))
    if match is None:
        return None
    name = _ESCAPE.sub(_unescaped, match["name"].encode("utf-8"))
    line, column = int(match["line"]), int(match["column"])
    return Position(name.decode("utf-8", "surrogateescape"), line, column)


def _unescaped(match: re.Match[bytes]) -> bytes:
    code = match[1]
    return code if code == b"\\" else bytes.fromhex(code.decode())


_FILE_LINE_COLUMN: Final = re.compile(
    r'loc\("(?P<name>(?:[^"\\]|\\.)*)":(?P<line>\d+):(?P<column>\d+)'
)
_ESCAPE: Final = re.compile(rb"\\(\\|[0-9A-F]{2})")


def _fused(location: Bound) -> Position | None:
    return next(filter(None, map(_position, location.locations)), None)


_FINDERS: Final[dict[str, Callable[[Bound], Position | None]]] = {
    "FileLineColLoc": _file,
    "NameLoc": lambda loc: _position(loc.child_loc),
    "CallSiteLoc": lambda loc: _position(loc.callee) or _position(loc.caller),
    "FusedLoc": _fused,
}


def _callers(location: Bound) -> Iterator[Position]:
    """The callers of a call site, innermost first."""
    with location.context:
        call = _call_site(bindings().ir.Location.from_attr(location.attr))
        for _ in range(CALL_STACK_LIMIT):
            if call is None:
                return
            yield _position(call.caller) or UNKNOWN
            call = _call_site(call.caller)


def _call_site(location: Bound) -> Bound:
    """The first call site in a location, where there is one."""
    kind = type(location).__name__
    if kind == "CallSiteLoc":
        return location
    inner = {"NameLoc": "child_loc", "FusedLoc": "locations"}.get(kind)
    if inner is None:
        return None
    found = getattr(location, inner)
    children = found if kind == "FusedLoc" else [found]
    return next(filter(None, map(_call_site, children)), None)


def _renamed(
    diagnostic: Diagnostic, files: Mapping[str, str], unlocated: bool
) -> Diagnostic:
    location = diagnostic.location
    if unlocated or location != UNKNOWN:
        location = location.but(
            filename=files.get(location.filename, location.filename)
        )
    notes = renamed(diagnostic.notes, files, unlocated=unlocated)
    return diagnostic.but(location=location, notes=tuple(notes))


def _excerpted(diagnostic: Diagnostic, source: Source) -> Diagnostic:
    location = diagnostic.location
    here = location.filename == source.filename and location.line > 0
    excerpt = _excerpt(source, location) if here else ""
    notes = tuple(excerpted(diagnostic.notes, source))
    return diagnostic.but(excerpt=excerpt, notes=notes)


def _excerpt(source: Source, location: Position) -> str:
    """The line at a location; empty where the text is shorter."""
    lines = source.text.split("\n", location.line)
    if location.line > len(lines):
        return ""
    raw = lines[location.line - 1].encode("utf-8", "surrogateescape")
    column = len(raw[: max(location.column - 1, 0)].decode("utf-8", "surrogateescape"))
    start = sum(len(line) + 1 for line in lines[: location.line - 1])
    return source.excerpt(start + column)
