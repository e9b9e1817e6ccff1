"""Upstream's reader: its one call, and what its errors mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.errors import Diagnostic, Error, Invalid, Malformed, Position
from bridge.source import BYTECODE, Source
from bridge.upstream import diagnostics
from bridge.upstream.provider import Context, Module, bindings

Sink = Callable[[Diagnostic], None]

UNNAMED: Final = "-"
"""What upstream calls a text that it was given without a name."""

_LATE: Final = (
    "use of undeclared SSA value name",
    "operation location alias was never defined",
    "expected location, but found",
    "reference to an undefined block",
)
"""Errors of the text that upstream finds when all of it is read."""


def read(
    raw: bytes, filename: str, context: Context, on_diagnostic: Sink | None = None
) -> Module:
    """Upstream's module of a text or of bytecode.

    Raises `Malformed` and `Invalid`, which name `filename`; the module's own locations
    name `UNNAMED`. The caller has seen to it that the stack is deep enough.
    """
    ir = bindings().ir
    try:
        with diagnostics.collected(context, on_diagnostic):
            return ir.Module.parse(raw, context=context)
    except ir.MLIRError as error:
        found = diagnostics.errors_of(error)
    except RuntimeError:
        # The bindings cannot make a message of bytes that are not UTF-8.
        raise _malformed_as_utf8(raw, filename, context) from None
    kind = _judge(raw, found, context)
    source = Source(raw.decode("utf-8", "surrogateescape"), filename)
    binary = raw.startswith(BYTECODE)
    found = diagnostics.renamed(found, {UNNAMED: filename}, unlocated=binary)
    raise kind(diagnostics.excerpted(found, source))


def _malformed_as_utf8(raw: bytes, filename: str, context: Context) -> Error:
    """The error of a text, shown with `?` for each byte that is not UTF-8."""
    readable = raw.decode("utf-8", "surrogateescape").encode("utf-8", "replace")
    if readable != raw and not raw.startswith(BYTECODE):
        try:
            read(readable, filename, context)
        except Error as error:
            return error
    return Malformed(Diagnostic("error", diagnostics.NOT_UTF8, Position(filename)))


def _judge(
    raw: bytes, found: list[Diagnostic], context: Context
) -> type[Malformed | Invalid]:
    """Whether the text or the program is wrong: upstream reports both alike.

    It verifies once it has read everything. So the text is read again with an error
    that only its end can have, at the top level: if that one comes, the text is fine.
    """
    if found[0].message.startswith(_LATE):
        return Malformed
    if raw.startswith(BYTECODE):
        notes = found[0].notes
        seen = any(n.message.startswith("see current operation") for n in notes)
        return Invalid if seen else Malformed
    ir = bindings().ir
    name = _unused_alias(raw)
    try:
        ir.Module.parse(raw + b"\n#%b = 1\n#%b = 1\n" % (name, name), context=context)
    except ir.MLIRError as error:
        expected = f"redefinition of attribute alias id '{name.decode()}'"
        errors = error.error_diagnostics
        return Invalid if errors and errors[0].message == expected else Malformed
    return Malformed


def _unused_alias(raw: bytes) -> bytes:
    name = b"end"
    while name in raw:
        name += b"d"
    return name
