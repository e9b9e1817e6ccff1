"""Reading and printing by the engine that was requested.

    native      upstream is not used at all
    upstream    upstream reads, verifies and prints; what only dialects in Python can
                read is read here, and goes over in generic form
    auto        text natively; upstream reads and writes bytecode

Whichever it is, what lies between reading and printing is native IR.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bridge import api
from bridge.errors import Diagnostic, Malformed, Position, Unsupported, listening
from bridge.ir.core import Operation
from bridge.ir.locations import FileLineColLoc
from bridge.later import deferred
from bridge.ods.own import PYTHON
from bridge.records import Record
from bridge.verifier import verify
from bridge.verifier.printing import Form

if TYPE_CHECKING:
    from bridge import bytecode as bytecodes
    from bridge.upstream import text
else:
    bytecodes = deferred("bridge.bytecode")
    text = deferred("bridge.upstream.text")

Sink = Callable[[Diagnostic], None]

ENGINES: Final = ("auto", "native", "upstream")


class Input(Record):
    """A text to read, under the name it has for the user."""

    text: str | bytes
    start: Position
    """Where it begins for the user; before that, `text` is blank."""
    allow_unregistered: bool = False
    verified: bool = True
    """Whether it is verified when it is read; upstream's reader does so anyway."""

    @property
    def filename(self) -> str:
        return self.start.filename


def read(given: Input, engine: str, sink: Sink) -> Operation:
    """The native module of a text, verified.

    Raises `Malformed`, `Invalid` and `Unsupported`. Warnings go to `sink`.
    """
    return _READERS[engine](given, sink)


def is_implicit(module: Operation, given: Input) -> bool:
    """Whether a module was put around what was read."""
    return module.location is FileLineColLoc.at(given.filename, 0, 0)


def check_alone(module: Operation, given: Input) -> None:
    """Raises `Malformed` where the module around the input holds not just one op."""
    count = len(module.regions[0].blocks[0])
    if count != 1:
        text = f"source must contain a single top-level operation, found: {count}"
        start = given.start
        place = start if start.line > 1 else Position(given.filename)
        raise Malformed(Diagnostic("error", text, place))


def write(op: Operation, form: Form, engine: str, *, verified: bool = False) -> str:
    """The text of an operation, as upstream prints it.

    What was verified just before is not checked whether its own syntax loses a part of
    it. Raises `Unsupported` for what the engine cannot do, and `Invalid`.
    """
    if engine == "upstream":
        return text.format(op, generic=form.generic, options=form.options)
    return form.text(op, verified=verified)


def bytecode(op: Operation, version: int | None = None) -> bytes:
    """An operation as upstream's bytecode; raises `Invalid` and `Unsupported`."""
    return bytecodes.write(op, version=version)


def _read_native(given: Input, sink: Sink) -> Operation:
    if isinstance(given.text, bytes):
        raise Unsupported("the native engine reads no bytecode")
    with listening(sink):
        module = api.parse(
            given.text,
            filename=given.filename,
            allow_unregistered=given.allow_unregistered,
        )
        if given.verified:
            verify(module, allow_unregistered=given.allow_unregistered)
    return module


def _read_upstream(given: Input, sink: Sink) -> Operation:
    if isinstance(given.text, str) and any(f"{name}." in given.text for name in PYTHON):
        # Upstream knows no syntax of a dialect in Python: it gets the generic one.
        return _read_native(given, sink)
    return text.parse(
        given.text,
        filename=given.filename,
        allow_unregistered=given.allow_unregistered,
        on_diagnostic=sink,
    )


def _read_auto(given: Input, sink: Sink) -> Operation:
    """Natively, but for bytecode, which upstream reads."""
    if isinstance(given.text, bytes):
        return _read_upstream(given, sink)
    return _read_native(given, sink)


_READERS: Final[dict[str, Callable[[Input, Sink], Operation]]] = {
    "auto": _read_auto,
    "native": _read_native,
    "upstream": _read_upstream,
}
