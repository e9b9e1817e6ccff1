"""Parameters of types and attributes that may be of one kind only, judged by both."""

from __future__ import annotations

import pytest

import bridge
from bridge.upstream import text as upstream
from tests.oracles.verdicts import told, told_by_reference

WRONG_KINDS = (
    '#gpu.kernel_metadata<"a", () -> (), arg_attrs = 1>',
    '#gpu.kernel_metadata<"a", () -> (), metadata = 1>',
    "#llvm.access_group<id = 3>",
    "#llvm.cgprofile_entry<from = @a::@b, to = @b, count = 3>",
    "#llvm.di_label<scope = #llvm.di_null_type>",
    "#llvm.di_subroutine_type<types = #llvm.di_null_type, 3>",
    "#llvm.di_imported_entity<scope = #llvm.di_null_type, entity = #llvm.di_null_type>",
    '#llvm.loop_annotation<startLoc = loc("a":1:1)>',
    "#llvm.loop_unroll<count = 3.0 : f32>",
    "#llvm.loop_unroll<disable = 3>",
    "#llvm.vec_type_hint<hint = 3>",
    "#nvvm.target<flags = 3>",
    "#xegpu.slice<#nvvm.target, dims = [0]>",
    "!nvgpu.tensormap.descriptor<tensor = i32, swizzle = none, l2promo = none, "
    "oob = zero, interleave = none>",
    "!nvgpu.warpgroup.accumulator<fragmented = i32>",
    "!ptr.ptr<#gpu.address_space<global>>",
    '!ptr.ptr<"a">',
    "!ptr.ptr_metadata<!llvm.ptr>",
)
WRONG_NUMBERS = (
    "#nvvm.shape<m = 2147483648, n = 2, k = 0>",
    "#nvvm.shape<m = 2, n = -2147483649, k = 0>",
    "#ptr.spec<size = -100000000, abi = 32, preferred = 32>",
    "#ptr.spec<size = 4294967296, abi = 32, preferred = 32>",
    "#gpu.mask<18446744073709551616>",
    "#gpu.mask<-9223372036854775808>",
    "!smt.bv<99999999999999999999999>",
)
RIGHT = (
    '#llvm.di_label<scope = #llvm.di_file<"a" in "b">>',
    "#llvm.di_subroutine_type<types = #llvm.di_null_type>",
    '#llvm.loop_annotation<startLoc = loc(fused<"x">["a":1:1])>',
    "#llvm.loop_unroll<disable = true, count = 3 : i8>",
    "#nvvm.shape<m = 2147483647, n = -2147483648, k = 0xff>",
    "#ptr.spec<size = -99999992, abi = 32, preferred = 32>",
    "#gpu.mask<-1>",
    "#nvvm.shape<m = true, n = false, k = true>",
    "#gpu.mask<18446744073709551615>",
    "!ptr.ptr<#llvm.address_space<3>>",
    "!ptr.ptr_metadata<memref<?xi32>>",
)


@pytest.mark.parametrize("text", [*WRONG_KINDS, *WRONG_NUMBERS])
def test_a_parameter_of_another_kind_is_refused(text: str) -> None:
    program = f"module attributes {{t.a = {text}}} {{}}"
    wanted = "invalid kind of " if text in WRONG_KINDS else "integer value too large"
    assert wanted in told(program)[0]
    assert told(program) == told_by_reference(program)


@pytest.mark.parametrize("text", RIGHT)
def test_a_parameter_of_its_kind_is_read(text: str) -> None:
    program = f"module attributes {{t.a = {text}}} {{}}"
    assert told(program) == told_by_reference(program) == []
    printed = str(upstream.parse(program, allow_unregistered=True))
    assert str(bridge.parse(program, allow_unregistered=True)) == printed
