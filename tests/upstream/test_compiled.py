"""Calling compiled functions: what passes, what is refused, who owns what returns."""

from __future__ import annotations

import gc
import sys
import threading
import warnings
import weakref
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import bridge
from bridge.ir.affine import AffineDim, AffineMap, AffineSymbol
from bridge.ir.attributes import AffineMapAttr
from bridge.ir.types import FloatType, FunctionType, MemRefType
from bridge.upstream import memref
from bridge.upstream.abi_memrefs import MemRef
from bridge.upstream.compiled import FRAMES_KEPT, Compiled, Function, run_entry
from bridge.upstream.signature import Signature

STRIDED = "memref<?x?xf32, strided<[?, ?], offset: ?>>"


def compiled(text: str) -> Compiled:
    """A module's machine code; the level of optimization does not matter here."""
    return bridge.compile(bridge.parse(text), opt_level=1)


def function(signature: str, body: str = "return") -> Function:
    """A function of its own: `(%a: i32) -> i32`, and what it does."""
    return compiled(f"func.func @f{signature} {{ {body} }}")["f"]


def refusal(call: Any, *args: Any) -> str:
    """The message a call is refused with."""
    with pytest.raises(bridge.Unsupported) as caught:
        call(*args)
    return caught.value.diagnostics[0].message


@pytest.fixture(scope="module")
def increment() -> Function:
    """Adds one to each element of any matrix, in place."""
    return function(
        f"(%m: {STRIDED})",
        f"""
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %h = memref.dim %m, %c0 : {STRIDED}
        %w = memref.dim %m, %c1 : {STRIDED}
        %one = arith.constant 1.0 : f32
        affine.for %i = 0 to %h {{
          affine.for %j = 0 to %w {{
            %x = affine.load %m[%i, %j] : {STRIDED}
            %y = arith.addf %x, %one : f32
            affine.store %y, %m[%i, %j] : {STRIDED}
          }}
        }}
        return""",
    )


@pytest.fixture(scope="module")
def total() -> Function:
    """The sum of a vector, times a number."""
    return function(
        "(%v: memref<?xf32>, %scale: f32) -> f32",
        """
        %c0 = arith.constant 0 : index
        %n = memref.dim %v, %c0 : memref<?xf32>
        %zero = arith.constant 0.0 : f32
        %s = affine.for %i = 0 to %n iter_args(%acc = %zero) -> (f32) {
          %x = affine.load %v[%i] : memref<?xf32>
          %y = arith.addf %acc, %x : f32
          affine.yield %y : f32
        }
        %r = arith.mulf %s, %scale : f32
        return %r : f32""",
    )


# Scalars


@pytest.mark.parametrize(
    ("ty", "value", "result"),
    [
        ("i1", True, True),
        ("i1", np.bool_(False), False),
        ("i1", -1, True),
        ("i7", -64, -64),
        ("i7", 127, -1),
        ("i8", 255, -1),
        ("i24", -5, -5),
        ("i32", np.uint32(2**32 - 1), -1),
        ("i64", -(2**63), -(2**63)),
        ("si16", -3, -3),
        ("ui16", 65535, 65535),
        ("ui7", 127, 127),
        ("i100", -(2**99), -(2**99)),
        ("i128", 2**127 - 1, 2**127 - 1),
        ("index", 7, 7),
        ("f16", 65504, 65504.0),
        ("f16", 1 / 3, float(np.float16(1 / 3))),
        ("bf16", 1 / 3, float(ml_dtypes.bfloat16(1 / 3))),
        ("bf16", ml_dtypes.bfloat16(2.5), 2.5),
        ("f32", 0.1, float(np.float32(0.1))),
        ("f32", np.float64(3), 3.0),
        ("f64", 0.1, 0.1),
        ("f64", float("-inf"), float("-inf")),
        ("f8E4M3FN", 1.0625, 1.0),
        ("f8E8M0FNU", 8.0, 8.0),
        ("f4E2M1FN", -6, -6.0),
        ("complex<f32>", 1 + 2j, 1 + 2j),
        ("complex<f64>", 3, 3 + 0j),
        ("complex<bf16>", 1.5 - 1j, 1.5 - 1j),
    ],
)
def test_a_scalar_comes_back_as_it_is_in_its_type(
    ty: str, value: object, result: object
) -> None:
    identity = function(f"(%a: {ty}) -> {ty}", f"return %a : {ty}")
    found = identity(value)
    assert found == result
    assert type(found) is type(result)


@pytest.mark.skipif(np.finfo(np.longdouble).nmant != 63, reason="no f80 in numpy here")
def test_f80_and_f128_are_longdoubles() -> None:
    f = function("(%a: f80, %b: f128) -> (f80, f128)", "return %a, %b : f80, f128")
    third = np.longdouble(1) / 3
    assert f(third, third) == (third, third)
    assert f(np.longdouble("-inf"), 2) == (-np.inf, 2)


def test_a_float_argument_is_rounded_once() -> None:
    identity = function("(%a: bf16) -> bf16", "return %a : bf16")
    # Above a tie of bf16 by less than f32 tells.
    assert identity(1 + 2**-8 + 2**-40) == 1 + 2**-7


def test_nan_stays_nan() -> None:
    identity = function("(%a: f8E5M2) -> f8E5M2", "return %a : f8E5M2")
    assert np.isnan(identity(float("nan")))


@pytest.mark.parametrize(
    ("ty", "value", "reason"),
    [
        ("i8", 256, "expected an integer from -128 to 255, given 256"),
        ("i8", -129, "expected an integer from -128 to 255, given -129"),
        ("ui8", -1, "expected an integer from 0 to 255, given -1"),
        ("si8", 128, "expected an integer from -128 to 127, given 128"),
        ("i32", 1.0, "expected an integer, given float 1.0"),
        ("index", "1", "expected an integer, given str '1'"),
        ("f32", "1", "expected a number, given str '1'"),
        ("f32", 1e39, "expected a number that f32 holds, given 1e+39"),
        ("f16", 65520, "expected a number that f16 holds, given 65520"),
        ("bf16", 1e39, "expected a number that bf16 holds, given 1e+39"),
        ("f4E2M1FN", 7.5, "expected a number that f4E2M1FN holds, given 7.5"),
        ("f8E8M0FNU", -1, "expected a number that f8E8M0FNU holds, given -1"),
        ("f64", 10**400, "expected a number that a double holds, given 1"),
        ("f32", None, "expected a number, given NoneType None"),
        ("complex<f32>", "1j", "expected a complex number, given str '1j'"),
        ("f32", np.ones(2), "expected a number, given an array of float64"),
    ],
)
def test_a_scalar_that_does_not_fit_is_refused(
    ty: str, value: object, reason: str
) -> None:
    message = refusal(function(f"(%a: {ty})"), value)
    assert message.startswith(f"@f: argument #0 ({ty}): {reason}")


# Vectors


@pytest.mark.parametrize(
    ("ty", "value"),
    [
        ("vector<4xf32>", np.arange(4, dtype=np.float32)),
        ("vector<3xf32>", np.arange(3, dtype=np.float32)),
        ("vector<2x3xf64>", np.arange(6, dtype=np.float64).reshape(2, 3)),
        ("vector<f32>", np.array(2.5, np.float32)),
        ("vector<5xindex>", np.arange(5)),
        ("vector<2x9xi1>", np.arange(18).reshape(2, 9) % 3 == 0),
        ("vector<17xbf16>", np.arange(17).astype(ml_dtypes.bfloat16)),
    ],
)
def test_a_vector_is_an_array(ty: str, value: np.ndarray[Any, Any]) -> None:
    swap = function(f"(%n: i8, %a: {ty}) -> ({ty}, i8)", f"return %a, %n : {ty}, i8")
    found, number = swap(3, value)
    assert number == 3
    assert found.dtype == value.dtype
    np.testing.assert_array_equal(found, value)


def test_a_vector_of_another_shape_or_dtype_is_refused() -> None:
    f = function("(%a: vector<4xf32>)")
    assert "shape (4,)" in refusal(f, np.zeros(5, np.float32))
    assert "array of float32, given an array of float64" in refusal(f, np.zeros(4))


# Memrefs


@pytest.mark.parametrize(
    "take",
    [
        lambda a: a,
        lambda a: a[1:, 2:],
        lambda a: a[::2, ::3],
        lambda a: a[::-1, ::-1],
        lambda a: a.T,
        lambda a: a[:0],
    ],
    ids=["whole", "part", "steps", "reversed", "transposed", "empty"],
)
def test_any_view_is_written_in_place(increment: Function, take: Any) -> None:
    whole = np.arange(48, dtype=np.float32).reshape(6, 8)
    expected = whole.copy()
    take(expected)[...] += 1
    increment(take(whole))
    np.testing.assert_array_equal(whole, expected)


@pytest.mark.parametrize(
    "ty",
    ["memref<3x4xf32>", "memref<?x4xf32>", "memref<?x?xf32>", "memref<3x4xf32, 1>"],
)
def test_a_memref_without_layout_takes_a_contiguous_array(ty: str) -> None:
    f = function(f"(%m: {ty})")
    f(np.zeros((3, 4), np.float32))
    message = refusal(f, np.zeros((4, 3), np.float32).T)
    assert "expected strides of [4, 1] elements, given [1, 3]" in message
    assert "np.ascontiguousarray" in message


def test_the_strides_of_single_elements_do_not_matter() -> None:
    f = function("(%m: memref<1x4xf32>)")
    f(np.zeros((3, 4), np.float32)[::2][:1])


def test_a_static_offset_is_counted_from_before_the_array() -> None:
    f = function(
        "(%m: memref<2xf32, strided<[3], offset: 5>>) -> f32",
        """
        %c1 = arith.constant 1 : index
        %x = memref.load %m[%c1] : memref<2xf32, strided<[3], offset: 5>>
        return %x : f32""",
    )
    assert f(np.arange(9, dtype=np.float32)[5::3]) == 8


def test_a_layout_map_that_is_linear_gives_strides() -> None:
    ty = "memref<2x3xf32, affine_map<(i, j) -> (i + j * 2 + 1)>>"
    f = function(
        f"(%m: {ty}) -> f32",
        f"""
        %c1 = arith.constant 1 : index
        %x = memref.load %m[%c1, %c1] : {ty}
        return %x : f32""",
    )
    array = np.asfortranarray(np.arange(6, dtype=np.float32).reshape(2, 3))
    assert f(array) == array[1, 1]
    assert "[1, 2] elements" in refusal(f, array.copy("C"))


@pytest.mark.parametrize(
    "layout",
    [
        AffineMap(1, 0, (AffineDim(0) % 2,)),
        AffineMap(1, 1, (AffineDim(0) + AffineSymbol(0),)),
        AffineMap(1, 0, (AffineDim(0), AffineDim(0))),
    ],
    ids=["modulo", "symbol", "two results"],
)
def test_a_layout_map_that_is_no_strides_is_unsupported(layout: AffineMap) -> None:
    ty = MemRefType((4,), FloatType("f32"), AffineMapAttr(layout), None)
    message = refusal(Signature, "f", FunctionType((ty,), ()))
    assert "is not one of strides" in message


def test_a_memref_of_no_dimensions_is_an_array_of_none() -> None:
    f = function(
        "(%m: memref<f64>) -> f64",
        "%x = memref.load %m[] : memref<f64> return %x : f64",
    )
    assert f(np.array(2.5)) == 2.5


def test_an_unranked_memref_takes_any_rank() -> None:
    f = function(
        "(%m: memref<*xf32>) -> index",
        "%r = memref.rank %m : memref<*xf32> return %r : index",
    )
    assert [f(np.zeros((2,) * rank, np.float32)) for rank in range(5)] == [
        0,
        1,
        2,
        3,
        4,
    ]


@pytest.mark.parametrize(
    ("ty", "dtype"),
    [
        ("i1", np.bool_),
        ("i8", np.int8),
        ("i8", np.uint8),
        ("ui32", np.uint32),
        ("si64", np.int64),
        ("index", np.int64),
        ("index", np.uint64),
        ("f16", np.float16),
        ("bf16", ml_dtypes.bfloat16),
        ("f64", np.float64),
        ("f8E4M3FN", ml_dtypes.float8_e4m3fn),
        ("f4E2M1FN", ml_dtypes.float4_e2m1fn),
        ("i4", ml_dtypes.int4),
        ("i4", ml_dtypes.uint4),
        ("complex<f32>", np.complex64),
        ("complex<f64>", np.complex128),
    ],
)
def test_elements_are_stored_as_numpy_does(ty: str, dtype: Any) -> None:
    f = function(
        f"(%m: memref<?x{ty}>)",
        f"""
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %x = memref.load %m[%c0] : memref<?x{ty}>
        memref.store %x, %m[%c1] : memref<?x{ty}>
        return""",
    )
    array = np.array([1, 0, 0]).astype(dtype)
    f(array)
    np.testing.assert_array_equal(array, np.array([1, 1, 0]).astype(dtype))


def test_elements_that_are_vectors_are_last_dimensions() -> None:
    f = function(
        "(%m: memref<?xvector<2x4xf32>>)",
        """
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %x = memref.load %m[%c0] : memref<?xvector<2x4xf32>>
        memref.store %x, %m[%c1] : memref<?xvector<2x4xf32>>
        return""",
    )
    memory = np.zeros(24 + 8, np.float32)
    start = -memory.ctypes.data // 4 % 8
    array = memory[start : start + 24].reshape(3, 2, 4)
    array[0] = 7
    f(array)
    assert array[1].min() == 7
    assert array[2].max() == 0
    assert "last dimensions of (2, 4)" in refusal(f, np.zeros((2, 4, 2), np.float32))
    assert "aligned to 32 bytes" in refusal(
        f, memory[start + 1 :][:24].reshape(3, 2, 4)
    )


def test_vectors_that_memory_pads_are_unsupported() -> None:
    module = compiled("func.func @f(%m: memref<2xvector<3xf32>>) { return }")
    assert "are padded" in refusal(module.__getitem__, "f")


@pytest.mark.parametrize(
    ("array", "reason"),
    [
        ([[1.0]], "a numpy array, given list"),
        (np.zeros((2, 4)), "an array of float32, given an array of float64"),
        (np.zeros((2, 4), ">f4"), "in the other byte order"),
        (np.zeros(4, np.float32), "an array of rank 2, given an array of float32"),
        (np.zeros((2, 5), np.float32), "size 4 in dimension 1, given an array"),
        (np.zeros(33, np.uint8)[1:].view(np.float32).reshape(2, 4), "aligned to 4"),
        (np.broadcast_to(np.float32(1), (2, 4)), "strides of [4, 1] elements"),
    ],
    ids=["list", "dtype", "byte order", "rank", "size", "alignment", "broadcast"],
)
def test_an_array_that_does_not_fit_is_refused(array: object, reason: str) -> None:
    f = function("(%n: i32, %m: memref<?x4xf32>)")
    message = refusal(f, 1, array)
    assert message.startswith("@f: argument #1 (memref<?x4xf32>): expected ")
    assert reason in message


def test_a_stride_of_no_whole_element_is_refused(increment: Function) -> None:
    record = np.zeros((2, 3), np.dtype([("x", np.float32), ("pad", np.int8)]))
    assert "whole elements" in refusal(increment, record["x"])


def test_a_read_only_array_is_refused_where_it_may_be_written(
    increment: Function, total: Function
) -> None:
    matrix = np.zeros((2, 2), np.float32)
    vector = np.ones(4, np.float32)
    matrix.flags.writeable = vector.flags.writeable = False
    message = refusal(increment, matrix)
    assert message.endswith("an array that may be written, given a read-only one")
    assert total(vector, 2) == 8


def test_a_wrong_number_of_arguments_is_refused(total: Function) -> None:
    assert refusal(total) == "@f takes 2 arguments, given 0"
    assert refusal(total.bind, 1, 2, 3) == "@f takes 2 arguments, given 3"


# Results


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


# Calling again


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


# By name


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


def test_an_entry_point_is_run_as_mlir_runner_does() -> None:
    module = compiled("""
        func.func @main() -> i32 { %c = arith.constant 42 : i32 return %c : i32 }
        func.func @takes(%a: i32) { return }""")
    assert run_entry(module, "main", "i32") == 42
    assert run_entry(module, "main", "void") is None
    messages = [
        ("main", "f32", "only single f32 function result supported"),
        ("takes", "void", "JIT can't invoke a main function expecting arguments"),
        ("other", "void", "entry point not found"),
    ]
    for name, result, message in messages:
        assert refusal(run_entry, module, name, result) == message
