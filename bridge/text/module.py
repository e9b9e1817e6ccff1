"""Reading a whole file: aliases, operations, metadata, and the module around them."""

from __future__ import annotations

from collections.abc import Container

from bridge.errors import Diagnostic, Malformed
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.guard import bulk
from bridge.ir.locations import FileLineColLoc, position_of
from bridge.ir.values import locate
from bridge.source import Source
from bridge.text.asm_reader import AsmReader
from bridge.text.attributes import read_attribute
from bridge.text.names import UndefinedValues
from bridge.text.operations import CustomSyntax
from bridge.text.patterns import match_location_alias
from bridge.text.registry import LENIENT, Registry
from bridge.text.state import State
from bridge.text.tokens import Token, Unreadable, string_value
from bridge.text.types import read_type

_NO_RESOURCES = frozenset({"affine", "arith", "cf", "func", "scf", "vector"})


def read_module(
    source: Source,
    *,
    allow_unregistered: bool = False,
    registry: Registry = LENIENT,
) -> Operation:
    """The module that a text holds, or a new one around what it holds.

    A text of exactly one `builtin.module` is that module; anything else is put into
    one, as upstream's tools do. Raises `Malformed`, and `CustomSyntax` where the text
    holds any.
    """
    state = State(
        allow_unregistered=allow_unregistered, known_dialect=registry.has_dialect
    )
    reader = ModuleReader(source, state, registry)
    with bulk():
        try:
            return reader.module()
        except CustomSyntax:
            raise
        except Unreadable as error:
            raise Malformed(_diagnostic(source, error)) from None
        except UndefinedValues as error:
            message = "use of undeclared SSA value name"
            raise Malformed(
                [source.diagnostic(pos, message) for pos in error.places]
            ) from None


def _diagnostic(source: Source, error: Unreadable) -> Diagnostic:
    notes = tuple(
        Diagnostic("note", text, position_of(locate(place)))
        for place, text in error.notes
    )
    return source.diagnostic(error.pos, error.message, notes=notes)


class ModuleReader(AsmReader):
    """Reads what stands at the top level of a file."""

    __slots__ = ()

    def module(self) -> Operation:
        """All that the text holds, as one module."""
        block = Block()
        region = Region([block])
        readers = {
            "#": self._attribute_alias,
            "!": self._type_alias,
            "{-#": self._metadata,
        }
        while True:
            self._location_aliases()
            token = self.peek()
            if token.kind == "eof":
                break
            if token.kind in readers:
                readers[token.kind]()
            else:
                self.operation(block)
        self.names.finish()
        self.settle_locations()
        only = block.first
        if only is not None and len(block) == 1 and only.name == "builtin.module":
            return only.detach()
        where = FileLineColLoc.at(self.source.filename, 0, 0)
        return Operation("builtin.module", regions=[region], location=where)

    def _location_aliases(self) -> None:
        """The lines `#loc1 = loc("file":1:2)` that stand here, if there are any.

        A file with locations has one for each of its operations.
        """
        aliases = self.state.attribute_aliases
        while True:
            match = match_location_alias(self.text, self.pos)
            if match is None or match[1] in aliases:
                return
            name, filename, line, column = match.groups()
            aliases[name] = FileLineColLoc.at(filename, int(line), int(column))
            self.pos = match.end()

    def _attribute_alias(self) -> None:
        aliases = self.state.attribute_aliases
        name = self._alias_name(aliases, "attribute", "attribute names")
        aliases[name] = read_attribute(self)

    def _type_alias(self) -> None:
        aliases = self.state.type_aliases
        name = self._alias_name(aliases, "type", "type names")
        aliases[name] = read_type(self)

    def _alias_name(self, taken: Container[str], kind: str, plural: str) -> str:
        """`#name =`; raises `Unreadable` where the name is taken or not allowed."""
        name = self.peek().text[1:]
        if name in taken:
            raise self.error(f"redefinition of {kind} alias id '{name}'")
        if "." in name:
            raise self.error(
                f"{plural} with a '.' are reserved for dialect-defined names"
            )
        self.take()
        self.expect("=", f"expected '=' in {kind} alias definition")
        return name

    # Metadata

    def _metadata(self) -> None:
        """`{-# dialect_resources: {...}, external_resources: {...} #-}`."""
        self.take()
        sections = {
            "dialect_resources": self._dialect_resources,
            "external_resources": self._external_resources,
        }
        if self.accept("#-}"):
            return
        while True:
            key = self.peek()
            if key.kind not in ("bare", "inttype"):
                raise self.error("expected identifier key in file metadata dictionary")
            self.take()
            self.expect(":", "expected ':'")
            if key.text not in sections:
                raise Unreadable(
                    key.pos,
                    f"unknown key '{key.text}' in file metadata dictionary",
                )
            self._groups(sections[key.text])
            if not self.accept(","):
                break
        self.expect("#-}", "expected ',' or '#-}'")

    def _groups(self, entry) -> None:  # type: ignore[no-untyped-def]
        """`{ name: { key: value, ... }, ... }`; `entry` takes each of the entries."""
        self.expect("{", "expected '{'")
        if self.accept("}"):
            return
        while True:
            name = self.peek()
            if name.kind not in ("bare", "inttype"):
                raise self.error("expected identifier key for 'resource' entry")
            self.take()
            self.expect(":", "expected ':'")
            self.expect("{", "expected '{'")
            self._group(name, entry)
            if not self.accept(","):
                break
        self.expect("}", "expected ',' or '}'")

    def _group(self, name: Token, entry) -> None:  # type: ignore[no-untyped-def]
        if self.accept("}"):
            return
        while True:
            key = self.peek()
            if key.kind not in ("bare", "inttype", "string"):
                raise self.error(
                    "expected identifier key for 'external_resources' entry"
                )
            self.take()
            self.expect(":", "expected ':'")
            text = string_value(key.text) if key.kind == "string" else key.text
            entry(name, key, text, self.take())
            if not self.accept(","):
                break
        self.expect("}", "expected ',' or '}'")

    def _dialect_resources(
        self, dialect: Token, key: Token, name: str, value: Token
    ) -> None:
        """Gives the blob to the resource that attributes refer to by this key."""
        if not self.state.known_dialect(dialect.text):
            raise Unreadable(dialect.pos, f"dialect '{dialect.text}' is unknown")
        resource = self.state.resource(dialect.text, name)
        resource.digits = _blob(name, value)

    def _external_resources(
        self, client: Token, key: Token, name: str, value: Token
    ) -> None:
        """Resources of other tools: read over, as upstream reads them over."""


def _blob(key: str, value: Token) -> str:
    """The hex digits of a blob's text; raises `Unreadable` where it is none."""
    text = value.text
    wanted = f"expected hex string blob for key '{key}'"
    if value.kind != "string" or not text.startswith('"0x') or len(text) % 2:
        raise Unreadable(value.pos, wanted)
    digits = text[3:-1]
    try:
        alignment = int.from_bytes(bytes.fromhex(digits[:8]), "little")
    except ValueError:
        raise Unreadable(value.pos, wanted) from None
    if len(digits) < 8:
        raise Unreadable(value.pos, f"{wanted} to encode alignment in first 4 bytes")
    if alignment and alignment & (alignment - 1):
        raise Unreadable(
            value.pos,
            f"{wanted} to encode alignment in first 4 bytes, but got "
            f"non-power-of-2 value: {alignment}",
        )
    return digits.upper()
