"""`lower-affine` and `affine-expand-index-ops` make what upstream's passes make."""

from __future__ import annotations

import pytest

import bridge
from bridge.errors import PassFailed
from bridge.passes.registry import find_pass
from tests.passes.test_native import both

LOOPS = """
func.func @f(%m: memref<?x?xf32>, %n: index, %k: index, %x: f32) -> f32 {
  %r = affine.for %i = max affine_map<()[s0, s1] -> (s0, s1 + 3)>()[%n, %k]
      to min affine_map<()[s0, s1] -> (s0 * 2, s1 ceildiv 3)>()[%n, %k] step 4
      iter_args(%a = %x) -> (f32) {
    %v = affine.load %m[%i mod 5, %i floordiv 3 + symbol(%n)] : memref<?x?xf32>
    %b = arith.addf %a, %v : f32
    affine.for %j = 0 to affine_map<(d0)[s0] -> (d0 * -2 + s0)>(%i)[%n] {
      affine.store %b, %m[%j, %i] : memref<?x?xf32>
      affine.prefetch %m[%j + 1, %i], write, locality<2>, data : memref<?x?xf32>
    }
    affine.yield %b : f32
  }
  return %r : f32
}"""

CONDITIONS = """
func.func @f(%n: index, %k: index, %x: f32, %y: f32) -> f32 {
  %r = affine.if affine_set<()[s0, s1] : (s0 - s1 >= 0, s0 mod 2 == 0)>()[%n, %k]
      -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f32
  }
  affine.if affine_set<()[s0] : (s0 - 10 == 0)>()[%n] {
    "my.use"(%r) : (f32) -> ()
  }
  return %r : f32
}"""

VALUES = """
func.func @f(%i: index, %n: index) -> (index, index, index) {
  %0 = affine.apply
    affine_map<()[s0, s1] -> ((s0 floordiv 4) * 3 + s1 ceildiv 2)>()[%i, %n]
  %1 = affine.min affine_map<()[s0, s1] -> (s0 + 1, s1, 7)>()[%i, %n]
  %2 = affine.max affine_map<()[s0, s1] -> (s0 mod 3, s1 * 2)>()[%i, %n]
  return %0, %1, %2 : index, index, index
}"""

TRANSFERS = """
func.func @f(%a: memref<64xf32>, %b: memref<64xf32, 1>, %t: memref<1xi32>, %i: index,
             %n: index, %s: index) {
  %v = affine.vector_load %a[symbol(%i) + 2] : memref<64xf32>, vector<8xf32>
  affine.vector_store %v, %a[symbol(%i) mod 8] : memref<64xf32>, vector<8xf32>
  affine.dma_start %a[symbol(%i) + 7], %b[symbol(%i)], %t[symbol(%i) mod 1], %n, %s, %s
    : memref<64xf32>, memref<64xf32, 1>, memref<1xi32>
  affine.dma_wait %t[symbol(%i) mod 1], %n : memref<1xi32>
  return
}"""

INDICES = """
func.func @f(%i: index, %j: index, %n: index) -> (index, index, index, index, index) {
  %0:3 = affine.delinearize_index %i into (%n, 4, 5) : index, index, index
  %1 = affine.linearize_index disjoint [%i, %j] by (3, %n) : index
  affine.for %k = 0 to 4 {
    %2 = affine.linearize_index [%k, %i, %j] by (%n, 7) : index
    "my.use"(%2) : (index) -> ()
  }
  %3 = affine.linearize_index [%i, %j] by (%n, %n) : index
  return %0#0, %0#1, %0#2, %1, %3 : index, index, index, index, index
}"""


def reducing(kind: str, ty: str) -> str:
    return f"""
func.func @f(%m: memref<8x?x{ty}>, %n: index) -> {ty} {{
  %r = affine.parallel (%i, %j) = (0, max(%n, 2)) to (8, min(%n + 4, 64)) step (2, 1)
      reduce ("{kind}") -> ({ty}) {{
    %v = affine.load %m[%i, %j] : memref<8x?x{ty}>
    affine.yield %v : {ty}
  }}
  affine.parallel (%i) = (0) to (symbol(%n)) {{
    %v = affine.load %m[%i, 0] : memref<8x?x{ty}>
  }}
  return %r : {ty}
}}"""


FLOATS = ("addf", "mulf", "maximumf", "minimumf", "maxnumf", "minnumf")

INTEGERS = ("addi", "andi", "muli", "ori", "xori")

PROGRAMS = [
    *(LOOPS, CONDITIONS, VALUES, TRANSFERS, INDICES),
    *[reducing(kind, "f32") for kind in FLOATS],
    *[reducing(kind, "i32") for kind in INTEGERS],
]


@pytest.mark.parametrize("text", PROGRAMS)
def test_affine_operations_are_lowered_as_upstream_lowers_them(text: str) -> None:
    ours, theirs = both("lower-affine", text)
    assert bridge.format(ours, debuginfo=True) == bridge.format(theirs, debuginfo=True)
    assert "affine." not in str(ours)


def test_index_operations_are_expanded_as_upstream_expands_them() -> None:
    ours, theirs = both("affine-expand-index-ops", INDICES)
    assert str(ours) == str(theirs)


def test_bounds_that_loops_around_decide_are_left_to_upstream() -> None:
    cls = find_pass("lower-affine")
    assert cls is not None
    text = """func.func @f(%m: memref<16xf32>, %v: f32) {{
      affine.for %i = 0 to {0} {{
        affine.for %j = affine_map<(d0) -> (d0)>(%i) to 16 {{
          affine.store %v, %m[%j] : memref<16xf32>
        }}
      }}
      return
    }}"""
    assert cls().knows(bridge.parse(text.format(8)))
    assert not cls().knows(bridge.parse(text.format(1)))


def test_a_division_by_what_is_not_positive_is_refused_at_its_operation() -> None:
    text = """func.func @f(%i: index) -> index {
  %0 = affine.apply affine_map<()[s0] -> (s0 mod -2)>()[%i]
  return %0 : index
}"""
    module = bridge.parse(text)
    with pytest.raises(PassFailed, match="modulo by non-positive value") as caught:
        bridge.run_passes(module, "lower-affine", engine="native")
    assert caught.value.diagnostics[0].location.line == 2
