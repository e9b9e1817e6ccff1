"""Predicates of constraints on types and attributes, as far as they are known."""

from __future__ import annotations

import pytest

from bridge.ir.attributes import ArrayAttr, IntegerAttr, StringAttr, TypeAttr
from bridge.ir.types import (
    F32,
    I1,
    I32,
    I64,
    INDEX,
    IntegerType,
    RankedTensorType,
    Type,
    VectorType,
)
from bridge.ods.predicates import Verdict, compiled, type_test
from bridge.ods.rows import Predicate, table
from tests.oracles.spelling import type_of
from tests.oracles.syntax import check_refused

INTEGER = "::llvm::isa<::mlir::IntegerAttr>($_self)"
UNKNOWN = "::mlir::whatever($_self)"


def judged(predicate: Predicate, subject: object) -> Verdict:
    found = table("arith")
    assert found is not None
    test = compiled(predicate, found)
    return None if test is None else test(subject)


ONE, TEXT = IntegerAttr(1, I64), StringAttr("a")


@pytest.mark.parametrize(
    ("predicate", "integer", "text"),
    [
        (INTEGER, True, False),
        (["not", INTEGER], False, True),
        (["and", INTEGER, UNKNOWN], None, False),
        (["or", INTEGER, UNKNOWN], True, None),
        (["and", INTEGER, INTEGER], True, False),
        (["not", UNKNOWN], None, None),
        (UNKNOWN, None, None),
        ("true", True, True),
    ],
)
def test_what_is_not_known_decides_nothing(
    predicate: Predicate, integer: Verdict, text: Verdict
) -> None:
    assert judged(predicate, ONE) is integer
    assert judged(predicate, TEXT) is text


def test_each_element_of_an_array_is_asked() -> None:
    each = [
        "concat",
        "::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), "
        "[&](::mlir::Attribute attr) { return attr && (",
        "); })",
        ["subst", "$_self", "attr", INTEGER],
    ]
    assert judged(each, ArrayAttr((ONE, ONE))) is True
    assert judged(each, ArrayAttr((ONE, TEXT))) is False
    assert judged(each, ArrayAttr(())) is True


def test_a_type_as_an_attribute_is_asked_as_a_type() -> None:
    held = "::llvm::cast<::mlir::TypeAttr>($_self).getValue()"
    predicate = ["subst", "$_self", held, "$_self.isF32()"]
    assert judged(predicate, TypeAttr(F32)) is True
    assert judged(predicate, TypeAttr(I32)) is False


@pytest.mark.parametrize(
    ("constraint", "good", "bad"),
    [
        ("SignlessIntegerOrIndexLike", I32, F32),
        ("SignlessIntegerOrIndexLike", INDEX, IntegerType(8, "signed")),
        ("SignlessIntegerOrIndexLike", VectorType((4,), I1), VectorType((4,), F32)),
        ("FloatLike", F32, INDEX),
        ("FloatLike", RankedTensorType((2,), F32), RankedTensorType((2,), I32)),
    ],
)
def test_types_of_a_kind_are_told_from_others(
    constraint: str, good: Type, bad: Type
) -> None:
    test = type_test("arith", constraint)
    assert test(good) is True
    assert test(bad) is False


def test_a_type_of_a_dialect_may_have_any_trait() -> None:
    ty = type_of("!async.token")
    assert type_test("arith", "FloatLike")(ty) is not True


@pytest.mark.parametrize(
    "text",
    [
        "%1 = arith.cmpi slt, %0, %0 : f32",
        "%1 = arith.cmpf olt, %0, %0 : i32",
        "%1 = arith.cmpf olt, %9, %9 : vector<2xi32>",
        "%1 = vector.from_elements %0, %0 : vector<[2]xf32>",
        "%1 = vector.bitcast %0 : f32 to vector<4xi8>",
    ],
)
def test_a_type_that_others_follow_from_is_asked_first(text: str) -> None:
    check_refused(f'%0 = "arith.constant"() <{{value = 3 : i32}}> : () -> i32\n{text}')


@pytest.mark.parametrize(
    ("text", "good", "bad"),
    [
        ("getInt() >= 0", 0, -1),
        ("getInt() <= 3", 3, 4),
        ("getValue().isStrictlyPositive()", 1, 0),
        ("getValue().isPowerOf2()", 64, 48),
    ],
)
def test_integers_are_in_their_bounds(text: str, good: int, bad: int) -> None:
    predicate = f"::llvm::cast<::mlir::IntegerAttr>($_self).{text}"
    assert judged(predicate, IntegerAttr(good, I64)) is True
    assert judged(predicate, IntegerAttr(bad, I64)) is False


@pytest.mark.parametrize(
    ("text", "good", "bad"),
    [
        ("getRank() == 2", (2, 3), (6,)),
        ("getRank() > 0", (2,), ()),
        ("getNumElements() == 8", (2, 4), (2, 3)),
        ("getShape() == ::llvm::ArrayRef<int64_t>({4, 4})", (4, 4), (4, 2)),
    ],
)
def test_shapes_are_measured(
    text: str, good: tuple[int, ...], bad: tuple[int, ...]
) -> None:
    predicate = f"::llvm::cast<::mlir::VectorType>($_self).{text}"
    assert judged(predicate, VectorType(good, F32)) is True
    assert judged(predicate, VectorType(bad, F32)) is False
