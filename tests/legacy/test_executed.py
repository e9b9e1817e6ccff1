"""The documents' examples, upgraded, lowered, run, and compared with numpy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import bridge
from bridge import legacy
from bridge.upstream.engine import Compiled

F32 = NDArray[np.float32]


@pytest.fixture(scope="session")
def cases(corpus: Path) -> Path:
    """The folder of the examples, read-only."""
    return corpus.parent / "seeds" / "cases"


def compiled(cases: Path, name: str) -> Compiled:
    """An example, without casts to vectors that LLVM pads."""
    (path,) = cases.glob(f"{name}_*.legacy.mlir")
    module = legacy.parse(path.read_text("utf-8"), filename=path.name)
    legacy.as_transfers(module)
    bridge.verify(module)
    return bridge.compile(module)


def numbers(*shape: int) -> F32:
    """As many different numbers, exact in any sum of some thousands of them."""
    count = int(np.prod(shape))
    return (np.arange(count, dtype=np.float32) % 251 - 125).reshape(shape)


def test_pad_edges_puts_zeros_around(cases: Path) -> None:
    image = numbers(10, 10)
    result = compiled(cases, "R1")["pad_edges"](image)
    np.testing.assert_array_equal(result, np.pad(image, 1))


def test_serial_sum_adds_one_after_the_other(cases: Path) -> None:
    values = np.linspace(0.1, 9.7, 100, dtype=np.float32)
    total = np.float32(0)
    for value in values:
        total += value
    assert compiled(cases, "R2")["serial_sum"](values) == total


def test_sum_adds_in_any_order(cases: Path) -> None:
    values = numbers(100, 100)
    assert compiled(cases, "R3")["sum"](values) == values.sum()


def test_conv_2d_slides_its_kernel(cases: Path) -> None:
    data, kernel = numbers(100, 100), numbers(3, 3)
    windows = np.lib.stride_tricks.sliding_window_view(data, (3, 3))
    wanted = np.einsum("xykl,kl->xy", windows, kernel)
    result = compiled(cases, "R4")["conv_2d"](data, kernel)
    np.testing.assert_array_equal(result, wanted)


def with_callees(cases: Path, name: str, callees: str) -> legacy.Upgraded:
    """An example whose functions without a body get those of `callees`."""
    (path,) = cases.glob(f"{name}_*.legacy.mlir")
    lines = path.read_text("utf-8").splitlines(keepends=True)
    declared = [i for i, line in enumerate(lines) if is_declaration(line)]
    kept = [line for i, line in enumerate(lines) if i not in declared]
    return legacy.upgrade("".join(kept) + callees, filename=path.name)


def is_declaration(line: str) -> bool:
    return line.startswith("func @") and not line.rstrip().endswith("{")


def test_the_inner_loop_runs_backwards(cases: Path) -> None:
    callees = """
    func @F1(%A: memref<?x?xf32>, %i: index, %j: index) -> f32 {
      %0 = load %A[%i, %j] : memref<?x?xf32>
      return %0 : f32
    }
    func @F2(%x: f32, %B: memref<?x?xf32>, %i: index, %j: index) {
      %c0 = constant 0 : index
      %n = load %B[%c0, %c0] : memref<?x?xf32>
      %one = constant 1.0 : f32
      %m = addf %n, %one : f32
      store %m, %B[%c0, %c0] : memref<?x?xf32>
      %at = fptosi %m : f32 to i32
      %k = index_cast %at : i32 to index
      store %x, %B[%c0, %k] : memref<?x?xf32>
      return
    }
    """
    found = with_callees(cases, "A06", callees)
    grid, trace = numbers(4, 4), np.zeros((1, 17), np.float32)
    bridge.compile(found.module)["simple_example"](grid, trace)
    np.testing.assert_array_equal(trace[0, 1:], grid[:, ::-1].reshape(-1))


def test_the_reduced_domain_is_what_its_set_says(cases: Path) -> None:
    callees = """
    func @S1(%x: i32, %i: index, %j: index) -> i32 {
      %a = index_cast %i : index to i32
      %b = index_cast %j : index to i32
      %c = addi %a, %b : i32
      %d = addi %c, %x : i32
      return %d : i32
    }
    func @S2(%t: i32, %A: memref<10xi32>, %i: index, %j: index) {
      %ten = constant 10 : index
      %slot = remi_unsigned %j, %ten : index
      %old = load %A[%slot] : memref<10xi32>
      %new = addi %old, %t : i32
      store %new, %A[%slot] : memref<10xi32>
      return
    }
    """
    found = with_callees(cases, "A07", callees)
    memory = np.zeros(10, np.int32)
    size, x = 23, 5
    bridge.compile(found.module)["reduced_domain_example"](memory, x, size)
    wanted = np.zeros(10, np.int32)
    for i in range(10, size - 8):
        for j in range(10, size - 8):
            wanted[(i + j) % 10] += x + i + j + 1
    assert wanted.any()
    np.testing.assert_array_equal(memory, wanted)


def test_a_read_across_the_edge_is_padded() -> None:
    found = legacy.upgrade(
        """
        func @read(%A: memref<?x?x?xf32>, %i: index, %j: index, %k: index)
            -> vector<4x8xf32> {
          %f0 = constant 7.5 : f32
          %v = vector.transfer_read %A[%i, %j, %k], (%f0)
            {permutation_map: (d0, d1, d2) -> (d2, d1)} :
            memref<?x?x?xf32>, vector<4x8xf32>
          return %v : vector<4x8xf32>
        }
        """
    )
    box = numbers(2, 9, 6)
    result = bridge.compile(found.module)["read"](box, 1, 3, 4)
    wide = np.pad(box, ((0, 0), (0, 8), (0, 8)), constant_values=7.5)
    np.testing.assert_array_equal(result, wide[1, 3:11, 4:8].T)


def test_a_read_without_padding_broadcasts_one_element() -> None:
    found = legacy.upgrade(
        """
        func @read(%A: memref<?x?xf32>, %i: index, %j: index) -> vector<16xf32> {
          %v = vector.transfer_read %A[%i, %j] {permutation_map: (d0, d1) -> (0)} :
            memref<?x?xf32>, vector<16xf32>
          return %v : vector<16xf32>
        }
        """
    )
    box = numbers(3, 4)
    result = bridge.compile(found.module)["read"](box, 2, 3)
    np.testing.assert_array_equal(result, np.full(16, box[2, 3]))


def slice_of(box: F32) -> F32:
    """What the 4-dimensional example reads at (1, 2, 3, 0)."""
    part = box[1:6, 2, 3:6, 0]
    return np.broadcast_to(part.T[:, None, :], (3, 4, 5))


def test_the_deeper_read_transposes_and_broadcasts(cases: Path) -> None:
    box = numbers(7, 3, 8, 2)
    result = compiled(cases, "V3")["v3"](box, 1, 2, 3, 0)
    np.testing.assert_array_equal(result, slice_of(box))


@pytest.mark.parametrize("name", ["V4", "V5"])
def test_a_notional_lowering_gives_what_the_read_gives(cases: Path, name: str) -> None:
    box = numbers(7, 3, 8, 2)
    result = compiled(cases, name)[name.lower()](box, 1, 2, 3, 0)
    np.testing.assert_array_equal(result, slice_of(box))


def test_a_notional_lowering_is_wrong_where_llvm_pads(cases: Path) -> None:
    """If this fails, the warning about padding can go."""
    (path,) = cases.glob("V4_*.legacy.mlir")
    found = legacy.upgrade(path.read_text("utf-8"))
    assert "LLVM pads" in found.diagnostics[0].message
    box = numbers(7, 3, 8, 2)
    result = bridge.compile(found.module)["v4"](box, 1, 2, 3, 0)
    assert (result != slice_of(box)).any()


def test_a_write_transposes() -> None:
    found = legacy.upgrade(
        """
        func @write(%A: memref<?x?x?x?xf32>, %v: vector<4x2x3xf32>,
                    %i: index, %j: index, %k: index, %l: index) {
          vector.transfer_write %v, %A[%i, %j, %k, %l]
            {permutation_map: (d0, d1, d2, d3) -> (d3, d1, d2)} :
            vector<4x2x3xf32>, memref<?x?x?x?xf32>
          return
        }
        """
    )
    box, values = np.zeros((2, 4, 5, 6), np.float32), numbers(4, 2, 3) + 200
    bridge.compile(found.module)["write"](box, values, 1, 2, 1, 2)
    wanted = np.zeros_like(box)
    wanted[1, 2:4, 1:4, 2:6] = values.transpose(1, 2, 0)
    np.testing.assert_array_equal(box, wanted)


def test_a_write_across_the_edge_writes_what_is_inside() -> None:
    found = legacy.upgrade(
        """
        func @write(%A: memref<?xf32>, %v: vector<4xf32>, %i: index) {
          vector.transfer_write %v, %A[%i] {permutation_map: (d0) -> (d0)} :
            vector<4xf32>, memref<?xf32>
          return
        }
        """
    )
    box, values = np.zeros(6, np.float32), numbers(4) + 200
    bridge.compile(found.module)["write"](box, values, 4)
    np.testing.assert_array_equal(box, [0, 0, 0, 0, *values[:2]])
