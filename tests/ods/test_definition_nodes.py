"""Parameters of types and attributes that may be of one kind only, judged by both."""

from __future__ import annotations

import pytest

import bridge
from bridge.upstream import text as upstream
from tests.oracles.verdicts import emitted, emitted_by_reference

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
    "#xegpu.layout<inst_data = #llvm.di_null_type>",
    "#spirv.entry_point_abi<workgroup_size = #llvm.di_null_type>",
    "#ptr.address<3> : i32",
    "#ptr.null : i32",
)
WRONG_NUMBERS = (
    "#nvvm.shape<m = 2147483648, n = 2, k = 0>",
    "#nvvm.shape<m = 2, n = -2147483649, k = 0>",
    "#ptr.spec<size = -100000000, abi = 32, preferred = 32>",
    "#ptr.spec<size = 4294967296, abi = 32, preferred = 32>",
    "#gpu.mask<18446744073709551616>",
    "#gpu.mask<-9223372036854775808>",
    "!smt.bv<99999999999999999999999>",
    "#llvm.vec_type_hint<hint = i32, is_signed = 2>",
    "#llvm.vec_type_hint<hint = i32, is_signed = -1>",
    "#llvm.di_expression<[DW_OP_plus_uconst(18446744073709551616)]>",
)
RIGHT = (
    '#llvm.di_label<scope = #llvm.di_file<"a" in "b">>',
    "#llvm.di_subroutine_type<types = #llvm.di_null_type>",
    '#llvm.loop_annotation<startLoc = loc(fused<"x">["a":1:1])>',
    "#llvm.loop_unroll<disable = true, count = 3 : i8>",
    "#nvvm.shape<m = 2147483647, n = -2147483648, k = 0xff>",
    "#ptr.spec<size = -99999992, abi = 32, preferred = 32>",
    "#gpu.mask<-1>",
    "#llvm.di_compile_unit<>",
    "#llvm.di_compile_unit<recId = distinct[0]<>, isRecSelf = true, emissionKind = "
    "Full, isDebugInfoForProfiling = true, importedEntities = #llvm.di_null_type>",
    '#llvm.di_composite_type<identifier = "i", discriminator = <tag = DW_TAG_member>>',
    '#llvm.di_derived_type<file = <"a" in "b">, line = 3, scope = #llvm.di_file<"a" in '
    '"b">, flags = Public>',
    "#llvm.di_string_type<sizeInBits = 3>",
    "#nvvm.shape<m = true, n = false, k = true>",
    "#gpu.mask<18446744073709551615>",
    "!ptr.ptr<#llvm.address_space<3>>",
    "!ptr.ptr_metadata<memref<?xi32>>",
    "#llvm.vec_type_hint<hint = i32, is_signed = 0x1>",
    "#llvm.constant_range<i32, 0, false>",
    "#llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed)]>",
    "#ptr.address<0x10> : !ptr.ptr<#ptr.generic_space>",
    "#ptr<null> : !ptr.ptr<#ptr.generic_space>",
    "#ml_program.extern : i32",
)


@pytest.mark.parametrize("text", [*WRONG_KINDS, *WRONG_NUMBERS])
def test_a_parameter_of_another_kind_is_refused(text: str) -> None:
    program = f"module attributes {{t.a = {text}}} {{}}"
    wanted = "invalid kind of " if text in WRONG_KINDS else "integer value too large"
    assert wanted in emitted(program)[0]
    assert emitted(program) == emitted_by_reference(program)


@pytest.mark.parametrize("text", ["#ptr.null", "[#ptr<address<3>>]"])
def test_an_attribute_with_a_type_of_its_own_has_it_behind_it(text: str) -> None:
    program = f"module attributes {{t.a = {text}}} {{}}"
    assert "expected a trailing type" in emitted(program)[0]
    assert emitted(program) == emitted_by_reference(program)


@pytest.mark.parametrize(
    ("width", "right"), [("i32", True), ("i64", False), ("si32", False)]
)
def test_a_list_of_numbers_may_be_an_array_of_their_width(
    width: str, right: bool
) -> None:
    program = (
        f"#a = array<{width}: 1, 2>\n"
        "module attributes {t.a = #xegpu.layout<inst_data = #a>} {}"
    )
    assert emitted(program) == emitted_by_reference(program)
    assert (emitted(program) == []) == right


@pytest.mark.parametrize("text", RIGHT)
def test_a_parameter_of_its_kind_is_read(text: str) -> None:
    program = f"module attributes {{t.a = {text}}} {{}}"
    assert emitted(program) == emitted_by_reference(program) == []
    printed = str(upstream.parse(program, allow_unregistered=True))
    assert str(bridge.parse(program, allow_unregistered=True)) == printed
