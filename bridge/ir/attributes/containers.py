"""Arrays and dictionaries of attributes."""

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

from bridge.ir.attributes.base import Attribute


class ArrayAttr(Attribute):
    """`[1 : i32, "a"]`: a sequence."""

    elements: tuple[Attribute, ...]

    @classmethod
    def canonical(cls, elements: Iterable[Attribute]) -> tuple[tuple[Attribute, ...]]:
        return (tuple(elements),)

    def __iter__(self) -> Iterator[Attribute]:
        return iter(self.elements)

    def __len__(self) -> int:
        return len(self.elements)

    def __getitem__(self, index: int) -> Attribute:
        return self.elements[index]


class DictionaryAttr(Attribute):
    """`{a = 1 : i32, b}`: a read-only mapping, sorted by name as upstream keeps it.

    `DictionaryAttr.of(mapping)` makes one; `with_entry` makes a changed copy.
    """

    entries: tuple[tuple[str, Attribute], ...]
    __slots__ = ("_index",)
    _index: ClassVar[Any]

    may_be_memory_space = True

    @classmethod
    def canonical(
        cls, entries: Iterable[tuple[str, Attribute]]
    ) -> tuple[tuple[tuple[str, Attribute], ...]]:
        return (tuple(sorted(entries, key=_entry_name)),)

    @classmethod
    def of(cls, entries: Entries) -> DictionaryAttr:
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

Entries = Mapping[str, Attribute] | DictionaryAttr
"""Attributes by name, as they are given; kept as a `DictionaryAttr`."""


def _entry_name(entry: tuple[str, Attribute]) -> bytes:
    # Upstream compares bytes.
    return entry[0].encode("utf-8", "surrogateescape")


EMPTY_DICTIONARY: Final = DictionaryAttr(())


class _WrittenEmpty(DictionaryAttr):
    """Properties that are there and empty, as only an unregistered op can have them."""


WRITTEN_EMPTY: Final = _WrittenEmpty(())
"""`<{}>` of an unregistered op; everywhere else the same as no entries."""
