"""What each kind of node becomes in the parts of another; see `bridge.ir.parts`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from bridge.ir import attributes, locations, types
from bridge.ir.above import ABOVE
from bridge.ir.attributes import Attribute
from bridge.ir.parts import Part, holds_reference, listed, pieces_of
from bridge.ir.types import Type

Inside = Callable[[Any], Sequence[Part]]


def _itself(node: Type | Attribute) -> Sequence[Part]:
    return (node,)


def _as_text(node: Type | Attribute) -> Sequence[Part]:
    return (str(node),)


def _of_string(node: attributes.StringAttr) -> Sequence[Part]:
    holds = node.type is not None and holds_reference(str(node.type))
    return (node,) if holds else (str(node),)


def _of_function(node: types.FunctionType) -> Sequence[Part]:
    if not holds_reference(str(node)):
        return (str(node),)
    inputs = listed("(", map(pieces_of, node.inputs), ") -> ")
    if len(node.results) == 1 and type(node.results[0]) is not type(node):
        return [*inputs, *pieces_of(node.results[0])]
    return inputs + listed("(", map(pieces_of, node.results), ")")


def _of_array(node: attributes.ArrayAttr) -> Sequence[Part]:
    if not holds_reference(str(node)):
        return (str(node),)
    return listed("[", map(_element, node.elements), "]")


def _element(node: Attribute) -> Sequence[Part]:
    pieces = pieces_of(node)
    if len(pieces) == 1 and isinstance(pieces[0], str):
        return (ABOVE.local_element(node),)
    return pieces


def _of_dictionary(node: attributes.DictionaryAttr) -> Sequence[Part]:
    if not holds_reference(str(node)):
        return (str(node),)

    def entry(name: str, value: Attribute) -> Sequence[Part]:
        text = ABOVE.keyword_or_string(name)
        return (text,) if str(value) == "unit" else (f"{text} = ", *pieces_of(value))

    return listed("{", [entry(*item) for item in node.entries], "}")


def _of_dialect_attr(node: attributes.DialectAttr) -> Sequence[Part]:
    if node.type is None:
        return (node,)
    return (
        attributes.OpaqueAttr(node.dialect, node.parts),
        " : ",
        *pieces_of(node.type),
    )


@cache
def part_forms() -> dict[type, Inside]:
    """What a node becomes, by its class; the classes are above this module."""
    return {
        types.DialectType: _itself,
        types.FunctionType: _of_function,
        attributes.AffineMapAttr: _itself,
        attributes.ArrayAttr: _of_array,
        attributes.DialectAttr: _of_dialect_attr,
        attributes.DictionaryAttr: _of_dictionary,
        attributes.DistinctAttr: _itself,
        attributes.IntegerSetAttr: _itself,
        attributes.ResourceHandle: _itself,
        attributes.SpelledAs: _itself,
        attributes.StringAttr: _of_string,
        attributes.Stripped: _itself,
        attributes.SymbolRefAttr: _as_text,
        attributes.TypeAttr: lambda node: pieces_of(node.type),
        locations.CallSiteLoc: _itself,
        locations.DialectLoc: _itself,
        locations.FileLineColLoc: _itself,
        locations.FusedLoc: _itself,
        locations.NameLoc: _itself,
        locations.UnknownLoc: _itself,
    }
