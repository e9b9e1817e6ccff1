"""Elements of several vectors, gathered in one by a tree of shuffles.

Upstream: `populateVectorToFromElementsToShuffleTreePatterns`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.elements import FromElementsOp, ShuffleOp, ToElementsOp
from bridge.dialects.vector.lowering.parts import has_scalable
from bridge.ir.core import OpResult, Value
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

_POISON = -1


def patterns() -> list[Pattern]:
    """Of results and sources of one dimension."""
    return [from_elements]


class _Node(NamedTuple):
    """A vector; where in it are elements of the result, by their positions there."""

    value: Value
    places: Mapping[int, int]

    @property
    def first(self) -> int:
        """The first position in the result of which it has the element."""
        return min(self.places)

    @property
    def end(self) -> int:
        """The position after the last one."""
        return max(self.places) + 1


@pattern(FromElementsOp)
def from_elements(op: FromElementsOp, rewriter: Rewriter) -> None:
    """Shuffles vectors by pairs, then what that gives, until there is one."""
    ty = vector_of(op.dest)
    found = _sources(op)
    if ty.rank != 1 or has_scalable(ty) or not found:
        return
    if len(found) == 1 and op.operands == found[0].results:
        return
    level = [_leaf(op, made) for made in found]
    while True:
        pairs = list(_pairs(level))
        size = max(max(one.end, other.end) - one.first for one, other in pairs)
        if len(pairs) == 1:
            size = ty.shape[0]
        level = [_joined(one, other, size) for one, other in pairs]
        if len(level) == 1:
            break
    rewriter.replace(op, level[0].value)


def _sources(op: FromElementsOp) -> list[ToElementsOp]:
    """What takes vectors of one dimension apart, in the order of its first element.

    Nothing, where an element comes from elsewhere.
    """
    found: dict[ToElementsOp, None] = {}
    for element in op.operands:
        made = element.defining_op
        if not isinstance(made, ToElementsOp) or vector_of(made.source).rank != 1:
            return []
        found[made] = None
    return list(found)


def _leaf(op: FromElementsOp, made: ToElementsOp) -> _Node:
    places = {
        position: element.index
        for position, element in enumerate(op.operands)
        if isinstance(element, OpResult) and element.op is made
    }
    return _Node(made.source, places)


def _pairs(level: Sequence[_Node]) -> Iterator[tuple[_Node, _Node]]:
    """Neighbours; the last by itself where there is an odd number of them."""
    for i in range(0, len(level), 2):
        yield level[i], level[min(i + 1, len(level) - 1)]


def _joined(one: _Node, other: _Node, size: int) -> _Node:
    """A shuffle with the elements of both as they follow in the result."""
    mask = [_POISON] * size
    places = dict(one.places)
    if other is not one:
        count = vector_of(one.value).shape[0]
        places |= {at: count + index for at, index in other.places.items()}
    start = one.first
    for at, index in places.items():
        mask[at - start] = index
    made = ShuffleOp(one.value, other.value, mask).results[0]
    return _Node(made, {at: at - start for at in places})
