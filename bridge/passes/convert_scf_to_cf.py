"""`convert-scf-to-cf`: structured control flow becomes blocks and branches.

As upstream's pass of this name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Final

import numpy as np

from bridge.dialects import arith, cf, scf
from bridge.ir.attributes import DialectAttr
from bridge.ir.building import Builder, InsertionPoint
from bridge.ir.core import AnyLocation, Block, BlockArgument, Operation, Region, Value
from bridge.ir.types import DYNAMIC, I64, INDEX
from bridge.ir.walk import walk
from bridge.op.traits import has_trait
from bridge.passes.registry import Pass
from bridge.rewrite.conversion import ConversionTarget, apply_partial_conversion
from bridge.rewrite.patterns import pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["PATTERNS", "ConvertScfToCf"]

CONVERTED: Final = (
    *(scf.ForOp, scf.IfOp, scf.IndexSwitchOp, scf.WhileOp),
    *(scf.ExecuteRegionOp, scf.ParallelOp, scf.ForallOp),
)


class ConvertScfToCf(Pass, name="convert-scf-to-cf"):
    """Convert SCF dialect to ControlFlow dialect, replacing structured control flow
    with a CFG.
    """

    allow_pattern_rollback: bool = True

    def knows(self, op: Operation) -> bool:
        # Upstream folds an scf.if of a negated condition; that is not modelled.
        return not any(
            isinstance(inner, scf.IfOp)
            and isinstance(inner.condition.defining_op, arith.XOrIOp)
            for inner in walk(op)
        )

    def run(self, op: Operation) -> None:
        target = ConversionTarget()
        target.dynamically(*CONVERTED, when=_is_in_one_block)
        target.unknown(lambda other: True)
        apply_partial_conversion(op, target, PATTERNS)


def _is_in_one_block(op: Operation) -> bool:
    """Whether the region around has no room for blocks, as of `memref.alloca_scope`."""
    # Upstream does not ask, and makes of the region around what is not valid.
    around = op.parent_op
    while isinstance(around, CONVERTED):
        around = around.parent_op
    return has_trait(around, "SingleBlock")


@pattern(scf.ForOp)
def lower_for(op: scf.ForOp, rewriter: Rewriter) -> None:
    """A block tests the induction variable, and the body's last one comes back."""
    lower, upper, step, *inits = op.operands
    predicate = "ult" if op.unsigned_cmp else "slt"
    before, after = _split(op, rewriter)
    head = op.region.blocks[0]
    body = _split_start(head, rewriter)
    last = op.region.blocks[-1]
    rewriter.inline_region(op.region, after)
    variable = head.arguments[0]
    carried = _without_end(last, rewriter)
    with _at_end(rewriter, last):
        stepped = arith.AddIOp(variable, step)
        latch = cf.BranchOp(head, [stepped.result, *carried])
    _annotate(latch, op)
    _branch(rewriter, before, head, [lower, *inits])
    with _at_end(rewriter, head):
        goes_on = arith.CmpIOp(predicate, variable, upper)
        cf.CondBranchOp(goes_on, [], [], body, after)
    rewriter.replace(op, head.arguments[1:])


@pattern(scf.IfOp)
def lower_if(op: scf.IfOp, rewriter: Rewriter) -> None:
    """A branch to one of two regions, which go on with what they yield."""
    then, otherwise = op.regions
    before, after = _split(op, rewriter)
    joined = after
    if op.results:
        joined = _block_before(after, op)
        _branch(rewriter, joined, after)
    first = _inline_branch(then, joined, rewriter)
    second = _inline_branch(otherwise, joined, rewriter) if otherwise.blocks else joined
    with _at_end(rewriter, before):
        cf.CondBranchOp(op.condition, [], [], first, second)
    rewriter.replace(op, joined.arguments)


@pattern(scf.ExecuteRegionOp)
def lower_execute_region(op: scf.ExecuteRegionOp, rewriter: Rewriter) -> None:
    """A branch to the region, whose yields go on after it."""
    before, after = _split(op, rewriter)
    blocks = list(op.region.blocks)
    _branch(rewriter, before, blocks[0])
    for block in blocks:
        if isinstance(block.last, scf.YieldOp):
            _branch(rewriter, block, after, _without_end(block, rewriter))
    rewriter.inline_region(op.region, after)
    _add_results(after, op)
    rewriter.replace(op, after.arguments)


@pattern(scf.IndexSwitchOp)
def lower_index_switch(op: scf.IndexSwitchOp, rewriter: Rewriter) -> None:
    """A switch over the regions of the cases, which go on with what they yield."""
    before, after = _split(op, rewriter)
    _add_results(after, op)
    default, *cases = op.regions
    targets = []
    for region in (*cases, default):
        rewriter.location = _place(region.blocks[0])
        targets.append(_inline_branch(region, after, rewriter))
    rewriter.location = op.any_location
    *found, other = targets
    with _at_end(rewriter, before):
        flag = arith.IndexCastOp(I64, op.arg)
        values = np.array(op.cases.values, np.int64)
        groups: list[list[Value]] = [[] for _ in found]
        cf.SwitchOp(flag, [], groups, other, found, case_values=values)
    rewriter.replace(op, after.arguments)


@pattern(scf.WhileOp)
def lower_while(op: scf.WhileOp, rewriter: Rewriter) -> None:
    """The first region ends with a branch to the second, which comes back."""
    before, after = _split(op, rewriter)
    test, body = (region.blocks[0] for region in op.regions)
    rewriter.inline_region(op.regions[1], after)
    rewriter.inline_region(op.regions[0], body)
    _branch(rewriter, before, test, op.operands)
    place = _place(test)
    condition, *passed = _without_end(test, rewriter)
    with _at_end(rewriter, test):
        cf.CondBranchOp(condition, passed, [], body, after, location=place)
    rewriter.location = _place(body)
    latch = _branch(rewriter, body, test, _without_end(body, rewriter))
    _annotate(latch, op)
    rewriter.replace(op, passed)


@pattern(scf.WhileOp, benefit=2)
def lower_do_while(op: scf.WhileOp, rewriter: Rewriter) -> None:
    """A second region that does nothing: the first is the whole loop."""
    body = op.regions[1].blocks[0]
    only = body.first
    if not isinstance(only, scf.YieldOp) or only.operands != body.arguments:
        return
    before, after = _split(op, rewriter)
    test = op.regions[0].blocks[0]
    rewriter.inline_region(op.regions[0], after)
    _branch(rewriter, before, test, op.operands)
    place = _place(test)
    condition, *passed = _without_end(test, rewriter)
    with _at_end(rewriter, test):
        latch = cf.CondBranchOp(condition, passed, [], test, after, location=place)
    _annotate(latch, op)
    rewriter.replace(op, passed)


@pattern(scf.ParallelOp)
def lower_parallel(op: scf.ParallelOp, rewriter: Rewriter) -> None:
    """A nest of loops that carry what is reduced."""
    if not isinstance(op.region.blocks[0].last, scf.ReduceOp):
        return
    loops = _nest(op, rewriter)
    inner = loops[-1].region.blocks[0]
    variables = [loop.region.blocks[0].arguments[0] for loop in loops]
    rewriter.merge_block(op.region.blocks[0], inner, variables)
    reduce = inner.last
    assert isinstance(reduce, scf.ReduceOp)
    results = _reduced(reduce, inner.arguments[1:], rewriter)
    for loop in reversed(loops):
        with _at_end(rewriter, loop.region.blocks[0]):
            scf.YieldOp(results)
        results = loop.results
    rewriter.replace(op, results)


def _nest(op: scf.ParallelOp, rewriter: Rewriter) -> list[scf.ForOp]:
    """Loops inside one another over the ranges of a parallel one, without yields."""
    carried: Sequence[Value] = op.init_vals
    point, loops = rewriter.point, []
    for lower, upper, step in zip(op.lower_bound, op.upper_bound, op.step, strict=True):
        loop = scf.ForOp(lower, upper, step, carried)
        block = loop.region.blocks[0]
        if block.last is not None:
            rewriter.erase(block.last)
        variable, *inner = block.arguments
        variable.location = op.location
        for argument, value in zip(inner, carried, strict=True):
            argument.location = _origin(value)
        carried = inner
        rewriter.point = InsertionPoint.at_end(block)
        loops.append(loop)
    rewriter.point = point
    return loops


def _origin(value: Value) -> AnyLocation:
    """Where a value is defined."""
    if isinstance(value, BlockArgument):
        return value.any_location
    assert value.defining_op is not None  # it is no argument
    return value.defining_op.any_location


def _reduced(
    op: scf.ReduceOp, carried: Sequence[Value], rewriter: Rewriter
) -> Sequence[Value]:
    """Puts reductions before their operation, which is erased; what they give."""
    results = []
    for region, value, before in zip(op.regions, op.operands, carried, strict=True):
        block = region.blocks[0]
        known: dict[Value, Value] = {}
        known |= zip(block.arguments, (before, value), strict=True)
        (result,) = _without_end(block, rewriter)
        rewriter.inline_block(block, op, [before, value])
        results.append(known.get(result, result))
    rewriter.erase(op)
    return results


@pattern(scf.ForallOp)
def lower_forall(op: scf.ForallOp, rewriter: Rewriter) -> None:
    """A parallel loop, of one that has no results."""
    if op.results:
        return
    bounds = [
        _values(given.values, iter(values))
        for given, values in (
            (op.static_lower_bound, op.dynamic_lower_bound),
            (op.static_upper_bound, op.dynamic_upper_bound),
            (op.static_step, op.dynamic_step),
        )
    ]
    loop = scf.ParallelOp(*bounds)
    if op.mapping is not None:
        loop.set_attribute("mapping", op.mapping)
    body, inner = op.region.blocks[0], loop.region.blocks[0]
    assert inner.last is not None  # scf.reduce
    inner.last.location = _place(body)
    _without_end(body, rewriter)
    rewriter.inline_block(body, inner.last, inner.arguments)
    rewriter.erase(op)


def _values(static: Sequence[float], dynamic: Iterator[Value]) -> list[Value]:
    """Bounds as values: constants of those that are static."""
    return [
        next(dynamic) if size == DYNAMIC else arith.ConstantOp(size, INDEX).result
        for size in static
    ]


PATTERNS: Final = (
    *(lower_for, lower_if, lower_execute_region, lower_index_switch),
    *(lower_while, lower_do_while, lower_parallel, lower_forall),
)
"""The patterns of the pass."""


def _split(op: Operation, rewriter: Rewriter) -> tuple[Block, Block]:
    """The block before an operation, and a new one that begins with it."""
    assert op.parent is not None  # it is in a function
    return op.parent, rewriter.split_block(op)


def _split_start(block: Block, rewriter: Rewriter) -> Block:
    """Moves all that is in a block to a new one after it."""
    assert block.first is not None  # the terminator
    return rewriter.split_block(block.first)


def _place(block: Block) -> AnyLocation:
    """The location of a block's terminator."""
    assert block.last is not None  # the terminator
    return block.last.any_location


def _at_end(rewriter: Rewriter, block: Block) -> AbstractContextManager[Builder]:
    return rewriter.moved_to(InsertionPoint.at_end(block))


def _branch(
    rewriter: Rewriter, block: Block, target: Block, values: Sequence[Value] = ()
) -> cf.BranchOp:
    with _at_end(rewriter, block):
        return cf.BranchOp(target, values)


def _without_end(block: Block, rewriter: Rewriter) -> tuple[Value, ...]:
    """The operands of a block's terminator, which is erased."""
    assert block.last is not None  # the terminator
    values = block.last.operands
    rewriter.erase(block.last)
    return values


def _inline_branch(region: Region, target: Block, rewriter: Rewriter) -> Block:
    """Puts a region before a block that it goes on with; its first block."""
    first, last = region.blocks[0], region.blocks[-1]
    _branch(rewriter, last, target, _without_end(last, rewriter))
    rewriter.inline_region(region, target)
    return first


def _block_before(block: Block, op: Operation) -> Block:
    """A new block before another, with arguments for the results of an operation."""
    new = Block()
    region = block.parent
    assert region is not None  # it was split in one
    region.insert(region.blocks.index(block), new)
    _add_results(new, op)
    return new


def _add_results(block: Block, op: Operation) -> None:
    for result in op.results:
        block.add_argument(result.type, op.any_location)


def _annotate(latch: Operation, loop: Operation) -> None:
    """Keeps what is said to LLVM of a loop, on the branch that comes back."""
    for name, value in loop.attributes.items():
        if isinstance(value, DialectAttr) and value.dialect == "llvm":
            latch.set_attribute(name, value)
