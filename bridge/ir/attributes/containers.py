"""Arrays and dictionaries of attributes."""

from __future__ import annotations

from collections.abc import ItemsView, Iterable, Iterator, KeysView, Mapping, ValuesView
from operator import itemgetter
from typing import Final

from bridge.arguments import Fault, one
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


def elements_of(attr: Attribute | None) -> tuple[Attribute, ...]:
    """The elements of an array; none of what is no array, or missing."""
    return attr.elements if isinstance(attr, ArrayAttr) else ()


class DictionaryAttr(Attribute):
    """`{a = 1 : i32, b}`: a read-only mapping, sorted by name as upstream keeps it.

    `DictionaryAttr.of(mapping)` makes one; `with_entry` makes a changed copy.
    """

    entries: tuple[tuple[str, Attribute], ...]

    may_be_memory_space = True

    @classmethod
    def canonical(
        cls, entries: Iterable[tuple[str, Attribute]]
    ) -> tuple[tuple[tuple[str, Attribute], ...]]:
        found = tuple(entries)
        if len(found) > 1:
            ascii_only = "".join([name for name, _ in found]).isascii()
            found = tuple(sorted(found, key=_name if ascii_only else _name_bytes))
        return (found,)

    @classmethod
    def of(cls, entries: Entries) -> DictionaryAttr:
        """The dictionary of a mapping; itself if it is one.

        Raises `TypeError` for what is no mapping of names to attributes.
        """
        if isinstance(entries, DictionaryAttr):
            return entries
        if not isinstance(entries, Mapping):
            wanted = "Mapping[str, Attribute]"
            raise Fault("entries", wanted, entries).error("DictionaryAttr.of")
        for name, value in entries.items():
            if not isinstance(value, Attribute):
                raise Fault(str(name), "Attribute", value).error("DictionaryAttr")
        return cls(tuple(entries.items())) if entries else EMPTY_DICTIONARY

    @classmethod
    def made_of(cls, entries: tuple[tuple[str, Attribute], ...]) -> DictionaryAttr:
        """The dictionary of entries of different names, which nothing is asked of."""
        return cls.sound(*cls.canonical(entries)) if entries else EMPTY_DICTIONARY

    def check(self) -> None:
        entries = self.entries
        if len(entries) > 1 and len({name for name, _ in entries}) != len(entries):
            raise ValueError("duplicate key in dictionary attribute")

    def with_entry(self, name: str, value: Attribute | None) -> DictionaryAttr:
        """A copy with an entry set, or removed with `None`.

        Raises `TypeError` for a name or value that is none.
        """
        one(str, name, "name", "DictionaryAttr.with_entry")
        entries = dict(self.entries)
        if value is None:
            entries.pop(name, None)
        else:
            entries[name] = value
        return DictionaryAttr.of(entries)

    # Dictionaries are short, and there is one for nearly every operation: looking
    # through the entries costs less than an index of them in each would.

    def get(self, name: str) -> Attribute | None:
        for key, value in self.entries:
            if key == name:
                return value
        return None

    def __getitem__(self, name: str) -> Attribute:
        found = self.get(name)
        if found is None:
            raise KeyError(name)
        return found

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.get(name) is not None

    def __iter__(self) -> Iterator[str]:
        return iter([name for name, _ in self.entries])

    def __len__(self) -> int:
        return len(self.entries)

    def keys(self) -> KeysView[str]:
        return dict(self.entries).keys()

    def values(self) -> ValuesView[Attribute]:
        return dict(self.entries).values()

    def items(self) -> ItemsView[str, Attribute]:
        return dict(self.entries).items()


Mapping.register(DictionaryAttr)

Entries = Mapping[str, Attribute] | DictionaryAttr
"""Attributes by name, as they are passed; stored as a `DictionaryAttr`."""


_name: Final = itemgetter(0)


def _name_bytes(entry: tuple[str, Attribute]) -> bytes:
    # Upstream compares bytes.
    return entry[0].encode("utf-8", "surrogateescape")


EMPTY_DICTIONARY: Final = DictionaryAttr(())


class _WrittenEmpty(DictionaryAttr):
    """Properties that are there and empty, as only an unregistered op can have them."""


WRITTEN_EMPTY: Final = _WrittenEmpty(())
"""`<{}>` of an unregistered op; everywhere else the same as no entries."""
