"""Upstream's MLIR through its Python bindings: the only folder that imports them.

Modules cross the border as text or as bytecode, in bulk, never object by object: the
bindings' objects do not show all properties. Importing this package imports no
bindings; `bridge.upstream.provider` finds them when they are first needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge.ir.core import Operation


def parse(
    text: str | bytes, *, filename: str = "-", allow_unregistered: bool = False
) -> Operation:
    """The native module of a text, in any syntax that upstream knows, or of bytecode.

    This is for the few ops whose syntax `bridge.parse` does not read. Raises
    `Malformed`, `Invalid` since upstream verifies what it reads, and `Unsupported`.
    """
    from bridge.upstream import text as texts

    return texts.parse(text, filename=filename, allow_unregistered=allow_unregistered)
