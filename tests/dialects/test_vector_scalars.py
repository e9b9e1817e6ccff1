"""Transfers of which one element counts: loads and stores of it, if it is there."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.dialects.vector.lowering import scalars
from bridge.rewrite import apply_greedily

PROGRAM = """
func.func @f(%m: memref<3x4xi32>, %t: tensor<3x4xi32>, %i: index, %x: i32)
    -> (i32, i32, tensor<3x4xi32>) {
  %one = arith.constant 1 : index
  %pad = arith.constant 7 : i32
  %v = vector.transfer_read %m[%one, %i], %pad {in_bounds = [true, true]}
    : memref<3x4xi32>, vector<2x2xi32>
  %a = vector.extract %v[1, %i] : i32 from vector<2x2xi32>
  %w = vector.transfer_read %t[%i, %one], %pad {in_bounds = [true]}
    : tensor<3x4xi32>, vector<3xi32>
  %b = vector.extract %w[2] : i32 from vector<3xi32>
  %y = vector.broadcast %x : i32 to vector<1x1xi32>
  vector.transfer_write %y, %m[%one, %i] {in_bounds = [true, true]}
    : vector<1x1xi32>, memref<3x4xi32>
  %z = vector.broadcast %x : i32 to vector<i32>
  %u = vector.transfer_write %z, %t[%i, %one] : vector<i32>, tensor<3x4xi32>
  return %a, %b, %u : i32, i32, tensor<3x4xi32>
}"""

LEFT = [
    # It may be out of bounds.
    """func.func @f(%m: memref<3xi32>, %i: index, %v: vector<1xi32>) {
      vector.transfer_write %v, %m[%i] : vector<1xi32>, memref<3xi32>
      return
    }""",
    # It may be several.
    """func.func @f(%m: memref<?xi32>, %i: index, %v: vector<[1]xi32>) {
      vector.transfer_write %v, %m[%i] {in_bounds = [true]}
        : vector<[1]xi32>, memref<?xi32>
      return
    }""",
    # It may be none.
    """func.func @f(%m: memref<3xi32>, %i: index, %v: vector<1xi32>,
        %k: vector<1xi1>) {
      vector.mask %k {
        vector.transfer_write %v, %m[%i] {in_bounds = [true]}
          : vector<1xi32>, memref<3xi32>
      } : vector<1xi1>
      return
    }""",
    # Another one is read.
    """func.func @f(%m: memref<3x3xi32>, %i: index) -> i32 {
      %p = arith.constant 0 : i32
      %v = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true],
        permutation_map = affine_map<(a, b) -> (b, a)>}
        : memref<3x3xi32>, vector<2x2xi32>
      %0 = vector.extract %v[0, 1] : i32 from vector<2x2xi32>
      return %0 : i32
    }""",
]

SEVERAL = """
func.func @f(%m: memref<4xi32>, %i: index) -> (i32, i32) {
  %p = arith.constant 0 : i32
  %v = vector.transfer_read %m[%i], %p {in_bounds = [true]}
    : memref<4xi32>, vector<2xi32>
  %0 = vector.extract %v[0] : i32 from vector<2xi32>
  %1 = vector.extract %v[1] : i32 from vector<2xi32>
  return %0, %1 : i32, i32
}"""


def lowered(text: str, *, several: bool = False) -> bridge.Operation:
    module = bridge.parse(text)
    apply_greedily(module, scalars.patterns(several=several), top_down=False)
    bridge.verify(module)
    return module


def test_elements_are_what_they_were() -> None:
    before, after = bridge.parse(PROGRAM), lowered(PROGRAM)
    assert "transfer" not in str(after)
    for i in (0, 1):
        given = [np.arange(12, dtype=np.int32).reshape(3, 4) for _ in range(4)]
        one = bridge.interpret(before, "f", given[0], given[1], i, 99)
        other = bridge.interpret(after, "f", given[2], given[3], i, 99)
        assert one[:2] == other[:2]
        assert np.array_equal(np.asarray(one[2]), np.asarray(other[2]))
        assert (given[0] == given[2]).all()


@pytest.mark.parametrize("text", LEFT)
def test_what_may_be_another_element_is_left(text: str) -> None:
    assert str(lowered(text)) == str(bridge.parse(text))


def test_several_elements_are_loaded_if_that_is_asked_for() -> None:
    assert "transfer_read" in str(lowered(SEVERAL))
    assert str(lowered(SEVERAL, several=True)).count("memref.load") == 2
