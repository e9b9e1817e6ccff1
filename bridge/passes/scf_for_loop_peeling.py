"""`scf-for-loop-peeling`: the last, partial iteration of loops apart, or the first.

As upstream's pass of this name, but that no iteration is made up where a loop does not
run.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridge.dialects import scf
from bridge.dialects.scf.peeling import peel_first, peel_last
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["ForLoopPeeling"]


class ForLoopPeeling(Pass, name="scf-for-loop-peeling"):
    """Peel `for` loops at their upper bounds."""

    peel_front: bool = False
    skip_partial: bool = True

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op) if inner is not op)

    def run(self, op: Operation) -> None:
        apply_greedily(op, [_peeled(front=self.peel_front, skip=self.skip_partial)])


def _peeled(*, front: bool, skip: bool) -> Pattern:
    """Peels each loop once, and none that comes of it."""
    done: set[Operation] = set()
    partial: set[Operation] = set()

    @pattern(scf.ForOp)
    def peel(op: scf.ForOp, rewriter: Rewriter) -> None:
        """The first, or the last iteration of a loop is apart."""
        if op in done or (skip and any(one in partial for one in _around(op))):
            return
        made = peel_first(op, rewriter) if front else peel_last(op, rewriter)
        if made is not None:
            done.update((op, made))
            if not front:
                partial.add(made)

    return peel


def _around(op: Operation) -> Iterator[Operation]:
    around = op.parent_op
    while around is not None:
        yield around
        around = around.parent_op
