"""What upstream verifies of types and attributes, judged by both."""

from __future__ import annotations

import subprocess
import sys
from typing import get_args

import pytest

import bridge
from bridge.dialects.llvm import DINullTypeAttr, DISubprogramAttr
from bridge.ir.types import F16
from bridge.ods import rows
from bridge.ods.definitions import Rules
from bridge.ods.dialect import Dialect
from bridge.ods.dialect import dialect as package
from bridge.ods.nodes import definition, node_class
from bridge.text.state import Section
from bridge.upstream import text as upstream
from tests.oracles.verdicts import emitted, emitted_by_reference, first


def printed_by_reference(program: str) -> str:
    """A program as the reference prints it."""
    return str(upstream.parse(program, allow_unregistered=True))


RULED = [
    own for name in rows.dialects() if (own := package(name)) is not None and own.rules
]


@pytest.mark.parametrize("own", RULED, ids=lambda own: own.name)
def test_every_rule_is_asked_where_its_node_is_read(own: Dialect) -> None:
    # Rules are loaded by what asks for them, after the dialect.
    for section in get_args(Section):
        definition(own.name, "none", section)
    rules: Rules = own.module(own.rules).RULES
    for (mnemonic, section), rule in rules.items():
        found = definition(own.name, mnemonic, section)
        assert found is not None
        assert found.body is not None
        assert found.body.judge is rule


def test_the_rules_of_one_dialect_do_not_load_another() -> None:
    code = (
        "import sys, bridge\n"
        "bridge.parse('module attributes {t.a = #llvm.linkage<internal>} {}')\n"
        "print('bridge.dialects.emitc' in sys.modules)"
    )
    shown = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    )
    assert shown.stdout == "False\n"


WRONG = {
    "#nvvm.target<O = 4>": "The optimization level must be a number between 0 and 3.",
    '#nvvm.target<link = ["a", 1]>': (
        "All the elements in the `link` array must be strings."
    ),
    '#llvm.target_features<["a"]>': "target features must start with '+' or '-'",
    '#llvm.target_features<["+a,+b"]>': "target features can not contain ','",
    '#llvm.target_features<[""]>': "target features can not be null or empty",
    '#llvm.mlir.module_flag<error, "CG Profile", 1 : i32>': (
        "'CG Profile' key expects an array of '#llvm.cgprofile_entry'"
    ),
    '#llvm.mlir.module_flag<error, "ProfileSummary", 1 : i32>': (
        "'ProfileSummary' key expects a '#llvm.profile_summary' attribute"
    ),
    '#llvm.mlir.module_flag<error, "k", #llvm.linkage<internal>>': (
        "only integer, integer-like dialect attributes, string"
    ),
    '#llvm.mlir.module_flag<error, "k", unit>': (
        "only integer, integer-like dialect attributes, string"
    ),
    "#spirv.target_env<3, #spirv.resource_limits<>>": (
        "invalid kind of attribute specified"
    ),
    "#spirv.target_env<#spirv.vce<v1.0, [Kernel], []>, #spirv.vce<v1.0, [], []>>": (
        "invalid kind of attribute specified"
    ),
    '#llvm.mlir.module_flag<error, "k", [1 : i32]>': (
        "only integer, integer-like dialect attributes, string"
    ),
    "#llvm.tbaa_tag<base_type = #llvm.tbaa_root, access_type = #llvm.tbaa_root, "
    "offset = 0>": "invalid kind of attribute specified",
    "!smt.bv<0>": "bit-vector must have at least a width of one",
    "!smt.array<[i32 -> !smt.int]>": "domain must be any SMT value type",
    "!smt.func<(!smt.int) !smt.func<(!smt.int) !smt.int>>": (
        "range type must be any non-function SMT type"
    ),
    '!smt.sort<"s"[i32]>': "sort parameter types must be any non-function SMT type",
    "!emitc.lvalue<i17>": "!emitc.lvalue must wrap supported emitc type",
    "!emitc.lvalue<!emitc.array<2xi32>>": "!emitc.lvalue cannot wrap !emitc.array type",
    "!emitc.ptr<!emitc.lvalue<i32>>": "pointers to lvalues are not allowed",
    '!emitc.opaque<"">': "expected non empty string in !emitc.opaque type",
    '!emitc.opaque<"int*">': "pointer not allowed as outer type",
    "!emitc.array<i32>": "shape must not be empty",
    "!emitc.array<2x!emitc.array<2xi32>>": "invalid array element type",
    '!llvm.struct<"a">': "struct without a body only allowed in a recursive struct",
    '!llvm.struct<"a", (struct<"a", ()>)>': (
        "identifier already used for an enclosing struct"
    ),
    "!llvm.struct<(token)>": "invalid LLVM structure element type: 'token'",
    "!llvm.token": "unexpected type, expected keyword",
    "!llvm.vector<4xi32>": "unexpected type, expected keyword",
}


WRONG |= {
    "!emitc.array<2x?xi32>": "expected static shape",
    "!emitc.array<2xtensor<4xi32>>": "invalid array element type ''tensor<4xi32>''",
    "!emitc.array<2x!emitc.lvalue<i32>>": "invalid array element type",
    '!gpu.mma_matrix<16x16xf16, "DOp">': "operand expected to be one of AOp, BOp",
    '!gpu.mma_matrix<16xf16, "AOp">': "MMAMatrixType must have exactly two dimensions",
    '!gpu.mma_matrix<16x16xi8, "AOp">': "MMAMatrixType elements must be SI8, UI8",
    '!gpu.mma_matrix<16x16xbf16, "AOp">': "MMAMatrixType elements must be SI8, UI8",
    '!gpu.mma_matrix<?x16xf16, "AOp">': "expected static shape",
    "!gpu.mma_matrix<16x16xf16>": "expected ','",
    '#gpu.kernel_metadata<"", () -> ()>': "the kernel name can't be empty",
    '#gpu.kernel_metadata<"a", () -> (), arg_attrs = [{}, 1]>': (
        "all attributes in the array must be a dictionary attribute"
    ),
    '#gpu.kernel_metadata<"a", () -> (), metadata = 1>': (
        "invalid kind of attribute specified"
    ),
    '#gpu.kernel_table<[#gpu.kernel_metadata<"b", () -> ()>, '
    '#gpu.kernel_metadata<"a", () -> ()>, #gpu.kernel_metadata<"b", i32>]>': (
        "expected all kernels to be uniquely named"
    ),
    "#gpu.select_object<-1 : i8>": "the object index must be positive",
    "#gpu.select_object<255 : ui8>": "the object index must be positive",
    '#gpu.select_object<"a">': "the target attribute must be a GPU Target attribute",
    '#gpu.object<"a", "b">': "the target attribute must implement or promise the",
    "#smt.bv<5>": "explicit bit-vector type required",
    "#smt.bv<5> : !smt.int": "explicit bit-vector type required",
    "#smt.bv<4> : !smt.bv<2>": "integer value out of range for given bit-vector type",
    "#smt.bv<-3> : !smt.bv<2>": "integer value out of range for given bit-vector type",
    "!smt.func<() i32>": "range type must be any non-function SMT type",
    "#ptr.spec<size = 33, abi = 32, preferred = 32>": "size entry must be divisible",
    "#ptr.spec<size = 32, abi = 33, preferred = 32>": "abi entry must be divisible",
    "#ptr.spec<size = 32, abi = 32, preferred = 33>": "preferred entry must be",
    "#ptr.spec<size = 8, abi = 8, preferred = 8, index = 3>": "index entry must be",
    "#ptr.spec<size = 32, abi = 64, preferred = 32>": (
        "preferred alignment is expected to be at least as large as ABI alignment"
    ),
    "!ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>": (
        "the ptr-like type has no metadata"
    ),
    "!ptr.ptr_metadata<i32>": "invalid kind of type specified",
    "!ptr.ptr<#gpu.address_space<global>>": "invalid kind of attribute specified",
    "!transform.param<i65>": "only supports integer types with width <=64",
    "!transform.param<index>": "only supports integer types with width <=64",
    "#llvm.alias_scope<id = 3, domain = <id = distinct[0]<>>>": (
        "id of an alias scope must be a StringAttr or a DistrinctAttr"
    ),
    "#llvm.di_derived_type<extraData = unit>": (
        "extraData must be a DINodeAttr or an IntegerAttr"
    ),
    "#llvm.di_subprogram<retainedNodes = #llvm.di_null_type>": "expected '['",
    "#llvm.di_subprogram<retainedNodes = []>": "expected attribute value",
    "#llvm.di_subroutine_type<callingConvention = x>": (
        "invalid debug info debug info calling convention name: x"
    ),
    "#llvm.di_expression<[3]>": "expected valid keyword",
    "#llvm.di_expression<[DW_OP_x]>": "operation encoding name: DW_OP_x",
    "#llvm.di_expression<[DW_OP_deref(x)]>": "expected integer value",
    "#llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_x)]>": (
        'encountered unknown attribute encoding "DW_ATE_x"'
    ),
    "!async.value<i32 i32>": "expected '>'",
    "!async.value": "expected '<'",
    "#xegpu.range<[2, true]>": "'end' : -1 must be greater than 'start' : 2",
    "#llvm.constant_range<f32, 0, 9>": (
        "invalid kind of type specified: expected builtin.integer, but found 'f32'"
    ),
}

RIGHT = (
    "!emitc.array<2x!emitc.ptr<i17>>",
    '!gpu.mma_matrix<0x16xsi32, "AOp">',
    '!gpu.mma_matrix<16x16xui8, "COp">',
    '#gpu.kernel_metadata<"a", () -> (), arg_attrs = [{}], metadata = {a = 1}>',
    "#gpu.kernel_table<>",
    "#gpu.select_object",
    "#gpu.select_object<0>",
    "#gpu.select_object<#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, "
    "#spirv.resource_limits<>>>",
    '#gpu.object<#xevm.target, bin = "a">',
    "#rocdl.target<O = 4>",
    '#xevm.target<chip = "">',
    "#smt.bv<3> : !smt.bv<2>",
    "#smt<bv<3>> : !smt.bv<2>",
    "!async.value< i32 >",
    "#xegpu.mem_layout<i32 = 3>",
    "#smt.bv<-2> : !smt.bv<2>",
    "#smt.bv<true> : !smt.bv<4>",
    "#smt.bv<0xF> : !smt.bv<4>",
    "!smt.func<() !smt.bool>",
    "!smt.func<(!smt.int, !smt.bool) !smt.bool>",
    "#ptr.spec<size = 32, abi = 32, preferred = 64, index = 4294967295>",
    "#ptr.spec<size = -8, abi = 32, preferred = 64, index = 8>",
    "!ptr.ptr_metadata<memref<*xi32>>",
    "!ptr.ptr<#nvvm.memory_space<global>>",
    "!transform.param<i64>",
    '#llvm.alias_scope<id = "a", domain = <id = distinct[0]<>>>',
    "#llvm.di_derived_type<extraData = 3>",
    "#llvm.di_subprogram<>",
    "#llvm.di_subprogram<retainedNodes = [#llvm.di_null_type, 3]>",
)


@pytest.mark.parametrize("text", RIGHT)
def test_what_can_be_is_read_and_printed_as_the_reference_prints_it(text: str) -> None:
    program = f"module attributes {{t.a = {text}}} {{}}"
    assert emitted(program) == emitted_by_reference(program) == []
    module = bridge.parse(program, allow_unregistered=True)
    assert str(module) == printed_by_reference(program)


@pytest.mark.parametrize("text", WRONG)
def test_a_node_says_what_is_wrong_with_its_parameters(text: str) -> None:
    program = f"module attributes {{t.a = {text}}} {{}}"
    assert WRONG[text] in first(program)
    assert emitted(program)[:1] == emitted_by_reference(program)[:1]


def test_kernels_are_kept_in_the_order_of_their_names() -> None:
    one, two = (f'#gpu.kernel_metadata<"{name}", i32>' for name in "ba")
    program = f"module attributes {{t.a = #gpu.kernel_table<[{one}, {two}]>}} {{}}"
    module = bridge.parse(program, allow_unregistered=True)
    assert str(module) == printed_by_reference(program)


def test_the_retained_nodes_of_a_subprogram_are_a_list_in_python() -> None:
    node = DINullTypeAttr()
    made = DISubprogramAttr(retained_nodes=(node, node))
    assert made.retained_nodes == (node, node)
    assert str(made) == (
        "#llvm.di_subprogram<retainedNodes = [#llvm.di_null_type, #llvm.di_null_type]>"
    )
    assert str(DISubprogramAttr()) == "#llvm.di_subprogram<>"


def test_a_node_that_python_makes_obeys_the_same_rules() -> None:
    matrix = node_class("gpu", "mma_matrix", "types")
    assert matrix is not None
    assert str(matrix((16, 8), F16, "AOp")) == '!gpu.mma_matrix<16x8xf16, "AOp">'
    assert matrix((16, 8), F16, "AOp").shape == (16, 8)
    with pytest.raises(ValueError, match="exactly two dimensions"):
        matrix((16,), F16, "AOp")


STRUCTS = {
    '!llvm.struct<"a", (ptr)>, !llvm.struct<"a", (i32)>': (
        "identified type already used with a different body"
    ),
    '!llvm.struct<"a", (i8)>, !llvm.struct<"a", packed (i8)>': (
        "identified type already used with a different body"
    ),
    '!llvm.struct<"a", opaque>, !llvm.struct<"a", ()>': (
        "identified type already used with a different body"
    ),
    '!llvm.struct<"a", ()>, !llvm.struct<"a", opaque>': (
        "redeclaring defined struct as opaque"
    ),
    '!llvm.struct<"a", ()>, !llvm.struct<"a", ()>': "",
    '!llvm.struct<"a", (struct<"a", opaque>)>': "",
    '!llvm.struct<"b", (ptr, struct<"c", (struct<"b">)>)>, '
    '!llvm.struct<"c", (struct<"b", (ptr, struct<"c">)>)>': "",
    '!llvm.struct<"b", (struct<"c", (struct<"b">)>)>, !llvm.struct<"c", (ptr)>': (
        "identified type already used with a different body"
    ),
}


@pytest.mark.parametrize("types", STRUCTS)
def test_a_struct_has_one_body_wherever_it_is_named(types: str) -> None:
    program = f"module attributes {{t.a = [{types}]}} {{}}"
    assert STRUCTS[types] in first(program)
    assert bool(STRUCTS[types]) == bool(emitted(program))
    assert emitted(program) == emitted_by_reference(program)


LAYOUTS = {
    "!llvm.ptr, dense<64> : vector<2xi64>": "with 3 or 4 elements",
    "!llvm.ptr, dense<[64, 64, 32]> : vector<3xi64>": (
        "preferred alignment is expected to be at least as large as ABI alignment"
    ),
    "!llvm.ptr, dense<64> : vector<3xi32>": "expected i64 parameters for '!llvm.ptr'",
    "!llvm.struct<()>, dense<8> : vector<3xi64>": "of 1 or 2 elements",
    "!llvm.struct<(i8)>, dense<8> : vector<2xi64>": (
        "unexpected layout attribute for struct"
    ),
    "!llvm.struct<()>, dense<8> : vector<2xi64>": "",
}


@pytest.mark.parametrize("entry", LAYOUTS)
def test_the_layout_of_an_llvm_type_is_of_numbers(entry: str) -> None:
    spec = f"#dlti.dl_spec<#dlti.dl_entry<{entry}>>"
    program = f"module attributes {{dlti.dl_spec = {spec}}} {{}}"
    assert LAYOUTS[entry] in first(program)
    assert bool(LAYOUTS[entry]) == bool(emitted(program))
    assert emitted(program) == emitted_by_reference(program)


@pytest.mark.parametrize("text", ['#emitc.opaque<"a">', "!emitc.size_t"])
def test_rules_that_need_their_dialect_wait_for_it(text: str) -> None:
    """The dialect asks for its definitions, and they ask for the rules."""
    program = f"import bridge; bridge.parse('module attributes {{a.b = {text}}} {{}}')"
    subprocess.run([sys.executable, "-c", program], check=True)
