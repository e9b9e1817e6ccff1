"""Building, copying, moving and erasing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from bridge.errors import Diagnostic, Invalid
from bridge.ir.attributes import EMPTY_DICTIONARY, Entries
from bridge.ir.core import Block, Operation, Place, Region, Value
from bridge.ir.guard import bulk
from bridge.ir.locations import UNKNOWN_LOC, Location
from bridge.ir.types import Type
from bridge.ir.values import drop_use
from bridge.ir.walk import walk


@dataclass(frozen=True, slots=True)
class InsertionPoint:
    """Where a builder puts what it makes: before an operation, or at a block's end."""

    block: Block
    before: Operation | None = None

    @classmethod
    def at_end(cls, block: Block) -> InsertionPoint:
        return cls(block)

    @classmethod
    def at_start(cls, block: Block) -> InsertionPoint:
        return cls(block, block.first)

    @classmethod
    def before_op(cls, op: Operation) -> InsertionPoint:
        return cls(_block_of(op), op)

    @classmethod
    def after_op(cls, op: Operation) -> InsertionPoint:
        return cls(_block_of(op), op.next)

    def insert(self, op: Operation) -> None:
        """Puts an operation there; the next one goes behind it."""
        if self.before is None:
            self.block.append(op)
        else:
            self.block.insert_before(self.before, op)


class Builder:
    """Makes operations at an insertion point, each with the builder's location.

    >>> build = Builder.at_end(block)
    >>> two = build("arith.constant", [], [I32], properties={"value": attr}).result
    """

    def __init__(
        self, point: InsertionPoint | None = None, location: Location = UNKNOWN_LOC
    ) -> None:
        self.point = point
        self.location = location

    @classmethod
    def at_end(cls, block: Block) -> Builder:
        return cls(InsertionPoint.at_end(block))

    @classmethod
    def at_start(cls, block: Block) -> Builder:
        return cls(InsertionPoint.at_start(block))

    @classmethod
    def before(cls, op: Operation) -> Builder:
        return cls(InsertionPoint.before_op(op), op.location)

    @classmethod
    def after(cls, op: Operation) -> Builder:
        return cls(InsertionPoint.after_op(op), op.location)

    def __call__(
        self,
        name: str,
        operands: Sequence[Value] = (),
        result_types: Sequence[Type] = (),
        *,
        properties: Entries = EMPTY_DICTIONARY,
        attributes: Entries = EMPTY_DICTIONARY,
        regions: Sequence[Region] = (),
        successors: Sequence[Block] = (),
        location: Place | None = None,
    ) -> Operation:
        """Makes an operation and puts it at the insertion point, if there is one."""
        op = Operation(
            name,
            operands,
            result_types,
            properties=properties,
            attributes=attributes,
            regions=regions,
            successors=successors,
            location=self.location if location is None else location,
        )
        return self.insert(op)

    def insert(self, op: Operation) -> Operation:
        """Puts an operation at the insertion point, if there is one."""
        if self.point is not None:
            self.point.insert(op)
        return op

    @contextmanager
    def moved_to(self, point: InsertionPoint) -> Iterator[Builder]:
        """Inserts elsewhere for the extent of a `with`."""
        before, self.point = self.point, point
        try:
            yield self
        finally:
            self.point = before


def erase(op: Operation) -> None:
    """Takes an operation out for good, with all it holds.

    Raises `Invalid` where one of its results is used by an operation outside it;
    nothing is changed then.
    """
    for result in op.results:
        for user in result.users:
            if not op.is_ancestor_of(user):
                message = "operation destroyed but still has uses"
                note = Diagnostic("note", f"used by '{user.name}'", user.position)
                raise Invalid(
                    Diagnostic(
                        "error", f"'{op.name}' op {message}", op.position, (note,)
                    )
                )
    with bulk():
        for inner in list(walk(op)):
            for value in inner._operands:
                drop_use(value, inner)
            inner._operands = ()
    op.detach()


def erase_block(block: Block) -> None:
    """Erases a block with its operations; raises `Invalid` where they are used."""
    inside = set(block)
    values = [*block.arguments, *(r for op in block for r in op.results)]
    for value in values:
        for user in value.users:
            node: Operation | None = user
            while node is not None and node not in inside:
                node = node.parent_op
            if node is None:
                text = "block destroyed but a value of it still has uses"
                raise Invalid(Diagnostic("error", text, user.position))
    for op in block:
        for inner in walk(op):
            inner.operands = ()
    for op in list(block):
        block.remove(op)
    if block.parent is not None:
        block.parent.remove(block)


def clone(op: Operation, mapping: dict[Value, Value] | None = None) -> Operation:
    """A copy of an operation and of all it holds, in no block.

    Operands defined inside are the copies; those defined outside go through
    `mapping`, or stay. `mapping` gets every value that was copied.
    """
    with bulk():
        copier = _Copier({} if mapping is None else mapping)
        copy = copier.op(op)
        copier.finish()
        return copy


class _Copier:
    """One copy under way: values and blocks old to new, and what waits for them."""

    def __init__(self, values: dict[Value, Value]) -> None:
        self.values = values
        self.blocks: dict[Block, Block] = {}
        self.late: list[tuple[Operation, Operation]] = []
        """Copies whose operands or successors may be defined behind them."""

    def op(self, old: Operation) -> Operation:
        new = self.shallow(old)
        stack = [(old, new)]
        while stack:
            source, target = stack.pop()
            if source.regions:
                target.take_regions([self.region(r, stack) for r in source.regions])
        return new

    def shallow(self, old: Operation) -> Operation:
        values = self.values
        known = all(v in values for v in old._operands)
        new = Operation(
            old.name,
            [values[v] for v in old._operands] if known else (),
            [r.type for r in old.results],
            properties=old._properties,
            attributes=old._attributes,
            location=old._place,
        )
        if not known or old.successors:
            self.late.append((old, new))
        for result, copy in zip(old.results, new.results, strict=True):
            copy.name = result.name
            values[result] = copy
        return new

    def region(self, old: Region, stack: list[tuple[Operation, Operation]]) -> Region:
        new = Region()
        for block in old.blocks:
            copy = Block(
                [a.type for a in block.arguments],
                locations=[a._place for a in block.arguments],
            )
            copy.name = block.name
            self.blocks[block] = copy
            for argument, copied in zip(block.arguments, copy.arguments, strict=True):
                copied.name = argument.name
                self.values[argument] = copied
            new.append(copy)
        for block in old.blocks:
            copy = self.blocks[block]
            for op in block:
                inner = self.shallow(op)
                copy.append(inner)
                if op.regions:
                    stack.append((op, inner))
        return new

    def finish(self) -> None:
        """Gives operands and successors to the copies made before they were known."""
        get = self.values.get
        for old, new in self.late:
            new.operands = tuple([get(v, v) for v in old._operands])
            new.successors = tuple([self.blocks.get(b, b) for b in old.successors])


def split_block(before: Operation) -> Block:
    """Moves an operation and those behind it to a new block, which follows its own."""
    block = _block_of(before)
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


def merge_block(block: Block, into: Block, arguments: Sequence[Value] = ()) -> None:
    """Moves a block's operations to the end of another, and the block away.

    Its arguments become the values given. Raises `ValueError` where their number
    differs.
    """
    if len(arguments) != len(block.arguments):
        raise ValueError(
            f"the block has {len(block.arguments)} arguments, {len(arguments)} given"
        )
    for argument, value in zip(block.arguments, arguments, strict=True):
        argument.replace_all_uses(value)
    for op in list(block):
        block.remove(op)
        into.append(op)
    if block.parent is not None:
        block.parent.remove(block)


def _block_of(op: Operation) -> Block:
    if op.parent is None:
        raise ValueError(f"{op.name} is in no block")
    return op.parent
