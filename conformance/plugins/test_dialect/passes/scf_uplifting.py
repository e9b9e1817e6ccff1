"""Loops that count, and test that first, as loops over a range."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bridge import Operation, Value
from bridge.dialects import arith, scf
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import BlockArgument
from bridge.ir.dominance import Dominance
from bridge.passes import Pass
from bridge.rewrite import Rewriter, apply_greedily, pattern


class UpliftWhileToFor(Pass, name="test-scf-uplift-while-to-for"):
    """Makes an `scf.for` of each `scf.while` that counts up to a bound."""

    def run(self, op: Operation) -> None:
        apply_greedily(op, [uplift])


class _Counter(NamedTuple):
    """What a loop counts with, and what its other region is given.

    `number` is that of the variable; `order` the numbers of the arguments of the first
    region, as they are handed on to the second.
    """

    number: int
    upper: Value
    step: Value
    order: Sequence[int]


@pattern(scf.WhileOp)
def uplift(op: scf.WhileOp, rewriter: Rewriter) -> None:
    """Replaces a loop that adds to a variable while it is less than a bound.

    What the variable has been after the loop is what it was in the last iteration, as
    upstream has it; `scf.while` gives a step more.
    """
    counter = _counter(op)
    if counter is None:
        return
    number, upper, step, order = counter
    inits = list(op.inits)
    lower = inits.pop(number)
    loop = scf.ForOp(lower, upper, step, inits)
    body = loop.region.block
    variable, *carried = body.arguments
    carried.insert(number, variable)
    if body.last is not None:
        rewriter.erase(body.last)
    rewriter.merge_block(op.after.block, body, [carried[i] for i in order])
    ending = body.last
    assert ending is not None  # of the block that was merged
    yielded = list(ending.operands)
    del yielded[number]
    with rewriter.modify(ending):
        ending.operands = yielded
    results: list[Value] = list(loop.results)
    results.insert(number, _last(lower, upper, step))
    rewriter.replace(op, [results[i] for i in order])


def _last(lower: Value, upper: Value, step: Value) -> Value:
    one = arith.ConstantOp(IntegerAttr(1, step.type)).result
    before = arith.SubIOp(step, one).result
    length = arith.AddIOp(arith.SubIOp(upper, lower).result, before).result
    count = arith.SubIOp(arith.DivSIOp(length, step).result, one).result
    return arith.AddIOp(lower, arith.MulIOp(count, step).result).result


def _counter(op: scf.WhileOp) -> _Counter | None:
    """How a loop counts; None where it does not, or does something before its test."""
    before = op.before.block
    condition = before.last
    compare = before.first
    if len(before) != 2 or not isinstance(compare, arith.CmpIOp):
        return None
    assert isinstance(condition, scf.ConditionOp)  # as the loop is valid
    if condition.condition is not compare.results[0]:
        return None
    order = _order(before.arguments, condition.args)
    pair = {"slt": compare.operands, "sgt": compare.operands[::-1]}
    found = pair.get(compare.predicate)
    if order is None or found is None:
        return None
    variable, upper = found
    dominance = Dominance()
    if variable not in before.arguments or not dominance.value_dominates(upper, op):
        return None
    number = before.arguments.index(variable)
    step = _step(op, number, order.index(number))
    if step is None or not dominance.value_dominates(step, op):
        return None
    return _Counter(number, upper, step, order)


def _order(
    arguments: Sequence[BlockArgument], handed: Sequence[Value]
) -> list[int] | None:
    """The numbers of the arguments that are handed on: each once, in some order."""
    numbers = {argument: number for number, argument in enumerate(arguments)}
    order = [numbers[value] for value in handed if value in numbers]
    alike = len(order) == len(handed) and sorted(order) == list(range(len(arguments)))
    return order if alike else None


def _step(op: scf.WhileOp, number: int, handed: int) -> Value | None:
    """What is added to the variable, which is this argument of the second region."""
    body = op.after.block
    ending = body.last
    assert ending is not None  # as the loop is valid
    add = ending.operands[number].defining_op
    if not isinstance(add, arith.AddIOp):
        return None
    variable = body.arguments[handed]
    left, right = add.operands
    return right if left is variable else left if right is variable else None
