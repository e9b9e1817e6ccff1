"""`affine-loop-coalescing` of loops of scf: as upstream's, where they surely run."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import bridge
from bridge.compare.chunks import chunks_of
from bridge.errors import Diagnostic, listening
from bridge.interpreter.run import interpret
from bridge.upstream import passes as upstream
from tests.passes.test_affine_loops import parsed, run

PASS = "affine-loop-coalescing"

NEST = """
func.func @f(%m: memref<?x4xi64>, %n: index) -> i64 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %cm = arith.constant -3 : index
  %z = arith.constant 0 : i64
  %k = arith.constant 5 : i64
  %d = memref.dim %m, %c0 : memref<?x4xi64>
  %s = scf.for %i = {outer} iter_args(%a = %z) -> (i64) {{
    %t = scf.for %j = {inner} iter_args(%b = %a) -> (i64) {{
      %v = memref.load %m[%i, %j] : memref<?x4xi64>
      %w = arith.muli %b, %k : i64
      %x = arith.addi %v, %w : i64
      memref.store %x, %m[%i, %j] : memref<?x4xi64>
      scf.yield %x : i64
    }}
    scf.yield %t : i64
  }}
  return %s : i64
}}"""
WHOLE = "%c0 to %d step %c1"
ODD = "%c1 to %c4 step %c2"


@pytest.mark.parametrize("outer", [WHOLE, ODD, "%c0 to %d step %c2"])
@pytest.mark.parametrize("inner", ["%c0 to %c4 step %c1", ODD, "%c2 to %c4 step %c1"])
def test_nests_become_what_upstream_makes_and_do_the_same(
    outer: str, inner: str
) -> None:
    text = NEST.format(outer=outer, inner=inner)
    ours, told = run(text, PASS)
    theirs = parsed(text)
    upstream.run_passes(theirs, f"func.func({PASS})")
    assert bridge.format(ours) == bridge.format(theirs)
    assert not told
    assert str(ours).count("scf.for") == 1
    for size in (1, 2, 5) if "%d" in outer else (5,):
        first = np.arange(size * 4, dtype=np.int64).reshape(size, 4)
        second = first.copy()
        assert interpret(ours, "f", first, 0) == interpret(parsed(text), "f", second, 0)
        assert first.tobytes() == second.tobytes()


@pytest.mark.parametrize(
    ("outer", "why"),
    [
        ("%c0 to %n step %c1", "may be the wrong way round"),
        ("%c1 to %d step %c1", "may be the wrong way round"),
        ("%c0 to %cm step %c1", "a loop does not run"),
        ("%c0 to %c0 step %c1", "a loop does not run"),
    ],
)
def test_loops_that_may_not_run_are_left(outer: str, why: str) -> None:
    text = NEST.format(outer=outer, inner=ODD)
    ours, told = run(text, PASS)
    assert str(ours) == str(parsed(text))
    assert any(why in one for one in told)


def test_loops_of_other_numbers_are_left() -> None:
    text = """
    func.func @f(%a: i32, %b: i32, %c: i32) {
      scf.for %i = %a to %b step %c : i32 {
        scf.for %j = %a to %b step %c : i32 {
        }
      }
      return
    }"""
    ours, told = run(text, PASS)
    assert str(ours) == str(parsed(text))
    assert "a bound is no signed index" in told[0]


def test_real_programs_are_coalesced_as_by_upstream_or_it_is_told_why(
    corpus: Path,
) -> None:
    alike = 0
    for chunk in chunks_of(corpus / "upstream-22/Dialect/Affine/loop-coalescing.mlir"):
        ours = bridge.parse(chunk.text, allow_unregistered=True)
        theirs = ours.clone()
        told: list[Diagnostic] = []
        with listening(told.append):
            bridge.run_passes(ours, f"func.func({PASS})", engine="native")
        upstream.run_passes(theirs, f"func.func({PASS})")
        same = bridge.format(ours) == bridge.format(theirs)
        assert same or told
        alike += same
    assert alike >= 12
