"""Loops are shared among processors."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.dialects import scf
from bridge.dialects.affine.mapping import map_to_processors

LOOP = """
func.func @f(%m: memref<40xi32>, %x: index, %nx: index, %y: index, %ny: index) {
  %one = arith.constant 1 : i32
  %lower = arith.constant 3 : index
  %upper = arith.constant 38 : index
  %step = arith.constant 2 : index
  scf.for %i = %lower to %upper step %step {
    %0 = memref.load %m[%i] : memref<40xi32>
    %1 = arith.addi %0, %one : i32
    memref.store %1, %m[%i] : memref<40xi32>
  }
  return
}"""


def test_all_processors_together_do_each_iteration_once() -> None:
    module = bridge.parse(LOOP)
    loop = next(op for op in module.walk() if isinstance(op, scf.ForOp))
    _, x, nx, y, ny = next(iter(module.body)).regions[0].blocks[0].arguments
    assert map_to_processors(loop, [x, y], [nx, ny])
    bridge.verify(module)
    data = np.zeros(40, dtype=np.int32)
    for i in range(3):
        for j in range(2):
            place = [np.int64(n) for n in (i, 3, j, 2)]
            bridge.interpret(module, "f", data, *place)
    assert data.tolist() == [int(i in range(3, 38, 2)) for i in range(40)]


@pytest.mark.parametrize(
    "text",
    [
        """func.func @f(%a: i32, %x: index) {
  scf.for %i = %a to %a step %a : i32 {
  }
  return
}""",
        """func.func @f(%a: index, %x: index) {
  %0 = scf.for %i = %a to %a step %a iter_args(%c = %a) -> index {
    scf.yield %c : index
  }
  return
}""",
    ],
)
def test_loops_over_integers_and_those_that_carry_values_stay(text: str) -> None:
    module = bridge.parse(text)
    before = str(module)
    loop = next(op for op in module.walk() if isinstance(op, scf.ForOp))
    x = next(iter(module.body)).regions[0].blocks[0].arguments[1]
    assert not map_to_processors(loop, [x], [x])
    assert str(module) == before
