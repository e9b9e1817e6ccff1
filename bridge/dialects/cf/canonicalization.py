"""Branches made simpler: to where they end up, and without a choice that is none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bridge.dialects import arith, ub
from bridge.dialects.cf.ops import AssertOp, BranchOp, CondBranchOp, SwitchOp
from bridge.ir.attributes import DenseElementsAttr, IntegerAttr
from bridge.ir.core import Block, Operation, Value
from bridge.ir.types import I1, VectorType
from bridge.op.folding import constant_of, number_of
from bridge.op.interfaces.control_flow import passed
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

_Way = tuple[Block, Sequence[Value]]
"""A block, and what is passed to it."""


def _ways(op: Operation) -> list[_Way]:
    return list(zip(op.successors, passed(op), strict=True))


def _branch(op: Operation, rewriter: Rewriter, way: _Way) -> None:
    rewriter.replace(op, rewriter("cf.br", way[1], successors=[way[0]]))


def _single_predecessor(block: Block) -> Block | None:
    """The block of the one terminator that goes to a block, once."""
    if block.parent is None:
        return None
    found = [
        before
        for before in block.parent.blocks
        for after in before.successors
        if after is block
    ]
    return found[0] if len(found) == 1 else None


# Blocks that only branch on


def _passed_through(way: _Way) -> _Way | None:
    """Where a way ends up whose block only branches on; `None` where it does more."""
    block, operands = way
    branch = block.first
    if branch is not block.last or not isinstance(branch, BranchOp):
        return None
    if any(user is not branch for value in block.arguments for user in value.users):
        return None
    if _is_in_circle(block):
        return None
    become: dict[Value, Value] = dict(zip(block.arguments, operands, strict=True))
    return branch.dest, [become.get(value, value) for value in branch.operands]


def _is_in_circle(block: Block) -> bool:
    """Whether blocks that end in a plain branch lead round."""
    seen: set[Block] = set()
    branch = block.last
    while isinstance(branch, BranchOp):
        if block in seen:
            return True
        seen.add(block)
        block = branch.dest
        branch = block.last
    return False


@pattern(AssertOp)
def assert_of_true(op: AssertOp, rewriter: Rewriter) -> None:
    """What holds need not be asserted."""
    if number_of(constant_of(op.arg)) == -1:
        rewriter.erase(op)


@pattern(BranchOp)
def branch_to_only_successor(op: BranchOp, rewriter: Rewriter) -> None:
    """A block that only one plain branch goes to is joined to the branch's."""
    block, after = op.parent, op.dest
    if block is None or after is block or _single_predecessor(after) is None:
        return
    operands = op.operands
    rewriter.erase(op)
    rewriter.merge_block(after, block, operands)


@pattern(BranchOp)
def branch_through(op: BranchOp, rewriter: Rewriter) -> None:
    """A branch to a block that only branches on goes there at once."""
    (way,) = _ways(op)
    further = None if op.dest is op.parent else _passed_through(way)
    if further is not None:
        _branch(op, rewriter, further)


# Conditions


@pattern(CondBranchOp)
def branch_on_constant(op: CondBranchOp, rewriter: Rewriter) -> None:
    """A condition that is known is no choice."""
    known = number_of(constant_of(op.condition))
    if known is not None:
        _branch(op, rewriter, _ways(op)[not known])


@pattern(CondBranchOp)
def choose_through(op: CondBranchOp, rewriter: Rewriter) -> None:
    """A branch to blocks that only branch on goes there at once."""
    ways = _ways(op)
    further = [_passed_through(way) for way in ways]
    if any(further):
        _choose(
            op, rewriter, [new or old for new, old in zip(further, ways, strict=True)]
        )


def _choose(op: CondBranchOp, rewriter: Rewriter, ways: Sequence[_Way]) -> None:
    true, false = ways
    new = CondBranchOp(
        op.condition,
        true_dest=true[0],
        true_dest_operands=true[1],
        false_dest=false[0],
        false_dest_operands=false[1],
        branch_weights=op.branch_weights,
    )
    rewriter.replace(op, new)


@pattern(CondBranchOp)
def branch_both_ways_alike(op: CondBranchOp, rewriter: Rewriter) -> None:
    """Where both ways go to one block, what is passed is chosen instead."""
    (target, true), (other, false) = _ways(op)
    if target is not other:
        return
    if true != false and {*target.predecessors} != {op.parent}:
        return
    operands = [
        a if a is b else arith.SelectOp(op.condition, a, b).result
        for a, b in zip(true, false, strict=True)
    ]
    _branch(op, rewriter, (target, operands))


@pattern(CondBranchOp)
def branch_on_same_condition(op: CondBranchOp, rewriter: Rewriter) -> None:
    """What the one block before has chosen is known."""
    block = op.parent
    before = None if block is None else _single_predecessor(block)
    branch = None if before is None else before.last
    if isinstance(branch, CondBranchOp) and branch.condition is op.condition:
        _branch(op, rewriter, _ways(op)[block is not branch.true_dest])


@pattern(CondBranchOp)
def condition_is_known_behind(op: CondBranchOp, rewriter: Rewriter) -> None:
    """In a block that only one way goes to, the condition is true, or false."""
    for block, value in ((op.true_dest, True), (op.false_dest, False)):
        if _single_predecessor(block) is None:
            continue
        uses = [use for use in op.condition.uses if use.op.parent is block]
        if not uses:
            continue
        known = arith.ConstantOp(IntegerAttr(int(value), I1))
        for use in uses:
            with rewriter.modify(use.op):
                use.op.set_operand(use.index, known.result)


@pattern(CondBranchOp)
def never_branch_to_unreachable(op: CondBranchOp, rewriter: Rewriter) -> None:
    """A way that must not be taken is not."""
    ways = _ways(op)
    for index, (block, _) in enumerate(ways):
        last = block.last
        if last is block.first and isinstance(last, ub.UnreachableOp):
            _branch(op, rewriter, ways[1 - index])
            return


# Switches


class _Case(NamedTuple):
    value: int
    way: _Way


def _cases(op: SwitchOp) -> list[_Case]:
    values = op.case_values
    numbers = [] if values is None else [int(value) for value in values.values]
    return [_Case(*pair) for pair in zip(numbers, _ways(op)[1:], strict=True)]


def _switch(
    op: SwitchOp, rewriter: Rewriter, default: _Way, cases: Sequence[_Case]
) -> None:
    """Replaces a switch by one of the same flag."""
    numbers = None
    if cases:
        ty = VectorType((len(cases),), op.flag.type)
        numbers = DenseElementsAttr.of(ty, [case.value for case in cases])
    new = SwitchOp(
        op.flag,
        case_values=numbers,
        default_destination=default[0],
        default_operands=default[1],
        case_destinations=[case.way[0] for case in cases],
        case_operands=[case.way[1] for case in cases],
    )
    rewriter.replace(op, new)


def _switch_on(op: SwitchOp, rewriter: Rewriter, value: int) -> None:
    """Replaces a switch whose flag is known."""
    (default, *_) = _ways(op)
    chosen = [case.way for case in _cases(op) if case.value == value]
    _branch(op, rewriter, (*chosen, default)[0])


@pattern(SwitchOp)
def switch_without_cases(op: SwitchOp, rewriter: Rewriter) -> None:
    """A switch that has no cases is a branch."""
    if not op.case_destinations:
        _branch(op, rewriter, _ways(op)[0])


@pattern(SwitchOp)
def drop_cases_like_default(op: SwitchOp, rewriter: Rewriter) -> None:
    """A case that does what the default does need not be there."""
    (default, *_) = _ways(op)
    cases = _cases(op)
    kept = [case for case in cases if case.way != default]
    if len(kept) < len(cases):
        _switch(op, rewriter, default, kept)


@pattern(SwitchOp)
def switch_on_constant(op: SwitchOp, rewriter: Rewriter) -> None:
    """A flag that is known is no choice."""
    known = constant_of(op.flag)
    if isinstance(known, IntegerAttr):
        _switch_on(op, rewriter, known.signed)


@pattern(SwitchOp)
def switch_through(op: SwitchOp, rewriter: Rewriter) -> None:
    """A way to a block that only branches on goes there at once."""
    ways = _ways(op)
    further = [_passed_through(way) for way in ways]
    if any(further):
        default, *others = [new or old for new, old in zip(further, ways, strict=True)]
        cases = zip(_cases(op), others, strict=True)
        _switch(op, rewriter, default, [case._replace(way=way) for case, way in cases])


def _switch_before(op: SwitchOp) -> SwitchOp | None:
    """The switch on the same flag that alone leads to the block of one."""
    block = op.parent
    before = None if block is None else _single_predecessor(block)
    found = None if before is None else before.last
    return found if isinstance(found, SwitchOp) and found.flag is op.flag else None


@pattern(SwitchOp)
def switch_after_case(op: SwitchOp, rewriter: Rewriter) -> None:
    """After a case of a switch, the flag is known."""
    before = _switch_before(op)
    if before is None or before.default_destination is op.parent:
        return
    (value,) = [case.value for case in _cases(before) if case.way[0] is op.parent]
    _switch_on(op, rewriter, value)


@pattern(SwitchOp)
def switch_after_default(op: SwitchOp, rewriter: Rewriter) -> None:
    """After the default of a switch, the flag is none of its cases."""
    before = _switch_before(op)
    if before is None or before.default_destination is not op.parent:
        return
    never = {case.value for case in _cases(before)}
    cases = _cases(op)
    kept = [case for case in cases if case.value not in never]
    if len(kept) < len(cases):
        _switch(op, rewriter, _ways(op)[0], kept)


NOT_KNOWN: Final = frozenset[str]()
"""Ops of which upstream knows more."""

PATTERNS: Final[Sequence[Pattern]] = (
    assert_of_true,
    branch_to_only_successor,
    branch_through,
    branch_on_constant,
    choose_through,
    branch_both_ways_alike,
    branch_on_same_condition,
    condition_is_known_behind,
    never_branch_to_unreachable,
    switch_without_cases,
    drop_cases_like_default,
    switch_on_constant,
    switch_through,
    switch_after_case,
    switch_after_default,
)
