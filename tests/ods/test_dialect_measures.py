"""What dialects ask of types by functions of their own, against the reference."""

from __future__ import annotations

import pytest

from tests.oracles.rules import check_same

LLVM_TYPES = [
    "i32",
    "si32",
    "index",
    "f32",
    "f80",
    "tf32",
    "f8E5M2",
    "vector<4xf32>",
    "vector<[4]xf32>",
    "vector<2x2xf32>",
    "vector<4xindex>",
    "vector<4x!llvm.ptr>",
    "!llvm.ptr",
    "!llvm.void",
    "!llvm.struct<(i32)>",
    '!llvm.struct<"a", opaque>',
    "!llvm.array<2 x f32>",
    "!llvm.ppc_fp128",
    '!llvm.target<"spirv.Image">',
    '!llvm.target<"other">',
    "tensor<4xf32>",
    "memref<4xf32>",
    "complex<f32>",
    "!llvm.func<void ()>",
]


@pytest.mark.parametrize("ty", LLVM_TYPES)
@pytest.mark.parametrize(
    "op",
    [
        '"llvm.fneg"(%0) : (T) -> T',
        '"llvm.freeze"(%0) : (T) -> T',
        '"llvm.load"(%1) : (!llvm.ptr) -> T',
        '"llvm.intr.vector.reduce.add"(%0) : (T) -> i32',
    ],
)
def test_llvm_has_the_types_that_it_has_upstream(op: str, ty: str) -> None:
    check_same(op.replace("T", ty), ty, "!llvm.ptr")


EMITC_TYPES = [
    "i1",
    "i7",
    "index",
    "f16",
    "bf16",
    "f80",
    "tf32",
    "!emitc.size_t",
    '!emitc.opaque<"a">',
    "!emitc.ptr<i32>",
    "!emitc.ptr<!emitc.ptr<f32>>",
    "!emitc.array<2xi32>",
    "tensor<2xi32>",
    "tensor<?xi32>",
    "tensor<*xi32>",
    "tuple<i32, f32>",
    "tuple<i32, i3>",
    "vector<2xi32>",
    "memref<2xi32>",
]


@pytest.mark.parametrize("ty", EMITC_TYPES)
@pytest.mark.parametrize(
    "op",
    [
        '"emitc.literal"() <{value = "a"}> : () -> T',
        '"emitc.bitwise_not"(%0) : (T) -> T',
    ],
)
def test_emitc_has_the_types_that_it_has_upstream(op: str, ty: str) -> None:
    check_same(op.replace("T", ty), ty)


@pytest.mark.parametrize(
    "ty", ["!smt.int", "!smt.bv<4>", "!smt.func<(!smt.int) !smt.bool>", "i32"]
)
@pytest.mark.parametrize(
    "op",
    [
        '"smt.eq"(%0, %0) : (T, T) -> !smt.bool',
        '"smt.declare_fun"() : () -> T',
    ],
)
def test_values_of_solvers_are_told_from_others(op: str, ty: str) -> None:
    check_same(op.replace("T", ty), ty)


SPARSE = "#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>"


@pytest.mark.parametrize("ty", ["tensor<4xf32>", f"tensor<4xf32, {SPARSE}>"])
def test_a_sparse_tensor_says_how_it_is_stored(ty: str) -> None:
    op = f'"sparse_tensor.number_of_entries"(%0) : ({ty}) -> index'
    assert bool(check_same(op, ty)) is ("#" not in ty)
