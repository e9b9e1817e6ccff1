"""What upstream's documents forbid, and its verifier lets through.

We accept it too, unless strictness is requested. Each rule is described, with a
program, in `conformance/differences.md`.
"""

from __future__ import annotations

from bridge.errors import Diagnostic, Invalid
from bridge.ir.core import Operation
from bridge.op.base import Op
from bridge.verifier.reports import diagnostics_of


def verify_strictly(root: Operation) -> None:
    """Raises `Invalid` for all that is forbidden in an operation that is valid."""
    found: list[Diagnostic] = []
    for op in root.walk():
        if isinstance(op, Op):
            try:
                op.verify_strictly()
            except Invalid as error:
                found += diagnostics_of(error)
    if found:
        raise Invalid(found)
