"""Float formats, against upstream's conversions and its printer."""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from torch_mlir import ir

from bridge.ir.floats import (
    FORMATS,
    FloatFormat,
    canonical,
    dtype_of,
    encode,
    format_float,
    from_decimal,
    from_float,
    from_literal,
    is_infinite,
    is_nan,
    to_float,
)
from tests.strategies.builtin import decimals

F16, F32, F64 = FORMATS["f16"], FORMATS["f32"], FORMATS["f64"]


def over(*names: str) -> pytest.MarkDecorator:
    """Runs a test for each of the formats."""
    return pytest.mark.parametrize("fmt", [FORMATS[name] for name in names], ids=names)


ODD = {"f128", "f80", "f8E5M3FNU", "tf32"}
"""Formats that neither numpy nor ml_dtypes has."""

formats = st.sampled_from(list(FORMATS.values()))


@pytest.fixture(scope="module", autouse=True)
def upstream() -> Iterator[None]:
    with ir.Context():
        yield


def printed(literal: str, fmt: FloatFormat) -> str:
    """What upstream prints for a literal, its type left away."""
    text = str(ir.Attribute.parse(f"{literal} : {fmt.name}"))
    return text.removesuffix(f" : {fmt.name}")


def patterns(fmt: FloatFormat) -> list[int]:
    """All patterns of a small format, some of a large one."""
    if fmt.width <= 8:
        return list(range(1 << fmt.width))
    random = Random(fmt.name)
    return [random.getrandbits(fmt.width) for _ in range(200)]


@over(*FORMATS)
def test_every_pattern_is_printed_as_upstream_prints_it(fmt: FloatFormat) -> None:
    for bits in patterns(fmt):
        expected = printed(f"{bits:#x}", fmt)
        assert format_float(fmt, canonical(fmt, bits)) == expected


@given(formats, decimals)
@settings(max_examples=600)
def test_a_literal_is_rounded_as_upstream_rounds_it(
    fmt: FloatFormat, literal: str
) -> None:
    if fmt.specials == "none" and math.isinf(float(literal)):
        return  # what upstream makes of infinity here depends on what was in memory
    assert format_float(fmt, from_literal(fmt, literal)) == printed(literal, fmt)


@over(*sorted(FORMATS.keys() - {"f80", "f128"}))
def test_a_number_converted_to_a_double_and_back_is_the_same(fmt: FloatFormat) -> None:
    for bits in patterns(fmt):
        if not is_nan(fmt, bits):
            assert from_float(fmt, to_float(fmt, bits)) == bits


@over(*sorted(FORMATS.keys() - ODD))
def test_values_are_those_of_numpy_and_ml_dtypes(fmt: FloatFormat) -> None:
    dtype = dtype_of(fmt)
    assert dtype is not None
    size = dtype.itemsize
    for bits in patterns(fmt):
        value = float(np.frombuffer(bits.to_bytes(size, "little"), dtype)[0])
        if math.isnan(value):
            assert is_nan(fmt, bits)
        else:
            assert to_float(fmt, bits) == value
            assert is_infinite(fmt, bits) == math.isinf(value)


@given(st.floats(allow_nan=False))
def test_a_double_is_rounded_to_single_as_the_machine_rounds_it(value: float) -> None:
    with np.errstate(over="ignore"):
        expected = np.float32(value)
    assert from_float(F32, value) == int(expected.view(np.uint32))


@given(st.floats(width=32, allow_nan=False))
def test_the_bits_of_a_single_are_the_machines(value: float) -> None:
    (bits,) = struct.unpack("<I", struct.pack("<f", value))
    assert from_float(F32, value) == bits


@given(st.integers(0, 10**20), st.integers(-340, 290))
def test_a_decimal_number_becomes_the_nearest_double(digits: int, power: int) -> None:
    (expected,) = struct.unpack("<Q", struct.pack("<d", float(f"{digits}e{power}")))
    assert from_decimal(F64, 0, digits, power) == expected


def test_what_is_halfway_goes_to_the_even_neighbour() -> None:
    one = from_float(F16, 1.0)
    assert encode(F16, 0, (1 << 11) + 1, -11) == one
    assert encode(F16, 0, (1 << 11) + 3, -11) == one + 2


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("f16", "0x7C00"),
        ("f8E4M3FN", "0x7F"),
        ("f8E4M3FNUZ", "0x80"),
        ("f8E8M0FNU", "0xFF"),
        ("f4E2M1FN", "6.000000e+00"),
        ("f6E2M3FN", "7.500000e+00"),
    ],
)
def test_what_is_too_large_becomes_what_the_format_has_for_it(
    name: str, text: str
) -> None:
    fmt = FORMATS[name]
    assert format_float(fmt, from_float(fmt, 1e300)) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.1, "1.000000e-01"),
        (0.7, "0.69999999999999996"),
        (123456789.0, "0x419D6F3454000000"),
        (1.7976931348623157e308, "1.7976931348623157E+308"),
        (5e-324, "4.940660e-324"),
        (-0.0, "-0.000000e+00"),
    ],
)
def test_six_digits_are_printed_if_they_suffice(value: float, text: str) -> None:
    assert format_float(F64, from_float(F64, value)) == text


def test_a_negative_number_of_a_format_without_a_sign_keeps_it_above() -> None:
    fmt = FORMATS["f8E8M0FNU"]
    bits = from_float(fmt, -1.0)
    assert bits >> fmt.width == 1
    assert to_float(fmt, bits) == -1.0


def test_several_patterns_of_an_f80_are_one_value() -> None:
    fmt = FORMATS["f80"]
    unnormal = 0x0001_0000_0000_0000_0001
    assert canonical(fmt, unnormal) == 0x7FFF_0000_0000_0000_0001
    assert is_nan(fmt, unnormal)
