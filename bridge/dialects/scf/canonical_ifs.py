"""Branches made simpler: decided, joined, without what is chosen by the condition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import arith, cf
from bridge.dialects.scf import YieldOp
from bridge.dialects.scf.branches import ExecuteRegionOp, IfOp, IndexSwitchOp
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.types import I1, Type
from bridge.op.folding import IS_CONSTANT, constant_of, number_of
from bridge.op.traits import has_trait
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.region_branches import region_branch_patterns
from bridge.rewrite.rewriter import Rewriter


def run_once(
    op: Operation, region: Region, arguments: Sequence[Value], rewriter: Rewriter
) -> None:
    """Puts what a region of one block does in the place of its operation."""
    block = region.block
    ending = block.last
    assert ending is not None
    rewriter.inline_block(block, op, arguments)
    rewriter.replace(op, ending.operands)
    rewriter.erase(ending)


def ending_of(region: Region) -> Operation:
    """The terminator of a region's last block."""
    last = region.blocks[-1].last
    assert last is not None
    return last


def only_ends(region: Region) -> bool:
    """Whether a region, if there is one, has nothing but a terminator."""
    return not region.blocks or region.block.first is region.block.last


def _new_if(condition: Value, types: Sequence[Type], rewriter: Rewriter) -> IfOp:
    """A branch whose regions have no blocks yet."""
    regions = [Region(), Region()]
    made = Operation(
        IfOp.op_name, [condition], types, regions=regions, location=rewriter.location
    )
    assert isinstance(made, IfOp)
    rewriter.insert(made)
    return made


def _yield(old: Operation, values: Sequence[Value], rewriter: Rewriter) -> None:
    """Yields other values in the place of a terminator."""
    rewriter.point = InsertionPoint.before_op(old)
    new = YieldOp(values, location=old.any_location)
    rewriter.replace(old, new)


def _is_one(value: Value) -> bool:
    return number_of(constant_of(value)) == -1


def _negated(value: Value) -> Value | None:
    """What a condition is the opposite of."""
    made = value.defining_op
    is_not = isinstance(made, arith.XOrIOp) and _is_one(made.rhs)
    return made.operands[0] if made is not None and is_not else None


# Two branches that are one


@pattern(IfOp)
def join_branches(op: IfOp, rewriter: Rewriter) -> None:
    """Two branches on one condition, one right after the other, are one."""
    before = op.previous
    if not isinstance(before, IfOp):
        return
    then, other = _continued(before, op)
    if then is None and other is None:
        return
    _pass_on(before, (then, other), rewriter)
    types = [result.type for result in (*before.results, *op.results)]
    new = _new_if(before.condition, types, rewriter)
    for target, first, second in (
        (new.then_region, before.then_region, then),
        (new.else_region, before.else_region, other),
    ):
        target.take_blocks(first)
        if second is None:
            continue
        if target.blocks:
            _join(target.block, second, rewriter)
        else:
            target.take_blocks(second)
    count = len(before.results)
    rewriter.replace(before, new.results[:count])
    rewriter.replace(op, new.results[count:])


def _continued(before: IfOp, op: IfOp) -> tuple[Region | None, Region | None]:
    """What follows each way of a branch; nothing where that is not known."""
    ways = (op.then_region, op.else_region if op.else_region.blocks else None)
    opposite = (
        _negated(op.condition) is before.condition
        or _negated(before.condition) is op.condition
    )
    if opposite:
        return ways[1], ways[0]
    return ways if op.condition is before.condition else (None, None)


def _pass_on(
    before: IfOp, following: Sequence[Region | None], rewriter: Rewriter
) -> None:
    """What one branch yields is used as it is where the same way follows."""
    if not before.else_region.blocks:
        return
    endings = [ending_of(region) for region in before.regions]
    for number, result in enumerate(before.results):
        for region, ending in zip(following, endings, strict=True):
            if region is not None:
                replace_inside(result, ending.operands[number], region, rewriter)


def replace_inside(
    value: Value, new: Value, region: Region, rewriter: Rewriter
) -> None:
    """Uses another value in a region."""
    for use in list(value.uses):
        if is_inside(use.op, region):
            with rewriter.modify(use.op):
                use.op.set_operand(use.index, new)


def is_inside(op: Operation, region: Region) -> bool:
    """Whether an operation is in a region, however deep."""
    around = op.parent_region
    while around is not None and around is not region:
        around = around.parent.parent_region if around.parent is not None else None
    return around is region


def _join(block: Block, second: Region, rewriter: Rewriter) -> None:
    """Appends another block of one region, and yields what both yield."""
    first, last = block.last, ending_of(second)
    assert first is not None
    rewriter.merge_block(second.block, block)
    rewriter.point = InsertionPoint.before_op(last)
    YieldOp([*first.operands, *last.operands], location=last.any_location)
    rewriter.erase(first)
    rewriter.erase(last)


@pattern(IfOp)
def join_nested_branches(op: IfOp, rewriter: Rewriter) -> None:
    """A branch that has nothing but another one needs both conditions."""
    nested, ending = op.then_region.block.first, ending_of(op.then_region)
    if not isinstance(nested, IfOp) or nested.next is not ending:
        return
    if not only_ends(op.else_region) or not only_ends(nested.else_region):
        return
    values = _then_values(op, nested)
    if values is None:
        return
    others = ending_of(op.else_region).operands if op.else_region.blocks else ()
    both = arith.AndIOp(op.condition, nested.condition).result
    new = _new_if(both, [result.type for result in op.results], rewriter)
    results: list[Value] = list(new.results)
    rewriter.point = InsertionPoint.before_op(new)
    for number, value in enumerate(ending.operands):
        if value.defining_op is not nested:
            chosen = arith.SelectOp(op.condition, value, others[number])
            results[number] = chosen.result
    new.then_region.take_blocks(nested.then_region)
    _yield(ending_of(new.then_region), values, rewriter)
    if others:
        block = new.else_region.append(Block())
        rewriter.point = InsertionPoint.at_end(block)
        YieldOp(others)
    rewriter.replace(op, results)


def _then_values(op: IfOp, nested: IfOp) -> list[Value] | None:
    """What is yielded where both conditions hold, if the rest can be chosen by one."""
    found: list[Value] = []
    for number, value in enumerate(ending_of(op.then_region).operands):
        if value.defining_op is not nested:
            if value.block is op.then_region.block:
                return None
            found.append(value)
            continue
        inner = nested.results.index(value)
        other = ending_of(nested.else_region).operands[inner]
        if other is not ending_of(op.else_region).operands[number]:
            return None
        found.append(ending_of(nested.then_region).operands[inner])
    return found


# Conditions


@pattern(IfOp)
def know_condition_inside(op: IfOp, rewriter: Rewriter) -> None:
    """Inside a branch, its condition is true, or false."""
    made = op.condition.defining_op
    if made is not None and IS_CONSTANT[type(made)]:
        return
    known: dict[int, Value] = {}
    # The latest use comes first in upstream's lists of them.
    for use in reversed([*op.condition.uses]):
        for bit, region in enumerate((op.else_region, op.then_region)):
            if not is_inside(use.op, region):
                continue
            if bit not in known:
                known[bit] = arith.ConstantOp(IntegerAttr(bit, I1)).result
            with rewriter.modify(use.op):
                use.op.set_operand(use.index, known[bit])


@pattern(IfOp)
def choose_values(op: IfOp, rewriter: Rewriter) -> None:
    """Values that are defined outside are chosen without a branch."""
    if not op.results:
        return
    endings = [ending_of(region).operands for region in op.regions]
    pairs = list(zip(*endings, strict=True))
    blocks = [region.block for region in op.regions]
    inside = [
        any(value.block is block for value, block in zip(pair, blocks, strict=True))
        for pair in pairs
    ]
    if all(inside):
        return
    kept = [pair for pair, is_inside in zip(pairs, inside, strict=True) if is_inside]
    new = _new_if(op.condition, [pair[0].type for pair in kept], rewriter)
    for target, region in zip(new.regions, op.regions, strict=True):
        target.take_blocks(region)
    rewriter.point = InsertionPoint.before_op(new)
    carried = iter(new.results)
    results: list[Value] = []
    for (one, other), stays in zip(pairs, inside, strict=True):
        if stays:
            results.append(next(carried))
        elif one is other:
            results.append(one)
        else:
            results.append(arith.SelectOp(op.condition, one, other).result)
    for way, region in enumerate(new.regions):
        _yield(ending_of(region), [pair[way] for pair in kept], rewriter)
    rewriter.replace(op, results)


@pattern(IfOp)
def drop_empty_else(op: IfOp, rewriter: Rewriter) -> None:
    """A way on which nothing is done need not be there."""
    if op.results or not op.else_region.blocks or not only_ends(op.else_region):
        return
    new = Operation(
        op.name,
        op.operands,
        regions=[Region(), Region()],
        properties=op.properties,
        attributes=op.attributes,
        location=op.any_location,
    )
    rewriter.insert(new)
    new.regions[0].take_blocks(op.then_region)
    rewriter.erase(op)


@pattern(IfOp)
def take_known_branch(op: IfOp, rewriter: Rewriter) -> None:
    """A condition that is known is no choice."""
    known = constant_of(op.condition)
    if not isinstance(known, IntegerAttr):
        return
    region = op.then_region if known.value else op.else_region
    if region.blocks:
        run_once(op, region, (), rewriter)
    else:
        rewriter.erase(op)


@pattern(IfOp)
def yield_condition(op: IfOp, rewriter: Rewriter) -> None:
    """A result that both ways make the same, or the condition, is that."""
    if not op.results:
        return
    endings = [ending_of(region).operands for region in op.regions]
    for result, one, other in zip(op.results, *endings, strict=True):
        if not result.has_uses:
            continue
        found = one if one is other else _condition(op, one, other)
        if found is not None:
            rewriter.replace_all_uses(result, found)


def _condition(op: IfOp, one: Value, other: Value) -> Value | None:
    """The condition, or its opposite, where the constants of both ways are that."""
    known = [number_of(constant_of(value)) for value in (one, other)]
    if one.type is not I1 or None in known or known[0] == known[1]:
        return None
    if known[0]:
        return op.condition
    ones = arith.ConstantOp(IntegerAttr(1, I1))
    return arith.XOrIOp(op.condition, ones.result).result


# Regions that run once


@pattern(ExecuteRegionOp)
def run_single_block(op: ExecuteRegionOp, rewriter: Rewriter) -> None:
    """A region of one block is run where it is."""
    if len(op.region.blocks) == 1 and "no_inline" not in op.properties:
        run_once(op, op.region, (), rewriter)


@pattern(ExecuteRegionOp)
def run_blocks(op: ExecuteRegionOp, rewriter: Rewriter) -> None:
    """Blocks are put among those of a function, or of another such region."""
    around = op.parent_op
    if "no_inline" in op.properties or around is None or op.parent is None:
        return
    is_function = has_trait(around, "FunctionOpInterface")
    if not is_function and not isinstance(around, ExecuteRegionOp):
        return
    before, after = op.parent, rewriter.split_block(op)
    rewriter.point = InsertionPoint.at_end(before)
    cf.BranchOp(op.region.blocks[0])
    for block in op.region.blocks:
        last = block.last
        if isinstance(last, YieldOp):
            rewriter.point = InsertionPoint.before_op(last)
            cf.BranchOp(after, last.operands, location=last.any_location)
            rewriter.erase(last)
    rewriter.inline_region(op.region, after)
    where = op.any_location
    arguments = [after.add_argument(result.type, where) for result in op.results]
    rewriter.replace(op, arguments)


@pattern(IndexSwitchOp)
def take_known_case(op: IndexSwitchOp, rewriter: Rewriter) -> None:
    """An index that is known is no choice."""
    known = constant_of(op.operands[0])
    if not isinstance(known, IntegerAttr):
        return
    cases = [int(value) for value in op.cases.values]
    chosen = op.default_region
    if known.signed in cases:
        chosen = op.case_regions[cases.index(known.signed)]
    run_once(op, chosen, (), rewriter)


PATTERNS: Final[Sequence[Pattern]] = (
    join_branches,
    join_nested_branches,
    know_condition_inside,
    choose_values,
    drop_empty_else,
    take_known_branch,
    yield_condition,
    run_single_block,
    run_blocks,
    take_known_case,
    *region_branch_patterns(IfOp, ExecuteRegionOp, IndexSwitchOp),
)
