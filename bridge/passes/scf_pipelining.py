"""Schedules by which iterations of loops of scf overlap, and whether they are legal.

Upstream: `transform.loop.pipeline`, but that a loop is left unless it is proven that
the new order keeps all dependences.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bridge.dialects import scf, vector
from bridge.dialects.scf.pipelining import Schedule, pipeline
from bridge.ir.core import Operation
from bridge.op.base import constant_integer
from bridge.op.interfaces.effects import effects_inside
from bridge.op.interfaces.polyhedral import AffineLoops
from bridge.passes.affine_nests import remark
from bridge.passes.rescheduling import why_not_at_times
from bridge.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from bridge.analysis import nests

__all__ = ["pipeline_by_latency"]


def pipeline_by_latency(op: Operation, interval: int, latency: int) -> scf.ForOp | None:
    """Has an iteration begin every `interval` cycles; reads of vectors take several."""
    if not isinstance(op, scf.ForOp) or interval < 1 or latency < 0:
        return None
    schedule = _schedule(op, interval, latency)
    why = _forbids(op, schedule)
    if why:
        remark(op, "is not pipelined", why)
        return None
    return pipeline(op, schedule, Rewriter())


def _schedule(loop: scf.ForOp, interval: int, latency: int) -> Schedule:
    """Has each operation begin when all that it uses is there.

    What is outside of the loop takes its time as well, as upstream has it.
    """
    first, end = map(constant_integer, loop.operands[:2])
    most = None if first is None or end is None else end - first - 1
    cycles: dict[Operation, int] = {}
    by_rest: defaultdict[int, list[Operation]] = defaultdict(list)
    for op in loop.body:
        if op is loop.body.last:
            break
        begin = 0
        for value in op.operands:
            made = value.defining_op
            if made is not None:
                took = latency if isinstance(made, vector.TransferReadOp) else 1
                if most is not None and most >= 0:
                    took = min(took, most)
                begin = max(begin, cycles.get(made, 0) + took)
        cycles[op] = begin
        by_rest[begin % interval].append(op)
    return [
        (op, cycles[op] // interval) for rest in sorted(by_rest) for op in by_rest[rest]
    ]


# Legality


def _forbids(loop: scf.ForOp, schedule: Schedule) -> str:
    """Why iterations cannot overlap so; empty where they can."""
    effects = effects_inside(loop)
    if effects is None:
        return "something in it may do anything to memory"
    kinds = {effect.kind for effect in effects}
    if kinds <= {"Read", "Allocate"}:
        return ""
    if "Free" in kinds:
        return "memory is freed in it"
    return why_not_at_times(loop, lambda statement: _times(statement, loop, schedule))


def _times(
    statement: nests.Statement, loop: scf.ForOp, schedule: Schedule
) -> Iterator[str]:
    """When something runs: by the time of its stage, then by its place there."""
    level = next(one for one in statement.loops if one.op is loop)
    (start,) = statement.applied(level.bounds.lower)
    stages = dict(schedule)
    places = {op: place for place, (op, _) in enumerate(schedule)}
    times = iter(statement.times())
    for op, inner in statement.around:
        if op is loop:
            next(times)
            next(times)
            count = f"floor(({level.name} - {start})/{level.bounds.step})"
            yield f"{count} + {stages[inner]}"
            yield str(places[inner])
            continue
        if isinstance(op, AffineLoops):
            for one in statement.loops:
                if one.op is op:
                    yield next(times)
        yield next(times)
