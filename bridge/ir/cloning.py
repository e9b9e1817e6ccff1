"""Copies of operations, blocks and regions, with all they hold."""

from __future__ import annotations

from bridge.arguments import checked
from bridge.ir.core import (
    Block,
    BlockArgument,
    Operation,
    Region,
    Value,
    make_operation,
)
from bridge.ir.guard import bulk


@checked
def clone(op: Operation, mapping: dict[Value, Value] | None = None) -> Operation:
    """A copy of an operation and of all it holds, in no block.

    Operands defined inside are the copies; those defined outside go through
    `mapping`, or stay. `mapping` gets every value that was copied, so that one mapping
    serves for copies of one operation after the other.
    """
    copier = _Copier({} if mapping is None else mapping)
    if not op.regions:
        copy = copier.shallow(op)
        copier.finish()
        return copy
    with bulk():
        copy = copier.shallow(op)
        copier.copy_regions([(op, copy)])
        copier.finish()
        return copy


@checked
def clone_block(block: Block, mapping: dict[Value, Value] | None = None) -> Block:
    """A copy of a block in no region; like `clone`."""
    with bulk():
        copier = _Copier({} if mapping is None else mapping)
        copy = copier.block(block)
        copier.copy_regions(copier.operations(block))
        copier.finish()
        return copy


@checked
def clone_region(region: Region, mapping: dict[Value, Value] | None = None) -> Region:
    """A copy of a region that belongs to no operation; like `clone`."""
    with bulk():
        copier = _Copier({} if mapping is None else mapping)
        pending: list[tuple[Operation, Operation]] = []
        copy = copier.region(region, pending)
        copier.copy_regions(pending)
        copier.finish()
        return copy


class _Copier:
    """One copy under way: values and blocks old to new, and what waits for them.

    Operands come last: what is inside is only known to be so when all has been copied,
    and a mapping may hold values of an earlier copy.
    """

    def __init__(self, values: dict[Value, Value]) -> None:
        self.values = values
        self.blocks: dict[Block, Block] = {}
        self.late: list[tuple[Operation, Operation]] = []
        """Copies that wait for their operands or successors."""

    def copy_regions(self, pending: list[tuple[Operation, Operation]]) -> None:
        """Copies what operations hold, at any depth."""
        while pending:
            old, new = pending.pop()
            new.take_regions([self.region(r, pending) for r in old.regions])

    def shallow(self, old: Operation) -> Operation:
        values = self.values
        types = tuple([r._type for r in old.results])
        kept = old._properties, old._attributes
        new = make_operation(old._name, (), types, kept, old._location)
        if old._operands or old._successors:
            self.late.append((old, new))
        for result, copy in zip(old.results, new.results, strict=True):
            copy._hint = result._hint
            values[result] = copy
        return new

    def block(self, old: Block) -> Block:
        """A copy of a block, still empty."""
        new = Block()
        known = enumerate(old.arguments)
        new._arguments = tuple(
            [BlockArgument(a._type, new, i, a._location) for i, a in known]
        )
        new._label = old._label
        self.blocks[old] = new
        for argument, copied in zip(old.arguments, new.arguments, strict=True):
            copied._hint = argument._hint
            self.values[argument] = copied
        return new

    def operations(self, old: Block) -> list[tuple[Operation, Operation]]:
        """Fills the copy of a block; returns those whose regions are still to come."""
        new = self.blocks[old]
        pending = []
        for op in old:
            copy = self.shallow(op)
            new.append(copy)
            if op.regions:
                pending.append((op, copy))
        return pending

    def region(self, old: Region, pending: list[tuple[Operation, Operation]]) -> Region:
        new = Region([self.block(block) for block in old.blocks])
        for block in old.blocks:
            pending += self.operations(block)
        return new

    def finish(self) -> None:
        """Sets operands and successors of the copies, in the order of the text."""
        get = self.values.get
        for old, new in self.late:
            new._operands = operands = tuple([get(v, v) for v in old._operands])
            for value in operands:
                value._uses.append(new)
            if old._successors:
                new._successors = tuple(
                    [self.blocks.get(b, b) for b in old._successors]
                )
