"""Dominance: which values are there wherever an operation runs.

Immediate dominators are found as Lengauer and Tarjan do, "A Fast Algorithm for Finding
Dominators in a Flowgraph" (1979), in the simple form: nearly linear whatever the shape.
Upstream's rules for nested regions and unreachable blocks are in "Understanding the IR
Structure" and mlir/lib/IR/Dominance.
"""

from __future__ import annotations

from collections.abc import Container

from bridge.arguments import checked
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.values import BlockArgument, OpResult, Value
from bridge.records import Record


class Dominance:
    """Answers for the state of the IR when a region is first asked about.

    `graph_regions` are those whose operations have no order (of `builtin.module`, for
    one): in a block of theirs every operation dominates every other, and itself.
    """

    def __init__(self, graph_regions: Container[Region] = frozenset()) -> None:
        self._graph = graph_regions
        self._trees: dict[Region, _Tree] = {}

    @checked
    def value_dominates(self, value: Value, op: Operation) -> bool:
        """Whether a value is there when an operation runs.

        In a block that `is_reachable` denies, upstream lets an operation use any value.
        """
        if isinstance(value, OpResult):
            return self._runs_before(value.op, op, enclosing=False)
        if isinstance(value, BlockArgument) and op.parent is not None:
            return self.block_dominates(value.owner, op.parent)
        return False

    @checked
    def properly_dominates(self, a: Operation, b: Operation) -> bool:
        """Whether `a` has run or begun whenever `b` runs: what it encloses, too."""
        return self._runs_before(a, b, enclosing=True)

    def _runs_before(self, a: Operation, b: Operation, *, enclosing: bool) -> bool:
        block = a.parent
        if block is None:
            return False
        inner = _ancestor_beside(block, b)
        if inner is None or inner.parent is None:
            return False
        if inner.parent is not block:
            return self.block_dominates(block, inner.parent)
        if block.parent in self._graph:
            return True
        if inner is a:
            return enclosing and b is not a
        return a.is_before(inner)

    @checked
    def block_dominates(self, a: Block, b: Block) -> bool:
        """Whether every way to `b` goes through `a`; each dominates itself."""
        node = _ancestor_block_beside(a, b)
        if node is None or node is a:
            return node is a
        return a.parent is not None and self._tree(a.parent).dominates(a, node)

    @checked
    def common_dominator(self, a: Block, b: Block) -> Block | None:
        """The innermost block that dominates both, both being reachable, if any."""
        node: Block | None = a
        while node is not None:
            if self.block_dominates(node, b):
                return node
            node = self.immediate_dominator(node) or _block_around(node)
        return None

    @checked
    def immediate_dominator(self, block: Block) -> Block | None:
        """The nearest other block of its region that dominates a reachable block."""
        if block.parent is None:
            return None
        nearest = self.tree(block.parent).get(block)
        return None if nearest is block else nearest

    @checked
    def is_reachable(self, block: Block) -> bool:
        """Whether control may get to a block from its region's entry."""
        region = block.parent
        return region is not None and (block.is_entry or block in self.tree(region))

    @checked
    def tree(self, region: Region) -> dict[Block, Block]:
        """The immediate dominator of each reachable block; the entry's is itself."""
        return self._tree(region).nearest

    def _tree(self, region: Region) -> _Tree:
        tree = self._trees.get(region)
        if tree is None:
            tree = self._trees[region] = _tree_of(region)
        return tree


class _Tree(Record):
    """The dominators of a region's reachable blocks."""

    nearest: dict[Block, Block]
    spans: dict[Block, tuple[int, int]]
    """When a walk of the tree enters a block, and when the last one under it."""

    def dominates(self, a: Block, b: Block) -> bool:
        inner = self.spans.get(b)
        if inner is None:
            # Nothing gets to an unreachable block: all dominate it.
            return True
        outer = self.spans.get(a)
        return outer is not None and outer[0] <= inner[0] <= outer[1]


def _ancestor_beside(block: Block, op: Operation) -> Operation | None:
    """The operation in the region of a block that is or holds another operation."""
    region = block.parent
    node: Operation | None = op
    while node is not None and node.parent is not block:
        if region is not None and node.parent_region is region:
            break
        node = node.parent_op
    return node


def _ancestor_block_beside(a: Block, b: Block) -> Block | None:
    """The block in the region of `a` that is or holds `b`."""
    region = a.parent
    node: Block | None = b
    while node is not None and node is not a:
        if region is not None and node.parent is region:
            break
        node = _block_around(node)
    return node


def _block_around(block: Block) -> Block | None:
    op = block.parent_op
    return op.parent if op is not None else None


def _tree_of(region: Region) -> _Tree:
    blocks, parents, before = _depth_first(region)
    if not blocks:
        return _Tree({}, {})
    nearest = _nearest_dominators(parents, before)
    return _Tree(
        {block: blocks[i] for block, i in zip(blocks, nearest, strict=True)},
        dict(zip(blocks, _spans(nearest), strict=True)),
    )


def _depth_first(region: Region) -> tuple[list[Block], list[int], list[list[int]]]:
    """Reachable blocks as they are first met, from where, and their predecessors."""
    entry = region.entry
    if entry is None:
        return [], [], []
    number = {entry: 0}
    parents = [0]
    before: list[list[int]] = [[]]
    stack = [(0, iter(entry.successors))]
    while stack:
        source, successors = stack[-1]
        successor = next(successors, None)
        if successor is None:
            stack.pop()
        elif successor in number:
            before[number[successor]].append(source)
        elif successor.parent is region:
            met = number[successor] = len(number)
            parents.append(source)
            before.append([source])
            stack.append((met, iter(successor.successors)))
    return list(number), parents, before


@checked
def postorder(region: Region) -> list[Block]:
    """The blocks of a region that are reachable, each after those it goes to first."""
    entry = region.entry
    if entry is None:
        return []
    met = {entry}
    found: list[Block] = []
    stack = [(entry, iter(entry.successors))]
    while stack:
        block, successors = stack[-1]
        successor = next(successors, None)
        if successor is None:
            found.append(block)
            stack.pop()
        elif successor not in met and successor.parent is region:
            met.add(successor)
            stack.append((successor, iter(successor.successors)))
    return found


def _nearest_dominators(parents: list[int], before: list[list[int]]) -> list[int]:
    """The immediate dominator of each node of a depth-first tree, by number."""
    count = len(parents)
    semi = list(range(count))
    best = list(range(count))
    above = [-1] * count
    nearest = [0] * count
    waiting: list[list[int]] = [[] for _ in parents]
    for node in range(count - 1, 0, -1):
        semi[node] = min(semi[_lowest(p, semi, best, above)] for p in before[node])
        waiting[semi[node]].append(node)
        parent = parents[node]
        above[node] = parent
        for other in waiting[parent]:
            lowest = _lowest(other, semi, best, above)
            nearest[other] = lowest if semi[lowest] < parent else parent
        waiting[parent] = []
    for node in range(1, count):
        if nearest[node] != semi[node]:
            nearest[node] = nearest[nearest[node]]
    return nearest


def _lowest(node: int, semi: list[int], best: list[int], above: list[int]) -> int:
    """The node of lowest semidominator between a node and its forest's root.

    Compresses the path to the root on its way, which is what bounds the cost.
    """
    if above[node] < 0:
        return node
    path = []
    top = node
    while above[above[top]] >= 0:
        path.append(top)
        top = above[top]
    for step in reversed(path):
        upper = above[step]
        if semi[best[upper]] < semi[best[step]]:
            best[step] = best[upper]
        above[step] = above[upper]
    return best[node]


def _spans(nearest: list[int]) -> list[tuple[int, int]]:
    """When a walk of a tree enters each node, and when the last one under it."""
    under: list[list[int]] = [[] for _ in nearest]
    for node in range(1, len(nearest)):
        under[nearest[node]].append(node)
    entered = [0] * len(nearest)
    order: list[int] = []
    stack = [0]
    while stack:
        node = stack.pop()
        entered[node] = len(order)
        order.append(node)
        stack += under[node]
    last = entered[:]
    for node in reversed(order[1:]):
        above = nearest[node]
        last[above] = max(last[above], last[node])
    return list(zip(entered, last, strict=True))
