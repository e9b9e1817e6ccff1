"""Vectors read from memory and written to it."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from bridge.upstream.compiled import Compiled
from tests.interpreter.judged import agree, interpret, traps

_TRANSFERS = """
func.func @read(%a: memref<?x?xf32>, %i: index, %j: index) -> vector<3x4xf32> {
  %p = arith.constant 9.0 : f32
  %v = vector.transfer_read %a[%i, %j], %p : memref<?x?xf32>, vector<3x4xf32>
  return %v : vector<3x4xf32>
}
func.func @turned(%a: memref<?x?xf32>, %i: index, %j: index) -> vector<4x2x3xf32> {
  %p = arith.constant 9.0 : f32
  %v = vector.transfer_read %a[%i, %j], %p
    {permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>,
     in_bounds = [false, true, false]} : memref<?x?xf32>, vector<4x2x3xf32>
  return %v : vector<4x2x3xf32>
}
func.func @masked(%a: memref<?x?xf32>, %i: index, %j: index, %m: vector<3x4xi1>)
    -> vector<4x3xf32> {
  %p = arith.constant 9.0 : f32
  %v = vector.transfer_read %a[%i, %j], %p, %m
    {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
    : memref<?x?xf32>, vector<4x3xf32>
  return %v : vector<4x3xf32>
}
func.func @write(%a: memref<?x?xf32>, %i: index, %j: index, %v: vector<4x3xf32>) {
  vector.transfer_write %v, %a[%i, %j]
    {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
    : vector<4x3xf32>, memref<?x?xf32>
  return
}
func.func @write_masked(%a: memref<?x?xf32>, %i: index, %j: index,
    %v: vector<3x4xf32>, %m: vector<3x4xi1>) {
  vector.transfer_write %v, %a[%i, %j], %m : vector<3x4xf32>, memref<?x?xf32>
  return
}
func.func @gather(%a: memref<?xi32>, %x: vector<6xi32>, %m: vector<6xi1>,
    %p: vector<6xi32>) -> vector<6xi32> {
  %c = arith.constant 1 : index
  %v = vector.gather %a[%c][%x], %m, %p
    : memref<?xi32>, vector<6xi32>, vector<6xi1>, vector<6xi32> into vector<6xi32>
  return %v : vector<6xi32>
}
func.func @load(%a: memref<?xi32>, %i: index, %m: vector<6xi1>, %p: vector<6xi32>)
    -> vector<6xi32> {
  %v = vector.maskedload %a[%i], %m, %p
    : memref<?xi32>, vector<6xi1>, vector<6xi32> into vector<6xi32>
  return %v : vector<6xi32>
}
func.func @store(%a: memref<?xi32>, %i: index, %m: vector<6xi1>, %v: vector<6xi32>) {
  vector.maskedstore %a[%i], %m, %v : memref<?xi32>, vector<6xi1>, vector<6xi32>
  return
}
func.func @expand(%a: memref<?xi32>, %i: index, %m: vector<6xi1>, %p: vector<6xi32>)
    -> vector<6xi32> {
  %v = vector.expandload %a[%i], %m, %p
    : memref<?xi32>, vector<6xi1>, vector<6xi32> into vector<6xi32>
  return %v : vector<6xi32>
}
func.func @compress(%a: memref<?xi32>, %i: index, %m: vector<6xi1>, %v: vector<6xi32>) {
  vector.compressstore %a[%i], %m, %v : memref<?xi32>, vector<6xi1>, vector<6xi32>
  return
}
func.func @scatter(%a: memref<?xi32>, %x: vector<6xi32>, %m: vector<6xi1>,
    %v: vector<6xi32>) {
  %c = arith.constant 1 : index
  vector.scatter %a[%c][%x], %m, %v
    : memref<?xi32>, vector<6xi32>, vector<6xi1>, vector<6xi32>
  return
}
"""


@pytest.fixture(scope="module")
def module() -> bridge.Operation:
    found = bridge.parse(_TRANSFERS)
    bridge.verify(found)
    return found


@pytest.fixture(scope="module")
def compiled(module: bridge.Operation) -> Compiled:
    return bridge.compile(module)


def _both(
    module: bridge.Operation, compiled: Compiled, name: str, *arguments: object
) -> None:
    """Runs a function twice, on copies, and compares what it gives and writes."""
    mine = [a.copy() if isinstance(a, np.ndarray) else a for a in arguments]
    theirs = [a.copy() if isinstance(a, np.ndarray) else a for a in arguments]
    found = bridge.interpret(module, name, *mine)
    wanted = compiled[name](*theirs)
    for ours, other in zip(
        [*found, *mine], [wanted, *theirs][-len(mine) - len(found) :], strict=True
    ):
        np.testing.assert_array_equal(ours, other)


_seeds = st.integers(0, 1 << 32)
_sizes = st.integers(1, 7)


@settings(max_examples=60, deadline=None)
@given(_seeds, _sizes, _sizes)
def test_transfers_do_what_compiled_ones_do(
    module: bridge.Operation,
    compiled: Compiled,
    seed: int,
    rows: int,
    columns: int,
) -> None:
    random = np.random.default_rng(seed)
    array = random.random((rows, columns), np.float32)
    i, j = int(random.integers(0, rows)), int(random.integers(0, columns))
    mask = random.random((3, 4)) < 0.5
    vector = random.random((4, 3), np.float32)
    _both(module, compiled, "read", array, i, j)
    _both(module, compiled, "turned", array, i, j)
    _both(module, compiled, "masked", array, i, j, mask)
    _both(module, compiled, "write", array, i, j, vector)
    other = random.random((3, 4), np.float32)
    _both(module, compiled, "write_masked", array, i, j, other, mask)


@settings(max_examples=60, deadline=None)
@given(_seeds)
def test_masked_and_scattered_lanes_are_those_of_compiled_code(
    module: bridge.Operation, compiled: Compiled, seed: int
) -> None:
    random = np.random.default_rng(seed)
    array = random.integers(-100, 100, 14).astype(np.int32)
    mask = random.random(6) < 0.5
    indices = random.permutation(13).astype(np.int32)[:6]
    vector = random.integers(-100, 100, 6).astype(np.int32)
    start = int(random.integers(0, 9))
    _both(module, compiled, "gather", array, indices, mask, vector)
    _both(module, compiled, "scatter", array, indices, mask, vector)
    for name in ("load", "store", "expand", "compress"):
        _both(module, compiled, name, array, start, mask, vector)


def test_a_transfer_pads_what_is_out_of_bounds(module: bridge.Operation) -> None:
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    (found,) = bridge.interpret(module, "read", array, 1, 1)
    assert np.asarray(found).tolist() == [[4, 5, 9, 9], [9, 9, 9, 9], [9, 9, 9, 9]]
    (found,) = bridge.interpret(module, "read", array, 0, -1)
    assert np.asarray(found).tolist() == [[9, 0, 1, 2], [9, 3, 4, 5], [9, 9, 9, 9]]


def test_an_in_bounds_that_lies_is_a_trap() -> None:
    text = """
    func.func @f(%a: memref<?xf32>, %i: index) -> vector<4xf32> {
      %p = arith.constant 0.0 : f32
      %v = vector.transfer_read %a[%i], %p {in_bounds = [true]}
        : memref<?xf32>, vector<4xf32>
      return %v : vector<4xf32>
    }
    """
    array = np.arange(6, dtype=np.float32)
    assert np.asarray(interpret(text, array, 2)[0]).tolist() == [2, 3, 4, 5]
    traps(text, "index 6 of dimension 0, whose size is 6, where it is said", array, 3)


def test_a_dimension_without_a_vector_dimension_must_be_in_bounds() -> None:
    text = """
    func.func @f(%a: memref<?x?xf32>, %i: index) -> vector<2xf32> {
      %c = arith.constant 0 : index
      %p = arith.constant 0.0 : f32
      %v = vector.transfer_read %a[%i, %c], %p : memref<?x?xf32>, vector<2xf32>
      return %v : vector<2xf32>
    }
    """
    traps(text, "index 3 of dimension 0", np.zeros((3, 2), np.float32), 3)


def test_transfers_of_tensors_give_tensors() -> None:
    text = """
    func.func @f(%t: tensor<?x4xi32>, %i: index, %m: vector<2x3xi1>)
        -> tensor<?x4xi32> {
      %c = arith.constant 2 : index
      %p = arith.constant 7 : i32
      %v = vector.transfer_read %t[%i, %c], %p : tensor<?x4xi32>, vector<2x3xi32>
      %z = arith.constant 0 : index
      %r = vector.mask %m {
        vector.transfer_write %v, %t[%z, %z] : vector<2x3xi32>, tensor<?x4xi32>
      } : vector<2x3xi1> -> tensor<?x4xi32>
      return %r : tensor<?x4xi32>
    }
    """
    tensor = np.arange(8, dtype=np.int32).reshape(2, 4)
    mask = np.array([[1, 1, 1], [0, 1, 0]], bool)
    (found,) = interpret(text, tensor, 1, mask)
    assert np.asarray(found).tolist() == [[6, 7, 7, 3], [4, 7, 6, 7]]
    assert tensor[0, 0] == 0


def test_a_mask_around_a_read_takes_other_lanes_from_its_passthru() -> None:
    text = """
    func.func @f(%a: memref<?xf32>, %m: vector<4xi1>, %o: vector<4xf32>)
        -> vector<4xf32> {
      %c = arith.constant 1 : index
      %p = arith.constant 9.0 : f32
      %v = vector.mask %m, %o { vector.transfer_read %a[%c], %p
        : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
      return %v : vector<4xf32>
    }
    """
    array = np.arange(3, dtype=np.float32)
    other = np.full(4, -1, np.float32)
    (found,) = interpret(text, array, np.array([1, 0, 1, 0], bool), other)
    assert np.asarray(found).tolist() == [1, -1, 9, -1]


def test_padding_that_is_poison_is_in_the_padded_lanes_only() -> None:
    text = """
    func.func @f(%a: memref<?xi32>, %n: index) -> i32 {
      %c = arith.constant 0 : index
      %w = arith.constant 32 : i32
      %p = arith.shli %w, %w : i32
      %v = vector.transfer_read %a[%c], %p : memref<?xi32>, vector<4xi32>
      %x = vector.extract %v[%n] : i32 from vector<4xi32>
      return %x : i32
    }
    """
    array = np.arange(2, dtype=np.int32)
    assert interpret(text, array, 1) == (1,)
    traps(text, "is poison", array, 2)


def test_lanes_out_of_bounds_are_a_trap_where_the_mask_is_set(
    module: bridge.Operation,
) -> None:
    array, vector = np.zeros(4, np.int32), np.zeros(6, np.int32)
    few, all_ = np.arange(6) < 3, np.ones(6, bool)
    for name in ("load", "store", "expand", "compress"):
        bridge.interpret(module, name, array, 1, few, vector)
        with pytest.raises(
            bridge.Trap, match="index 4 of dimension 0, whose size is 4"
        ):
            bridge.interpret(module, name, array, 1, all_, vector)
    indices = np.array([0, 1, 2, 3, 3, 3], np.int32)
    bridge.interpret(module, "gather", array, indices, few, vector)
    for name in ("gather", "scatter"):
        with pytest.raises(bridge.Trap, match=r"index 3 from \[1\] on, of sizes \[4\]"):
            bridge.interpret(module, name, array, indices, all_, vector)


def test_a_scatter_of_two_lanes_to_one_place_is_a_trap(
    module: bridge.Operation,
) -> None:
    array, vector = np.zeros(9, np.int32), np.zeros(6, np.int32)
    indices = np.array([0, 1, 2, 0, 4, 5], np.int32)
    with pytest.raises(bridge.Trap, match="two lanes are stored at one place"):
        bridge.interpret(module, "scatter", array, indices, np.ones(6, bool), vector)


def test_a_load_must_be_in_bounds_and_of_what_was_written() -> None:
    text = """
    func.func @f(%i: index, %j: index) -> vector<4xf32> {
      %a = memref.alloc() : memref<2x5xf32>
      %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
      %c = arith.constant 1 : index
      vector.store %v, %a[%c, %c] : memref<2x5xf32>, vector<4xf32>
      %r = vector.load %a[%i, %j] : memref<2x5xf32>, vector<4xf32>
      return %r : vector<4xf32>
    }
    """
    (found,) = interpret(text, 1, 1)
    assert np.asarray(found).tolist() == [1, 2, 3, 4]
    traps(text, "out of bounds", 1, 2)
    traps(text, "memory is read that was not written", 1, 0)


def test_an_alignment_that_is_not_so_is_a_trap() -> None:
    text = """
    func.func @f(%i: index) -> vector<4xf32> {
      %a = memref.alloc() {alignment = 64} : memref<8xf32>
      %c = arith.constant 0 : index
      %v = arith.constant dense<1.0> : vector<8xf32>
      vector.store %v, %a[%c] : memref<8xf32>, vector<8xf32>
      %r = vector.load %a[%i] {alignment = 16} : memref<8xf32>, vector<4xf32>
      return %r : vector<4xf32>
    }
    """
    interpret(text, 4)
    traps(text, "is no multiple of 16", 1)


def test_a_memref_is_seen_as_one_of_a_vector() -> None:
    text = """
    func.func @f(%a: memref<4x8xf32>) -> vector<4x8xf32> {
      %b = vector.type_cast %a : memref<4x8xf32> to memref<vector<4x8xf32>>
      %v = memref.load %b[] : memref<vector<4x8xf32>>
      return %v : vector<4x8xf32>
    }
    """
    agree(text, np.random.default_rng(0).random((4, 8), np.float32))


def test_strides_and_broadcasts_follow_the_map() -> None:
    text = """
    func.func @f(%a: memref<4x6xf32, strided<[12, 2], offset: ?>>)
        -> vector<3x2x2xf32> {
      %c = arith.constant 1 : index
      %p = arith.constant 9.0 : f32
      %v = vector.transfer_read %a[%c, %c], %p
        {permutation_map = affine_map<(i, j) -> (j, 0, i)>,
         in_bounds = [true, true, true]}
        : memref<4x6xf32, strided<[12, 2], offset: ?>>, vector<3x2x2xf32>
      return %v : vector<3x2x2xf32>
    }
    """
    array = np.random.default_rng(0).random((4, 12), np.float32)
    (found,) = interpret(text, array[:, ::2])
    part = array[1:3, 2:8:2].T
    np.testing.assert_array_equal(found, np.stack([part, part], 1))


def test_memory_without_dimensions_has_one_lane() -> None:
    module = bridge.parse("""
    func.func @f(%m: memref<f32>, %k: vector<1xi1>, %p: vector<1xf32>)
        -> vector<1xf32> {
      %v = vector.maskedload %m[], %k, %p
        : memref<f32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
      vector.maskedstore %m[], %k, %p : memref<f32>, vector<1xi1>, vector<1xf32>
      return %v : vector<1xf32>
    }
    """)
    array = np.array(3.0, np.float32)
    (found,) = bridge.interpret(module, "f", array, [True], [5.0])
    np.testing.assert_array_equal(found, [3.0])
    assert array == 5.0
