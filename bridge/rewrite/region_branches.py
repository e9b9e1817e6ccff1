"""Values that operations with regions carry: those that need not be are not.

Upstream: `populateRegionBranchOpInterfaceCanonicalizationPatterns`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bridge.ir.core import Block, BlockArgument, Operation, OpResult, Region, Value
from bridge.op.interfaces.control_flow import RegionBranch
from bridge.rewrite.patterns import Pattern, Root, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["erase_results", "region_branch_patterns"]

Operand = tuple[Operation, int]
"""An operation, and the index of one of its operands."""


def region_branch_patterns(*roots: Root) -> Sequence[Pattern]:
    """The patterns for operations whose regions control enters and leaves."""
    rules = (_use_only_value, _use_one_of_equals, _erase_unused)
    return [pattern(*roots)(rule) for rule in rules]


def _inputs(op: RegionBranch) -> dict[Value, list[Operand]]:
    """Arguments of regions, and results, with the operands that become each."""
    found: dict[Value, list[Operand]] = {}
    for point in (None, *op.exits()):
        giver: Operation = op if point is None else point
        for edge in op.edges(point):
            # Those that are forwarded are the last ones.
            first = len(giver.operands) - len(edge.operands)
            for number, value in enumerate(edge.inputs, first):
                found.setdefault(value, []).append((giver, number))
    return found


def _value(operand: Operand) -> Value:
    op, number = operand
    return op.operands[number]


# One value for all


def _use_only_value(op: RegionBranch, rewriter: Rewriter) -> None:
    """What can be one value only is that value, where it is in scope."""
    inputs = _inputs(op)
    for value in inputs:
        if not value.has_uses:
            continue
        origins = _origins(value, inputs)
        if len(origins) == 1 and _is_in_scope(op, origins[0], value):
            rewriter.replace_all_uses(value, origins[0])


def _origins(value: Value, inputs: Mapping[Value, Sequence[Operand]]) -> list[Value]:
    """The values from elsewhere that one may be."""
    found: dict[Value, None] = {}
    seen: set[Value] = set()
    pending = [value]
    while pending:
        current = pending.pop()
        if current not in inputs:
            found[current] = None
            continue
        for operand in inputs[current]:
            given = _value(operand)
            if given not in seen:
                seen.add(given)
                pending.append(given)
    return list(found)


def _is_in_scope(op: Operation, value: Value, there: Value) -> bool:
    """Whether a value can be used where an input of an operation is."""
    region = value.block.parent if value.block is not None else None
    if region is None or region.parent is not op:
        return True
    both = isinstance(value, BlockArgument) and isinstance(there, BlockArgument)
    return both and value.block is there.block


# Equal values


def _use_one_of_equals(op: RegionBranch, rewriter: Rewriter) -> None:
    """Of two that are always given the same value, the first is used."""
    inputs = _inputs(op)
    ordered = sorted(inputs, key=_number)
    for i, first in enumerate(ordered):
        for second in ordered[i + 1 :]:
            if not second.has_uses or _owner(first) is not _owner(second):
                continue
            if _given(inputs[first]) == _given(inputs[second]):
                rewriter.replace_all_uses(second, first)


def _number(value: Value) -> int:
    assert isinstance(value, BlockArgument | OpResult)
    return value.index


def _owner(value: Value) -> Operation | Block | None:
    return value.block if isinstance(value, BlockArgument) else value.defining_op


def _given(operands: Iterable[Operand]) -> dict[Operation, Value]:
    return {operand[0]: _value(operand) for operand in operands}


# Values that nobody uses


def _erase_unused(op: RegionBranch, rewriter: Rewriter) -> None:
    """What nobody uses is not carried, nor what would be tied to it."""
    inputs = _inputs(op)
    gone = [v for tied in _tied(inputs) if not _any_used(tied) for v in tied]
    if not gone:
        return
    for giver, numbers in _grouped(inputs, gone).items():
        with rewriter.modify(giver):
            kept = [v for i, v in enumerate(giver.operands) if i not in numbers]
            giver.operands = kept
    for value in sorted(gone, key=_number, reverse=True):
        if isinstance(value, BlockArgument) and value.block is not None:
            with rewriter.modify(op):
                value.block.erase_argument(value.index)
    erase_results(op, {v.index for v in gone if isinstance(v, OpResult)}, rewriter)


def _any_used(values: Iterable[Value]) -> bool:
    return any(value.has_uses for value in values)


def _tied(inputs: Mapping[Value, Sequence[Operand]]) -> list[list[Value]]:
    """The inputs in sets: two that one operand becomes are in one set."""
    sets: dict[Value, list[Value]] = {value: [value] for value in inputs}
    first: dict[Operand, Value] = {}
    for value, operands in inputs.items():
        for operand in operands:
            one, other = sets[first.setdefault(operand, value)], sets[value]
            if one is not other:
                one += other
                sets |= dict.fromkeys(other, one)
    return list({id(tied): tied for tied in sets.values()}.values())


def _grouped(
    inputs: Mapping[Value, Sequence[Operand]], values: Iterable[Value]
) -> dict[Operation, set[int]]:
    """The indices of the operands that become some inputs, by operation."""
    found: dict[Operation, set[int]] = {}
    for value in values:
        for op, number in inputs[value]:
            found.setdefault(op, set()).add(number)
    return found


def erase_results(op: Operation, numbers: set[int], rewriter: Rewriter) -> Operation:
    """Puts an operation of fewer results in the place of one; its regions are moved.

    Raises `Invalid` where a result that goes is used.
    """
    if not numbers:
        return op
    kept = [result for i, result in enumerate(op.results) if i not in numbers]
    new = Operation(
        op.name,
        op.operands,
        [result.type for result in kept],
        regions=[Region() for _ in op.regions],
        properties=op.properties,
        attributes=op.attributes,
        location=op.any_location,
    )
    rewriter.insert(new)
    for region, old in zip(new.regions, op.regions, strict=True):
        region.take_blocks(old)
    for result, old_result in zip(new.results, kept, strict=True):
        rewriter.replace_all_uses(old_result, result)
    rewriter.erase(op)
    return new
