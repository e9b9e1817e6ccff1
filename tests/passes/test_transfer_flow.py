"""What is written is given to reads, and what is written over is not written."""

from __future__ import annotations

import numpy as np

import bridge
from bridge.passes.transfer_flow import forward_transfers
from bridge.rewrite import Rewriter

TWO = """
func.func @f(%a: memref<8xi32>, %b: memref<8xi32>, %v: vector<4xi32>) -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %w = arith.addi %v, %v : vector<4xi32>
  vector.transfer_write %v, %a[%c0] {in_bounds = [true]} : vector<4xi32>, memref<8xi32>
  vector.transfer_write %w, %b[%c0] {in_bounds = [true]} : vector<4xi32>, memref<8xi32>
  %r = vector.transfer_read %a[%c0], %zero {in_bounds = [true]}
    : memref<8xi32>, vector<4xi32>
  vector.transfer_write %w, %a[%c0] {in_bounds = [true]} : vector<4xi32>, memref<8xi32>
  return %r : vector<4xi32>
}"""

PART = """
func.func @f(%a: memref<8xi32>, %n: index, %v: vector<4xi32>) {
  %c0 = arith.constant 0 : index
  %p = memref.subview %a[0] [%n] [1] : memref<8xi32> to memref<?xi32, strided<[1]>>
  %w = arith.addi %v, %v : vector<4xi32>
  vector.transfer_write %v, %a[%c0] {in_bounds = [true]} : vector<4xi32>, memref<8xi32>
  vector.transfer_write %w, %p[%c0] : vector<4xi32>, memref<?xi32, strided<[1]>>
  return
}"""

BLOCKS = """
func.func @f(%a: memref<8xi32>, %c: i1, %v: vector<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %w = arith.addi %v, %v : vector<4xi32>
  vector.transfer_write %v, %a[%c0] {in_bounds = [true]} : vector<4xi32>, memref<8xi32>
  cf.cond_br %c, ^one, ^two
^one:
  %x = memref.load %a[%c0] : memref<8xi32>
  return %x : i32
^two:
  vector.transfer_write %w, %a[%c0] {in_bounds = [true]} : vector<4xi32>, memref<8xi32>
  %y = memref.load %a[%c0] : memref<8xi32>
  return %y : i32
}"""


def flowed(text: str) -> bridge.Operation:
    module = bridge.parse(text)
    forward_transfers(module, Rewriter())
    return module


def test_arguments_may_be_the_same_memory() -> None:
    before, after = bridge.parse(TWO), flowed(TWO)
    assert "transfer_read" in str(after)
    for module in (before, after):
        memory, vector = np.zeros(8, np.int32), np.arange(4, dtype=np.int32)
        found = bridge.interpret(module, "f", memory, memory, vector)
        assert np.asarray(found).ravel().tolist() == [0, 2, 4, 6]


def test_memory_that_is_allocated_is_no_other() -> None:
    text = TWO.replace("%b: memref<8xi32>, ", "").replace(
        "  %c0 =", "  %b = memref.alloca() : memref<8xi32>\n  %c0 ="
    )
    after = str(flowed(text))
    assert "transfer_read" not in after
    assert after.count("transfer_write") == 2


def test_a_part_that_may_be_smaller_does_not_overwrite_the_whole() -> None:
    assert str(flowed(PART)) == str(bridge.parse(PART))


def test_what_only_one_way_overwrites_is_written() -> None:
    assert str(flowed(BLOCKS)) == str(bridge.parse(BLOCKS))


def test_what_every_way_overwrites_is_not_written() -> None:
    text = BLOCKS.replace("  %x = memref", "  cf.br ^two\n^three:\n  %x = memref")
    assert str(flowed(text)).count("transfer_write") == 1
