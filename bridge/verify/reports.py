"""How complaints are told: with the operation they are about, as upstream shows it."""

from __future__ import annotations

from bridge.errors import Diagnostic, Invalid
from bridge.ir.core import Operation
from bridge.ir.locations import Location, position_of
from bridge.text.printer import PrintOptions, print_generic

_SHOWN = PrintOptions(local_scope=True)
SEE = "see current operation: "


def complaint(loc: Location, message: str) -> Invalid:
    """A complaint about a place; about an operation it is `op.error`."""
    return Invalid(Diagnostic("error", message, position_of(loc)))


def shown(op: Operation) -> str:
    """An operation as a message shows it."""
    return print_generic(op, _SHOWN).rstrip("\n")


def told(error: Invalid) -> list[Diagnostic]:
    """The diagnostics of a broken rule, with the operation it is about in a note."""
    op = error.operation
    if op is None:
        return error.diagnostics
    first, *rest = error.diagnostics
    note = Diagnostic("note", SEE + shown(op), op.position)
    return [first.but(notes=(note, *first.notes)), *rest]
