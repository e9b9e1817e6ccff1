"""Where an attribute is stored: what the row of an op calls inherent is a property.

It is one whichever way it was given, as it is in upstream; all else of a registered op
is discardable. Of an op that nobody knows, everything stays where it was put.
"""

from __future__ import annotations

from typing import Final

from bridge.ir.above import ABOVE
from bridge.ir.attributes import DictionaryAttr

Dictionaries = tuple[DictionaryAttr, DictionaryAttr]
"""Properties and discardable attributes."""

_KNOWN: Final[dict[str, frozenset[str]]] = {}


def inherent_names(name: str) -> frozenset[str] | None:
    """The names of an op's inherent attributes; None where the op is not registered."""
    found = _KNOWN.get(name)
    if found is None:
        line = ABOVE.row(name)
        if line is not None:
            found = _KNOWN[name] = line.inherent
    return found


def sorted_out(
    name: str, properties: DictionaryAttr, attributes: DictionaryAttr
) -> Dictionaries:
    """Each entry of an op's dictionaries where it is stored.

    One that moves goes before one of its name that is there.
    """
    inherent = inherent_names(name) if properties or attributes else None
    if inherent is None:
        return properties, attributes
    astray = {k: attr for k, attr in properties.entries if k not in inherent}
    late = {k: attr for k, attr in attributes.entries if k in inherent}
    if not astray and not late:
        return properties, attributes
    kept = {k: attr for k, attr in properties.entries if k in inherent}
    others = {k: attr for k, attr in attributes.entries if k not in inherent}
    return DictionaryAttr.of(kept | late), DictionaryAttr.of(others | astray)


def refuse_twice(
    name: str, properties: DictionaryAttr, attributes: DictionaryAttr
) -> None:
    """Raises `ValueError` where both dictionaries of a registered op have one name."""
    if properties and attributes and inherent_names(name) is not None:
        for key in properties:
            if key in attributes:
                raise ValueError(f"{name}: {key!r} is a property and an attribute")
