"""Native IR to bytecode, for upstream to read.

Attributes and types go as their texts, which upstream parses; strings, locations, big
constants and affine maps go in the builtin encoding, because they are many, or long, or
change when they are parsed. What cannot be said so is `NoCodec`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from bridge.ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    WRITTEN_EMPTY,
    Attribute,
    DenseArrayAttr,
    DictionaryAttr,
)
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.guard import bulk
from bridge.ir.locations import UNKNOWN_LOC
from bridge.ir.types import Type
from bridge.ir.values import Value
from bridge.ods.rows import row, table
from bridge.upstream.bytecode_entries import Entries, Entry
from bridge.upstream.bytecode_format import (
    HAS_ATTRIBUTES,
    HAS_OPERANDS,
    HAS_PROPERTIES,
    HAS_REGIONS,
    HAS_RESULTS,
    HAS_SUCCESSORS,
    HAS_USE_ORDERS,
    MAGIC,
    SMALL,
    VERSION,
    NoCodec,
    Section,
    encode,
    encode_sparse_array,
)
from bridge.upstream.bytecode_orders import Orders, use_orders
from bridge.upstream.bytecode_properties import Codec, codec

_PRODUCER: Final = b"mlir-bridge\0"
_SMALL: Final = len(SMALL)

Head = tuple[str, DictionaryAttr, DictionaryAttr, tuple[Type, ...], int, int]
"""What decides an operation's bytes but for its location, operands and regions."""


class Bytecode(NamedTuple):
    """A module's bytecode, and how deep its regions and attributes are nested."""

    data: bytes
    depth: int


def write_bytecode(module: Operation) -> Bytecode:
    """The bytecode of a module; raises `NoCodec` where only text can carry it."""
    with bulk():
        writer = _Writer(use_orders(module))
        writer.top(module)
        return Bytecode(writer.file(), max(writer.depth, writer.entries.depth()))


class _Writer:
    """Collects the operations' bytes, and what they refer to."""

    __slots__ = (
        "_blobs",
        "_heads",
        "_names",
        "_numbers",
        "_ordered",
        "_orders",
        "_out",
        "_sizes",
        "depth",
        "entries",
    )

    def __init__(self, orders: Orders) -> None:
        self.entries = Entries()
        self.depth = 0
        self._orders = orders
        self._ordered = orders.keys()
        self._names: dict[str, int] = {}
        self._blobs: dict[bytes, int] = {}
        self._numbers: dict[Value, int] = {}
        self._heads: dict[Head, tuple[bytes, bytes]] = {}
        self._out: list[bytes] = []
        self._sizes: dict[DenseArrayAttr, bytes] = {}

    # Operations

    def top(self, module: Operation) -> None:
        """The section of operations: a block that holds the module."""
        self._out.append(encode(1 << 1))
        self._operation(module, 0, {}, 0)

    def _region(self, region: Region, base: int, depth: int) -> None:
        """A region; its values are numbered from `base`."""
        blocks = region.blocks
        if not blocks:
            self._out.append(SMALL[0])
            return
        self.depth = max(self.depth, depth)
        numbers = self._numbers
        number = base
        for block in blocks:
            for argument in block.arguments:
                numbers[argument] = number
                number += 1
            op = block.first
            while op is not None:
                for result in op.results:
                    numbers[result] = number
                    number += 1
                op = op._next
        self._out.append(encode(len(blocks)) + encode(number - base))
        indices = {block: index for index, block in enumerate(blocks)}
        for block in blocks:
            self._block_head(block)
            op = block.first
            while op is not None:
                self._operation(op, number, indices, depth)
                op = op._next

    def _block_head(self, block: Block) -> None:
        """The numbers of operations and arguments, and the arguments."""
        arguments = block.arguments
        count = len(block) << 1
        if not arguments:
            self._out.append(encode(count))
            return
        parts = [encode(count | 1), encode(len(arguments))]
        for argument in arguments:
            ty = self.entries.type(argument.type) << 1
            if argument._place is UNKNOWN_LOC:
                parts.append(encode(ty))
            else:
                place = self.entries.place(argument._place)
                parts.append(encode(ty | 1) + encode(place))
        orders = self._orders_of(arguments)
        parts.append((b"\1" if orders else b"\0") + orders)
        self._out.append(b"".join(parts))

    def _operation(
        self, op: Operation, base: int, blocks: dict[Block, int], depth: int
    ) -> None:
        """An operation; values inside are numbered from `base`."""
        results = op.results
        orders = b""
        if results and not self._ordered.isdisjoint(results):
            orders = self._orders_of(results)
        operands = op._operands
        if len(results) == 1:
            types: tuple[Type, ...] = (results[0].type,)
        else:
            types = tuple([result.type for result in results])
        rare = HAS_USE_ORDERS if orders else 0
        if op.successors:
            rare |= HAS_SUCCESSORS
        if op.regions:
            rare |= HAS_REGIONS
        key = (op.name, op._properties, op._attributes, types, len(operands), rare)
        head, tail = self._heads.get(key) or self._head(key)
        numbers = self._numbers
        given = b"".join(
            [SMALL[n] if (n := numbers[v]) < _SMALL else encode(n) for v in operands]
        )
        self._out.append(head + encode(self.entries.place(op._place)) + tail + given)
        if rare:
            if op.successors:
                indices = [encode(blocks[block]) for block in op.successors]
                self._out.append(encode(len(indices)) + b"".join(indices))
            self._out.append(orders)
            if op.regions:
                self._regions(op, base, depth + 1)

    def _regions(self, op: Operation, base: int, depth: int) -> None:
        found = row(op.name)
        if found is None or not found.isolated:
            self._out.append(encode(len(op.regions) << 1))
            for region in op.regions:
                self._region(region, base, depth)
            return
        # A section of its own, so that it could be skipped.
        outer, self._out = self._out, []
        for region in op.regions:
            self._region(region, 0, depth)
        body = b"".join(self._out)
        self._out = outer
        outer.append(encode(len(op.regions) << 1 | 1))
        outer.append(_section(Section.IR, body))

    def _head(self, key: Head) -> tuple[bytes, bytes]:
        """An operation's bytes in front of its location and behind it."""
        name, properties, attributes, types, operands, mask = key
        entries = self.entries
        tail = b""
        if attributes:
            mask |= HAS_ATTRIBUTES
            tail += encode(entries.attribute(attributes))
        form = None if _is_unknown(name) else codec(name)
        if form is not None:
            mask |= HAS_PROPERTIES
            tail += encode(self._blob(name, form, properties))
        elif properties or properties is WRITTEN_EMPTY:
            raise NoCodec(f"{name} has properties that its row does not have")
        if types:
            mask |= HAS_RESULTS
            tail += encode(len(types))
            tail += b"".join([encode(entries.type(ty)) for ty in types])
        if operands:
            mask |= HAS_OPERANDS
            tail += encode(operands)
        number = self._names.setdefault(name, len(self._names))
        self._heads[key] = known = (encode(number) + bytes((mask,)), tail)
        return known

    def _blob(self, name: str, form: Codec, properties: DictionaryAttr) -> int:
        """The number of an operation's properties."""
        get = properties.get
        attribute = self.entries.attribute
        parts = []
        found = 0
        for entry, required in form.attributes:
            value = get(entry)
            if value is not None:
                found += 1
                index = attribute(value)
                parts.append(encode(index if required else index << 1 | 1))
            elif required or entry in form.filled_in:
                raise NoCodec(f"{name} lacks {entry}")
            else:
                parts.append(SMALL[0])
        for entry in form.flags:
            value = get(entry)
            found += value is not None
            if value not in _FLAGS:
                raise NoCodec(f"{name} has a flag that is none")
            parts.append(_FLAGS[value])
        for entry, count in form.segments:
            found += 1
            parts.append(self._segments(get(entry), count))
        if found != len(properties):
            raise NoCodec(f"{name} has properties that its row does not have")
        return self._blobs.setdefault(b"".join(parts), len(self._blobs))

    def _segments(self, sizes: Attribute | None, count: int) -> bytes:
        """The sizes of segments."""
        if not isinstance(sizes, DenseArrayAttr) or len(sizes) != count:
            raise NoCodec(f"{count} sizes of segments were expected")
        known = self._sizes.get(sizes)
        if known is None:
            values = [int(size) for size in sizes.values]
            self._sizes[sizes] = known = encode_sparse_array(values)
        return known

    def _orders_of(self, values: Iterable[Value]) -> bytes:
        """The orders of uses of results or arguments; nothing where all are usual."""
        all_orders = [self._orders.get(value) for value in values]
        parts = []
        count = 0
        for index, order in enumerate(all_orders):
            if order is not None:
                count += 1
                if len(all_orders) > 1:
                    parts.append(encode(index))
                parts.append(encode(len(order) << 1))
                parts += map(encode, order)
        if count and len(all_orders) > 1:
            parts.insert(0, encode(count))
        return b"".join(parts)

    # Sections

    def file(self) -> bytes:
        """All sections, behind the magic number."""
        operations = b"".join(self._out)
        names = self._dialect_section()
        data, offsets = self._attribute_sections()
        blobs = [encode(len(blob)) + blob for blob in self._blobs]
        return b"".join(
            (
                MAGIC,
                encode(VERSION),
                _PRODUCER,
                _section(Section.STRINGS, self._string_section()),
                _section(Section.DIALECTS, names),
                _section(Section.ATTRIBUTES, data),
                _section(Section.OFFSETS, offsets),
                _section(Section.IR, operations),
                _section(Section.PROPERTIES, encode(len(blobs)) + b"".join(blobs)),
            )
        )

    def _dialect_section(self) -> bytes:
        """Dialects, the builtin one first, and the names of operations in each."""
        dialects = {"builtin": 0}
        groups = []
        for name in self._names:
            dialect, _, short = name.partition(".")
            number = dialects.setdefault(dialect, len(dialects))
            is_registered = not _is_unknown(name)
            entry = self.entries.string(short) << 1 | is_registered
            groups.append(encode(number) + encode(1) + encode(entry))
        heads = [encode(self.entries.string(dialect) << 1) for dialect in dialects]
        counts = encode(len(groups))
        return encode(len(heads)) + b"".join(heads) + counts + b"".join(groups)

    def _attribute_sections(self) -> tuple[bytes, bytes]:
        """The entries' bytes, and where each begins."""
        entries = self.entries
        offsets = [encode(len(entries.attributes)), encode(len(entries.types))]
        data: list[bytes] = []
        for group in (entries.attributes, entries.types):
            if group:
                offsets += (encode(0), encode(len(group)), _sizes(group))
                data += [text for text, _ in group]
        return b"".join(data), b"".join(offsets)

    def _string_section(self) -> bytes:
        """The strings, and their sizes from the last to the first."""
        strings = [
            text.encode("utf-8", "surrogateescape") + b"\0"
            for text in self.entries.strings
        ]
        sizes = [encode(len(text)) for text in reversed(strings)]
        return encode(len(strings)) + b"".join(sizes) + b"".join(strings)


def _is_unknown(name: str) -> bool:
    """Whether an op is of a dialect that upstream does not have either."""
    return row(name) is None and table(name.partition(".")[0]) is None


_FLAGS: Final[dict[Attribute | None, bytes]] = {
    UNIT: b"\1",
    TRUE: b"\1",
    FALSE: b"\0",
    None: b"\0",
}


def _sizes(group: list[Entry]) -> bytes:
    if max([len(data) for data, _ in group]) < _SMALL >> 1:
        return b"".join([SMALL[len(data) << 1 | coded] for data, coded in group])
    return b"".join([encode(len(data) << 1 | coded) for data, coded in group])


def _section(kind: Section, body: bytes) -> bytes:
    return bytes((kind,)) + encode(len(body)) + body
