"""The strings, attributes, types and locations that a module's bytecode refers to."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from bridge import native
from bridge.ir.attributes import Attribute, DialectAttr, StringAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.source import Source
from bridge.upstream import nesting, spellings
from bridge.upstream.bytecode_encoders import ATTRIBUTES, FILE_LINE_COLUMN, TYPES
from bridge.upstream.bytecode_format import DISTINCT, NoCodec, encode
from bridge.upstream.bytecode_resources import Resources
from bridge.upstream.bytecode_tables import Lines


class Entries:
    """Numbers what is referred to, in the order it is met."""

    def __init__(self) -> None:
        self.strings: dict[str, int] = {}
        self.resources = Resources()
        self.attributes: list[bytes] = []
        self.types: list[bytes] = []
        self.textual_attributes: list[int] = []
        self.textual_types: list[int] = []
        """The numbers of those that are stored as texts, not encoded."""
        self.llvm_attributes: list[int] = []
        """The numbers of those that the llvm dialect encodes, not the builtin one."""
        self._attributes: dict[Attribute, int] = {}
        self._types: dict[Type, int] = {}
        self.counts_anew = False
        """Whether there are texts that count distinct attributes, each from 0."""
        self._level = 0
        self._deepest = 0
        self.references = native.core.References(self) if native.COMPILED else None
        """What does the same, compiled."""

    @property
    def numbers(self) -> tuple[dict[Attribute, int], dict[Type, int]]:
        """Those of the attributes and types met so far."""
        return self._attributes, self._types

    def string(self, text: str) -> int:
        """The number of a string."""
        return self.strings.setdefault(text, len(self.strings))

    def attribute(self, attr: Attribute) -> int:
        """The number of an attribute, which may be a location."""
        known = self._attributes.get(attr)
        if known is None and self.references is not None and self.references.serves:
            return self.references.attribute(attr)
        if known is None:
            write = ATTRIBUTES.get(attr.ground)
            self._enter()
            data = write(self, attr) if write else b""
            self._level -= 1
            self._attributes[attr] = known = len(self.attributes)
            if not data:
                self.textual_attributes.append(known)
            elif attr.ground is DialectAttr:
                self.llvm_attributes.append(known)
            self.attributes.append(data or self.text(attr))
        return known

    def text(self, attr: Attribute) -> bytes:
        """The text of an attribute that has no other form."""
        known = spellings.ATTRIBUTES
        found = known.texts.get(attr)
        if found is not None:
            return found
        text = str(attr)
        _check_portable(text)
        if DISTINCT in text:
            self.counts_anew = True
            return _ended(text)
        return known.written(attr, _ended(text))

    def type(self, ty: Type) -> int:
        """The number of a type."""
        known = self._types.get(ty)
        if known is None and self.references is not None and self.references.serves:
            return self.references.type(ty)
        if known is None:
            write = TYPES.get(ty.ground)
            self._enter()
            data = write(self, ty) if write else b""
            self._level -= 1
            self._types[ty] = known = len(self.types)
            if not data:
                self.textual_types.append(known)
            self.types.append(data or self.type_text(ty))
        return known

    def type_text(self, ty: Type) -> bytes:
        """The text of a type that has no other form."""
        known = spellings.TYPES
        found = known.texts.get(ty)
        if found is not None:
            return found
        text = str(ty)
        if DISTINCT in text:
            raise NoCodec("a distinct attribute within a type goes by text")
        _check_portable(text)
        return known.written(ty, _ended(text))

    def _enter(self) -> None:
        self._level += 1
        if self._level > self._deepest:
            self._deepest = self._level

    def depth(self) -> int:
        """How deep the attributes are nested in each other, and the texts."""
        texts = [self.attributes[number] for number in self.textual_attributes]
        texts += [self.types[number] for number in self.textual_types]
        inside = self.references.deepest if self.references is not None else 0
        return self._deepest + inside + nesting.text_depth(b"\n".join(texts))


def numbered_places(entries: Entries, found: Iterable[AnyLocation]) -> list[bytes]:
    """The encoded number of each location, in their order.

    An offset in a file is not made a location: nearly every operation has its own.
    """
    if native.COMPILED:
        head_of = partial(_head, entries)
        return native.core.number_places(entries, found, Lines, head_of)
    found = list(found)
    numbers: dict[AnyLocation, bytes] = {}
    files: dict[Source, bytes] = {}
    for location in dict.fromkeys(found):
        if isinstance(location, tuple):
            source, pos = location
            if source not in files:
                files[source] = _head(entries, source)
            numbers[location] = encode(len(entries.attributes))
            entries.attributes.append(files[source] + _place(source, pos))
        else:
            numbers[location] = encode(entries.attribute(location))
    return [numbers[location] for location in found]


def _place(source: Source, pos: int) -> bytes:
    """A line and a column."""
    if type(source) is Lines:
        return source.encoded(pos)
    line, column = source.line_and_column(pos)
    return encode(line) + encode(column)


def _head(entries: Entries, source: Source) -> bytes:
    """What the locations in a file begin with."""
    file = entries.attribute(StringAttr(source.filename or "-"))
    return FILE_LINE_COLUMN + encode(file)


def _check_portable(text: str) -> None:
    if "dense_resource<" in text:
        raise NoCodec("a resource within another node goes by text")


def _ended(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape") + b"\0"
