"""Structured ops: any of them is a loop nest around its body."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from tests.interpreter.judged import interpret, traps

_OPS = """
func.func @matmul(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>, %c: tensor<3x5xf32>)
    -> tensor<3x5xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>)
    outs(%c : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}
func.func @conv(
    %a: memref<1x8x8x2xf32>, %k: memref<3x3x2x4xf32>, %o: memref<1x3x3x4xf32>) {
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>}
    ins(%a, %k : memref<1x8x8x2xf32>, memref<3x3x2x4xf32>)
    outs(%o : memref<1x3x3x4xf32>)
  return
}
func.func @transpose(%a: tensor<2x3xi32>, %b: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %r = linalg.transpose ins(%a : tensor<2x3xi32>) outs(%b : tensor<3x2xi32>)
    permutation = [1, 0]
  return %r : tensor<3x2xi32>
}
func.func @reduce(%a: tensor<2x3xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %r = linalg.reduce ins(%a : tensor<2x3xi32>) outs(%b : tensor<2xi32>)
    dimensions = [1]
    (%in: i32, %out: i32) {
      %s = arith.addi %in, %out : i32
      linalg.yield %s : i32
    }
  return %r : tensor<2xi32>
}
func.func @indices(%b: tensor<2x3xindex>) -> tensor<2x3xindex> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel"]} outs(%b : tensor<2x3xindex>) {
  ^bb0(%o: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.muli %i, %j : index
    linalg.yield %s : index
  } -> tensor<2x3xindex>
  return %r : tensor<2x3xindex>
}
func.func @dynamic(%a: memref<?xi32>, %b: memref<?xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
      iterator_types = ["parallel"]}
      ins(%a : memref<?xi32>) outs(%b : memref<?xi32>) {
  ^bb0(%x: i32, %o: i32):
    %s = arith.addi %x, %x : i32
    linalg.yield %s : i32
  }
  return
}
"""


@pytest.fixture(scope="module")
def module() -> bridge.Operation:
    found = bridge.parse(_OPS)
    bridge.verify(found)
    return found


def test_products_and_convolutions_agree_with_compiled_code(
    module: bridge.Operation,
) -> None:
    random = np.random.default_rng(3)
    a, b, c = (random.random(s, np.float32) for s in ((3, 4), (4, 5), (3, 5)))
    (found,) = bridge.interpret(module, "matmul", a, b, c)
    np.testing.assert_allclose(np.asarray(found), c + a @ b, rtol=1e-6)
    image, kernel = (random.random(s, np.float32) for s in ((1, 8, 8, 2), (3, 3, 2, 4)))
    ours, theirs = np.zeros((2, 1, 3, 3, 4), np.float32)
    bridge.interpret(module, "conv", image, kernel, ours)
    only = bridge.parse(
        _OPS[_OPS.index("func.func @conv") : _OPS.index("func.func @tr")]
    )
    bridge.compile(only)["conv"](image, kernel, theirs)
    np.testing.assert_array_equal(ours, theirs)


def test_payloads_and_indices(module: bridge.Operation) -> None:
    a = [[1, 2, 3], [4, 5, 6]]
    (found,) = bridge.interpret(module, "transpose", a, np.zeros((3, 2), int))
    np.testing.assert_array_equal(found, np.transpose(a))
    (found,) = bridge.interpret(module, "reduce", a, [10, 20])
    np.testing.assert_array_equal(found, [16, 35])
    (found,) = bridge.interpret(module, "indices", np.zeros((2, 3), int))
    np.testing.assert_array_equal(found, [[0, 0, 0], [0, 1, 2]])


def test_operands_whose_sizes_do_not_fit_are_a_trap(module: bridge.Operation) -> None:
    a, b = np.arange(3, dtype=np.int32), np.zeros(3, np.int32)
    bridge.interpret(module, "dynamic", a, b)
    assert b.tolist() == [0, 2, 4]
    with pytest.raises(
        bridge.Trap, match="dimension 0 of operand #1 has the size 2, and"
    ):
        bridge.interpret(module, "dynamic", a, b[:2])


_PACKS = """
func.func @pack(%a: tensor<5x4xi32>, %d: tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xi32> {
  %c0 = arith.constant 0 : i32
  %r = linalg.pack %a padding_value(%c0 : i32) outer_dims_perm = [1, 0]
    inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
    : tensor<5x4xi32> -> tensor<2x3x2x2xi32>
  return %r : tensor<2x3x2x2xi32>
}
func.func @unpack(%a: tensor<2x3x2x2xi32>, %d: tensor<5x4xi32>) -> tensor<5x4xi32> {
  %r = linalg.unpack %a outer_dims_perm = [1, 0]
    inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d
    : tensor<2x3x2x2xi32> -> tensor<5x4xi32>
  return %r : tensor<5x4xi32>
}
func.func @softmax(%a: memref<2x3xf64>, %d: memref<2x3xf64>) {
  linalg.softmax dimension(1) ins(%a : memref<2x3xf64>) outs(%d : memref<2x3xf64>)
  return
}
func.func @buffers(%t: tensor<3xi64>) -> tensor<3xi64> {
  %m = bufferization.to_buffer %t : tensor<3xi64> to memref<3xi64>
  %k = bufferization.clone %m : memref<3xi64> to memref<3xi64>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>],
      iterator_types = ["parallel"]} outs(%k : memref<3xi64>) {
  ^bb0(%o: i64):
    %s = arith.addi %o, %o : i64
    linalg.yield %s : i64
  }
  %r = bufferization.to_tensor %k restrict : memref<3xi64> to tensor<3xi64>
  %true = arith.constant true
  bufferization.dealloc (%k : memref<3xi64>) if (%true)
  return %r : tensor<3xi64>
}
"""


def test_tiles_are_packed_and_unpacked() -> None:
    module = bridge.parse(_PACKS)
    bridge.verify(module)
    a = np.arange(20).reshape(5, 4)
    (packed,) = bridge.interpret(module, "pack", a, np.zeros((2, 3, 2, 2), int))
    padded = np.zeros((6, 4), int)
    padded[:5] = a
    wanted = padded.reshape(3, 2, 2, 2).transpose(2, 0, 1, 3)
    np.testing.assert_array_equal(packed, wanted)
    (back,) = bridge.interpret(module, "unpack", packed, np.zeros((5, 4), int))
    np.testing.assert_array_equal(back, a)


def test_a_softmax_adds_up_to_one_and_buffers_are_tensors() -> None:
    module = bridge.parse(_PACKS)
    a, d = np.array([[1.0, 2.0, 3.0], [0.0, 0.0, 0.0]]), np.zeros((2, 3))
    bridge.interpret(module, "softmax", a, d)
    powers = np.exp(a - a.max(1, keepdims=True))
    np.testing.assert_allclose(d, powers / powers.sum(1, keepdims=True), rtol=1e-15)
    (found,) = bridge.interpret(module, "buffers", [1, 2, 3])
    np.testing.assert_array_equal(found, [2, 4, 6])


def test_what_a_body_does_not_look_at_may_be_uninitialized() -> None:
    text = """
    func.func @f(%x: f32) -> memref<4xf32> {
      %m = memref.alloc() : memref<4xf32>
      linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
      return %m : memref<4xf32>
    }
    """
    assert interpret(text, 2.0)[0].tolist() == [2.0] * 4  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", ["tensor", "memref"])
def test_operands_along_one_loop_have_one_size(kind: str) -> None:
    ty = f"{kind}<?x?xf32>"
    result, arrow = ("%r = ", f" -> {ty}") if kind == "tensor" else ("", "")
    text = f"""
    func.func @f(%a: {ty}, %b: {ty}, %c: {ty}) {{
      {result}linalg.matmul ins(%a, %b : {ty}, {ty}) outs(%c : {ty}){arrow}
      return
    }}
    """
    one = [np.ones(shape, np.float32) for shape in ((2, 3), (3, 2), (2, 2))]
    interpret(text, *one)
    other = [one[0], np.ones((4, 2), np.float32), one[2]]
    traps(text, "dimension 0 of operand #1 has the size 4, and the loop", *other)
    other = [one[0], one[1], np.ones((2, 5), np.float32)]
    traps(text, "dimension 1 of operand #2 has the size 5, and the loop", *other)
