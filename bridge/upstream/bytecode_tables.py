"""What comes before the operations: strings, names, attributes and types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate
from operator import itemgetter
from typing import Final

from bridge import native
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    UNIT,
    WRITTEN_EMPTY,
    Attribute,
    DictionaryAttr,
    DistinctAttr,
)
from bridge.ir.locations import Location
from bridge.ir.resources import Resource
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.nodes import definition
from bridge.source import Source
from bridge.text.attributes import read_attribute
from bridge.text.state import Reader, State
from bridge.text.tokens import ParseError
from bridge.text.types import read_type
from bridge.upstream import bytecode_llvm, spellings
from bridge.upstream.bytecode_decoders import ATTRIBUTES, TYPES
from bridge.upstream.bytecode_format import (
    DISTINCT,
    HAS_ATTRIBUTES,
    HAS_PROPERTIES,
    MAGIC,
    SIZES,
    VERSION,
    AttributeCode,
    NoCodec,
    Section,
    add_varints,
    encode,
    varint,
    varints,
)
from bridge.upstream.bytecode_properties import ANY, Codec, codec

_BUILTIN: Final = "builtin"
_BLOB: Final = 0
"""The kind of a resource that is bytes."""
_ONE: Final = 1 << 1 | 1
"""The byte of the number one."""
_FILE_LINE_COLUMN: Final = encode(AttributeCode.FILE_LINE_COLUMN)[0]


class Lines(Source):
    """Lines and columns in a file, which bytecode stores as numbers.

    With an offset it is the location of an operation, decoded when it is needed:
    most never are.
    """

    __slots__ = ("data",)

    def __init__(self, data: bytes, filename: str) -> None:
        super().__init__("", filename)
        self.data = data

    def encoded(self, pos: int) -> bytes:
        """The line and column that are stored at an offset."""
        data = self.data
        end = pos + SIZES[data[pos]]
        return data[pos : end + SIZES[data[end]]]

    def line_and_column(self, pos: int) -> tuple[int, int]:
        line, pos = varint(self.data, pos)
        return line, varint(self.data, pos)[0]


class _FileLines(dict[int, Lines]):
    """Those of each file, by the number of its name."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def place(self, pos: int) -> AnyLocation:
        """The location whose file's number is at an offset."""
        file, pos = varint(self._tables.data, pos)
        return self[file], pos

    def __missing__(self, file: int) -> Lines:
        self[file] = lines = Lines(self._tables.data, self._tables.file(file))
        return lines


class Properties(dict[int, DictionaryAttr]):
    """Those of ops of one name, by their numbers."""

    def __init__(self, tables: Tables, name: int) -> None:
        self._tables = tables
        self._name = name

    def __missing__(self, blob: int) -> DictionaryAttr:
        self[blob] = found = self._tables.properties(self._name, blob)
        return found


class Tables:
    """The sections of one module; attributes and types are decoded when needed.

    Raises `NoCodec` where another version, a resource or an op without a codec is met.
    """

    def __init__(self, data: bytes, files: Mapping[str, str]) -> None:
        self.data = data
        self.counts_anew = False
        """Whether texts that were read count distinct attributes, each from 0."""
        self.sections = _sections(data)
        self._files = files
        self.strings = self._read_strings()
        self._dialects: list[str] = []
        self._builtin = -1
        self.names: list[str] = []
        self.short_names: list[str] = []
        """Those without a dialect, or that end after it: `"a."` is written as `"a"`."""
        self.codecs: list[Codec | None] = []
        self._read_dialects()
        self._read_offsets()
        self._blobs = self._read_blobs()
        self.resources = list(self._read_resources())

    # Looking up

    def attribute(self, index: int) -> Attribute:
        """The attribute of an index."""
        known = self.attributes[index]
        if known is None:
            self.attributes[index] = known = self._attribute(index)
        return known

    def type(self, index: int) -> Type:
        """The type of an index."""
        known = self.types[index]
        if known is None:
            self.types[index] = known = self._type(index)
        return known

    def dictionary(self, index: int) -> DictionaryAttr:
        """The attribute of an index that must be a dictionary."""
        found = self.attribute(index)
        if not isinstance(found, DictionaryAttr):
            raise NoCodec("a dictionary was expected")
        return found

    def location(self, index: int) -> Location:
        """The attribute of an index that must be a location."""
        found = self.attribute(index)
        if not isinstance(found, Location):
            raise NoCodec("a location was expected")
        return found

    def place(self, index: int) -> AnyLocation:
        """The location of an index, undecoded if it is one in a file."""
        return self.places[index] or self.location(index)

    def string_attribute(self, index: int) -> str:
        """The text of the string attribute of an index."""
        value = getattr(self.attribute(index), "value", None)
        if not isinstance(value, str):
            raise NoCodec("a string was expected")
        return value

    def file(self, index: int) -> str:
        """The name of a file, as the caller wants it called."""
        name = self.string_attribute(index)
        return self._files.get(name, name)

    def properties(self, name: int, blob: int) -> DictionaryAttr:
        """The properties of an op, by the numbers of its name and of its blob."""
        try:
            return self._decode_properties(self.codecs[name], blob)
        except (LookupError, NoCodec) as error:
            raise NoCodec(f"the properties of {self.names[name]}: {error}") from error

    def dictionaries(
        self, mask: int, known: Properties, pos: int
    ) -> tuple[tuple[DictionaryAttr, DictionaryAttr], int]:
        """The properties of an op and its discardable attributes."""
        properties = attributes = EMPTY_DICTIONARY
        if mask & HAS_ATTRIBUTES:
            index, pos = varint(self.data, pos)
            attributes = self.dictionary(index)
        if mask & HAS_PROPERTIES:
            first = self.data[pos]
            if first & 1:
                return (known[first >> 1], attributes), pos + 1
            index, pos = varint(self.data, pos)
            properties = known[index]
        return (properties, attributes), pos

    def type_list(self, pos: int) -> tuple[tuple[Type, ...], int]:
        """A list of types, and where what follows it begins."""
        data, types = self.data, self.types
        if data[pos] == _ONE and data[pos + 1] & 1:
            index = data[pos + 1] >> 1
            return (types[index] or self.type(index),), pos + 2
        indices, pos = varints(self.data, pos)
        return tuple([self.type(index) for index in indices]), pos

    # Sections

    def _read_strings(self) -> list[str]:
        data = self.data
        pos, _ = self.sections[Section.STRINGS]
        count, pos = varint(data, pos)
        sizes: list[int] = []
        pos = add_varints(sizes, data, pos, count)
        strings = []
        # The sizes are in reverse order, and include a zero after each.
        for size in reversed(sizes):
            raw = data[pos : pos + size - 1]
            strings.append(raw.decode("utf-8", "surrogateescape"))
            pos += size
        return strings

    def _read_dialects(self) -> None:
        data = self.data
        pos, end = self.sections[Section.DIALECTS]
        count, pos = varint(data, pos)
        for _ in range(count):
            entry, pos = varint(data, pos)
            self._dialects.append(self.strings[entry >> 1])
            if self._dialects[-1] == _BUILTIN:
                self._builtin = len(self._dialects) - 1
            if entry & 1:
                # The version that the dialect was written with: none writes one yet
                # whose codecs are here.
                raise NoCodec("a dialect has a version")
        _, pos = varint(data, pos)
        while pos < end:
            dialect, pos = varint(data, pos)
            count, pos = varint(data, pos)
            for _ in range(count):
                entry, pos = varint(data, pos)
                self._add_name(self._dialects[dialect], entry)

    def _add_name(self, dialect: str, entry: int) -> None:
        short = self.strings[entry >> 1]
        name = f"{dialect}.{short}" if short else dialect
        self.names.append(name)
        if not short:
            self.short_names.append(name)
        if entry & 1:
            self.codecs.append(codec(name))
        else:
            self.codecs.append(ANY)

    def _read_offsets(self) -> None:
        data = self.data
        pos, _ = self.sections[Section.OFFSETS]
        attributes, pos = varint(data, pos)
        types, pos = varint(data, pos)
        sizes: list[int] = []
        self._owners: list[int] = []
        for total in (attributes, attributes + types):
            while len(sizes) < total:
                dialect, pos = varint(data, pos)
                count, pos = varint(data, pos)
                self._owners += [dialect] * count
                pos = add_varints(sizes, data, pos, count)
        start, _ = self.sections[Section.ATTRIBUTES]
        self._coded = [entry & 1 for entry in sizes]
        self._offsets = list(accumulate([s >> 1 for s in sizes], initial=start))
        self.attributes: list[Attribute | None] = [None] * attributes
        self.types: list[Type | None] = [None] * types
        self.places: list[AnyLocation | None] = [None] * attributes
        self._find_places()

    def _find_places(self) -> None:
        """The locations in files, undecoded: nearly every operation has its own."""
        data, places, lines = self.data, self.places, _FileLines(self)
        entries = self._coded, self._owners, self._offsets
        code = _FILE_LINE_COLUMN
        if native.COMPILED:
            builtin = self._builtin
            native.core.find_places(data, places, *entries, lines, builtin, code)
            return
        numbers = range(len(places))
        for index, coded, owner, pos in zip(numbers, *entries, strict=False):
            if coded and data[pos] == code and owner == self._builtin:
                places[index] = lines.place(pos + 1)

    def _read_blobs(self) -> list[tuple[int, int]]:
        if Section.PROPERTIES not in self.sections:
            return []
        data = self.data
        pos, _ = self.sections[Section.PROPERTIES]
        count, pos = varint(data, pos)
        blobs = []
        for _ in range(count):
            size, pos = varint(data, pos)
            blobs.append((pos, pos + size))
            pos += size
        return blobs

    def _read_resources(self) -> Iterator[Resource]:
        """Those of dialects, in the order of their numbers."""
        data = self.data
        pos, end = self.sections.get(Section.RESOURCE_OFFSETS, (0, 0))
        start, _ = self.sections.get(Section.RESOURCES, (0, 0))
        if pos < end:
            outside, pos = varint(data, pos)
            if outside:
                raise NoCodec("resources of other tools go by text")
        while pos < end:
            dialect, pos = varint(data, pos)
            count, pos = varint(data, pos)
            for _ in range(count):
                key, pos = varint(data, pos)
                size, pos = varint(data, pos)
                if data[pos] != _BLOB:
                    raise NoCodec("a resource that is no blob goes by text")
                pos += 1
                blob = self._blob(start) if size else None
                start += size
                yield Resource(self.strings[key], blob, dialect=self._dialects[dialect])

    def _blob(self, pos: int) -> bytes:
        """A blob with its alignment before it, as text has it."""
        alignment, pos = varint(self.data, pos)
        size, pos = varint(self.data, pos)
        pos += -pos % max(alignment, 1)
        return alignment.to_bytes(4, "little") + self.data[pos : pos + size]

    # Entries

    def _attribute(self, index: int) -> Attribute:
        if not self._coded[index]:
            return self._textual_attribute(index)
        if self._dialects[self._owners[index]] == bytecode_llvm.DIALECT:
            return bytecode_llvm.decode(self, self._offsets[index])
        code, pos = self._code(index)
        decode = ATTRIBUTES.get(code)
        if decode is None:
            raise NoCodec(f"the builtin attribute {code} has no codec")
        return decode(self, pos)

    def _type(self, index: int) -> Type:
        entry = index + len(self.attributes)
        if not self._coded[entry]:
            return self._textual_type(entry)
        code, pos = self._code(entry)
        decode = TYPES.get(code)
        if decode is None:
            raise NoCodec(f"the builtin type {code} has no codec")
        return decode(self, pos)

    def _code(self, entry: int) -> tuple[int, int]:
        if self._owners[entry] != self._builtin:
            dialect = self._dialects[self._owners[entry]]
            raise NoCodec(f"the encoding of the dialect {dialect} is not known")
        return varint(self.data, self._offsets[entry])

    def _text(self, entry: int) -> str:
        raw = self.data[self._offsets[entry] : self._offsets[entry + 1] - 1]
        text = raw.decode("utf-8", "surrogateescape")
        if "dense_resource<" in text:
            raise NoCodec("a resource within an attribute goes by text")
        return text

    def _reader(self, text: str) -> Reader:
        state = State(allow_unregistered=True, defined=definition)
        return Reader(Source(text), 0, state)

    def _textual_attribute(self, index: int) -> Attribute:
        text = self._text(index)
        known = spellings.ATTRIBUTES.nodes.get(text)
        if known is not None:
            return known
        if DISTINCT in text:
            # What stands here is found by it, and read with all others of its kind.
            self.counts_anew = True
            return DistinctAttr.create(UNIT)
        try:
            reader = self._reader(text)
            found = read_attribute(reader)
        except ParseError as error:
            raise NoCodec(f"{text} is unreadable: {error}") from error
        if reader.peek().kind != "eof":
            raise NoCodec(f"more than an attribute: {text}")
        return spellings.ATTRIBUTES.read(text, found)

    def _textual_type(self, entry: int) -> Type:
        text = self._text(entry)
        if DISTINCT in text:
            raise NoCodec("a distinct attribute within a type goes by text")
        known = spellings.TYPES.nodes.get(text)
        if known is not None:
            return known
        try:
            reader = self._reader(text)
            found = read_type(reader)
        except ParseError as error:
            raise NoCodec(f"{text} is unreadable: {error}") from error
        if reader.peek().kind != "eof":
            raise NoCodec(f"more than a type: {text}")
        return spellings.TYPES.read(text, found)

    def _decode_properties(self, form: Codec | None, blob: int) -> DictionaryAttr:
        data = self.data
        pos, end = self._blobs[blob]
        if form is ANY:
            index, _ = varint(data, pos)
            return self.dictionary(index) or WRITTEN_EMPTY
        if form is None:
            raise NoCodec("the row has none")
        entries, pos = self._property_entries(form, pos)
        if form.rest:
            entries += form.decoded_rest(data[pos:end])
            entries.sort(key=_entry_name)
        elif pos != end:
            raise NoCodec("they are not what the row says")
        return DictionaryAttr.sound(tuple(entries)) if entries else EMPTY_DICTIONARY

    def _property_entries(
        self, form: Codec, pos: int
    ) -> tuple[list[tuple[str, Attribute]], int]:
        """The attributes among the properties, and where what follows them begins."""
        if native.COMPILED:
            return native.core.property_entries(self, form.attributes, pos)
        entries: list[tuple[str, Attribute]] = []
        for name, required in form.attributes:
            index, pos = varint(self.data, pos)
            if not required:
                if not index & 1:
                    continue
                index >>= 1
            entries.append((name, self.attribute(index)))
        return entries, pos


_entry_name: Final = itemgetter(0)


def _sections(data: bytes) -> dict[int, tuple[int, int]]:
    """Where each section begins and ends."""
    version, pos = varint(data, len(MAGIC))
    if not data.startswith(MAGIC) or version != VERSION:
        raise NoCodec("not bytecode of version 6")
    pos = data.index(b"\0", pos) + 1
    sections = {}
    while pos < len(data):
        kind = data[pos]
        size, pos = varint(data, pos + 1)
        if kind & 0x80:
            alignment, pos = varint(data, pos)
            pos += -pos % alignment
        sections[kind & 0x7F] = (pos, pos + size)
        pos += size
    return sections
