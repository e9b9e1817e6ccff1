"""Regions that use nothing from outside: what they used are arguments, or copies.

Upstream: `makeRegionIsolatedFromAbove`, but that uses in regions inside are replaced as
well, as nothing is isolated otherwise.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from bridge.ir.core import Block, Operation, Region, Use, Value
from bridge.ir.walk import walk_post_order
from bridge.rewrite.rewriter import Rewriter

__all__ = ["is_inside", "isolate", "values_from_outside"]


def is_inside(op: Operation, region: Region) -> bool:
    """Whether an operation is in a region, or in a region inside it."""
    around = op.parent_region
    while around is not None and around is not region:
        parent = around.parent
        around = None if parent is None else parent.parent_region
    return around is region


def values_from_outside(region: Region) -> list[Value]:
    """The values that a region uses and does not make.

    In the order of their uses, what is inside an operation before what that uses.
    """
    tops = [op for block in region.blocks for op in block]
    inside = [op for top in tops for op in walk_post_order(top)]
    own: set[Value] = {value for op in inside for value in op.results}
    regions = [region, *(inner for op in inside for inner in op.regions)]
    blocks = [block for inner in regions for block in inner.blocks]
    own.update(value for block in blocks for value in block.arguments)
    used = dict.fromkeys(value for op in inside for value in op.operands)
    return [value for value in used if value not in own]


def isolate(
    region: Region,
    rewriter: Rewriter,
    may_copy: Callable[[Operation], bool] = lambda op: False,
) -> list[Value]:
    """Makes a region use nothing from outside; the values of its new arguments.

    Operations that may be copied are, with what they use, and their values need not be
    passed.
    """
    passed, copied = _sorted_out(region, may_copy)
    entry = region.blocks[0]
    block = _new_entry(entry, rewriter)
    mapping: dict[Value, Value] = {}
    for value in passed:
        mapping[value] = block.add_argument(value.type, value.any_location)
    for op in copied:
        copy = op.clone(mapping)
        block.append(copy)
        mapping.update(zip(op.results, copy.results, strict=True))

    def is_use_inside(use: Use) -> bool:
        return use.op.parent is not block and is_inside(use.op, region)

    for old, new in mapping.items():
        rewriter.replace_uses_where(old, new, is_use_inside)
    rewriter.merge_block(entry, block, block.arguments[: len(entry.arguments)])
    return passed


def _new_entry(entry: Block, rewriter: Rewriter) -> Block:
    """A block of the same arguments before the first one."""
    arguments = entry.arguments
    places = [value.any_location for value in arguments]
    block = Block([value.type for value in arguments], locations=places)
    region = entry.parent
    assert region is not None  # it is the first of one
    region.insert(0, block)
    return block


def _sorted_out(
    region: Region, may_copy: Callable[[Operation], bool]
) -> tuple[list[Value], list[Operation]]:
    """The values to pass, and the operations to copy, those that are used first."""
    passed: dict[Value, None] = {}
    copied: dict[Operation, None] = {}
    pending = deque(values_from_outside(region))
    while pending:
        value = pending.popleft()
        op = value.defining_op
        if op is None or not may_copy(op):
            passed[value] = None
        elif op not in copied:
            copied[op] = None
            pending += op.operands
    return list(passed), _in_order(copied)


def _in_order(ops: dict[Operation, None]) -> list[Operation]:
    """Operations after those whose results they use, else as they are."""
    found: dict[Operation, None] = {}
    pending = list(reversed(ops))
    while pending:
        op = pending[-1]
        makers = [value.defining_op for value in op.operands]
        before = [m for m in makers if m is not None and m in ops and m not in found]
        if op in found or not before:
            found[pending.pop()] = None
        else:
            pending += reversed(before)
    return list(found)
