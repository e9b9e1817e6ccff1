"""`#complex.number`: a number that knows its own type."""

from __future__ import annotations

import pytest

from bridge.ir.types import F64, ComplexType
from tests.oracles.syntax import check_printed, check_refused, read


def held(text: str) -> str:
    return f"func.func private @f() attributes {{a = {text}}}"


@pytest.mark.parametrize(
    "text",
    [
        "#complex.number<:f64 1.0, 0.0>",
        "#complex.number<:f32 -0.1, 2.0> : complex<f32>",
        "#complex.number<:f16 1.0, 1.0e3> : i32",
        "#complex.number<:f64 -1.0, 0xFFF0000000000000>",
        "[#complex.number<:bf16 1.1, 1.0e3>, 3]",
        "#sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), "
        "implicitVal = #complex.number<:f32 0.0, 0.0>}>",
        "#ptr.address<4096> : !ptr.ptr<#ptr.generic_space>",
        "#ptr.address<-0x10> : !ptr.ptr<#ptr.generic_space>",
        "#ptr.address<true> : !ptr.ptr<#ptr.generic_space>",
    ],
)
def test_a_number_is_read_and_written_as_upstream_does_it(text: str) -> None:
    check_printed(held(text))


@pytest.mark.parametrize(
    "text",
    [
        "#complex.number<f64 1.0, 0.0>",
        "#complex.number<:f64 1, 0.0>",
        "#complex.number<:f64 1.0>",
        "#complex.number<:f64 -0x10, 1.0>",
        '#ptr.address<"a"> : !ptr.ptr<#ptr.generic_space>',
    ],
)
def test_what_is_no_number_is_refused_as_upstream_does_it(text: str) -> None:
    check_refused(held(text))


def test_a_number_has_its_type() -> None:
    op = read(held("#complex.number<:f64 1.0, 0.0>")).body.first
    assert op is not None
    assert op.attributes["a"].type is ComplexType(F64)  # type: ignore[attr-defined]
