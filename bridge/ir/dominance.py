"""Dominance: which values are there wherever an operation runs.

Immediate dominators are found by Cooper, Harvey and Kennedy, "A Simple, Fast
Dominance Algorithm" (2001). Upstream's rules for nested regions and unreachable
blocks are in "Understanding the IR Structure" and mlir/lib/IR/Dominance.
"""

from __future__ import annotations

from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.values import BlockArgument, OpResult, Value


class Dominance:
    """Answers for the state of the IR when a region is first asked about.

    `graph_regions` are those whose operations have no order (of `builtin.module`, for
    one): in them every block and operation dominates every other.
    """

    def __init__(self, graph_regions: frozenset[Region] = frozenset()) -> None:
        self._graph = graph_regions
        self._trees: dict[Region, dict[Block, Block]] = {}
        self._depths: dict[Region, dict[Block, int]] = {}

    def value_dominates(self, value: Value, op: Operation) -> bool:
        """Whether a value may be used by an operation."""
        if isinstance(value, OpResult):
            return self.properly_dominates(value.op, op)
        if isinstance(value, BlockArgument) and op.parent is not None:
            return self.block_dominates(value.owner, op.parent)
        return False

    def properly_dominates(self, a: Operation, b: Operation) -> bool:
        """Whether `a` has run whenever `b` runs; not what `a` itself encloses."""
        block = a.parent
        if block is None or block.parent is None:
            return False
        inner = _ancestor_in(block.parent, b)
        if inner is None or (inner is a and inner is not b):
            return False
        if block.parent in self._graph:
            return True
        if inner is a:
            return False
        if inner.parent is block:
            return a.is_before(inner)
        return inner.parent is not None and self.block_dominates(block, inner.parent)

    def block_dominates(self, a: Block, b: Block) -> bool:
        """Whether every way to `b` goes through `a`; each dominates itself."""
        if a is b:
            return True
        region = a.parent
        if region is None:
            return False
        node = _ancestor_block_in(region, b)
        if node is None:
            return False
        if node is a or region in self._graph:
            return True
        tree = self.tree(region)
        if node not in tree:
            # Nothing gets to an unreachable block: all dominate it.
            return True
        if a not in tree:
            return False
        depths = self._depths[region]
        while depths[node] > depths[a]:
            node = tree[node]
        return node is a

    def tree(self, region: Region) -> dict[Block, Block]:
        """The immediate dominator of each reachable block; the entry's is itself."""
        tree = self._trees.get(region)
        if tree is None:
            tree, depths = _dominators(region)
            self._trees[region] = tree
            self._depths[region] = depths
        return tree


def _ancestor_in(region: Region, op: Operation) -> Operation | None:
    node: Operation | None = op
    while node is not None and node.parent_region is not region:
        node = node.parent_op
    return node


def _ancestor_block_in(region: Region, block: Block) -> Block | None:
    node: Block | None = block
    while node is not None and node.parent is not region:
        parent = node.parent_op
        node = parent.parent if parent is not None else None
    return node


def _dominators(region: Region) -> tuple[dict[Block, Block], dict[Block, int]]:
    order = _reverse_post_order(region)
    if not order:
        return {}, {}
    number = {block: i for i, block in enumerate(order)}
    before: dict[Block, list[Block]] = {block: [] for block in order}
    for block in order:
        for successor in block.successors:
            before[successor].append(block)
    entry = order[0]
    tree = {entry: entry}
    changed = True
    while changed:
        changed = False
        for block in order[1:]:
            known = [p for p in before[block] if p in tree]
            nearest = known[0]
            for other in known[1:]:
                nearest = _meet(nearest, other, tree, number)
            if tree.get(block) is not nearest:
                tree[block] = nearest
                changed = True
    depths = {entry: 0}
    for block in order[1:]:
        depths[block] = depths[tree[block]] + 1
    return tree, depths


def _meet(
    a: Block, b: Block, tree: dict[Block, Block], number: dict[Block, int]
) -> Block:
    while a is not b:
        while number[a] > number[b]:
            a = tree[a]
        while number[b] > number[a]:
            b = tree[b]
    return a


def _reverse_post_order(region: Region) -> list[Block]:
    entry = region.entry
    if entry is None:
        return []
    seen = {entry}
    done: list[Block] = []
    stack = [(entry, iter(entry.successors))]
    while stack:
        block, successors = stack[-1]
        following = next((s for s in successors if s not in seen), None)
        if following is None:
            done.append(block)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(following.successors)))
    done.reverse()
    return done
