"""Bytecode to native IR: the operations, after the tables they refer to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from sys import intern
from typing import Final

from bridge import native
from bridge.ir.attributes import EMPTY_DICTIONARY
from bridge.ir.blocks import Block, Region, give_blocks, put_arguments
from bridge.ir.chain import link_last
from bridge.ir.core import (
    OP_CLASSES,
    Operation,
    give_regions,
    make_operation,
    put_successors,
)
from bridge.ir.guard import bulk
from bridge.ir.locations import UNKNOWN_LOC
from bridge.ir.types import NONE, Type
from bridge.ir.values import AnyLocation, BlockArgument, Value
from bridge.upstream.bytecode_format import (
    HAS_ATTRIBUTES,
    HAS_OPERANDS,
    HAS_PROPERTIES,
    HAS_REGIONS,
    HAS_RESULTS,
    HAS_SUCCESSORS,
    HAS_USE_ORDERS,
    NoCodec,
    Section,
    varint,
    varints,
)
from bridge.upstream.bytecode_tables import Properties, Tables

_HAS_DICTIONARY: Final = HAS_ATTRIBUTES | HAS_PROPERTIES
_RARE: Final = HAS_SUCCESSORS | HAS_USE_ORDERS | HAS_REGIONS


def _unknown(names: Sequence[str]) -> bool:
    return not names


def read_bytecode(
    data: bytes,
    files: Mapping[str, str],
    are_whole: Callable[[Sequence[str]], bool] = _unknown,
    restore: Callable[[Operation], None] | None = None,
) -> Operation:
    """The native module of upstream's bytecode; `files` renames files in locations.

    `are_whole` tells whether names without a dot are what they are in the module: of
    one that ends in its dot, bytecode leaves the dot out. `restore` is for a module in
    which distinct attributes are several that should be one. Raises `NoCodec` where it
    holds something that only text can carry.
    """
    try:
        with bulk:
            tables = Tables(data, files)
            if not are_whole(tables.short_names):
                raise NoCodec("a name without a dialect, or one that ends in its dot")
            module = _Reader(tables).module()
        if tables.counts_anew:
            if restore is None:
                raise NoCodec("a distinct attribute within another goes by text")
            restore(module)
        return module
    except (LookupError, ValueError) as error:
        # What upstream wrote is sound, so the mistake is in how it was read.
        raise NoCodec(f"not as expected: {error}") from error


class _Forward(Value):
    """Stands for a value used before its definition."""

    __slots__ = ()

    def __init__(self) -> None:
        self._type = NONE
        self._hint = None
        self._uses = None


class _Reader:
    """Reads operations; each method takes a position and returns the one after.

    Values are numbered within a region that is isolated from above: those of a block,
    arguments and then results, in the order of the text; those of a region inside
    begin after them, and their numbers are used again by the next.
    """

    __slots__ = ("_data", "_kinds", "_tables")

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._data = tables.data
        self._kinds = [
            (OP_CLASSES[name], intern(name), Properties(tables, number))
            for number, name in enumerate(tables.names)
        ]
        """Of each name: its class, itself, and the properties."""

    def module(self) -> Operation:
        """The one operation at the top."""
        pos, end = self._tables.sections[Section.IR]
        block = Block()
        count, pos = varint(self._data, pos)
        if native.COMPILED:
            decoder = native.core.Decoder(self._tables, self._kinds, _Forward)
            pos = decoder.operations(block, count >> 1, pos)
        else:
            pos, _ = self._operations(block, count >> 1, pos, [], 0)
        found = block.first
        if pos != end or found is None or count != 2:
            raise NoCodec("one operation was expected")
        return found.detach()

    def _operations(
        self,
        block: Block,
        count: int,
        pos: int,
        values: list[Value | None],
        number: int,
    ) -> tuple[int, int]:
        """The operations of a block; `number` is that of the next value in `values`.

        Numbers of one byte are decoded here: a call for each would take half of all
        time.
        """
        data = self._data
        tables = self._tables
        kinds, places = self._kinds, tables.places
        for _ in range(count):
            index = data[pos] >> 1
            if data[pos] & 1:
                pos += 1
            else:
                index, pos = varint(data, pos)
            _, name, known = kinds[index]
            mask = data[pos]
            first = data[pos + 1]
            if first & 2 and not first & 1:
                place = (first | data[pos + 2] << 8) >> 2
                pos += 3
            else:
                place, pos = varint(data, pos + 1)
            both = EMPTY_DICTIONARY, EMPTY_DICTIONARY
            if mask & _HAS_DICTIONARY:
                both, pos = tables.dictionaries(mask, known, pos)
            given: tuple[Type, ...] = ()
            if mask & HAS_RESULTS:
                given, pos = tables.type_list(pos)
            operands: list[Value] = []
            if mask & HAS_OPERANDS:
                pos = self._operands(operands, pos, values)
            location = places[place] or tables.place(place)
            op = make_operation(name, operands, given, both, location)
            link_last(block, op)
            if given:
                number = _define(values, number, op.results)
            if mask & _RARE:
                pos = self._rare(op, mask, pos, values)
        return pos, number

    def _operands(
        self, operands: list[Value], pos: int, values: list[Value | None]
    ) -> int:
        data = self._data
        length = data[pos] >> 1
        if data[pos] & 1:
            pos += 1
        else:
            length, pos = varint(data, pos)
        for _ in range(length):
            index = data[pos]
            if index & 1:
                index >>= 1
                pos += 1
            elif index & 2:
                index = (index | data[pos + 1] << 8) >> 2
                pos += 2
            else:
                index, pos = varint(data, pos)
            operands.append(values[index] or _forward(values, index))
        return pos

    def _rare(
        self, op: Operation, mask: int, pos: int, values: list[Value | None]
    ) -> int:
        """Successors, orders of uses and regions of an operation."""
        if mask & HAS_SUCCESSORS:
            indices, pos = varints(self._data, pos)
            region = op.parent_region
            if region is None:
                raise NoCodec("successors outside a region")
            put_successors(op, tuple([region.blocks[i] for i in indices]))
        if mask & HAS_USE_ORDERS:
            pos = self._skip_use_orders(pos, len(op.results))
        if mask & HAS_REGIONS:
            pos = self._regions(op, pos, values)
        return pos

    def _regions(self, op: Operation, pos: int, values: list[Value | None]) -> int:
        data = self._data
        head, pos = varint(data, pos)
        if head & 1:
            # An isolated operation's regions are a section, so that they could be
            # skipped.
            kind = data[pos]
            _, pos = varint(data, pos + 1)
            if kind & 0x80:
                alignment, pos = varint(data, pos)
                pos += -pos % alignment
            values = []
        for region in give_regions(op, head >> 1):
            pos = self._region(region, pos, values)
        return pos

    def _region(self, region: Region, pos: int, values: list[Value | None]) -> int:
        data = self._data
        count, pos = varint(data, pos)
        if not count:
            return pos
        size, pos = varint(data, pos)
        number = len(values)
        end = number + size
        values += [None] * size
        for block in give_blocks(region, count):
            head, pos = varint(data, pos)
            if head & 1:
                pos, number = self._arguments(block, pos, values, number)
            pos, number = self._operations(block, head >> 1, pos, values, number)
        if number != end:
            raise NoCodec("a region does not have the values it says")
        del values[end - size :]
        return pos

    def _arguments(
        self, block: Block, pos: int, values: list[Value | None], number: int
    ) -> tuple[int, int]:
        data = self._data
        tables = self._tables
        types, places = tables.types, tables.places
        count, pos = varint(data, pos)
        arguments: list[BlockArgument] = []
        for index in range(count):
            entry, pos = varint(data, pos)
            ty = types[entry >> 1] or tables.type(entry >> 1)
            where: AnyLocation = UNKNOWN_LOC
            if entry & 1:
                place, pos = varint(data, pos)
                where = places[place] or tables.place(place)
            arguments.append(BlockArgument(ty, block, index, where))
        put_arguments(block, tuple(arguments))
        number = _define(values, number, arguments)
        if data[pos]:
            return self._skip_use_orders(pos + 1, count), number
        return pos + 1, number

    def _skip_use_orders(self, pos: int, count: int) -> int:
        """Steps over the order of uses: ours is always that of their creation."""
        entries = 1
        if count > 1:
            entries, pos = varint(self._data, pos)
        for _ in range(entries):
            if count > 1:
                _, pos = varint(self._data, pos)
            length, pos = varint(self._data, pos)
            for _ in range(length >> 1):
                _, pos = varint(self._data, pos)
        return pos


def _forward(values: list[Value | None], index: int) -> Value:
    values[index] = value = _Forward()
    return value


def _define(values: list[Value | None], number: int, new: Sequence[Value]) -> int:
    """Numbers values and resolves forward references; returns the next number."""
    for value in new:
        early = values[number]
        if early is not None:
            early.replace_all_uses(value)
        values[number] = value
        number += 1
    return number
