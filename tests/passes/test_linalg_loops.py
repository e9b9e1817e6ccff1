"""Structured ops as loops compute what they did."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.ir.core import Operation
from tests.passes.test_native import both

KINDS = ["", "affine-", "parallel-"]

MATMUL = """
func.func @f(%a: memref<3x?xi32>, %b: memref<?x4xi32>, %c: memref<3x4xi32>) {
  linalg.matmul ins(%a, %b : memref<3x?xi32>, memref<?x4xi32>)
      outs(%c : memref<3x4xi32>)
  return
}"""

CONVOLUTION = """
func.func @f(%a: memref<7xi32>, %b: memref<3xi32>, %c: memref<5xi32>) {
  linalg.conv_1d ins(%a, %b : memref<7xi32>, memref<3xi32>) outs(%c : memref<5xi32>)
  return
}"""

GENERIC = """
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
#none = affine_map<(d0, d1) -> ()>
#row = affine_map<(d0, d1) -> (d0)>
func.func @f(%a: memref<4x3xi32>, %b: memref<3x4xi32>, %c: memref<3xi32>) {
  %five = arith.constant 5 : i32
  linalg.generic {indexing_maps = [#t, #none, #id, #row],
      iterator_types = ["parallel", "reduction"]}
      ins(%a, %five : memref<4x3xi32>, i32)
      outs(%b, %c : memref<3x4xi32>, memref<3xi32>) {
  ^bb0(%x: i32, %s: i32, %y: i32, %z: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %0 = arith.muli %x, %s : i32
    %1 = arith.addi %0, %n : i32
    %2 = arith.addi %z, %y : i32
    linalg.yield %1, %2 : i32, i32
  }
  return
}"""

INSIDE = """
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>) {
  linalg.generic {indexing_maps = [affine_map<(d) -> (d)>, affine_map<(d) -> (d)>],
      iterator_types = ["parallel"]}
      ins(%a : memref<4xi32>) outs(%b : memref<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %zero = arith.constant 0 : i32
    %is = arith.cmpi sgt, %x, %zero : i32
    %i = linalg.index 0 : index
    %r = scf.if %is -> i32 {
      %n = arith.index_cast %i : index to i32
      scf.yield %n : i32
    } else {
      scf.yield %y : i32
    }
    linalg.yield %r : i32
  }
  linalg.copy ins(%b : memref<4xi32>) outs(%c : memref<4xi32>)
  return
}"""

PROGRAMS = {
    "matmul": (MATMUL, [(3, 2), (2, 4), (3, 4)]),
    "convolution": (CONVOLUTION, [(7,), (3,), (5,)]),
    "generic": (GENERIC, [(4, 3), (3, 4), (3,)]),
    "inside": (INSIDE, [(4,), (4,), (4,)]),
}


def lowered(text: str, kind: str) -> Operation:
    module = bridge.parse(text)
    pipeline = f"func.func(convert-linalg-to-{kind}loops)"
    bridge.run_passes(module, pipeline, engine="native")
    return module


def results(module: Operation, shapes: list[tuple[int, ...]]) -> list[object]:
    arrays = [
        np.arange(np.prod(shape), dtype=np.int32).reshape(shape) * (-1) ** i
        for i, shape in enumerate(shapes)
    ]
    bridge.interpret(module, "f", *arrays)
    return [array.tolist() for array in arrays]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("text", "shapes"), PROGRAMS.values(), ids=PROGRAMS)
def test_memory_is_what_it_was(
    text: str, shapes: list[tuple[int, ...]], kind: str
) -> None:
    after = lowered(text, kind)
    assert "linalg" not in str(after)
    assert results(bridge.parse(text), shapes) == results(after, shapes)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("text", [MATMUL, CONVOLUTION, GENERIC])
def test_ours_is_what_upstream_makes(text: str, kind: str) -> None:
    ours, theirs = both(f"convert-linalg-to-{kind}loops", text)
    assert str(ours) == str(theirs)


def test_sizes_that_are_no_symbols_are_no_bounds_of_affine_loops() -> None:
    text = """
    func.func @f(%n: index, %m: memref<?xi32>, %x: i32) {
      scf.for %i = %n to %n step %n {
        %v = memref.subview %m[0] [%i] [1]
            : memref<?xi32> to memref<?xi32, strided<[1]>>
        linalg.fill ins(%x : i32) outs(%v : memref<?xi32, strided<[1]>>)
      }
      return
    }"""
    assert "linalg.fill" in str(lowered(text, "affine-"))
    assert "linalg.fill" not in str(lowered(text, ""))


def test_tensors_are_left() -> None:
    text = """
    func.func @f(%t: tensor<4xi32>, %x: i32) -> tensor<4xi32> {
      %0 = linalg.fill ins(%x : i32) outs(%t : tensor<4xi32>) -> tensor<4xi32>
      return %0 : tensor<4xi32>
    }"""
    for kind in KINDS:
        assert str(lowered(text, kind)) == str(bridge.parse(text))
