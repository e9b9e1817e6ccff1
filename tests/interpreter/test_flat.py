"""Ten thousand calls, 2,500 of each of four programs, leave no objects behind."""

from __future__ import annotations

import gc
import sys

import numpy as np
import pytest

import bridge

_MEMORY = """
func.func @f(%m: memref<4xf32>, %n: index) -> f32 {
  %z = arith.constant 0.0 : f32
  %t = memref.alloc() : memref<4xf32>
  %s = affine.for %i = 0 to 4 iter_args(%a = %z) -> f32 {
    %k = memref.alloca() : memref<1xf32>
    %v = affine.load %m[%i] : memref<4xf32>
    affine.store %v, %t[%i] : memref<4xf32>
    affine.store %v, %k[0] : memref<1xf32>
    %w = arith.addf %a, %v : f32
    affine.yield %w : f32
  }
  memref.dealloc %t : memref<4xf32>
  return %s : f32
}
"""

_VECTOR = """
func.func @f(%m: memref<4xf32>, %n: index) -> f32 {
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %m[%n], %z : memref<4xf32>, vector<4xf32>
  %w = vector.fma %v, %v, %v : vector<4xf32>
  %r = vector.reduction <add>, %w : vector<4xf32> into f32
  return %r : f32
}
"""

_ORDERS = """
func.func @f(%m: memref<4xf32>, %n: index) -> f32 {
  %z = arith.constant 0.0 : f32
  affine.parallel (%i) = (0) to (4) {
    affine.store %z, %m[%i] : memref<4xf32>
  }
  return %z : f32
}
"""

_TRAP = """
func.func @f(%m: memref<4xf32>, %n: index) -> f32 {
  %c = arith.constant 4 : index
  %v = memref.load %m[%c] : memref<4xf32>
  return %v : f32
}
"""

_SLACK = 500
"""Blocks that Python's own caches may take meanwhile."""


def _blocks_after(module: bridge.Operation, calls: int) -> int:
    """Blocks of memory that Python holds, after so many calls more."""
    array = np.ones(4, np.float32)
    for _ in range(calls):
        try:
            bridge.interpret(module, "f", array, 0)
        except bridge.Trap:
            continue
    gc.collect()
    return sys.getallocatedblocks()


@pytest.mark.parametrize("text", [_MEMORY, _VECTOR, _ORDERS, _TRAP])
def test_calls_leave_nothing_behind(text: str) -> None:
    module = bridge.parse(text)
    before = _blocks_after(module, 10)
    assert _blocks_after(module, 2_500) - before < _SLACK
