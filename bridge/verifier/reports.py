"""How complaints are told: with the operation they are about, as upstream shows it."""

from __future__ import annotations

from typing import Final

from bridge.errors import Diagnostic, Invalid
from bridge.ir.core import Operation
from bridge.ir.locations import CALLED_FROM, Location, callers_of, position_of
from bridge.ods.rows import row
from bridge.text.printer import PrintOptions, print_generic

LARGEST: Final = 16
"""Elements of a dense attribute that are shown."""

_SHOWN: Final = PrintOptions(local_scope=True, elide_elements=LARGEST)
SEE: Final = "see current operation: "


def complaint(loc: Location, message: str) -> Invalid:
    """A complaint about a place; about an operation it is `op.error`."""
    place = position_of(loc)
    return Invalid(Diagnostic("error", message, place, callers_of(loc)))


def shown(op: Operation) -> str:
    """An operation as a message shows it: on lines of its own where it has several.

    Values have the numbers that they have in what is isolated from above around it.
    """
    around = op
    while not _is_isolated(around) and (outer := around.parent_op) is not None:
        around = outer
    text = print_generic(op, _SHOWN, numbered=around).rstrip("\n")
    return f"\n{text}" if "\n" in text else text


def _is_isolated(op: Operation) -> bool:
    line = row(op.name)
    return line is not None and line.isolated


def told(error: Invalid) -> list[Diagnostic]:
    """The diagnostics of a broken rule, with the operation it is about in a note."""
    op = error.operation
    if op is None:
        return error.diagnostics
    first, *rest = error.diagnostics
    note = Diagnostic("note", SEE + shown(op), op.position)
    callers = sum(1 for known in first.notes if known.message == CALLED_FROM)
    before, behind = first.notes[:callers], first.notes[callers:]
    return [first.but(notes=(*before, note, *behind)), *rest]
