"""Values that nobody needs are taken out: uses first, then what they are of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bridge.dialects import ub
from bridge.ir.attributes import ArrayAttr, TypeAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Operation, Value
from bridge.ir.types import FunctionType
from bridge.ir.values import set_operands
from bridge.ir.walk import walk
from bridge.op.interfaces.calls import call_arguments, set_call_arguments
from bridge.op.interfaces.control_flow import pass_on, passed
from bridge.op.traits import has_trait
from bridge.rewrite.region_branches import erase_results
from bridge.rewrite.rewriter import Rewriter

__all__ = ["DeadValues", "Shortened", "clean"]


class Shortened(NamedTuple):
    """A function that its calls alone enter, with what it need not take or give."""

    op: Operation
    calls: Sequence[Operation]
    arguments: set[int]
    results: set[int]


class DeadValues:
    """What there is to take out."""

    def __init__(self) -> None:
        self.dead: dict[Operation, None] = {}
        """Operations, the inner first."""
        self.poisoned: dict[Operation, list[int]] = {}
        """By operation the operands that may be anything."""
        self.arguments: dict[Block, set[int]] = {}
        """By block the arguments that are not passed."""
        self.functions: list[Shortened] = []


def clean(found: DeadValues) -> list[Operation]:
    """Takes out what is dead; the poison that is left where something must be passed.

    Uses go first: what is of no use at all has none when it goes.
    """
    rewriter = Rewriter()
    made = _poison(found, rewriter)
    for block in found.arguments:
        for before in block.predecessors:
            _pass_less(before, found.arguments)
    for function in found.functions:
        _use_less(function)
    made += _erase_operations(found.dead, rewriter)
    for block, numbers in found.arguments.items():
        made += _erase_arguments(block, numbers, rewriter)
    for function in found.functions:
        made += _shorten(function, rewriter)
    return made


def _erase_operations(
    dead: dict[Operation, None], rewriter: Rewriter
) -> list[Operation]:
    for op in dead:
        if has_trait(op, "Terminator"):
            rewriter.location = op.any_location
            with rewriter, rewriter.moved_to(InsertionPoint.before_op(op)):
                ub.UnreachableOp()
        for inner in walk(op):
            set_operands(inner, ())
    made: list[Operation] = []
    for op in reversed(dead):
        made += _poison_left(op.results, rewriter)
        rewriter.erase(op)
    return made


def _shorten(function: Shortened, rewriter: Rewriter) -> list[Operation]:
    entry = function.op.regions[0].blocks[0]
    made = _erase_arguments(entry, function.arguments, rewriter)
    _declare_less(function)
    for call in function.calls:
        rewriter.point = InsertionPoint.before_op(call)
        made += _poison_left([call.results[i] for i in function.results], rewriter)
        erase_results(call, function.results, rewriter)
    return made


def _poison(found: DeadValues, rewriter: Rewriter) -> list[Operation]:
    made: list[Operation] = []
    for op, numbers in found.poisoned.items():
        rewriter.point = InsertionPoint.before_op(op)
        for i in sorted(numbers):
            made.append(_made_poison(op.operands[i], rewriter))
            op.set_operand(i, made[-1].result)
    return made


def _made_poison(like: Value, rewriter: Rewriter) -> Operation:
    rewriter.location = like.any_location
    with rewriter:
        return ub.PoisonOp(like.type)


def _poison_left(values: Iterable[Value], rewriter: Rewriter) -> list[Operation]:
    """Poison for users that nothing leads to, which have no other values."""
    made: list[Operation] = []
    for value in values:
        for user in value.users:
            rewriter.point = InsertionPoint.before_op(user)
            made.append(_made_poison(value, rewriter))
            others = [one for one in value.users if one is not user]
            value.replace_uses_if(made[-1].result, others)
    return made


def _pass_less(before: Block, arguments: Mapping[Block, set[int]]) -> None:
    branch = before.last
    assert branch is not None  # it goes on
    kept = []
    for block, values in zip(branch.successors, passed(branch), strict=True):
        gone, count = arguments.get(block, ()), len(block.arguments)
        made = count - len(values)
        kept.append([v for i, v in enumerate(values, made) if i not in gone])
    pass_on(branch, kept)


def _use_less(function: Shortened) -> None:
    """Returns and passes what is needed alone."""
    for block in function.op.regions[0].blocks:
        last = block.last
        if last is not None and has_trait(last, "ReturnLike"):
            last.operands = _without(last.operands, function.results)
    for call in function.calls:
        values = call_arguments(call)
        assert values is not None  # that was asked before
        set_call_arguments(call, _without(values, function.arguments))


def _without(values: Sequence[Value], numbers: set[int]) -> list[Value]:
    return [value for i, value in enumerate(values) if i not in numbers]


def _declare_less(function: Shortened) -> None:
    """Takes arguments and results out of the signature, with their attributes."""
    op = function.op
    held = op.properties["function_type"]
    assert isinstance(held, TypeAttr)  # that was asked before
    ty = held.type
    assert isinstance(ty, FunctionType)
    inputs = [one for i, one in enumerate(ty.inputs) if i not in function.arguments]
    results = [one for i, one in enumerate(ty.results) if i not in function.results]
    short = FunctionType(tuple(inputs), tuple(results))
    op.set_property("function_type", TypeAttr(short))
    for name, gone in (
        ("arg_attrs", function.arguments),
        ("res_attrs", function.results),
    ):
        attrs = op.properties.get(name)
        if isinstance(attrs, ArrayAttr):
            kept = [one for i, one in enumerate(attrs) if i not in gone]
            op.set_property(name, ArrayAttr(tuple(kept)) if kept else None)


def _erase_arguments(
    block: Block, numbers: set[int], rewriter: Rewriter
) -> list[Operation]:
    made = _poison_left([block.arguments[i] for i in numbers], rewriter)
    for i in sorted(numbers, reverse=True):
        block.erase_argument(i)
    return made
