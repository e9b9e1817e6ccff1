"""The strings, attributes, types and locations that a module's bytecode refers to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bridge.ir.attributes import Attribute, DenseElementsAttr, StringAttr
from bridge.ir.locations import (
    CallSiteLoc,
    FileLineColLoc,
    FusedLoc,
    Location,
    NameLoc,
    UnknownLoc,
)
from bridge.ir.types import I1, Type
from bridge.ir.values import Place
from bridge.source import Source
from bridge.upstream import nesting
from bridge.upstream.bytecode_format import AttributeCode, NoCodec, encode
from bridge.upstream.bytecode_tables import Lines

_BY_TEXT_ONLY: Final = ("distinct[", "dense_resource<")
"""What means something else in each text it stands in."""

_SMALL_DATA: Final = 64
"""Bytes of elements up to which a text is as good."""

Entry = tuple[bytes, int]
"""Its bytes, and whether they are the builtin encoding or a text."""


class Entries:
    """Numbers what is referred to, in the order it is met."""

    def __init__(self) -> None:
        self.strings: dict[str, int] = {}
        self.attributes: list[Entry] = []
        self.types: list[Entry] = []
        self._attributes: dict[Attribute, int] = {}
        self._types: dict[Type, int] = {}
        self._places: dict[Place, int] = {}
        self._files: dict[Source, bytes] = {}

    def string(self, text: str) -> int:
        """The number of a string."""
        return self.strings.setdefault(text, len(self.strings))

    def attribute(self, attr: Attribute) -> int:
        """The number of an attribute, which may be a location."""
        known = self._attributes.get(attr)
        if known is None:
            write = _CODED.get(type(attr))
            data = write(self, attr) if write else b""
            entry = (data, 1) if data else _text(attr)
            self._attributes[attr] = known = len(self.attributes)
            self.attributes.append(entry)
        return known

    def type(self, ty: Type) -> int:
        """The number of a type."""
        known = self._types.get(ty)
        if known is None:
            self._types[ty] = known = len(self.types)
            self.types.append(_text(ty))
        return known

    def place(self, place: Place) -> int:
        """The number of the location that a place stands for.

        What is not a location yet is none afterwards either.
        """
        if not isinstance(place, tuple):
            return self.attribute(place)
        known = self._places.get(place)
        if known is None:
            source, pos = place
            head = self._files.get(source) or self._file_head(source)
            if isinstance(source, Lines):
                data = head + source.encoded(pos)
            else:
                line, column = source.line_and_column(pos)
                data = head + encode(line) + encode(column)
            self._places[place] = known = len(self.attributes)
            self.attributes.append((data, 1))
        return known

    def depth(self) -> int:
        """How deep the texts are nested."""
        texts = [data for data, coded in (*self.attributes, *self.types) if not coded]
        return nesting.text_depth(b"\n".join(texts))

    def _file_head(self, source: Source) -> bytes:
        """What the bytes of all locations in a file begin with."""
        file = encode(self.attribute(StringAttr(source.filename)))
        self._files[source] = head = _FILE_LINE_COLUMN + file
        return head

    def _locations(self, locations: Sequence[Location]) -> bytes:
        numbers = [encode(self.attribute(loc)) for loc in locations]
        return encode(len(numbers)) + b"".join(numbers)


_FILE_LINE_COLUMN: Final = encode(AttributeCode.FILE_LINE_COLUMN)


def _text(node: Attribute | Type) -> Entry:
    text = str(node)
    if any(word in text for word in _BY_TEXT_ONLY):
        raise NoCodec("distinct attributes and resources go by text")
    return text.encode("utf-8", "surrogateescape") + b"\0", 0


def _string(entries: Entries, attr: StringAttr) -> bytes:
    if attr.type is None:
        return encode(AttributeCode.STRING) + encode(entries.string(attr.value))
    head = encode(AttributeCode.TYPED_STRING) + encode(entries.string(attr.value))
    return head + encode(entries.type(attr.type))


def _file_range(entries: Entries, loc: FileLineColLoc) -> bytes:
    file = encode(entries.attribute(StringAttr(loc.filename)))
    start = encode(loc.line) + encode(loc.column)
    if (loc.line, loc.column) == (loc.end_line, loc.end_column):
        return _FILE_LINE_COLUMN + file + start
    numbers = (loc.line, loc.column, loc.end_line, loc.end_column)
    head = encode(AttributeCode.FILE_RANGE) + file + encode(len(numbers))
    return head + b"".join(map(encode, numbers))


def _call_site(entries: Entries, loc: CallSiteLoc) -> bytes:
    callee, caller = entries.attribute(loc.callee), entries.attribute(loc.caller)
    return encode(AttributeCode.CALL_SITE) + encode(callee) + encode(caller)


def _name(entries: Entries, loc: NameLoc) -> bytes:
    name = entries.attribute(StringAttr(loc.name))
    child = entries.attribute(loc.child)
    return encode(AttributeCode.NAME) + encode(name) + encode(child)


def _fused(entries: Entries, loc: FusedLoc) -> bytes:
    locations = entries._locations(loc.locations)
    if loc.metadata is None:
        return encode(AttributeCode.FUSED) + locations
    metadata = encode(entries.attribute(loc.metadata))
    return encode(AttributeCode.FUSED_WITH_METADATA) + locations + metadata


def _dense_elements(entries: Entries, attr: DenseElementsAttr) -> bytes:
    if len(attr.data) <= _SMALL_DATA or attr.element is I1:
        return b""
    ty = encode(entries.type(attr.type))
    head = encode(AttributeCode.DENSE_ELEMENTS) + ty
    return head + encode(len(attr.data)) + attr.data


_CODED: Final[dict[type[Attribute], Callable[[Entries, Any], bytes]]] = {
    StringAttr: _string,
    UnknownLoc: lambda entries, loc: encode(AttributeCode.UNKNOWN),
    FileLineColLoc: _file_range,
    CallSiteLoc: _call_site,
    NameLoc: _name,
    FusedLoc: _fused,
    DenseElementsAttr: _dense_elements,
}
"""The builtin encodings; an empty one stands for the text."""
