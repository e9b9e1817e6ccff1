"""Text of attributes, against upstream's reader and printer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import assume, given, settings

from bridge.ir.affine import AffineMap
from bridge.ir.attributes import (
    TRUE,
    UNIT,
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.guard import deep
from bridge.ir.types import DYNAMIC, F32, F64, I32, I64, INDEX
from bridge.text.attributes import read_attribute
from bridge.text.state import Reader
from bridge.text.tokens import ParseError
from tests.oracles.builtin import (
    context,
    native_attribute,
    reader,
    upstream_attribute,
)
from tests.strategies.builtin import attributes
from tests.strategies.mutations import damaged

DEEP = 20_000


@pytest.fixture(scope="module", autouse=True)
def upstream() -> Iterator[None]:
    with context():
        yield


def read(text: str) -> Attribute:
    return read_attribute(reader(text))


@given(attributes)
@settings(max_examples=150)
def test_an_attribute_is_printed_as_upstream_prints_it(text: str) -> None:
    assert native_attribute(text) == upstream_attribute(text)


@given(damaged(attributes))
@settings(max_examples=150)
def test_a_damaged_attribute_gets_upstreams_complaint_at_its_place(text: str) -> None:
    text = text.lstrip()
    expected = upstream_attribute(text) if text else ""
    # Names of a dialect's attributes are that dialect's own to complain about.
    assume(text and "unknown attribute" not in expected)
    # A string without an end behind the attribute concerns whoever reads on.
    assume("expected '\"' in string" not in native_attribute(text))
    assert native_attribute(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "4294967296 : i32",
        "-2147483649 : i32",
        "128 : si8",
        "-1 : ui8",
        "-0 : i32",
        "-0",
        "1 : i0",
        "9223372036854775808 : index",
        "1 : f32",
        "0x17FC00000 : f32",
        "-0x1 : f32",
        "1.0 : i32",
        "1 : none",
        "- a",
        "@a::b",
        "[1,]",
        "[1 2]",
        "[",
        "{a, a}",
        '{"" = 1}',
        "{a = }",
        "{1}",
        "{a b}",
        "{a",
        "affine_map<d0>",
        "affine_map",
        "affine_map<(d0) : (d0 >= 0)>",
        "affine_set<(d0) -> (d0)>",
        "strided<[1],>",
        "strided<[9223372036854775808]>",
        "strided<[-9223372036854775808]>",
        "strided<[a]>",
        "strided<[1], foo: 0>",
        '[distinct[0]<"a">, distinct[0]<"b">]',
        "distinct[a]",
        "distinct[99999999999999999999]<>",
        "#d",
        "#d.a< (] >",
        "#d-e.x",
        "# d",
        "unknown",
    ],
)
def test_a_wrong_attribute_gets_upstreams_complaint_at_its_place(text: str) -> None:
    expected = upstream_attribute(text)
    assert ": " in expected
    assert native_attribute(text) == expected


@pytest.mark.parametrize(
    ("text", "attr"),
    [
        ("7", IntegerAttr(7, I64)),
        ("4294967295 : i32", IntegerAttr(-1, I32)),
        ("-5 : index", IntegerAttr(-5, INDEX)),
        ("true", TRUE),
        ("1.5", FloatAttr(1.5, F64)),
        ("0x7FC00001 : f32", FloatAttr.of_bits(0x7FC00001, F32)),
        ("unit", UNIT),
        ('"a" : i32', StringAttr("a", I32)),
        ('"a" : none', StringAttr("a")),
        ('"\\FF\\41"', StringAttr("\udcffA")),
        ('@a::@"b c"', SymbolRefAttr("a", ("b c",))),
        ("i32", TypeAttr(I32)),
        ("[1, unit]", ArrayAttr((IntegerAttr(1, I64), UNIT))),
        ("[ ]", ArrayAttr(())),
        ("affine_map<(d0) -> (d0)>", AffineMapAttr(AffineMap.identity(1))),
        ("array<i32: 1, -2>", DenseArrayAttr.of(I32, [1, -2])),
        ("strided<[?], offset: 4>", StridedLayoutAttr((DYNAMIC,), 4)),
    ],
)
def test_a_text_stands_for_its_attribute(text: str, attr: Attribute) -> None:
    assert read(text) is attr


def test_a_given_type_is_not_read_behind_the_attribute() -> None:
    r = reader("1 : i32")
    assert read_attribute(r, INDEX) is IntegerAttr(1, INDEX)
    assert r.text[r.pos :] == " : i32"


def test_a_dialects_attribute_of_another_type_than_given_is_refused() -> None:
    with pytest.raises(ParseError, match="attribute type different than expected"):
        read_attribute(reader("#d.a : i32"), I64)


def test_a_dictionary_has_its_entries_in_the_order_of_their_names() -> None:
    found = read('{b = 1, "a b", i32}')
    assert isinstance(found, DictionaryAttr)
    assert found.entries == (("a b", UNIT), ("b", IntegerAttr(1, I64)), ("i32", UNIT))


@pytest.mark.parametrize(
    "text",
    [
        '{a = "]} // \\" #", b = [1, -> ]}',
        "[#t.a<b = (c) -> d>, {e = 1 : i8}]",
        "#t.a<1> : i32",
        "#t.a<1>",
        "#t.a",
        "[ /* no comment */ ]",
        "{a = 1, // a comment\n b}",
        "[" + "1, " * 600 + "2]",
        "array<i32: 1, 2>",
    ],
)
def test_an_attribute_like_one_before_means_the_same(text: str) -> None:
    def outcome(r: Reader) -> tuple[Attribute | str, int]:
        try:
            return read_attribute(r), r.peek().pos
        except ParseError as fault:
            return fault.message, fault.pos

    again = reader(f"{text} {text} : i64")
    wanted = outcome(reader(f"{text} "))
    assert outcome(again) == wanted
    again.pos = len(text) + 1
    found, pos = outcome(again)
    alone = reader(f"{text} : i64")
    assert (found, pos - len(text) - 1) == outcome(alone)


def test_an_alias_stands_for_its_attribute() -> None:
    r = reader("[#a, #a]")
    r.state.attribute_aliases["a"] = UNIT
    assert read_attribute(r) is ArrayAttr((UNIT, UNIT))


def test_a_distinct_attribute_is_one_within_a_text_and_another_in_the_next() -> None:
    text = '[distinct[7]<"a">, distinct[7]<"a">, distinct[8]<"a">]'
    found = read(text)
    assert isinstance(found, ArrayAttr)
    first, again, other = found
    assert isinstance(first, DistinctAttr)
    assert first is again
    assert first is not other
    elsewhere = read(text)
    assert isinstance(elsewhere, ArrayAttr)
    assert first not in elsewhere.elements


@pytest.mark.parametrize(
    ("before", "inner", "behind"),
    [("[", "", "]"), ("{a = ", "1", "}"), ("#d.a<", "", ">"), ("#llvm.a<", "", ">")],
)
def test_nesting_is_bounded_by_memory_alone(
    before: str, inner: str, behind: str
) -> None:
    text = before * DEEP + inner + behind * DEEP
    with deep:
        assert len(str(read(text))) >= DEEP


@pytest.mark.parametrize("digits", ["9" * 5000, "0x" + "f" * 5000, "0" * 5000 + "7"])
def test_integers_of_thousands_of_digits_are_read_and_printed(digits: str) -> None:
    text = f"{digits} : i20004"
    assert native_attribute(text) == upstream_attribute(text)


def test_a_float_without_a_point_has_a_note_that_helps() -> None:
    with pytest.raises(ParseError) as caught:
        read("dense<[1.0, 2]> : tensor<2xf32>")
    ((_, note),) = caught.value.notes
    assert note == "add a trailing dot to make the literal a float"


def test_a_long_array_is_read_in_order() -> None:
    count = 80_000
    text = f"[{', '.join([str(n % 70_000) for n in range(count)])}]"
    found = read(text)
    assert isinstance(found, ArrayAttr)
    assert len(found) == count
    assert found[count - 1] is IntegerAttr((count - 1) % 70_000, I64)
    assert str(found) == text
