"""The parts of dialects' types and attributes, in the one form they are kept in.

What a body refers to stands in it as a node only where an alias may be printed for it
or inside it; all else is text. So a type that was read, one that was built, and one
that came from the reference are one node.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from bridge.ir.attributes import Attribute
    from bridge.ir.types import Type

Part: TypeAlias = "str | Type | Attribute"
Inside: TypeAlias = "Callable[[Any], Sequence[Part]]"

_HOLDS_REFERENCE: Final = re.compile(r"[#!]|affine_map|affine_set|distinct").search


def merged(parts: Sequence[Part]) -> tuple[Part, ...]:
    """Parts with nodes only where they matter, and texts that touch made one."""
    found: list[Part] = []
    for part in parts:
        for piece in (part,) if isinstance(part, str) else _pieces(part):
            if isinstance(piece, str) and found and isinstance(found[-1], str):
                found[-1] += piece
            else:
                found.append(piece)
    return tuple(found)


def _pieces(node: Type | Attribute) -> Sequence[Part]:
    inside = _inside().get(node.ground)
    if inside is not None:
        return inside(node)
    text = str(node)
    return (node,) if _HOLDS_REFERENCE(text) else (text,)


def _itself(node: Type | Attribute) -> Sequence[Part]:
    return (node,)


def _as_text(node: Type | Attribute) -> Sequence[Part]:
    return (str(node),)


def _listed(opening: str, nodes: Iterable[Sequence[Part]], closing: str) -> list[Part]:
    found: list[Part] = [opening]
    for number, pieces in enumerate(nodes):
        if number:
            found.append(", ")
        found += pieces
    return [*found, closing]


def _of_function(node: Any) -> Sequence[Part]:
    if not _HOLDS_REFERENCE(str(node)):
        return (str(node),)
    inputs = _listed("(", map(_pieces, node.inputs), ") -> ")
    if len(node.results) == 1 and type(node.results[0]) is not type(node):
        return [*inputs, *_pieces(node.results[0])]
    return inputs + _listed("(", map(_pieces, node.results), ")")


def _of_array(node: Any) -> Sequence[Part]:
    if not _HOLDS_REFERENCE(str(node)):
        return (str(node),)
    return _listed("[", map(_element, node.elements), "]")


def _element(node: Attribute) -> Sequence[Part]:
    from bridge.text.spelling import Spelling

    pieces = _pieces(node)
    if len(pieces) == 1 and isinstance(pieces[0], str):
        return (Spelling(local_scope=True).element(node),)
    return pieces


def _of_dictionary(node: Any) -> Sequence[Part]:
    from bridge.text.attributes import keyword_or_string

    if not _HOLDS_REFERENCE(str(node)):
        return (str(node),)

    def entry(name: str, value: Attribute) -> Sequence[Part]:
        text = keyword_or_string(name)
        return (text,) if str(value) == "unit" else (f"{text} = ", *_pieces(value))

    return _listed("{", [entry(*item) for item in node.entries], "}")


def _of_dialect_attr(node: Any) -> Sequence[Part]:
    from bridge.ir.attributes import OpaqueAttr

    if node.type is None:
        return (node,)
    return (OpaqueAttr(node.dialect, node.parts), " : ", *_pieces(node.type))


@cache
def _inside() -> dict[type, Inside]:
    """What a node becomes, by its class; the classes stand above this module."""
    from bridge.ir import attributes, locations, types

    return {
        types.DialectType: _itself,
        types.FunctionType: _of_function,
        attributes.AffineMapAttr: _itself,
        attributes.ArrayAttr: _of_array,
        attributes.DialectAttr: _of_dialect_attr,
        attributes.DictionaryAttr: _of_dictionary,
        attributes.DistinctAttr: _itself,
        attributes.IntegerSetAttr: _itself,
        attributes.SpelledAs: _itself,
        attributes.StringAttr: _as_text,
        attributes.Stripped: _itself,
        attributes.SymbolRefAttr: _as_text,
        attributes.TypeAttr: lambda node: _pieces(node.type),
        locations.CallSiteLoc: _itself,
        locations.FileLineColLoc: _itself,
        locations.FusedLoc: _itself,
        locations.NameLoc: _itself,
        locations.UnknownLoc: _itself,
    }
