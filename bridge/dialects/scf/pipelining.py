"""Loops whose iterations overlap: each begins before those before it are done.

A schedule gives each operation of a body a stage and a place: at a time `t`, what is of
a stage `s` is done for the iteration `t - s`. Times at which that is not so for all
operations are before the loop, and after it.
Upstream: `pipelineForLoop` of loops with constant bounds, but that a carried value that
is the same in all iterations but the first is so in each stage. Whether memory is
touched in an order that does the same is for who makes the schedule to know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridge.dialects import arith, scf
from bridge.dialects.scf.bounds import number
from bridge.dialects.scf.unrolling import fits
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk_post_order
from bridge.op.base import constant_integer
from bridge.rewrite.rewriter import Rewriter

__all__ = ["Schedule", "misplaced", "pipeline"]

Schedule = Sequence[tuple[Operation, int]]
"""The operations of a body in the order of a time, with their stages."""


def pipeline(
    loop: scf.ForOp, schedule: Schedule, rewriter: Rewriter
) -> scf.ForOp | None:
    """The loop in the middle; `None`, and nothing is done, where it cannot be made."""
    count, last = loop.trip_count(), max([0, *[stage for _, stage in schedule]])
    first, step = constant_integer(loop.lower_bound), constant_integer(loop.step)
    ending = loop.body.last
    assert ending is not None  # the terminator
    wanted = {op for op in loop.body if op is not ending}
    if not schedule or {op for op, _ in schedule} != wanted or loop.unsigned_cmp:
        return None
    if first is None or step is None or count is None or count < max(1, last):
        return None
    if any(value.defining_op is None for value in ending.operands):
        return None
    if misplaced(loop, schedule) is not None:
        return None
    found = _Pipeline(loop, schedule, rewriter, (first, step, count))
    with rewriter, rewriter.moved_to(InsertionPoint.before_op(loop)):
        rewriter.location = loop.any_location
        return found.run()


def misplaced(loop: scf.ForOp, schedule: Schedule) -> Operation | None:
    """An operation that would be done before what it uses, if there is one."""
    shape = _Shape(loop, schedule)
    places = {op: place for place, (op, _) in enumerate(schedule)}
    for op, stage in schedule:
        for value in shape.used(op):
            made = shape.made_by(value)
            if made is None:
                continue
            age = stage - shape.stages[made] + (value in shape.carried)
            if age < 0 or (age == 0 and places[op] < places[made]):
                return op
    return None


class _Shape:
    """A loop's body, and when the values of an iteration are there."""

    def __init__(self, loop: scf.ForOp, schedule: Schedule) -> None:
        self.loop = loop
        self.order = [op for op, _ in schedule]
        self.stages = dict(schedule)
        self.last = max(self.stages.values(), default=0)
        """The last stage."""
        self.variable, *arguments = loop.body.arguments
        ending = loop.body.last
        assert ending is not None  # the terminator
        pairs = zip(loop.init_args, ending.operands, strict=True)
        self.carried = dict(zip(arguments, pairs, strict=True))
        """The initial value and the next of what iterations hand on."""

    def used(self, op: Operation) -> list[Value]:
        """What an operation, or one inside it, uses of the body."""
        found = dict.fromkeys(op.operands)
        for inner in walk_post_order(op):
            if inner is not op:
                found |= dict.fromkeys(inner.operands)
        body = self.loop.body
        return [
            value
            for value in found
            if value.block is body or value.defining_op in self.stages
        ]

    def made_by(self, value: Value) -> Operation | None:
        """The operation of the body that makes a value, or the next carried one."""
        if value in self.carried:
            value = self.carried[value][1]
        made = value.defining_op
        return made if made in self.stages else None

    def stage(self, value: Value) -> int | None:
        """The stage in which it is made; `None` for what no iteration makes."""
        made = self.made_by(value)
        return None if made is None else self.stages[made]


class _Pipeline(_Shape):
    """What has been made of a loop so far."""

    def __init__(
        self,
        loop: scf.ForOp,
        schedule: Schedule,
        rewriter: Rewriter,
        bounds: tuple[int, int, int],
    ) -> None:
        super().__init__(loop, schedule)
        self._rewriter = rewriter
        self._first, self._step, self._count = bounds
        self._type = loop.step.type
        self._made: dict[tuple[Value, int], Value] = {}
        """Values of iterations; those after the loop are counted from their number."""

    def run(self) -> scf.ForOp:
        """All of it; the loop in the middle."""
        for time in range(self.last):
            for op in self.order:
                if self.stages[op] <= time:
                    self._repeat(op, time - self.stages[op])
        ages = self._ages()
        kernel = self._kernel(ages)
        self._made.clear()
        self._take_results(kernel, ages)
        for time in range(self.last):
            for op in self.order:
                if self.stages[op] > time:
                    self._repeat(op, time - self.stages[op], self._count)
        results = [
            kernel.results[n]
            if self.stage(argument) == 0
            else self._value(value, -1, self._count)
            for n, (argument, (_, value)) in enumerate(self.carried.items())
        ]
        self._rewriter.replace(self.loop, results)
        return kernel

    # Before and after the loop

    def _repeat(self, op: Operation, iteration: int, start: int = 0) -> None:
        """Does one operation of an iteration, which is counted from another one."""
        mapping: dict[Value, Value] = {}
        for value in self.used(op):
            if value is self.variable:
                at = self._first + (start + iteration) * self._step
                lower = self.loop.lower_bound
                mapping[value] = lower if at == self._first else number(at, self._type)
            else:
                mapping[value] = self._value(value, iteration, start)
        made = self._rewriter.insert(op.clone(mapping))
        for old, new in zip(op.results, made.results, strict=True):
            self._made[old, iteration] = new

    def _value(self, value: Value, iteration: int, start: int) -> Value:
        """A value of the body in an iteration, which is counted from another one."""
        found = self._made.get((value, iteration))
        if found is not None:
            return found
        if value not in self.carried:
            return value  # from outside of the loop
        init, following = self.carried[value]
        if start + iteration == 0:
            return init
        return self._value(following, iteration - 1, start)

    # The loop

    def _ages(self) -> dict[Value, int]:
        """How many iterations of the new loop values are needed after they are made."""
        found: dict[Value, int] = {}
        for op in self.order:
            for value in self.used(op):
                stage = self.stage(value)
                age = 0 if stage is None else self.stages[op] - stage
                if age > 0:
                    found[value] = max(age, found.get(value, 0))
        return found

    def _kernel(self, ages: dict[Value, int]) -> scf.ForOp:
        last, inits = self.last, []
        for argument, (init, _) in self.carried.items():
            stage = self.stage(argument)
            inits.append(
                init if stage is None else self._value(argument, last - stage, 0)
            )
        slots = list(_slots(ages))
        for value, age in slots:
            stage = self.stage(value)
            assert stage is not None  # it is made by an iteration
            inits.append(self._value(value, last - stage - age, 0))
        end = self._first + (self._count - last) * self._step
        upper = constant_integer(self.loop.operands[1])
        if upper is not None and fits(upper - last * self._step, self._type):
            end = upper - last * self._step
        bound = number(end, self._type) if last else self.loop.operands[1]
        made = scf.ForOp(self.loop.lower_bound, bound, self.loop.step, inits)
        if made.body.last is not None:
            self._rewriter.erase(made.body.last)
        with self._rewriter.moved_to(InsertionPoint.at_end(made.body)):
            self._fill(made, slots)
        return made

    def _fill(self, kernel: scf.ForOp, slots: Sequence[tuple[Value, int]]) -> None:
        variable, *arguments = kernel.body.arguments
        held: dict[Value, Value] = dict(zip(self.carried, arguments, strict=False))
        older: dict[tuple[Value, int], Value] = dict(
            zip(slots, arguments[len(held) :], strict=True)
        )
        now: dict[Value, Value] = {}
        for op in self.order:
            stage = self.stages[op]
            mapping: dict[Value, Value] = {}
            for value in self.used(op):
                if value is self.variable:
                    mapping[value] = self._later(variable, self.last - stage)
                else:
                    mapping[value] = self._at(value, stage, held, older, now)
            made = self._rewriter.insert(op.clone(mapping))
            now.update(zip(op.results, made.results, strict=True))
        following = [value for _, value in self.carried.values()]
        yielded = [now.get(value, value) for value in following]
        for value, age in slots:
            newest = held[value] if value in held else now[value]
            yielded.append(newest if age == 1 else older[value, age - 1])
        scf.YieldOp(yielded)

    def _later(self, variable: Value, iterations: int) -> Value:
        """The variable of a later iteration."""
        if not iterations:
            return variable
        by = number(iterations * self._step, self._type)
        return arith.AddIOp(variable, by).result

    def _at(
        self,
        value: Value,
        stage: int,
        held: dict[Value, Value],
        older: dict[tuple[Value, int], Value],
        now: dict[Value, Value],
    ) -> Value:
        """A value of the iteration of which a stage is done."""
        made = self.stage(value)
        following = self.carried[value][1] if value in self.carried else value
        if made is None:
            # Only what is done last is done for the first iteration in the loop.
            return held[value] if stage == self.last else following
        if stage < made:
            return now[following]  # the next one, which is made at this time
        if stage > made:
            return older[value, stage - made]
        return held[value] if value in held else now[value]

    def _take_results(self, kernel: scf.ForOp, ages: dict[Value, int]) -> None:
        """What is known of the last iterations, counted from their number."""
        results = list(kernel.results)
        for argument, result in zip(self.carried, results, strict=False):
            stage = self.stage(argument)
            if stage is not None:
                self._made[argument, -stage] = result
        rest = results[len(self.carried) :]
        for (value, age), result in zip(_slots(ages), rest, strict=True):
            stage = self.stage(value)
            assert stage is not None  # it is made by an iteration
            self._made[value, -stage - age] = result


def _slots(ages: dict[Value, int]) -> Iterator[tuple[Value, int]]:
    """What the loop carries beside what it did: the oldest of each first."""
    for value, most in ages.items():
        for age in range(most, 0, -1):
            yield value, age
