"""Random IR: nested regions, branches, operands defined before and behind their use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from hypothesis import strategies as st

from bridge.ir.attributes import Attribute, IntegerAttr, StringAttr, UnitAttr
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.locations import UNKNOWN_LOC, FileLineColLoc, NameLoc
from bridge.ir.types import F32, I1, I32, INDEX, Type

TYPES: Sequence[Type] = (I1, I32, INDEX, F32)
ATTRIBUTES: Sequence[Attribute] = (UnitAttr(), StringAttr("a"), IntegerAttr(7, I32))
LOCATIONS = (UNKNOWN_LOC, FileLineColLoc.at("f", 3, 4), NameLoc("n"))


@dataclass(frozen=True, slots=True)
class Shape:
    """How much of everything a random operation may have."""

    operations: int = 40
    depth: int = 3
    blocks: int = 3
    operands: int = 3


def random_operation(rng: Random, shape: Shape = Shape()) -> Operation:
    """An operation with a body; what it holds uses anything in a region around it.

    Uses before their definition come often, and branches go anywhere in their region.
    """
    root = _Maker(rng, shape).operation(shape.depth, operations=shape.operations)
    for op in held(root):
        visible = values_in_reach(op)
        count = rng.randint(0, shape.operands)
        op.operands = rng.choices(visible, k=count) if visible else ()
    return root


def held(root: Operation) -> Iterator[Operation]:
    """All it holds, found with recursion and lists, as no code of ours finds them."""
    for region in root.regions:
        for block in region.blocks:
            for op in list(block.operations):
                yield op
                yield from held(op)


def values_in(region: Region) -> list[Value]:
    """The values defined directly in a region."""
    return [
        value
        for block in region.blocks
        for value in (*block.arguments, *(r for op in block for r in op.results))
    ]


def values_in_reach(op: Operation) -> list[Value]:
    """The values defined in the regions around an operation."""
    region = op.parent_region
    found: list[Value] = []
    while region is not None:
        found += values_in(region)
        region = region.parent.parent_region if region.parent is not None else None
    return found


class _Maker:
    """Makes operations, in all a given number."""

    def __init__(self, rng: Random, shape: Shape) -> None:
        self.rng = rng
        self.shape = shape

    def operation(self, depth: int, operations: int) -> Operation:
        rng = self.rng
        regions = []
        if depth and operations:
            shares = self._shares(operations, rng.choice((1, 1, 1, 2)))
            regions = [self._region(depth, share) for share in shares]
        op = Operation(
            rng.choice(("t.a", "t.b", "u.a")),
            (),
            rng.choices(TYPES, k=rng.choice((0, 1, 1, 1, 2, 3))),
            properties={"p": rng.choice(ATTRIBUTES)} if rng.random() < 0.3 else {},
            attributes={"x": rng.choice(ATTRIBUTES)} if rng.random() < 0.3 else {},
            regions=regions,
            location=rng.choice(LOCATIONS),
        )
        for result in op.results:
            result.name = rng.choice((None, "v"))
        return op

    def _region(self, depth: int, operations: int) -> Region:
        rng = self.rng
        shares = self._shares(operations, rng.randint(1, self.shape.blocks))
        blocks = [self._block(depth, share) for share in shares]
        for block in blocks:
            if block.last is not None and rng.random() < 0.7:
                block.last.successors = tuple(rng.choices(blocks, k=rng.randint(0, 2)))
        return Region(blocks)

    def _block(self, depth: int, operations: int) -> Block:
        rng = self.rng
        types = rng.choices(TYPES, k=rng.choice((0, 0, 1, 2)))
        block = Block(types, locations=rng.choices(LOCATIONS, k=len(types)))
        block.name = rng.choice((None, "bb"))
        while operations > 0:
            inside = rng.randint(0, operations - 1) if rng.random() < 0.3 else 0
            block.append(self.operation(depth - 1, inside))
            operations -= 1 + inside
        return block

    def _shares(self, total: int, parts: int) -> list[int]:
        cuts = sorted(self.rng.randint(0, total) for _ in range(parts - 1))
        edges = [0, *cuts, total]
        return [b - a for a, b in pairwise(edges)]


operations = st.builds(
    lambda rng, count: random_operation(rng, Shape(operations=count)),
    st.builds(Random, st.integers(0, 1 << 32)),
    st.integers(0, 40),
)
"""Operations that hold up to 40 others."""


def control_flow(max_blocks: int) -> st.SearchStrategy[list[list[int]]]:
    """For each block the blocks it may go to; the first is the entry, never gone to."""
    return st.integers(1, max_blocks).flatmap(
        lambda count: st.lists(
            st.lists(st.integers(1, count - 1), max_size=3)
            if count > 1
            else st.just([]),
            min_size=count,
            max_size=count,
        )
    )


def blocks_of(ways: Sequence[Sequence[int]]) -> Region:
    """A region whose blocks go where `ways` says, by one operation each."""
    blocks = [Block() for _ in ways]
    for block, targets in zip(blocks, ways, strict=True):
        block.append(Operation("t.br", successors=[blocks[i] for i in targets]))
    return Region(blocks)
