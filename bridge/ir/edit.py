"""Copying, moving and erasing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridge.arguments import checked, many, one
from bridge.errors import Diagnostic, Invalid
from bridge.ir.blocks import keep_blocks, leave_region
from bridge.ir.building import InsertionPoint, block_of
from bridge.ir.cloning import clone, clone_block, clone_region
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.guard import bulk
from bridge.ir.values import Wrapped, set_operands
from bridge.ir.walk import walk

__all__ = [
    "clone",
    "clone_block",
    "clone_region",
    "erase",
    "erase_block",
    "erase_blocks",
    "inline_block",
    "merge_block",
    "replace",
    "split_block",
]


def replacement(
    values: Operation | Value | Wrapped | Sequence[Value | Wrapped],
) -> Sequence[Value]:
    """The values that stand in place of an operation's results."""
    if isinstance(values, Operation):
        return values.results
    given = (values,) if isinstance(values, Value | Wrapped) else values
    several = many(object, given, "values", "Operation.replace_with")
    plain = [one.as_value() if isinstance(one, Wrapped) else one for one in several]
    return many(Value, plain, "values", "Operation.replace_with")


def replace(
    op: Operation, values: Operation | Value | Wrapped | Sequence[Value | Wrapped]
) -> None:
    """Replaces an operation's results by other values and erases it.

    `values` are as many values, one value, or an operation with as many results.
    Raises `ValueError` for another number, or where one is defined by the operation or
    inside it, and `Invalid` as `erase` does; nothing is changed then.
    """
    one(Operation, op, "op", "replace")
    new = replacement(values)
    if len(new) != len(op.results):
        raise ValueError(
            f"{op.name} has {len(op.results)} results, {len(new)} values given"
        )
    for value in new:
        if value.defining_op is op or _defined_inside(op, value):
            raise ValueError(f"{op.name} cannot be replaced by what it defines")
    inside = dict.fromkeys(walk(op))
    _refuse_uses(inside, replaced=op)
    for old, value in zip(op.results, new, strict=True):
        old.replace_all_uses(value)
    _take_apart(inside)
    op.detach()


def _defined_inside(op: Operation, value: Value) -> bool:
    """Whether an operation, or one inside it, holds the block that defines a value."""
    around = value.block.parent_op if op.regions and value.block is not None else None
    return around is not None and op.is_ancestor_of(around)


@checked
def erase(op: Operation) -> None:
    """Takes an operation out for good, with all it holds.

    Raises `Invalid` where a value that it or what it holds defines is used outside;
    nothing is changed then.
    """
    if op.regions:
        with bulk:
            inside = dict.fromkeys(walk(op))
            _refuse_uses(inside)
            _take_apart(inside)
    else:
        _refuse_uses({op: None})
        op.operands = ()
    op.detach()


@checked
def erase_block(block: Block) -> None:
    """Erases a block with its operations; see `erase_blocks`."""
    erase_blocks([block])


def erase_blocks(blocks: Iterable[Block]) -> None:
    """Erases blocks with all they hold.

    Raises `Invalid` where an operation outside them uses a value of theirs, or may go
    to one of them; nothing is changed then.
    """
    gone = dict.fromkeys(many(Block, blocks, "blocks", "erase_blocks"))
    regions = {block.parent: None for block in gone}
    with bulk:
        inside = {inner: None for block in gone for op in block for inner in walk(op)}
        for block in gone:
            _refuse_uses_of(block.arguments, inside)
        _refuse_uses(inside)
        for region in regions:
            if region is not None:
                _refuse_ways(region, gone)
        _take_apart(inside)
        for block in gone:
            block.release()
    for region in regions:
        if region is not None:
            keep_blocks(region, [b for b in region.blocks if b not in gone])
    leave_region(gone)


def _refuse_uses(
    inside: dict[Operation, None], replaced: Operation | None = None
) -> None:
    """Raises `Invalid` where others use what these operations define.

    Of one that is replaced they may use the results.
    """
    for op in inside:
        if op.results and op is not replaced:
            _refuse_uses_of(op.results, inside)
        for region in op.regions:
            for block in region.blocks:
                _refuse_uses_of(block.arguments, inside)


def _refuse_uses_of(values: Sequence[Value], inside: dict[Operation, None]) -> None:
    for value in values:
        for user in value.users if value.has_uses else ():
            if user not in inside:
                raise _still_used(value, user)


def _still_used(value: Value, user: Operation) -> Invalid:
    op = value.defining_op
    note = Diagnostic("note", f"used by '{user.name}'", user.position)
    if op is None:
        text, location = "block argument destroyed but still has uses", user.position
    else:
        text = f"'{op.name}' op operation destroyed but still has uses"
        location = op.position
    return Invalid(Diagnostic("error", text, location, (note,)))


def _refuse_ways(region: Region, gone: dict[Block, None]) -> None:
    """Raises `Invalid` where a block that stays may go to one that does not."""
    for block in region.blocks:
        if block not in gone and block.last is not None:
            for successor in block.successors:
                if successor in gone:
                    text = "block destroyed but still has predecessors"
                    raise Invalid(Diagnostic("error", text, block.last.position))


def _take_apart(ops: dict[Operation, None]) -> None:
    """Leaves nothing that a walk under way, or a value outside, could still find."""
    for op in ops:
        set_operands(op, ())
        for region in op.regions:
            for block in region.blocks:
                block.release()


@checked
def split_block(before: Operation) -> Block:
    """Moves an operation and those after it to a new block, which follows its own."""
    block = block_of(before)
    region = block.parent
    new = Block()
    if region is not None:
        region.insert(region.blocks.index(block) + 1, new)
    op: Operation | None = before
    while op is not None:
        following = op.next
        block.remove(op)
        new.append(op)
        op = following
    return new


@checked
def merge_block(block: Block, into: Block, arguments: Sequence[Value] = ()) -> None:
    """Moves a block's operations to the end of another, and the block away.

    Its arguments become the values given. Raises `ValueError` where the number of
    arguments differs, something may still go to it, or the blocks do not differ.
    """
    if block is into:
        raise ValueError("a block cannot be merged into itself")
    _refuse_around(block, into.parent_op)
    _dissolve(block, InsertionPoint.at_end(into), arguments)


@checked
def inline_block(
    block: Block, before: Operation, arguments: Sequence[Value] = ()
) -> None:
    """Moves a block's operations before an operation, and the block away.

    Its arguments become the values given. Raises `ValueError` where the number of
    arguments differs, something may still go to it, or the block holds `before`.
    """
    _refuse_around(block, before)
    _dissolve(block, InsertionPoint.before_op(before), arguments)


def _refuse_around(block: Block, op: Operation | None) -> None:
    """Raises `ValueError` where a block holds an operation, at any depth."""
    while op is not None:
        if op.parent is block:
            raise ValueError("a block cannot be put inside itself")
        op = op.parent_op


def _dissolve(block: Block, point: InsertionPoint, arguments: Sequence[Value]) -> None:
    if len(arguments) != len(block.arguments):
        raise ValueError(
            f"the block has {len(block.arguments)} arguments, {len(arguments)} given"
        )
    if block.predecessors:
        raise ValueError("an operation may still go to the block")
    if not {*arguments}.isdisjoint(block.arguments):
        raise ValueError("a block's arguments cannot be replaced by one another")
    for argument, value in zip(block.arguments, arguments, strict=True):
        argument.replace_all_uses(value)
    for op in list(block):
        block.remove(op)
        point.insert(op)
    if block.parent is not None:
        block.parent.remove(block)
