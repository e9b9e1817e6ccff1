"""Calls made simpler."""

from __future__ import annotations

from typing import Final

from bridge.dialects.func.ops import CallIndirectOp, CallOp
from bridge.ir.attributes import SymbolRefAttr
from bridge.op.folding import constant_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


@pattern(CallIndirectOp)
def call_of_constant(op: CallIndirectOp, rewriter: Rewriter) -> None:
    """A function that is known is called by its name."""
    callee = constant_of(op.callee)
    if isinstance(callee, SymbolRefAttr):
        types = [result.type for result in op.results]
        call = CallOp(callee.root, op.callee_operands, types)
        rewriter.replace(op, call)


PATTERNS: Final[tuple[Pattern, ...]] = (call_of_constant,)

NOT_KNOWN: Final[frozenset[str]] = frozenset()
"""Ops of which upstream knows more: none."""
