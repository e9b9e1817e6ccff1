"""The strings, attributes, types and locations that a module's bytecode refers to."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import Attribute, StringAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.source import Source
from bridge.upstream import nesting
from bridge.upstream.bytecode_encoders import ATTRIBUTES, FILE_LINE_COLUMN, TYPES
from bridge.upstream.bytecode_format import SIZES, SMALL, NoCodec, encode
from bridge.upstream.bytecode_tables import Lines

_BY_TEXT_ONLY: Final = ("distinct[", "dense_resource<")
"""Nodes whose meaning depends on the text they occur in."""

_SMALL: Final = len(SMALL)


class Entries:
    """Numbers what is referred to, in the order it is met."""

    def __init__(self) -> None:
        self.strings: dict[str, int] = {}
        self.attributes: list[bytes] = []
        self.types: list[bytes] = []
        self.textual_attributes: list[int] = []
        self.textual_types: list[int] = []
        """The numbers of those that are stored as texts, not encoded."""
        self._attributes: dict[Attribute, int] = {}
        self._types: dict[Type, int] = {}
        self._level = 0
        self._deepest = 0

    def string(self, text: str) -> int:
        """The number of a string."""
        return self.strings.setdefault(text, len(self.strings))

    def attribute(self, attr: Attribute) -> int:
        """The number of an attribute, which may be a location."""
        known = self._attributes.get(attr)
        if known is None:
            write = ATTRIBUTES.get(attr.ground)
            self._enter()
            data = write(self, attr) if write else b""
            self._level -= 1
            self._attributes[attr] = known = len(self.attributes)
            if not data:
                self.textual_attributes.append(known)
            self.attributes.append(data or _text(attr))
        return known

    def type(self, ty: Type) -> int:
        """The number of a type."""
        known = self._types.get(ty)
        if known is None:
            write = TYPES.get(ty.ground)
            self._enter()
            data = write(self, ty) if write else b""
            self._level -= 1
            self._types[ty] = known = len(self.types)
            if not data:
                self.textual_types.append(known)
            self.types.append(data or _text(ty))
        return known

    def _enter(self) -> None:
        self._level += 1
        if self._level > self._deepest:
            self._deepest = self._level

    def depth(self) -> int:
        """How deep the attributes are nested in each other, and the texts."""
        texts = [self.attributes[number] for number in self.textual_attributes]
        texts += [self.types[number] for number in self.textual_types]
        return self._deepest + nesting.text_depth(b"\n".join(texts))


class Files(dict[Source, "_Places"]):
    """The encoded numbers of locations, by file and by offset in it."""

    def __init__(self, entries: Entries) -> None:
        self._entries = entries

    def __missing__(self, source: Source) -> _Places:
        locations: _Places
        file = encode(self._entries.attribute(StringAttr(source.filename or "-")))
        attributes = self._entries.attributes
        head = FILE_LINE_COLUMN + file
        if isinstance(source, Lines):
            self[source] = locations = _EncodedPlaces(source, head, attributes)
        else:
            self[source] = locations = _Places(source, head, attributes)
        return locations

    def number(self, location: AnyLocation) -> bytes:
        """The number of the location that an `AnyLocation` represents.

        What is not a location yet is none afterwards either.
        """
        if isinstance(location, tuple):
            source, pos = location
            return self[source][pos]
        return encode(self._entries.attribute(location))


class _Places(dict[int, bytes]):
    """The locations in one file: nearly every operation has one of its own.

    A dictionary that fills itself spares the call for those that it has.
    """

    def __init__(self, source: Source, head: bytes, attributes: list[bytes]) -> None:
        self._source = source
        self._head = head
        self._attributes = attributes

    def __missing__(self, pos: int) -> bytes:
        line, column = self._source.line_and_column(pos)
        return self._add(pos, encode(line) + encode(column))

    def _add(self, pos: int, location: bytes) -> bytes:
        self[pos] = number = encode(len(self._attributes))
        self._attributes.append(self._head + location)
        return number


class _EncodedPlaces(_Places):
    """Those that were read from bytecode, where both numbers are in order."""

    def __init__(self, source: Lines, head: bytes, attributes: list[bytes]) -> None:
        super().__init__(source, head, attributes)
        self._data = source.data

    def __missing__(self, pos: int) -> bytes:
        data = self._data
        end = pos + SIZES[data[pos]]
        end += SIZES[data[end]]
        # As `_add` does: a call for each would take a tenth of all time.
        attributes = self._attributes
        number = len(attributes)
        attributes.append(self._head + data[pos:end])
        self[pos] = found = SMALL[number] if number < _SMALL else encode(number)
        return found


def _text(node: Attribute | Type) -> bytes:
    text = str(node)
    if any(word in text for word in _BY_TEXT_ONLY):
        raise NoCodec("distinct attributes and resources go by text")
    return text.encode("utf-8", "surrogateescape") + b"\0"
