"""Scalars and vectors: what passes both ways, and what is refused."""

from __future__ import annotations

from struct import Struct
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.ir.arrays import element_dtypes
from bridge.ir.types import FloatType, IntegerType, Type
from bridge.upstream.abi_scalars import Scalar, codec
from bridge.upstream.memref import Owners
from tests.upstream.calls import function, refusal


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


# Storage


def through_memory(ty: Type, value: object) -> Any:
    """What a value is after it was stored and loaded."""
    number = codec(ty)
    assert number is not None
    scalar = Scalar(number)
    memory = bytearray(b"\xff" * 32)
    scalar.store(memory, 8, value)
    return scalar.load(Struct("<" + scalar.codes).unpack_from(memory, 8), NOTHING)


NOTHING = Owners({}, None)


@given(st.integers(1, 128), st.data())
def test_integers_of_every_width_are_stored_in_it(
    width: int, data: st.DataObject
) -> None:
    value = data.draw(st.integers(-(1 << width - 1), (1 << width) - 1))
    half = 1 << width - 1
    signed = (value + half) % (2 * half) - half
    stored = through_memory(IntegerType(width), value)
    assert stored == (bool(signed) if width == 1 else signed)
    if value >= 0:
        assert through_memory(IntegerType(width, "unsigned"), value) == value


@pytest.mark.parametrize("name", ["f16", "bf16", "f8E5M2", "f8E4M3FN", "f6E3M2FN"])
@given(st.floats(-28, 28))
def test_floats_are_rounded_as_their_dtype_rounds_them(name: str, value: float) -> None:
    dtype = element_dtypes(FloatType(name))[0]
    # Through f32 first where ml_dtypes does so: those numbers it rounds once.
    value = float(np.float32(value))
    assert through_memory(FloatType(name), value) == float(dtype.type(value))
