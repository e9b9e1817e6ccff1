"""The parts of dialects' types and attributes, in their one stored form.

What a body refers to is a node in it only where an alias may be printed for it
or inside it; all else is text. So a type that was read, one that was built, and one
that came from the reference are one node.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from bridge.ir.above import ABOVE
from bridge.later import later

if TYPE_CHECKING:
    from bridge.ir.attributes import Attribute
    from bridge.ir.types import Type

Part: TypeAlias = "str | Type | Attribute"

holds_reference: Final = later(
    "search", r"[#!]|affine_map|affine_set|distinct|loc\(|tuple<(?:[^,]*,){16}"
)
"""Finds what may have an alias, a large tuple among it."""


def merged(parts: Sequence[Part]) -> tuple[Part, ...]:
    """Parts with nodes only where they matter, and texts that touch made one."""
    found: list[Part] = []
    for part in parts:
        for piece in (part,) if isinstance(part, str) else pieces_of(part):
            if isinstance(piece, str) and found and isinstance(found[-1], str):
                found[-1] += piece
            else:
                found.append(piece)
    return tuple(found)


def pieces_of(node: Type | Attribute) -> Sequence[Part]:
    inside = ABOVE.part_forms().get(node.ground)
    if inside is not None:
        found: Sequence[Part] = inside(node)
        return found
    text = str(node)
    return (node,) if holds_reference(text) else (text,)


def listed(opening: str, nodes: Iterable[Sequence[Part]], closing: str) -> list[Part]:
    """The pieces of some nodes with commas between them, in brackets."""
    found: list[Part] = [opening]
    for number, pieces in enumerate(nodes):
        if number:
            found.append(", ")
        found += pieces
    return [*found, closing]
