"""Programs mean what their documents say: whole functions, run."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import bridge

_LOOPS = """
func.func @matmul(
    %a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant 5 : index
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 5 {
      affine.for %k = 0 to 3 {
        %x = affine.load %a[%i, %k] : memref<?x?xf32>
        %y = affine.load %b[%k, %j] : memref<?x?xf32>
        %z = affine.load %c[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
func.func @power(%n: index, %x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%v = %one) -> i32 {
    %w = arith.muli %v, %x : i32
    scf.yield %w : i32
  }
  return %r : i32
}
func.func @fibonacci(%n: i64) -> i64 {
  %c2 = arith.constant 2 : i64
  %c1 = arith.constant 1 : i64
  %d = arith.cmpi slt, %n, %c2 : i64
  cf.cond_br %d, ^small, ^large
^small:
  return %n : i64
^large:
  %x = arith.subi %n, %c1 : i64
  %y = arith.subi %n, %c2 : i64
  %f = call @fibonacci(%x) : (i64) -> i64
  %g = call @fibonacci(%y) : (i64) -> i64
  %h = arith.addi %f, %g : i64
  return %h : i64
}
func.func @get(%a: memref<4xi32>, %i: index) -> i32 {
  %x = memref.load %a[%i] : memref<4xi32>
  return %x : i32
}
func.func @shift(%a: i32, %n: i32) -> i32 {
  %x = arith.shli %a, %n : i32
  %y = arith.addi %x, %a : i32
  return %y : i32
}
"""


@pytest.fixture(scope="module")
def module() -> bridge.Operation:
    found = bridge.parse(_LOOPS)
    bridge.verify(found)
    return found


def test_a_matmul_writes_its_result_into_the_array(module: bridge.Operation) -> None:
    random = np.random.default_rng(0)
    a = random.random((4, 3), np.float32)
    b = random.random((3, 5), np.float32)
    c = np.zeros((4, 5), np.float32)
    strides_differ = np.asfortranarray(c)
    with pytest.raises(ValueError, match=r"argument #2 .* expected stride 1"):
        bridge.interpret(module, "matmul", a, b, strides_differ)
    assert bridge.interpret(module, "matmul", a, b, c) == ()
    np.testing.assert_allclose(c, a @ b, rtol=1e-6)


def test_integers_wrap_at_their_width(module: bridge.Operation) -> None:
    assert bridge.interpret(module, "power", 3, 5) == (125,)
    assert bridge.interpret(module, "power", 31, 2) == (-(1 << 31),)


def test_functions_call_themselves(module: bridge.Operation) -> None:
    assert bridge.interpret(module, "fibonacci", 12) == (144,)


def test_calls_that_never_end_are_a_trap(module: bridge.Operation) -> None:
    with pytest.raises(bridge.Trap, match="nested more than 50 deep"):
        bridge.interpret(module, "fibonacci", 100, max_depth=50)
    with pytest.raises(bridge.Trap, match="longer than its budget"):
        bridge.interpret(module, "fibonacci", 30, max_steps=1000)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("func.func @f() {\n  cf.br ^a\n^a:\n  cf.br ^a\n}", "f.mlir:4:3: .*'cf.br'"),
        (
            "\nfunc.func @f() -> memref<2xi32> {\n"
            "  %a = memref.alloca() : memref<2xi32>\n  return %a : memref<2xi32>\n}",
            "f.mlir:2:1: .*is returned whose memory is freed",
        ),
        (
            "\nfunc.func @f() -> memref<2xi32> {\n"
            "  %a = memref.alloc() : memref<2xi32>\n  return %a : memref<2xi32>\n}",
            "f.mlir:2:1: .*is returned, and memory is read that was not written",
        ),
    ],
)
def test_a_trap_of_no_operation_is_told_at_a_place(text: str, said: str) -> None:
    module = bridge.parse(text, filename="f.mlir")
    with pytest.raises(bridge.Trap, match=said):
        bridge.interpret(module, "f", max_steps=100)


def test_an_index_out_of_bounds_names_op_location_and_values(
    module: bridge.Operation,
) -> None:
    array = np.arange(4, dtype=np.int32)
    assert bridge.interpret(module, "get", array, 2) == (2,)
    with pytest.raises(bridge.Trap) as caught:
        bridge.interpret(module, "get", array, 4)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.location.line == 47
    assert "'memref.load': out of bounds: index 4 of dimension 0" in diagnostic.message
    assert "operands: <memref 4, offset 0, strides (1,)>, 4" in diagnostic.message


def test_poison_that_is_returned_names_what_made_it(module: bridge.Operation) -> None:
    assert bridge.interpret(module, "shift", 3, 4) == (51,)
    with pytest.raises(bridge.Trap, match=r"shift of 32 bits by 32, by 'arith.shli'"):
        bridge.interpret(module, "shift", 3, 32)


def test_arrays_that_share_memory_share_it_in_the_program() -> None:
    module = bridge.parse("""
    func.func @f(%a: memref<3xi64>, %b: memref<3xi64, strided<[1], offset: ?>>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %x = memref.load %b[%c0] : memref<3xi64, strided<[1], offset: ?>>
      memref.store %x, %a[%c0] : memref<3xi64>
      return
    }
    """)
    whole = np.arange(4)
    bridge.interpret(module, "f", whole[:3], whole[1:])
    assert whole.tolist() == [1, 1, 2, 3]


def test_what_is_not_modelled_is_refused_before_anything_runs() -> None:
    module = bridge.parse("""
    func.func @f(%a: memref<1xi32>) {
      %c0 = arith.constant 0 : index
      %x = arith.constant 7 : i32
      memref.store %x, %a[%c0] : memref<1xi32>
      gpu.barrier
      return
    }
    """)
    array = np.zeros(1, np.int32)
    with pytest.raises(bridge.Unsupported, match=r"6:7: .*gpu.barrier.*interpreted"):
        bridge.interpret(module, "f", array)
    assert array[0] == 0


def test_what_is_defined_in_a_function_does_not_run() -> None:
    module = bridge.parse("""
    func.func @f(%a: i32) -> i32 {
      builtin.module @inner {
        func.func @g() { gpu.barrier return }
        memref.global @m : memref<2xi32>
      }
      return %a : i32
    }""")
    assert bridge.interpret(module, "f", 3) == (3,)


class Offered:
    """The memory of an array, as other libraries offer theirs."""

    def __init__(self, array: np.ndarray, protocol: str) -> None:
        self._array = array
        if protocol == "array interface":
            self.__array_interface__ = array.__array_interface__

    def __dlpack__(self, **options: object) -> object:
        return self._array.__dlpack__(**options)  # type: ignore[arg-type]

    def __dlpack_device__(self) -> tuple[int, int]:
        device: tuple[int, int] = self._array.__dlpack_device__()
        return device


@pytest.mark.parametrize("protocol", ["array interface", "DLPack"])
def test_memory_that_another_library_offers_is_written(protocol: str) -> None:
    module = bridge.parse("""func.func @f(%m: memref<2xf32>, %v: f32) {
      %c1 = arith.constant 1 : index
      memref.store %v, %m[%c1] : memref<2xf32>
      return
    }""")
    array = np.zeros(2, np.float32)
    assert bridge.interpret(module, "f", Offered(array, protocol), 3.0) == ()
    assert array.tolist() == [0.0, 3.0]


@pytest.mark.parametrize("name", ["int2", "uint2", "int4", "uint4"])
def test_small_integers_of_ml_dtypes_are_arguments(name: str) -> None:
    module = bridge.parse(f"""func.func @f(%m: memref<3xi{name[-1]}>,
        %t: tensor<3xi{name[-1]}>, %s: i{name[-1]}) -> i{name[-1]} {{
      %c1 = arith.constant 1 : index
      %a = memref.load %m[%c1] : memref<3xi{name[-1]}>
      %b = tensor.extract %t[%c1] : tensor<3xi{name[-1]}>
      %c = arith.addi %a, %b : i{name[-1]}
      %d = arith.subi %c, %s : i{name[-1]}
      memref.store %d, %m[%c1] : memref<3xi{name[-1]}>
      return %d : i{name[-1]}
    }}""")
    dtype = np.dtype(getattr(ml_dtypes, name))
    array = np.array([0, 1, 0], dtype)
    (result,) = bridge.interpret(module, "f", array, array.copy(), dtype.type(1))
    assert result == 1
    assert array.dtype == dtype
    assert [int(one) for one in array] == [0, 1, 0]
