"""Branches and loops of scf that functions fill."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bridge.dialects import scf
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Value
from bridge.ir.types import Type
from bridge.rewrite.rewriter import Rewriter

__all__ = ["Body", "chosen_values", "counting_loop"]


def chosen_values(
    condition: Value,
    types: Sequence[Type],
    then: Callable[[], Sequence[Value]],
    otherwise: Callable[[], Sequence[Value]],
    rewriter: Rewriter,
) -> Sequence[Value]:
    """What one function makes where a condition holds, else what another does."""
    branch = scf.IfOp(condition, types, has_else=True)
    for region, make in zip(branch.regions, (then, otherwise), strict=True):
        (block,) = region.blocks
        if block.last is not None:  # the terminator, which yields nothing
            rewriter.erase(block.last)
        with rewriter.moved_to(InsertionPoint.at_end(block)):
            scf.YieldOp(make())
    return branch.results


Body = Callable[[Value, Sequence[Value]], Sequence[Value]]


def counting_loop(
    bounds: Sequence[Value], inits: Sequence[Value], body: Body, rewriter: Rewriter
) -> Sequence[Value]:
    """The results of a loop: `body` makes of an index and what is carried the next."""
    lower, upper, step = bounds
    loop = scf.ForOp(lower, upper, step, inits)
    (block,) = loop.regions[0].blocks
    if block.last is not None:  # the terminator, which yields nothing
        rewriter.erase(block.last)
    index, *carried = block.arguments
    with rewriter.moved_to(InsertionPoint.at_end(block)):
        scf.YieldOp(body(index, carried))
    return loop.results
