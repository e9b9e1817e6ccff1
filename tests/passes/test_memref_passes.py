"""Passes about memory: other shapes, sizes and views of it, beside upstream's."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import bridge
from tests.passes.suites import differences
from tests.passes.test_native import both

RESHAPED = """
func.func @f(%m: memref<24xi32>, %a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %s = memref.alloca() : memref<3xi32>
  memref.store %a, %s[%zero] : memref<3xi32>
  memref.store %b, %s[%one] : memref<3xi32>
  %c2 = arith.constant 2 : i32
  memref.store %c2, %s[%two] : memref<3xi32>
  %r = memref.reshape %m(%s) : (memref<24xi32>, memref<3xi32>) -> memref<?x?x2xi32>
  %v = memref.load %r[%one, %two, %one] : memref<?x?x2xi32>
  return %v : i32
}"""

GROWN = """
func.func @f(%m: memref<24xi32>, %a: i32, %b: i32) -> i32 {
  %two = arith.constant 2 : index
  %n = arith.index_cast %b : i32 to index
  %old = memref.alloc(%n) : memref<?xi32>
  memref.store %a, %old[%two] : memref<?xi32>
  %new = memref.realloc %old(%n) {alignment = 8} : memref<?xi32> to memref<?xi32>
  %more = memref.realloc %new : memref<?xi32> to memref<20xi32>
  %v = memref.load %more[%two] : memref<20xi32>
  memref.dealloc %more : memref<20xi32>
  return %v : i32
}"""

VIEWS = """
func.func @f(%m: memref<24xi32>, %a: i32, %b: i32) -> i32 {
  %i = arith.constant 1 : index
  %n = arith.index_cast %a : i32 to index
  %e = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 3, 4]
    : memref<24xi32> into memref<2x3x4xi32>
  %s = memref.subview %e[1, 0, %i] [1, 2, 3] [1, %i, 1]
    : memref<2x3x4xi32> to memref<2x3xi32, strided<[?, 1], offset: ?>>
  %t = memref.subview %s[0, %i] [2, 2] [1, 1] : memref<2x3xi32, strided<[?, 1],
    offset: ?>> to memref<2x2xi32, strided<[?, 1], offset: ?>>
  %v = memref.load %t[%i, %i] : memref<2x2xi32, strided<[?, 1], offset: ?>>
  %c = memref.collapse_shape %e [[0, 1], [2]] : memref<2x3x4xi32> into memref<6x4xi32>
  memref.store %v, %c[%n, %i] : memref<6x4xi32>
  %w = vector.load %c[%n, %i] : memref<6x4xi32>, vector<2xi32>
  %x = vector.reduction <add>, %w : vector<2xi32> into i32
  %y = arith.addi %x, %v : i32
  return %y : i32
}"""

ROWS = """
func.func @f(%m: memref<24xi32>, %a: i32, %b: i32) -> i32 {
  %i = arith.constant 1 : index
  %pad = arith.constant 7 : i32
  %e = memref.expand_shape %m [[0, 1]] output_shape [6, 4]
    : memref<24xi32> into memref<6x4xi32>
  %n = arith.index_cast %a : i32 to index
  %r = vector.transfer_read %e[%n, %i], %pad : memref<6x4xi32>, vector<4xi32>
  %s = memref.subview %e[0, 0] [3, 4] [2, 1]
    : memref<6x4xi32> to memref<3x4xi32, strided<[8, 1]>>
  %w = vector.load %s[%i, %i] : memref<3x4xi32, strided<[8, 1]>>, vector<2x3xi32>
  %x = vector.multi_reduction <add>, %w, %pad [0, 1] : vector<2x3xi32> to i32
  %y = vector.reduction <add>, %r, %x : vector<4xi32> into i32
  return %y : i32
}"""

FLAT = """
func.func @f(%m: memref<24xi32>, %a: i32, %b: i32) -> i32 {
  %i = arith.constant 1 : index
  %three = arith.constant 3 : i32
  %n = arith.index_cast %a : i32 to index
  %local = memref.alloc(%n) : memref<?x4xi32>
  %e = memref.expand_shape %m [[0, 1]] output_shape [6, 4]
    : memref<24xi32> into memref<6x4xi32>
  %s = memref.subview %e[%i, 1] [3, 2] [1, 2]
    : memref<6x4xi32> to memref<3x2xi32, strided<[4, 2], offset: ?>>
  %v = memref.load %s[%i, %i] : memref<3x2xi32, strided<[4, 2], offset: ?>>
  memref.store %v, %e[%i, %i] : memref<6x4xi32>
  memref.store %a, %local[%i, %i] : memref<?x4xi32>
  %w = vector.load %e[%i, %i] : memref<6x4xi32>, vector<3xi32>
  %r = vector.load %e[%i, %i] : memref<6x4xi32>, vector<2x3xi32>
  %k = arith.index_cast %three : i32 to index
  %u = vector.create_mask %k : vector<3xi1>
  %t = vector.transfer_read %e[%i, %i], %a, %u {in_bounds = [true]}
    : memref<6x4xi32>, vector<3xi32>
  vector.transfer_write %t, %e[%k, %i] {in_bounds = [true]}
    : vector<3xi32>, memref<6x4xi32>
  %g = memref.load %local[%i, %i] : memref<?x4xi32>
  %x = vector.reduction <add>, %w, %g : vector<3xi32> into i32
  %y = vector.multi_reduction <add>, %r, %x [0, 1] : vector<2x3xi32> to i32
  %z = vector.reduction <add>, %t, %y : vector<3xi32> into i32
  return %z : i32
}"""

EXPANSIONS = {
    "memref-expand": RESHAPED,
    "expand-realloc": GROWN,
    "flatten-memref": FLAT,
    "fold-memref-alias-ops": VIEWS,
}
ROW = "flatten-memref"
SUITES = [
    ("memref-expand", "expand-ops"),
    ("expand-realloc", "expand-realloc"),
    ("expand-realloc{emit-deallocs=false}", "expand-realloc"),
]


@pytest.mark.parametrize(("name", "suite"), SUITES)
def test_a_suite_becomes_what_upstream_makes(
    name: str, suite: str, corpus: Path
) -> None:
    path = corpus / "upstream-22" / "Dialect" / "MemRef" / f"{suite}.mlir"
    assert not differences(name, path)


DIFFERENT = {
    # A vector of a row of a collapsed shape stays, see conformance/upstream-bugs.
    "fold_vector_load_collapse_shape",
    "fold_vector_maskedload_collapse_shape",
    "fold_vector_maskedstore_collapse_shape",
    "fold_vector_store_collapse_shape",
    # Upstream's newer version says that a transfer's indices are in bounds.
    "fold_vector_transfer_read_expand_shape",
    # It chooses another one of the dimensions of size one.
    "fold_rank_reducing_subview_with_load",
}


def test_accesses_to_views_become_what_upstream_makes(corpus: Path) -> None:
    path = corpus / "upstream-22/Dialect/MemRef/fold-memref-alias-ops.mlir"
    found = differences("fold-memref-alias-ops", path)
    assert {re.findall(r"@(\w+)", one)[0] for one in found} == DIFFERENT


def test_a_row_ends_at_the_last_element(corpus: Path) -> None:
    path = corpus / "upstream-22/Dialect/MemRef/flatten_memref.mlir"
    assert all(re.search("strides: .*, 2]", one) for one in differences(ROW, path))
    ours, theirs = both(ROW, FLAT)
    assert str(ours) == str(theirs).replace("[12]", "[11]").replace("<12x", "<11x")


@pytest.mark.parametrize("name", ["memref-expand", "expand-realloc"])
def test_a_pass_makes_what_upstreams_makes(name: str) -> None:
    ours, theirs = both(name, EXPANSIONS[name])
    assert str(ours) == str(theirs)


@pytest.mark.parametrize(
    ("name", "text"),
    [*EXPANSIONS.items(), ("fold-memref-alias-ops", ROWS)],
)
def test_a_program_gives_what_it_gave(name: str, text: str) -> None:
    module = bridge.parse(text)
    changed = module.clone()
    bridge.run_passes(changed, name, engine="native")
    for a, b in ((3, 4), (4, 3), (2, 6)):
        memories = [np.arange(24, dtype=np.int32) for _ in range(2)]
        found = [
            bridge.interpret(one, "f", memory, a, b)
            for one, memory in zip((module, changed), memories, strict=True)
        ]
        assert found[0] == found[1]
        assert (memories[0] == memories[1]).all()


def test_rows_that_are_no_neighbours_are_not_read_together() -> None:
    module = bridge.parse(ROWS)
    bridge.run_passes(module, "fold-memref-alias-ops", engine="native")
    left = {op.name for op in module.walk()}
    assert {"memref.subview", "vector.load", "memref.expand_shape"} <= left


def test_a_row_of_dimensions_that_overlap_ends_at_the_last_element() -> None:
    text = """
    func.func @f(%m: memref<4x8xi32, strided<[4, 3]>>, %i: index) -> i32 {
      %v = memref.load %m[%i, %i] : memref<4x8xi32, strided<[4, 3]>>
      return %v : i32
    }"""
    module = bridge.parse(text)
    bridge.run_passes(module, "flatten-memref", engine="native")
    assert "sizes: [34], strides: [1]" in str(module)


def test_memory_that_is_known_to_become_shorter_is_copied() -> None:
    text = """
    func.func @f(%m: memref<3xi32>) -> memref<2xi32> {
      %r = memref.realloc %m : memref<3xi32> to memref<2xi32>
      return %r : memref<2xi32>
    }"""
    module = bridge.parse(text)
    bridge.run_passes(module, "expand-realloc", engine="native")
    found = [op.name for op in module.walk() if op.name.startswith("memref.")]
    assert found == [
        *("memref.alloc", "memref.subview", "memref.copy", "memref.dealloc"),
    ]


def test_a_reshape_to_an_open_number_of_dimensions_stays() -> None:
    text = """
    func.func @f(%m: memref<2xi32>, %s: memref<2xindex>) -> memref<*xi32> {
      %r = memref.reshape %m(%s) : (memref<2xi32>, memref<2xindex>) -> memref<*xi32>
      return %r : memref<*xi32>
    }"""
    module = bridge.parse(text)
    bridge.run_passes(module, "memref-expand", engine="native")
    assert str(module) == str(bridge.parse(text))


def test_a_region_of_one_block_keeps_its_branches_and_loops() -> None:
    text = """
    func.func @f(%c: i1, %n: index) {
      memref.alloca_scope {
        scf.if %c {
          scf.for %i = %n to %n step %n {
          }
        }
      }
      scf.if %c {
      }
      return
    }"""
    module = bridge.parse(text)
    bridge.run_passes(module, "convert-scf-to-cf", engine="native")
    bridge.verify(module)
    names = [op.name for op in module.walk()]
    assert (names.count("scf.if"), names.count("scf.for")) == (1, 1)
    assert "cf.cond_br" in names
