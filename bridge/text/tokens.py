"""Tokens of MLIR's text, read one at a time where a grammar asks for one.

The readers on the hot path match regular expressions at a position instead; what
they cannot match at once they hand to a grammar that works on a `Cursor`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from bridge import native
from bridge.ir.fields import replace_methods
from bridge.later import later
from bridge.source import Source

if TYPE_CHECKING:
    from bridge.ir.values import AnyLocation


class ParseError(Exception):
    """The text at `pos` is not what the grammar wants; becomes a `Malformed`.

    Notes are pairs of a location (`bridge.ir.values.AnyLocation`) and a text; what
    upstream says after it, where rules around it failed for it, is in `also`, which is
    flat.
    """

    def __init__(
        self, pos: int, message: str, notes: tuple[tuple[AnyLocation, str], ...] = ()
    ) -> None:
        super().__init__(pos, message)
        self.pos = pos
        self.message = message
        self.notes = notes
        self.also: list[ParseError] = []
        self.stopped: int | None = None
        """Where what was read stopped, if the reader of it did not."""

    def chain(self) -> list[ParseError]:
        """It, and what upstream says after it."""
        return [self, *self.also]


class NestedParseError(ParseError):
    """What upstream's parsers of types and attributes say themselves.

    An operation's own syntax has the operation's name before it, unless it is about
    one that says what it is by itself (`!d.t`, `#d.a`): there it `is_whole`.
    """

    is_whole = False


class Token(NamedTuple):
    """A token: its kind, its spelling and where it occurs.

    Kinds are `bare` (keywords and names), `inttype`, `integer`, `float`, `string`,
    `%`, `#`, `!`, `^` and `@` (identifiers with that sigil), `eof`, and each
    punctuation by its own spelling.
    """

    kind: str
    text: str
    pos: int
    end: int


BARE_ID: Final = r"[A-Za-z_][A-Za-z0-9_$.]*+"
SUFFIX_ID: Final = r"(?:[0-9]++|[A-Za-z$._-][A-Za-z0-9$._-]*+)"
STRING: Final = r'"(?:[^"\\\n\v\f]++|\\(?:["\\nt]|[0-9A-Fa-f]{2}))*+"'
SPACE: Final = r"[ \t\r\n\0]*+(?://[^\n]*+[ \t\r\n\0]*+)*+"
"""Blanks and comments. Regular expressions skip to one character four times as fast as
to one of two: see `_with_ended_comments` for the other end that a comment may have."""

_skip_blanks: Final = re.compile(r"[ \t\r\n\0]++").match
skip_space: Final = re.compile(SPACE).match
_TOKEN: Final = re.compile(
    rf"""{SPACE}(?:(?P<inttype>[su]?i[0-9]++(?![A-Za-z0-9_$.]))
    |(?P<bare>{BARE_ID})
    |(?P<float>[0-9]++\.[0-9]*+(?:[eE][-+]?[0-9]++)?)
    |(?P<integer>0x[0-9A-Fa-f]++|[0-9]++)
    |(?P<string>{STRING})
    |(?P<prefixed>(?!\#-\}})[%\#!^]{SUFFIX_ID})
    |(?P<symbol>@(?:{STRING}|{BARE_ID}))
    |(?P<punctuation>->|\{{-\#|\#-\}}|\.\.\.|[:,(){{}}\[\]<>=+*?|/-]))""",
    re.VERBOSE,
).match
_STRING_BODY: Final = re.compile(r'(?:[^"\\\n\v\f]++|\\(?:["\\nt]|[0-9A-Fa-f]{2}))*+')
_SIGILS: Final = frozenset({"prefixed", "symbol"})
_new_token: Final = tuple.__new__
_PREFIX_ERRORS: Final = {
    "%": "invalid SSA name",
    "#": "invalid attribute name",
    "!": "invalid type identifier",
    "^": "invalid block name",
}
_ESCAPE: Final = re.compile(r'((?:\\[0-9A-Fa-f]{2})++)|\\(["\\nt])')
_ESCAPED: Final = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


def lex(text: str, pos: int) -> Token:
    """The token at or after `pos`.

    Raises `ParseError` with upstream's message where there is none.
    """
    found = _TOKEN(text, pos)
    if found is None:
        match = skip_space(text, pos)
        return _no_token(text, pos if match is None else match.end())
    group = found.lastindex or 0
    spelling = found[group]
    kind = found.lastgroup
    if kind == "punctuation":
        kind = spelling
    elif kind in _SIGILS:
        kind = spelling[0]
    # Written out, because making a named tuple by its name takes as long as the rest.
    return _new_token(Token, (kind, spelling, found.start(group), found.end()))


def _no_token(text: str, pos: int) -> Token:
    if pos >= len(text):
        return Token("eof", "", len(text), len(text))
    first = text[pos]
    if first == '"' or text.startswith('@"', pos):
        raise _bad_string(text, text.index('"', pos) + 1)
    if first == "@":
        raise ParseError(pos + 1, "@ identifier expected to start with letter or '_'")
    if first == ".":
        raise ParseError(pos + 1, "expected three consecutive dots for an ellipsis")
    raise ParseError(pos, _PREFIX_ERRORS.get(first, "unexpected character"))


def _bad_string(text: str, start: int) -> ParseError:
    match = _STRING_BODY.match(text, start)
    end = match.end() if match is not None else start
    if text[end : end + 1] == "\\":
        return ParseError(end, "unknown escape in string literal")
    return ParseError(end, "expected '\"' in string literal")


def _unescape_one(match: re.Match[str]) -> str:
    if match[2]:
        return _ESCAPED[match[2]]
    return bytes.fromhex(match[1].replace("\\", "")).decode("latin-1")


def string_value(literal: str) -> str:
    """The value of a string token; bytes outside UTF-8 become surrogate escapes."""
    body = literal[1:-1]
    if "\\" not in body:
        return body
    # Escapes name bytes: several may make one character with what is beside them.
    raw = bytearray()
    last = 0
    for match in _ESCAPE.finditer(body):
        raw += body[last : match.start()].encode("utf-8", "surrogateescape")
        raw += _unescape_one(match).encode("latin-1")
        last = match.end()
    raw += body[last:].encode("utf-8", "surrogateescape")
    return raw.decode("utf-8", "surrogateescape")


_NEEDS_ESCAPE: Final = re.compile(r"[^ !#-\[\]-~]")
_ESCAPES: Final = {"\\": "\\\\"}


def quoted(value: str) -> str:
    """A string literal of a value, escaped as upstream's printer escapes."""
    if _NEEDS_ESCAPE.search(value) is None:
        return f'"{value}"'
    return f'"{_NEEDS_ESCAPE.sub(_escape_one, value)}"'


def _escape_one(match: re.Match[str]) -> str:
    char = match.group()
    if char in _ESCAPES:
        return _ESCAPES[char]
    return "".join(f"\\{b:02X}" for b in char.encode("utf-8", "surrogateescape"))


_CODE: Final = later("match", rf'(?:[^"/]++|{STRING}|/(?!/))*+')
"""What comes before a comment."""

_WHOLE: Final = frozenset(",:()[]}<>=?|+*")
"""Characters that are tokens wherever they begin one."""
_BEHIND: Final = frozenset(" \n,:;()[]{}<>=%@")
"""What may follow a keyword, and is no part of it."""
_BETWEEN: Final = frozenset(" \t\r\n\0/") | {""}
"""What may come before a token: space, comments, the end of the text."""


def _is_plainly(code: str, pos: int, text: str) -> bool:
    """Whether the token is an arrow or keyword, where what follows leaves no doubt."""
    if not code.startswith(text, pos):
        return False
    end = pos + len(text)
    return text == "->" or (code[end : end + 1] in _BEHIND and text.isalpha())


def _with_ended_comments(text: str) -> str:
    """A text whose comments all end at a line feed, where a carriage return did."""

    def ended(match: re.Match[str]) -> str:
        return match[0][:-1] + "\n" if match[1] else match[0]

    return re.sub(rf"{STRING}|//[^\n\r]*+(?:(\r)(?!\n))?+", ended, text)


class Cursor:
    """A position in a text, and the token there.

    `pos` may be set freely; the token is read again when it has moved.
    """

    __slots__ = ("_token", "pos", "source", "text")

    def __init__(self, source: Source, pos: int = 0) -> None:
        self.source = source
        text = source.text
        self.text = _with_ended_comments(text) if "\r" in text else text
        self.pos = pos
        self._token: Token | None = None

    def peek(self) -> Token:
        """The token at the cursor, which stays where it is."""
        token = self._token
        if token is None or self.pos != token.pos:
            self._token = token = lex(self.text, self.pos)
            self.pos = token.pos
        return token

    def first(self) -> str:
        """The first character of the token at the cursor, or nothing at the end.

        Whether it begins a token at all is for those to say who take it.
        """
        text = self.text
        pos = self.pos
        first = text[pos : pos + 1]
        if first == " ":
            pos += 1
            first = text[pos : pos + 1]
        if first in _BETWEEN:
            match = _skip_blanks(text, pos)
            pos = pos if match is None else match.end()
            first = text[pos : pos + 1]
            if first == "/":
                return self.peek().text[:1]
        self.pos = pos
        return first

    def take(self) -> Token:
        """The token at the cursor, which moves past it."""
        token = self.peek()
        self.pos = token.end
        return token

    def at(self, text: str) -> bool:
        """Whether the token is this punctuation or keyword."""
        code = self.text
        pos = self.pos
        first = code[pos : pos + 1]
        if first == " ":
            pos += 1
            first = code[pos : pos + 1]
        if first in _BETWEEN:
            first = self.first()
            pos = self.pos
        # Its first character distinguishes most tokens from this one.
        if first != text[0]:
            return False
        if text in _WHOLE or _is_plainly(code, pos, text):
            self.pos = pos
            return True
        token = self.peek()
        return token.text == text and token.kind != "string"

    def accept(self, text: str) -> bool:
        """Takes the token if it is this punctuation or keyword."""
        if not self.at(text):
            return False
        self.pos += len(text)
        return True

    def accept_kind(self, kind: str) -> Token | None:
        """Takes the token if it is of this kind."""
        return self.take() if self.peek().kind == kind else None

    def expect(self, text: str, message: str = "") -> int:
        """Takes this punctuation or keyword; returns its offset.

        Raises `ParseError` where it is not there.
        """
        if not self.at(text):
            raise self.wrong_token(message or f"expected '{text}'")
        pos = self.pos
        self.pos = pos + len(text)
        return pos

    def expect_kind(self, kind: str, message: str) -> Token:
        """Takes a token of this kind, or raises `ParseError`."""
        if self.peek().kind == kind:
            return self.take()
        raise self.wrong_token(message)

    def follow(
        self,
        fault: ParseError,
        message: str,
        pos: int | None = None,
        *,
        kind: type[ParseError] = NestedParseError,
    ) -> None:
        """Adds what upstream says as well, where a rule failed for what it holds.

        It is about the token at the cursor, or about another location; where that token
        is none, upstream has reported that and reports no more. What is no
        `NestedParseError` has no operation's name before it.
        """
        here = self._after(fault)
        if here is not None:
            fault.also.append(kind(here if pos is None else pos, message))

    def still_expect(self, text: str, fault: ParseError) -> None:
        """`expect` of what ends a list, which upstream asks for after its faults."""
        if self._after(fault) is not None and not self.accept(text):
            fault.also.append(self.wrong_token(f"expected '{text}'"))

    def _after(self, fault: ParseError) -> int | None:
        """Where upstream is after what was refused; None where there is no token."""
        if fault.stopped is not None:
            self.pos = fault.stopped
            fault.stopped = None
        try:
            return self.peek().pos
        except ParseError:
            return None

    @contextmanager
    def followed_by(self, message: str, pos: int | None = None) -> Iterator[None]:
        """`follow` for what is read inside, away from the hot paths."""
        try:
            yield
        except ParseError as fault:
            self.follow(fault, message, pos)
            raise

    def error(self, message: str, pos: int | None = None) -> ParseError:
        """A diagnostic about the token at the cursor, or about another location."""
        if pos is None:
            token = self.peek()
            pos = max(token.pos - 1, 0) if token.kind == "eof" else token.pos
        return ParseError(pos, message)

    def wrong_token(self, message: str) -> ParseError:
        """A diagnostic that something is missing before the token at the cursor.

        Where that token begins a line, the location is the end of the line before it
        that holds anything: that is where the missing token belongs.
        """
        text = self.text
        token = self.peek()
        pos = max(token.pos - 1, 0) if token.kind == "eof" else token.pos
        end = pos
        while True:
            while end and text[end - 1] in " \t":
                end -= 1
            if not end:
                return ParseError(pos, message)
            if text[end - 1] not in "\n\r":
                return ParseError(end, message)
            line = end = end - 1
            while line and text[line - 1] not in "\n\r":
                line -= 1
            code = _CODE(text, line, end)
            if code is not None and text.startswith("//", code.end(), end):
                end = code.end()


if native.COMPILED:
    native.core.know_cursor(Cursor, Token, _no_token)
    lex = native.core.lex
    replace_methods(
        Cursor,
        accept=native.core.accept,
        accept_kind=native.core.accept_kind,
        at=native.core.at,
        expect=native.core.expect,
        expect_kind=native.core.expect_kind,
        first=native.core.first,
        peek=native.core.peek,
        take=native.core.take,
    )
