"""Classes and interfaces that predicates ask for."""

from __future__ import annotations

from typing import Any

import pytest

from bridge.api import parse
from bridge.ir.attributes import ArrayAttr, IntegerAttr, StringAttr, UnitAttr
from bridge.ir.core import Operation
from bridge.ir.types import (
    BF16,
    F32,
    I32,
    I64,
    FloatType,
    FunctionType,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    VectorType,
)
from bridge.ods.kinds import kind, title
from bridge.tablegen.cpp_text import Unrecognised
from tests.oracles.spelling import type_of
from tests.tablegen.recognising import CLASSES


def judged(cpp: str, subject: Any, dialect: str = "arith") -> bool:
    return kind(" | ".join(CLASSES.kinds(cpp, dialect)))(subject)


def attribute(text: str) -> Any:
    (op,) = list(
        parse(f'"t.a"() {{a = {text}}} : () -> ()', allow_unregistered=True)
        .regions[0]
        .block
    )
    assert isinstance(op, Operation)
    return op.attributes["a"]


@pytest.mark.parametrize(
    ("cpp", "good", "bad"),
    [
        ("BFloat16Type", BF16, F32),
        ("Float32Type", F32, BF16),
        ("Float8E4M3FNType", FloatType("f8E4M3FN"), FloatType("f8E4M3FNUZ")),
        ("FloatTF32Type", FloatType("tf32"), F32),
        ("FloatType", type_of("!llvm.ppc_fp128"), I32),
        ("FixedVectorType", VectorType((4,), F32), VectorType((4,), F32, (True,))),
        ("ScalableVectorType", VectorType((4,), F32, (True,)), VectorType((4,), F32)),
        ("ShapedType", type_of("!x86.amx.tile<16x64xi8>"), I32),
        ("ShapedType", type_of("!emitc.array<2xi32>"), FunctionType((), ())),
        ("ValueSemantics", RankedTensorType((2,), F32), MemRefType((2,), F32)),
        ("ValueSemantics", type_of("!x86.amx.tile<16x64xi8>"), F32),
        (
            "PtrLikeTypeInterface",
            UnrankedMemRefType(F32),
            type_of("!llvm.ptr"),
        ),
        (
            "acc::PointerLikeType",
            type_of("!llvm.ptr<3>"),
            RankedTensorType((2,), F32),
        ),
        (
            "transform::TransformHandleTypeInterface",
            type_of('!transform.op<"scf.for">'),
            type_of("!transform.any_value"),
        ),
        ("spirv::PointerType", type_of("!spirv.ptr<i32, Function>"), I32),
        (
            "quant::QuantizedType",
            type_of("!quant.any<i8:f32>"),
            IntegerAttr(1, I32),
        ),
        ("UnitAttr", UnitAttr(), StringAttr("a")),
        ("TypedAttr", IntegerAttr(1, I32), ArrayAttr(())),
        ("arith::CmpIPredicateAttr", IntegerAttr(9, I64), IntegerAttr(10, I64)),
        ("arith::CmpIPredicateAttr", IntegerAttr(0, I64), IntegerAttr(0, I32)),
    ],
)
def test_a_class_is_told_from_others(cpp: str, good: Any, bad: Any) -> None:
    assert judged(cpp, good) is True
    assert judged(cpp, bad) is False


@pytest.mark.parametrize(
    ("interface", "good", "bad"),
    [
        ("DeviceMappingAttrInterface", "#gpu.thread<x>", "#gpu.mask<1>"),
        ("DeviceMaskingAttrInterface", "#gpu.mask<1>", "#gpu.thread<x>"),
        ("gpu::TargetAttrInterface", "#nvvm.target", "#nvvm.memory_space<global>"),
        ("ub::PoisonAttrInterface", "#ub.poison", "1 : i32"),
        ("ElementsAttr", "dense<1> : tensor<2xi32>", "array<i32: 1>"),
    ],
)
def test_definitions_say_what_implements_an_interface(
    interface: str, good: str, bad: str
) -> None:
    assert judged(interface, attribute(good), "gpu") is True
    assert judged(interface, attribute(bad), "gpu") is False


@pytest.mark.parametrize("cpp", ["arith::WhateverType", "WhateverAttr"])
def test_a_class_that_nobody_defines_is_an_error(cpp: str) -> None:
    with pytest.raises(Unrecognised, match="Whatever"):
        CLASSES.kinds(cpp, "arith")


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no kind 'Whatever'"):
        kind("VectorType | Whatever")
    with pytest.raises(ValueError, match=r"no enum 'arith.Whatever'"):
        kind("enum arith.Whatever")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("VectorType", "builtin.vector"),
        ("!llvm.ptr", "llvm.ptr"),
        ("BaseMemRefType | !llvm.ptr", ""),
        ("!pdl.*", ""),
        ("FloatType", ""),
    ],
)
def test_diagnostics_name_single_kinds(name: str, told: str) -> None:
    assert title(name) == told
