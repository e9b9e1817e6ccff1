"""Attributes and types that LLVM 24 has and LLVM 22 has not, against upstream's."""

from __future__ import annotations

import pytest

from tests.oracles.syntax import check_printed, check_refused


def held(text: str) -> str:
    return f"func.func private @f() attributes {{a = {text}}}\n"


PLACE = 'loc("a":1:2)'

PRINTED = [
    f"#acc.loop_loc<directive = {PLACE}, loops = {PLACE}>",
    f"#acc.loop_loc<loops = {PLACE}, loc(unknown)>",
    *(f"#omp<linear_modifier ({case})>" for case in ("val", "ref", "uval")),
    '#omp<linear_modifier("val")>',
    *(f"#rocdl.buffer_oob_mode<{case}>" for case in ("any", "relaxed", "strict")),
    '#rocdl.buffer_oob_mode_flag<"any">',
    "#rocdl.tbuffer_oob_mode_flag<strict>",
    "#tosa<block_shape BLOCK_SHAPE_32>",
    "!tosa.block_scaled<BLOCK_SHAPE_32 : f8E8M0FNU : f4E2M1FN>",
    "!tosa.block_scaled<BLOCK_SHAPE_32:f8E8M0FNU:!tosa.mxint8>",
    "#xegpu<lane_shuffle_mode pack>",
    "#xegpu<lane_shuffle_mode unpack>",
    '#llvm.md_string<"a">',
    "#llvm.md_const<1 : i32>",
    "#llvm.md_const<[f32, true]>",
    "#llvm.md_global_value<@a>",
    "#llvm.md_node<>",
    '#llvm.md_node<#llvm.md_string<"a">, #llvm.md_node<>, 1>',
]

REFUSED = [
    "#acc.loop_loc",
    "#acc.loop_loc<>",
    "#acc.loop_loc<end = loc(unknown)>",
    f"#acc.loop_loc<directive = {PLACE}>",
    f"#acc.loop_loc<directive = {PLACE}, loops = [{PLACE}]>",
    "#acc.loop_loc<directive = 1>",
    "#omp<linear_modifier val>",
    "#omp<linear_modifier(foo)>",
    "#omp<linear_modifier(val, ref)>",
    "#rocdl.buffer_oob_mode",
    "#rocdl.buffer_oob_mode<foo>",
    "#rocdl.buffer_oob_mode_flag<>",
    "#rocdl.tbuffer_oob_mode_flag<any, any>",
    "#tosa<block_shape BLOCK_SHAPE_16>",
    "#tosa.block_shape<BLOCK_SHAPE_32>",
    "!tosa.block_scaled",
    "!tosa.block_scaled<f32>",
    "!tosa.block_scaled<BLOCK_SHAPE_32 : f8E8M0FNU>",
    "!tosa.block_scaled<BLOCK_SHAPE_32 : f32 : f8E4M3FN>",
    "!tosa.block_scaled<BLOCK_SHAPE_32 : f8E8M0FNU : i8>",
    "!tosa.block_scaled<BLOCK_SHAPE_32 : f8E8M0FNU : f8E5M2 : f32>",
    "#xegpu<lane_shuffle_mode foo>",
    "#xegpu.lane_shuffle_mode<pack>",
    "#llvm.md_string<a>",
    "#llvm.md_string<1>",
    '#llvm.md_string<"a", "b">',
    "#llvm.md_const<>",
    "#llvm.md_global_value<@a::@b>",
    "#llvm.md_node",
    "#llvm.md_node<1,>",
    "#llvm.md_func<@a>",
]


@pytest.mark.parametrize("text", PRINTED)
def test_definitions_are_read_and_printed_as_upstream_does(text: str) -> None:
    check_printed(held(text))


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_wrong_in_them_is_refused_as_upstream_does_it(text: str) -> None:
    check_refused(held(text))
