"""Quantized types, against the reference."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.dialects.own_syntax import assert_as_upstream, spelled

STORAGE = st.sampled_from(
    [
        "i8",
        "u8",
        "ui4",
        "si16",
        "i1",
        "i8<-5:6>",
        "u8<0:255>",
        "u8<-1:3>",
        "i8<5:5>",
        "f8E5M2",
        "f8E4M3FN<-448:448>",
        "f16",
        "i33",
    ]
)
SCALE = st.one_of(
    st.floats(1e-4, 1e4).map(lambda x: f"{x:.17f}"),
    st.sampled_from(["0.0", "1.0e30", "0.998", "0x3FF0000000000000", "1", "-1.0"]),
)
ZERO = st.sampled_from(["", ":0", ":-300", ":200", ":true", ":99999999999999999999"])
PAIR = st.builds(str.__add__, SCALE, ZERO)
EXPRESSED = st.sampled_from(["f32", "f16", "f64", "bf16"])


@settings(max_examples=150, deadline=None)
@given(STORAGE, EXPRESSED, st.sampled_from([":1", ":-1", ""]), PAIR, PAIR)
def test_a_uniform_type_is_spelled_as_by_the_reference(
    storage: str, expressed: str, axis: str, first: str, second: str
) -> None:
    scales = f"{{{first}, {second}}}" if axis else first
    assert_as_upstream(f"!quant.uniform<{storage}:{expressed}{axis}, {scales}>")


@pytest.mark.parametrize(
    "text",
    [
        "!quant.uniform<i8:f16:{0:1, 1:2}, {{0.1:200, 0.1}, {0.1, 0.1:-256}}>",
        "!quant.uniform<i8:f32:1, {1.0:2, {2.0}}>",
        "!quant.uniform<i8:f32:{0:0}, {{0.1:2, 2.0}}>",
        "!quant.any<  i8 < -128 : 127 > >",
        "!quant.any<ux>",
        "!quant.calibrated<f32<-0.998:1.2321>>",
        "!quant.calibrated<f32<2.0:1.0>>",
        "!quant.calibrated<i32<1.0:2.0>>",
        "!quant.any<!quant.quantile<i1:f32, {1.0, 2.0}><0:1>:f32>",
        "!quant.any<!quant.quantile<si1:f32, {1.0, 2.0}><0:1>:f32>",
        "!quant.quantile<i4:f32, {1.0, 2.0}>",
    ],
)
def test_other_types_are_spelled_as_by_the_reference(text: str) -> None:
    assert_as_upstream(text)


def test_two_spellings_of_a_scale_are_one_type() -> None:
    hexadecimal = spelled("!quant.uniform<i8:f32, 0x3FF0000000000000:0>")
    assert hexadecimal == spelled("!quant.uniform<i8<-128:127>:f32, 1.0>")
