"""Memory that compiled functions return: who owns it."""

from __future__ import annotations

import gc
import sys
import weakref

import numpy as np
import pytest

import bridge
from bridge.upstream import memref
from tests.upstream.calls import compiled, function, refusal


def test_no_result_is_none_and_several_are_a_tuple() -> None:
    module = compiled("""
        func.func @none() { return }
        func.func @two(%a: i8, %b: f64) -> (f64, i8) { return %b, %a : f64, i8 }""")
    assert module["none"]() is None
    assert module["two"](1, 2.5) == (2.5, 1)


ALLOCATE = """
func.func @make(%n: index, %x: i32) -> memref<?xi32> {
  %m = memref.alloc(%n) : memref<?xi32>
  linalg.fill ins(%x : i32) outs(%m : memref<?xi32>)
  return %m : memref<?xi32>
}"""


def test_an_allocated_result_is_the_arrays_and_is_freed_with_its_last_view(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    freed: list[int] = []

    class Library:
        @staticmethod
        def free(pointer: int) -> None:
            freed.append(pointer)

    module = compiled(ALLOCATE)
    array = module["make"](5, 7)
    np.testing.assert_array_equal(array, np.full(5, 7, np.int32))
    monkeypatch.setattr(memref, "libc", lambda: Library)
    counted = module["make"](3, 1)
    monkeypatch.undo()
    pointer = counted.ctypes.data
    view = counted[1:]
    del counted, module
    gc.collect()
    assert freed == []
    view += 1
    del view
    assert freed == [pointer]
    memref.free(pointer)


def test_one_allocation_in_two_results_has_one_owner() -> None:
    f = function(
        "() -> (memref<2xf32>, memref<2xf32>)",
        "%m = memref.alloc() : memref<2xf32> "
        "return %m, %m : memref<2xf32>, memref<2xf32>",
    )
    one, other = f()
    one[0] = 5
    assert other[0] == 5
    del one
    assert other[0] == 5


def test_a_returned_argument_keeps_it_alive_and_is_never_freed() -> None:
    f = function(
        "(%m: memref<6xf64>) -> memref<2xf64, strided<[2], offset: 1>>",
        """
        %s = memref.subview %m[1] [2] [2]
            : memref<6xf64> to memref<2xf64, strided<[2], offset: 1>>
        return %s : memref<2xf64, strided<[2], offset: 1>>""",
    )
    array = np.arange(6.0)
    alive = weakref.ref(array)
    view = f(array)
    np.testing.assert_array_equal(view, [1, 3])
    assert np.shares_memory(view, array)
    del array
    gc.collect()
    assert alive() is not None
    del view
    gc.collect()
    assert alive() is None


def test_a_read_only_argument_that_is_returned_is_refused() -> None:
    f = function("(%m: memref<2xf32>) -> memref<2xf32>", "return %m : memref<2xf32>")
    array = np.zeros(2, np.float32)
    array.flags.writeable = False
    assert "read-only" in refusal(f, array)


def test_a_global_result_keeps_the_code_alive_and_cannot_be_written() -> None:
    module = compiled("""
        memref.global "private" constant @table : memref<3xf32> = dense<[1.0, 2.0, 3.0]>
        func.func @table_of() -> memref<3xf32> {
          %m = memref.get_global @table : memref<3xf32>
          return %m : memref<3xf32>
        }""")
    array = module["table_of"]()
    del module
    gc.collect()
    np.testing.assert_array_equal(array, [1, 2, 3])
    with pytest.raises(ValueError, match="read-only"):
        array[0] = 5


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc tells where a stack is")
def test_memory_of_the_functions_own_stack_is_a_trap() -> None:
    f = function(
        "() -> memref<2xf32>",
        "%m = memref.alloca() : memref<2xf32> return %m : memref<2xf32>",
    )
    with pytest.raises(bridge.Trap, match="a memref"):
        f()


def test_an_unranked_result_has_the_rank_it_was_made_with() -> None:
    f = function(
        "(%n: index) -> memref<*xf32>",
        """
        %m = memref.alloc(%n) : memref<?x2xf32>
        %zero = arith.constant 0.0 : f32
        linalg.fill ins(%zero : f32) outs(%m : memref<?x2xf32>)
        %u = memref.cast %m : memref<?x2xf32> to memref<*xf32>
        return %u : memref<*xf32>""",
    )
    assert f(3).shape == (3, 2)
