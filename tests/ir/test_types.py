"""Types as values: what they are made of, and what they refuse."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from bridge.ir.affine import AffineMap
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DictionaryAttr,
    IntegerAttr,
    OpaqueAttr,
    StridedLayoutAttr,
    StringAttr,
)
from bridge.ir.types import (
    DYNAMIC,
    F32,
    I8,
    I32,
    I64,
    INDEX,
    NONE,
    TOKEN,
    ComplexType,
    FloatType,
    FunctionType,
    IntegerType,
    MemRefType,
    OpaqueType,
    RankedTensorType,
    TupleType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    as_shaped,
)
from tests.oracles.spelling import type_of

POINTER = type_of("!llvm.ptr<3>")


def test_equal_fields_make_the_very_same_type() -> None:
    assert IntegerType(32) is I32
    assert MemRefType((4,), F32) is MemRefType((4,), F32, None, None)
    assert VectorType((4,), F32, (False,)) is VectorType((4,), F32)


def test_a_type_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="immutable"):
        I32.width = 8  # type: ignore[misc]


@pytest.mark.parametrize("ty", [I32, FunctionType((I32,), (F32,)), POINTER])
def test_copies_and_pickles_are_the_type_itself(ty: Type) -> None:
    assert copy.deepcopy(ty) is ty
    assert pickle.loads(pickle.dumps(ty)) is ty


@pytest.mark.parametrize(
    ("make", "complaint"),
    [
        (lambda: IntegerType(1 << 24), "integer bitwidth is limited to 16777215 bits"),
        (lambda: IntegerType(-1), "integer bitwidth is limited"),
        (lambda: IntegerType(8, "odd"), "'signedness' must be one of"),  # type: ignore[arg-type]
        (lambda: FloatType("f17"), "no float type 'f17'"),
        (lambda: ComplexType(INDEX), "invalid element type for complex"),
        (lambda: VectorType((4,), TOKEN), "VectorElementTypeInterface"),
        (lambda: VectorType((0,), F32), "positive constant sizes but got 0"),
        (lambda: VectorType((DYNAMIC,), F32), "positive constant sizes"),
        (lambda: VectorType((4,), F32, (True, True)), "number of dims must match"),
        (lambda: RankedTensorType((-2,), F32), "invalid tensor dimension size"),
        (lambda: RankedTensorType((2,), NONE), "invalid tensor element type"),
        (lambda: UnrankedTensorType(TOKEN), "invalid tensor element type"),
        (
            lambda: MemRefType((-2,), F32),
            r"invalid memref size: 'shape' must be .*, not \(-2,\)",
        ),
        (lambda: MemRefType((2,), POINTER), "invalid memref element type"),
        (lambda: UnrankedMemRefType(NONE), "invalid memref element type"),
        (
            lambda: MemRefType((2,), F32, None, ArrayAttr(())),
            "unsupported memory space",
        ),
        (lambda: MemRefType((2,), F32, StringAttr("a")), "expected a memref layout"),
        (
            lambda: MemRefType((2,), F32, StridedLayoutAttr((1, 1))),
            "expected the number of strides to match the rank",
        ),
        (
            lambda: MemRefType((2,), F32, AffineMapAttr(AffineMap.identity(2))),
            "memref layout mismatch between rank and affine map: 1 != 2",
        ),
    ],
)
def test_what_is_no_type_is_refused_in_upstreams_words(
    make: Callable[[], Type], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        make()


@pytest.mark.parametrize(
    "space",
    [IntegerAttr(1, I8), StringAttr("a"), DictionaryAttr(()), OpaqueAttr("d", ("a",))],
)
def test_some_attributes_are_memory_spaces(space: Attribute) -> None:
    assert UnrankedMemRefType(F32, space).memory_space is space


@pytest.mark.parametrize("ty", [I8, I64, INDEX])
def test_the_memory_space_zero_is_the_default_one(ty: Type) -> None:
    assert UnrankedMemRefType(F32, IntegerAttr(0, ty)).memory_space is None


def test_a_vector_of_pointers_is_one() -> None:
    assert VectorType((4,), POINTER).element is POINTER


def test_shaped_types_know_what_is_static() -> None:
    ty = RankedTensorType((2, 3), F32)
    assert (ty.rank, ty.num_elements, ty.has_static_shape) == (2, 6, True)
    open_ = MemRefType((2, DYNAMIC), F32)
    assert not open_.has_static_shape
    assert open_.has_rank
    with pytest.raises(ValueError, match="static shapes only"):
        _ = open_.num_elements
    assert not UnrankedTensorType(F32).has_rank


@pytest.mark.parametrize(
    ("ty", "shaped"),
    [
        (VectorType((2,), F32), VectorType((2,), F32)),
        (UnrankedTensorType(F32), None),
        (I32, None),
        (POINTER, None),
        (OpaqueType("d", ("array<2xi8>",)), None),
        (type_of("!emitc.array<2x3xindex>"), RankedTensorType((2, 3), INDEX)),
        (
            type_of("!emitc.array<2x!emitc.ptr<i8>>"),
            RankedTensorType((2,), type_of("!emitc.ptr<i8>")),
        ),
        (
            type_of("!spirv.arm.tensor<?xsi8>"),
            RankedTensorType((DYNAMIC,), IntegerType(8, "signed")),
        ),
        (type_of("!spirv.arm.tensor<*xi8>"), None),
    ],
)
def test_types_of_dialects_may_have_a_shape_too(ty: Type, shaped: Type | None) -> None:
    assert as_shaped(ty) is shaped


def test_a_type_is_shown_by_its_text_and_its_fields() -> None:
    ty = TupleType((I32, F32))
    assert str(ty) == "tuple<i32, f32>"
    assert repr(I32) == "IntegerType(width=32, signedness='signless')"
