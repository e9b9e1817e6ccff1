"""Compiled code in a worker: results come back, and what kills it is an error."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.upstream import engine_isolated


def test_results_output_and_what_was_written_come_back(
    capsys: pytest.CaptureFixture[str],
) -> None:
    module = bridge.parse("""
        func.func @f(%m: memref<?xi32>, %x: i32) -> i32 {
          %c1 = arith.constant 1 : index
          memref.store %x, %m[%c1] : memref<?xi32>
          vector.print %x : i32
          return %x : i32
        }""")
    array = np.zeros(4, np.int32)
    assert engine_isolated.call(module, "f", array, 7) == 7
    assert array.tolist() == [0, 7, 0, 0]
    assert capsys.readouterr().out == "7\n"


def test_a_failed_assertion_is_a_crash() -> None:
    module = bridge.parse("""
        func.func @f(%ok: i1) {
          cf.assert %ok, "not ok"
          return
        }""")
    engine_isolated.call(module, "f", True)
    with pytest.raises(bridge.Crash):
        engine_isolated.call(module, "f", False)


def test_a_loop_without_an_end_is_a_crash() -> None:
    module = bridge.parse("""
        func.func @f(%m: memref<i32>) {
          cf.br ^loop
        ^loop:
          %c = arith.constant 1 : i32
          %r = memref.atomic_rmw addi %c, %m[] : (i32, memref<i32>) -> i32
          cf.br ^loop
        }""")
    memory = np.zeros((), np.int32)
    with pytest.raises(bridge.Crash):
        engine_isolated.call(module, "f", memory, timeout=1)
    assert memory == 0


def test_an_argument_that_does_not_fit_is_refused_as_it_is_here() -> None:
    module = bridge.parse("func.func @f(%m: memref<4xf32>) { return }")
    with pytest.raises(bridge.Unsupported, match="argument #0"):
        engine_isolated.call(module, "f", np.zeros(5, np.float32))


COUNTER = """
memref.global "private" @count : memref<i32> = dense<0>
func.func @next() -> i32 {
  %m = memref.get_global @count : memref<i32>
  %old = memref.load %m[] : memref<i32>
  %one = arith.constant 1 : i32
  %new = arith.addi %old, %one : i32
  memref.store %new, %m[] : memref<i32>
  return %new : i32
}
func.func @die(%ok: i1) {
  cf.assert %ok, "not ok"
  return
}
"""


def test_a_module_is_compiled_once_and_again_where_its_worker_died() -> None:
    compiled = bridge.compile(bridge.parse(COUNTER), engine="isolated")
    assert [compiled["next"]() for _ in range(3)] == [1, 2, 3]
    with pytest.raises(bridge.Crash, match="@die ended its worker: SIGABRT"):
        compiled["die"](False)
    assert [compiled["next"].bind()() for _ in range(2)] == [1, 2]


def test_a_module_in_a_worker_tells_its_functions_as_one_here_does() -> None:
    compiled = bridge.compile(bridge.parse(COUNTER), engine="isolated")
    here = bridge.compile(bridge.parse(COUNTER))
    assert list(compiled) == list(here)
    assert len(compiled) == len(here)
    assert "next" in compiled
    assert compiled["next"].type == here["next"].type
    with pytest.raises(bridge.Unsupported, match="no function @nothing"):
        compiled["nothing"]
