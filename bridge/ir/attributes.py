"""Every builtin attribute of upstream, and those of dialects kept as they are written.

Locations are attributes as well, and live in `bridge.ir.locations`.
"""

from __future__ import annotations

from collections.abc import (
    ItemsView,
    Iterable,
    Iterator,
    KeysView,
    Mapping,
    ValuesView,
)
from typing import Any, ClassVar, Final

from bridge.ir.affine import AffineMap, IntegerSet
from bridge.ir.base import Node
from bridge.ir.types import Type


class Attribute(Node):
    """The base of all attributes."""

    def __str__(self) -> str:
        from bridge.text.attributes import format_attribute

        return format_attribute(self)


class UnitAttr(Attribute):
    """`unit`: present or absent, nothing more."""


class IntegerAttr(Attribute):
    """`7 : i32`, `true`, `3 : index`; `value` is as printed (signless as signed)."""

    value: int
    type: Type


class FloatAttr(Attribute):
    """`1.0 : f32`; `bits` is the exact pattern in the type's format."""

    bits: int
    type: Type


class StringAttr(Attribute):
    """`"text"`; bytes that are not UTF-8 are kept as surrogate escapes."""

    value: str
    type: Type | None = None


class SymbolRefAttr(Attribute):
    """`@root::@nested`."""

    root: str
    nested: tuple[str, ...] = ()


class TypeAttr(Attribute):
    """A type as an attribute."""

    type: Type


class ArrayAttr(Attribute):
    """`[1 : i32, "a"]`."""

    elements: tuple[Attribute, ...]


class DictionaryAttr(Attribute):
    """`{a = 1 : i32, b}`: a read-only mapping, sorted by name as upstream keeps it.

    `DictionaryAttr.of(mapping)` makes one; `with_entry` makes a changed copy.
    """

    entries: tuple[tuple[str, Attribute], ...]
    __slots__ = ("_index",)
    _index: ClassVar[Any]

    @classmethod
    def canonical(
        cls, entries: Iterable[tuple[str, Attribute]]
    ) -> tuple[tuple[tuple[str, Attribute], ...]]:
        return (tuple(sorted(entries, key=_entry_name)),)

    @classmethod
    def of(cls, entries: Mapping[str, Attribute] | DictionaryAttr) -> DictionaryAttr:
        """The dictionary of a mapping; itself if it is one."""
        if isinstance(entries, DictionaryAttr):
            return entries
        return cls(tuple(entries.items())) if entries else EMPTY_DICTIONARY

    def check(self) -> None:
        object.__setattr__(self, "_index", dict(self.entries))
        if len(self._index) != len(self.entries):
            raise ValueError("duplicate key in dictionary attribute")

    def with_entry(self, name: str, value: Attribute | None) -> DictionaryAttr:
        """A copy with an entry set, or removed with `None`."""
        entries = dict(self._index)
        if value is None:
            entries.pop(name, None)
        else:
            entries[name] = value
        return DictionaryAttr.of(entries)

    def get(self, name: str) -> Attribute | None:
        found: Attribute | None = self._index.get(name)
        return found

    def __getitem__(self, name: str) -> Attribute:
        found: Attribute = self._index[name]
        return found

    def __contains__(self, name: object) -> bool:
        return name in self._index

    def __iter__(self) -> Iterator[str]:
        return iter(self._index)

    def __len__(self) -> int:
        return len(self.entries)

    def keys(self) -> KeysView[str]:
        names: KeysView[str] = self._index.keys()
        return names

    def values(self) -> ValuesView[Attribute]:
        values: ValuesView[Attribute] = self._index.values()
        return values

    def items(self) -> ItemsView[str, Attribute]:
        items: ItemsView[str, Attribute] = self._index.items()
        return items


Mapping.register(DictionaryAttr)


def _entry_name(entry: tuple[str, Attribute]) -> str:
    return entry[0]


EMPTY_DICTIONARY: Final = DictionaryAttr(())


class AffineMapAttr(Attribute):
    """`affine_map<(d0) -> (d0)>`."""

    map: AffineMap


class IntegerSetAttr(Attribute):
    """`affine_set<(d0) : (d0 >= 0)>`."""

    set: IntegerSet


class DenseArrayAttr(Attribute):
    """`array<i64: 1, 2>`."""

    element: Type
    values: tuple[int | float, ...]


class DenseElementsAttr(Attribute):
    """`dense<[1, 2]> : tensor<2xi32>`.

    `data` holds the elements in upstream's raw layout (each padded to whole bytes,
    little endian), or one element where `splat`.
    """

    type: Type
    data: bytes
    splat: bool


class DenseStringElementsAttr(Attribute):
    """`dense<["a", "b"]> : tensor<2x!d.string>`."""

    type: Type
    values: tuple[str, ...]
    splat: bool


class Resource:
    """A blob that attributes of a file refer to by a key; equal to itself alone.

    `blob` is upstream's encoding, an alignment of four bytes and the data, or None
    where the file's metadata has no such entry.
    """

    __slots__ = ("__weakref__", "_blob", "dialect", "key")

    def __init__(
        self, key: str, blob: bytes | str | None = None, dialect: str = "builtin"
    ) -> None:
        self.key = key
        self.dialect = dialect
        self._blob = blob

    @property
    def blob(self) -> bytes | None:
        """The bytes; a hex text that was read is decoded when they are asked for."""
        if isinstance(self._blob, str):
            self._blob = bytes.fromhex(self._blob)
        return self._blob

    @blob.setter
    def blob(self, blob: bytes | str | None) -> None:
        self._blob = blob


class DenseResourceAttr(Attribute):
    """`dense_resource<key> : tensor<2xi32>`; the blob stands in the file's metadata."""

    resource: Resource
    type: Type


class SparseElementsAttr(Attribute):
    """`sparse<[[0, 0]], [1]> : tensor<2x2xi32>`."""

    type: Type
    indices: DenseElementsAttr
    values: Attribute


class StridedLayoutAttr(Attribute):
    """`strided<[?, 1], offset: 4>`."""

    strides: tuple[int, ...]
    offset: int = 0


class DistinctAttr(Attribute):
    """`distinct[0]<"a">`: equal to itself alone; `identity` tells them apart."""

    identity: int
    referenced: Attribute


class DialectAttr(Attribute):
    """An attribute of a dialect that is not modelled; see `DialectType`."""

    dialect: str
    parts: tuple[str | Type | Attribute, ...]
    type: Type | None = None
