"""Passes that the files of this folder load."""

from typing import ClassVar

import bridge
from bridge.dialects import arith
from bridge.errors import Diagnostic, PassFailed
from bridge.passes import Pass, pass_of
from bridge.rewrite import Rewriter, apply_greedily, pattern


@pattern(arith.AddIOp)
def double_to_shift(op: arith.AddIOp, rewriter: Rewriter) -> None:
    if op.lhs is op.rhs:
        one = arith.ConstantOp(1, op.lhs.type)
        rewriter.replace(op, arith.ShLIOp(op.lhs, one))


class Simplify(Pass, name="my-simplify", anchor="func.func"):
    """Makes shifts of sums."""

    limit: int = 10
    statistics: ClassVar = {"num-shifts": "Number of sums that became shifts"}

    def run(self, op: bridge.Operation) -> None:
        done = apply_greedily(op, [double_to_shift], max_iterations=self.limit)
        self.count("num-shifts", done.rewrites)


@pass_of("my-failure")
def fail(op: bridge.Operation) -> None:
    """Fails."""
    raise PassFailed(Diagnostic("error", "this pass fails", op.position))
