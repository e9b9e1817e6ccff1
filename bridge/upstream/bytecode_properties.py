"""How each op's properties stand in bytecode, derived from its row.

Upstream's generated code writes the attributes in alphabetical order, a required one as
its index, any other as its index with a flag whether it is there; then the properties
that are not attributes, each in its own way; then the sizes of the segments.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from bridge.ods.rows import Row, row
from bridge.upstream.bytecode_format import NoCodec

_SEGMENTS: Final = ("operandSegmentSizes", "resultSegmentSizes")
_FLAGS: Final = frozenset({"UnitProp"})
"""Kinds of properties that are one byte, and in text a unit attribute or nothing."""


@dataclass(frozen=True, slots=True)
class Codec:
    """One op's properties in their order; segments are names and numbers of sizes."""

    attributes: tuple[tuple[str, bool], ...]
    flags: tuple[str, ...]
    segments: tuple[tuple[str, int], ...]


@cache
def codec(name: str) -> Codec | None:
    """The codec of an op's properties, None where it has none.

    Raises `NoCodec` for an op without a row, and where a property is of a kind whose
    bytes are not known.
    """
    found = row(name)
    if found is None:
        raise NoCodec(f"the op {name} has no row")
    if not found.inherent:
        return None
    unknown = [p.name for p in found.properties if p.constraint not in _FLAGS]
    if unknown:
        raise NoCodec(f"no codec for the properties {', '.join(unknown)} of {name}")
    return Codec(
        tuple(
            (attribute.name, not attribute.optional and not attribute.default)
            for attribute in sorted(found.attributes, key=lambda a: a.name)
            if attribute.name in found.inherent
        ),
        tuple(p.name for p in found.properties),
        _segments(found),
    )


def _segments(found: Row) -> tuple[tuple[str, int], ...]:
    slots = (found.operands, found.results)
    return tuple(
        (name, len(values))
        for name, values in zip(_SEGMENTS, slots, strict=True)
        if name in found.inherent
    )
