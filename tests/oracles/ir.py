"""What must hold of any IR, found out from its operands and lists alone."""

from __future__ import annotations

import gc
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any

from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.values import uses_of
from bridge.text.memory import forget
from tests.strategies.ir import held


def check(roots: Iterable[Operation]) -> None:
    """Fails where parents, lists, numbers or uses of some trees are not right.

    The roots must be all there is: a use by an operation elsewhere counts as wrong.
    """
    ops = [op for root in roots for op in (root, *held(root))]
    assert len(set(ops)) == len(ops), "an operation is held twice"
    wanted: Counter[tuple[Value, Operation]] = Counter()
    for op in ops:
        wanted.update((value, op) for value in op.operands)
        _check_results(op)
        for region in op.regions:
            _check_region(region, op)
    found: Counter[tuple[Value, Operation]] = Counter()
    for value in values_of(ops):
        found.update((value, user) for user in uses_of(value))
        assert value.has_uses == bool(value.users)
        assert len(value.uses) == len(uses_of(value))
        for use in value.uses:
            assert use.op.operands[use.index] is value
    assert found == wanted


def values_of(ops: Iterable[Operation]) -> list[Value]:
    """All values that operations and their blocks define."""
    return [
        value
        for op in ops
        for value in (
            *op.results,
            *(a for r in op.regions for b in r.blocks for a in b.arguments),
        )
    ]


def used_outside(root: Operation) -> bool:
    """Whether a value that an operation or what it holds defines is used elsewhere."""
    inside = [root, *held(root)]
    users = {user for value in values_of(inside) for user in value.users}
    return not users <= set(inside)


def _check_results(op: Operation) -> None:
    for i, result in enumerate(op.results):
        assert result.op is op
        assert result.index == i
        assert result.block is op.parent


def _check_region(region: Region, op: Operation) -> None:
    assert region.parent is op
    assert len(set(region.blocks)) == len(region.blocks)
    for block in region.blocks:
        assert block.parent is region
        check_block(block)


def check_block(block: Block) -> None:
    """Fails where a block's list, numbers or arguments are not right."""
    for i, argument in enumerate(block.arguments):
        assert argument.owner is block
        assert argument.index == i
    forth = list(block)
    assert list(reversed(block.operations)) == forth[::-1]
    assert len(block) == len(forth)
    assert (block.first, block.last) == (
        (forth[0], forth[-1]) if forth else (None, None)
    )
    assert all(op.parent is block for op in forth)
    assert [op.next for op in forth] == [*forth[1:], None][: len(forth)]
    assert [op.previous for op in forth] == [None, *forth][: len(forth)]
    known = [op._order for op in forth if op._order >= 0]
    assert known == sorted(set(known)), "order numbers do not follow the order"


def steps(work: Callable[[], object]) -> int:
    """How many lines of Python a piece of work runs: its cost, on any machine.

    Without what a collection runs, which comes at any time, and with nothing known
    from texts that were read before.
    """
    forget()
    count = 0

    def trace(frame: FrameType, event: str, argument: object) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    gc.disable()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
        gc.enable()
    return count
