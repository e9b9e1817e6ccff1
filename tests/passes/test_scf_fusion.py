"""Parallel loops that are fused, and those that must not be."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from tests.passes.test_native import both

LOOPS = """
#plus = affine_map<(d0, d1) -> (d0 + d1 + 1)>
#twice = affine_map<(d0, d1) -> (d0 * 2 + d1)>
func.func @f(%a: memref<9x9xi64>, %b: memref<9x9xi64>) -> i64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %o = memref.alloc() : memref<9x9xi64>
  memref.copy %a, %o : memref<9x9xi64> to memref<9x9xi64>
  %x = scf.parallel (%i, %j) = (%c0, %c1) to (%c3, %c3) step (%c1, %c1)
      init (%zero) -> i64 {{
    %p = affine.apply #plus(%i, %j)
    %t = affine.apply #twice(%i, %j)
    %v = memref.load %a[%i, %j] : memref<9x9xi64>
    %w = arith.addi %v, %one : i64
    {0}
    scf.reduce(%w : i64) {{
    ^bb0(%l: i64, %r: i64):
      %s = arith.addi %l, %r : i64
      scf.reduce.return %s : i64
    }}
  }}
  scf.parallel (%i, %j) = (%c0, %c1) to (%c3, %c3) step (%c1, %c1) {{
    %p = affine.apply #plus(%i, %j)
    %t = affine.apply #twice(%i, %j)
    %v = memref.load %a[%i, %j] : memref<9x9xi64>
    %w = arith.addi %v, %v : i64
    {1}
  }}
  memref.copy %o, %b : memref<9x9xi64> to memref<9x9xi64>
  return %x : i64
}}"""


def _store(where: str) -> str:
    return f"memref.store %w, %o[{where}] : memref<9x9xi64>"


@pytest.mark.parametrize(
    ("first", "second", "loops"),
    [
        ("%i, %j", "%i, %j", 1),
        ("%i, %p", "%i, %p", 1),
        ("%p, %j", "%p, %j", 1),
        ("%i, %j", "%j, %i", 2),
        ("%i, %j", "%i, %p", 2),
        ("%c0, %t", "%c0, %t", 2),
    ],
)
def test_what_is_stored_twice_keeps_its_order(
    first: str, second: str, loops: int
) -> None:
    module = bridge.parse(LOOPS.format(_store(first), _store(second)))
    changed = module.clone()
    pipeline = "func.func(scf-parallel-loop-fusion)"
    bridge.run_passes(changed, pipeline, engine="native")
    assert str(changed).count("scf.parallel") == loops
    given = np.arange(81, dtype=np.int64).reshape(9, 9)
    outs = [np.zeros((9, 9), np.int64) for _ in range(2)]
    sums = [
        bridge.interpret(one, "f", given, out)
        for one, out in zip((module, changed), outs, strict=True)
    ]
    assert sums[0] == sums[1]
    assert np.array_equal(outs[0], outs[1])


@pytest.mark.parametrize("where", ["%c0, %c1", "%p, %p"])
def test_what_other_iterations_store_is_not_loaded_before(where: str) -> None:
    load = f"%y = memref.load %o[{where}] : memref<9x9xi64>"
    store = f"memref.store %one, %o[{where}] : memref<9x9xi64>"
    module = bridge.parse(LOOPS.format(load, store))
    pipeline = "func.func(scf-parallel-loop-fusion)"
    bridge.run_passes(module, pipeline, engine="native")
    assert str(module).count("scf.parallel") == 2


def test_the_text_is_upstreams() -> None:
    text = LOOPS.format(_store("%i, %j"), "")
    ours, theirs = both("scf-parallel-loop-fusion", text)
    assert str(ours) == str(theirs)
