"""Native IR to bytecode, for upstream to read.

Attributes and types go as their texts, which upstream parses; strings, locations, big
constants and affine maps go in the builtin encoding, because they are many, or long, or
change when they are parsed. What has no encoding raises `NoCodec`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, NoReturn

from bridge import native
from bridge.ir.attributes import (
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
from bridge.ir.values import AnyLocation, BlockArgument, OpResult, Value
from bridge.ods.nodes import parse_attribute
from bridge.ods.rows import row, table
from bridge.upstream.bytecode_entries import Entries, numbered_places
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
from bridge.upstream.bytecode_llvm import DIALECT
from bridge.upstream.bytecode_orders import Isolated, Orders, use_orders
from bridge.upstream.bytecode_properties import ANY, Codec, codec

_PRODUCER: Final = b"mlir-bridge\0"
_SMALL: Final = len(SMALL)

Head = tuple[str, DictionaryAttr, DictionaryAttr, Type | tuple[Type, ...], int, int]
"""What decides an operation's bytes but for its location, operands and regions."""


class Numbers(dict[Value, bytes]):
    """The encoded numbers of the values that can be used where we are."""

    def __missing__(self, value: Value) -> NoReturn:
        raise NoCodec("a value is used where it cannot be")


class Bytecode(NamedTuple):
    """A module's bytecode, and how deep its regions and attributes are nested."""

    data: bytes
    depth: int
    counts_anew: bool = False
    """Whether distinct attributes that are one are not one in it."""


def write_bytecode(module: Operation) -> Bytecode:
    """The bytecode of a module; raises `NoCodec` where only text can carry it."""
    with bulk:
        writer = _Writer(*use_orders(module))
        data = writer.file(writer.top(module))
        depth = max(writer.depth, writer.entries.depth())
        return Bytecode(data, depth, writer.entries.counts_anew)


class _Writer:
    """Makes the operations' bytes, and collects what they refer to."""

    __slots__ = (
        "_heads",
        "_indices",
        "_isolated",
        "_llvm",
        "_names",
        "_ordered",
        "_orders",
        "_places",
        "_sizes",
        "blobs",
        "depth",
        "entries",
    )

    def __init__(self, orders: Orders, places: Iterable[AnyLocation]) -> None:
        self.entries = Entries()
        self.depth = 0
        self._places = numbered_places(self.entries, places)
        """Those of operations and arguments, in their order."""
        self._orders = orders
        self._ordered = {value for value in orders if isinstance(value, OpResult)}
        self._isolated = Isolated()
        self._names: dict[str, tuple[bytes, Codec | None]] = {}
        self.blobs: dict[bytes, int] = {}
        self._heads: dict[Head, tuple[bytes, bytes]] = {}
        self._llvm = 0
        """The number of the dialect llvm."""
        self._indices: dict[Block, int] = {}
        """The positions of blocks in their regions."""
        self._sizes: dict[DenseArrayAttr, bytes] = {}

    # Operations

    def top(self, module: Operation) -> bytes:
        """The section of operations: a block that holds the module."""
        if native.COMPILED:
            encoder = native.core.Encoder(
                self, self._places, self._ordered, self._orders, self._isolated
            )
            found = encoder.top(module)
            self.depth = encoder.depth
            return found
        self._places.reverse()
        out = [encode(1 << 1)]
        self._operations(module, module.next, out, Numbers(), 0, 0)
        return b"".join(out)

    def _region(
        self, region: Region, out: list[bytes], numbers: Numbers, base: int, depth: int
    ) -> None:
        """A region, whose values are numbered from `base`."""
        blocks = region.blocks
        if not blocks:
            out.append(SMALL[0])
            return
        if depth > self.depth:
            self.depth = depth
        values: list[Value] = []
        for block in blocks:
            values += block.arguments
            op = block.first
            while op is not None:
                values += op.results
                op = op.next
        end = base + len(values)
        out.append(encode(len(blocks)) + encode(end - base))
        if end <= _SMALL:
            numbers.update(zip(values, SMALL[base:end], strict=True))
        else:
            numbers.update(zip(values, map(encode, range(base, end)), strict=True))
        for index, block in enumerate(blocks):
            self._indices[block] = index
        for block in blocks:
            self._block_head(block, out)
            self._operations(block.first, None, out, numbers, end, depth)
        for value in values:
            del numbers[value]

    def _block_head(self, block: Block, out: list[bytes]) -> None:
        """The numbers of operations and arguments, and the arguments."""
        arguments = block.arguments
        count = len(block) << 1
        if not arguments:
            out.append(encode(count))
            return
        out.append(encode(count | 1) + encode(len(arguments)))
        number_of = self.entries.type
        for argument in arguments:
            ty = number_of(argument.type) << 1
            place = self._places.pop()
            if argument.any_location is UNKNOWN_LOC:
                out.append(encode(ty))
            else:
                out += (encode(ty | 1), place)
        out.append(self._argument_orders(arguments))

    def _argument_orders(self, arguments: tuple[BlockArgument, ...]) -> bytes:
        """The orders of uses of a block's arguments, after whether there are any."""
        if not self._orders or self._orders.keys().isdisjoint(arguments):
            return b"\0"
        return b"\1" + self._orders_of(arguments)

    def _operations(
        self,
        op: Operation | None,
        end: Operation | None,
        out: list[bytes],
        numbers: Numbers,
        base: int,
        depth: int,
    ) -> None:
        """Operations from one to before another; values inside begin at `base`."""
        heads, ordered, places = self._heads, self._ordered, self._places
        number_of = numbers.__getitem__
        while op is not None and op is not end:
            results = op.results
            operands = op.operands
            types: Type | tuple[Type, ...] = ()
            if len(results) == 1:
                types = results[0].type
            elif results:
                types = tuple([result.type for result in results])
            rare = 0
            if op.regions or op.successors or ordered:
                rare = self._mask(op)
            key = (op.name, op.properties, op.attributes, types, len(operands), rare)
            head, tail = heads.get(key) or self.head(key)
            out += (head, places.pop(), tail)
            if operands:
                out += map(number_of, operands)
            if rare:
                self._rare(op, rare, out, numbers, base, depth + 1)
            op = op.next

    def _rare(
        self,
        op: Operation,
        mask: int,
        out: list[bytes],
        numbers: Numbers,
        base: int,
        depth: int,
    ) -> None:
        """What an operation has that few have."""
        if mask & HAS_SUCCESSORS:
            self._successors(op, out)
        if mask & HAS_USE_ORDERS:
            out.append(self._orders_of(op.results))
        if mask & HAS_REGIONS:
            self._regions(op, out, numbers, base, depth)

    def _mask(self, op: Operation) -> int:
        """What an operation has that few have."""
        mask = HAS_SUCCESSORS if op.successors else 0
        if self._ordered and not self._ordered.isdisjoint(op.results):
            mask |= HAS_USE_ORDERS
        return mask | HAS_REGIONS if op.regions else mask

    def _successors(self, op: Operation, out: list[bytes]) -> None:
        region = op.parent_region
        if region is None or any(b.parent is not region for b in op.successors):
            # In text its name would be that of a block which is there.
            raise op.bare_error("reference to block defined in another region")
        out.append(encode(len(op.successors)))
        out += [encode(self._indices[block]) for block in op.successors]

    def _regions(
        self, op: Operation, out: list[bytes], numbers: Numbers, base: int, depth: int
    ) -> None:
        if not self._isolated[op.name]:
            out.append(encode(len(op.regions) << 1))
            for region in op.regions:
                self._region(region, out, numbers, base, depth)
            return
        # A section of its own, so that it could be skipped.
        inside: list[bytes] = []
        for region in op.regions:
            self._region(region, inside, Numbers(), 0, depth)
        body = b"".join(inside)
        out += (encode(len(op.regions) << 1 | 1), _section(Section.IR, body))

    def head(self, key: Head) -> tuple[bytes, bytes]:
        """An operation's bytes before its location and after it."""
        name, properties, attributes, types, operands, mask = key
        entries = self.entries
        tail = b""
        if attributes:
            mask |= HAS_ATTRIBUTES
            tail += encode(entries.attribute(attributes))
        number, form = self._names.get(name) or self.name(name)
        if form is ANY or form is None:
            blob = self.whole_blob(name, form, properties)
        else:
            blob = self.blob(name, form, properties)
        if blob >= 0:
            mask |= HAS_PROPERTIES
            tail += encode(blob)
        if types:
            given = types if isinstance(types, tuple) else (types,)
            mask |= HAS_RESULTS
            tail += encode(len(given))
            tail += b"".join([encode(entries.type(ty)) for ty in given])
        if operands:
            mask |= HAS_OPERANDS
            tail += encode(operands)
        self._heads[key] = known = (number + bytes((mask,)), tail)
        return known

    def name(self, name: str) -> tuple[bytes, Codec | None]:
        """The number of an op's name, and the form of its properties."""
        form = ANY if _is_unknown(name) else codec(name)
        self._names[name] = known = (encode(len(self._names)), form)
        return known

    def whole_blob(
        self, name: str, form: Codec | None, properties: DictionaryAttr
    ) -> int:
        """The number of properties that no row has, -1 where there are none."""
        if not properties and properties is not WRITTEN_EMPTY:
            return -1
        if form is None:
            raise NoCodec(f"{name} has properties that its row does not have")
        whole = encode(self.entries.attribute(properties))
        return self.blobs.setdefault(whole, len(self.blobs))

    def blob(self, name: str, form: Codec, properties: DictionaryAttr) -> int:
        """The number of an operation's properties."""
        values = dict(properties.entries)
        get = values.get
        attribute = self.entries.attribute
        parts = []
        for entry, required in form.attributes:
            value = get(entry)
            if value is None and entry in form.filled_in:
                value = parse_attribute(form.filled_in[entry])
            if value is not None:
                index = attribute(value)
                parts.append(encode(index if required else index << 1 | 1))
            elif required:
                raise NoCodec(f"{name} lacks {entry}")
            else:
                parts.append(SMALL[0])
        for entry, _, written in form.plain:
            byte = written.get(get(entry))
            if byte is None:
                raise NoCodec(f"{name} has a value of {entry} that is none")
            parts.append(byte)
        for entry, count in form.segments:
            parts.append(self.segments(get(entry), count))
        if not form.names.issuperset(values):
            raise NoCodec(f"{name} has properties that its row does not have")
        return self.blobs.setdefault(b"".join(parts), len(self.blobs))

    def segments(self, sizes: Attribute | None, count: int) -> bytes:
        """The sizes of segments."""
        if not isinstance(sizes, DenseArrayAttr) or len(sizes) != count:
            raise NoCodec(f"{count} sizes of segments were expected")
        known = self._sizes.get(sizes)
        if known is None:
            values = [int(size) for size in sizes.values]
            if min(values, default=0) < 0:
                raise NoCodec("the sizes of segments are not negative")
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

    def file(self, operations: bytes) -> bytes:
        """All sections, after the magic number."""
        names = self._dialect_section()
        data, offsets = self._attribute_sections()
        blobs = [encode(len(blob)) + blob for blob in self.blobs]
        head = MAGIC + encode(VERSION) + _PRODUCER
        resources = self.entries.resources.sections(self.entries, len(head))
        return b"".join(
            (
                head,
                resources,
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
            dialect, dot, short = name.partition(".")
            if dot and not short:
                raise NoCodec("a name that ends after its first dot goes by text")
            number = dialects.setdefault(dialect, len(dialects))
            is_registered = not _is_unknown(name)
            entry = self.entries.string(short) << 1 | is_registered
            groups.append(encode(number) + encode(1) + encode(entry))
        if self.entries.llvm_attributes:
            self._llvm = dialects.setdefault(DIALECT, len(dialects))
        heads = [encode(self.entries.string(dialect) << 1) for dialect in dialects]
        counts = encode(len(groups))
        return encode(len(heads)) + b"".join(heads) + counts + b"".join(groups)

    def _attribute_sections(self) -> tuple[bytes, bytes]:
        """The entries' bytes, and where each begins."""
        found = self.entries
        offsets = [encode(len(found.attributes)), encode(len(found.types))]
        sizes = _sizes(found.attributes, found.textual_attributes)
        offsets += _by_owner(sizes, found.llvm_attributes, self._llvm)
        offsets += _by_owner(_sizes(found.types, found.textual_types), (), 0)
        return b"".join(found.attributes + found.types), b"".join(offsets)

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


def _sizes(group: list[bytes], texts: list[int]) -> list[bytes]:
    """The size of each, and whether it is encoded."""
    if native.COMPILED:
        return native.core.sizes_of(group, texts)
    sizes = [len(data) << 1 | 1 for data in group]
    for number in texts:
        sizes[number] ^= 1
    if max(sizes, default=0) < _SMALL:
        return [SMALL[size] for size in sizes]
    return list(map(encode, sizes))


def _by_owner(sizes: list[bytes], owned: Sequence[int], owner: int) -> list[bytes]:
    """The sizes in groups, each of one dialect: the builtin one, or an owner."""
    found: list[bytes] = []
    start = 0
    for number in (*owned, len(sizes)):
        if start < number:
            found += (SMALL[0], encode(number - start))
            found += sizes[start:number]
        if number < len(sizes):
            found += (encode(owner), SMALL[1], sizes[number])
        start = number + 1
    return found


def _section(kind: Section, body: bytes) -> bytes:
    return bytes((kind,)) + encode(len(body)) + body


if native.COMPILED:
    native.core.know_writer(bytes((Section.IR,)), ANY)
