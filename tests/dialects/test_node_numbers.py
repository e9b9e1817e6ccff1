"""Numbers in the types and attributes that dialects' code reads, judged by both."""

from __future__ import annotations

import pytest

import bridge
from bridge.upstream import text as upstream
from tests.oracles.verdicts import emitted, emitted_by_reference

RIGHT = (
    "#spirv.interface_var_abi<(0x10, 010), StorageBuffer>",
    "#spirv.interface_var_abi<(true, -1)>",
    "!spirv.array<2 x f32, stride=010>",
    "!spirv.array<2 x f32, stride=-1>",
    "!spirv.rtarray<f32, stride=true>",
    "!spirv.struct<(f32 [010])>",
    "!spirv.struct<(f32 [false])>",
    '!llvm.target<"a", i32, 010, true, -1>',
)
WRONG = {
    "#spirv.interface_var_abi<(0, 4294967296)>": "integer value too large",
    "#spirv.interface_var_abi<(-x, 0)>": "expected integer value",
    "#spirv.interface_var_abi<(x, 0)>": "missing descriptor set",
    "!spirv.array<2 x f32, stride=4294967296>": "integer value too large",
    "!spirv.array<2 x f32, stride=false>": "ArrayStride must be greater than zero",
    "!spirv.array<? x f32>": "expected static shape",
    "!spirv.coopmatrix<? x 4 x f32, Subgroup, MatrixAcc>": "expected static shape",
    "!spirv.matrix<? x vector<3xf32>>": "expected static shape",
    "!spirv.struct<(f32 [4294967296])>": "integer value too large",
    '!llvm.target<"a", 4294967296>': "integer value too large",
    '#llvm.mlir.module_flag<error, "k", []>': "only integer, integer-like dialect",
}


def program(text: str) -> str:
    return f"module attributes {{t.a = {text}}} {{}}"


@pytest.mark.parametrize("text", RIGHT)
def test_a_number_is_read_and_printed_as_the_reference_prints_it(text: str) -> None:
    assert emitted(program(text)) == emitted_by_reference(program(text)) == []
    printed = str(upstream.parse(program(text), allow_unregistered=True))
    assert str(bridge.parse(program(text), allow_unregistered=True)) == printed


@pytest.mark.parametrize("text", WRONG)
def test_a_number_that_does_not_fit_is_refused(text: str) -> None:
    assert WRONG[text] in emitted(program(text))[0]
    assert emitted(program(text)) == emitted_by_reference(program(text))
