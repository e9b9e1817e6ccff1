"""Reading a whole file: aliases, operations, metadata, and the module around them."""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import lru_cache
from typing import Final

from bridge.errors import Diagnostic, Malformed, Tentatively
from bridge.ir.attributes import EMPTY_DICTIONARY
from bridge.ir.blocks import Block, new_region, put_block
from bridge.ir.core import Operation, begin_regions, make_operation
from bridge.ir.guard import bulk
from bridge.ir.locations import FileLineColLoc, position_of
from bridge.ir.values import locate
from bridge.source import Source
from bridge.text.asm_reader import AsmReader
from bridge.text.attributes import read_attribute
from bridge.text.bulk import hex_bytes
from bridge.text.externals import note
from bridge.text.memory import borrow, give_back
from bridge.text.names import Undefined
from bridge.text.operations import CustomSyntax
from bridge.text.patterns import match_location_alias
from bridge.text.registry import LENIENT, Registry
from bridge.text.state import State
from bridge.text.tokens import ParseError, Token, lex, skip_space, string_value
from bridge.text.types import read_type

_MODULE: Final = "builtin.module"


class NotModelled(Malformed):
    """The text holds an op whose own syntax is not read natively."""


def read_module(
    source: Source, *, allow_unregistered: bool = False, registry: Registry = LENIENT
) -> Operation:
    """The module that a text holds, or a new one around what it holds.

    A text of exactly one `builtin.module` is that module; anything else is put into
    one, as upstream's tools do. Raises `Malformed`, of its kind `NotModelled` where the
    registry knows an op and not its syntax.
    """

    memory = borrow(source.text, registry)

    def reader() -> ModuleReader:
        state = State(
            allow_unregistered=allow_unregistered,
            known_dialect=registry.has_dialect,
            defined=registry.defined,
            memory=memory,
        )
        return ModuleReader(source, state, registry)

    try:
        return read_with(source, reader)
    finally:
        give_back(memory)


def read_with(source: Source, reader: Callable[[], ModuleReader]) -> Operation:
    """The module that a reader finds; a new one is asked for where it must look again.

    Raises `Malformed`, of its kind `NotModelled` too.
    """
    try:
        with bulk:
            return _read(reader)
    except CustomSyntax as error:
        raise NotModelled(source.diagnostic(error.pos, error.message)) from None


def _read(reader: Callable[[], ModuleReader]) -> Operation:
    """Raises `Malformed` and `CustomSyntax`."""
    try:
        with Tentatively():
            return reader().module()
    except CustomSyntax:
        raise
    except (ParseError, Undefined):
        # What is read in other steps than upstream's may meet another of several
        # errors first, or at another location: only the grammar finds upstream's.
        return _read_exactly(reader())


def _read_exactly(reader: ModuleReader) -> Operation:
    """The module by the grammar alone; raises `Malformed` as upstream would.

    Raises `CustomSyntax` too.
    """
    source = reader.source
    reader.exact = True
    reader.names.places = {}
    try:
        return reader.module()
    except CustomSyntax:
        raise
    except ParseError as error:
        found = _token_error(reader) or error
        raise Malformed([diagnostic_of(source, e) for e in found.chain()]) from None
    except Undefined as error:
        token = _token_error(reader)
        if token is not None:
            raise Malformed(diagnostic_of(source, token)) from None
        raise Malformed(
            [source.diagnostic(pos, error.message) for pos in error.places]
        ) from None


def _token_error(reader: ModuleReader) -> ParseError | None:
    """What is wrong with the token at the cursor.

    Upstream reads one token ahead: when it finds that what it has read does not make
    sense, it has reported a bad token after it already, and reports no more.
    """
    try:
        lex(reader.text, reader.pos)
    except ParseError as error:
        return error
    return None


def diagnostic_of(source: Source, error: ParseError) -> Diagnostic:
    """What is reported of a parse error."""
    notes = tuple(
        Diagnostic("note", text, position_of(locate(location)))
        for location, text in error.notes
    )
    return source.diagnostic(error.pos, error.message, notes=notes)


class ModuleReader(AsmReader):
    """Reads what is at the top level of a file."""

    __slots__ = ()

    def module(self) -> Operation:
        """All that the text holds, as one module."""
        region = new_region()
        block = put_block(region, Block())
        has_locations = "#loc" in self.text and not self.exact
        readers = {
            "#": self._attribute_alias,
            "!": self._type_alias,
            "{-#": self._metadata,
        }
        while True:
            if has_locations:
                self._location_aliases()
            token = self.peek()
            if token.kind == "eof":
                break
            if token.kind in readers:
                readers[token.kind]()
            elif self._operations(block) == 0:
                self.operation(block)
        self.names.check_values()
        self.settle_locations(block)
        self.names.check_blocks()
        only = block.first
        if only is not None and len(block) == 1 and only.name == _MODULE:
            return only.detach()
        where = _beginning(self.source.filename)
        nothing = EMPTY_DICTIONARY, EMPTY_DICTIONARY
        module = make_operation(_MODULE, (), (), nothing, where)
        begin_regions(module, (region,))
        return module

    def _operations(self, block: Block) -> int:
        """Reads plain operations at the cursor, if there are any; how many."""
        before = len(block)
        if self.lines is not None and not self.exact:
            self.lines.read(self, None, block)
        else:
            self.plain_operation(block)
        return len(block) - before

    def _location_aliases(self) -> None:
        """The lines `#loc1 = loc("file":1:2)` at the cursor, if there are any.

        A file with locations has one for each of its operations.
        """
        aliases = self.state.attribute_aliases
        while True:
            start = skip_space(self.text, self.pos)
            if start is None or not self.text.startswith("#loc", start.end()):
                return
            match = match_location_alias(self.text, start.end())
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
        """`#name =`; raises `ParseError` where the name is taken or not allowed."""
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
        sections: dict[str, Callable[[], None]] = {
            "dialect_resources": self._dialect_resources,
            "external_resources": self._external_resources,
        }
        self.take()
        self._list("#-}", lambda: self._section(sections))

    def _section(self, sections: dict[str, Callable[[], None]]) -> None:
        key = self._key("key in file metadata dictionary")
        self.expect(":", "expected ':'")
        read = sections.get(key.text)
        if read is None:
            message = f"unknown key '{key.text}' in file metadata dictionary"
            raise ParseError(key.pos, message)
        self.expect("{", "expected '{'")
        self._list("}", read)

    def _list(self, end: str, read: Callable[[], None]) -> None:
        """Pieces with commas between them, or nothing, up to and with the `end`."""
        if self.accept(end):
            return
        read()
        while self.accept(","):
            read()
        self.expect(end, f"expected ',' or '{end}'")

    def _key(self, what: str, *, string: bool = False) -> Token:
        token = self.peek()
        if token.kind in ("bare", "inttype") or (string and token.kind == "string"):
            return self.take()
        raise self.error(f"expected identifier {what}")

    def _group(self) -> Token:
        """The name of resources, and the `{` before them."""
        name = self._key("key for 'resource' entry")
        self.expect(":", "expected ':'")
        self.expect("{", "expected '{'")
        return name

    def _entry_of(self, kind: str) -> tuple[str, Token]:
        """`key: value`."""
        key = self._key(f"key for '{kind}' entry", string=True)
        name = string_value(key.text) if key.kind == "string" else key.text
        self.expect(":", "expected ':'")
        return name, self.take()

    def _dialect_resources(self) -> None:
        """Resources that attributes refer to, with their blobs."""
        name = self._group()
        dialect = name.text
        if not self.state.known_dialect(dialect):
            raise ParseError(name.pos, f"dialect '{dialect}' is unknown")
        if not self._registry.takes_resources(dialect):
            raise self.error(f"unexpected 'resource' section for dialect '{dialect}'")

        declares = self._registry.declares_resources(dialect)

        def read() -> None:
            token = self.peek()
            if not declares and token.kind in ("bare", "inttype", "string"):
                raise self.error(_unknown_resource(token, dialect))
            key, value = self._entry_of("resource")
            self.state.resource(dialect, key).digits = _blob(key, value)

        self._list("}", read)

    def _external_resources(self) -> None:
        """Resources of other tools: noted for who gathers them."""
        tool = self._group().text
        self._list("}", lambda: note(tool, *self._entry_of("external_resources")))


@lru_cache(maxsize=16)
def _beginning(filename: str) -> FileLineColLoc:
    return FileLineColLoc.at(filename, 0, 0)


def _unknown_resource(key: Token, dialect: str) -> str:
    name = string_value(key.text) if key.kind == "string" else key.text
    return f"unknown 'resource' key '{name}' for dialect '{dialect}'"


def _blob(key: str, value: Token) -> str:
    """The hex digits of a blob's text; raises `ParseError` where it is none."""
    wanted = f"expected hex string blob for key '{key}'"
    data = hex_bytes(value.text) if value.kind == "string" else None
    if data is None:
        raise ParseError(value.pos, wanted)
    wanted += " to encode alignment in first 4 bytes"
    if len(data) < 4:
        raise ParseError(value.pos, wanted)
    alignment = int.from_bytes(data[:4], "little")
    if alignment & (alignment - 1):
        wanted += f", but got non-power-of-2 value: {alignment}"
        raise ParseError(value.pos, wanted)
    # An alignment of no data is not stored.
    return value.text[3:-1].upper() if len(data) > 4 else "00000000"
