"""The rewriter: every change that a pattern makes goes through it, and is notified.

Each method looks at what it was given before it changes anything: where it raises, the
program is what it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from bridge import native
from bridge.arguments import checked, many, one
from bridge.ir import edit
from bridge.ir.building import Builder, InsertionPoint
from bridge.ir.core import AnyLocation, Block, Operation, Region, Use, Value
from bridge.ir.fields import replace_methods
from bridge.ir.guard import bulk
from bridge.ir.locations import UNKNOWN_LOC
from bridge.ir.values import (
    Wrapped,
    checked_location,
    move_uses,
    set_operands,
    unwrapped,
)
from bridge.ir.walk import walk

__all__ = ["Listener", "Listeners", "Rewriter"]


class Listener:
    """What a driver learns of the changes to a program, after each of them."""

    __slots__ = ()

    def inserted(self, op: Operation) -> None:
        """An operation was put in a block, or moved to another place."""

    def modified(self, op: Operation) -> None:
        """Operands, properties, attributes or successors of it were changed."""

    def replaced(self, op: Operation, values: Sequence[Value]) -> None:
        """Its results are no longer used, `values` are instead; it is erased next."""

    def erased(self, op: Operation, operands: Sequence[Value]) -> None:
        """It was taken out for good; `operands` are those it had."""


class Listeners(Listener):
    """Several listeners, each of which learns of every change."""

    def __init__(self, *listeners: Listener) -> None:
        self._listeners = listeners

    def inserted(self, op: Operation) -> None:
        for listener in self._listeners:
            listener.inserted(op)

    def modified(self, op: Operation) -> None:
        for listener in self._listeners:
            listener.modified(op)

    def replaced(self, op: Operation, values: Sequence[Value]) -> None:
        for listener in self._listeners:
            listener.replaced(op, values)

    def erased(self, op: Operation, operands: Sequence[Value]) -> None:
        for listener in self._listeners:
            listener.erased(op, operands)


class Rewriter(Builder):
    """A builder that also replaces, moves, changes and erases, and tells a listener.

    `changed` is whether it has done anything yet: a pattern that leaves it unset did
    not match.

    >>> rewriter.replace(op, rewriter("arith.addi", [x, x], [x.type]))
    """

    __slots__ = ("_listener", "changed", "current")

    def __init__(
        self,
        listener: Listener | None = None,
        point: InsertionPoint | None = None,
        location: AnyLocation = UNKNOWN_LOC,
    ) -> None:
        self._listener = Listener() if listener is None else listener
        self.current: Operation | None = None
        """The operation that a pattern is tried on: what it makes goes before it."""
        self._chosen_for: Operation | None = None
        self._chosen_point: InsertionPoint | None = None
        self._before_current: InsertionPoint | None = None
        self._chosen_location: AnyLocation | None = None
        self.changed = False
        super().__init__(point, location)

    # Made when asked: most patterns do not match.

    @property
    def point(self) -> InsertionPoint | None:
        """Where operations are put: before the one matched, until another is set."""
        self._settle()
        if self._chosen_point is not None or self.current is None:
            return self._chosen_point
        point = self._before_current
        if point is None or point.block is not self.current.parent:
            point = self._before_current = InsertionPoint.before_op(self.current)
        return point

    @point.setter
    @checked
    def point(self, point: InsertionPoint | None) -> None:
        self._settle()
        self._chosen_point = point

    @property
    def location(self) -> AnyLocation:
        """The location of operations that are given none: that of the one matched."""
        self._settle()
        if self._chosen_location is not None:
            return self._chosen_location
        return UNKNOWN_LOC if self.current is None else self.current.any_location

    @location.setter
    def location(self, location: AnyLocation) -> None:
        self._settle()
        self._chosen_location = checked_location(location, "Rewriter")

    def _settle(self) -> None:
        """Forgets what was set for another operation."""
        if self._chosen_for is not self.current:
            self._chosen_for = self.current
            self._chosen_point = self._chosen_location = None
            self._before_current = None

    def insert(self, op: Operation) -> Operation:
        """Puts an operation at the insertion point; see `Builder.insert`."""
        super().insert(op)
        if op.parent is not None:
            self._note_inserted(op)
        return op

    # Replacing and erasing

    def replace(
        self,
        op: Operation,
        values: Operation | Value | Wrapped | Sequence[Value | Wrapped],
    ) -> None:
        """Replaces an operation's results by other values and erases it.

        Raises what `bridge.ir.edit.replace` raises.
        """
        one(Operation, op, "op", "Rewriter.replace")
        results = op.results
        if isinstance(values, Operation) and len(values.results) == 1:
            values = values.results[0]
        if isinstance(values, Value) and len(results) == 1 and _is_simple(op, values):
            # Most are: nothing that `edit.replace` would check can be wrong.
            new: Sequence[Value] = (values,)
            gone = [(op, op.operands)]
            users = move_uses(results[0], values)
            set_operands(op, ())
            op.detach()
        else:
            new = edit.replacement(values)
            gone = _inside(op)
            users = self._users(results)
            edit.replace(op, new)
        self.changed = True
        listener = self._listener
        for user in users:
            listener.modified(user)
        listener.replaced(op, new)
        for inner, operands in gone:
            listener.erased(inner, operands)

    def erase(self, op: Operation) -> None:
        """Takes an operation out for good, with all it holds.

        Raises `Invalid` where one of its values is used outside it.
        """
        one(Operation, op, "op", "Rewriter.erase")
        gone = _inside(op)
        edit.erase(op)
        self.changed = True
        self._note_erased(gone)

    def erase_block(self, block: Block) -> None:
        """Erases a block with all it holds; see `bridge.ir.edit.erase_blocks`."""
        self.erase_blocks([block])

    def erase_blocks(self, blocks: Sequence[Block]) -> None:
        """Erases blocks with all they hold.

        Raises `Invalid` where an operation outside them uses a value of theirs, or may
        go to one of them.
        """
        blocks = many(Block, blocks, "blocks", "Rewriter.erase_blocks")
        gone = [pair for block in blocks for op in block for pair in _inside(op)]
        edit.erase_blocks(blocks)
        self.changed = True
        self._note_erased(gone)

    # Uses

    def replace_all_uses(self, old: Value, new: Value | Wrapped) -> None:
        """Makes every user of a value use another instead."""
        one(Value, old, "old", "Rewriter.replace_all_uses")
        new_value = unwrapped(new)
        users = self._users([old])
        old.replace_all_uses(new_value)
        self._note_modified(users)

    def replace_uses_where(
        self, old: Value, new: Value | Wrapped, accept: Callable[[Use], bool]
    ) -> None:
        """Makes those uses of a value that are accepted use another instead."""
        one(Value, old, "old", "Rewriter.replace_uses_where")
        value = one(Value, unwrapped(new), "new", "Rewriter.replace_uses_where")
        chosen = [use for use in old.uses if accept(use)]
        for use in chosen:
            use.op.set_operand(use.index, value)
        self._note_modified(list(dict.fromkeys(use.op for use in chosen)))

    # Changing in place

    @contextmanager
    def modify(self, op: Operation) -> Iterator[None]:
        """What is done to an operation within is notified at the end.

        Nothing is where an exception leaves it.
        """
        one(Operation, op, "op", "Rewriter.modify")
        yield
        self._note_modified([op])

    def modified(self, op: Operation) -> None:
        """Tells that an operation was changed directly."""
        self._note_modified([one(Operation, op, "op", "Rewriter.modified")])

    # Moving

    def move_before(self, op: Operation, other: Operation) -> None:
        """Puts an operation before another; raises as `Operation.move_before` does."""
        one(Operation, op, "op", "Rewriter.move_before").move_before(other)
        self._note_moved(op)

    def move_after(self, op: Operation, other: Operation) -> None:
        """Puts an operation after another; raises as `Operation.move_after` does."""
        one(Operation, op, "op", "Rewriter.move_after").move_after(other)
        self._note_moved(op)

    def inline_block(
        self, block: Block, before: Operation, arguments: Sequence[Value] = ()
    ) -> None:
        """Moves a block's operations before an operation, and the block away.

        Its arguments become the values given. Raises `ValueError` as
        `bridge.ir.edit.inline_block` does.
        """
        one(Block, block, "block", "Rewriter.inline_block")
        users = self._users(block.arguments)
        inside = list(block)
        edit.inline_block(block, before, arguments)
        self._note_dissolved(inside, users)

    def merge_block(
        self, block: Block, into: Block, arguments: Sequence[Value] = ()
    ) -> None:
        """Moves a block's operations to the end of another, and the block away.

        Its arguments become the values given. Raises `ValueError` as
        `bridge.ir.edit.merge_block` does.
        """
        one(Block, block, "block", "Rewriter.merge_block")
        users = self._users(block.arguments)
        inside = list(block)
        edit.merge_block(block, into, arguments)
        self._note_dissolved(inside, users)

    def split_block(self, before: Operation) -> Block:
        """Moves an operation and those after it to a new block, which follows its own.

        Raises `ValueError` where it is in no block.
        """
        new = edit.split_block(before)
        self.changed = True
        for op in new:
            self._listener.inserted(op)
        return new

    def inline_region(self, region: Region, before: Block) -> None:
        """Moves the blocks of a region before a block of another.

        Raises `ValueError` as `Block.move_before` does.
        """
        one(Region, region, "region", "Rewriter.inline_region")
        one(Block, before, "before", "Rewriter.inline_region")
        for block in list(region.blocks):
            block.move_before(before)
            for op in block:
                self._note_inserted(op)
        self.changed = True

    # Telling

    def _users(self, values: Sequence[Value]) -> list[Operation]:
        return list(dict.fromkeys(op for value in values for op in value.users))

    def _note_inserted(self, op: Operation) -> None:
        self.changed = True
        if op.regions:
            for inner in walk(op):
                self._listener.inserted(inner)
        else:
            self._listener.inserted(op)

    def _note_moved(self, op: Operation) -> None:
        self.changed = True
        self._listener.inserted(op)

    def _note_modified(self, ops: Sequence[Operation]) -> None:
        self.changed = self.changed or bool(ops)
        for op in ops:
            self._listener.modified(op)

    def _note_dissolved(
        self, inside: Sequence[Operation], users: Sequence[Operation]
    ) -> None:
        self.changed = True
        for op in inside:
            self._listener.inserted(op)
        for op in users:
            self._listener.modified(op)

    def _note_erased(self, gone: _Gone) -> None:
        for op, operands in gone:
            self._listener.erased(op, operands)


_Gone = list[tuple[Operation, tuple[Value, ...]]]


def _inside(op: Operation) -> _Gone:
    """An operation and all it holds, the inner first, each with its operands."""
    if not op.regions:
        return [(op, op.operands)]
    with bulk:
        return [(inner, inner.operands) for inner in walk(op)][::-1]


def _is_simple(op: Operation, value: Value) -> bool:
    """Whether an operation can be replaced by a value at first sight."""
    return not op.regions and value.defining_op is not op and op.parent is not None


if native.COMPILED:
    native.core.know_rewriter(Rewriter, Rewriter.replace, Rewriter.erase)
    replace_methods(Rewriter, replace=native.core.replace, erase=native.core.erase)
