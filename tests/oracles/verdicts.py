"""What both verifiers say of a text: ours, and the reference's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from torch_mlir import ir

import bridge
from bridge.errors import Diagnostic, Error
from bridge.upstream import text as upstream
from bridge.verifier import verify


def emitted(text: str) -> list[str]:
    """The messages and notes of our verifier; none where the text is right."""
    return [line for found in _found(text) for line in _lines(found)]


def emitted_by_reference(text: str) -> list[str]:
    """The same of the reference's."""
    try:
        upstream.parse(text, allow_unregistered=True)
    except Error as error:
        return [line for found in error.diagnostics for line in _lines(found)]
    return []


def first(text: str) -> str:
    """What is said first; nothing where the text is right."""
    return next(iter(emitted(text)), "")


def complaints(text: str) -> list[str]:
    """Our messages alone, without places and notes."""
    return [found.message for found in _found(text)]


def theirs(text: str) -> list[str]:
    """The reference's messages alone: quicker than `emitted_by_reference`."""
    try:
        ir.Module.parse(text, _context())
    except ir.MLIRError as error:
        return [diagnostic.message for diagnostic in error.error_diagnostics]
    return []


def complaint(
    name: str, operands: Sequence[str], results: Sequence[str], properties: str = ""
) -> str:
    """Our first message about an operation of these types, nothing if it is right.

    The operation's name before the message is left out.
    """
    made = f'"t.make"() : () -> ({", ".join(operands)})'
    values = ", ".join([f"%a#{i}" for i in range(len(operands))])
    given = f"%a:{len(operands)} = {made}\n" if operands else ""
    taken = f"%r:{len(results)} = " if results else ""
    types = f"({', '.join(operands)}) -> ({', '.join(results)})"
    inner = f" <{{{properties}}}>" if properties else ""
    found = complaints(f'{given}{taken}"{name}"({values}){inner} : {types}')
    return found[0].removeprefix(f"'{name}' op ") if found else ""


def in_function(body: str, arguments: str = "") -> str:
    """Operations in the body of a function that gives nothing."""
    return f"func.func @f({arguments}) {{\n{body}\nreturn\n}}"


def _found(text: str) -> Sequence[Diagnostic]:
    try:
        verify(bridge.parse(text, allow_unregistered=True))
    except Error as error:
        return error.diagnostics
    return ()


def _lines(found: Diagnostic) -> list[str]:
    place = found.location
    own = f"{place.line}:{place.column}: {found.message}"
    return [own, *(line for note in found.notes for line in _lines(note))]


@cache
def _context() -> ir.Context:
    # Making one costs more than most questions.
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context
