"""`affine-pipeline-data-transfer`: as upstream's, or not where that is not the same."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import bridge
from bridge.compare.chunks import chunks_of
from bridge.errors import Diagnostic, Error, listening
from bridge.interpreter.run import interpret
from bridge.upstream import passes as upstream
from tests.passes.test_affine_loops import parsed, run

PASS = "affine-pipeline-data-transfer"

INNER = """
func.func @f(%m: memref<32xi64>, %o: memref<32xi64>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  affine.for %i = 0 to 32 step 4 {
    %b = memref.alloc() : memref<4xi64, 1>
    %t = memref.alloc() : memref<1xi32>
    affine.dma_start %m[%i], %b[%c0], %t[%c0], %c4
      : memref<32xi64>, memref<4xi64, 1>, memref<1xi32>
    affine.dma_wait %t[%c0], %c4 : memref<1xi32>
    affine.for %j = 0 to 4 {
      %v = affine.load %b[%j] : memref<4xi64, 1>
      %w = arith.addi %v, %v : i64
      affine.store %w, %o[%i + %j] : memref<32xi64>
    }
    memref.dealloc %t : memref<1xi32>
    memref.dealloc %b : memref<4xi64, 1>
  }
  return
}"""

OUTER = """
#next = affine_map<(d0) -> (d0 + 1)>
func.func @f(%m: memref<32xi64>, %o: memref<32xi64>) {
  %b = memref.alloc() : memref<2x4xi64, 1>
  %t = memref.alloc() : memref<3xi32>
  %k = memref.alloc() : memref<1xi64, 1>
  %s = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  affine.for %i = 1 to 4 {
    affine.dma_start %m[%i * 8], %b[%c0, %c0], %t[%c1], %c8
      : memref<32xi64>, memref<2x4xi64, 1>, memref<3xi32>
    affine.dma_wait %t[%c1], %c8 : memref<3xi32>
    affine.for %j = 2 to 8 {
      %n = affine.apply #next(%j)
      affine.dma_start %m[%n], %k[%c0], %s[%c0], %c1
        : memref<32xi64>, memref<1xi64, 1>, memref<1xi32>
      affine.dma_wait %s[%c0], %c1 : memref<1xi32>
      %v = affine.load %b[%j mod 2, %j floordiv 2] : memref<2x4xi64, 1>
      %u = affine.load %k[0] : memref<1xi64, 1>
      %w = arith.addi %v, %u : i64
      affine.store %w, %o[%n + %i * 6] : memref<32xi64>
    }
  }
  memref.dealloc %t : memref<3xi32>
  memref.dealloc %s : memref<1xi32>
  memref.dealloc %b : memref<2x4xi64, 1>
  memref.dealloc %k : memref<1xi64, 1>
  return
}"""


def _given(text: str) -> list[int]:
    memory, found = np.arange(32, dtype=np.int64), np.zeros(32, dtype=np.int64)
    interpret(parsed(text), "f", memory, found)
    return [*memory.tolist(), *found.tolist()]


@pytest.mark.parametrize("text", [INNER, OUTER, INNER.replace("0 to 32", "0 to 4")])
def test_programs_become_what_upstream_makes_and_do_the_same(text: str) -> None:
    ours, told = run(text, f"{PASS}{{distinct-arguments}}")
    theirs = parsed(text)
    upstream.run_passes(theirs, f"func.func({PASS})")
    assert bridge.format(ours) == bridge.format(theirs)
    assert not told
    assert _given(str(ours)) == _given(text)
    assert str(ours).count("affine.dma_start") > text.count("affine.dma_start")


LATE = "    memref.dealloc %t"
CHANGES = (
    ("%o[%i + %j]", "%m[%i + %j]", "'affine.store' op may touch the same memory"),
    ("%c4 = arith.constant 4", "%c4 = arith.constant 3", "it does not fill its buffer"),
    (LATE, f"func.call @g() : () -> ()\n{LATE}", "'func.call' op may touch the same"),
    (LATE, f"func.call @h(%b) : (memref<4xi64, 1>) -> ()\n{LATE}", "others may know"),
    ("%m[%i], %b", "%p[%i], %b", "an operand is made in the loop"),
)


@pytest.mark.parametrize(("old", "new", "why"), CHANGES)
def test_others_stay_as_they_are(old: str, new: str, why: str) -> None:
    made = "%p = memref.alloc() : memref<32xi64>\n    %b = memref.alloc"
    text = INNER.replace(old, new).replace("%b = memref.alloc", made)
    text += "func.func private @g()\nfunc.func private @h(memref<4xi64, 1>)"
    found, told = run(text, f"{PASS}{{distinct-arguments}}")
    assert str(found) == str(parsed(text))
    assert any(why in one for one in told)


def test_arguments_may_be_the_same_memory() -> None:
    found, told = run(INNER, PASS)
    assert str(found) == str(parsed(INNER))
    assert "'affine.store' op may touch the same memory" in told[0]


def test_real_programs_are_pipelined_as_by_upstream_or_it_is_told_why(
    corpus: Path,
) -> None:
    path = corpus / "upstream-22/Dialect/Affine/pipeline-data-transfer.mlir"
    for chunk in chunks_of(path):
        ours = bridge.parse(chunk.text, allow_unregistered=True)
        theirs = ours.clone()
        told: list[Diagnostic] = []
        with listening(told.append):
            options = "{distinct-arguments}"
            bridge.run_passes(ours, f"func.func({PASS}{options})", engine="native")
        try:
            upstream.run_passes(theirs, f"func.func({PASS})")
        except Error:
            continue
        assert bridge.format(ours) == bridge.format(theirs) or told
