"""`bridge.ods.transforms` and `bridge.ods.build`: types that follow, types built."""

from __future__ import annotations

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
from bridge.ods.build import built_type
from bridge.ods.format_language import FormatFault
from bridge.ods.transforms import i1_same_shape, transform
from tests.oracles.spelling import type_of


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
    assert i1_same_shape(given) is wanted


def test_an_expression_is_found_whatever_its_namespaces() -> None:
    spelled = "::llvm::cast<::mlir::VectorType>($_self).getElementType()"
    found = transform(spelled)
    assert found is not None
    assert found(VectorType((4,), F32)) is F32
    assert found is transform("cast<VectorType>($_self).getElementType()")


def test_a_type_of_another_kind_is_refused() -> None:
    found = transform("cast<VectorType>($_self).getElementType()")
    assert found is not None
    with pytest.raises(TypeError):
        found(F32)


def test_what_is_not_modelled_is_not_found() -> None:
    assert transform("frobnicate($_self)") is None


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
    assert built_type(text) is wanted


def test_a_builder_of_nothing_known_is_refused() -> None:
    with pytest.raises(FormatFault, match="is not known"):
        built_type("frobnicate()")
