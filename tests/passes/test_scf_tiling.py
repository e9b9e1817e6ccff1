"""Parallel loops in tiles, and what loops decide, beside upstream's."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import bridge
from bridge.errors import PassFailed
from tests.passes.suites import differences
from tests.passes.test_native import both

TILED = """
func.func @f(%m: memref<9x9xi64>, %n: index, %s: index, %t: index) {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.parallel (%i, %j) = (%c1, %s) to (%n, %c9) step (%s, %t) {
    %k = arith.addi %i, %j : index
    %v = arith.index_cast %k : index to i64
    memref.store %v, %m[%i, %j] : memref<9x9xi64>
  }
  return
}"""


@pytest.mark.parametrize("check", ["", " no-min-max-bounds=true"])
@pytest.mark.parametrize("sizes", ["2,3", "4", "1,1,5"])
def test_tiles_do_what_the_loop_did(sizes: str, check: str) -> None:
    options = f"{{parallel-loop-tile-sizes={sizes}{check}}}"
    module = bridge.parse(TILED)
    changed = module.clone()
    pipeline = f"func.func(scf-parallel-loop-tiling{options})"
    bridge.run_passes(changed, pipeline, engine="native")
    assert str(changed).count("scf.parallel") == 2
    for n, s, t in ((9, 1, 1), (7, 2, 3), (8, 3, 2), (0, 1, 4)):
        memories = [np.zeros((9, 9), np.int64) for _ in range(2)]
        for one, memory in zip((module, changed), memories, strict=True):
            bridge.interpret(one, "f", memory, n, s, t)
        assert np.array_equal(memories[0], memories[1])


def test_tiles_of_nothing_are_refused() -> None:
    module = bridge.parse(TILED)
    pipeline = "func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=0})"
    with pytest.raises(PassFailed, match="tile size cannot be 0"):
        bridge.run_passes(module, pipeline, engine="native")


def test_tiles_are_those_that_upstream_makes() -> None:
    ours, theirs = both("scf-parallel-loop-tiling{parallel-loop-tile-sizes=1,4}", TILED)
    assert str(ours) == str(theirs)


def test_a_suite_becomes_what_upstream_makes(corpus: Path) -> None:
    path = corpus / "upstream-22/Dialect/SCF/for-loop-canonicalization.mlir"
    assert not differences("scf-for-loop-canonicalization", path)


DECIDED = """
func.func @f(%m: memref<16xi64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c4 {
    %k = affine.min affine_map<(d0) -> (4, 16 - d0)>(%i)
    %l = affine.max affine_map<(d0)[s0] -> (d0 - s0, d0)>(%i)[%n]
    scf.for %j = %c0 to %k step %c4 {
      %a = arith.addi %i, %j : index
      %v = arith.index_cast %l : index to i64
      memref.store %v, %m[%a] : memref<16xi64>
    }
  }
  return
}"""


def test_a_minimum_goes_where_steps_decide_it_and_stays_where_they_do_not() -> None:
    module = bridge.parse(DECIDED)
    changed = module.clone()
    bridge.run_passes(changed, "scf-for-loop-canonicalization", engine="native")
    assert "affine.min" not in str(changed)
    assert "affine.max" in str(changed)
    memories = [np.zeros(16, np.int64) for _ in range(2)]
    for one, memory in zip((module, changed), memories, strict=True):
        bridge.interpret(one, "f", memory, 3)
    assert np.array_equal(memories[0], memories[1])


def test_places_and_visibility_go_as_upstreams_do(corpus: Path) -> None:
    folder = corpus / "upstream-22" / "Transforms"
    assert not differences("strip-debuginfo", folder / "strip-debuginfo.mlir")
    pipeline = "symbol-privatize{exclude=aap}"
    assert not differences(pipeline, folder / "test-symbol-privatize.mlir")
