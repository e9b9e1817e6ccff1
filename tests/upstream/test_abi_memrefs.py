"""Arrays as memrefs: what passes without a copy, and what is refused."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from bridge.ir.affine import AffineDim, AffineMap, AffineSymbol
from bridge.ir.attributes import AffineMapAttr
from bridge.ir.types import FloatType, FunctionType, MemRefType
from bridge.upstream.compiled import Function
from bridge.upstream.signature import Signature
from tests.upstream.calls import compiled, function, increment, refusal, total


@pytest.fixture(scope="module", name="increment")
def increment_fixture() -> Function:
    """Adds one to each element of any matrix, in place."""
    return increment()


@pytest.fixture(scope="module", name="total")
def total_fixture() -> Function:
    """The sum of a vector, times a number."""
    return total()


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
    assert f(np.zeros((3, 4), np.float32)[::2][:1]) is None


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
