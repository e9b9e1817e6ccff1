"""Loops made simpler: run once or never, and without what they need not carry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import arith
from bridge.dialects.arith.comparison import NEGATED
from bridge.dialects.scf.branches import IfOp
from bridge.dialects.scf.canonical_ifs import (
    ending_of,
    only_ends,
    replace_inside,
    run_once,
)
from bridge.dialects.scf.loops import ConditionOp, ForOp, WhileOp
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.types import I1, Type
from bridge.ir.walk import walk
from bridge.op.folding import constant_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.region_branches import region_branch_patterns
from bridge.rewrite.rewriter import Rewriter


@pattern(ForOp)
def run_trivial_loop(op: ForOp, rewriter: Rewriter) -> None:
    """A loop that runs once or never; one that only gives what is outside of it."""
    count = op.trip_count()
    if count == 0:
        rewriter.replace(op, op.init_args)
    elif count == 1:
        run_once(op, op.region, [op.lower_bound, *op.init_args], rewriter)
    elif count is not None and op.region.block.first is ending_of(op.region):
        yielded = ending_of(op.region).operands
        if all(value.block is not op.region.block for value in yielded):
            rewriter.replace(op, yielded)


# While


def _condition(op: WhileOp) -> ConditionOp:
    found = op.before.block.last
    assert isinstance(found, ConditionOp)
    return found


@pattern(WhileOp)
def condition_holds_inside(op: WhileOp, rewriter: Rewriter) -> None:
    """In the body of a loop, its condition is true."""
    ending, known = _condition(op), None
    passed = zip(ending.operands[1:], op.after.block.arguments, strict=True)
    for value, argument in passed:
        if value is ending.operands[0] and argument.has_uses:
            if known is None:
                known = arith.ConstantOp(IntegerAttr(1, I1)).result
            rewriter.replace_all_uses(argument, known)


@pattern(WhileOp)
def comparison_holds_inside(op: WhileOp, rewriter: Rewriter) -> None:
    """In the body of a loop, the comparison that it goes on by is true."""
    ending = _condition(op)
    compare = ending.operands[0].defining_op
    if not isinstance(compare, arith.CmpIOp):
        return
    passed = zip(ending.operands[1:], op.after.block.arguments, strict=True)
    for value, argument in passed:
        for side, operand in enumerate(compare.operands):
            if operand is value:
                _decide_comparisons(compare, argument, 1 - side, rewriter)


def _decide_comparisons(
    compare: arith.CmpIOp, argument: Value, other: int, rewriter: Rewriter
) -> None:
    """Decides what compares an argument with what a comparison compared it with."""
    known = {compare.predicate: 1, NEGATED[compare.predicate]: 0}
    for use in list(argument.uses):
        again = use.op
        if not isinstance(again, arith.CmpIOp) or again.predicate not in known:
            continue
        if again.operands[other] is compare.operands[other]:
            constant = IntegerAttr(known[again.predicate], I1)
            rewriter.replace(again, arith.ConstantOp(constant))


@pattern(WhileOp)
def run_before_once(op: WhileOp, rewriter: Rewriter) -> None:
    """A loop whose condition is false runs what is before it."""
    ending = _condition(op)
    known = constant_of(ending.operands[0])
    if not isinstance(known, IntegerAttr) or known.value:
        return
    rewriter.inline_block(op.before.block, op, op.operands)
    rewriter.replace(op, ending.operands[1:])
    rewriter.erase(ending)


def _new_while(op: WhileOp, types: Sequence[Type], rewriter: Rewriter) -> WhileOp:
    """A loop of the same beginning whose regions have no blocks yet."""
    made = Operation(
        op.name,
        op.operands,
        types,
        regions=[Region(), Region()],
        location=op.any_location,
    )
    assert isinstance(made, WhileOp)
    rewriter.insert(made)
    return made


@pattern(WhileOp)
def pass_in_order(op: WhileOp, rewriter: Rewriter) -> None:
    """Arguments that are passed on as they are keep their order."""
    ending, arguments = _condition(op), op.before.block.arguments
    passed = ending.operands[1:]
    if tuple(passed) == tuple(arguments) or len({*passed}) < len(passed):
        return
    if {*passed} != {*arguments}:
        return
    order = [passed.index(argument) for argument in arguments]
    rewriter.point = InsertionPoint.before_op(ending)
    condition = ConditionOp(ending.operands[0], arguments, location=ending.any_location)
    rewriter.replace(ending, condition)
    rewriter.point = InsertionPoint.before_op(op)
    new = _new_while(op, [op.results[i].type for i in order], rewriter)
    new.before.take_blocks(op.before)
    types = [result.type for result in new.results]
    body = new.after.append(Block(types, locations=[op.any_location] * len(types)))
    where = [order.index(i) for i in range(len(order))]
    inside = [body.arguments[i] for i in where]
    rewriter.merge_block(op.after.block, body, inside)
    rewriter.replace(op, [new.results[i] for i in where])


@pattern(WhileOp)
def move_branch_to_body(op: WhileOp, rewriter: Rewriter) -> None:
    """What is done before a loop goes on, if it does, is done in its body."""
    ending = _condition(op)
    branch = ending.previous
    if not isinstance(branch, IfOp) or branch.condition is not ending.operands[0]:
        return
    if not only_ends(branch.else_region):
        return
    _pass_branch_results(op, branch, rewriter)
    needed = _needed_of_before(op, branch)
    types = [value.type for value in needed]
    new = _new_while(op, [*[r.type for r in op.results], *types], rewriter)
    for target, region in zip(new.regions, op.regions, strict=True):
        target.take_blocks(region)
    body = new.after.block
    added = [body.add_argument(ty, op.any_location) for ty in types]
    with rewriter.modify(ending):
        ending.operands = [*ending.operands, *needed]
    for value, argument in zip(needed, added, strict=True):
        replace_inside(value, argument, branch.then_region, rewriter)
    rewriter.erase(ending_of(branch.then_region))
    first = body.first
    assert first is not None
    rewriter.inline_block(branch.then_region.block, first)
    rewriter.erase(branch)
    rewriter.replace(op, new.results[: len(op.results)])


def _pass_branch_results(op: WhileOp, branch: IfOp, rewriter: Rewriter) -> None:
    """Where the loop goes on, it is as if one way was taken, else the other."""
    for number, value in enumerate(_condition(op).operands[1:]):
        if value not in branch.results:
            continue
        index = branch.results.index(value)
        then, other = (ending_of(region).operands[index] for region in branch.regions)
        rewriter.replace_all_uses(value, other)
        rewriter.replace_all_uses(op.after.block.arguments[number], then)


def _needed_of_before(op: WhileOp, branch: IfOp) -> list[Value]:
    """What a branch uses that is defined before it in the loop."""
    found: dict[Value, None] = {}
    for inner in walk(branch):
        if inner is not branch:
            found |= dict.fromkeys(
                value for value in inner.operands if value.block is op.before.block
            )
    return list(found)


PATTERNS: Final[Sequence[Pattern]] = (
    *region_branch_patterns(ForOp),
    run_trivial_loop,
    condition_holds_inside,
    comparison_holds_inside,
    pass_in_order,
    move_branch_to_body,
    *region_branch_patterns(WhileOp),
    run_before_once,
)
