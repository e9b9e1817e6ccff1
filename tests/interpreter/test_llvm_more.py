"""What lowered programs use of LLVM's dialect besides arithmetic and memory."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import bridge
from bridge.compare.run_judges import same
from bridge.dialects import func
from bridge.interpreter import run
from bridge.ir.symbols import lookup
from bridge.ir.types import FunctionType
from tests.interpreter.judged import interpret, traps


def test_bits_are_seen_as_another_type() -> None:
    text = """
    llvm.func @f(%a: f32) -> i32 {
      %r = llvm.bitcast %a : f32 to i32
      llvm.return %r : i32
    }"""
    assert interpret(text, -0.0) == (-(1 << 31),)
    vectors = """
    func.func @f(%a: vector<2xi16>) -> (i32, vector<4xi8>) {
      %s = llvm.bitcast %a : vector<2xi16> to i32
      %v = llvm.bitcast %s : i32 to vector<4xi8>
      return %s, %v : i32, vector<4xi8>
    }"""
    number, lanes = interpret(vectors, np.array([0x0201, 0x0403], np.int16))
    assert number == 0x04030201
    np.testing.assert_array_equal(lanes, [1, 2, 3, 4])


EXCHANGE = """
func.func @f(%m: memref<i32>, %expected: i32, %new: i32) -> (i32, i1) {
  %i = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %n = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %n : i64 to !llvm.ptr
  %r = llvm.cmpxchg %p, %expected, %new acq_rel monotonic : !llvm.ptr, i32
  %old = llvm.extractvalue %r[0] : !llvm.struct<(i32, i1)>
  %is = llvm.extractvalue %r[1] : !llvm.struct<(i32, i1)>
  llvm.fence release
  return %old, %is : i32, i1
}"""


def test_a_value_is_exchanged_where_another_one_is() -> None:
    memory = np.array(7, np.int32)
    assert interpret(EXCHANGE, memory, 5, 9) == (7, False)
    assert memory == 7
    assert interpret(EXCHANGE, memory, 7, 9) == (7, True)
    assert memory == 9


CALLS = """
llvm.func @twice(%a: i32) -> i32 {
  %r = llvm.add %a, %a : i32
  llvm.return %r : i32
}
llvm.func @f(%a: i32, %o: i64) -> i32 {
  %p = llvm.mlir.addressof @twice : !llvm.ptr
  %n = llvm.ptrtoint %p : !llvm.ptr to i64
  %m = llvm.add %n, %o : i64
  %q = llvm.inttoptr %m : i64 to !llvm.ptr
  %r = llvm.call %q(%a) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}"""


def called(text: str, *arguments: object) -> tuple[object, ...]:
    return bridge.interpret(bridge.parse(text), "f", *arguments)


def test_a_function_is_called_through_its_address() -> None:
    assert called(CALLS, 21, 0) == (42,)
    with pytest.raises(bridge.Trap, match="there is no memory at the address"):
        called(CALLS, 21, 8)
    memory = CALLS.replace("llvm.mlir.addressof @twice", "llvm.inttoptr %o : i64 to")
    with pytest.raises(bridge.Trap, match="there is no memory at the address"):
        called(memory.replace("to : !llvm.ptr", "to !llvm.ptr"), 21, 16)


def test_memory_is_no_function() -> None:
    text = """
    llvm.func @f() {
      %n = llvm.mlir.constant(1 : i64) : i64
      %p = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
      llvm.call %p() : !llvm.ptr, () -> ()
      llvm.return
    }"""
    with pytest.raises(bridge.Trap, match="there is no function at the address"):
        called(text)


def test_a_function_is_not_memory() -> None:
    text = CALLS.replace(
        "llvm.call %q(%a) : !llvm.ptr, (i32) -> i32", "llvm.load %q : !llvm.ptr -> i32"
    )
    with pytest.raises(bridge.Trap, match="outside a buffer of 0 bytes"):
        called(text, 21, 0)


def test_a_program_that_aborts_traps() -> None:
    text = """
    llvm.func @abort()
    func.func @f() {
      llvm.call @abort() : () -> ()
      return
    }"""
    traps(text, "the program aborts")


def test_vectors_are_interleaved_and_parts_of_them_are_taken() -> None:
    text = """
    func.func @f(%a: vector<2xi32>, %b: vector<2xi32>)
        -> (vector<4xi32>, vector<2xi32>, vector<2xi32>, vector<4xi32>) {
      %v = "llvm.intr.vector.interleave2"(%a, %b)
        : (vector<2xi32>, vector<2xi32>) -> vector<4xi32>
      %d = "llvm.intr.vector.deinterleave2"(%v)
        : (vector<4xi32>) -> !llvm.struct<(vector<2xi32>, vector<2xi32>)>
      %o = llvm.extractvalue %d[1] : !llvm.struct<(vector<2xi32>, vector<2xi32>)>
      %p = llvm.intr.vector.extract %v[2] : vector<2xi32> from vector<4xi32>
      %w = llvm.intr.vector.insert %a, %v[2] : vector<2xi32> into vector<4xi32>
      return %v, %o, %p, %w
        : vector<4xi32>, vector<2xi32>, vector<2xi32>, vector<4xi32>
    }"""
    found = interpret(text, np.array([1, 2], np.int32), np.array([3, 4], np.int32))
    for one, wanted in zip(
        found, ([1, 3, 2, 4], [3, 4], [2, 4], [1, 3, 1, 2]), strict=True
    ):
        np.testing.assert_array_equal(one, wanted)


def test_a_reduction_has_the_lanes_of_its_mask_up_to_its_length() -> None:
    text = """
    func.func @f(%s: i32, %a: vector<4xi32>, %m: vector<4xi1>, %n: i32) -> i32 {
      %r = "llvm.intr.vp.reduce.add"(%s, %a, %m, %n)
        : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
      return %r : i32
    }"""
    lanes = np.array([1, 20, 300, 4000], np.int32)
    mask = np.array([True, False, True, True])
    assert interpret(text, 5, lanes, mask, 4) == (4306,)
    assert interpret(text, 5, lanes, mask, 3) == (306,)


def test_sine_and_cosine_are_a_struct() -> None:
    text = """
    func.func @f(%a: f64) -> (f64, f64) {
      %r = llvm.intr.sincos(%a) : (f64) -> !llvm.struct<(f64, f64)>
      %s = llvm.extractvalue %r[0] : !llvm.struct<(f64, f64)>
      %c = llvm.extractvalue %r[1] : !llvm.struct<(f64, f64)>
      return %s, %c : f64, f64
    }"""
    assert interpret(text, 0.0) == (0.0, 1.0)


SMALL = """
func.func @f(%a: vector<3xf8E5M2>, %b: vector<2x3xf8E4M3FN>)
    -> (vector<3xf8E5M2>, vector<2x3xf8E4M3FN>, f8E5M2) {
  %c = arith.constant dense<[1.0, -2.0, 0.5]> : vector<3xf8E5M2>
  %d = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 0.0, -0.5]]>
    : vector<2x3xf8E4M3FN>
  %t = arith.constant dense<[true, false, true]> : vector<3xi1>
  %u = arith.constant dense<[[true, false, true], [false, true, true]]>
    : vector<2x3xi1>
  %e = arith.select %t, %a, %c : vector<3xi1>, vector<3xf8E5M2>
  %f = arith.select %u, %b, %d : vector<2x3xi1>, vector<2x3xf8E4M3FN>
  %g = vector.extract %e[0] : f8E5M2 from vector<3xf8E5M2>
  return %e, %f, %g : vector<3xf8E5M2>, vector<2x3xf8E4M3FN>, f8E5M2
}"""


@pytest.mark.parametrize(
    "pipeline", ["convert-arith-to-llvm", "convert-func-to-llvm", "convert-to-llvm"]
)
def test_vectors_of_small_floats_are_vectors_of_their_bits(pipeline: str) -> None:
    module = bridge.parse(SMALL)
    some = np.array([4, 5, 6]).astype(ml_dtypes.float8_e5m2)
    others = np.arange(6).reshape(2, 3).astype(ml_dtypes.float8_e4m3fn)
    wanted = bridge.interpret(module, "f", some, others)
    function = lookup(module, "f")
    assert isinstance(function, func.FuncOp)
    signature = function.function_type.type
    assert isinstance(signature, FunctionType)
    bridge.run_passes(module, pipeline, engine="native")
    found = run.interpret(module, "f", some, others, signature=signature)
    assert all(map(same, found, wanted))
