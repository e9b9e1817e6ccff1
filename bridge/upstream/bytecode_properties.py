"""The encoding of each op's properties in bytecode, derived from its row.

Upstream's generated code writes the attributes in alphabetical order, a required one as
its index, any other as its index with a flag whether it is there; then the properties
that are not attributes, each in its own way; then the sizes of the segments.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from bridge.ir.attributes import (
    FALSE,
    TRUE,
    UNIT,
    Attribute,
    DenseArrayAttr,
    IntegerAttr,
)
from bridge.ir.types import I32
from bridge.ods import rows
from bridge.ods.nodes import parse_attribute
from bridge.ods.rows import Row, row, table
from bridge.upstream.bytecode_format import SMALL, NoCodec, sparse_array

TABLE: Final = Path(__file__).with_name("bytecode_ops.json")
"""The ops whose rows agree with the reference's bytecode, of one version of LLVM.

A row that takes a required attribute for an optional one would be read as nonsense, and
not be noticed. So rows are compared, by `tools/bytecode_ops.py`.
"""

_trusted: Final[list[bool]] = []

_SEGMENTS: Final = ("operandSegmentSizes", "resultSegmentSizes")


class Plain(NamedTuple):
    """A property that is no attribute: one byte, which stands for an attribute."""

    name: str
    read: Mapping[int, Attribute]
    written: Mapping[Attribute | None, bytes]


@dataclass(frozen=True)
class Codec:
    """One op's properties in their order; segments are names and numbers of sizes."""

    attributes: tuple[tuple[str, bool], ...]
    plain: tuple[Plain, ...]
    segments: tuple[tuple[str, int], ...]
    filled_in: Mapping[str, str]
    """The texts of attributes that reading a text fills in, and bytecode does not."""

    @cached_property
    def rest(self) -> bool:
        """Whether it has more than attributes."""
        return bool(self.plain or self.segments)

    @cached_property
    def _rests(self) -> dict[bytes, list[tuple[str, Attribute]]]:
        return {}

    def decoded_rest(self, data: bytes) -> list[tuple[str, Attribute]]:
        """What follows the attributes: few values that occur often."""
        known = self._rests.get(data)
        if known is None:
            self._rests[data] = known = list(self._decoded_rest(data))
        return known

    def _decoded_rest(self, data: bytes) -> Iterator[tuple[str, Attribute]]:
        pos = 0
        for name, values, _ in self.plain:
            yield name, values[data[pos]]
            pos += 1
        for name, count in self.segments:
            sizes, pos = sparse_array(data, pos, count)
            yield name, DenseArrayAttr(I32, b"".join(map(_int32, sizes)))
        if pos != len(data):
            raise NoCodec("they are not what the row says")

    @cached_property
    def names(self) -> frozenset[str]:
        """All properties that it has."""
        entries = (*self.attributes, *self.segments)
        plain = [prop.name for prop in self.plain]
        return frozenset(plain).union([name for name, _ in entries])


ANY: Final = Codec((), (), (), {})
"""The codec of an op that upstream does not know: one dictionary."""


@cache
def _table() -> dict[str, Any]:
    found: dict[str, object] = json.loads(TABLE.read_bytes())
    return found


@cache
def verified_ops() -> frozenset[str]:
    """The ops that `TABLE` has."""
    return frozenset(_table()["ops"])


def is_verified_version(version: str) -> bool:
    """Whether the table was made with this version of LLVM."""
    return bool(_table()["llvm"] == version)


def trust_rows() -> None:
    """Takes every row at its word, to find out which agree."""
    _trusted.append(True)


@cache
def codec(name: str) -> Codec | None:
    """The codec of an op's properties, None where it has none.

    Raises `NoCodec` for an op without a row, and where a property is of a kind whose
    bytes are not known.
    """
    found = row(name)
    if found is None:
        raise NoCodec(f"the op {name} has no row")
    if not _trusted and name not in verified_ops():
        raise NoCodec(f"the row of {name} was not compared with its bytecode")
    if not found.inherent:
        return None
    return Codec(
        tuple(
            (attribute.name, not attribute.optional and not _has_default(attribute))
            for attribute in sorted(found.attributes, key=lambda a: a.name)
            if attribute.name in found.inherent
        ),
        tuple(_plain(found, prop) for prop in found.properties),
        _segments(found),
        {
            # One that has a default without a text is one that is not there.
            a.name: a.text
            for a in found.attributes
            if a.text and not a.optional
        },
    )


def _int32(value: int) -> bytes:
    return value.to_bytes(4, "little")


def _plain(found: Row, prop: rows.Property) -> Plain:
    """A unit property is a byte, an enum a number, of which each has few."""
    dialect = table(found.name.partition(".")[0])
    assert dialect is not None
    constraint = dialect.constraint(prop.constraint)
    if constraint.facts["property"] == "bool":
        return Plain(prop.name, {0: FALSE, 1: UNIT}, _FLAG)
    values = [value for value in constraint.test[2:] if isinstance(value, int)]
    if "enum" not in constraint.facts or not values or max(values) >= _ONE_BYTE:
        raise NoCodec(f"no codec for the property {prop.name} of {found.name}")
    default = parse_attribute(prop.text)
    if not isinstance(default, IntegerAttr):
        raise NoCodec(f"the property {prop.name} of {found.name} is no number")
    numbers = {value: IntegerAttr(value, default.type) for value in values}
    read = {SMALL[value][0]: number for value, number in numbers.items()}
    written: dict[Attribute | None, bytes] = {None: SMALL[default.value]}
    written |= {number: SMALL[value] for value, number in numbers.items()}
    return Plain(prop.name, read, written)


_ONE_BYTE: Final = 64
_FLAG: Final[Mapping[Attribute | None, bytes]] = {
    UNIT: b"\1",
    TRUE: b"\1",
    FALSE: b"\0",
    None: b"\0",
}


def _has_default(attribute: rows.Attribute) -> bool:
    """Whether there is one: in C++, or of what is new in LLVM 24, its text."""
    return bool(attribute.default or attribute.text)


def _segments(found: Row) -> tuple[tuple[str, int], ...]:
    slots = (found.operands, found.results)
    return tuple(
        (name, len(values))
        for name, values in zip(_SEGMENTS, slots, strict=True)
        if name in found.inherent
    )
