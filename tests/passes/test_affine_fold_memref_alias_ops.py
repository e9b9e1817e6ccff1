"""`affine-fold-memref-alias-ops`: as upstream's, and the same elements."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import bridge
from bridge.compare.chunks import chunks_of
from bridge.interpreter.run import interpret
from bridge.upstream import passes as upstream

PASS = "affine-fold-memref-alias-ops"


def test_real_programs_become_what_upstream_makes_of_them(corpus: Path) -> None:
    path = corpus / "upstream-22" / "Dialect" / "Affine" / "fold-memref-alias-ops.mlir"
    chunks = chunks_of(path)
    for chunk in chunks:
        ours = bridge.parse(chunk.text)
        theirs = ours.clone()
        bridge.run_passes(ours, PASS, engine="native")
        bridge.verify(ours)
        upstream.run_passes(theirs, PASS)
        assert bridge.format(ours) == bridge.format(theirs)
    assert len(chunks) > 9


VIEWS = """
func.func @f(%m: memref<4x6xi64>, %k: index) {
  %part = memref.subview %m[1, 0] [2, 3] [1, 2]
    : memref<4x6xi64> to memref<2x3xi64, strided<[6, 2], offset: 6>>
  %wide = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 2, 3]
    : memref<4x6xi64> into memref<4x2x3xi64>
  %flat = memref.collapse_shape %m [[0, 1]] : memref<4x6xi64> into memref<24xi64>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %0 = affine.load %part[%i, 2 - %j]
        : memref<2x3xi64, strided<[6, 2], offset: 6>>
      %1 = affine.load %flat[%i * 3 + %j + symbol(%k)] : memref<24xi64>
      %2 = arith.addi %0, %1 : i64
      affine.store %2, %wide[%i + 2, %i, %j] : memref<4x2x3xi64>
    }
  }
  return
}"""


def test_the_same_elements_are_accessed() -> None:
    before = bridge.parse(VIEWS)
    after = bridge.parse(VIEWS)
    bridge.run_passes(after, PASS, engine="native")
    bridge.verify(after)
    assert "memref.subview" not in str(after)
    found = []
    for module in (before, after):
        memory = np.arange(24).reshape(4, 6)
        interpret(module, "f", memory, 5)
        found.append(memory.tobytes())
    assert found[0] == found[1]
