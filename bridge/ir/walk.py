"""Walks over operations, without recursion, that survive what their reader erases."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bridge.arguments import checked

if TYPE_CHECKING:
    from bridge.ir.core import Block, Operation


@checked
def walk(root: Operation) -> Iterator[Operation]:
    """It and all it holds, outer before inner, in the order of the text.

    An operation that is erased or moved out of its block before its turn is left out,
    with all it holds; one that is inserted into a block already entered is not seen.
    """
    yield root
    stack = [_inside(root)]
    while stack:
        op = next(stack[-1], None)
        if op is None:
            stack.pop()
            continue
        yield op
        if op.regions:
            stack.append(_inside(op))


@checked
def walk_post_order(root: Operation) -> Iterator[Operation]:
    """It and all it holds, inner before outer: each may be erased when it comes.

    What is erased or taken out of its block before its turn is left out here as well.
    """
    stack = [(root, _inside(root))]
    while stack:
        op, inside = stack[-1]
        inner = next(inside, None)
        if inner is not None:
            stack.append((inner, _inside(inner)))
        else:
            stack.pop()
            if op is root or op.parent is not None:
                yield op


@checked
def walk_reversed(root: Operation) -> Iterator[Operation]:
    """It and all it holds, in the order of the text turned round.

    What is erased or taken out of its block before its turn is left out.
    """
    for op in reversed(list(walk(root))):
        if op is root or op.parent is not None:
            yield op


def _inside(op: Operation) -> Iterator[Operation]:
    """The operations of its blocks that are still there when their turn comes."""
    for region in op.regions:
        for block in list(region.blocks):
            if block.parent is region:
                for inner in list(block):
                    if inner.parent is block:
                        yield inner


@checked
def walk_blocks(root: Operation) -> Iterator[Block]:
    """All blocks it holds, at any depth, outer before inner."""
    for op in walk(root):
        for region in op.regions:
            yield from list(region.blocks)
