"""Writing types and attributes in the syntax of operations.

They are put down as they are met, and spelled when everything is known.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from bridge.ir.attributes import Attribute, UnitAttr
from bridge.ir.core import Operation
from bridge.ir.types import FunctionType, Type
from bridge.text.attributes import keyword_or_string, symbol_reference
from bridge.text.pieces import Piece
from bridge.text.tokens import quoted


class NodeWriter:
    """Puts down nodes, and shows each to the collector of aliases before."""

    text: Callable[[Piece], None]
    """Puts down a piece of text as it is."""

    def visit(self, node: Type | Attribute, deferrable: bool = False) -> None:
        """Shows the collector of aliases what is printed."""
        raise NotImplementedError

    def type(self, ty: Type) -> None:
        self.visit(ty)
        self.text(ty)

    def types(self, types: Sequence[Type]) -> None:
        """`t, t`."""
        for number, ty in enumerate(types):
            if number:
                self.text(", ")
            self.type(ty)

    def functional_type(self, inputs: Sequence[Type], results: Sequence[Type]) -> None:
        """`(t, t) -> t`."""
        self.text("(")
        self.types(inputs)
        self.text(") -> ")
        self.result_types(results)

    def result_types(self, types: Sequence[Type]) -> None:
        """`t`, or several types, or a function type, in parentheses."""
        if len(types) == 1 and not isinstance(types[0], FunctionType):
            self.type(types[0])
            return
        self.text("(")
        self.types(types)
        self.text(")")

    def arrow_types(self, types: Sequence[Type]) -> None:
        """` -> t` where there are types."""
        if types:
            self.text(" -> ")
            self.result_types(types)

    def attribute(self, attr: Attribute) -> None:
        self.visit(attr)
        self.text(attr)

    def bare_attribute(self, attr: Attribute) -> None:
        """An attribute without its type."""
        self.visit(attr)
        self.text(("bare", attr))

    def stripped(self, node: Type | Attribute) -> None:
        """A type or attribute of a class that is known, without its mnemonic."""
        self.visit(node)
        self.text(("stripped", node))

    def symbol(self, name: str) -> None:
        """`@name`."""
        self.text(symbol_reference(name))

    def string(self, value: str) -> None:
        """`"text"`."""
        self.text(quoted(value))

    def word_or_string(self, value: str) -> None:
        """A name, in quotes where it needs them."""
        self.text(keyword_or_string(value))

    def attr_dict(self, op: Operation, elided: Collection[str] = ()) -> None:
        """` {a = 1}`: properties and attributes by name, but those left out."""
        self.dictionary(self.all_attributes(op, elided))

    def attr_dict_with_keyword(
        self, op: Operation, elided: Collection[str] = ()
    ) -> None:
        """` attributes {a = 1}`."""
        entries = self.all_attributes(op, elided)
        if entries:
            self.text(" attributes")
            self.dictionary(entries)

    def all_attributes(
        self, op: Operation, elided: Collection[str] = (), native: Collection[str] = ()
    ) -> list[tuple[str, Attribute]]:
        """Properties and attributes by name, but those left out.

        A discardable attribute may have the name of a `native` property.
        """
        entries = [e for e in op.properties.entries if e[0] not in native]
        entries += op.attributes.entries
        return sorted([e for e in entries if e[0] not in elided], key=lambda e: e[0])

    def dictionary(
        self, entries: Sequence[tuple[str, Attribute]], *, visited: bool = True
    ) -> None:
        """` {a = 1, b}`, or nothing for no entries.

        Only what is visited gets an alias where it has none yet.
        """
        if not entries:
            return
        separator = " {"
        for name, attr in entries:
            self.text(separator + keyword_or_string(name))
            separator = ", "
            if visited:
                self.visit(attr)
            if not isinstance(attr, UnitAttr):
                self.text(" = ")
                self.text(attr)
        self.text("}")
