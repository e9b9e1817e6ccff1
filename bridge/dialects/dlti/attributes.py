"""Attributes of the dlti dialect: how data is laid out, and what it is laid out for."""

from __future__ import annotations

from bridge.dialects.dlti.ops import Entry
from bridge.ir.attributes import Attribute
from bridge.ir.types import Type
from bridge.ods.nodes import DefinedAttr


def _value(entries: tuple[Entry, ...], key: Type | str) -> Attribute | None:
    return next((value for known, value in entries if known == key), None)


class DataLayoutEntryAttr(DefinedAttr, name="dlti.dl_entry"):
    """An entry: a key and a value."""

    key: Type | str
    value: Attribute


class DataLayoutSpecAttr(DefinedAttr, name="dlti.dl_spec"):
    """A data layout: entries for types, and for identifiers like `dlti.endianness`."""

    entries: tuple[Entry, ...] = ()

    def lookup(self, key: Type | str) -> Attribute | None:
        """Its entry for a type or a name."""
        return _value(self.entries, key)


class MapAttr(DefinedAttr, name="dlti.map"):
    """A map of entries with any keys."""

    entries: tuple[Entry, ...] = ()

    def lookup(self, key: Type | str) -> Attribute | None:
        """Its entry for a type or a name."""
        return _value(self.entries, key)


class TargetDeviceSpecAttr(DefinedAttr, name="dlti.target_device_spec"):
    """The entries of a target device, by identifiers."""

    entries: tuple[Entry, ...]

    def lookup(self, key: str) -> Attribute | None:
        """Its entry for a name."""
        return _value(self.entries, key)


class TargetSystemSpecAttr(DefinedAttr, name="dlti.target_system_spec"):
    """The devices of a target system, by identifiers."""

    entries: tuple[Entry, ...]

    def lookup(self, key: str) -> Attribute | None:
        """The device of a name."""
        return _value(self.entries, key)
