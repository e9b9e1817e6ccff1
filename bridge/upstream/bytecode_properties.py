"""The encoding of each op's properties in bytecode, derived from its row.

Upstream's generated code writes the attributes in alphabetical order, a required one as
its index, any other as its index with a flag whether it is there; then the properties
that are not attributes, each in its own way; then the sizes of the segments.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from bridge.ods.rows import Attribute, Row, row
from bridge.upstream.bytecode_format import NoCodec

TABLE: Final = Path(__file__).with_name("bytecode_ops.json")
"""The ops whose rows agree with the reference's bytecode, of one version of LLVM.

A row that takes a required attribute for an optional one would be read as nonsense, and
not be noticed. So rows are compared, by `tools/bytecode_ops.py`.
"""

_trusted: Final[list[bool]] = []

_SEGMENTS: Final = ("operandSegmentSizes", "resultSegmentSizes")
_FLAGS: Final = frozenset({"UnitProp"})
"""Kinds of properties that are one byte; in text a unit attribute, or `false`."""


@dataclass(frozen=True)
class Codec:
    """One op's properties in their order; segments are names and numbers of sizes."""

    attributes: tuple[tuple[str, bool], ...]
    flags: tuple[str, ...]
    segments: tuple[tuple[str, int], ...]
    filled_in: frozenset[str] = frozenset()
    """Attributes that reading a text fills in, and reading bytecode leaves out."""

    @cached_property
    def names(self) -> frozenset[str]:
        """All properties that it has."""
        entries = (*self.attributes, *self.segments)
        return frozenset(self.flags).union([name for name, _ in entries])


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
    unknown = [p.name for p in found.properties if p.constraint not in _FLAGS]
    if unknown:
        raise NoCodec(f"no codec for the properties {', '.join(unknown)} of {name}")
    return Codec(
        tuple(
            (attribute.name, not attribute.optional and not _has_default(attribute))
            for attribute in sorted(found.attributes, key=lambda a: a.name)
            if attribute.name in found.inherent
        ),
        tuple(p.name for p in found.properties),
        _segments(found),
        frozenset(
            a.name for a in found.attributes if _has_default(a) and not a.optional
        ),
    )


def _has_default(attribute: Attribute) -> bool:
    """Whether there is one: in C++, or of what is new in LLVM 24, its text."""
    return bool(attribute.default or attribute.text)


def _segments(found: Row) -> tuple[tuple[str, int], ...]:
    slots = (found.operands, found.results)
    return tuple(
        (name, len(values))
        for name, values in zip(_SEGMENTS, slots, strict=True)
        if name in found.inherent
    )
