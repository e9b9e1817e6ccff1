"""Text of types, against upstream's reader and printer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import assume, given, settings

from bridge.ir.affine import AffineMap
from bridge.ir.attributes import AffineMapAttr, IntegerAttr, StridedLayoutAttr
from bridge.ir.guard import deep
from bridge.ir.types import (
    DYNAMIC,
    F32,
    I32,
    I64,
    INDEX,
    FunctionType,
    MemRefType,
    RankedTensorType,
    TupleType,
    Type,
    VectorType,
)
from bridge.source import Source
from bridge.text.state import Reader, State
from bridge.text.tokens import ParseError
from bridge.text.types import read_function_type, read_type
from tests.oracles.builtin import context, native_type, reader, upstream_type
from tests.oracles.syntax import check_printed
from tests.strategies.builtin import types
from tests.strategies.mutations import damaged

DEEP = 20_000


@pytest.fixture(scope="module", autouse=True)
def upstream() -> Iterator[None]:
    with context():
        yield


def read(text: str) -> Type:
    return read_type(reader(text))


@given(types)
@settings(max_examples=150)
def test_a_type_is_printed_as_upstream_prints_it(text: str) -> None:
    assert native_type(text) == upstream_type(text)


@given(damaged(types))
@settings(max_examples=150)
def test_a_damaged_type_gets_upstreams_complaint_at_its_place(text: str) -> None:
    text = text.lstrip()
    expected = upstream_type(text) if text else ""
    # Names of a dialect's types are that dialect's own to complain about.
    assume(text and "unknown attribute" not in expected)
    assert native_type(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "i16777216",
        "i99999999999",
        "vector<0xf32>",
        "vector<4x!d.x>",
        "vector<?xf32>",
        "vector<[4xf32>",
        "complex<index>",
        "tensor<*xf32, 3>",
        "tensor<4xnone>",
        "tensor<4xf32, a>",
        "tensor<4xf32, array<i32: 1>>",
        "tensor<99999999999999999999xf32>",
        "memref<4xf32, #d.space>",
        "memref<4x4xf32, 3, 4>",
        "memref<4xf32, 3, affine_map<(i) -> (i)>>",
        "memref<*xf32, affine_map<(i) -> (i)>>",
        "memref<4x4xf32, affine_map<(i) -> (i)>>",
        "memref<4x4xf32, strided<[1]>>",
        "memref<4xf32,>",
        "memref<4xf32",
        "memref<4xtensor<4xf32>>",
        "memref<4x!llvm.ptr>",
        "memref<4x4xi8, unit>",
        "(i32) i32",
        "(i32) -> ",
        "tuple<i32, f32,>",
        "!d",
        "!d<a",
        "!d<[>",
        "!d-e.x",
        "f99",
    ],
)
def test_a_wrong_type_gets_upstreams_complaint_at_its_place(text: str) -> None:
    expected = upstream_type(text)
    assert ": " in expected
    assert native_type(text) == expected


@pytest.mark.parametrize(
    ("text", "ty"),
    [
        ("memref<0x4xf32>", MemRefType((0, 4), F32)),
        ("memref<2 x 3 x f32>", MemRefType((2, 3), F32)),
        ("tensor<?xi32>", RankedTensorType((DYNAMIC,), I32)),
        ("vector<4x[8]xf32>", VectorType((4, 8), F32, (False, True))),
        ("(i32, index) -> f32", FunctionType((I32, INDEX), (F32,))),
        ("tuple<>", TupleType(())),
        ("// a comment\n i64", I64),
    ],
)
def test_a_text_stands_for_its_type(text: str, ty: Type) -> None:
    assert read(text) is ty


def test_an_identity_layout_and_space_zero_are_not_kept() -> None:
    layout = AffineMapAttr(AffineMap.identity(2))
    assert MemRefType((4, 4), F32, layout, IntegerAttr(0, I64)) is read(
        "memref<4x4xf32>"
    )


def test_a_strided_layout_is_kept_even_where_it_is_the_identity() -> None:
    ty = read("memref<4x4xf32, strided<[4, 1]>>")
    assert isinstance(ty, MemRefType)
    assert ty.layout is StridedLayoutAttr((4, 1))


def test_a_spelling_read_before_moves_the_cursor_just_as_far() -> None:
    r = reader("memref<4xf32> memref<4xf32>>")
    first = read_type(r)
    assert r.pos == len("memref<4xf32>")
    assert read_type(r) is first
    assert r.text[r.pos :] == ">"


def test_a_dialects_type_is_not_taken_for_an_alias_of_its_name() -> None:
    r = Reader(Source("!d !d<a>"), 0, State(allow_unregistered=True))
    r.state.type_aliases["d"] = I32
    assert read_type(r) is I32
    assert str(read_type(r)) == "!d.a"


def test_function_types_are_read_alone() -> None:
    r = reader("(i32) -> (f32, index) -> i32")
    assert read_function_type(r) is FunctionType((I32,), (F32, INDEX))
    assert r.text[r.pos :] == " -> i32"


@pytest.mark.parametrize(
    ("before", "inner", "behind"),
    [("tuple<", "i32", ">"), ("() -> (", "", ")"), ("memref<4x", "i32", ">")],
)
def test_nesting_is_bounded_by_memory_alone(
    before: str, inner: str, behind: str
) -> None:
    text = before * DEEP + inner + behind * DEEP
    with deep:
        assert len(str(read(text))) >= DEEP


@pytest.mark.parametrize("text", ["", "\n\n  // nothing\n"])
def test_no_type_at_all_is_a_complaint(text: str) -> None:
    # Upstream reads before the text's begin here.
    with pytest.raises(ParseError, match="expected non-function type"):
        read(text)


def test_an_unclosed_nest_is_a_complaint_too() -> None:
    with deep, pytest.raises(ParseError) as caught:
        read("tuple<" * DEEP)
    assert caught.value.message == "expected non-function type"


def test_all_results_of_a_function_type_inside_a_type_are_printed() -> None:
    ty = "!async.value<() -> (i32, memref<4xi32, affine_map<(d0) -> (d0 + 1)>>)>"
    printed = check_printed(f"func.func private @f({ty})")
    assert "() -> (i32, memref<4xi32, #map>)" in printed
