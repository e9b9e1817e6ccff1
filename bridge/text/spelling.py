"""How types, attributes and locations are spelled in one printout."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

from bridge.ir.attributes import Attribute, DialectAttr, DistinctAttr, UnitAttr
from bridge.ir.base import Node
from bridge.ir.locations import Location
from bridge.ir.resources import Resource
from bridge.ir.types import DialectType, Type
from bridge.text import attributes, dense, locations, numbers, types
from bridge.text.attributes import format_attribute, keyword_or_string, symbol_reference
from bridge.text.state import Parts
from bridge.text.types import format_type

__all__ = [
    "Elision",
    "Spelling",
    "Write",
    "format_attribute",
    "format_type",
    "keyword_or_string",
    "symbol_reference",
]

Elision = Literal["never", "may", "must"]
"""Whether the type after an attribute is left out: never, if readers assume it, or
always."""
Write = Callable[["Spelling", Any, Elision], str]
"""Spells the attributes of one class."""

Bodies = Callable[[DialectType | DialectAttr], Parts | None]

_TYPE_WRITERS: Final = types.WRITERS
_ATTRIBUTE_WRITERS: Final = {
    **attributes.WRITERS,
    **numbers.WRITERS,
    **dense.WRITERS,
    **locations.WRITERS,
}

_LONG: Final = 512
"""Longer texts are not cached: nested ones would take memory that grows as a square."""


_MARK: Final = "\ud8ff"
"""Around the number of a text that was set aside: no text that is printed holds it."""


def _divided(text: str) -> list[str | int]:
    """A text's pieces and the numbers between them, the last one first."""
    pieces = text.split(_MARK)
    return [int(p) if i % 2 else p for i, p in enumerate(pieces)][::-1]


class Spelling:
    """The text of nodes in one printout: aliases, distinct attributes' numbers, memos.

    `aliases` maps a node to its alias, sigil included; a node put in there is spelled
    by its alias from then on, wherever it has not been spelled before. `resources`
    are those printed so far, in order. `bodies` says what is written for a dialect's
    node in place of its own syntax, if anything.
    """

    __slots__ = (
        "_aside",
        "_depth",
        "_distinct",
        "_memo",
        "aliases",
        "bodies",
        "elide_elements",
        "hex_limit",
        "local_scope",
        "pretty",
        "resources",
    )

    def __init__(
        self,
        *,
        elide_elements: int | None = None,
        hex_limit: int = 100,
        pretty: bool = False,
        local_scope: bool = False,
        bodies: Bodies | None = None,
    ) -> None:
        self.aliases: dict[Node, str] = {}
        self.bodies = bodies
        self.resources: dict[Resource, None] = {}
        self.elide_elements = elide_elements
        self.hex_limit = hex_limit
        self.pretty = pretty
        self.local_scope = local_scope
        self._aside: list[str] = []
        self._depth = 0
        self._distinct: dict[DistinctAttr, int] = {}
        self._memo: dict[tuple[Node, Elision] | Node, str] = {}

    def body(self, node: DialectType | DialectAttr) -> tuple[Parts, Type | None]:
        """What is written for a dialect's node, and the type after an attribute."""
        found = self.bodies(node) if self.bodies is not None else None
        if found is not None:
            return found, None
        return node.parts, getattr(node, "type", None)

    @property
    def is_contextual(self) -> bool:
        """Whether a text so far depends on what else is printed, or tells about it."""
        return bool(self.resources or self._distinct)

    def type(self, ty: Type) -> str:
        """The text of a type."""
        text = self.aliases.get(ty) or self._memo.get(ty)
        if text is None:
            self._depth += 1
            try:
                text = _TYPE_WRITERS[ty.ground](self, ty)
            finally:
                self._depth -= 1
            if self._aside or len(text) > _LONG:
                return self._settled(text)
            self._memo[ty] = text
        return text

    def attribute(self, attr: Attribute, elide_type: bool = False) -> str:
        """The text of an attribute, without its type on demand."""
        return self._attribute(attr, "must" if elide_type else "never")

    def element(self, attr: Attribute) -> str:
        """The text of an attribute without a type that readers assume (i64, f64)."""
        return self._attribute(attr, "may")

    def _attribute(self, attr: Attribute, elision: Elision) -> str:
        key = (attr, elision)
        text = self.aliases.get(attr) or self._memo.get(key)
        if text is None:
            self._depth += 1
            try:
                text = _ATTRIBUTE_WRITERS[attr.ground](self, attr, elision)
            finally:
                self._depth -= 1
            if self._aside or len(text) > _LONG:
                return self._settled(text)
            self._memo[key] = text
        return text

    def _settled(self, text: str) -> str:
        """A long text, or a mark that stands for it inside another.

        Without marks each level of what nests deep would copy all that is inside it.
        """
        if not self._depth:
            return self._whole(text)
        if len(text) <= _LONG:
            return text
        self._aside.append(text)
        return f"{_MARK}{len(self._aside) - 1}{_MARK}"

    def _whole(self, text: str) -> str:
        """A text with what was set aside in place of the marks."""
        if not self._aside:
            return text
        found: list[str] = []
        waiting: list[str | int] = _divided(text)
        while waiting:
            piece = waiting.pop()
            if isinstance(piece, int):
                waiting += _divided(self._aside[piece])
            else:
                found.append(piece)
        self._aside.clear()
        return "".join(found)

    def definition(self, node: Node) -> str:
        """The text of a node itself, its own alias aside."""
        if isinstance(node, Type):
            return self._whole(_TYPE_WRITERS[node.ground](self, node))
        return self._whole(_ATTRIBUTE_WRITERS[node.ground](self, node, "never"))

    def named(self, name: str, attr: Attribute) -> str:
        """`name = attr`, the name alone where the attribute is `unit`."""
        if isinstance(attr, UnitAttr):
            return keyword_or_string(name)
        return f"{keyword_or_string(name)} = {self.attribute(attr)}"

    def dictionary(self, entries: Iterable[tuple[str, Attribute]]) -> str:
        """`{a = 1 : i32, b}`."""
        return f"{{{', '.join([self.named(name, attr) for name, attr in entries])}}}"

    def function(self, inputs: tuple[Type, ...], results: tuple[Type, ...]) -> str:
        """`(i32) -> i32`."""
        return types.write_function(self, inputs, results)

    def location(self, loc: Location, alias: bool = True) -> str:
        """`loc("f":1:2)`, `loc(#loc1)`, or the short form where `pretty`."""
        if self.pretty:
            return locations.write_location(self, loc)
        text = self.aliases.get(loc) if alias else None
        return f"loc({text or locations.write_location(self, loc)})"

    def distinct_number(self, attr: DistinctAttr) -> int:
        """The number of a distinct attribute, counted from the first printed."""
        return self._distinct.setdefault(attr, len(self._distinct))

    def resource(self, resource: Resource) -> str:
        """The key of a resource, which is to be printed with the file's metadata."""
        self.resources[resource] = None
        return keyword_or_string(resource.key)


def local_element(node: Attribute) -> str:
    """The text of an element of an array, without aliases."""
    return Spelling(local_scope=True).element(node)
