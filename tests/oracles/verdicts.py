"""What is said of a module: by us, and by the reference."""

from __future__ import annotations

from functools import cache

from torch_mlir import ir

import bridge
from bridge.errors import Error
from bridge.verify import verify


@cache
def _context() -> ir.Context:
    # Making one costs more than most questions.
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context


def complaints(text: str) -> list[str]:
    """What we say of it, unregistered operations allowed."""
    try:
        verify(bridge.parse(text, allow_unregistered=True))
    except Error as error:
        return [diagnostic.message for diagnostic in error.diagnostics]
    return []


def theirs(text: str) -> list[str]:
    """What the reference says of it."""
    try:
        ir.Module.parse(text, _context())
    except ir.MLIRError as error:
        return [diagnostic.message for diagnostic in error.error_diagnostics]
    return []
