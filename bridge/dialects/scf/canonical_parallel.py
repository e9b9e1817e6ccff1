"""Parallel loops made simpler: without dimensions that run once, and one for two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import scf
from bridge.dialects.scf.loops import ParallelOp, ReduceOp
from bridge.dialects.scf.trip_counts import constant_trip_count
from bridge.ir.core import Block, Value
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

_Dimension = tuple[Value, Value, Value]
"""Lower bound, upper bound and step."""


def _dimensions(op: ParallelOp) -> list[_Dimension]:
    return list(zip(op.lower_bound, op.upper_bound, op.step, strict=True))


def new_loops(dimensions: Sequence[_Dimension], inits: Sequence[Value]) -> ParallelOp:
    """A loop nest whose body is an empty block."""
    lower, upper, step = zip(*dimensions, strict=True)
    made = scf.ParallelOp(lower, upper, step, inits)
    made.region.remove(made.region.block)
    made.region.append(Block([value.type for value in lower]))
    return made


@pattern(ParallelOp)
def drop_single_iterations(op: ParallelOp, rewriter: Rewriter) -> None:
    """A dimension that runs once is no loop; with one that never does, none is."""
    dimensions, inits = _dimensions(op), list(op.init_vals)
    counts = [constant_trip_count(*dimension, signed=True) for dimension in dimensions]
    if 0 in counts:
        rewriter.replace(op, inits)
        return
    if 1 not in counts:
        return
    pairs = list(zip(dimensions, counts, strict=True))
    kept = [dimension for dimension, count in pairs if count != 1]
    if not kept:
        _run_once(op, [dimension[0] for dimension in dimensions], rewriter)
        return
    new = new_loops(kept, inits)
    variables = iter(new.region.block.arguments)
    arguments = [
        dimension[0] if count == 1 else next(variables) for dimension, count in pairs
    ]
    rewriter.merge_block(op.region.block, new.region.block, arguments)
    rewriter.replace(op, new.results)


def _run_once(op: ParallelOp, variables: Sequence[Value], rewriter: Rewriter) -> None:
    """Does what the one iteration does, and reduces what it gives."""
    ending = op.region.block.last
    assert isinstance(ending, ReduceOp)
    rewriter.inline_block(op.region.block, op, variables)
    results = []
    triples = zip(ending.reductions, op.init_vals, ending.operands, strict=True)
    for region, init, value in triples:
        reduced = region.block.last
        assert reduced is not None
        rewriter.inline_block(region.block, op, [init, value])
        results.append(reduced.operands[0])
        rewriter.erase(reduced)
    rewriter.erase(ending)
    rewriter.replace(op, results)


@pattern(ParallelOp)
def join_nested_loops(op: ParallelOp, rewriter: Rewriter) -> None:
    """A nest that has nothing but another one, of bounds from outside, is one nest."""
    block = op.region.block
    inner = block.first
    if not isinstance(inner, ParallelOp) or inner.next is not block.last:
        return
    if op.init_vals or inner.init_vals:
        return
    bounds = {*inner.lower_bound, *inner.upper_bound, *inner.step}
    if bounds & {*block.arguments}:
        return
    new = new_loops([*_dimensions(op), *_dimensions(inner)], ())
    body = new.region.block
    count = len(block.arguments)
    for old, argument in zip(block.arguments, body.arguments[:count], strict=True):
        rewriter.replace_all_uses(old, argument)
    rewriter.merge_block(inner.region.block, body, body.arguments[count:])
    ending = body.last
    assert ending is not None
    with rewriter.modify(ending):
        ending.location = op.any_location
    rewriter.replace(op, new.results)


PATTERNS: Final[Sequence[Pattern]] = (drop_single_iterations, join_nested_loops)
