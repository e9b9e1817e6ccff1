"""Constructs that are parts of one directive: composite, or combined.

Every rule raises `Invalid` where it is broken.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects.omp.clause_rules import is_combined, is_composite
from bridge.dialects.omp.wrappers import is_wrapper
from bridge.ir.blocks import Block
from bridge.ir.core import Operation
from bridge.ods.rows import row

_INNERMOST: Final = frozenset({"omp.sections", "omp.workdistribute", "omp.workshare"})
"""Constructs that hold no other part of the same directive."""


def verify_composable(op: Operation) -> None:
    """A composite part wraps a loop; a combined one does the next part once."""
    if is_composite(op) and op.name != "omp.parallel" and not is_wrapper(op):
        raise op.error("non-loop wrapper cannot be composite")
    if not is_combined(op):
        return
    if op.name in _INNERMOST:
        raise op.error("cannot be a non-innermost combined construct leaf")
    parts = [o for block in op.regions[0].blocks for o in block if is_part(o)]
    if len(parts) > 1:
        raise op.error("multiple eligible child ops found in combined op")
    for part in parts:
        block = part.parent
        if block is None:
            continue
        if block in _reached(list(block.successors)):
            raise op.error("nested combined child op is part of a loop")
        entry = op.regions[0].blocks[0]
        if block is not entry and any(
            not other.successors for other in _reached([entry], block)
        ):
            raise op.error("nested combined child op doesn't unconditionally execute")


def is_part(op: Operation) -> bool:
    """Whether a construct may be a leaf of a composite or combined one."""
    line = row(op.name)
    return line is not None and (
        line.has_trait("ComposableOpInterface")
        or line.has_trait("LoopWrapperInterface")
    )


def _reached(pending: list[Block], without: Block | None = None) -> set[Block]:
    """The blocks that control comes to, from some and not through another one."""
    seen: set[Block] = set()
    while pending:
        block = pending.pop()
        if block not in seen and block is not without:
            seen.add(block)
            pending += block.successors
    return seen
