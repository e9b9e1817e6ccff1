"""What upstream's parsers report again, where what they hold was refused.

The cases are texts in place of `…`; each is judged by the reference too.
"""

from __future__ import annotations

import pytest

from tests.oracles.ir import steps
from tests.oracles.verdicts import complaints, emitted, emitted_by_reference

ATTRIBUTES = [
    "array<x: 1>",
    "!llvm.ptr<4294967296>",
    "!llvm.array<2 , i16>",
    "!spirv.array<4 x f32, 4>",
    "!sparse_tensor.iter_space<<map = (d0) -> (d0 : dense)>, x = 0>",
    "!llvm.array<18446744073709551616 x i32>",
    "#spirv.entry_point_abi<workgroup_size = [4294967296]>",
    "#spirv.entry_point_abi<workgroup_size = [1, x]>",
    "#spirv.entry_point_abi<workgroup_size = [1 x]>",
    "#omp.version<i32 = 1>",
    "distinct[0]<1",
    "distinct[0]<x>",
    "distinct[0]<dense<1> : tensor<?xi8>>",
    "#dlti.map<vector<4> = 1>",
    "#dlti.dl_entry<vector<4>, 1>",
    "!quant.calibrated<i32<-0.9:1.2>>",
    "!quant.calibrated<x<-0.9:1.2>>",
    "!quant.calibrated<f32<-0.9 1.2>>",
    "!quant.calibrated<f32>",
    "!quant.uniform<i8:i32, 2.0>",
    '!llvm.target<"a", 1, i32>',
    '!llvm.target<"a", *>',
    "!llvm.target<* x>",
]

OPERATIONS = [
    '%a = "t.t"() : () -> i32\n%b = arith.addi %a, %a {x = array<y: 1>} : i32',
    '%a = "t.t"() : () -> i32\n%b = arith.addi %a, %a {x = distinct[0]<y>} : i32',
    '%a = "t.t"() : () -> vector<4x4xf32>\n'
    "%b = vector.transpose %a, [1, x] : vector<4x4xf32> to vector<4x4xf32>",
    '%a = "t.t"() : () -> vector<4x4xf32>\n'
    "%b = vector.transpose %a, [9223372036854775808, 1] : vector<4x4xf32> to "
    "vector<4x4xf32>",
    '%a = "t.t"() : () -> vector<4x4xf32>\n'
    "%b = vector.transpose %a, [1, 9223372036854775808 : vector<4x4xf32>",
    "linalg.contract indexing_maps = [affine_map<(d0, $) -> (d0)>]",
    "linalg.contract indexing_maps = [affine_map<(d0, d1 -> (d0)>]",
    "func.call 1() : () -> ()",
    '%p = "t.p"() : () -> !llvm.ptr\n'
    "%r = llvm.getelementptr foo %p[1] : (!llvm.ptr) -> !llvm.ptr, i8",
    '%p = "t.p"() : () -> !llvm.ptr\n'
    '%r = llvm.getelementptr nuw|"nusw" %p[1] : (!llvm.ptr) -> !llvm.ptr, i8',
    '%p = "t.p"() : () -> !llvm.ptr\n'
    "%r = llvm.getelementptr nuw| %p[1] : (!llvm.ptr) -> !llvm.ptr, i8",
    "%a = memref.alloc() : memref<4xf32>\n"
    "%b = memref.subview %a[%a #y] [4] [1] : memref<4xf32> to memref<4xf32>",
    "llvm.func @f(%a #y f32)",
    '%a = "t.t"() : () -> i32\n%b = gpu.subgroup_reduce i32 %a : (i32) -> i32',
    "func.call 1.5() : () -> ()",
    '%a = "t.t"() : () -> tensor<1xi8>\n%b = tosa.reduce_min * {axis = 0 : i32}',
    '%a = "t.t"() : () -> vector<2xf16>\n%b = nvvm.mma.sync A[%a] B[%a] C[%a] '
    "{shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, "
    "vector<2xf16> @s",
    '%a = "t.t"() : () -> vector<2xf16>\n%b = nvvm.mma.sync A[%a] B[%a] C[%a] '
    "{shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16> @s",
    "%a = tensor.empty() : tensor<4x4xf32>\n"
    "%b = tensor.extract_slice %a[0, x] [4, 4] [1, 1] : tensor<4x4xf32> to "
    "tensor<4x4xf32>",
    "%a = memref.alloc() : memref<4xf32>\n"
    "%b = memref.subview %a[0 [4] [1] : memref<4xf32> to memref<4xf32>",
    "%a = memref.alloc() : memref<4xf32>\n"
    "%b = memref.subview %a 0 [4] [1] : memref<4xf32> to memref<4xf32>",
    '%t = "t.t"() : () -> i1\n%b = tosa.cond_if %t -> i1 { } else { }',
    '%t = "t.t"() : () -> i1\n'
    "%b = tosa.cond_if %t (%x = %t) : i1 i1 -> i1 { } else { }",
    "tosa.variable @a = dense<1> : tensor<?xi8>",
    "tosa.variable @a = x",
    "tosa.variable @a : x",
    "tosa.variable @a tensor<1xi8>",
    '%a = "t.t"() : () -> i32\n%b = emitc.expression %a, : (i32) -> i32 { }',
    '%a = "t.t"() : () -> i32\n%b = emitc.expression %a (i32) -> i32 { }',
    '%a = "t.t"() : () -> i32\n%b = emitc.expression %a : x { }',
    '%a = "t.t"() : () -> !transform.any_op\n'
    '%b = transform.apply_registered_pass "canonicalize" with options = '
    "{ top-down = } to %a : (!transform.any_op) -> !transform.any_op",
    '%a = "t.t"() : () -> !transform.any_op\n'
    '%b = transform.apply_registered_pass "canonicalize" with options = '
    '{ "top-down" = #transform.param_operand<index=0> } to %a : '
    "(!transform.any_op) -> !transform.any_op",
    '%a = "t.t"() : () -> !transform.any_op\n'
    '%b = transform.apply_registered_pass "canonicalize" with options = '
    '{ "top-down" 1 } to %a : (!transform.any_op) -> !transform.any_op',
    '%a = "t.t"() : () -> vector<4xf32>\n'
    "%r = vector.reduction <x>, %a : vector<4xf32> into f32",
    '%a = "t.t"() : () -> f32\n'
    '%r = "linalg.elementwise" kind=#linalg.elementwise_kind<x> ins(%a : f32)',
]


@pytest.mark.parametrize("text", ATTRIBUTES)
def test_of_types_and_attributes(text: str) -> None:
    program = f'"t.x"() {{a = {text}}} : () -> ()'
    assert emitted_by_reference(program)
    assert emitted(program) == emitted_by_reference(program)


@pytest.mark.parametrize("body", OPERATIONS)
def test_of_operations_in_their_own_syntax(body: str) -> None:
    assert emitted_by_reference(body)
    assert emitted(body) == emitted_by_reference(body)


def test_a_bad_token_ends_what_is_said() -> None:
    program = '"t.x"() {a = distinct[0]<$>} : () -> ()'
    assert complaints(program) == ["unexpected character"]
    assert emitted(program) == emitted_by_reference(program)


def test_a_name_that_is_missing_is_missed_in_every_line() -> None:
    lines = "%0 = gpu.wait async\n" + "gpu.wait async\n" * 3
    assert emitted_by_reference(lines)
    assert emitted(lines) == emitted_by_reference(lines)


def test_complaints_of_bodies_in_bodies_cost_in_proportion() -> None:
    def work(depth: int) -> int:
        body = "#llvm.di_lexical_block<scope = " * depth + "1" + ">" * depth
        return steps(lambda: complaints(f"module attributes {{a = {body}}} {{}}"))

    work(10)
    assert work(1000) < 12 * work(100)
