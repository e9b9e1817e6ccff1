"""What checked code finds wrong ends the call, and nothing else."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import numpy as np
import pytest

import bridge

TEXT = """
func.func @load(%m: memref<?xf32>, %i: index) -> f32 {
  %x = memref.load %m[%i] : memref<?xf32>
  return %x : f32
}
func.func @claim(%ok: i1) -> i32 {
  cf.assert %ok, "not ok"
  %c = arith.constant 7 : i32
  return %c : i32
}
func.func @outer(%m: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> f32 {
    %x = func.call @load(%m, %i) : (memref<?xf32>, index) -> f32
    %y = arith.addf %a, %x : f32
    scf.yield %y : f32
  }
  return %r : f32
}
"""


@pytest.mark.parametrize("engine", ["inprocess", "isolated"])
@pytest.mark.parametrize("opt_level", [0, 3])
def test_a_failed_assertion_is_a_trap_at_its_place(
    engine: Literal["inprocess", "isolated"], opt_level: int
) -> None:
    module = bridge.parse(TEXT, filename="user.mlir")
    compiled = bridge.compile(module, engine=engine, checked=True, opt_level=opt_level)
    array = np.arange(4, dtype=np.float32)
    for _ in range(2):
        with pytest.raises(bridge.Trap, match="out-of-bounds access") as caught:
            compiled["load"](array, 9)
        assert caught.value.diagnostics[0].location.line == 3
        with pytest.raises(bridge.Trap, match="assertion failed: not ok") as caught:
            compiled["claim"](False)
        assert str(caught.value.diagnostics[0].location) == "user.mlir:7:3"
        assert compiled["load"](array, 3) == 3
        assert compiled["claim"](True) == 7


def test_a_trap_far_inside_ends_all_calls_around_it() -> None:
    compiled = bridge.compile(bridge.parse(TEXT), checked=True)
    array = np.ones(4, np.float32)
    assert compiled["outer"](array, 4) == 4
    with pytest.raises(bridge.Trap, match="out-of-bounds"):
        compiled["outer"](array, 5)


def test_threads_fall_into_traps_of_their_own() -> None:
    compiled = bridge.compile(bridge.parse(TEXT), checked=True)
    array = np.arange(4, dtype=np.float32)

    def ask(index: int) -> float | None:
        try:
            found: float = compiled["load"](array, index)
        except bridge.Trap:
            return None
        return found

    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(ask, [i % 8 for i in range(400)]))
    assert found == [i % 8 if i % 8 < 4 else None for i in range(400)]


def test_the_module_stays_as_it_was() -> None:
    module = bridge.parse(TEXT)
    before = str(module)
    bridge.compile(module, checked=True)
    assert str(module) == before


def test_an_engine_that_there_is_none_of_is_refused() -> None:
    with pytest.raises(
        ValueError, match="'engine' must be one of 'inprocess', 'isolated'"
    ):
        bridge.compile(bridge.parse(TEXT), engine="fast")  # type: ignore[call-overload]
