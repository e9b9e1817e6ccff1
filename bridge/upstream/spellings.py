"""Attributes and types that bytecode holds as texts, and these texts, across modules.

What a text means by itself never changes while its dialect does not. Small modules have
the same few again and again, and reading and printing these is most of their work.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from bridge.ir.attributes import Attribute
from bridge.ir.types import Type
from bridge.ods.rows import REMOVE
from bridge.op.registry import REFERENCE
from bridge.text.memory import find_marks

_ENOUGH: Final = 1 << 19
"""Characters after which a cache is emptied, so that it never grows large."""

Node = TypeVar("Node", Attribute, Type)


class Spellings(Generic[Node]):
    """The nodes of texts, and the texts of nodes with the zero that ends them."""

    def __init__(self) -> None:
        self.nodes: Final[dict[str, Node]] = {}
        self.texts: Final[dict[Node, bytes]] = {}
        self._size = 0
        REMOVE.append(lambda _: self.forget())

    def read(self, text: str, node: Node) -> Node:
        """Keeps what a text was read as, if it cannot mean something else later."""
        known = REFERENCE.has_dialect
        if all(point and known(name) for name, point in find_marks(text)):
            self._count(len(text))
            self.nodes[text] = node
        return node

    def written(self, node: Node, text: bytes) -> bytes:
        """Keeps the text of a node."""
        self._count(len(text))
        self.texts[node] = text
        return text

    def forget(self) -> None:
        """Empties both."""
        self.nodes.clear()
        self.texts.clear()
        self._size = 0

    def _count(self, size: int) -> None:
        self._size += size
        if self._size > _ENOUGH:
            self.forget()
            self._size = size


ATTRIBUTES: Final[Spellings[Attribute]] = Spellings()
TYPES: Final[Spellings[Type]] = Spellings()
