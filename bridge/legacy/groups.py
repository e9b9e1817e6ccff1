"""The sizes of groups of operands, which were the elements of a vector."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import (
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    DictionaryAttr,
)
from bridge.ir.core import Operation
from bridge.ir.types import I32
from bridge.legacy.edits import in_code

if TYPE_CHECKING:
    from bridge.legacy.reader import LegacyReader

SIZES: Final = {
    "operand_segment_sizes": "operandSegmentSizes",
    "result_segment_sizes": "resultSegmentSizes",
}
"""Properties by the names they had."""

_find: Final = re.compile(
    rf"\b({'|'.join(SIZES)})\s*[=:]\s*dense\s*<[^<>]*>\s*:\s*vector\s*<[^<>]*>"
).finditer


def with_sizes(given: DictionaryAttr) -> DictionaryAttr:
    """Attributes with the sizes of groups as they are today."""
    if SIZES.keys().isdisjoint(name for name, _ in given.items()):
        return given
    entries = {
        name: _today(attr) if name in SIZES else attr for name, attr in given.items()
    }
    return DictionaryAttr.of(entries)


def _today(attr: Attribute) -> Attribute:
    if not isinstance(attr, DenseElementsAttr):
        return attr
    return DenseArrayAttr.of(I32, [int(value) for value in attr.values])


def note_sizes(
    reader: LegacyReader, op: Operation, start: int, bodies: list[tuple[int, int]]
) -> None:
    """Notes the sizes that an op says, outside of its bodies."""
    end = reader.pos
    for first, after in [*bodies, (end, end)]:
        for found in in_code(_find, reader.text, start, first):
            attr = op.get(SIZES[found[1]]) or op.get(found[1])
            if isinstance(attr, DenseArrayAttr):
                kind = "sizes of groups as elements"
                text = f"{SIZES[found[1]]} = {attr}"
                reader.legacy.edits.replace(*found.span(), text, kind)
        start = after
