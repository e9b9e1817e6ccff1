"""Copies of operations, blocks and regions, with all they hold."""

from __future__ import annotations

from bridge.arguments import checked
from bridge.ir.blocks import put_arguments, put_label
from bridge.ir.core import (
    Block,
    BlockArgument,
    Operation,
    Region,
    Value,
    make_operation,
    put_successors,
)
from bridge.ir.guard import bulk
from bridge.ir.values import begin_uses, put_name


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
    with bulk:
        copy = copier.shallow(op)
        copier.copy_regions([(op, copy)])
        copier.finish()
        return copy


@checked
def clone_block(block: Block, mapping: dict[Value, Value] | None = None) -> Block:
    """A copy of a block in no region; like `clone`."""
    with bulk:
        copier = _Copier({} if mapping is None else mapping)
        copy = copier.block(block)
        copier.copy_regions(copier.operations(block))
        copier.finish()
        return copy


@checked
def clone_region(region: Region, mapping: dict[Value, Value] | None = None) -> Region:
    """A copy of a region that belongs to no operation; like `clone`."""
    with bulk:
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
        types = tuple([r.type for r in old.results])
        kept = old.properties, old.attributes
        new = make_operation(old.name, (), types, kept, old.any_location)
        if old.operands or old.successors:
            self.late.append((old, new))
        for result, copy in zip(old.results, new.results, strict=True):
            put_name(copy, result.name)
            values[result] = copy
        return new

    def block(self, old: Block) -> Block:
        """A copy of a block, still empty."""
        new = Block()
        known = enumerate(old.arguments)
        arguments = [BlockArgument(a.type, new, i, a.any_location) for i, a in known]
        put_arguments(new, tuple(arguments))
        put_label(new, old.name)
        self.blocks[old] = new
        for argument, copied in zip(old.arguments, new.arguments, strict=True):
            put_name(copied, argument.name)
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
            begin_uses(new, tuple([get(v, v) for v in old.operands]))
            if old.successors:
                blocks = [self.blocks.get(b, b) for b in old.successors]
                put_successors(new, tuple(blocks))
