"""Lowerings of vector where upstream's miscompile, are not valid or do not apply."""

from __future__ import annotations

from typing import Final

import pytest

import bridge
from bridge.dialects.vector.lowering import (
    broadcasting,
    contraction,
    gathering,
    interleaving,
    masks,
)
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import Pattern
from bridge.verifier import verify

PROGRAMS: Final[dict[str, tuple[list[Pattern], str, str]]] = {
    "products with scalable columns": (
        contraction.patterns("dot"),
        "vector.contract",
        """
func.func @main() -> vector<2x[2]xi32> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %b = arith.constant dense<1> : vector<[2]x2xi32>
  %c = arith.constant dense<5> : vector<2x[2]xi32>
  %r = vector.contract {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
  } %a, %b, %c : vector<2x2xi32>, vector<[2]x2xi32> into vector<2x[2]xi32>
  return %r : vector<2x[2]xi32>
}""",
    ),
    "outer products with scalable rows": (
        contraction.patterns("outerproduct"),
        "vector.contract",
        """
func.func @main() -> vector<[2]x2xi32> {
  %a = arith.constant dense<1> : vector<[2]x2xi32>
  %b = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %c = arith.constant dense<5> : vector<[2]x2xi32>
  %r = vector.contract {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
  } %a, %b, %c : vector<[2]x2xi32>, vector<2x2xi32> into vector<[2]x2xi32>
  return %r : vector<[2]x2xi32>
}""",
    ),
    "a product with scalable columns at once": (
        contraction.patterns("parallelarith"),
        "arith.muli",
        """
func.func @main() -> vector<2x[2]xi32> {
  %a = arith.constant dense<[[1], [3]]> : vector<2x1xi32>
  %b = arith.constant dense<2> : vector<1x[2]xi32>
  %c = arith.constant dense<5> : vector<2x[2]xi32>
  %r = vector.contract {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
                     affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
  } %a, %b, %c : vector<2x1xi32>, vector<1x[2]xi32> into vector<2x[2]xi32>
  return %r : vector<2x[2]xi32>
}""",
    ),
    "a row for scalable rows": (
        broadcasting.patterns(),
        "vector.broadcast",
        """
func.func @main() -> vector<[2]x2xi32> {
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %r = vector.broadcast %a : vector<2xi32> to vector<[2]x2xi32>
  return %r : vector<[2]x2xi32>
}""",
    ),
    "one row of several for scalable rows": (
        broadcasting.patterns(),
        "vector.broadcast",
        """
func.func @main() -> vector<[2]x2xi32> {
  %a = arith.constant dense<[[1, 2]]> : vector<1x2xi32>
  %r = vector.broadcast %a : vector<1x2xi32> to vector<[2]x2xi32>
  return %r : vector<[2]x2xi32>
}""",
    ),
    "a column for scalable columns": (
        broadcasting.patterns(),
        "vector.insert",
        """
func.func @main() -> vector<2x[1]xi32> {
  %a = arith.constant dense<[[1], [2]]> : vector<2x1xi32>
  %r = vector.broadcast %a : vector<2x1xi32> to vector<2x[1]xi32>
  return %r : vector<2x[1]xi32>
}""",
    ),
    "a gather under a mask": (
        gathering.patterns(),
        "vector.insert",
        """
func.func @main() -> vector<2x2xi32> {
  %m = memref.alloc() : memref<4xi32>
  %c0 = arith.constant 0 : index
  %four = arith.constant dense<4> : vector<4xi32>
  vector.store %four, %m[%c0] : memref<4xi32>, vector<4xi32>
  %at = arith.constant dense<[[0, 1], [2, 3]]> : vector<2x2xindex>
  %pass = arith.constant dense<7> : vector<2x2xi32>
  %own = vector.constant_mask [2, 1] : vector<2x2xi1>
  %mask = vector.constant_mask [1, 2] : vector<2x2xi1>
  %none = arith.constant dense<0> : vector<2x2xi32>
  %g = vector.mask %mask {
    vector.gather %m[%c0] [%at], %own, %pass : memref<4xi32>, vector<2x2xindex>,
      vector<2x2xi1>, vector<2x2xi32> into vector<2x2xi32>
  } : vector<2x2xi1> -> vector<2x2xi32>
  %r = arith.select %mask, %g, %none : vector<2x2xi1>, vector<2x2xi32>
  return %r : vector<2x2xi32>
}""",
    ),
    "a gather with a mask of its own under another": (
        masks.masked_patterns(),
        "arith.andi",
        """
func.func @main() -> vector<4xi32> {
  %m = memref.alloc() : memref<4xi32>
  %c0 = arith.constant 0 : index
  %four = arith.constant dense<4> : vector<4xi32>
  vector.store %four, %m[%c0] : memref<4xi32>, vector<4xi32>
  %at = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
  %pass = arith.constant dense<7> : vector<4xi32>
  %own = vector.constant_mask [2] : vector<4xi1>
  %mask = vector.constant_mask [3] : vector<4xi1>
  %none = arith.constant dense<0> : vector<4xi32>
  %g = vector.mask %mask {
    vector.gather %m[%c0] [%at], %own, %pass : memref<4xi32>, vector<4xindex>,
      vector<4xi1>, vector<4xi32> into vector<4xi32>
  } : vector<4xi1> -> vector<4xi32>
  %r = arith.select %mask, %g, %none : vector<4xi1>, vector<4xi32>
  return %r : vector<4xi32>
}""",
    ),
    "two vectors of no dimension": (
        interleaving.shuffle_patterns(),
        "vector.shuffle",
        """
func.func @main() -> vector<2xi32> {
  %a = arith.constant dense<1> : vector<i32>
  %b = arith.constant dense<2> : vector<i32>
  %r = vector.interleave %a, %b : vector<i32> -> vector<2xi32>
  return %r : vector<2xi32>
}""",
    ),
}
"""Patterns, what they leave or make, and of what."""


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("vscale", [1, 2])
def test_a_program_is_valid_and_gives_the_same(name: str, vscale: int) -> None:
    patterns, expected, text = PROGRAMS[name]
    module = bridge.parse(text)
    before = bridge.interpret(module, "main", vscale=vscale)
    apply_greedily(module, patterns)
    verify(module)
    assert expected in str(module)
    after = bridge.interpret(module, "main", vscale=vscale)
    assert str(after) == str(before)
