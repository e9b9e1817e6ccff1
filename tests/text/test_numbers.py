"""Literals of numbers, however long."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.ir.types import I32, INDEX, IntegerType, Type
from bridge.text.integers import decimal, integer_value
from bridge.text.numbers import integer_bits


@pytest.fixture(scope="module", autouse=True)
def strict_limit() -> Iterator[None]:
    """Python's own limit on digits, which a user may not lift for us."""
    before = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(4300)
    yield
    sys.set_int_max_str_digits(before)


@given(st.integers(-(10**60), 10**60), st.integers(0, 20_000))
def test_a_number_of_any_length_is_written_and_read_again(
    number: int, zeros: int
) -> None:
    large = number * 10**zeros + number
    text = decimal(abs(large))
    assert integer_value(text) == abs(large)
    assert decimal(-abs(large)) == ("-" + text if large else "0")


@pytest.mark.parametrize(
    ("text", "value"), [("0", 0), ("007", 7), ("0x1F", 31), ("0" * 9000 + "1", 1)]
)
def test_a_literal_has_its_value(text: str, value: int) -> None:
    assert integer_value(text) == value


@pytest.mark.parametrize(
    ("ty", "text", "negative", "bits"),
    [
        (I32, "4294967295", False, 0xFFFFFFFF),
        (I32, "1", True, 0xFFFFFFFF),
        (I32, "2147483649", True, None),
        (I32, "0", True, None),
        (IntegerType(8, "signed"), "128", False, None),
        (IntegerType(8, "unsigned"), "128", False, 128),
        (INDEX, "0x8000000000000000", False, None),
        (IntegerType(0), "0", False, 0),
        (IntegerType(0), "0", True, None),
        (IntegerType(0), "1", False, None),
    ],
)
def test_a_literal_has_its_bits_where_the_type_holds_them(
    ty: Type, text: str, negative: bool, bits: int | None
) -> None:
    assert integer_bits(ty, text, negative) == bits
