"""The grammar of locations, read and written."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from bridge.ir.attributes import Attribute, DialectAttr
from bridge.ir.locations import (
    UNKNOWN_LOC,
    CallSiteLoc,
    DialectLoc,
    FileLineColLoc,
    FusedLoc,
    Location,
    NameLoc,
    UnknownLoc,
    fuse,
)
from bridge.later import later
from bridge.text import attributes as attribute_text
from bridge.text import symbols
from bridge.text.integers import integer_value
from bridge.text.state import Reader
from bridge.text.tokens import SPACE, ParseError, quoted, string_value

if TYPE_CHECKING:
    from bridge.text.spelling import Elision, Spelling, Write

_match_place: Final = later(
    "match", rf'{SPACE}"([^"\\\n\v\f]+)":([0-9]{{1,9}}):([0-9]{{1,9}})(?=[)\],])'
)
_NO_LINE: Final = "expected integer line number in FileLineColRange"
_NO_COLUMN: Final = "expected integer column number in FileLineColRange"


def read_location(r: Reader) -> Location:
    """The location at the cursor, after `loc(`; the cursor moves before its `)`.

    Raises `ParseError` with upstream's message.
    """
    match = _match_place(r.text, r.pos)
    if match is not None:
        line, column = int(match[2]), int(match[3])
        r.pos = match.end()
        return FileLineColLoc(match[1], line, column, line, column)
    token = r.peek()
    if token.kind == "string":
        return _read_name_or_place(r)
    if token.kind == "#":
        attr = symbols.read_extended_attribute(r)
        if isinstance(attr, DialectAttr) and attr.is_location:
            return DialectLoc(attr)
        if not isinstance(attr, Location):
            raise r.error(f"expected location attribute, but got{attr}")
        return attr
    read = _READERS.get(token.text) if token.kind == "bare" else None
    if read is None:
        raise r.wrong_token("expected location instance")
    r.take()
    return read(r)


def _read_unknown(r: Reader) -> Location:
    return UNKNOWN_LOC


def _read_call_site(r: Reader) -> Location:
    r.expect("(", "expected '(' in callsite location")
    callee = read_location(r)
    r.expect("at", "expected 'at' in callsite location")
    caller = read_location(r)
    r.expect(")", "expected ')' in callsite location")
    return CallSiteLoc(callee, caller)


def _read_fused(r: Reader) -> Location:
    metadata: Attribute | None = None
    if r.accept("<"):
        metadata = attribute_text.read_attribute(r)
        r.expect(">", "expected '>' after fused location metadata")
    r.expect("[", "expected '[' in fused location")
    locations: list[Location] = []
    if not r.accept("]"):
        locations.append(read_location(r))
        while r.accept(","):
            locations.append(read_location(r))
        r.expect("]", "expected ']' in fused location")
    return fuse(locations, metadata)


_READERS: Final[dict[str, Callable[[Reader], Location]]] = {
    "callsite": _read_call_site,
    "fused": _read_fused,
    "unknown": _read_unknown,
}


def _read_name_or_place(r: Reader) -> Location:
    name = string_value(r.take().text)
    if r.accept(":"):
        return _read_place(r, name)
    if not r.accept("("):
        return NameLoc(name, UNKNOWN_LOC)
    child = read_location(r)
    r.expect(")", "expected ')' after child location of NameLoc")
    return NameLoc(name, child)


def _read_place(r: Reader, name: str) -> Location:
    """The line and column of a file, or a range of them."""
    line = _read_count(r, r.wrong_token, _NO_LINE)
    if not r.accept(":"):
        return FileLineColLoc(name, line, 0, line, 0)
    column = _read_count(r, r.error, _NO_COLUMN)
    if not r.accept("to"):
        return FileLineColLoc.at(name, line, column)
    end_line = line
    if r.peek().kind == "integer":
        end_line = _read_count(r, r.wrong_token, _NO_LINE)
    r.expect(":", "expected either integer or `:` post `to` in FileLineColRange")
    end_column = _read_count(r, r.error, _NO_COLUMN)
    return FileLineColLoc(name, line, column, end_line, end_column)


def _read_count(r: Reader, too_large: Callable[[str], ParseError], message: str) -> int:
    """A line or column of 32 bits."""
    token = r.peek()
    if token.kind != "integer":
        raise r.wrong_token(message)
    value = integer_value(token.text)
    if value >> 32:
        raise too_large(message)
    r.take()
    return value


# Writing ---------------------------------------------------------------------------


def write_location(s: Spelling, loc: Location) -> str:
    """A location without the `loc(` around it, and without its own alias."""
    return _WRITERS[type(loc)](s, loc)


def _nested(s: Spelling, loc: Location) -> str:
    alias = s.aliases.get(loc)
    return write_location(s, loc) if alias is None else alias


def _write_unknown(s: Spelling, loc: UnknownLoc) -> str:
    return "[unknown]" if s.pretty else "unknown"


def _write_place(s: Spelling, loc: FileLineColLoc) -> str:
    name = loc.filename if s.pretty else quoted(loc.filename)
    text = f"{name}:{loc.line}:{loc.column}"
    if loc.line != loc.end_line:
        return f"{text} to {loc.end_line}:{loc.end_column}"
    return text if loc.column == loc.end_column else f"{text} to :{loc.end_column}"


def _write_name(s: Spelling, loc: NameLoc) -> str:
    name = quoted(loc.name)
    return name if loc.child is UNKNOWN_LOC else f"{name}({_nested(s, loc.child)})"


def _write_call_site(s: Spelling, loc: CallSiteLoc) -> str:
    callee = _nested(s, loc.callee)
    caller = _nested(s, loc.caller)
    if not s.pretty:
        return f"callsite({callee} at {caller})"
    together = isinstance(loc.callee, NameLoc) and _is_point(loc.caller)
    return f"{callee} at {caller}" if together else f"{callee}\n at {caller}"


def _is_point(loc: Location) -> bool:
    return isinstance(loc, FileLineColLoc) and (loc.line, loc.column) == (
        loc.end_line,
        loc.end_column,
    )


def _write_fused(s: Spelling, loc: FusedLoc) -> str:
    metadata = "" if loc.metadata is None else f"<{s.attribute(loc.metadata)}>"
    locations = ", ".join([_nested(s, child) for child in loc.locations])
    return f"{'' if s.pretty else 'fused'}{metadata}[{locations}]"


def _write_of_dialect(s: Spelling, loc: DialectLoc) -> str:
    return s.attribute(loc.attribute)


_WRITERS: Final[dict[type, Callable[[Spelling, Any], str]]] = {
    DialectLoc: _write_of_dialect,
    UnknownLoc: _write_unknown,
    FileLineColLoc: _write_place,
    NameLoc: _write_name,
    CallSiteLoc: _write_call_site,
    FusedLoc: _write_fused,
}


def _write_attribute(s: Spelling, loc: Location, elision: Elision) -> str:
    text = write_location(s, loc)
    return text if s.pretty else f"loc({text})"


WRITERS: Final[dict[type, Write]] = dict.fromkeys(_WRITERS, _write_attribute)
"""What writes a location as an attribute, by its class."""
