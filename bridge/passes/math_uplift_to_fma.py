"""`math-uplift-to-fma`: a product and a sum that may be contracted are rounded once.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.dialects import arith, math
from bridge.dialects.arith.attributes import FastMathFlagsAttr
from bridge.dialects.arith.values import float_flags
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["UpliftToFma"]


class UpliftToFma(Pass, name="math-uplift-to-fma"):
    """Uplift arith ops to math.fma."""

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        apply_greedily(
            op, [_contracted], top_down=False, region_simplification="aggressive"
        )


@pattern(arith.AddFOp)
def _contracted(op: arith.AddFOp, rewriter: Rewriter) -> None:
    """A sum with a product."""
    flags = _flags(op)
    one, other = op.operands
    product = one.defining_op
    if not isinstance(product, arith.MulFOp):
        one, other = other, one
        product = one.defining_op
    if not isinstance(product, arith.MulFOp) or flags is None:
        return
    more = _flags(product)
    if more is not None:
        factor, by = product.operands
        made = math.FmaOp(factor, by, other, fastmath=flags.common(more))
        rewriter.replace(op, made.results)


def _flags(op: Operation) -> FastMathFlagsAttr | None:
    """The flags of an operation that may be contracted."""
    flags = float_flags(op)
    return flags if flags is not None and "contract" in flags.flags else None
