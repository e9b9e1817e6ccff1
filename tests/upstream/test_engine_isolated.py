"""Compiled code in a worker: results come back, and what kills it is an error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
    with pytest.raises(ValueError, match="argument #0"):
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


RETURNS_NOTHING = "func.func @f() -> i32 { return }"
FAULTS = """
  func.func @f(%i: index, %ok: i1) -> f32 {
    cf.assert %ok, "not ok"
    %m = memref.alloc() : memref<4xf32>
    %0 = memref.load %m[%i] : memref<4xf32>
    return %0 : f32
  }"""


def raised(work: Callable[[], object]) -> tuple[type[Exception], str]:
    """What is raised, and its first line."""
    with pytest.raises((bridge.Error, TypeError, ValueError)) as found:
        work()
    return found.type, str(found.value).partition("\n")[0]


@pytest.mark.parametrize(
    ("wanted", "work"),
    [
        (bridge.PassFailed, lambda e: compiled(FAULTS, e, pipeline="no-such-pass")),
        (bridge.PassFailed, lambda e: compiled(FAULTS, e, pipeline="cse")),
        (bridge.Invalid, lambda e: compiled(RETURNS_NOTHING, e)),
        (TypeError, lambda e: compiled(FAULTS, e, pipeline=3)),
        (ValueError, lambda e: compiled(FAULTS, e, opt_level=4)),
        (bridge.Unsupported, lambda e: compiled(FAULTS, e)["g"]),
        (TypeError, lambda e: compiled(FAULTS, e)["f"]()),
        (TypeError, lambda e: compiled(FAULTS, e)["f"]("0", True)),
        (ValueError, lambda e: compiled(FAULTS, e)["f"](0, 2)),
        (bridge.Trap, lambda e: compiled(FAULTS, e, checked=True)["f"](0, False)),
        (bridge.Trap, lambda e: compiled(FAULTS, e, checked=True)["f"](9, True)),
    ],
)
def test_both_engines_raise_the_same(
    wanted: type[Exception], work: Callable[[str], object]
) -> None:
    here, there = raised(lambda: work("inprocess")), raised(lambda: work("isolated"))
    assert here == there
    assert here[0] is wanted


def compiled(text: str, engine: Any, **options: Any) -> Any:
    return bridge.compile(bridge.parse(text), engine=engine, **options)
