"""What upstream's parsers complain of again, where what they hold was refused.

The cases are texts in place of `…`; each is judged by the reference too.
"""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import complaints, told, told_by_reference

ATTRIBUTES = [
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
    assert told_by_reference(program)
    assert told(program) == told_by_reference(program)


@pytest.mark.parametrize("body", OPERATIONS)
def test_of_operations_in_their_own_syntax(body: str) -> None:
    assert told_by_reference(body)
    assert told(body) == told_by_reference(body)


def test_a_bad_token_ends_what_is_said() -> None:
    program = '"t.x"() {a = distinct[0]<$>} : () -> ()'
    assert complaints(program) == ["unexpected character"]
    assert told(program) == told_by_reference(program)
