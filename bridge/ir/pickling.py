"""What is pickled of nodes and operations: flat tables, however deep they nest.

`pickle` itself recurses, and would follow an operation to its neighbours and to all
that holds it. A table refers to its own rows by their numbers instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from bridge.ir.attributes import DictionaryAttr
from bridge.ir.base import Node
from bridge.ir.blocks import Block, Region, put_arguments, put_label
from bridge.ir.core import Operation, make_operation, put_successors
from bridge.ir.guard import bulk
from bridge.ir.locations import Location
from bridge.ir.types import Type
from bridge.ir.values import BlockArgument, Value, begin_uses, put_name

SHALLOW: Final = 50
"""Levels of nodes that `pickle` may follow by itself."""


class Row(NamedTuple):
    """A reference to a row of the same table."""

    number: int


NodeRow = tuple[Callable[..., object], tuple[object, ...]]
"""What makes a node, and the fields that it makes it of."""


def reduced_node(node: Node) -> NodeRow:
    """The value of `Node.__reduce__`."""
    maker, fields = _parts(node)
    level = [node]
    for _ in range(SHALLOW):
        level = list(dict.fromkeys(c for n in level for c in _nodes(_parts(n)[1])))
        if not level:
            return maker, fields
    return restored_node, (_rows(node),)


def restored_node(rows: list[NodeRow]) -> object:
    """The node that the last row describes."""
    made: list[object] = []
    for maker, fields in rows:
        made.append(maker(*_with_nodes(fields, made)))
    return made[-1]


def _parts(node: Node) -> NodeRow:
    return node.pickled()


def _nodes(fields: tuple[object, ...]) -> Iterator[Node]:
    for field in fields:
        if isinstance(field, Node):
            yield field
        elif type(field) is tuple:
            yield from _nodes(field)


def _rows(root: Node) -> list[NodeRow]:
    """A row for each node, what a node holds before the node itself."""
    rows: list[NodeRow] = []
    numbers: dict[Node, Row] = {}
    pending = [(root, False)]
    while pending:
        node, is_complete = pending.pop()
        if node in numbers:
            continue
        maker, fields = _parts(node)
        if is_complete:
            numbers[node] = Row(len(rows))
            rows.append((maker, _with_rows(fields, numbers)))
        else:
            pending.append((node, True))
            pending += [(inner, False) for inner in _nodes(fields)]
    return rows


def _with_rows(
    fields: tuple[object, ...], numbers: dict[Node, Row]
) -> tuple[object, ...]:
    return tuple(
        [
            numbers[field]
            if isinstance(field, Node)
            else _with_rows(field, numbers)
            if type(field) is tuple
            else field
            for field in fields
        ]
    )


def _with_nodes(fields: tuple[object, ...], made: list[object]) -> tuple[object, ...]:
    return tuple(
        [
            made[field.number]
            if isinstance(field, Row)
            else _with_nodes(field, made)
            if type(field) is tuple
            else field
            for field in fields
        ]
    )


class BlockRow(NamedTuple):
    """A block; its operations are rows of their own."""

    label: str | None
    arguments: tuple[tuple[Type, Location, str | None], ...]
    size: int


class OperationRow(NamedTuple):
    """An operation; values and blocks are numbers, in the order of the rows."""

    name: str
    results: tuple[tuple[Type, str | None], ...]
    dictionaries: tuple[DictionaryAttr, DictionaryAttr]
    location: Location
    regions: tuple[tuple[BlockRow, ...], ...]
    operands: tuple[int, ...]
    successors: tuple[int, ...]


def reduced_operation(
    root: Operation,
) -> tuple[Callable[..., object], tuple[object, ...]]:
    """The value of `Operation.__reduce__`.

    Raises `ValueError` where it refers to values or blocks outside of it.
    """
    ops = [root]
    values: dict[Value, int] = {}
    blocks: dict[Block, int] = {}
    for op in ops:  # which grows
        values.update({v: len(values) + i for i, v in enumerate(op.results)})
        for block in [block for region in op.regions for block in region.blocks]:
            blocks[block] = len(blocks)
            values.update({v: len(values) + i for i, v in enumerate(block.arguments)})
            ops += block
    try:
        return restored_operation, ([_row(op, values, blocks) for op in ops],)
    except KeyError:
        raise ValueError(
            f"an {root.name!r} that refers to values or blocks outside of it "
            "cannot be pickled"
        ) from None


def _row(
    op: Operation, values: dict[Value, int], blocks: dict[Block, int]
) -> OperationRow:
    regions = [[_block_row(b) for b in region.blocks] for region in op.regions]
    return OperationRow(
        op.name,
        tuple([(result.type, result.name) for result in op.results]),
        (op.properties, op.attributes),
        op.location,
        tuple(map(tuple, regions)),
        tuple([values[value] for value in op.operands]),
        tuple([blocks[block] for block in op.successors]),
    )


def _block_row(block: Block) -> BlockRow:
    arguments = [(a.type, a.location, a.name) for a in block.arguments]
    return BlockRow(block.name, tuple(arguments), len(block))


def restored_operation(rows: list[OperationRow]) -> Operation:
    """The operation that the first row describes, in no block."""
    with bulk:
        values: list[Value] = []
        blocks: list[Block] = []
        sizes: list[int] = []
        ops: list[Operation] = []
        holders: list[tuple[Operation, list[Region]]] = []
        for row in rows:
            ops.append(op := _made(row))
            values += op.results
            holders.append((op, regions := []))
            for region in row.regions:
                made = [_made_block(block) for block in region]
                regions.append(Region(made))
                blocks += made
                sizes += [block.size for block in region]
                values += [a for block in made for a in block.arguments]
        following = iter(ops[1:])
        for block, size in zip(blocks, sizes, strict=True):
            for _ in range(size):
                block.append(next(following))
        # From the inside out: what an operation holds is asked for by all around it.
        for op, regions in reversed(holders):
            op.take_regions(regions)
        for op, row in zip(ops, rows, strict=True):
            _connect(op, row, values, blocks)
        return ops[0]


def _made(row: OperationRow) -> Operation:
    types = tuple([ty for ty, _ in row.results])
    op = make_operation(row.name, (), types, row.dictionaries, row.location)
    for result, (_, hint) in zip(op.results, row.results, strict=True):
        put_name(result, hint)
    return op


def _made_block(row: BlockRow) -> Block:
    block = Block()
    put_label(block, row.label)
    arguments = []
    for number, (ty, location, hint) in enumerate(row.arguments):
        arguments.append(argument := BlockArgument(ty, block, number, location))
        put_name(argument, hint)
    put_arguments(block, tuple(arguments))
    return block


def _connect(
    op: Operation, row: OperationRow, values: list[Value], blocks: list[Block]
) -> None:
    begin_uses(op, tuple([values[number] for number in row.operands]))
    if row.successors:
        put_successors(op, tuple([blocks[number] for number in row.successors]))
