"""Loops that carry values from one iteration to the next.

Upstream: LoopLikeOpInterface.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.values import Value
from bridge.op.base import Op
from bridge.op.traits import has_trait


class Carried(NamedTuple):
    """What a loop carries."""

    inits: Sequence[Value]
    arguments: Sequence[Value]
    yielded: Sequence[Value]
    """Empty where the loop does not say."""
    results: Sequence[Value] | None
    """None where the loop does not say."""


class LoopLike(Op):
    """A loop that says what it carries."""

    any_induction_type: ClassVar[bool] = False
    """Whether its induction variable may be of more types than the index type."""

    def carried(self) -> Carried:
        """The iteration arguments: initial, in the region, yielded, results."""
        raise NotImplementedError


class SharesResults(Op):
    """A loop whose iterations share what becomes its results, of the same sizes."""

    def shared(self, index: int) -> Value:
        """What becomes a result."""
        raise NotImplementedError


class RepeatsOneRegion(Op):
    """A loop of several regions, of which upstream takes one as what is repeated."""

    repeated: ClassVar[int]


def loop_regions(op: Operation) -> Sequence[Region]:
    """The regions that a loop repeats; none of what is no loop."""
    if not has_trait(op, "LoopLikeOpInterface"):
        return ()
    if isinstance(op, RepeatsOneRegion):
        return (op.regions[op.repeated],)
    return op.regions


def yielded_by(block: Block) -> Sequence[Value]:
    """The operands of the terminator of a loop's body."""
    last = block.last
    return last.operands if last is not None else ()
