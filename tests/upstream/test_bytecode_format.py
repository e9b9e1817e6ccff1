"""Numbers and arrays of bytecode are decoded to what was encoded."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.upstream import bytecode_format as form

REST = b"\xffrest"

unsigned = st.integers(0, 64).flatmap(lambda bits: st.integers(0, (1 << bits) - 1))
"""Numbers of every size alike."""

signed = st.integers(0, 63).flatmap(lambda b: st.integers(-(1 << b), (1 << b) - 1))

mostly_zeros = st.lists(
    st.one_of(st.just(0), st.just(0), st.integers(0, 1 << 20)), max_size=40
)


@given(unsigned)
def test_a_number_is_decoded_to_itself(value: int) -> None:
    data = form.encode(value)
    assert form.varint(b"\0" + data + REST, 1) == (value, 1 + len(data))


@given(signed)
def test_a_number_with_a_sign_is_decoded_to_itself(value: int) -> None:
    data = form.encode_signed(value)
    assert form.signed_varint(b"\0" + data + REST, 1) == (value, 1 + len(data))


@given(unsigned)
def test_a_number_takes_as_few_bytes_as_it_can(value: int) -> None:
    wanted = max(-(-value.bit_length() // 7), 1)
    data = form.encode(value)
    assert len(data) == (wanted if wanted <= 8 else 9)
    assert form.SIZES[data[0]] == len(data)


@pytest.mark.parametrize("bits", range(0, 64, 7))
@pytest.mark.parametrize("offset", [-1, 0, 1])
def test_numbers_at_the_edges_of_sizes_are_decoded(bits: int, offset: int) -> None:
    value = (1 << bits) + offset
    data = form.encode(value)
    assert form.varint(data + REST, 0) == (value, len(data))
    half = value >> 1
    assert form.signed_varint(form.encode_signed(-half), 0)[0] == -half


@given(st.lists(unsigned, max_size=20))
def test_a_list_is_decoded_to_itself(values: list[int]) -> None:
    data = form.encode(len(values)) + b"".join(map(form.encode, values))
    assert form.varints(b"\0" + data + REST, 1) == (values, 1 + len(data))


@given(mostly_zeros)
def test_an_array_is_decoded_to_itself(values: list[int]) -> None:
    data = form.encode_sparse_array(values)
    found = form.sparse_array(b"\0" + data + REST, 1, len(values))
    assert found == (values, 1 + len(data))


@pytest.mark.parametrize(
    ("values", "wanted"),
    [
        ([], [0 << 1 | 1]),
        ([0, 0, 0], [0 << 1 | 1]),
        ([5, 6], [2 << 1, 5, 6]),
        ([0, 6], [1 << 1 | 1, 1, 6 << 1 | 1]),
        ([7, 0], [1 << 1 | 1, 0, 7]),
        ([0, 6, 7], [3 << 1, 0, 6, 7]),
        ([0, 0, 0, 9], [1 << 1 | 1, 2, 9 << 2 | 3]),
        ([0] * 255 + [1], [1 << 1 | 1, 8, 1 << 8 | 255]),
        ([0] * 256 + [1], [257 << 1, *[0] * 256, 1]),
    ],
)
def test_an_array_is_dense_unless_that_wastes_half(
    values: list[int], wanted: list[int]
) -> None:
    assert form.encode_sparse_array(values) == b"".join(map(form.encode, wanted))
