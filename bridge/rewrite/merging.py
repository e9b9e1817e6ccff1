"""Blocks that are alike made one, and arguments that are always passed the same value.

Upstream: `simplifyRegions` where blocks are merged.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Final

from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.values import uses_of
from bridge.op.interfaces.control_flow import pass_on, passed
from bridge.op.traits import has_trait
from bridge.rewrite.patterns import pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = [
    "drop_uniform_arguments",
    "merge_identical_blocks",
    "use_uniform_values",
]

_BRANCH: Final = "BranchOpInterface"

_Edge = tuple[Operation, int]
"""A terminator that goes to a block, and by which of its successors."""


def edges_to(block: Block) -> list[_Edge]:
    """The ways into a block, by the order of the blocks they come from."""
    return [
        (before.last, index)
        for before in block.predecessors
        if before.last is not None
        for index, successor in enumerate(before.successors)
        if successor is block
    ]


# Arguments that are one value


def uniform_values(block: Block) -> Iterator[tuple[int, Value]]:
    """The arguments, by number, for which every way into a block passes one value.

    A value that all pass dominates all of them, and so the block.
    """
    edges = edges_to(block)
    if not edges or not all(has_trait(op, _BRANCH) for op, _ in edges):
        return
    given = [passed(op)[index] for op, index in edges]
    for argument in block.arguments:
        # The first arguments may be made by the branch itself.
        places = [argument.index - len(block.arguments) + len(one) for one in given]
        if min(places) < 0:
            continue
        values = {one[place] for one, place in zip(given, places, strict=True)}
        if len(values) == 1:
            yield argument.index, values.pop()


@pattern(_BRANCH)
def use_uniform_values(op: Operation, rewriter: Rewriter) -> None:
    """Where all ways to a block pass one value, it is used there itself.

    Of two ways at least, as upstream: one way is another pattern's.
    """
    for block in op.successors:
        if not block.arguments or len(edges_to(block)) < 2:
            continue
        for index, value in uniform_values(block):
            argument = block.arguments[index]
            if argument.has_uses:
                rewriter.replace_all_uses(argument, value)


def drop_uniform_arguments(rewriter: Rewriter, region: Region) -> None:
    """Takes from blocks the arguments that are one value."""
    for block in region.blocks[1:]:
        found = dict(uniform_values(block))
        if not found:
            continue
        count = len(block.arguments)
        for index, value in found.items():
            rewriter.replace_all_uses(block.arguments[index], value)
        for op, index in edges_to(block):
            groups = list(passed(op))
            made = count - len(groups[index])
            groups[index] = [
                value
                for number, value in enumerate(groups[index], made)
                if number not in found
            ]
            with rewriter.modify(op):
                pass_on(op, groups)
        for index in sorted(found, reverse=True):
            block.erase_argument(index)


# Blocks that are alike


def merge_identical_blocks(rewriter: Rewriter, region: Region) -> None:
    """Makes one of blocks that do the same, until no more do.

    Where they do it with other values from outside, these become arguments.
    """
    changed = True
    while changed:
        changed = False
        touched: set[Block] = set()
        for cluster in _clusters(region):
            # What is known of blocks is from before other clusters were merged.
            if touched.isdisjoint(cluster.blocks):
                changed |= cluster.merge(rewriter, touched)


def _clusters(region: Region) -> list[_Cluster]:
    """The blocks of a region but the first, those together that are alike."""
    by_shape: dict[Hashable, list[_Cluster]] = {}
    for block in region.blocks[1:]:
        if any(map(_is_used_outside, block.arguments)) or _has_regions(block):
            continue
        alike = by_shape.setdefault(_shape(block), [])
        if not any(cluster.takes(block) for cluster in alike):
            alike.append(_Cluster(block))
    return [cluster for alike in by_shape.values() for cluster in alike]


def _has_regions(block: Block) -> bool:
    return any(region.blocks for op in block for region in op.regions)


def _is_used_outside(value: Value) -> bool:
    return any(user.parent is not value.block for user in uses_of(value))


def _shape(block: Block) -> Hashable:
    """All that blocks that are alike have in common, but for their operands."""
    ops = [
        (
            *(op.name, op.properties, op.attributes),
            tuple([value.type for value in op.operands]),
            tuple([value.type for value in op.results]),
        )
        for op in block
    ]
    types = tuple([argument.type for argument in block.arguments])
    return types, tuple(ops), tuple(block.successors)


_Place = tuple[int, int]
"""The number of an operation in its block, and that of an operand."""


class _Cluster:
    """Blocks that can be one."""

    def __init__(self, leader: Block) -> None:
        self.blocks = [leader]
        self._leader = leader
        self._numbers = _numbers(leader)
        self._differing: set[_Place] = set()

    def takes(self, block: Block) -> bool:
        """Adds a block of the same shape where it can be one with the leader."""
        numbers = _numbers(block)
        differing: list[_Place] = []
        for place, (ours, theirs) in enumerate(zip(self._leader, block, strict=True)):
            if any(map(_is_used_outside, (*ours.results, *theirs.results))):
                return False
            pairs = zip(ours.operands, theirs.operands, strict=True)
            for index, (one, other) in enumerate(pairs):
                if one is other:
                    continue
                number = self._numbers.get(one)
                if number != numbers.get(other):
                    return False
                if number is None:
                    if not _can_be_passed(one, self._leader):
                        return False
                    if not _can_be_passed(other, block):
                        return False
                    differing.append((place, index))
        self._differing.update(differing)
        self.blocks.append(block)
        return True

    def merge(self, rewriter: Rewriter, touched: set[Block]) -> bool:
        """Makes the blocks one; whether there were several that could be.

        Adds those whose operations are not the same then.
        """
        if len(self.blocks) == 1:
            return False
        edges = [edges_to(block) for block in self.blocks]
        ways = [op for found in edges for op, _ in found]
        if self._differing:
            if not all(has_trait(op, _BRANCH) for op in ways):
                return False
            self._pass_what_differs(rewriter, edges)
        merged = set(self.blocks[1:])
        for op in dict.fromkeys(ways):
            with rewriter.modify(op):
                op.successors = tuple(
                    [self._leader if to in merged else to for to in op.successors]
                )
        touched.update(self.blocks, [op.parent for op in ways if op.parent])
        rewriter.erase_blocks(self.blocks[1:])
        return True

    def _pass_what_differs(
        self, rewriter: Rewriter, edges: Sequence[Sequence[_Edge]]
    ) -> None:
        """Makes arguments of the leader of the operands that are not the same."""
        added: list[list[Value]] = [[] for _ in edges]
        first: dict[Value, tuple[tuple[Value, ...], Value]] = {}
        ops = list(self._leader)
        places = sorted(self._differing)
        operands = [_operands_at(block, places) for block in self.blocks]
        for (number, index), *found in zip(places, *operands, strict=True):
            op, values = ops[number], tuple(found)
            known, argument = first.get(values[0], (None, None))
            if known != values or argument is None:
                argument = self._leader.add_argument(
                    values[0].type, values[0].any_location
                )
                first.setdefault(values[0], (values, argument))
                for more, value in zip(added, values, strict=True):
                    more.append(value)
            with rewriter.modify(op):
                op.set_operand(index, argument)
        for more, ways in zip(added, edges, strict=True):
            for op, way in ways:
                groups = list(passed(op))
                groups[way] = [*groups[way], *more]
                with rewriter.modify(op):
                    pass_on(op, groups)


def _numbers(block: Block) -> dict[Value, int]:
    """The values that a block defines, numbered."""
    values: Iterable[Value] = (
        *block.arguments,
        *(result for op in block for result in op.results),
    )
    return {value: number for number, value in enumerate(values)}


def _operands_at(block: Block, places: Sequence[_Place]) -> list[Value]:
    ops = list(block)
    return [ops[number].operands[index] for number, index in places]


def _can_be_passed(value: Value, block: Block) -> bool:
    """Whether the terminators that go to a block can pass a value to it.

    What one of them defines itself is not there yet.
    """
    home = value.block
    if home is None or value.defining_op is not home.last:
        return True
    return home not in block.predecessors
