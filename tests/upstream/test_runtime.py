"""The functions that compiled code calls: what they print, copy, compare and draw."""

from __future__ import annotations

import io
import re
import sys
from typing import Any

import numpy as np
import pytest

import bridge
from bridge.upstream.compiled import Compiled
from bridge.upstream.libraries import NO_LIBRARIES
from bridge.upstream.runtime import ROUTINES, Runtime
from bridge.upstream.runtime_random import Generator

NUMBERS = [
    (0.0, "0"),
    (-0.0, "-0"),
    (1 / 3, "0.333333"),
    (999999.5, "1e+06"),
    (123456, "123456"),
    (1e-5, "1e-05"),
    (float("inf"), "inf"),
    (float("nan"), "nan"),
    (-float("nan"), "-nan"),
]


def compiled(text: str) -> Compiled:
    return bridge.compile(bridge.parse(text), opt_level=1)


def printed(text: str, *args: Any) -> str:
    """What `@f` of a module prints; addresses are `X`."""
    module = compiled(text)
    module.stdout = stream = io.StringIO()
    module["f"](*args)
    return re.sub("0x[0-9a-f]+", "X", stream.getvalue())


@pytest.mark.parametrize(("value", "text"), NUMBERS)
def test_a_number_prints_as_c_prints_it(value: float, text: str) -> None:
    program = "func.func @f(%x: f64) { vector.print %x : f64 return }"
    assert printed(program, value) == text + "\n"


@pytest.mark.parametrize(
    ("ty", "value", "text"),
    [
        ("i1", True, "1"),
        ("i8", -1, "-1"),
        ("si8", -1, "-1"),
        ("ui8", 255, "255"),
        ("i64", -(2**63), "-9223372036854775808"),
        ("index", 2**64 - 1, "18446744073709551615"),
        ("f32", 0.1, "0.1"),
        ("f16", 0.1, "0.0999756"),
        ("bf16", 0.1, "0.100098"),
    ],
)
def test_a_scalar_of_each_type_prints(ty: str, value: object, text: str) -> None:
    program = f"func.func @f(%x: {ty}) {{ vector.print %x : {ty} return }}"
    assert printed(program, value) == text + "\n"


def test_vectors_strings_and_punctuation_print() -> None:
    program = """
        func.func @f(%v: vector<2x2xi32>) {
          vector.print %v : vector<2x2xi32>
          vector.print str "text \\C3\\A9"
          vector.print punctuation <comma>
          vector.print punctuation <newline>
          return
        }"""
    array = np.arange(4, dtype=np.int32).reshape(2, 2)
    assert printed(program, array) == "( ( 0, 1 ), ( 2, 3 ) )\ntext é, \n"


PRINT_MEMREF = """
func.func private @printMemrefF32(memref<*xf32>) {attributes}
func.func @f(%m: memref<*xf32>) {{
  call @printMemrefF32(%m) : (memref<*xf32>) -> ()
  return
}}"""

MATRIX = (
    "Unranked Memref base@ = X rank = 2 offset = 0 sizes = [3, 2] strides = [4, 2] "
    "data = \n[[0,   2], \n [4,   6], \n [8,   10]]\n"
)


@pytest.mark.parametrize("attributes", ["", "attributes {llvm.emit_c_interface}"])
def test_a_memref_prints_as_the_library_prints_it(attributes: str) -> None:
    matrix = np.arange(12, dtype=np.float32).reshape(3, 4)[:, ::2]
    assert printed(PRINT_MEMREF.format(attributes=attributes), matrix) == MATRIX


@pytest.mark.parametrize(
    ("shape", "text"),
    [
        ((), "[7]"),
        ((1,), "[7]"),
        ((3,), "[7,  7,  7]"),
        ((0,), "[]"),
        ((1, 1, 2), "[[[7,    7]]]"),
        ((2, 1, 1), "[[[7]], \n [[7]]]"),
    ],
)
def test_a_memref_of_each_rank_prints(shape: tuple[int, ...], text: str) -> None:
    array = np.full(shape, 7, np.float32)
    found = printed(PRINT_MEMREF.format(attributes=""), array)
    assert found.partition("data = \n")[2] == text + "\n"


@pytest.mark.parametrize(
    ("suffix", "ty", "array", "text"),
    [
        ("I8", "i8", np.array([65, 66], np.int8), "[A,  B]"),
        ("Ind", "index", np.array([2**64 - 1], np.uint64), "[18446744073709551615]"),
        ("F16", "f16", np.array([0.5, np.inf], np.float16), "[0.5,  inf]"),
        ("C32", "complex<f32>", np.array([1 - 2j], np.complex64), "[(1,-2)]"),
    ],
)
def test_elements_print_as_the_library_prints_them(
    suffix: str, ty: str, array: np.ndarray[Any, Any], text: str
) -> None:
    found = printed(
        f"""
        func.func private @printMemref{suffix}(memref<*x{ty}>)
            attributes {{llvm.emit_c_interface}}
        func.func @f(%m: memref<*x{ty}>) {{
          call @printMemref{suffix}(%m) : (memref<*x{ty}>) -> ()
          return
        }}""",
        array,
    )
    assert found.partition("data = \n")[2] == text + "\n"


def test_a_memref_of_vectors_prints() -> None:
    program = """
        func.func private @printMemrefVector4x4xf32(memref<?x?xvector<4x4xf32>>)
            attributes {llvm.emit_c_interface}
        func.func @f(%x: f32) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %m = memref.alloc(%c1, %c1) : memref<?x?xvector<4x4xf32>>
          %v = vector.broadcast %x : f32 to vector<4x4xf32>
          memref.store %v, %m[%c0, %c0] : memref<?x?xvector<4x4xf32>>
          call @printMemrefVector4x4xf32(%m) : (memref<?x?xvector<4x4xf32>>) -> ()
          memref.dealloc %m : memref<?x?xvector<4x4xf32>>
          return
        }"""
    row = "(1, 1, 1, 1)"
    assert printed(program, 1).partition("data = \n")[2] == (
        f"[[({row},   {row},   {row},  {row})]]\n"
    )


def test_output_goes_where_python_prints_in_order(
    capsys: pytest.CaptureFixture[str],
) -> None:
    module = compiled("func.func @f(%x: i32) { vector.print %x : i32 return }")
    for number in range(2):
        print("before", number)  # noqa: T201
        module["f"](number)
    assert capsys.readouterr().out == "before 0\n0\nbefore 1\n1\n"


def test_bytes_that_are_no_text_are_written_as_they_are() -> None:
    raw = io.BytesIO()
    runtime = Runtime(io.TextIOWrapper(raw, "utf-8"))
    runtime.write("a")
    runtime.write_bytes(b"\xff\n")
    assert raw.getvalue() == b"a\xff\n"


class Closed(io.StringIO):
    """A stream that nothing can be written to."""

    def write(self, text: str, /) -> int:
        raise BrokenPipeError(text)


def test_what_goes_wrong_in_a_routine_is_raised_behind_the_call() -> None:
    module = compiled("""
        func.func @f(%x: i32, %m: memref<i32>) {
          vector.print %x : i32
          memref.store %x, %m[] : memref<i32>
          return
        }""")
    module.stdout = Closed()
    memory = np.zeros((), np.int32)
    with pytest.raises(BrokenPipeError, match="5"):
        module["f"](5, memory)
    assert memory == 5
    with pytest.raises(BrokenPipeError):
        module["f"].bind(6, memory)()
    module.stdout = io.StringIO()
    module["f"](7, memory)
    assert module.stdout.getvalue() == "7\n"


def test_a_copy_between_strided_memrefs_moves_each_element() -> None:
    ty = "memref<?x?xi16, strided<[?, ?], offset: ?>>"
    module = compiled(
        f"func.func @f(%a: {ty}, %b: {ty}) "
        f"{{ memref.copy %a, %b : {ty} to {ty} return }}"
    )
    source = np.arange(12, dtype=np.int16).reshape(3, 4)
    target = np.zeros((4, 6), np.int16)
    module["f"](source.T, target[:, ::2])
    np.testing.assert_array_equal(target[:, ::2], source.T)
    assert target[:, 1::2].max() == 0
    module["f"](source[:0], target[:0, :4])


@pytest.mark.parametrize(
    ("other", "count"),
    [([1.0, 2, 3], 0), ([1.0, 2.0000001, 3], 0), ([1.0, 2.1, np.nan], 2)],
)
def test_memrefs_are_compared_with_a_tolerance(
    other: list[float], count: int, capsys: pytest.CaptureFixture[str]
) -> None:
    module = compiled("""
        func.func private @verifyMemRefF32(memref<*xf32>, memref<*xf32>) -> i64
            attributes {llvm.emit_c_interface}
        func.func @f(%a: memref<*xf32>, %b: memref<*xf32>) -> i64 {
          %r = call @verifyMemRefF32(%a, %b) : (memref<*xf32>, memref<*xf32>) -> i64
          return %r : i64
        }""")
    actual = np.array([1, 2, 3], np.float32)
    expected = np.array(other, np.float32)
    assert module["f"](actual, expected) == count
    assert len(capsys.readouterr().err.splitlines()) == count
    assert module["f"](actual, expected[:2]) == -1


def test_random_numbers_are_those_of_the_library() -> None:
    draws = Generator(5489)
    # The standard gives the 10,000th number of this seed.
    for _ in range(9999):
        draws.draw()
    assert draws.draw() == 4123659995
    limits = {0: 0, 99: 54, 2**32 - 1: 2357136044, 2**40: 608136636975}
    assert {limit: Generator(0).upto(limit) for limit in limits} == limits


@pytest.mark.parametrize("size", [0, 1, 2, 7, 8, 70000])
def test_a_shuffle_is_a_permutation(size: int) -> None:
    module = compiled("""
        func.func private @rtsrand(index) -> !llvm.ptr
        func.func private @rtrand(!llvm.ptr, index) -> index
        func.func private @rtdrand(!llvm.ptr)
        func.func private @shuffle(memref<?xi64>, !llvm.ptr)
            attributes {llvm.emit_c_interface}
        func.func @f(%m: memref<?xi64>) -> index {
          %seed = arith.constant 3 : index
          %g = call @rtsrand(%seed) : (index) -> !llvm.ptr
          call @shuffle(%m, %g) : (memref<?xi64>, !llvm.ptr) -> ()
          %r = call @rtrand(%g, %seed) : (!llvm.ptr, index) -> index
          call @rtdrand(%g) : (!llvm.ptr) -> ()
          return %r : index
        }""")
    array = np.zeros(size, np.int64)
    assert 0 <= module["f"](array) <= 3
    np.testing.assert_array_equal(np.sort(array), np.arange(size))


def test_a_vector_is_sorted_and_time_passes() -> None:
    module = compiled("""
        func.func private @stdSortF64(index, memref<?xf64>)
            attributes {llvm.emit_c_interface}
        func.func private @rtclock() -> f64
        func.func private @nanoTime() -> i64 attributes {llvm.emit_c_interface}
        func.func @f(%n: index, %m: memref<?xf64>) -> (f64, i64) {
          call @stdSortF64(%n, %m) : (index, memref<?xf64>) -> ()
          %s = call @rtclock() : () -> f64
          %t = call @nanoTime() : () -> i64
          return %s, %t : f64, i64
        }""")
    array = np.array([3.0, 1, 2, 0])
    seconds, nanoseconds = module["f"](3, array)
    np.testing.assert_array_equal(array, [1, 2, 3, 0])
    assert 0 <= nanoseconds / 1e9 - seconds < 60


def test_only_what_is_declared_is_registered() -> None:
    registered: list[str] = []

    class Engine:
        def raw_register_runtime(self, name: str, pointer: object) -> None:
            registered.append(name)

    declared = {"printI64": "!llvm.func<void (i64)>", "other": "!llvm.func<void ()>"}
    Runtime().register(Engine(), declared, NO_LIBRARIES)
    assert registered == ["printI64"]


def test_every_routine_can_be_made_a_c_function() -> None:
    runtime = Runtime(sys.stdout)
    for name, routine in ROUTINES.items():
        assert callable(runtime.callback(routine)), name
