"""`#gpu.object`: the spellings of what a kernel became."""

from __future__ import annotations

import pytest

from tests.oracles.syntax import check_printed, check_refused


def binary(rest: str) -> str:
    return f"gpu.binary @a [#gpu.object<#nvvm.target{rest}>]"


@pytest.mark.parametrize(
    "rest",
    [
        ', properties = { O = 3 : i32 }, offload = ""',
        ', "bar"',
        r', fatbin = "x\00"',
        ', assembly = "a\\tb"',
        ', kernels = <[#gpu.kernel_metadata<"k", (i32) -> ()>]>, bin = "x"',
        ', kernels = <[<"k", () -> (), metadata = {a = 3}>]>, "x"',
    ],
)
def test_an_object_has_one_spelling(rest: str) -> None:
    check_printed(binary(rest))


@pytest.mark.parametrize(
    "rest", ["", ', foo = ""', ", 3", ', bin "x"', ', properties = {} ""']
)
def test_what_is_no_object_is_refused_as_upstream_does_it(rest: str) -> None:
    check_refused(binary(rest))
