"""Arithmetic on indices made simpler: constants are joined.

A comparison of a difference with zero is one of its operands only where they are the
same or not: of others upstream makes one as well, which is wrong where they wrap.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects.index.ops import BinaryOp, CmpOp
from bridge.ir.attributes import IntegerAttr
from bridge.op.folding import constant_of, number_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

NOT_KNOWN: Final = frozenset[str]()
"""Ops of which upstream knows more."""

_ASSOCIATIVE: Final = (
    *("index.add", "index.and", "index.maxs", "index.maxu", "index.mins"),
    *("index.minu", "index.mul", "index.or", "index.xor"),
)


@pattern(*_ASSOCIATIVE)
def _join_constants(op: BinaryOp, rewriter: Rewriter) -> None:
    """Of two constants that are applied one after the other there is one."""
    left, right = op.operands
    inner = left.defining_op
    if not isinstance(inner, type(op)):
        return
    constants = (constant_of(right), constant_of(inner.operands[1]))
    joined = op.of_constants(constants)
    if isinstance(joined, IntegerAttr):
        known = rewriter(
            "index.constant", [], [right.type], properties={"value": joined}
        )
        values = [inner.operands[0], known.result]
        rewriter.replace(op, rewriter(op.name, values, [op.results[0].type]))


@pattern(CmpOp)
def _compare_parts(op: CmpOp, rewriter: Rewriter) -> None:
    """`x - y` is zero, or not, as `x` is `y`, or not."""
    if op.predicate not in ("eq", "ne"):
        return
    for zero, other, order in ((1, 0, 1), (0, 1, -1)):
        made = op.operands[other].defining_op
        if number_of(constant_of(op.operands[zero])) != 0:
            continue
        if made is not None and made.name == "index.sub":
            parts = made.operands[::order]
            types = [op.results[0].type]
            new = rewriter(op.name, parts, types, properties=op.properties)
            rewriter.replace(op, new)
        return


PATTERNS: Final[Sequence[Pattern]] = (_join_constants, _compare_parts)
