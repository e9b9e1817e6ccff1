"""Compiled functions: found by name, called again and again, from several threads."""

from __future__ import annotations

import gc
import math
import threading
import warnings
import weakref

import numpy as np
import pytest

import bridge
from bridge.upstream.abi_memrefs import MemRef
from bridge.upstream.compiled import FRAMES_KEPT, Function, entry_fault
from bridge.upstream.engine import sources
from tests.upstream.calls import compiled, increment, refusal, total


@pytest.fixture(scope="module", name="increment")
def increment_fixture() -> Function:
    """Adds one to each element of any matrix, in place."""
    return increment()


@pytest.fixture(scope="module", name="total")
def total_fixture() -> Function:
    """The sum of a vector, times a number."""
    return total()


def test_the_same_arrays_are_described_once(
    total: Function, monkeypatch: pytest.MonkeyPatch
) -> None:
    array = np.ones(4, np.float32)
    assert total(array, 1) == 4
    monkeypatch.setattr(MemRef, "describe", lambda *_: pytest.fail("described"))
    array[0] = 3
    assert total(array, 2) == 12


def test_an_array_that_changed_its_shape_is_described_anew(increment: Function) -> None:
    array = np.zeros((2, 3), np.float32)
    increment(array)
    with warnings.catch_warnings():
        # Later versions of numpy warn of it before they forbid it.
        warnings.simplefilter("ignore")
        setattr(array, "shape", (3, 2))  # noqa: B010
    increment(array)
    assert array.min() == array.max() == 2
    array.flags.writeable = False
    assert "read-only" in refusal(increment, array)


def test_an_array_that_was_called_with_is_not_kept_alive(total: Function) -> None:
    array = np.ones(4, np.float32)
    alive = weakref.ref(array)
    total(array, 1)
    del array
    assert alive() is None


def test_an_array_in_the_place_of_a_dead_one_is_described_anew(total: Function) -> None:
    sums = []
    for size in range(1, 200):
        sums.append(total(np.ones(size, np.float32), 1))
    assert sums == list(range(1, 200))


def test_only_so_many_sets_of_arrays_are_remembered(total: Function) -> None:
    arrays = [np.ones(2, np.float32) for _ in range(2 * FRAMES_KEPT)]
    for _ in range(2):
        assert {total(array, 1) for array in arrays} == {2.0}
    assert len(total._frames) <= FRAMES_KEPT


def test_a_bound_call_sees_what_its_arrays_hold_now(total: Function) -> None:
    array = np.ones(4, np.float32)
    call = total.bind(array, 2)
    assert call() == 8
    array[:] = 3
    assert call() == 24


def test_a_bound_call_keeps_its_arrays_alive(total: Function) -> None:
    call = total.bind(np.ones(1000, np.float32), 1)
    gc.collect()
    assert call() == 1000


def test_a_bound_call_without_results_keeps_its_memory(increment: Function) -> None:
    array = np.zeros((2, 2), np.float32)
    calls = [increment.bind(array) for _ in range(50)]
    for call in calls:
        call()
    assert array.min() == array.max() == 50


def test_threads_call_one_function_at_a_time_each_with_its_own_memory(
    total: Function,
) -> None:
    wrong: list[float] = []

    def work(size: int) -> None:
        array = np.ones(size, np.float32)
        for scale in range(300):
            if total(array, scale) != size * scale:
                wrong.append(scale)

    threads = [threading.Thread(target=work, args=(n,)) for n in (3, 5, 8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_functions_are_found_by_name_private_ones_too() -> None:
    module = compiled("""
        func.func private @outside(i32)
        func.func private @helper(%a: i32) -> i32 { return %a : i32 }
        func.func @f() { return }""")
    assert list(module) == ["helper", "f"]
    assert "f" in module
    assert "outside" not in module
    assert module["helper"](3) == 3
    assert module["f"] is module["f"]
    assert refusal(module.__getitem__, "outside") == (
        "there is no function @outside with a body, but @helper, @f"
    )


def test_a_function_whose_types_cannot_be_passed_says_which() -> None:
    module = compiled("func.func @f(%a: i8, %b: i256) { return }")
    assert refusal(module.__getitem__, "f") == (
        "@f: argument #1: a value of type i256 cannot be passed to compiled code"
    )


def test_functions_of_the_llvm_dialect_take_numbers_and_pointers() -> None:
    module = compiled("""
        llvm.func @load(%p: !llvm.ptr, %i: i64) -> f32 {
          %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
          %x = llvm.load %q : !llvm.ptr -> f32
          llvm.return %x : f32
        }
        llvm.func internal @hidden() { llvm.return }
        llvm.func @vararg(%a: i32, ...) { llvm.return }""")
    array = np.array([1, 2.5], np.float32)
    assert module["load"](array.ctypes.data, 1) == 2.5
    assert "not visible" in refusal(module.__getitem__, "hidden")
    assert "cannot be passed" in refusal(module.__getitem__, "vararg")


@pytest.mark.parametrize(
    ("name", "result", "fault"),
    [
        ("main", "i32", ""),
        ("main", "void", "expected void function"),
        ("main", "f32", "only single f32 function result supported"),
        ("main", "i8", "unsupported function type"),
        ("takes", "void", "JIT can't invoke a main function expecting arguments"),
        ("other", "void", "entry point not found"),
        ("declared", "void", "entry point not found"),
        ("lowered", "i64", ""),
        ("lowered", "i32", "only single i32 function result supported"),
    ],
)
def test_an_entry_point_is_what_mlir_runner_runs(
    name: str, result: str, fault: str
) -> None:
    module = bridge.parse("""
        func.func @main() -> i32 { %c = arith.constant 42 : i32 return %c : i32 }
        func.func @takes(%a: i32) { return }
        func.func private @declared()
        llvm.func @lowered() -> i64 {
          %0 = llvm.mlir.constant(1 : i64) : i64
          llvm.return %0 : i64
        }""")
    assert entry_fault(sources(module), name, result) == fault


def test_an_array_is_aligned_as_the_function_assumes() -> None:
    text = """func.func @f(%a: memref<4xf32>) {
      memref.assume_alignment %a, 64 : memref<4xf32>
      return
    }"""
    function = bridge.compile(bridge.parse(text))["f"]
    whole = np.zeros(64, np.float32)
    first = -whole.ctypes.data // 4 % 16
    function(whole[first : first + 4])
    with pytest.raises(ValueError, match="an array aligned to 64 bytes, given one at"):
        function(whole[first + 1 : first + 5])


def test_functions_may_be_named_as_those_of_c() -> None:
    text = """
    func.func @exp(%a: f64) -> f64 {
      %r = math.exp %a : f64
      return %r : f64
    }
    func.func @twice(%a: f64) -> f64 {
      %r = func.call @exp(%a) : (f64) -> f64
      %s = math.exp %r : f64
      return %s : f64
    }
    """
    compiled = bridge.compile(bridge.parse(text), engine="isolated")
    assert list(compiled) == ["exp", "twice"]
    assert compiled["exp"](1.0) == math.e
    assert compiled["twice"](0.0) == math.e
