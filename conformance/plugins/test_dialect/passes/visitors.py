"""Passes that walk: test-ir-visitors and the generic ones that may be interrupted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bridge import Block, Operation, Region
from bridge.dialects import builtin
from bridge.ir.attributes import IntegerAttr
from bridge.op.interfaces.functions import FunctionOp
from bridge.passes import Pass
from test_dialect.output import block_name, region_name, say

Item = Operation | Block | Region


def _children(item: Item) -> list[Item]:
    if isinstance(item, Operation):
        return list(item.regions)
    if isinstance(item, Region):
        return list(item.blocks)
    return list(item)


def visit(
    item: Item, kind: type, *, after: bool, reverse: bool = False
) -> Iterator[Item]:
    """The items of a kind in one, it among them."""
    if isinstance(item, kind) and not after:
        yield item
    children = _children(item)
    for child in reversed(children) if reverse else children:
        yield from visit(child, kind, after=after, reverse=reverse)
    if isinstance(item, kind) and after:
        yield item


def visit_dominance(item: Item, kind: type, *, reverse: bool) -> Iterator[Item]:
    """The same after what is in them, blocks as they dominate each other."""
    children = _children(item)
    if isinstance(item, Region):
        order = _post_order if reverse else _depth_first
        children = list(order(item)) if item.blocks else []
    elif reverse:
        children.reverse()
    for child in children:
        yield from visit_dominance(child, kind, reverse=reverse)
    if isinstance(item, kind):
        yield item


def _depth_first(region: Region) -> Iterator[Block]:
    """The blocks that the first reaches, depth first."""
    seen: set[Block] = set()
    pending = [region.blocks[0]]
    while pending:
        block = pending.pop()
        if block not in seen:
            seen.add(block)
            yield block
            pending += [one for one in reversed(block.successors) if one not in seen]


def _post_order(region: Region) -> Iterator[Block]:
    """The blocks that the first reaches, each after those that it reaches first."""
    seen = {region.blocks[0]}
    pending = [(region.blocks[0], iter(region.blocks[0].successors))]
    while pending:
        block, rest = pending[-1]
        inner = next((one for one in rest if one not in seen), None)
        if inner is None:
            yield block
            pending.pop()
        else:
            seen.add(inner)
            pending.append((inner, iter(inner.successors)))


NAMES: Final = {"Op": Operation, "Block": Block, "Region": Region}


def name_of(item: Item) -> str:
    """An item as messages name it."""
    if isinstance(item, Operation):
        return f"op '{item.name}'"
    return block_name(item) if isinstance(item, Block) else region_name(item)


class IRVisitors(Pass, name="test-ir-visitors"):
    """Walks in all orders, and erases while it walks."""

    def run(self, op: Operation) -> None:
        _print_walks(op)
        _print_parts(op)
        _erase_before(op)
        _erase_after(op)


def _print_walks(op: Operation) -> None:
    orders = (("pre-order", False, False), ("post-order", True, False))
    for title, after, reverse in (*orders, ("reverse post-order", True, True)):
        for name, kind in NAMES.items():
            say(f"{name} {title} visits")
            for item in visit(op, kind, after=after, reverse=reverse):
                say(f"Visiting {name_of(item)}")
    for inner in visit(op, FunctionOp, after=True):
        for title, reverse in (("forward", False), ("reverse", True)):
            for name, kind in NAMES.items():
                say(f"{name} {title} dominance post-order visits")
                for item in visit_dominance(inner, kind, reverse=reverse):
                    say(f"Visiting {name_of(item)}")


def _print_parts(op: Operation) -> None:
    for name, kind in (("block", Block), ("region", Region)):
        for title, after in (("pre", False), ("post", True)):
            ending = "blocks" if kind is Block else "region"
            say(f"Invoke {name} {title}-order visits on {ending}")
            for inner in visit(op, Operation, after=True):
                if isinstance(inner, Operation) and inner.get(f"walk_{name}s"):
                    _print_inside(inner, kind, after=after)


def _print_inside(op: Operation, kind: type, *, after: bool) -> None:
    for region in op.regions:
        for part in region.blocks if kind is Block else [region]:
            for item in visit(part, kind, after=after):
                say(f"Visiting {name_of(item)}")


def _erase(item: Operation | Block) -> None:
    """Erases an item; what uses it uses nothing then."""
    for op in [item] if isinstance(item, Operation) else list(item)[::-1]:
        for result in op.results:
            for use in result.uses:
                use.op.operands = [
                    value for value in use.op.operands if value is not result
                ]
        op.erase()
    if isinstance(item, Block) and item.parent is not None:
        item.parent.remove(item)


def _walk_erasing(item: Item, erase: Callable[[Item], bool], *, after: bool) -> None:
    """Calls a function that may erase an item, whose inside is not visited then."""
    if not after and erase(item):
        return
    for child in _children(item):
        _walk_erasing(child, erase, after=after)
    if after:
        erase(item)


def _erasing(kind: type, *, spares: bool) -> Callable[[Item], bool]:
    def erase(item: Item) -> bool:
        if not isinstance(item, kind) or isinstance(item, Region):
            return False
        around = item.parent_op
        if isinstance(item, Block) and around is not None:
            near: tuple[object, ...] = (around, around.parent_op)
        else:
            near = (item, around)
        if spares and any(isinstance(one, builtin.ModuleOp) for one in near):
            return False
        if isinstance(item, Block) and item.predecessors:
            say(f"Cannot erase {name_of(item)}, still has uses")
            return False
        say(f"Erasing {name_of(item)}")
        if isinstance(item, Operation) and item.parent is None:
            return True
        _erase(item)
        return True

    return erase


def _erase_before(op: Operation) -> None:
    for title, after in (("pre-order", False), ("post-order", True)):
        for name, kind in (("Op", Operation), ("Block", Block)):
            say(f"{name} {title} erasures (skip)")
            _walk_erasing(op.clone(), _erasing(kind, spares=True), after=after)


def _erase_after(op: Operation) -> None:
    for name, kind in (("Op", Operation), ("Block", Block)):
        say(f"{name} post-order erasures (no skip)")
        _walk_erasing(op.clone(), _erasing(kind, spares=False), after=True)


class Interrupted(Exception):
    """The walk ends here."""


Step = Callable[[Operation, int], bool]
"""Of an operation and how many of its regions were visited; false to skip the rest."""


def walk_stages(op: Operation, step: Step, named: str = "") -> None:
    """Calls a function before and after each region of operations."""
    wanted = not named or op.name == named
    for index, region in enumerate(op.regions):
        if wanted and not step(op, index):
            return
        for block in list(region.blocks):
            for inner in list(block):
                walk_stages(inner, step, named)
    if wanted:
        step(op, len(op.regions))


def _stage(op: Operation, visited: int) -> str:
    if not visited:
        return "before all regions"
    if visited == len(op.regions):
        return "after all regions"
    return f"before region #{visited}"


class GenericVisitors(Pass, name="test-generic-ir-visitors"):
    """Walks with stages."""

    def run(self, op: Operation) -> None:
        count = 0

        def step(inner: Operation, visited: int) -> bool:
            nonlocal count
            say(f"step {count} op '{inner.name}' {_stage(inner, visited)}")
            count += 1
            return True

        walk_stages(op, step)
        walk_stages(op, step, "test.two_region_op")


class GenericInterrupted(Pass, name="test-generic-ir-visitors-interrupt"):
    """Walks with stages, until an attribute says otherwise."""

    def run(self, op: Operation) -> None:
        count = 0

        def step(inner: Operation, visited: int) -> bool:
            nonlocal count
            if _asks(inner, "interrupt", visited):
                raise Interrupted
            if _asks(inner, "skip", visited):
                return False
            say(f"step {count} op '{inner.name}' {_stage(inner, visited)}")
            count += 1
            return True

        for named in ("", "test.two_region_op"):
            try:
                walk_stages(op, step, named)
            except Interrupted:
                say(f"step {count} walk was interrupted")
                count += 1


def _asks(op: Operation, word: str, visited: int) -> bool:
    is_last = visited == len(op.regions)
    for name, holds in (("before_all", not visited), ("after_all", is_last)):
        if holds and _number(op, f"{word}_{name}") == 1:
            return True
    after = _number(op, f"{word}_after_region")
    return after is not None and visited == after + 1


def _number(op: Operation, name: str) -> int | None:
    found = op.get(name)
    return abs(found.value) if isinstance(found, IntegerAttr) else None


def _print_steps(op: Operation, kind: type) -> None:
    for count, item in enumerate(visit(op, kind, after=True)):
        blocks = item.blocks if isinstance(item, Region) else [item]
        inner = [one for block in blocks for one in _children(block)]
        if any(isinstance(o, Operation) and o.get("interrupt") for o in inner):
            say(f"step {count} walk was interrupted")
            return
        say(f"step {count}")


class BlocksInterrupted(
    Pass, name="test-generic-ir-block-visitors-interrupt", anchor="builtin.module"
):
    """Walks over blocks, until an attribute says otherwise."""

    def run(self, op: Operation) -> None:
        _print_steps(op, Block)


class RegionsInterrupted(
    Pass, name="test-generic-ir-region-visitors-interrupt", anchor="builtin.module"
):
    """Walks over regions, until an attribute says otherwise."""

    def run(self, op: Operation) -> None:
        _print_steps(op, Region)
