"""`math-sincos-fusion`: sine and cosine of one value are computed together.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.dialects import math
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["SincosFusion"]


class SincosFusion(Pass, name="math-sincos-fusion"):
    """Fuse sin and cos operations."""

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        apply_greedily(op, [_fused], top_down=False, region_simplification="aggressive")


@pattern(math.SinOp)
def _fused(op: math.SinOp, rewriter: Rewriter) -> None:
    """A sine with the first cosine of the same in its block."""
    (value,) = op.operands
    flags = op.properties.get("fastmath")
    others = [
        user
        for user in value.users
        if isinstance(user, math.CosOp)
        and user.parent is op.parent
        and user.properties.get("fastmath") is flags
    ]
    if not others:
        return
    cosine = others[0]
    for other in others[1:]:
        cosine = other if other.is_before(cosine) else cosine
    first: Operation = op if op.is_before(cosine) else cosine
    with rewriter.moved_to(InsertionPoint.before_op(first)):
        rewriter.location = first.any_location
        made = math.SincosOp(value, fastmath=flags)
    rewriter.replace(op, [made.results[0]])
    rewriter.replace(cosine, [made.results[1]])
