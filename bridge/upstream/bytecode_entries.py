"""The strings, attributes, types and locations that a module's bytecode refers to."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import Attribute, StringAttr
from bridge.ir.types import Type
from bridge.ir.values import Place
from bridge.source import Source
from bridge.upstream import nesting
from bridge.upstream.bytecode_encoders import ATTRIBUTES, FILE_LINE_COLUMN, TYPES
from bridge.upstream.bytecode_format import NoCodec, encode
from bridge.upstream.bytecode_tables import Lines

_BY_TEXT_ONLY: Final = ("distinct[", "dense_resource<")
"""What means something else in each text it stands in."""

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
            self._level += 1
            data = write(self, attr) if write else b""
            self._deepest = max(self._deepest, self._level)
            self._level -= 1
            entry = (data, 1) if data else _text(attr)
            self._attributes[attr] = known = len(self.attributes)
            self.attributes.append(entry)
        return known

    def type(self, ty: Type) -> int:
        """The number of a type."""
        known = self._types.get(ty)
        if known is None:
            write = TYPES.get(ty.ground)
            self._level += 1
            data = write(self, ty) if write else b""
            self._deepest = max(self._deepest, self._level)
            self._level -= 1
            entry = (data, 1) if data else _text(ty)
            self._types[ty] = known = len(self.types)
            self.types.append(entry)
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
        """How deep the attributes are nested in each other, and the texts."""
        texts = [data for data, coded in (*self.attributes, *self.types) if not coded]
        return self._deepest + nesting.text_depth(b"\n".join(texts))

    def _file_head(self, source: Source) -> bytes:
        """What the bytes of all locations in a file begin with."""
        file = encode(self.attribute(StringAttr(source.filename)))
        self._files[source] = head = FILE_LINE_COLUMN + file
        return head


def _text(node: Attribute | Type) -> Entry:
    text = str(node)
    if any(word in text for word in _BY_TEXT_ONLY):
        raise NoCodec("distinct attributes and resources go by text")
    return text.encode("utf-8", "surrogateescape") + b"\0", 0
