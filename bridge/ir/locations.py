"""Locations: where an operation, a block argument or a message comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.arguments import checked
from bridge.errors import UNKNOWN, Diagnostic, Invalid, Position
from bridge.ir.attributes import Attribute


class Location(Attribute):
    """The base of all locations."""


class UnknownLoc(Location):
    """`loc(unknown)`."""


UNKNOWN_LOC: Final = UnknownLoc()


class FileLineColLoc(Location):
    """`loc("file":1:2)`, or a range, `loc("file":1:2 to 3:4)`; numbered from 1."""

    filename: str
    line: int
    column: int
    end_line: int
    end_column: int

    @classmethod
    def at(cls, filename: str, line: int, column: int) -> FileLineColLoc:
        """The location of one character; no name at all is `-`, as in upstream."""
        return cls(filename or "-", line, column, line, column)


class NameLoc(Location):
    """`loc("name")`, `loc("name"(child))`."""

    name: str
    child: Location = UNKNOWN_LOC


class CallSiteLoc(Location):
    """`loc(callsite(callee at caller))`."""

    callee: Location
    caller: Location


class FusedLoc(Location):
    """`loc(fused<metadata>[a, b])`; `fuse` returns the one upstream makes of a list."""

    locations: tuple[Location, ...]
    metadata: Attribute | None = None

    @classmethod
    def canonical(
        cls, locations: Sequence[Location], metadata: Attribute | None
    ) -> tuple[tuple[Location, ...], Attribute | None]:
        return tuple(locations), metadata


class DialectLoc(Location):
    """`loc(#my.place<"f.txt" * 3>)`: an attribute that a dialect says is a location."""

    attribute: Attribute


@checked
def fuse(locations: Sequence[Location], metadata: Attribute | None = None) -> Location:
    """The location of several, as upstream simplifies it.

    Fused locations of the same metadata are taken apart, unknown ones and repetitions
    dropped; without metadata, one location stands for itself.
    """
    found: dict[Location, None] = {}
    for loc in locations:
        if isinstance(loc, FusedLoc) and loc.metadata is metadata:
            found.update(dict.fromkeys(loc.locations))
        elif loc is not UNKNOWN_LOC:
            found[loc] = None
    if metadata is None and len(found) < 2:
        return next(iter(found), UNKNOWN_LOC)
    return FusedLoc(tuple(found) or (UNKNOWN_LOC,), metadata)


@checked
def name_in(loc: Location) -> str | None:
    """The name that upstream finds first in a location."""
    waiting: list[Attribute | None] = [loc]
    while waiting:
        inner = waiting.pop()
        if isinstance(inner, NameLoc):
            return inner.name
        if isinstance(inner, CallSiteLoc):
            waiting += [inner.caller, inner.callee]
        elif isinstance(inner, FusedLoc):
            waiting += [inner.metadata, *reversed(inner.locations)]
    return None


def position_of(loc: Location) -> Position:
    """The file, line and column that upstream's messages print for a location.

    Of a call site it is the callee's, of a name its child's, of a fused location the
    first that has one.
    """
    found = _file_location(loc)
    if found is None:
        return UNKNOWN
    return Position(found.filename, found.line, found.column)


CALLED_FROM: Final = "called from"
_CALL_STACK_LIMIT: Final = 10


def callers_of(loc: Location) -> tuple[Diagnostic, ...]:
    """Notes of the call sites of a location, innermost first.

    Upstream's tools tell them of what is about a call site, up to a limit.
    """
    notes: list[Diagnostic] = []
    call = _call_site(loc)
    while call is not None and len(notes) < _CALL_STACK_LIMIT:
        notes.append(Diagnostic("note", CALLED_FROM, position_of(call.caller)))
        call = _call_site(call.caller)
    return tuple(notes)


def _call_site(loc: Location) -> CallSiteLoc | None:
    """The first call site in a location, but for those that its parts come from."""
    pending = [loc]
    while pending:
        node = pending.pop()
        if isinstance(node, CallSiteLoc):
            return node
        if isinstance(node, NameLoc):
            pending.append(node.child)
        elif isinstance(node, FusedLoc):
            pending += reversed(node.locations)
    return None


def _file_location(loc: Location) -> FileLineColLoc | None:
    pending = [loc]
    while pending:
        node = pending.pop()
        if isinstance(node, FileLineColLoc):
            return node
        if isinstance(node, NameLoc):
            pending.append(node.child)
        elif isinstance(node, CallSiteLoc):
            pending += (node.caller, node.callee)
        elif isinstance(node, FusedLoc):
            pending += reversed(node.locations)
    return None


def invalid_at(loc: Location, message: str) -> Invalid:
    """A diagnostic at a location; about an operation it is `op.error`."""
    return Invalid(Diagnostic("error", message, position_of(loc), callers_of(loc)))
