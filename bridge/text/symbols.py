"""Types and attributes of dialects, `!d.x<…>` and `#d<…>`, and aliases.

What is not modelled is stored as it was written, but for the types and attributes its
body refers to: these become nodes, so that two spellings of one attribute (with an
alias, and written out) are one node, and the printer may choose aliases anew.
"""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from bridge.ir.attributes import Attribute, DialectAttr, OpaqueAttr
from bridge.ir.types import DialectType, OpaqueType, Type
from bridge.later import later
from bridge.text import attributes as attribute_text
from bridge.text import types as type_text
from bridge.text.state import Modelled, Parts, Reader, Section
from bridge.text.tokens import STRING, NestedParseError, ParseError, lex, quoted

if TYPE_CHECKING:
    from bridge.text.spelling import Spelling


class Symbol(NamedTuple):
    """A dialect's type or attribute, before what may follow it is read."""

    dialect: str
    known: Modelled | None
    found: Any
    """What its definition has read, or where there is none the text, as parts."""
    pos: int
    """Where the text after the dialect's name begins."""
    body: int
    """The offset after the mnemonic."""


N = TypeVar("N", Type, Attribute)

_SIMPLE_BODY: Final = re.compile(r'<[^<>\[\](){}"\0#!-]*+>').match
_PUNCTUATION: Final = re.compile(r'[<>\[\](){}"\0]|->').search
_CLOSES: Final = {">": "<", "]": "[", ")": "(", "}": "{"}
_NAMESPACE: Final = re.compile(r"[a-zA-Z_][a-zA-Z_0-9$]*+").fullmatch
_REFERENCE: Final = later(
    "search",
    rf"""{STRING}
    |[#!](?=[A-Za-z0-9$._-])
    |(?<![A-Za-z0-9_$.])(?:affine_map<|affine_set<|distinct\[|loc\(
        |(?:memref|tensor|tuple|vector|complex)<)""",
    re.VERBOSE,
)
_HOLDS_REFERENCE: Final = re.compile(r"[#!]|affine_map|affine_set|distinct").search
_MNEMONIC: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*+").match
_PRETTY: Final = later("fullmatch", r"[A-Za-z][A-Za-z0-9._]*+(?:<.*>|<)?", re.DOTALL)


def read_extended_type(r: Reader) -> Type:
    """A dialect's type, or a type alias; the cursor is at a token with `!`."""
    found = _read_symbol(r, r.state.type_aliases, "types")
    if isinstance(found, Type):
        return found
    name = found.dialect
    if found.known is not None:
        made: Type = found.known.node(found.found)
        return made
    if not r.state.known_dialect(name):
        _check_unregistered(r, found.pos, name, f"`!{_shown(name, found.found)}` type")
    return OpaqueType(name, found.found)


def read_extended_attribute(r: Reader, ty: Type | None = None) -> Attribute:
    """A dialect's attribute with its type, or an alias; the cursor is at a `#`."""
    found = _read_symbol(r, r.state.attribute_aliases, "attributes")
    attr = found if isinstance(found, Attribute) else _typed(r, found, ty)
    if ty is not None:
        actual = getattr(attr, "type", None)
        if isinstance(actual, Type) and actual is not ty:
            raise r.error(
                f"attribute type different than expected: expected '{ty}', "
                f"but got '{actual}'"
            )
    return attr


def _typed(r: Reader, symbol: Symbol, ty: Type | None) -> Attribute:
    name, known = symbol.dialect, symbol.known
    if r.accept(":"):
        ty = type_text.read_type(r)
    if known is not None:
        if known.own_type is not None:
            body = Reader(r.source, symbol.body)
            where = body.peek().pos if body.peek().kind in ("<", ":") else body.pos
            _check_own_type(ty, known.own_type, where)
        made: Attribute = known.node(symbol.found, ty if known.typed else None)
        return made
    if not r.state.known_dialect(name):
        shown = "none" if ty is None else str(ty)
        what = f"#{_shown(name, symbol.found)} : '{shown}' attribute"
        _check_unregistered(r, symbol.pos, name, what)
    return OpaqueAttr(name, symbol.found, ty)


def _check_own_type(ty: Type | None, wanted: tuple[str, str], pos: int) -> None:
    if ty is None:
        raise ParseError(pos, "expected a trailing type")
    if not isinstance(ty, DialectType) or (ty.dialect, ty.mnemonic) != wanted:
        raise ParseError(pos, "invalid kind of type specified")


def _check_following_type(r: Reader, pos: int, wanted: tuple[str, str]) -> None:
    """Checks the type after an attribute without a body, which is read before one."""
    r.pos = pos
    where = r.peek().pos
    _check_own_type(type_text.read_type(r) if r.accept(":") else None, wanted, where)


def _shown(name: str, parts: Parts) -> str:
    return f'{quoted(name)}<"{"".join([str(part) for part in parts])}">'


def _check_unregistered(r: Reader, pos: int, name: str, what: str) -> None:
    if _NAMESPACE(name) is None:
        raise ParseError(pos, f"invalid dialect namespace '{quoted(name)}'")
    if not r.state.allow_unregistered:
        raise ParseError(
            pos,
            f"{what} created with unregistered dialect. If this is intended, please "
            "call allowUnregisteredDialects() on the MLIRContext, or use "
            "-allow-unregistered-dialect with the MLIR opt tool used",
        )


def _read_symbol(r: Reader, aliases: dict[str, N], section: Section) -> N | Symbol:
    token = r.take()
    identifier = token.text[1:]
    name, point, data = identifier.partition(".")
    has_body = r.text.startswith("<", token.end)
    if not has_body and not point:
        known = aliases.get(identifier)
        if known is None:
            raise r.wrong_token(f"undefined symbol alias id '{identifier}'")
        return known
    start = token.pos + len(name) + 2
    end = _body_end(r, token.end) if has_body else token.end
    if point:
        pos = start
        if not data and r.state.known_dialect(name):
            # Upstream reads on for a body, and returns to this position.
            pos = start = r.peek().pos
            match = _MNEMONIC(r.text, start)
            data = match.group() if match is not None else ""
    else:
        # `#d<…>` holds the same text as `#d.…`, and brackets around it.
        pos = token.pos
        end -= 1
    match = _MNEMONIC(r.text, start)
    word = match.group() if match is not None else ""
    modelled = r.state.defined(name, word, section)
    found: object
    if modelled is not None:
        if not has_body and modelled.own_type is not None:
            _check_following_type(r, start + len(word), modelled.own_type)
        found = _read_defined(r, modelled, start + len(word), end)
    elif has_body:
        found = _split(r, start, end) if r.state.known_dialect(name) else ()
        found = found or (r.text[start:end],)
    else:
        found = (data,)
    r.pos = end if point else end + 1
    return Symbol(name, modelled, found, pos, start + len(word))


def _read_defined(r: Reader, known: Modelled, start: int, end: int) -> object:
    """What the definition reads between two offsets; raises `ParseError`."""
    r.pos = start
    try:
        return known.read(r)
    except ParseError as fault:
        raise _settled(r, fault, end) from None


def _settled(r: Reader, fault: ParseError, end: int) -> ParseError:
    """Reports what a body's reader raised; the cursor is where upstream continues.

    Upstream reads a body apart from what follows it, and is at that position again even
    where the body is wrong.
    """
    try:
        r.peek()
    except ParseError as bad:
        fault = bad
    for emitted in chain(reversed(fault.also), (fault,)):
        if isinstance(emitted, NestedParseError):
            if emitted.is_whole:
                # So are all diagnostics before, of bodies inside this one.
                break
            emitted.is_whole = True
    fault.stopped = None
    r.pos = end
    return fault


def read_body(r: Reader) -> Parts:
    """`<…>` at the cursor, what it refers to put in as nodes; raises `ParseError`."""
    start = r.peek().pos
    end = _body_end(r, start)
    parts = _split(r, start, end)
    r.pos = end
    return parts


def _body_end(r: Reader, start: int) -> int:
    """The offset after the bracket that closes the one at `start`.

    The ends of nested brackets found on the way are cached, so that nested bodies are
    not searched again for each that they are in.
    """
    text = r.text
    match = _SIMPLE_BODY(text, start)
    if match is not None:
        return match.end()
    ends = r.ends
    known = ends.get(start)
    if known is not None:
        return known
    pos = blamed = start
    nested: list[str] = []
    starts: list[int] = []
    while True:
        found = _PUNCTUATION(text, pos)
        mark = "\0" if found is None else found.group()
        opened = _CLOSES.get(mark)
        if found is None or mark == "\0" or (opened and opened != nested[-1]):
            raise ParseError(
                blamed, f"unbalanced '{nested[-1]}' character in pretty dialect name"
            )
        pos = found.end()
        if mark == '"':
            blamed = found.start()
            pos = lex(text, blamed).end
        elif opened:
            nested.pop()
            ends[starts.pop()] = pos
            if not nested:
                return pos
        elif mark != "->":
            nested.append(mark)
            starts.append(found.start())


def _split(r: Reader, start: int, end: int) -> Parts:
    """The text between two offsets, what it refers to put in as nodes."""
    text = r.text
    parts: list[str | Type | Attribute] = []
    written = pos = start
    while True:
        found = _REFERENCE(text, pos, end)
        if found is None:
            break
        pos = found.end()
        if found.group()[0] == '"':
            continue
        node = _reference(r, found.start(), found.group())
        if node is not None:
            if found.start() > written:
                parts.append(text[written : found.start()])
            parts.append(node)
            written = pos = r.pos
    if written < end or not parts:
        parts.append(text[written:end])
    return tuple(parts)


def _reference(r: Reader, pos: int, mark: str) -> Type | Attribute | None:
    """The node written at `pos`; None where it is to stay as it is written."""
    r.pos = pos
    if mark == "!":
        return read_extended_type(r)
    if mark == "#":
        found = _read_symbol(r, r.state.attribute_aliases, "attributes")
        # A type after it may be the body's own: it stays text.
        return found if isinstance(found, Attribute) else _untyped(found)
    if mark[-1] == "<" and not mark.startswith("affine"):
        end = _body_end(r, pos + len(mark) - 1)
        if _HOLDS_REFERENCE(r.text, pos, end) is None:
            return None
        return type_text.read_type(r)
    return attribute_text.read_attribute(r)


def _untyped(symbol: Symbol) -> Attribute:
    if symbol.known is None:
        return OpaqueAttr(symbol.dialect, symbol.found)
    made: Attribute = symbol.known.node(symbol.found)
    return made


# Writing ---------------------------------------------------------------------------


def write_stripped(s: Spelling, parts: Parts) -> str:
    """What follows the mnemonic, which may be nothing."""
    head = parts[0]
    match = _MNEMONIC(head) if isinstance(head, str) else None
    if match is None:
        return ""
    return write_parts(s, (match.string[match.end() :].lstrip(), *parts[1:]))


def write_without_mnemonic(s: Spelling, node: Type | Attribute) -> str:
    """Upstream's `printStrippedAttrOrType`: all of it where nothing would be left."""
    alias = s.aliases.get(node)
    if alias is not None:
        return alias
    text = ""
    if isinstance(node, DialectType | DialectAttr):
        head = node.parts[0]
        if isinstance(head, str):
            body = head.removeprefix(node.mnemonic).lstrip()
            text = write_parts(s, (body, *node.parts[1:]))
    if text:
        return text
    return s.type(node) if isinstance(node, Type) else s.attribute(node)


def write_parts(s: Spelling, parts: Parts) -> str:
    """The text of parts, one after the other."""
    pieces = []
    for part in parts:
        if isinstance(part, str):
            pieces.append(part)
        elif isinstance(part, Type):
            pieces.append(s.type(part))
        else:
            pieces.append(s.attribute(part))
    return "".join(pieces)


def write_symbol(s: Spelling, sigil: str, dialect: str, parts: Parts) -> str:
    """`#d.x<…>` where the text allows for it, else `#d<…>`."""
    text = write_parts(s, parts)
    if _PRETTY(text) is None:
        return f"{sigil}{dialect}<{text}>"
    return f"{sigil}{dialect}.{text}"
