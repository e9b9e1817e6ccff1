"""Text of dense attributes, against upstream's reader and printer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from torch_mlir import ir

from bridge.ir.attributes import (
    Attribute,
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
)
from bridge.ir.types import I1, I32, RankedTensorType
from bridge.text.attributes import read_attribute
from bridge.text.spelling import Spelling
from bridge.text.tokens import ParseError
from tests.oracles.builtin import (
    context,
    native_attribute,
    reader,
    upstream_attribute,
)
from tests.oracles.syntax import check_refused
from tests.strategies.builtin import dense, hex_dense
from tests.strategies.mutations import damaged


@pytest.fixture(scope="module", autouse=True)
def upstream() -> Iterator[None]:
    with context():
        yield


def read(text: str) -> Attribute:
    return read_attribute(reader(text))


@given(dense() | hex_dense())
@settings(max_examples=200)
def test_dense_elements_are_printed_as_upstream_prints_them(text: str) -> None:
    assert native_attribute(text) == upstream_attribute(text)


@given(damaged(dense()))
@settings(max_examples=200)
def test_damaged_elements_get_upstreams_complaint_at_its_place(text: str) -> None:
    text = text.lstrip()
    if text:
        assert native_attribute(text) == upstream_attribute(text)


WRONG = [
    "dense<[1, 2]> : tensor<?xi32>",
    "dense<[1, 2]> : i32",
    "dense<[1, 2]> : tensor<3xi32>",
    "dense<> : tensor<3xi32>",
    "dense<[[1, 2], [3]]> : tensor<2x2xi32>",
    "dense<[[1, 2], 3]> : tensor<2xi8>",
    "dense<[1.0, 2]> : tensor<2xf32>",
    "dense<[1, 2.0]> : tensor<2xi32>",
    "dense<[1, true]> : tensor<2xi32>",
    "dense<[1, 300]> : tensor<2xi8>",
    "dense<[1, -3]> : tensor<2xui8>",
    "dense<[255, -128]> : tensor<2xsi8>",
    "dense<[2, -1]> : tensor<2xi1>",
    "dense<[-0, 1]> : tensor<2xi8>",
    'dense<"0x1"> : tensor<2xi8>',
    'dense<"0x 1"> : tensor<2xi8>',
    'dense<"ab"> : tensor<2xi8>',
    'dense<"0x010203"> : tensor<2xi8>',
    "dense<[1, 2] : tensor<2xi8>",
    "dense 1",
    "dense<-> : tensor<2xi32>",
    "dense<-a> : tensor<2xi32>",
    "dense<a> : tensor<2xi32>",
    "dense<1.0> : tensor<2xcomplex<f32>>",
    "dense<[1.0, 2.0, 3.0, 4.0]> : tensor<2xcomplex<f32>>",
    "dense<[(1.0, (2.0, 3.0))]> : tensor<1xcomplex<f32>>",
    'dense<["a", 1]> : tensor<2x!d.s>',
    "dense<1> : !spirv.arm.tensor<?xi32>",
    "dense<1> : !llvm.array<2 x i32>",
    "dense_resource<a> : i32",
    "dense_resource<a>",
    "dense_resource<1> : tensor<2xi32>",
    "array<i32: a>",
    "array<i64: >",
    "array<i64: 1, 2",
    "array<i7: 1>",
    "array<index: 1>",
    "array<i1: 1>",
    "array<i8: true>",
    "array<si8: 128>",
    "array<f32: a>",
    "array<f32: 2>",
    "array<tensor<2xi32>: 1>",
    "array<>",
    "sparse<[0, 5], [1, 2]> : tensor<2xi32>",
    "sparse<[[0, 0], [1, 9]], [1, 2]> : tensor<2x2xi32>",
    "sparse<[[0, 0], [1, 1]], [1, 2, 3]> : tensor<2x2xi32>",
    "sparse<[0, 0], [1, 2]> : tensor<2x2xi32>",
]


@pytest.mark.parametrize("text", WRONG)
def test_wrong_elements_get_upstreams_complaint_at_its_place(text: str) -> None:
    expected = upstream_attribute(text)
    assert ": " in expected.split(" : ")[0]
    assert native_attribute(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "dense<> : tensor<2x0xi32>",
        "dense<[[], []]> : tensor<2x0xi32>",
        "dense<1> : tensor<0xi32>",
        "dense<[0, 0]> : tensor<2xi0>",
        "dense<[1, -1]> : tensor<2xi1>",
        "dense<[1, 0]> : tensor<2xui1>",
        "dense<[1, 2]> : vector<[2]xi32>",
        "dense<[1, 2]> : memref<2xi32>",
        "dense<[(true, false), (true, true)]> : tensor<2xcomplex<i1>>",
        'dense<"a"> : tensor<2x!d.s>',
        "dense<[0x7FC00000, 0xFF800000, 0x1]> : tensor<3xf32>",
        "dense<[0, 1]> : !emitc.array<2xindex>",
        'dense<["a"]> : !emitc.array<1x!emitc.opaque<"x">>',
        "dense<0.0> : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>",
        "dense<[[1, 2]]> : !spirv.arm.tensor<1x2xui64>",
        "array<ui8: -1>",
        "array<i1: true, false>",
        "array<f8E5M3FNU: -1.0, 1.0>",
        "sparse<> : tensor<2x2xi32>",
        "sparse<> : tensor<2x!d.s>",
        "sparse<0, 1> : tensor<2x2xi32>",
        "sparse<[[0, 0]], 1> : tensor<2x2xi32>",
        'sparse<[[0, 0], [1, 1]], ["a", "b"]> : tensor<2x2x!d.s>',
        'sparse<[[0, 0], [1, 1]], "0x0100000002000000"> : tensor<2x2xi32>',
        "sparse<[0, 1], [(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>",
        "sparse<0, 1> : !emitc.array<4xi32>",
    ],
)
def test_unusual_elements_are_printed_as_upstream_prints_them(text: str) -> None:
    expected = upstream_attribute(text)
    assert not expected[0].isdigit()
    assert native_attribute(text) == expected


@pytest.mark.parametrize(
    "text",
    ["dense<(1, 2)> : tensor<4xi32>", "dense<[(1, 2), (3, 4)]> : tensor<2xi8>"],
)
def test_a_complex_literal_of_a_real_type_is_refused(text: str) -> None:
    # Upstream reads memory it did not write for these.
    with pytest.raises(ParseError, match=r"parsed \d elements, but type"):
        read(text)


def test_the_names_of_resources_are_kept_with_the_text() -> None:
    text = '[dense_resource<a> : tensor<2xi32>, dense_resource<"a b"> : tensor<i8>]'
    r = reader(text)
    found = read_attribute(r)
    assert str(found) == text
    assert list(r.state.resources) == [("builtin", "a"), ("builtin", "a b")]
    spelling = Spelling()
    spelling.attribute(found)
    assert [resource.key for resource in spelling.resources] == ["a", "a b"]


def test_one_key_is_one_resource_within_a_text() -> None:
    r = reader("dense_resource<a> : tensor<2xi32> dense_resource<a> : tensor<2xi8>")
    first, second = read_attribute(r), read_attribute(r)
    assert isinstance(first, DenseResourceAttr)
    assert isinstance(second, DenseResourceAttr)
    assert first.resource is second.resource


@pytest.mark.parametrize("limit", [None, 2, 3, 4])
def test_large_elements_are_left_out_as_upstream_leaves_them_out(
    limit: int | None,
) -> None:
    text = (
        "[dense<[1, 2, 3]> : tensor<3xi32>, dense<1> : tensor<9xi32>, "
        'dense<["a", "b", "c"]> : tensor<3x!d.s>, '
        "sparse<[0, 1, 2], [1, 2, 3]> : tensor<3xi32>]"
    )
    module = ir.Module.parse(f'"x"() {{a = {text}}} : () -> ()')
    expected = module.operation.get_asm(large_elements_limit=limit)
    ours = Spelling(elide_elements=limit).attribute(read(text))
    assert f"{{a = {ours}}}" in expected


@pytest.mark.parametrize(("limit", "hexadecimal"), [(2, True), (3, False), (-1, False)])
def test_many_elements_are_written_in_hex(limit: int, hexadecimal: bool) -> None:
    attr = DenseElementsAttr.of(RankedTensorType((3,), I32), [1, 2, 3])
    assert ("0x01000000" in Spelling(hex_limit=limit).attribute(attr)) == hexadecimal


def test_repeated_strings_are_a_splat() -> None:
    found = read('dense<["a", "a"]> : tensor<2x!d.s>')
    assert isinstance(found, DenseStringElementsAttr)
    assert found.splat
    assert str(found) == 'dense<"a"> : tensor<2x!d.s>'


def test_the_type_may_be_given() -> None:
    r = reader("dense<[true, false]>")
    ty = RankedTensorType((2,), I1)
    assert read_attribute(r, ty) is DenseElementsAttr.of(ty, [1, 0])


def test_a_long_list_is_printed_as_it_was_read() -> None:
    random = Random(7)
    values = ", ".join([str(random.randint(-9999, 9999)) for _ in range(5000)])
    found = read(f"dense<[{values}]> : tensor<5000xi16>")
    text = Spelling(hex_limit=-1).attribute(found)
    assert text == f"dense<[{values}]> : tensor<5000xi16>"


@pytest.mark.parametrize(
    "literal",
    [
        "[[0, 0, 0]], [[-2.0]]",
        "[[[0, 0, 0]]], [-2.0]",
        "[[0, 0, 0]], [-2.0, 3.0]",
        "[0, 0], [-2.0]",
        "[[0, 0, 4]], [-2.0]",
    ],
)
def test_sparse_elements_that_do_not_fit_are_refused_in_upstreams_words(
    literal: str,
) -> None:
    check_refused(
        f'"builtin.module"() {{a = sparse<{literal}> : vector<1x1x1xf16>}} : () -> ()'
    )
