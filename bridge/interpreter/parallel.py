"""Loops whose iterations may run in any order, and what they reduce to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Final

from bridge.interpreter.kinds import combine, neutral
from bridge.interpreter.loops import length, single
from bridge.interpreter.poison import Undefined
from bridge.interpreter.subscripts import Parts, compiled_map
from bridge.ir.affine import AffineMap
from bridge.ir.core import Operation
from bridge.ir.shapes import element_or_self
from bridge.ir.types import ComplexType, FloatType, Type

if TYPE_CHECKING:
    from bridge.interpreter.lanes import Array
    from bridge.interpreter.loops import Body
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning


def box(
    machine: Machine,
    op: Operation,
    lower: Sequence[int],
    upper: Sequence[int],
    steps: Sequence[int],
) -> list[tuple[int, ...]]:
    """The induction variables of each iteration, in the order of this run."""
    for step in steps:
        if step <= 0:
            raise Undefined(f"the step of a loop is {step}")
    ranges = [range(*bounds) for bounds in zip(lower, upper, steps, strict=True)]
    machine.spend(prod(map(length, ranges)))
    return machine.ordered(op, list(product(*ranges)))  # type: ignore[return-value]


Step = Callable[[int, object, object], object]
"""The number of a reduction, what it has so far, and what an iteration gives."""


def _fold(
    machine: Machine, types: Sequence[Type], found: list[object], step: Step
) -> Callable[[Body, Sequence[tuple[int, ...]]], tuple[object, ...]]:
    """Runs iterations and combines what they give, into `found`.

    Floats are combined in the order that is written, whatever order the iterations run
    in: that their sums are rounded otherwise in another one is no fault of the program.
    """
    rounded = [isinstance(element_or_self(ty), _ROUNDED) for ty in types]

    def run(body: Body, iterations: Sequence[tuple[int, ...]]) -> tuple[object, ...]:
        if not types:
            for iteration in iterations:
                body(*iteration)
            return ()
        given = [(iteration, body(*iteration)) for iteration in iterations]
        sorted_ = given if machine.order == "forward" else sorted(given, key=_first)
        for number, late in enumerate(rounded):
            value = found[number]
            for _, values in sorted_ if late else given:
                value = step(number, value, values[number])
            found[number] = value
        return tuple(found)

    return run


def _first(pair: tuple[tuple[int, ...], object]) -> tuple[int, ...]:
    return pair[0]


_ROUNDED: Final = (FloatType, ComplexType)


def reduced(
    machine: Machine, op: Operation, rank: int, types: Sequence[Type]
) -> Meaning:
    """`scf.parallel`: its body gives pairs of a reduction's region and an operand."""

    def step(number: int, value: object, pair: object) -> object:
        region, operand = pair  # type: ignore[misc]
        return region(value, operand)[0]  # type: ignore[has-type]

    def run(body: Body, *operands: object) -> object:
        bounds = [operands[rank * n : rank * (n + 1)] for n in range(3)]
        iterations = box(machine, op, *bounds)  # type: ignore[arg-type]
        fold = _fold(machine, types, list(operands[3 * rank :]), step)
        return single(fold(body, iterations), len(types))

    return run


def reductions(count: int) -> Meaning:
    """`scf.reduce`: pairs of the region that reduces and the value that is reduced."""
    return lambda *given: tuple(zip(given[:count], given[count:], strict=True))


class Bounds:
    """The bounds of loops of which each has a group of results of a map."""

    def __init__(
        self, map_: AffineMap, groups: Sequence[int], pick: Callable[..., int]
    ) -> None:
        self.inputs = map_.num_inputs
        self._apply = compiled_map(map_)
        ends = [sum(groups[: n + 1]) for n in range(len(groups))]
        self._parts = [slice(end - n, end) for end, n in zip(ends, groups, strict=True)]
        self._pick = pick

    def __call__(self, *operands: int) -> list[int]:
        found = self._apply(*operands)
        return [self._pick(found[part]) for part in self._parts]


def reducing(
    machine: Machine,
    op: Operation,
    bounds: tuple[Bounds, Bounds],
    steps: Sequence[int],
    kinds: Sequence[tuple[str, Type]],
) -> Meaning:
    """`affine.parallel`: the values that its body yields are reduced by kinds."""
    lower, upper = bounds
    combines = [combine(kind, ty) for kind, ty in kinds]
    starts = [None if kind == "assign" else neutral(kind, ty) for kind, ty in kinds]
    assigned = any(kind == "assign" for kind, _ in kinds)

    types = [ty for _, ty in kinds]

    def step(number: int, value: object, given: object) -> object:
        return combines[number](value, given)

    def run(body: Body, *operands: int) -> object:
        low = lower(*operands[: lower.inputs])
        high = upper(*operands[lower.inputs :])
        iterations = box(machine, op, low, high, steps)
        if assigned and not iterations:
            raise Undefined("nothing is assigned by a loop without iterations")
        fold = _fold(machine, types, list(starts), step)
        return single(fold(body, iterations), len(kinds))

    return run


def shared(machine: Machine, op: Operation, parts: Parts, outputs: int) -> Meaning:
    """`scf.forall`: each iteration sees the tensors as they were before all of them.

    What the iterations insert is in `machine.shared` while they run.
    """

    def run(body: Body, *operands: object) -> object:
        count = len(operands) - outputs
        lower, upper, steps = parts(*operands[:count])
        before: Sequence[Array] = operands[count:]  # type: ignore[assignment]
        machine.shared.append([value.copy() for value in before])
        try:
            for iteration in box(machine, op, lower, upper, steps):
                body(*iteration, *before)
        finally:
            made = machine.shared.pop()
        return single(tuple(made), outputs)

    return run
