"""What a printout shares: aliases, memos, the numbers of distinct attributes."""

from __future__ import annotations

import pytest

from bridge.ir.affine import AffineMap
from bridge.ir.attributes import (
    UNIT,
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
)
from bridge.ir.types import (
    F64,
    I32,
    I64,
    FunctionType,
    MemRefType,
    TupleType,
)
from bridge.text.spelling import (
    Spelling,
    format_attribute,
    format_type,
    keyword_or_string,
    symbol_reference,
)

SWAP = AffineMapAttr(AffineMap.permutation((1, 0)))
ONE = IntegerAttr(1, I64)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a", "a"),
        ("_a$b.c0", "_a$b.c0"),
        ("0a", '"0a"'),
        ("a b", '"a b"'),
        ("", '""'),
        ("é", '"\\C3\\A9"'),
        ("a\n", '"a\\0A"'),
    ],
)
def test_a_name_stands_in_quotes_where_it_could_not_be_read(
    name: str, text: str
) -> None:
    assert keyword_or_string(name) == text


def test_symbols_are_quoted_as_names_are() -> None:
    assert symbol_reference("a") == "@a"
    assert symbol_reference("a b") == '@"a b"'
    assert format_attribute(SymbolRefAttr("a", ("b c",))) == '@a::@"b c"'


def test_the_type_that_readers_assume_is_left_out_in_arrays_only() -> None:
    half = FloatAttr(0.5, F64)
    nan = FloatAttr.of_bits(0x7FF8_0000_0000_0000, F64)
    array = ArrayAttr((ONE, half, nan, IntegerAttr(1, I32)))
    assert format_attribute(array) == (
        "[1, 5.000000e-01, 0x7FF8000000000000 : f64, 1 : i32]"
    )
    assert format_attribute(half) == "5.000000e-01 : f64"


@pytest.mark.parametrize(
    ("attr", "text"),
    [(ONE, "1"), (StringAttr("a", I32), '"a"'), (ArrayAttr((ONE,)), "[1]")],
)
def test_the_type_is_left_out_on_demand(attr: Attribute, text: str) -> None:
    assert Spelling().attribute(attr, elide_type=True) == text


def test_an_entry_that_is_unit_is_its_name_alone() -> None:
    entries = DictionaryAttr((("b c", ONE), ("a", UNIT)))
    assert Spelling().dictionary(entries.entries) == '{a, "b c" = 1 : i64}'


def test_an_alias_is_used_everywhere_but_in_its_own_definition() -> None:
    spelling = Spelling()
    memref = MemRefType((4, 4), I32, SWAP)
    spelling.aliases[SWAP] = "#map"
    assert spelling.type(memref) == "memref<4x4xi32, #map>"
    assert spelling.attribute(ArrayAttr((SWAP,))) == "[#map]"
    assert spelling.definition(SWAP) == "affine_map<(d0, d1) -> (d1, d0)>"
    spelling.aliases[memref] = "!m"
    assert spelling.function((memref,), (memref, I32)) == "(!m) -> (!m, i32)"
    assert spelling.definition(memref) == "memref<4x4xi32, #map>"


def test_another_printout_knows_nothing_of_it() -> None:
    Spelling().aliases[SWAP] = "#map"
    assert format_attribute(SWAP) == "affine_map<(d0, d1) -> (d1, d0)>"


def test_distinct_attributes_are_numbered_as_they_are_printed() -> None:
    first, second = DistinctAttr.create(ONE), DistinctAttr.create(UNIT)
    spelling = Spelling()
    assert spelling.attribute(second) == "distinct[0]<>"
    assert spelling.attribute(first) == "distinct[1]<1 : i64>"
    assert spelling.attribute(second) == "distinct[0]<>"


def test_a_function_that_is_the_only_result_stands_in_parentheses() -> None:
    inner = FunctionType((), (I32,))
    assert format_type(FunctionType((), (inner,))) == "() -> (() -> i32)"
    assert format_type(FunctionType((inner,), ())) == "(() -> i32) -> ()"


def test_long_texts_are_the_same_when_printed_again() -> None:
    spelling = Spelling()
    ty = TupleType(tuple([I32] * 1000))
    assert (
        spelling.type(ty) == spelling.type(ty) == f"tuple<{', '.join(['i32'] * 1000)}>"
    )
