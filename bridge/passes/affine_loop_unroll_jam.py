"""`affine-loop-unroll-jam`: iterations of an outer loop run at once, side by side.

As upstream's pass of this name, which takes the loop that a function begins with, but
that it is left alone unless it is proven that the new order keeps all dependences, and
where it carries values: of each of the copies the initial value would count. Two
arguments of a function may be the same memory, unless `distinct-arguments` says that
they are not.
"""

from __future__ import annotations

from bridge.dialects import affine, func
from bridge.ir.core import Operation
from bridge.passes.affine_loop_unroll import leave_over, promote_single_iteration
from bridge.passes.affine_nests import (
    LoopPass,
    has_analysis,
    remark,
    trip_count,
)
from bridge.passes.jamming import jam, why_not_invariant, why_not_jammed

__all__ = ["AffineLoopUnrollJam", "unroll_and_jam"]


class AffineLoopUnrollJam(
    LoopPass, name="affine-loop-unroll-jam", anchor=func.FuncOp.op_name
):
    """Unroll and jam affine loops."""

    of_functions = True

    unroll_jam_factor: int = 4
    distinct_arguments: bool = False

    @classmethod
    def takes(cls, text: str) -> bool:
        # Of none upstream says what is wrong.
        return super().takes(text) and "unroll-jam-factor=0" not in text.split()

    def knows(self, op: Operation) -> bool:
        return has_analysis() and self.distinct_arguments

    def run(self, op: Operation) -> None:
        if not op.regions[0].blocks:
            return
        first = op.regions[0].blocks[0].first
        if isinstance(first, affine.ForOp):
            unroll_and_jam(
                first, self.unroll_jam_factor, distinct=self.distinct_arguments
            )


def unroll_and_jam(loop: affine.ForOp, factor: int, *, distinct: bool = False) -> bool:
    """Runs so many iterations side by side; whether that could be done.

    With `distinct`, no two arguments of the function share memory.
    """
    count = trip_count(loop)
    if factor == 1:
        promote_single_iteration(loop)
        return True
    if loop.body.first is loop.body.last:
        return True
    if count.constant is not None and count.constant < factor:
        return False
    why = _forbids(loop, factor, distinct=distinct)
    if why:
        remark(loop, "is not unrolled and jammed", why)
        return False
    if count.divisor % factor:
        leave_over(loop, factor)
    jam(loop, factor)
    return True


def _forbids(loop: affine.ForOp, factor: int, *, distinct: bool) -> str:
    """Why iterations cannot run side by side; empty where they can."""
    if loop.inits:
        return "it carries values"
    why = why_not_invariant(loop)
    if why:
        return why
    (bounds,) = loop.loops()
    several = max(len(bounds.lower.map.results), len(bounds.upper.map.results)) > 1
    if several and trip_count(loop).divisor % factor:
        return "what is left over of it has no affine bounds"
    return why_not_jammed(loop, factor, distinct=distinct)
