"""What both verifiers say of a text: ours, and the reference's."""

from __future__ import annotations

import bridge
from bridge.errors import Diagnostic, Error
from bridge.upstream import text as upstream
from bridge.verify import verify


def told(text: str) -> list[str]:
    """The messages and notes of our verifier; none where the text is right."""
    try:
        module = bridge.parse(text, allow_unregistered=True)
        verify(module)
    except Error as error:
        return _messages(error)
    return []


def told_by_reference(text: str) -> list[str]:
    """The same of the reference's."""
    try:
        upstream.parse(text, allow_unregistered=True)
    except Error as error:
        return _messages(error)
    return []


def first(text: str) -> str:
    """What is said first; nothing where the text is right."""
    return next(iter(told(text)), "")


def _messages(error: Error) -> list[str]:
    return [line for found in error.diagnostics for line in _lines(found)]


def _lines(found: Diagnostic) -> list[str]:
    place = found.location
    own = f"{place.line}:{place.column}: {found.message}"
    return [own, *(line for note in found.notes for line in _lines(note))]


def in_function(body: str, arguments: str = "") -> str:
    """Operations in the body of a function that gives nothing."""
    return f"func.func @f({arguments}) {{\n{body}\nreturn\n}}"
