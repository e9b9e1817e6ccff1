"""Text of locations, against upstream's reader and printer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from bridge.ir.guard import deep
from bridge.ir.locations import (
    UNKNOWN_LOC,
    CallSiteLoc,
    FileLineColLoc,
    FusedLoc,
    Location,
    NameLoc,
)
from bridge.text.attributes import read_attribute
from bridge.text.locations import read_location
from bridge.text.spelling import Spelling
from tests.oracles.builtin import (
    context,
    native_attribute,
    reader,
    upstream_attribute,
)
from tests.strategies.builtin import locations
from tests.strategies.mutations import damaged

DEEP = 20_000
A = NameLoc("a")
B = NameLoc("b")
PLACE = FileLineColLoc.at("f", 1, 2)


@pytest.fixture(scope="module", autouse=True)
def upstream() -> Iterator[None]:
    with context():
        yield


@given(locations)
@settings(max_examples=150)
def test_a_location_is_printed_as_upstream_prints_it(text: str) -> None:
    assert native_attribute(text) == upstream_attribute(text)


@given(damaged(locations))
@settings(max_examples=150)
def test_a_damaged_location_gets_upstreams_complaint_at_its_place(text: str) -> None:
    text = text.lstrip()
    if text:
        assert native_attribute(text) == upstream_attribute(text)


@pytest.mark.parametrize(
    "text",
    [
        'loc("a":1:2 to 3)',
        'loc("a":1:2 to a)',
        'loc("a":4294967296:1)',
        'loc("a":1:4294967296)',
        'loc("a":1:a)',
        'loc("a":a)',
        'loc("a"(',
        'loc("a"("b"',
        'loc(callsite "a")',
        'loc(callsite("a" "b"))',
        'loc(callsite("a" at "b")',
        'loc(fused<"x"["a"])',
        "loc(fused)",
        "loc(foo)",
        "loc(#foo)",
        "loc()",
        "loc(unknown",
    ],
)
def test_a_wrong_location_gets_upstreams_complaint_at_its_place(text: str) -> None:
    expected = upstream_attribute(text)
    assert ": " in expected
    assert native_attribute(text) == expected


@pytest.mark.parametrize(
    ("text", "loc"),
    [
        ("unknown", UNKNOWN_LOC),
        ('"f":1:2', PLACE),
        ('"":1:2', FileLineColLoc.at("-", 1, 2)),
        ('"f":1:2 to 3:4', FileLineColLoc("f", 1, 2, 3, 4)),
        ('"f":1:2 to :4', FileLineColLoc("f", 1, 2, 1, 4)),
        ('"a"("b")', NameLoc("a", B)),
        ('"a"(unknown)', A),
        ('callsite("a" at "b")', CallSiteLoc(A, B)),
        ('fused["a", unknown, "b", "a"]', FusedLoc((A, B))),
        ('fused["a", "a"]', A),
        ("fused[]", UNKNOWN_LOC),
    ],
)
def test_a_text_stands_for_its_location(text: str, loc: Location) -> None:
    assert read_location(reader(text)) is loc


@pytest.mark.parametrize(
    ("loc", "text"),
    [
        (UNKNOWN_LOC, "[unknown]"),
        (PLACE, "f:1:2"),
        (CallSiteLoc(A, PLACE), '"a" at f:1:2'),
        (CallSiteLoc(A, B), '"a"\n at "b"'),
        (CallSiteLoc(PLACE, PLACE), "f:1:2\n at f:1:2"),
        (FusedLoc((A, B), A), '<"a">["a", "b"]'),
    ],
)
def test_the_short_form_is_without_quotes_and_keywords(
    loc: Location, text: str
) -> None:
    assert Spelling(pretty=True).location(loc) == text


def test_an_alias_is_used_inside_a_location_and_for_it_unless_forbidden() -> None:
    spelling = Spelling()
    loc = CallSiteLoc(A, B)
    spelling.aliases.update({A: "#loc", loc: "#loc1"})
    assert spelling.location(loc) == "loc(#loc1)"
    assert spelling.location(loc, alias=False) == 'loc(callsite(#loc at "b"))'
    assert spelling.definition(loc) == 'loc(callsite(#loc at "b"))'
    assert spelling.attribute(loc) == "#loc1"


@pytest.mark.parametrize(
    ("before", "inner", "behind"),
    [
        ('"a"(', '"b"', ")"),
        ("fused[", '"b"', "]"),
        ('callsite("a" at ', '"b"', ")"),
        ('fused<"m">["x", ', '"b"', "]"),
    ],
)
def test_nesting_is_bounded_by_memory_alone(
    before: str, inner: str, behind: str
) -> None:
    text = f"loc({before * DEEP}{inner}{behind * DEEP})"
    with deep:
        assert str(read_attribute(reader(text)))
