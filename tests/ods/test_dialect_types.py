"""Parameters of dialects' types."""

from __future__ import annotations

from typing import Any

import pytest

from bridge import parse
from bridge.ir.attributes import TypeAttr
from bridge.ir.types import (
    DYNAMIC,
    F16,
    F32,
    I8,
    I32,
    ComplexType,
    MemRefType,
    Type,
    UnrankedTensorType,
    VectorType,
)
from bridge.ods.dialect_types import (
    element,
    element_or_self,
    rank,
    shape,
    size_in_bits,
    storage_width,
    struct_member,
)
from tests.oracles.spelling import type_of


def made(text: str) -> Type:
    dialect, _, body = text.partition(".")
    return type_of(f"!{dialect}.{body}")


@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("quant.uniform<i8:f32, 2.000000e+00:1>", 8),
        ("quant.any<u4<0:10>:f32>", 4),
        ("quant.calibrated<f32<-1.000000e+00:1.000000e+00>>", None),
        ("llvm.ptr", None),
    ],
)
def test_a_quantized_type_is_stored_in_bits(text: str, width: int | None) -> None:
    found = storage_width(made(text))
    assert found == width


@pytest.mark.parametrize(
    ("text", "sizes", "inside"),
    [
        ("x86.amx.tile<16x64xi8>", (16, 64), I8),
        ("spirv.arm.tensor<?x?xi32>", (DYNAMIC, DYNAMIC), I32),
        ("spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>", (8, 16), F16),
        ("emitc.array<4xf32>", (4,), F32),
        ("spirv.matrix<2 x vector<3xf32>>", (3, 2), F32),
        ('gpu.mma_matrix<16x16xf16, "AOp">', None, F16),
        ("llvm.array<3 x f32>", None, F32),
        ("pdl.range<value>", None, type_of("!pdl.value")),
        ("llvm.ptr", None, None),
    ],
)
def test_a_type_has_a_shape_and_elements(
    text: str, sizes: tuple[int, ...] | None, inside: Type | None
) -> None:
    assert shape(made(text)) == sizes
    assert element(made(text)) is inside


def test_what_upstream_does_not_call_shaped_has_no_shape_though_it_has_sizes() -> None:
    text = 'module attributes {of = !gpu.mma_matrix<16x16xf16, "AOp">} {}'
    of = parse(text).attributes["of"]
    matrix: Any = of.type if isinstance(of, TypeAttr) else of
    assert matrix.shape == (16, 16)
    assert shape(matrix) is None


def test_builtin_types_have_shapes_and_elements_too() -> None:
    assert shape(MemRefType((2, 3), F32)) == (2, 3)
    assert shape(UnrankedTensorType(F32)) is None
    assert element(ComplexType(F32)) is F32
    assert element_or_self(ComplexType(F32)) is ComplexType(F32)
    assert element_or_self(VectorType((2,), F32)) is F32
    assert element_or_self(made("spirv.matrix<2 x vector<3xf32>>")) is F32
    assert rank(VectorType((), F32)) == 0
    assert rank(made("tosa.shape<3>")) == 3
    assert rank(F32) is None


def test_the_size_of_what_is_not_known_is_not_known() -> None:
    assert size_in_bits(MemRefType((2, 3), F16)) == 96
    assert size_in_bits(MemRefType((2, DYNAMIC), F16)) is None
    assert size_in_bits(VectorType((2,), made("llvm.ptr"))) is None


def test_a_struct_has_members() -> None:
    struct = made("llvm.struct<(i32, f32)>")
    assert struct_member(struct, 1) is F32
    assert struct_member(struct, 2) is None
    assert struct_member(made('llvm.struct<"a", opaque>'), 0) is None
