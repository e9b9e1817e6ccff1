"""Leaves of constraints: C++ about types, attributes, numbers and regions."""

from __future__ import annotations

from typing import Any

import pytest

from bridge.ir.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from bridge.ir.blocks import Block, Region
from bridge.ir.types import (
    F32,
    I1,
    I32,
    I64,
    IntegerType,
    MemRefType,
    RankedTensorType,
    VectorType,
)
from bridge.ods.nodes import parse_attribute
from bridge.tablegen.cpp_text import Unrecognised
from tests.oracles.spelling import type_of
from tests.tablegen.recognising import judged, recognised

INTEGER = "::llvm::cast<::mlir::IntegerAttr>($_self)"
VECTOR = "::llvm::cast<::mlir::VectorType>($_self)"
ARRAY = "::llvm::cast<DenseI64ArrayAttr>($_self).asArrayRef()"


def numbers(*values: int) -> DenseArrayAttr:
    return DenseArrayAttr.of(I64, values)


@pytest.mark.parametrize(
    ("text", "good", "bad"),
    [
        ("$_self.isSignlessInteger(8)", IntegerType(8), IntegerType(8, "signed")),
        ("$_self.isUnsignedInteger()", IntegerType(8, "unsigned"), IntegerType(8)),
        ("$_self.isInteger(8)", IntegerType(8, "unsigned"), IntegerType(16)),
        (f"{INTEGER}.getInt() != 3", IntegerAttr(2, I64), IntegerAttr(3, I64)),
        (
            f"!{INTEGER}.getValue().isNegative()",
            IntegerAttr(0, I8 := IntegerType(8)),
            IntegerAttr(-1, I8),
        ),
        (
            f"::llvm::is_contained({{16, 32}}, {INTEGER}.getInt())",
            IntegerAttr(32, I32),
            IntegerAttr(33, I32),
        ),
        (f"::llvm::is_sorted({ARRAY})", numbers(1, 1, 3), numbers(2, 1)),
        (
            f"::llvm::all_of({ARRAY}, [&](auto v) {{ return v >= 0; }})",
            numbers(0, 4),
            numbers(0, -4),
        ),
        (
            "[](::llvm::ArrayRef<int64_t> a) { return std::adjacent_find("
            f"std::begin(a), std::end(a)) == std::end(a); }}({ARRAY})",
            numbers(1, 2, 1),
            numbers(1, 1),
        ),
        (
            "::llvm::cast<::mlir::DenseArrayAttr>($_self).size() == 3",
            numbers(1, 2, 3),
            numbers(1, 2),
        ),
        (
            "::llvm::cast<::mlir::ArrayAttr>($_self).size() >= 1",
            ArrayAttr((StringAttr("a"),)),
            ArrayAttr(()),
        ),
        (
            f"{VECTOR}.getScalableDims().back()",
            VectorType((2, 4), F32, (False, True)),
            VectorType((2, 4), F32, (True, False)),
        ),
        (
            f"!::llvm::is_contained({VECTOR}.getScalableDims().drop_back(), true)",
            VectorType((2, 4), F32, (False, True)),
            VectorType((2, 4), F32, (True, True)),
        ),
        (
            "::llvm::is_contained(::llvm::ArrayRef<int64_t>({16, 8}), "
            "::llvm::cast<::mlir::ShapedType>($_self).getDimSize("
            "::llvm::cast<::mlir::ShapedType>($_self).getRank() + -1))",
            VectorType((3, 8), F32),
            VectorType((8, 3), F32),
        ),
        (
            "::llvm::all_of(::llvm::cast<::mlir::RankedTensorType>($_self).getShape(), "
            "[](auto v) { return v != 0; })",
            RankedTensorType((2, 3), F32),
            RankedTensorType((2, 0), F32),
        ),
        (
            "::llvm::cast<::mlir::transform::OperationType>($_self).getOperationName() "
            '== "scf.for"',
            type_of('!transform.op<"scf.for">'),
            type_of('!transform.op<"scf.if">'),
        ),
        (
            "::llvm::isa<::mlir::LLVM::LLVMStructType, ::mlir::LLVM::LLVMArrayType>"
            "($_self)",
            type_of("!llvm.array<4 x f32>"),
            type_of("!llvm.ptr"),
        ),
        (
            "::llvm::isa<::mlir::DenseFPElementsAttr>($_self) && "
            "::llvm::cast<::mlir::DenseFPElementsAttr>($_self).getType()."
            "getElementType().isF32() && "
            "::llvm::cast<::mlir::DenseFPElementsAttr>($_self).getType().getShape() == "
            "::mlir::ArrayRef<int64_t>({2})",
            parse_attribute("dense<1.0> : tensor<2xf32>"),
            parse_attribute("dense<1.0> : tensor<2xf64>"),
        ),
        (
            "::llvm::isa<::mlir::MemRefType>(::llvm::cast<::mlir::TypeAttr>($_self)"
            ".getValue())",
            TypeAttr(MemRefType((2,), F32)),
            TypeAttr(F32),
        ),
    ],
)
def test_a_text_asks_what_it_says(text: str, good: Any, bad: Any) -> None:
    assert judged(text, good) is True
    assert judged(text, bad) is False


@pytest.mark.parametrize(
    ("text", "blocks", "verdict"),
    [
        ("::llvm::hasNItems($_self, 1)", 1, True),
        ("::llvm::hasNItems($_self, 1)", 2, False),
        ("::llvm::hasNItemsOrLess($_self, 1)", 0, True),
        ("::llvm::hasNItemsOrLess($_self, 1)", 2, False),
        ("::llvm::hasNItemsOrMore($_self, 1)", 0, False),
    ],
)
def test_regions_are_asked_for_their_blocks(
    text: str, blocks: int, verdict: bool
) -> None:
    assert judged(text, Region([Block() for _ in range(blocks)])) is verdict


@pytest.mark.parametrize(("value", "verdict"), [(3, True), (4, False), (7, False)])
def test_only_the_bits_of_cases_stand_in_flags(value: int, verdict: bool) -> None:
    assert judged("(static_cast<uint32_t>($_self) & ~3) == 0", value) is verdict


def test_a_part_that_is_not_there_decides_nothing() -> None:
    assert judged("::llvm::cast<::mlir::VectorType>($_self).getRank() == 1", I1) is None
    assert judged(f"{INTEGER}.getInt() > 0", StringAttr("a")) is None


@pytest.mark.parametrize(
    "text",
    [
        "whatever($_self)",
        "!whatever($_self)",
        "::llvm::isa<::mlir::arith::Whatever>($_self)",
        "$_self.getWhatever() == 1",
        "$_self == ::mlir::arith::RoundingMode::whatever",
    ],
)
def test_a_text_without_a_meaning_is_an_error(text: str) -> None:
    with pytest.raises(Unrecognised, match="hatever"):
        recognised(text)


ELEMENT = "$_self.getElementType()"
I8_OR_F32 = ["or", "$_self.isSignlessInteger(8)", "$_self.isF32()"]


@pytest.mark.parametrize(
    ("node", "words"),
    [
        ("true", ["anything"]),
        (["and", "true", "$_self.isF32()"], ["is", "self", "f32"]),
        (["or", "true", "$_self.isF32()"], ["anything"]),
        (I8_OR_F32, ["is", "self", "i8", "f32"]),
        (
            ["subst", "$_self", ELEMENT, I8_OR_F32],
            ["is", ["element", "self"], "i8", "f32"],
        ),
        (
            ["subst", "$_self", ELEMENT, ["not", "$_self.isF32()"]],
            ["of", ["element", "self"], ["not", ["is", "self", "f32"]]],
        ),
        (["not", ["not", "$_self.isF32()"]], ["is", "self", "f32"]),
        (
            ["or", "$_self.getRank() == 1", "$_self.getRank() == 2"],
            ["in", ["rank", "self"], 1, 2],
        ),
        (
            "cast<ptr::X>($_self).getValue() == ptr::AtomicOrdering::acquire",
            ["in", ["value", "self"], 3, "acquire"],
        ),
    ],
)
def test_a_predicate_is_said_in_few_words(node: Any, words: Any) -> None:
    assert recognised(node, "ptr") == words


def test_a_function_is_asked_of_what_it_is_called_with() -> None:
    called = [
        "concat",
        "[](::mlir::Type elementType) { return ",
        "; }(::llvm::cast<::mlir::ShapedType>($_self).getElementType())",
        ["subst", "$_self", "elementType", "$_self.isF32()"],
    ]
    each = [
        "concat",
        "::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), "
        "[&](::mlir::Attribute attr) { return attr && (",
        "); })",
        ["subst", "$_self", "attr", "::llvm::isa<::mlir::StringAttr>($_self)"],
    ]
    assert recognised(called) == ["is", ["element", "self"], "f32"]
    assert recognised(each) == ["each", ["items", "self"], ["is", "self", "StringAttr"]]
    with pytest.raises(Unrecognised):
        recognised(["concat", "whatever(", ")", "true"])
