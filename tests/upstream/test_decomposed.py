"""What upstream has no pass for is taken apart by its transform dialect, or here.

Or it is refused.
"""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.ir.arrays import Array

_SOFTMAX = """
func.func @tensors(%a: tensor<?x5xf32>, %e: tensor<?x5xf32>) -> tensor<?x5xf32> {
  %r = linalg.softmax dimension(1) ins(%a : tensor<?x5xf32>)
      outs(%e : tensor<?x5xf32>) -> tensor<?x5xf32>
  %s = linalg.softmax dimension(0) ins(%r : tensor<?x5xf32>)
      outs(%e : tensor<?x5xf32>) -> tensor<?x5xf32>
  return %s : tensor<?x5xf32>
}
"""
_ON_MEMORY = """
func.func @memory(%a: memref<?x5xf32, strided<[?, 1]>>, %b: memref<?x5xf32>) {
  linalg.softmax dimension(0) ins(%a : memref<?x5xf32, strided<[?, 1]>>)
      outs(%b : memref<?x5xf32>)
  linalg.softmax dimension(1) ins(%b : memref<?x5xf32>) outs(%b : memref<?x5xf32>)
  return
}
"""


def _softmax(array: Array, axis: int) -> Array:
    powers = np.exp(array - array.max(axis, keepdims=True))
    found: Array = powers / powers.sum(axis, keepdims=True)
    return found


def test_softmax_of_tensors() -> None:
    array = np.arange(15, dtype=np.float32).reshape(3, 5)
    found = bridge.compile(bridge.parse(_SOFTMAX))["tensors"](array, array)
    np.testing.assert_allclose(found, _softmax(_softmax(array, 1), 0), rtol=1e-6)


def test_softmax_of_memory_in_place_and_strided() -> None:
    whole = np.arange(40, dtype=np.float32).reshape(4, 10)
    given, out = whole[:, 2:7], np.zeros((4, 5), np.float32)
    module = bridge.parse(_ON_MEMORY)
    bridge.compile(module)["memory"](given, out)
    np.testing.assert_allclose(out, _softmax(_softmax(given, 0), 1), rtol=1e-6)
    again = np.zeros((4, 5), np.float32)
    bridge.interpret(module, "memory", given, again)
    np.testing.assert_allclose(out, again, rtol=1e-6)


_PACKED = """
func.func @pack(%a: tensor<3x5xf32>, %p: f32) -> tensor<3x2x2x2xf32> {
  %e = tensor.empty() : tensor<3x2x2x2xf32>
  %r = linalg.pack %a padding_value(%p : f32) outer_dims_perm = [1, 0]
      inner_dims_pos = [0, 1] inner_tiles = [2, 2]
      into %e : tensor<3x5xf32> -> tensor<3x2x2x2xf32>
  return %r : tensor<3x2x2x2xf32>
}
func.func @unpack(%a: tensor<3x2x2x2xf32>) -> tensor<3x5xf32> {
  %e = tensor.empty() : tensor<3x5xf32>
  %r = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1]
      inner_tiles = [2, 2] into %e : tensor<3x2x2x2xf32> -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
"""


def test_what_is_packed_is_unpacked() -> None:
    module = bridge.parse(_PACKED)
    compiled = bridge.compile(module)
    array = np.arange(15, dtype=np.float32).reshape(3, 5)
    packed = compiled["pack"](array, 7.0)
    assert packed[2, 0, 0, 1] == 7.0
    np.testing.assert_array_equal(
        packed, bridge.interpret(module, "pack", array, 7.0)[0]
    )
    np.testing.assert_array_equal(compiled["unpack"](packed), array)


_QUANTIZED = """
!q = !quant.uniform<i8:f32, 0.5:3>
func.func @f(%a: tensor<3xf32>) -> (tensor<3xi8>, tensor<3xf32>) {
  %q = quant.qcast %a : tensor<3xf32> to tensor<3x!q>
  %s = quant.scast %q : tensor<3x!q> to tensor<3xi8>
  %d = quant.dcast %q : tensor<3x!q> to tensor<3xf32>
  return %s, %d : tensor<3xi8>, tensor<3xf32>
}
"""


def test_quantized_numbers_are_stored_and_read_again() -> None:
    array = np.array([0.0, 1.0, -2.5], np.float32)
    stored, back = bridge.compile(bridge.parse(_QUANTIZED))["f"](array)
    np.testing.assert_array_equal(stored, [3, 5, -2])
    np.testing.assert_array_equal(back, array)


def test_tasks_are_refused_for_want_of_their_runtime() -> None:
    module = bridge.parse("""
    func.func @f() {
      %t = async.execute { async.yield }
      async.await %t : !async.token
      return
    }
    """)
    with pytest.raises(
        bridge.PassFailed, match=r"'async.execute' op cannot be .* runs"
    ):
        bridge.compile(module)
    assert bridge.interpret(module, "f") == ()


def test_threads_need_the_library_of_openmp() -> None:
    module = bridge.parse("""
    func.func @f(%m: memref<1xi32>) {
      omp.parallel {
        %c0 = arith.constant 0 : index
        %x = arith.constant 7 : i32
        memref.store %x, %m[%c0] : memref<1xi32>
        omp.terminator
      }
      return
    }
    """)
    with pytest.raises(bridge.PassFailed, match=r"__kmpc_fork_call.*libomp"):
        bridge.compile(module)
