"""How loops run: what is carried from one iteration to the next, and how many run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bridge.interpreter.integers import wrapping
from bridge.interpreter.poison import Poison, Undefined
from bridge.interpreter.subscripts import compiled_map, compiled_set
from bridge.ir.affine import AffineMap, IntegerSet

if TYPE_CHECKING:
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning

Values = tuple[object, ...]
Body = Callable[..., Values]
Range = Callable[..., Sequence[int]]
"""From a loop's operands to the values of its induction variable."""


def single(values: Values, count: int) -> object:
    """The results of an op as `Meaning` has them."""
    return values[0] if count == 1 else values


def length(numbers: range) -> int:
    """How many there are: Python's own `len` is bounded."""
    return max(0, -((numbers.start - numbers.stop) // numbers.step))


def iterate(machine: Machine, body: Body, numbers: range, carried: Values) -> Values:
    """Runs a body for each number, in order, with what the last one yielded."""
    machine.spend(length(numbers))
    if not carried:
        for number in numbers:
            body(number)
        return ()
    for number in numbers:
        carried = body(number, *carried)
    return carried


def counted(
    machine: Machine, results: int, width: int, *, unsigned: bool = False
) -> Meaning:
    """`scf.for`: from lower to upper bound by a step, with initial values."""
    mask = (1 << width) - 1
    wrap = wrapping(width)

    def run(body: Body, lower: int, upper: int, step: int, *carried: object) -> object:
        if step <= 0:
            raise Undefined(f"the step of a loop is {step}")
        if unsigned:
            plain = range(lower & mask, upper & mask, step & mask)
            found = iterate(machine, lambda n, *v: body(wrap(n), *v), plain, carried)
            return single(found, results)
        return single(
            iterate(machine, body, range(lower, upper, step), carried), results
        )

    return run


def while_(machine: Machine, results: int) -> Meaning:
    """`scf.while`: the first region tests, the second one goes on."""

    def run(before: Body, after: Body, *carried: object) -> object:
        while True:
            machine.tick()
            condition, *forwarded = before(*carried)
            if not condition:
                return single(tuple(forwarded), results)
            carried = after(*forwarded)

    return run


def chosen(results: int) -> Meaning:
    """`scf.if`: one of two regions, the second of which may be empty."""

    def run(then: Body, otherwise: Body, condition: int) -> object:
        return single(then() if condition else otherwise(), results)

    return run


def bounded(
    machine: Machine, results: int, lower: AffineMap, upper: AffineMap, step: int
) -> Meaning:
    """`affine.for`: from the largest lower bound to the smallest upper one."""
    low, high = compiled_map(lower), compiled_map(upper)
    below, above = lower.num_inputs, lower.num_inputs + upper.num_inputs

    def run(body: Body, *operands: int) -> object:
        first = max(low(*operands[:below]))
        last = min(high(*operands[below:above]))
        numbers = range(first, last, step)
        return single(iterate(machine, body, numbers, operands[above:]), results)

    return run


def in_set(condition: IntegerSet, results: int) -> Meaning:
    """`affine.if`: the first region where operands are in a set, else the second."""
    contains = compiled_set(condition)

    def run(then: Body, otherwise: Body, *operands: int) -> object:
        return single(then() if contains(*operands) else otherwise(), results)

    return run


def once(results: int) -> Meaning:
    """`scf.execute_region`: its region, run once."""
    return lambda body: single(body(), results)


def switched(cases: Sequence[int], results: int) -> Meaning:
    """`scf.index_switch`: the region of a case, or the first one."""
    numbers = {case: n for n, case in enumerate(cases, 1)}

    def run(*given: object) -> object:
        *bodies, value = given
        if isinstance(value, Poison):
            raise Undefined(f"poison is switched by: {value.why()}")
        body = bodies[numbers.get(value, 0)]  # type: ignore[call-overload]
        return single(body(), results)  # type: ignore[operator]

    return run
