"""Conversions to llvm where a type becomes several, by a rule of the user's own."""

from __future__ import annotations

import pytest

import bridge
from bridge.ir.types import I64, IntegerType, Type
from bridge.passes.convert_arith_to_llvm import arith_patterns
from bridge.passes.convert_cf_to_llvm import cf_patterns
from bridge.passes.convert_func_to_llvm import func_patterns
from bridge.passes.llvm_conversion import convert_to_llvm
from bridge.passes.llvm_types import LLVMTypeConverter

WIDE = IntegerType(128)


def halved(ty: Type) -> Type | list[Type]:
    """Two halves of a wide integer."""
    return [I64, I64] if ty is WIDE else ty


def converted(text: str) -> str:
    """Functions, branches and choices as llvm has them."""
    module, types = bridge.parse(text), LLVMTypeConverter()
    types.add(IntegerType, halved)
    patterns = [*arith_patterns(types), *func_patterns(types), *cf_patterns(types)]
    convert_to_llvm(module, types, patterns)
    bridge.verify(module)
    return str(module)


CHOICE = """func.func @f(%c: i1, %a: i128, %b: i128) -> i128 {
  %0 = arith.select %c, %a, %b : i128
  return %0 : i128
}"""
CALL = """func.func private @g(i128, i1) -> (i1, i128)
func.func @f(%a: i128, %c: i1) -> i1 {
  %0:2 = call @g(%a, %c) : (i128, i1) -> (i1, i128)
  %1 = call @f(%0#1, %0#0) : (i128, i1) -> i1
  return %1 : i1
}"""
BRANCHES = """func.func @f(%a: i128, %c: i1, %flag: i32) {
  cf.cond_br %c, ^bb1(%a, %c : i128, i1), ^bb2(%c, %a : i1, i128)
^bb1(%0: i128, %1: i1):
  cf.switch %flag : i32, [default: ^bb2(%1, %0 : i1, i128), 7: ^bb1(%0, %1 : i128, i1)]
^bb2(%2: i1, %3: i128):
  return
}"""


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (CHOICE, "%0 = llvm.select %arg0, %arg1, %arg3 : i1, i64"),
        (CHOICE, "%1 = llvm.select %arg0, %arg2, %arg4 : i1, i64"),
        (CHOICE, "-> !llvm.struct<(i64, i64)>"),
        (CALL, "(i64, i64, i1) -> !llvm.struct<(i1, i64, i64)>"),
        (CALL, "llvm.call @f(%2, %3, %1) : (i64, i64, i1) -> i1"),
        (BRANCHES, "^bb1(%arg0, %arg1, %arg2 : i64, i64, i1)"),
        (BRANCHES, "^bb2(%arg2, %arg0, %arg1 : i1, i64, i64)"),
        (BRANCHES, "7: ^bb1(%0, %1, %2 : i64, i64, i1)"),
    ],
)
def test_each_of_several_values_is_passed(text: str, wanted: str) -> None:
    found = converted(text)
    assert wanted in found
    assert "i128" not in found
