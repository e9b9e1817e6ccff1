"""test-inline and test-inline-callback: regions take the place of calls of them."""

from __future__ import annotations

from collections.abc import Callable

from bridge import Operation, Region, Value
from bridge.dialects import func, scf
from bridge.ods.rows import row
from bridge.passes import Pass
from bridge.rewrite import Rewriter

_REGION = "test.functional_region_op"
Put = Callable[[func.CallIndirectOp, Operation, Rewriter], None]


def _may_come(op: Operation) -> bool:
    """Whether it is known what an operation does, and what is inside it."""
    if op.dialect != "test" and row(op.name) is None:
        return False
    # What is in a region that is called is no part of what is inlined.
    return op.name == _REGION or all(
        map(_may_come, (inner for r in op.regions for b in r.blocks for inner in b))
    )


def _may_inline(call: Operation, body: Region) -> bool:
    around = call.parent_op
    known = around is not None and (around.dialect == "test" or row(around.name))
    ops = (inner for block in body.blocks for inner in block)
    return bool(known) and all(map(_may_come, ops))


def _inline(op: Operation, put: Put) -> None:
    rewriter = Rewriter()
    calls = [one for one in op.walk() if isinstance(one, func.CallIndirectOp)]
    for call in calls:
        callee = call.operands[0].defining_op
        if callee is None or callee.name != _REGION:
            continue
        if _may_inline(call, callee.regions[0]):
            rewriter.current = call
            put(call, callee, rewriter)
            if not callee.results[0].has_uses:
                rewriter.erase(callee)


class Inline(Pass, name="test-inline", anchor="func.func"):
    """Puts regions of one block in the place of calls of them."""

    def run(self, op: Operation) -> None:
        _inline(op, _put_block)


def _put_block(call: func.CallIndirectOp, callee: Operation, r: Rewriter) -> None:
    if len(callee.regions[0].blocks) != 1:
        return
    block = callee.regions[0].blocks[0]
    inputs = zip(block.arguments, call.operands[1:], strict=True)
    mapping: dict[Value, Value] = dict(inputs)
    *ops, ending = block
    for op in ops:
        r.insert(op.clone(mapping))
    r.replace(call, [mapping.get(value, value) for value in ending.operands])


class InlineCallback(Pass, name="test-inline-callback", anchor="func.func"):
    """Puts regions that run once in the place of calls."""

    def run(self, op: Operation) -> None:
        _inline(op, _put_region)


def _put_region(call: func.CallIndirectOp, callee: Operation, r: Rewriter) -> None:
    body = callee.regions[0].clone()
    entry = body.blocks[0]
    for old, new in zip(entry.arguments, call.operands[1:], strict=True):
        old.replace_all_uses(new)
    while entry.arguments:
        entry.erase_argument(0)
    with r:
        made = scf.ExecuteRegionOp([result.type for result in call.results])
    made.regions[0].take_blocks(body)
    for block in made.regions[0].blocks:
        ending = block.last
        if ending is not None and ending.name == "test.return":
            r.current = ending
            with r:
                scf.YieldOp(ending.operands)
            r.erase(ending)
    r.current = call
    r.replace(call, made.results)
