"""Views as casts to offsets, sizes and strides show what they showed."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.ir.core import Operation
from tests.passes.test_native import both

PASS = "expand-strided-metadata"

PARTS = """
func.func @f(%m: memref<6x?xi32>, %i: index, %n: index) -> i32 {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%i, 1] [3, %n] [2, 1]
    : memref<6x?xi32> to memref<3x?xi32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %0[1, 0] [2, 1] [1, 1]
    : memref<3x?xi32, strided<[?, 1], offset: ?>>
    to memref<2xi32, strided<[?], offset: ?>>
  %2 = memref.load %1[%c1] : memref<2xi32, strided<[?], offset: ?>>
  return %2 : i32
}"""

SHAPES = """
func.func @f(%m: memref<6x?xi32>, %i: index, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 3, %n, 2]
    : memref<6x?xi32> into memref<2x3x?x2xi32>
  %1 = memref.collapse_shape %0 [[0, 1, 2], [3]]
    : memref<2x3x?x2xi32> into memref<?x2xi32>
  %2 = memref.load %1[%i, %c1] : memref<?x2xi32>
  %3 = memref.collapse_shape %1 [[0, 1]] : memref<?x2xi32> into memref<?xi32>
  %size = memref.dim %3, %c0 : memref<?xi32>
  %4 = arith.index_cast %size : index to i32
  %5 = arith.addi %2, %4 : i32
  return %5 : i32
}"""

ASKED = """
memref.global "private" @g : memref<2x3xi32> = dense<7>
func.func @f(%m: memref<6x?xi32>, %i: index, %n: index) -> index {
  %a = memref.alloc(%n) : memref<3x?xi32>
  %b = memref.get_global @g : memref<2x3xi32>
  %c = memref.reinterpret_cast %m to offset: [%i], sizes: [2], strides: [%n]
    : memref<6x?xi32> to memref<2xi32, strided<[?], offset: ?>>
  %d = memref.subview %c[1] [1] [1]
    : memref<2xi32, strided<[?], offset: ?>> to memref<1xi32, strided<[?], offset: ?>>
  %p, %0, %1:2, %2:2 = memref.extract_strided_metadata %a
    : memref<3x?xi32> -> memref<i32>, index, index, index, index, index
  %q, %3, %4:2, %5:2 = memref.extract_strided_metadata %b
    : memref<2x3xi32> -> memref<i32>, index, index, index, index, index
  %r, %6, %7, %8 = memref.extract_strided_metadata %d
    : memref<1xi32, strided<[?], offset: ?>> -> memref<i32>, index, index, index
  memref.dealloc %a : memref<3x?xi32>
  %9 = arith.addi %2#0, %5#0 : index
  %10 = arith.muli %6, %8 : index
  %11 = arith.addi %9, %10 : index
  return %11 : index
}"""


def expanded(text: str) -> Operation:
    module = bridge.parse(text)
    bridge.run_passes(module, PASS, engine="native")
    return module


@pytest.mark.parametrize("text", [PARTS, SHAPES, ASKED])
def test_all_give_what_they_gave(text: str) -> None:
    before, after = bridge.parse(text), expanded(text)
    memory = np.arange(36, dtype=np.int32).reshape(6, 6)
    for i, n in ((0, 3), (1, 3)):
        one, other = (bridge.interpret(m, "f", memory, i, n) for m in (before, after))
        assert one == other


@pytest.mark.parametrize("text", [PARTS, SHAPES, ASKED])
def test_nothing_is_left_to_ask_a_view_for(text: str) -> None:
    names = {op.name for op in expanded(text).walk()}
    assert names.isdisjoint(
        {"memref.subview", "memref.expand_shape", "memref.collapse_shape"}
    )


def test_ours_is_what_upstream_makes() -> None:
    ours, theirs = map(str, both(PASS, PARTS))
    assert sorted(ours.split()) == sorted(theirs.split())


def test_sizes_that_are_open_twice_are_those_that_are_given() -> None:
    text = """
    func.func @f(%m: memref<?xi32>, %a: index, %b: index) -> memref<?x2x?xi32> {
      %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [%a, 2, %b]
        : memref<?xi32> into memref<?x2x?xi32>
      return %0 : memref<?x2x?xi32>
    }"""
    assert "sizes: [%arg1, 2, %arg2]" in str(expanded(text))
