"""Types and attributes of dialects that are kept as they are written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import AffineMapAttr, DialectAttr, DistinctAttr
from bridge.ir.types import I32, DialectType, MemRefType
from bridge.ods.nodes import definition
from bridge.source import Source
from bridge.text.attributes import read_attribute
from bridge.text.spelling import Spelling
from bridge.text.state import Reader, State
from bridge.text.tokens import ParseError
from bridge.text.types import read_type
from tests.oracles.builtin import (
    context,
    native_attribute,
    native_type,
    reader,
    upstream_attribute,
    upstream_type,
)
from tests.oracles.spelling import attribute_of

FILE = attribute_of('#llvm.di_file<"a" in "b">')
MAP = AffineMapAttr(AffineMap.identity(1))
SHIFT = AffineMapAttr(AffineMap(1, 0, (AffineDim(0) + 1,)))


@pytest.fixture(scope="module", autouse=True)
def upstream() -> Iterator[None]:
    with context():
        yield


def with_aliases(text: str) -> Reader:
    """A reader that knows some aliases, and every dialect."""
    r = Reader(Source(text), 0, State(defined=definition))
    r.state.attribute_aliases.update(file=FILE, map=MAP, shift=SHIFT)
    r.state.type_aliases["t"] = I32
    return r


@pytest.mark.parametrize(
    "text",
    [
        "#d.a",
        "#d.",
        "#d..a",
        "#d._a",
        "#d.0a",
        "#d<_a>",
        "#d<a b>",
        "#d<a<b>c>",
        "#d<a<b>c<d>>",
        "#d<>",
        "#d.<a>",
        "#d.a-b<c>",
        "#d.a$b<c>",
        '#d.a<"a>">',
        '#d.a<"\\">">',
        "#d.a<b -> c>",
        "#d.a<- > c",
        "#d.a<#b>",
        "#d.a<!b, #c<d>>",
        "#d$e.a",
        "#_d.b",
        "#d.a<\n  b\n>",
        "#d.a<é>",
        "#d.a : i32",
        "#d<a> : none",
    ],
)
def test_the_form_an_attribute_is_printed_in_is_upstreams(text: str) -> None:
    assert native_attribute(text) == upstream_attribute(text)
    ty = text.replace("#", "!", 1).partition(" :")[0]
    assert native_type(ty) == upstream_type(ty)


@pytest.mark.parametrize(
    "text",
    ["#d", "#d ", "#d.a<", "#d.a<(>", "#d.a<(]>", '#d.a<"', "#d-e.a", "#d.a<\0>"],
)
def test_what_is_not_closed_gets_upstreams_complaint(text: str) -> None:
    assert native_attribute(text) == upstream_attribute(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("!e.a", '`!"e"<"a">` type created with unregistered dialect. If this'),
        ("#e.a", '#"e"<"a"> : \'none\' attribute created with unregistered dialect.'),
        ("#e<1> : i8", '#"e"<"1"> : \'i8\' attribute created with unregistered dial'),
    ],
)
def test_an_unknown_dialect_must_be_let_in(text: str, message: str) -> None:
    read = read_type if text[0] == "!" else read_attribute
    with pytest.raises(ParseError) as caught:
        read(reader(text, allow_unregistered=False))
    assert caught.value.message.startswith(message)
    assert str(read(reader(text)))


def test_an_alias_and_what_it_stands_for_are_one_attribute() -> None:
    short = read_attribute(with_aliases("#llvm.x<a = #file, b = #map, c = !t>"))
    long = read_attribute(
        with_aliases(
            '#llvm.x<a = #llvm.di_file<"a" in "b">, b = affine_map<(i) -> (i)>, c = !t>'
        )
    )
    assert short is long
    assert isinstance(short, DialectAttr)
    assert short.parts == ("x<a = ", FILE, ", b = ", MAP, ", c = i32>")


def test_a_builtin_type_with_an_alias_in_it_is_a_node_too() -> None:
    found = read_type(with_aliases("!llvm.x<vector<4xi32>, memref<4xi32, #shift, 3>>"))
    assert isinstance(found, DialectType)
    assert found.parts[0] == "x<vector<4xi32>, "
    assert isinstance(found.parts[1], MemRefType)


def test_what_looks_like_an_alias_in_a_string_stays_text() -> None:
    found = read_attribute(with_aliases('#llvm.x<"#file !t">'))
    assert isinstance(found, DialectAttr)
    assert found.parts == ('x<"#file !t">',)


def test_an_undefined_alias_in_a_body_is_a_complaint_at_its_place() -> None:
    text = "#llvm.x<a = #none>"
    with pytest.raises(ParseError) as caught:
        read_attribute(with_aliases(text))
    assert caught.value.message == "undefined symbol alias id 'none'"
    assert caught.value.pos == text.index(">")


def test_the_body_of_an_unregistered_dialect_is_text_alone() -> None:
    found = read_attribute(reader("#d.a<#undefined>"))
    assert isinstance(found, DialectAttr)
    assert found.parts == ("a<#undefined>",)


def test_distinct_attributes_in_bodies_are_numbered_as_all_are() -> None:
    r = with_aliases("[distinct[7]<1>, #llvm.x<id = distinct[7]<1>>]")
    found = read_attribute(r)
    number = r.state.distinct[7]
    assert isinstance(number, DistinctAttr)
    assert str(found) == "[distinct[0]<1 : i64>, #llvm.x<id = distinct[0]<1 : i64>>]"


def test_a_spelling_uses_its_aliases_in_bodies() -> None:
    found = read_attribute(with_aliases("#llvm.x<a = #file>"))
    spelling = Spelling()
    spelling.aliases[FILE] = "#di_file"
    assert spelling.attribute(found) == "#llvm.x<a = #di_file>"


@pytest.mark.parametrize(
    ("text", "mnemonic"),
    [("!d.a.b<c>", "a.b"), ("!d<a>", "a"), ('!d<"a b">', ""), ("!d.a", "a")],
)
def test_the_mnemonic_is_the_leading_identifier(text: str, mnemonic: str) -> None:
    found = read_type(reader(text))
    assert isinstance(found, DialectType)
    assert found.mnemonic == mnemonic
