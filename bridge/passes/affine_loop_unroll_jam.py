"""`affine-loop-unroll-jam`: iterations of an outer loop run at once, side by side.

As upstream's pass of this name, which takes the loop that a function begins with, but
that it is left alone unless it is proven that the new order keeps all dependences, and
where it carries values: of each of the copies the initial value would count. Two
arguments of a function may be the same memory, unless `distinct-arguments` says that
they are not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bridge.dialects import affine, func
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.later import deferred
from bridge.op.interfaces.polyhedral import AffineLoops
from bridge.passes.affine_loop_unroll import leave_over, promote_single_iteration
from bridge.passes.affine_nests import (
    LoopPass,
    defined_inside,
    has_analysis,
    remark,
    set_bounds,
    trip_count,
)

if TYPE_CHECKING:
    import islpy as isl

    from bridge import analysis
    from bridge.analysis import nests
else:
    analysis = deferred("bridge.analysis")

__all__ = ["AffineLoopUnrollJam", "is_jamming_legal", "jam"]


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
            self._jam(first)

    def _jam(self, loop: affine.ForOp) -> None:
        factor = self.unroll_jam_factor
        count = trip_count(loop)
        if factor == 1:
            promote_single_iteration(loop)
            return
        few = count.constant is not None and count.constant < factor
        if few or loop.body.first is loop.body.last:
            return
        why = _forbids(loop, factor, distinct=self.distinct_arguments)
        if why:
            remark(loop, "is not unrolled and jammed", why)
            return
        if count.divisor % factor:
            leave_over(loop, factor)
        jam(loop, factor)


def _forbids(loop: affine.ForOp, factor: int, *, distinct: bool) -> str:
    """Why iterations cannot run side by side; empty where they can."""
    if loop.inits:
        return "it carries values"
    for inner in _loops(loop):
        if any(defined_inside(v, loop) for v in inner.operands[: _controls(inner)]):
            return f"a bound of the loop at {inner.position} depends on it"
    (bounds,) = loop.loops()
    several = max(len(bounds.lower.map.results), len(bounds.upper.map.results)) > 1
    if several and trip_count(loop).divisor % factor:
        return "what is left over of it has no affine bounds"
    if next(_loops(loop), None) is None:
        # There is nothing to be jammed: the order stays.
        return ""
    found = is_jamming_legal(loop, factor, distinct_arguments=distinct)
    if isinstance(found, analysis.Unknown):
        return str(found)
    return "" if found else "a dependence would be turned round"


def _controls(loop: affine.ForOp) -> int:
    """How many operands of a loop are those of its bounds."""
    return len(loop.operands) - len(loop.inits)


def _loops(loop: affine.ForOp) -> Iterator[affine.ForOp]:
    """The loops inside, of which iterations are jammed; those of conditions are not."""
    for op in loop.body:
        if isinstance(op, affine.ForOp):
            yield op
            yield from _loops(op)


# Legality


def is_jamming_legal(
    loop: affine.ForOp, factor: int, *, distinct_arguments: bool = False
) -> bool | analysis.Unknown:
    """Whether so many iterations of a loop may run side by side."""
    found = analysis.accesses_of(loop)
    if isinstance(found, analysis.Unknown):
        return found
    times = [list(_jammed_times(one.statement, loop, factor)) for one in found]
    length = max(map(len, times), default=0)
    schedule = {
        one.op: _scheduled(one.statement, time, length)
        for one, time in zip(found, times, strict=True)
    }
    return analysis.is_legal(loop, schedule, distinct_arguments=distinct_arguments)


def _jammed_times(
    statement: nests.Statement, loop: affine.ForOp, factor: int
) -> Iterator[str]:
    """When something runs: by blocks of iterations, then by what is jammed."""
    level = next(one for one in statement.loops if one.op is loop)
    lower = statement.applied(level.bounds.lower)
    start = f"max({', '.join(lower)})" if len(lower) > 1 else lower[0]
    step = level.bounds.step
    times = iter(statement.times())
    jamming = False
    for op, inner in statement.around:
        if op is loop:
            next(times)
            yield f"floor(({level.name} - {start})/{step * factor})"
            jamming = True
        elif isinstance(op, AffineLoops):
            for one in statement.loops:
                if one.op is op:
                    yield next(times)
        position = next(times)
        if jamming and not isinstance(inner, affine.ForOp):
            jamming = False
            yield str(int(position) - _before(inner))
            yield f"floor(({level.name} - {start})/{step})"
        yield position


def _before(op: Operation) -> int:
    """How many operations are between an operation and the last loop before it."""
    count, before = 0, op.previous
    while before is not None and not isinstance(before, affine.ForOp):
        count, before = count + 1, before.previous
    return count


def _scheduled(statement: nests.Statement, times: list[str], length: int) -> isl.Map:
    times += ["0"] * (length - len(times))
    return statement.model.map(f"{statement.iteration} -> [{', '.join(times)}]")


# The change


def jam(loop: affine.ForOp, factor: int) -> None:
    """Runs so many iterations of a loop, which divide their number, side by side."""
    (bounds,) = loop.loops()
    runs = list(_runs(loop))
    maps: list[dict[Value, Value]] = [{} for _ in range(factor)]
    widened = [_widened(one, maps) for one in reversed(list(_loops(loop))) if one.inits]
    variable = loop.body.arguments[0]
    is_used = bool(variable.uses)
    for n in range(factor - 1, 0, -1):
        for run in runs:
            place = run[-1].next
            assert place is not None  # a terminator comes last
            with Builder.before(place):
                if is_used:
                    bump = AffineMap(1, 0, (AffineDim(0) + n * bounds.step,))
                    made = affine.ApplyOp(bump, [variable], location=loop.any_location)
                    maps[n][variable] = made.result
                block = run[-1].parent
                assert block is not None  # it is inside the loop
                for op in run:
                    block.insert_before(place, op.clone(maps[n]))
        for one in widened:
            _hand_on(one, n, factor, maps[n])
    set_bounds(loop, bounds.lower, bounds.upper, bounds.step * factor)
    promote_single_iteration(loop)


def _runs(loop: affine.ForOp) -> Iterator[Sequence[Operation]]:
    """What is between loops, in each block."""
    run: list[Operation] = []
    for op in list(loop.body):
        if isinstance(op, affine.ForOp) or op is loop.body.last:
            if run:
                yield run
            run = []
            if isinstance(op, affine.ForOp):
                yield from _runs(op)
        else:
            run.append(op)


def _widened(loop: affine.ForOp, maps: Sequence[dict[Value, Value]]) -> affine.ForOp:
    """A loop that carries the values of all iterations, in the place of one."""
    (bounds,) = loop.loops()
    factor, count = len(maps), len(loop.inits)
    inits = list(loop.inits) * factor
    where = loop.any_location
    with Builder.before(loop):
        made = affine.ForOp(
            bounds.lower, bounds.upper, step=bounds.step, inits=inits, location=where
        )
    made.attributes = loop.attributes
    last = loop.body.last
    assert last is not None  # the terminator
    for value in list(loop.results) * (factor - 1):
        loop.body.add_argument(value.type, where)
    last.operands = list(last.operands) * factor
    for block in list(made.region.blocks):
        made.region.remove(block)
    made.region.take_blocks(loop.region)
    for old, new in zip(loop.results, made.results, strict=False):
        old.replace_all_uses(new)
    loop.erase()
    carried = made.body.arguments[1:]
    for n in range(1, factor):
        for k in range(count):
            maps[n][carried[k]] = carried[n * count + k]
            maps[n][made.results[k]] = made.results[n * count + k]
    return made


def _hand_on(
    loop: affine.ForOp, n: int, factor: int, mapping: dict[Value, Value]
) -> None:
    """Makes a widened loop begin and go on with the values of one iteration."""
    count, first = len(loop.inits) // factor, _controls(loop)
    last = loop.body.last
    assert last is not None  # the terminator
    for k in range(count):
        init, value = loop.inits[k], last.operands[k]
        loop.set_operand(first + n * count + k, mapping.get(init, init))
        last.set_operand(n * count + k, mapping.get(value, value))
