"""Types that follow from types, and types that constraints build."""

from __future__ import annotations

from typing import Any

import pytest

from bridge.ir.types import (
    F32,
    I1,
    I32,
    INDEX,
    RankedTensorType,
    Type,
    VectorType,
)
from bridge.ods.nodes import type_of_text
from bridge.ods.predicates import transform
from bridge.ods.rows import table
from bridge.tablegen.built import Built
from bridge.tablegen.cpp_text import Unrecognised
from bridge.tablegen.transformers import transformer
from tests.oracles.spelling import type_of
from tests.tablegen.recognising import CLASSES, followed

BUILT = Built(CLASSES, "llvm")


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        (F32, I1),
        (VectorType((4,), F32, (True,)), VectorType((4,), I1, (True,))),
        (RankedTensorType((2,), I32), RankedTensorType((2,), I1)),
    ],
)
def test_a_comparison_has_the_shape_of_what_it_compares(
    given: Type, wanted: Type
) -> None:
    assert followed("getI1SameShape($_self)", given) is wanted


ELEMENT = "::llvm::cast<::mlir::VectorType>($_self).getElementType()"


def test_an_expression_is_found_whatever_its_namespaces() -> None:
    assert followed(ELEMENT, VectorType((4,), F32)) is F32
    short = "cast<VectorType>($_self).getElementType()"
    assert transformer(ELEMENT) == transformer(short)


def test_nothing_follows_from_a_type_of_another_kind() -> None:
    assert followed(ELEMENT, F32) is None


def test_an_expression_without_a_meaning_is_an_error() -> None:
    with pytest.raises(Unrecognised, match="frobnicate"):
        transformer("frobnicate($_self)")


@pytest.mark.parametrize(
    ("term", "given", "wanted"),
    [
        (["with last", "self", 16], "vector<2x8xf32>", "vector<2x16xf32>"),
        (["interleaved", "self"], "vector<f32>", "vector<2xf32>"),
        (["interleaved", "self"], "vector<2x[4]xf32>", "vector<2x[8]xf32>"),
        (["deinterleaved", "self"], "vector<[4]xf32>", "vector<[2]xf32>"),
        (["deinterleaved", "self"], "vector<f32>", "vector<f32>"),
        (["drop first", "self"], "vector<2x[4]xf32>", "vector<[4]xf32>"),
        (["scalable slice", "self"], "vector<[4]x[4]xf32>", "vector<[4]xf32>"),
        (["scalable square", "self"], "vector<[4]xf32>", "vector<[4]x[4]xf32>"),
        (["scaled", "self", 1, 4, "i32"], "vector<16xi8>", "vector<4xi32>"),
        (["scaled", "self", 1, 4, "i32"], "vector<i8>", None),
        (["double width", "self"], "vector<4xi8>", "vector<4xi16>"),
        (["double width", "self"], "vector<4xf16>", "vector<4xf32>"),
        (["double width", "self"], "vector<4xf64>", None),
        (["integer of bits", ["dim", "self", 0]], "vector<8xi1>", "i8"),
        (["value and bool", "self"], "i32", "!llvm.struct<(i32, i1)>"),
        (["wrapped", "self", "!pdl.range"], "!pdl.type", "!pdl.range<type>"),
        (["pdl value", "self"], "!pdl.range<type>", "!pdl.range<value>"),
        (["pdl value", "self"], "i32", None),
        (["with element", "self", "i1"], "memref<2xf32>", "memref<2xi1>"),
        (["with element", "self", "i1"], "f32", None),
        (["drop first", "self"], "f32", None),
    ],
)
def test_a_type_follows_from_another(term: Any, given: str, wanted: str | None) -> None:
    owner = table("arith")
    assert owner is not None
    found = transform(term, owner)(type_of(given))
    assert found is (None if wanted is None else type_of(wanted))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("$_builder.getIndexType()", INDEX),
        ("$_builder.getIntegerType(1)", I1),
        ("$_builder.getF32Type()", F32),
        (
            "::mlir::VectorType::get({16} ,$_builder.getIntegerType(32))",
            VectorType((16,), I32),
        ),
        (
            "$_builder.getType<::mlir::LLVM::LLVMPointerType>(3)",
            type_of("!llvm.ptr<3>"),
        ),
        (
            "$_builder.getType<::mlir::LLVM::LLVMPointerType>(0)",
            type_of("!llvm.ptr"),
        ),
    ],
)
def test_a_builder_builds(text: str, wanted: Type) -> None:
    assert type_of_text(BUILT.text(text)) is wanted


@pytest.mark.parametrize("text", ["frobnicate()", "::mlir::Frobnicate::get()"])
def test_a_builder_of_nothing_known_is_an_error(text: str) -> None:
    with pytest.raises(Unrecognised, match=r"[Ff]robnicate"):
        BUILT.text(text)
