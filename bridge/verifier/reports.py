"""How diagnostics are reported: with a note that shows the operation, as upstream."""

from __future__ import annotations

from typing import Final

from bridge.errors import Diagnostic, Invalid
from bridge.ir.locations import CALLED_FROM
from bridge.op.messages import shown

SEE: Final = "see current operation: "


def diagnostics_of(error: Invalid) -> list[Diagnostic]:
    """The diagnostics of a broken rule, with the operation it is about in a note."""
    op = error.operation
    if op is None:
        return error.diagnostics
    first, *rest = error.diagnostics
    note = Diagnostic("note", SEE + shown(op), op.position)
    callers = sum(1 for known in first.notes if known.message == CALLED_FROM)
    before, after = first.notes[:callers], first.notes[callers:]
    return [first.but(notes=(*before, note, *after)), *rest]
