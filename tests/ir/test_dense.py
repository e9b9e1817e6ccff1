"""Elements as bytes, as numbers and as numpy arrays."""

from __future__ import annotations

import math
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.ir.attributes import (
    DenseArrayAttr,
    DenseElementsAttr,
    SparseElementsAttr,
)
from bridge.ir.dense import (
    buffer_splat,
    numpy_dtype,
    pack,
    storage_size,
    unpack,
    unpack_bits,
)
from bridge.ir.types import (
    BF16,
    F16,
    F32,
    F64,
    I1,
    I8,
    I16,
    I32,
    I64,
    INDEX,
    NONE,
    ComplexType,
    FloatType,
    IntegerType,
    RankedTensorType,
    Type,
    VectorType,
)

F80 = FloatType("f80")


def tensor(ty: Type, *shape: int) -> RankedTensorType:
    return RankedTensorType(shape, ty)


@pytest.mark.parametrize(
    ("ty", "size"),
    [
        (I1, 1),
        (IntegerType(7), 1),
        (IntegerType(0), 0),
        (IntegerType(65), 9),
        (INDEX, 8),
        (FloatType("f4E2M1FN"), 1),
        (FloatType("tf32"), 3),
        (F80, 10),
        (ComplexType(F32), 8),
        (ComplexType(I1), 2),
    ],
)
def test_every_element_is_padded_to_whole_bytes(ty: Type, size: int) -> None:
    assert storage_size(ty) == size


def test_the_bits_of_padding_are_zero_for_negative_numbers_too() -> None:
    assert pack(IntegerType(7), [-1, 2]) == b"\x7f\x02"
    assert pack(IntegerType(65), [-1]) == b"\xff" * 8 + b"\x01"


def test_what_has_no_numbers_has_no_layout() -> None:
    with pytest.raises(TypeError, match="no type of numbers"):
        storage_size(NONE)


@given(
    st.integers(1, 130),
    st.sampled_from(["signless", "signed", "unsigned"]),
    st.data(),
)
def test_packed_integers_are_unpacked(width: int, sign: Any, data: Any) -> None:
    ty = IntegerType(width, sign)
    unsigned = sign == "unsigned" or (width == 1 and sign == "signless")
    lowest, highest = (
        (0, 1 << width) if unsigned else (-(1 << width - 1), 1 << width - 1)
    )
    values = data.draw(st.lists(st.integers(lowest, highest - 1), max_size=9))
    assert unpack(ty, pack(ty, values)) == values


@given(st.lists(st.floats(width=32), max_size=9))
def test_packed_floats_are_unpacked(values: list[float]) -> None:
    for found, value in zip(unpack(F32, pack(F32, values)), values, strict=True):
        assert found == value or (math.isnan(found) and math.isnan(value))


def test_a_negative_number_of_a_format_without_a_sign_sets_its_top_bit() -> None:
    assert unpack_bits(
        FloatType("f8E8M0FNU"), pack(FloatType("f8E8M0FNU"), [-2.0])
    ) == [0x80]


@pytest.mark.parametrize(
    ("ty", "dtype"),
    [
        (I8, np.int8),
        (I16, np.int16),
        (I32, np.int32),
        (I64, np.int64),
        (INDEX, np.int64),
        (IntegerType(8, "unsigned"), np.uint8),
        (IntegerType(64, "signed"), np.int64),
        (F16, np.float16),
        (F32, np.float32),
        (F64, np.float64),
        (BF16, ml_dtypes.bfloat16),
        (FloatType("f8E4M3FN"), ml_dtypes.float8_e4m3fn),
        (FloatType("f4E2M1FN"), ml_dtypes.float4_e2m1fn),
        (ComplexType(F32), np.complex64),
        (ComplexType(F64), np.complex128),
        (I1, np.bool_),
    ],
)
def test_numpy_sees_the_type_of_the_same_layout(ty: Type, dtype: Any) -> None:
    assert numpy_dtype(ty) == np.dtype(dtype)


@pytest.mark.parametrize(
    "ty", [F80, FloatType("f128"), IntegerType(7), IntegerType(65)]
)
def test_numpy_lacks_some_types(ty: Type) -> None:
    assert numpy_dtype(ty) is None


def test_an_array_is_a_view_that_cannot_be_written() -> None:
    attr = DenseElementsAttr.of(tensor(F32, 2, 3), range(6))
    array = attr.numpy()
    assert array.shape == (2, 3)
    assert array.tolist() == [[0, 1, 2], [3, 4, 5]]
    assert np.shares_memory(array, np.frombuffer(attr.data, np.float32))
    with pytest.raises(ValueError, match="read-only"):
        array[0, 0] = 1


def test_a_splat_is_one_element_seen_everywhere() -> None:
    attr = DenseElementsAttr.of(tensor(I32, 1000, 1000), [7])
    array = attr.numpy()
    assert attr.splat
    assert array.shape == (1000, 1000)
    assert array.strides == (0, 0)
    assert array[999, 999] == 7


def test_booleans_of_other_bytes_than_one_are_still_true() -> None:
    attr = DenseElementsAttr(tensor(I1, 3), b"\x00\x02\x01")
    assert attr.numpy().tolist() == [False, True, True]
    assert attr.values == (0, 1, 1)


def test_integers_numpy_lacks_come_as_pythons_and_floats_as_their_bytes() -> None:
    wide = DenseElementsAttr.of(tensor(IntegerType(65), 2), [1 << 63, -1])
    assert wide.numpy().tolist() == [1 << 63, -1]
    long = DenseElementsAttr.of(tensor(F80, 2), [1.0, 2.0])
    assert long.numpy().dtype == np.dtype("V10")
    assert b"".join(long.numpy().tolist()) == long.data


def test_complex_numbers_are_numpys_where_it_has_them() -> None:
    attr = DenseElementsAttr.of(tensor(ComplexType(F32), 2), [1 + 2j, (3, 4)])
    assert attr.numpy().tolist() == [1 + 2j, 3 + 4j]
    assert attr.values == ((1, 2), (3, 4))
    odd = DenseElementsAttr.of(tensor(ComplexType(I8), 2), [(1, 2), (3, 4)])
    assert odd.numpy()["imag"].tolist() == [2, 4]
    with pytest.raises(TypeError, match="complex"):
        DenseElementsAttr.of(tensor(F32, 1), [1j])


def test_an_array_of_the_types_shape_and_elements_becomes_an_attribute() -> None:
    array = np.arange(6, dtype=np.int32).reshape(3, 2).T
    attr = DenseElementsAttr.from_numpy(tensor(I32, 2, 3), array)
    assert attr.numpy().tolist() == array.tolist()
    with pytest.raises(TypeError, match="int64"):
        DenseElementsAttr.from_numpy(tensor(I64, 2, 3), array)
    with pytest.raises(ValueError, match=r"\(2, 3\)"):
        DenseElementsAttr.from_numpy(tensor(I32, 3, 2), array)


def test_data_that_repeats_one_element_is_a_splat() -> None:
    ty = tensor(I16, 3)
    assert DenseElementsAttr(ty, b"\x01\x02" * 3) is DenseElementsAttr(
        ty, b"\x01\x02", True
    )
    assert not DenseElementsAttr(ty, b"\x01\x02\x01\x02\x02\x01").splat


def test_data_of_another_size_than_the_types_is_refused() -> None:
    assert buffer_splat(I16, (3,), b"\x00" * 4) is None
    with pytest.raises(ValueError, match="data size is invalid for provided type"):
        DenseElementsAttr(tensor(I16, 3), b"\x00" * 4)


def test_no_elements_are_no_splat() -> None:
    attr = DenseElementsAttr(tensor(I32, 0), b"")
    assert not attr.splat
    assert attr.values == ()
    assert attr.numpy().shape == (0,)


@pytest.mark.parametrize(
    "ty",
    [
        RankedTensorType((-(1 << 63),), I32),
        I32,
        RankedTensorType((2,), VectorType((2,), I8)),
    ],
)
def test_elements_need_a_static_shape_and_numbers(ty: Type) -> None:
    with pytest.raises(ValueError, match=r"static shape|numbers"):
        DenseElementsAttr(ty, b"\0\0\0\0")


def test_a_type_without_a_shape_has_no_elements() -> None:
    ones = np.ones(1, np.int32)
    indices = DenseElementsAttr(tensor(I64, 1, 1), bytes(8))
    values = DenseElementsAttr(tensor(I32, 1), bytes(4))
    for make in (
        lambda: DenseElementsAttr.of(I32, [1]),
        lambda: DenseElementsAttr.from_numpy(I32, ones),
        lambda: SparseElementsAttr(I32, indices, values),
        lambda: SparseElementsAttr.empty(I32),
    ):
        with pytest.raises(ValueError, match="elements literal must be a shaped type"):
            make()


def test_equal_contents_are_one_attribute() -> None:
    assert DenseElementsAttr.of(tensor(I8, 2), [1, 2]) is DenseElementsAttr(
        tensor(I8, 2), b"\1\2"
    )


def test_the_zeros_of_either_sign_are_two_arrays() -> None:
    assert DenseArrayAttr.of(F32, [0.0]) is not DenseArrayAttr.of(F32, [-0.0])


def test_arrays_have_their_numbers() -> None:
    attr = DenseArrayAttr.of(I64, [1, -2])
    assert len(attr) == 2
    assert attr.values == (1, -2)
    assert attr.numpy().tolist() == [1, -2]
    with pytest.raises(ValueError, match="multiple of 8"):
        DenseArrayAttr.of(IntegerType(7), [1])
    with pytest.raises(ValueError, match="integer or floating point"):
        DenseArrayAttr.of(INDEX, [1])


@pytest.mark.parametrize("number", [1 << 64, -(1 << 63) - 1])
def test_an_integer_that_would_be_cut_off_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"'values' must be .* i64, not {number}"):
        DenseArrayAttr.of(I64, [0, number])
