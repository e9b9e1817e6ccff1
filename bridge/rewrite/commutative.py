"""Operands of commutative operations in the order of what they are computed from.

Upstream: `populateCommutativityUtilsPatterns`, but that two operands are compared
always by all that they come from. Upstream's compares lengths alone where one of them
has been compared to the end before, so that its order depends on how it sorts.
"""

from __future__ import annotations

from collections import deque

from bridge.ir.core import Operation, Value
from bridge.op.folding import IS_CONSTANT
from bridge.rewrite.patterns import pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["sort_operands"]


@pattern("Commutative", benefit=5)
def sort_operands(op: Operation, rewriter: Rewriter) -> None:
    """Arguments of blocks first, then what is computed, and constants last."""
    keys = {value: _key(value) for value in op.operands}
    found = sorted(op.operands, key=keys.__getitem__)
    if found != list(op.operands):
        with rewriter.modify(op):
            op.operands = found


def _key(value: Value) -> list[tuple[int, str]]:
    """What a value is computed from, the nearest first: the kinds and names of ops."""
    pending = deque([value.defining_op])
    seen = set(pending)
    found: list[tuple[int, str]] = []
    while pending:
        op = pending.popleft()
        if op is None:
            found.append((0, ""))
            continue
        found.append((2 if IS_CONSTANT[type(op)] else 1, op.name))
        for operand in op.operands:
            made = operand.defining_op
            if made is None or made not in seen:
                seen.add(made)
                pending.append(made)
    return found
