"""`affine-loop-unroll`: several iterations of a loop become one.

As upstream's pass of this name, but that what is left over of a loop does not run where
the loop does not: a count of iterations that is less than none leaves nothing over.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import affine, arith, func
from bridge.dialects.affine.composition import composed
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.types import INDEX
from bridge.ir.walk import walk, walk_post_order
from bridge.op.assumptions import ORDERED_BOUNDS, assumes
from bridge.op.interfaces.polyhedral import Applied
from bridge.op.traits import has_trait
from bridge.passes.affine_nests import LoopPass, set_bounds, trip_count

__all__ = [
    "AffineLoopUnroll",
    "leave_over",
    "promote_single_iteration",
    "unroll",
    "unroll_fully",
]


_FULLY: Final = "unroll-factor=-1"


class AffineLoopUnroll(LoopPass, name="affine-loop-unroll", anchor=func.FuncOp.op_name):
    """Unroll affine loops."""

    of_functions = True

    unroll_factor: int = 4
    unroll_up_to_factor: bool = False
    unroll_num_reps: int = 1
    unroll_full_threshold: int = 0
    cleanup_unroll: bool = False

    @classmethod
    def takes(cls, text: str) -> bool:
        # With -1 all of it is unrolled; with 0 upstream says that it cannot.
        words = [word for word in text.split() if word != _FULLY]
        refused = {"unroll-factor=0", "unroll-full-threshold=0"}
        return super().takes(" ".join(words)) and not refused.intersection(words)

    def run(self, op: Operation) -> None:
        if self.unroll_factor < 0 and self.unroll_full_threshold:
            self._unroll_short(op)
            return
        for _ in range(self.unroll_num_reps):
            loops = [loop for loop in walk_post_order(op) if _is_innermost(loop)]
            done = [self._unroll(x) for x in loops if isinstance(x, affine.ForOp)]
            if not any(done):
                break

    def _unroll_short(self, op: Operation) -> None:
        """Unrolls the loops that do not run more often than the threshold says."""
        found = [loop for loop in walk_post_order(op) if isinstance(loop, affine.ForOp)]
        counts = [trip_count(loop).constant for loop in found]
        for loop, count in zip(found, counts, strict=True):
            if count is not None and count <= self.unroll_full_threshold:
                unroll_fully(loop)

    def _unroll(self, loop: affine.ForOp) -> bool:
        factor, count = self.unroll_factor, trip_count(loop).constant
        if factor < 0:
            return unroll_fully(loop)
        if self.unroll_up_to_factor and count is not None and count < factor:
            factor = count
            if not factor:
                return False
        return unroll(loop, factor, cleanup=self.cleanup_unroll)


def _is_innermost(op: Operation) -> bool:
    return isinstance(op, affine.ForOp) and not any(
        isinstance(inner, affine.ForOp) for inner in walk(op) if inner is not op
    )


def unroll_fully(loop: affine.ForOp) -> bool:
    """Puts all iterations in the place of a loop; whether how many there are is known.

    A loop that never runs is left.
    """
    count = trip_count(loop).constant
    if count is None:
        return False
    if count > 1:
        return unroll(loop, count)
    return not count or promote_single_iteration(loop)


def unroll(loop: affine.ForOp, factor: int, *, cleanup: bool = False) -> bool:
    """Makes so many iterations one; whether that could be done.

    A loop after it runs what is left over. With `cleanup`, a loop of which something
    would be is unrolled fully.
    """
    count = trip_count(loop)
    if factor == 1:
        return count.constant != 1 or promote_single_iteration(loop)
    last = loop.body.last
    if loop.body.first is last:
        return True
    if count.constant is not None and count.constant < factor:
        return cleanup and unroll_fully(loop)
    if count.divisor % factor:
        (bounds,) = loop.loops()
        if len(bounds.lower.map.results) != 1 or len(bounds.upper.map.results) != 1:
            return False
        if cleanup:
            return unroll_fully(loop)
        leave_over(loop, factor)
    (bounds,) = loop.loops()
    _repeat(loop, factor, bounds.step)
    set_bounds(loop, bounds.lower, bounds.upper, bounds.step * factor)
    promote_single_iteration(loop)
    return True


def _repeat(loop: affine.ForOp, factor: int, step: int) -> None:
    """Appends copies of the body, each of which goes on with what one yields."""
    last = loop.body.last
    assert last is not None  # the terminator
    variable, *carried = loop.body.arguments
    body = [op for op in loop.body if op is not last]
    yielded = list(last.operands)
    is_used = bool(variable.uses)
    for n in range(1, factor):
        mapping: dict[Value, Value] = dict(zip(carried, last.operands, strict=True))
        if is_used:
            bump = AffineMap(1, 0, (AffineDim(0) + n * step,))
            with Builder.before(last):
                made = affine.ApplyOp(bump, [variable], location=loop.any_location)
            mapping[variable] = made.result
        for op in body:
            loop.body.insert_before(last, op.clone(mapping))
        last.operands = [mapping.get(value, value) for value in yielded]


def leave_over(loop: affine.ForOp, factor: int) -> None:
    """Ends a loop where a multiple of a factor has run; another one runs the rest."""
    (bounds,) = loop.loops()
    count = trip_count(loop)
    step = bounds.step
    done = [(expr - expr % factor) * step + count.lower for expr in count.exprs]
    ends = AffineMap(len(count.inputs), 0, tuple(done))
    end = composed(Applied(ends, count.inputs))
    # Where a loop does not run, neither does what is left over of it.
    runs = count.constant is not None or assumes(ORDERED_BOUNDS)
    exprs = done if runs else [count.lower, *done]
    starts = AffineMap(len(count.inputs), 0, tuple(exprs))
    start = composed(Applied(starts, count.inputs))
    rest = loop.clone()
    assert isinstance(rest, affine.ForOp)  # it is a copy of one
    assert loop.parent is not None
    loop.parent.insert_after(loop, rest)
    for old, new in zip(loop.results, rest.results, strict=True):
        old.replace_all_uses(new)
    inits = list(loop.results)
    set_bounds(rest, start, bounds.upper, step)
    if inits:
        rest.operands = [*rest.operands[: -len(inits)], *inits]
    set_bounds(loop, bounds.lower, end, step)
    promote_single_iteration(rest)


def promote_single_iteration(loop: affine.ForOp) -> bool:
    """Puts the body in the place of a loop that runs once; whether it is one."""
    (bounds,) = loop.loops()
    if trip_count(loop).constant != 1:
        return False
    last = loop.body.last
    assert last is not None  # the terminator
    variable, *carried = loop.body.arguments
    if variable.uses:
        variable.replace_all_uses(_start(loop, bounds.lower))
    for argument, init in zip(carried, loop.inits, strict=True):
        argument.replace_all_uses(init)
    for result, value in zip(loop.results, last.operands, strict=True):
        result.replace_all_uses(value)
    last.erase()
    for op in list(loop.body):
        op.move_before(loop)
    loop.erase()
    return True


def _start(loop: affine.ForOp, lower: Applied) -> Value:
    """The first value of an induction variable."""
    if lower.map.is_constant:
        around = loop.parent_op
        while around is not None and not has_trait(around, "FunctionOpInterface"):
            around = around.parent_op
        first = around.regions[0].blocks[0].first if around is not None else loop
        with Builder.before(first or loop):
            number = lower.map.single_constant
            return arith.ConstantOp(number, INDEX, location=loop.any_location).result
    if lower.map is AffineMap.identity(1):
        return lower.operands[0]
    with Builder.before(loop):
        made = affine.ApplyOp(lower.map, lower.operands, location=loop.any_location)
    return made.result
