"""What predicates ask about: chains of casts and calls."""

from __future__ import annotations

from typing import Any

import pytest

from bridge.ir.affine import AffineMap
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.types import (
    F32,
    I32,
    I64,
    MemRefType,
    NoneType,
    RankedTensorType,
    UnrankedMemRefType,
    VectorType,
)
from bridge.ods.predicate_subjects import find_subject, subject
from tests.oracles.spelling import type_of

DENSE = DenseElementsAttr.of(RankedTensorType((2,), I32), [3, 4])


def part(text: str, of: Any) -> Any:
    found = subject(text)
    assert found is not None, f"{text} is not known"
    return found(of)


@pytest.mark.parametrize(
    ("text", "of", "value"),
    [
        ("cast<IntegerAttr>($_self).getType()", IntegerAttr(3, I64), I64),
        ("cast<IntegerAttr>($_self).getInt()", IntegerAttr(3, I64), 3),
        ("cast<TypeAttr>($_self).getValue()", TypeAttr(F32), F32),
        ("cast<ArrayAttr>($_self).size()", ArrayAttr((UnitAttr(),)), 1),
        ("cast<DenseArrayAttr>($_self).size()", DenseArrayAttr.of(I64, [1, 2]), 2),
        ("cast<DenseIntElementsAttr>($_self).getType().getElementType()", DENSE, I32),
        ("cast<DenseIntElementsAttr>($_self).getType().getShape()", DENSE, (2,)),
        ("cast<DenseIntElementsAttr>($_self).getValues<int32_t>()", DENSE, (3, 4)),
        ("cast<StringAttr>($_self).getType()", StringAttr("a"), NoneType()),
        ("cast<VectorType>($_self).getElementType()", VectorType((2,), F32), F32),
        ("cast<VectorType>($_self).getNumElements()", VectorType((2, 3), F32), 6),
        ("$_self.getIntOrFloatBitWidth()", F32, 32),
        ("$_self.getIntOrFloatBitWidth()", NoneType(), None),
        ("cast<ShapedType>($_self).hasRank()", UnrankedMemRefType(F32), False),
        ("cast<ShapedType>($_self).hasStaticShape()", MemRefType((2,), F32), True),
        (
            "cast<LLVM::LLVMPointerType>($_self).getAddressSpace()",
            type_of("!llvm.ptr<3>"),
            3,
        ),
        (
            "cast<LLVM::LLVMStructType>($_self).getBody()[1]",
            type_of("!llvm.struct<(i32, f32)>"),
            F32,
        ),
    ],
)
def test_a_call_gives_a_part(text: str, of: Any, value: Any) -> None:
    assert part(text, of) == value


def test_a_part_of_nothing_is_nothing() -> None:
    text = "cast<IntegerAttr>($_self).getType().getElementType()"
    assert part(text, UnitAttr()) is None


@pytest.mark.parametrize("text", ["$_other.getType()", "$_self.getWhatever()"])
def test_a_call_that_no_row_has_is_not_known(text: str) -> None:
    assert subject(text) is None


def test_a_layout_adds_up_multiples_or_it_has_no_strides() -> None:
    strided = "cast<MemRefType>($_self).isStrided()"
    halved = AffineMap.identity(1).results[0] // 2
    plain, divided = (
        AffineMapAttr(AffineMap(1, 0, (result,)))
        for result in (AffineMap.identity(1).results[0] * 3 + 1, halved)
    )
    assert part(strided, MemRefType((4,), F32)) is True
    assert part(strided, MemRefType((4,), F32, StridedLayoutAttr((2,), 1))) is True
    assert part(strided, MemRefType((4,), F32, plain)) is True
    assert part(strided, MemRefType((4,), F32, divided)) is False


def test_the_longest_subject_is_found_in_a_text() -> None:
    found = find_subject("all_of(cast<RankedTensorType>($_self).getShape(),f)")
    assert found is not None
    assert found[0] == "cast<RankedTensorType>($_self).getShape()"
