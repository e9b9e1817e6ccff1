"""Hostile edits: changes that the API allows, and arguments that it does not."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, Final

import bridge
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.edit import erase_block, inline_block, merge_block, split_block
from bridge.ir.walk import walk
from bridge.text.attributes import read_attribute
from bridge.text.types import read_type
from bridge.upstream.bytecode_format import NoCodec
from bridge.upstream.bytecode_writer import write_bytecode
from tests.strategies.row_values import ATTRIBUTES, EVERY, parsed

NAMES: Final = (
    *("value", "sym_name", "function_type", "operandSegmentSizes", "map", "predicate"),
    *("resultSegmentSizes", "static_offsets", "lowerBoundMap", "callee", "a b", ""),
    *("builtin.module", "func.func", "arith.addi", "scf.for", "affine.for", "cf.br"),
)

Edit = Callable[["Pool"], object]


class Pool:
    """What edits of a module take their arguments from."""

    def __init__(self, rng: Random, module: Operation) -> None:
        self.rng = rng
        self.module = module
        self.ops = list(walk(module))
        self.blocks = [b for op in self.ops for r in op.regions for b in r.blocks]
        self.values: list[Value] = [v for op in self.ops for v in op.results]
        self.values += [v for block in self.blocks for v in block.arguments]

    def op(self) -> Operation:
        return self.rng.choice(self.ops)

    def value(self) -> Any:
        return self.rng.choice(self.values) if self.values else None

    def block(self) -> Any:
        return self.rng.choice(self.blocks) if self.blocks else None

    def type(self) -> Any:
        if self.values and self.rng.random() < 0.5:
            return self.value().type
        return self.rng.choice(_types())

    def attribute(self) -> Any:
        held = self.op().properties
        if held and self.rng.random() < 0.5:
            return self.rng.choice([*held.values()])
        return self.rng.choice(_attributes())

    def name(self, op: Operation) -> str:
        names: list[str] = [*op.properties, *op.attributes]
        return self.rng.choice([*names, self.rng.choice(NAMES)])


@cache
def _types() -> list[Any]:
    found = [parsed(text, read_type) for text in (*EVERY, "none", "tuple<i1>", "i0")]
    return [ty for ty in found if ty is not None]


@cache
def _attributes() -> list[Any]:
    found = [parsed(text, read_attribute) for text in ATTRIBUTES]
    return [attribute for attribute in found if attribute is not None]


def _set_property(pool: Pool) -> None:
    op = pool.op()
    op.set_property(pool.name(op), pool.attribute())


def _drop_property(pool: Pool) -> None:
    op = pool.op()
    op.set_property(pool.name(op), None)


def _set_attribute(pool: Pool) -> None:
    op = pool.op()
    op.set_attribute(pool.name(op), pool.attribute())


def _properties_as_attributes(pool: Pool) -> None:
    op = pool.op()
    op.attributes, op.properties = op.properties, op.attributes


def _set_operands(pool: Pool) -> None:
    op, count = pool.op(), pool.rng.randrange(5)
    values = [value for _ in range(count) if (value := pool.value()) is not None]
    op.operands = values if pool.rng.random() < 0.5 else [*op.operands, *values]


def _set_operand(pool: Pool) -> None:
    op = pool.op()
    if op.operands:
        op.set_operand(pool.rng.randrange(len(op.operands)), pool.value())


def _drop_operand(pool: Pool) -> None:
    op = pool.op()
    op.operands = op.operands[: pool.rng.randrange(len(op.operands) + 1)]


def _set_type(pool: Pool) -> None:
    if pool.values:
        pool.value().type = pool.type()


def _replace_uses(pool: Pool) -> None:
    if pool.values:
        pool.value().replace_all_uses(pool.value())


def _new_op(pool: Pool) -> None:
    like, block = pool.op(), pool.block()
    values = [value for _ in range(pool.rng.randrange(4)) if (value := pool.value())]
    types = [pool.type() for _ in range(pool.rng.randrange(3))]
    regions = [Region([Block()])] * (pool.rng.random() < 0.3)
    op = Operation(
        like.name, values, types, properties=like.properties, regions=regions
    )
    block.prepend(op)


def _clone(pool: Pool) -> None:
    copy = pool.op().clone()
    pool.block().append(copy)


def _move(pool: Pool) -> None:
    op, other = pool.op(), pool.op()
    pool.rng.choice((op.move_before, op.move_after))(other)


def _set_name(pool: Pool) -> None:
    pool.op().name = pool.rng.choice([pool.op().name, *NAMES])


def _set_successors(pool: Pool) -> None:
    op = pool.op()
    op.successors = tuple(pool.rng.choices(pool.blocks, k=pool.rng.randrange(3)))


def _take_regions(pool: Pool) -> None:
    op, other = pool.op(), pool.op()
    regions = [region.clone() for region in other.regions]
    op.take_regions(regions if pool.rng.random() < 0.7 else [])


def _arguments(pool: Pool) -> None:
    block = pool.block()
    if block.arguments and pool.rng.random() < 0.5:
        block.erase_argument(pool.rng.randrange(len(block.arguments)))
    else:
        block.insert_argument(pool.rng.randrange(3), pool.type())


def _blocks(pool: Pool) -> None:
    change = pool.rng.randrange(5)
    if change == 0:
        split_block(pool.op())
    elif change == 1:
        erase_block(pool.block())
    elif change == 2:
        merge_block(pool.block(), pool.block())
    elif change == 3:
        inline_block(pool.block(), pool.op())
    else:
        pool.block().parent.append(Block())


def _erase(pool: Pool) -> None:
    op = pool.op()
    pool.rng.choice((op.erase, op.detach))()


def _replace(pool: Pool) -> None:
    op = pool.op()
    op.replace_with([pool.value() for _ in op.results])


EDITS: Final[tuple[Edit, ...]] = (
    *(_set_property, _set_property, _set_property, _drop_property, _set_attribute),
    *(_properties_as_attributes, _set_operands, _set_operand, _drop_operand),
    *(_set_type, _set_type, _replace_uses, _new_op, _clone, _move, _set_name),
    *(_set_successors, _take_regions, _arguments, _blocks, _erase, _replace),
)


def edit(rng: Random, module: Operation) -> None:
    """Changes a module a few times, and uses it."""
    for _ in range(rng.choice((1, 1, 2, 5))):
        pool = Pool(rng, module)
        if not pool.blocks:
            return
        try:
            rng.choice(EDITS)(pool)
        except (bridge.Error, TypeError, ValueError):
            continue
    use(module)


def use(module: Operation) -> None:
    """Verifies, prints, copies and encodes a module."""
    try:
        bridge.verify(module)
    except bridge.Error as error:
        str(error)
    bridge.format(module)
    bridge.format(module, generic=True, debuginfo=True)
    with suppress(NoCodec, bridge.Error):
        write_bytecode(module)
