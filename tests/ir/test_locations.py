"""Locations as values: how several become one, and where a message points."""

from __future__ import annotations

import pytest

from bridge.errors import UNKNOWN, Position
from bridge.ir.attributes import StringAttr
from bridge.ir.locations import (
    UNKNOWN_LOC,
    CallSiteLoc,
    FileLineColLoc,
    FusedLoc,
    Location,
    NameLoc,
    callers_of,
    fuse,
    name_in,
    position_of,
)

A, B, C = NameLoc("a"), NameLoc("b"), NameLoc("c")
F = FileLineColLoc.at("f", 1, 2)
G = FileLineColLoc.at("g", 3, 4)
M = StringAttr("m")


@pytest.mark.parametrize(
    ("locations", "fused"),
    [
        ([], UNKNOWN_LOC),
        ([UNKNOWN_LOC, UNKNOWN_LOC], UNKNOWN_LOC),
        ([A], A),
        ([A, A], A),
        ([A, UNKNOWN_LOC, B, A], FusedLoc((A, B))),
        ([FusedLoc((A, B)), C], FusedLoc((A, B, C))),
        ([FusedLoc((A, B), M), A], FusedLoc((FusedLoc((A, B), M), A))),
    ],
)
def test_fusing_takes_apart_drops_and_simplifies(
    locations: list[Location], fused: Location
) -> None:
    assert fuse(locations) is fused


def test_fusing_with_metadata_keeps_one_location_and_none() -> None:
    assert fuse([A], M) is FusedLoc((A,), M)
    assert fuse([], M) is FusedLoc((UNKNOWN_LOC,), M)
    assert fuse([FusedLoc((A, B), M), A], M) is FusedLoc((A, B), M)
    assert fuse([FusedLoc((A, B)), C], M) is FusedLoc((FusedLoc((A, B)), C), M)


def test_a_place_in_no_file_is_in_the_file_without_a_name() -> None:
    assert FileLineColLoc.at("", 1, 2).filename == "-"


@pytest.mark.parametrize(
    ("loc", "name"),
    [
        (UNKNOWN_LOC, None),
        (F, None),
        (A, A.name),
        (NameLoc("outer", A), "outer"),
        (CallSiteLoc(F, NameLoc("caller")), "caller"),
        (CallSiteLoc(A, NameLoc("caller")), A.name),
        (FusedLoc((F, CallSiteLoc(G, F), A, NameLoc("last"))), A.name),
        (FusedLoc((F, G), NameLoc("metadata")), "metadata"),
        (FusedLoc((F, G), StringAttr("text")), None),
    ],
)
def test_a_location_has_the_name_that_stands_first_in_it(
    loc: Location, name: str | None
) -> None:
    assert name_in(loc) == name


@pytest.mark.parametrize(
    ("loc", "callers"),
    [
        (F, []),
        (FusedLoc((F, NameLoc("a", G))), []),
        (CallSiteLoc(F, G), [Position("g", 3, 4)]),
        (NameLoc("a", CallSiteLoc(F, G)), [Position("g", 3, 4)]),
        (FusedLoc((F, CallSiteLoc(F, A), CallSiteLoc(F, G))), [UNKNOWN]),
        (
            CallSiteLoc(F, CallSiteLoc(G, NameLoc("a", CallSiteLoc(A, F)))),
            [Position("g", 3, 4), Position("f", 1, 2), Position("f", 1, 2)],
        ),
    ],
)
def test_a_call_site_has_callers(loc: Location, callers: list[Position]) -> None:
    notes = callers_of(loc)
    assert [note.location for note in notes] == callers
    assert {note.message for note in notes} <= {"called from"}


def test_not_all_of_many_callers_are_told() -> None:
    loc: Location = F
    for _ in range(20):
        loc = CallSiteLoc(G, loc)
    assert len(callers_of(loc)) == 10


@pytest.mark.parametrize(
    ("loc", "position"),
    [
        (UNKNOWN_LOC, UNKNOWN),
        (A, UNKNOWN),
        (F, Position("f", 1, 2)),
        (NameLoc("a", F), Position("f", 1, 2)),
        (CallSiteLoc(F, G), Position("f", 1, 2)),
        (CallSiteLoc(A, G), Position("g", 3, 4)),
        (FusedLoc((A, G, F)), Position("g", 3, 4)),
    ],
)
def test_a_message_points_at_the_first_file_there_is(
    loc: Location, position: Position
) -> None:
    assert position_of(loc) == position
