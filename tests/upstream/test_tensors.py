"""Tensors are values: compiled functions take and give them as arrays of numpy."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any, Literal

import numpy as np
import pytest

import bridge
from bridge.ir.arrays import Array
from bridge.upstream.memref import libc

PROGRAM = """
func.func @sum(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.addf %a, %b : tensor<?xf32>
  %1 = arith.mulf %0, %b : tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @same(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
func.func @insert(%a: tensor<?xf32>, %v: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %v into %a[%c0] : tensor<?xf32>
  return %0, %a : tensor<?xf32>, tensor<?xf32>
}
func.func @constant() -> tensor<2xi32> {
  %0 = arith.constant dense<[1, 2]> : tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @doubled(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<?xf32> {
    %y = arith.addf %x, %x : tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
"""


@pytest.fixture(scope="module", params=["inprocess", "isolated"])
def run(request: pytest.FixtureRequest) -> Callable[..., object]:
    """Calls a function of the program, compiled for one of the engines."""
    engine: Literal["inprocess", "isolated"] = request.param
    compiled = bridge.compile(bridge.parse(PROGRAM), engine=engine)
    return lambda name, *args: compiled[name](*args)


def arguments() -> dict[str, tuple[object, ...]]:
    random = np.random.default_rng(7)

    def some() -> Array:
        return random.standard_normal(4).astype(np.float32)

    return {
        "sum": (some(), some()),
        "same": (some(),),
        "insert": (some(), 0.5),
        "constant": (),
        "doubled": (some(), 3),
    }


@pytest.mark.parametrize("name", arguments())
def test_compiled_code_gives_what_the_interpreter_gives(
    name: str, run: Callable[..., object]
) -> None:
    args = arguments()[name]
    found = run(name, *args)
    results = found if isinstance(found, tuple) else (found,)
    wanted = bridge.interpret(bridge.parse(PROGRAM), name, *args)
    np.testing.assert_equal(results, wanted)
    np.testing.assert_equal(args, arguments()[name])


def test_a_result_shares_no_memory_with_an_argument(run: Callable[..., Array]) -> None:
    given = np.arange(4, dtype=np.float32)
    result = run("same", given)
    result[0] = 7
    assert given[0] == 0


def test_a_result_shares_no_memory_with_a_constant(run: Callable[..., Array]) -> None:
    run("constant")[0] = 7
    assert run("constant").tolist() == [1, 2]


def test_an_argument_may_be_read_only(run: Callable[..., Array]) -> None:
    given = np.ones(4, np.float32)
    given.flags.writeable = False
    assert run("doubled", given, 2).tolist() == [4, 4, 4, 4]


def test_tosa_and_shape_are_lowered() -> None:
    text = """
    func.func @f(%a: tensor<2x3xf32>, %b: tensor<1x3xf32>) -> tensor<2x3xf32> {
      %0 = tosa.add %a, %b : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
      %1 = tosa.abs %0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
      return %1 : tensor<2x3xf32>
    }
    func.func @n(%a: tensor<?x3xf32>) -> index {
      %0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>
      %1 = shape.num_elements %0 : tensor<2xindex> -> index
      return %1 : index
    }"""
    compiled = bridge.compile(bridge.parse(text))
    a = np.arange(6, dtype=np.float32).reshape(2, 3) - 4
    b = np.ones((1, 3), np.float32)
    np.testing.assert_equal(compiled["f"](a, b), abs(a + b))
    assert compiled["n"](a) == 6


class Interface:
    """What offers its memory as numpy's protocol has it."""

    def __init__(self, array: Array) -> None:
        self.__array_interface__ = array.__array_interface__


class Exchange:
    """What offers its memory by DLPack."""

    def __init__(self, array: Array) -> None:
        self._array = array

    def __dlpack__(self, **options: Any) -> object:
        return self._array.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._array.__dlpack_device__()


@pytest.mark.parametrize("offer", [Interface, Exchange])
def test_what_offers_its_memory_stands_for_an_array(
    offer: Callable[[Array], object], run: Callable[..., Array]
) -> None:
    one, two = np.ones(4, np.float32), np.full(4, 2, np.float32)
    assert run("sum", offer(one), offer(two)).tolist() == [6, 6, 6, 6]


@pytest.mark.parametrize("offer", [Interface, Exchange])
def test_what_offers_its_memory_is_written_in_place(
    offer: Callable[[Array], object],
) -> None:
    text = "(%m: memref<2xi8>, %v: vector<2xi8>) { %c0 = arith.constant 0 : index "
    text += "vector.store %v, %m[%c0] : memref<2xi8>, vector<2xi8> return }"
    store = bridge.compile(bridge.parse(f"func.func @f{text}"))["f"]
    array = np.zeros(2, np.int8)
    store(offer(array), np.array([3, 4], np.int8))
    store.bind(offer(array), np.array([3, 4], np.int8))()
    assert array.tolist() == [3, 4]


def test_a_number_is_no_tensor(run: Callable[..., object]) -> None:
    with pytest.raises(TypeError, match=r"#0 .*: expected a numpy array, given int 1"):
        run("same", 1)


_FIELDS = ("arena", "a", "b", "c", "mapped", "d", "e", "used", "f", "g")


class Heap(ctypes.Structure):
    """What glibc tells of its heap."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in _FIELDS)


def in_use() -> int:
    """The bytes of the C heap that are in use."""
    ask = libc().mallinfo2
    ask.restype = Heap
    heap = ask()
    return int(heap.used + heap.mapped)


@pytest.mark.skipif(not hasattr(libc(), "mallinfo2"), reason="glibc's heap alone tells")
@pytest.mark.parametrize("name", arguments())
def test_ten_thousand_calls_leave_nothing_behind(name: str) -> None:
    args = [
        np.resize(arg, 1024).astype(np.float32)
        if isinstance(arg, np.ndarray) and name != "same"
        else arg
        for arg in arguments()[name]
    ]
    function = bridge.compile(bridge.parse(PROGRAM))[name]
    for _ in range(100):
        function(*args)
    before = in_use()
    for _ in range(10_000):
        function(*args)
    assert in_use() - before < 60_000
