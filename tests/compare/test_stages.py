"""The first pass that changes what a program means is named."""

from __future__ import annotations

import numpy as np
import pytest

import bridge

_TEXT = """
func.func @f(%m: memref<4xf32>, %x: f32) -> f32 {
  %s = affine.for %i = 0 to 4 iter_args(%a = %x) -> f32 {
    %e = affine.load %m[%i] : memref<4xf32>
    %b = arith.addf %a, %e : f32
    affine.store %a, %m[%i] : memref<4xf32>
    affine.yield %b : f32
  }
  return %s : f32
}
"""
_TO_LLVM = (
    "builtin.module(func.func(canonicalize,lower-affine),convert-scf-to-cf,"
    "convert-to-llvm,reconcile-unrealized-casts)"
)


def test_a_program_means_the_same_on_its_whole_way() -> None:
    module = bridge.parse(_TEXT)
    given = np.arange(4, dtype=np.float32)
    found = bridge.stages(module, _TO_LLVM, "f", given, 1.5)
    assert [stage.name for stage in found] == [
        "as written",
        *("func.func(canonicalize)", "func.func(lower-affine)", "convert-scf-to-cf"),
        *("convert-to-llvm", "reconcile-unrealized-casts"),
    ]
    assert {stage.verdict for stage in found} == {"same"}
    assert "llvm.func @f" in str(found[-1].module)
    assert "affine.for" in str(module)
    np.testing.assert_array_equal(given, np.arange(4, dtype=np.float32))


def test_the_pass_that_changes_what_a_program_gives_is_wrong() -> None:
    text = """
    func.func @main() -> index {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %r:2 = affine.for %i = 0 to 5 iter_args(%a = %zero, %b = %zero)
          -> (index, index) {
        %x = arith.addi %a, %one : index
        affine.yield %x, %b : index, index
      }
      return %r#0 : index
    }
    """
    pipeline = "builtin.module(cse,func.func(affine-loop-unroll))"
    module = bridge.parse(text)
    found = bridge.stages(module, pipeline, "main", engine="upstream")
    assert [stage.verdict for stage in found] == ["same", "same", "wrong"]
    assert str(found[-1]) == "func.func(affine-loop-unroll): gives (1)"


def test_what_traps_as_it_is_written_may_become_anything() -> None:
    text = """
    func.func @f(%a: i32) -> i32 {
      %z = arith.constant 0 : i32
      %r = arith.divsi %a, %z : i32
      return %r : i32
    }
    """
    found = bridge.stages(bridge.parse(text), "builtin.module(canonicalize)", "f", 1)
    assert [stage.verdict for stage in found] == ["same", "same"]
    assert "division by zero" in str(found[0])


def test_a_wrong_pipeline_is_refused() -> None:
    with pytest.raises(bridge.PassFailed):
        bridge.stages(bridge.parse(_TEXT), "builtin.module(no-such-pass)", "f")


def test_the_pass_that_fails_is_named() -> None:
    text = """
    func.func @f(%a: i32) -> i32 {
      %r = math.ipowi %a, %a : i32
      return %r : i32
    }
    """
    pipeline = "builtin.module(canonicalize,convert-math-to-libm)"
    with pytest.raises(bridge.PassFailed, match="'convert-math-to-libm' failed"):
        bridge.stages(bridge.parse(text), pipeline, "f", 2)


def test_tensors_are_memory_from_bufferization_on() -> None:
    text = """
    func.func @f(%a: tensor<3xi32>, %x: i32) -> tensor<3xi32> {
      %i = arith.constant 1 : index
      %r = tensor.insert %x into %a[%i] : tensor<3xi32>
      return %r : tensor<3xi32>
    }
    """
    pipeline = (
        "builtin.module(one-shot-bufferize{bufferize-function-boundaries},"
        "expand-strided-metadata,finalize-memref-to-llvm,convert-func-to-llvm,"
        "convert-arith-to-llvm,reconcile-unrealized-casts)"
    )
    given = np.array([1, 2, 3], np.int32)
    found = bridge.stages(bridge.parse(text), pipeline, "f", given, 7)
    assert {stage.verdict for stage in found} == {"same"}
    assert "llvm.func @f" in str(found[-1].module)
    np.testing.assert_array_equal(given, [1, 2, 3])


def test_functions_are_values_on_the_whole_way() -> None:
    text = """
    func.func @twice(%a: i32) -> i32 {
      %r = arith.addi %a, %a : i32
      return %r : i32
    }
    func.func @f(%a: i32) -> i32 {
      %f = func.constant @twice : (i32) -> i32
      %r = func.call_indirect %f(%a) : (i32) -> i32
      return %r : i32
    }
    """
    pipeline = "builtin.module(convert-func-to-llvm,convert-arith-to-llvm)"
    found = bridge.stages(bridge.parse(text), pipeline, "f", 21)
    assert [stage.verdict for stage in found] == ["same"] * 3
