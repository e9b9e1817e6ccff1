"""What upstream verifies of types and attributes, judged by both."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from bridge.dialects import node_rules
from bridge.ods.definitions import Rules, definition
from tests.oracles.verdicts import first, told, told_by_reference

_MODULES = sorted(
    path.stem
    for path in Path(*node_rules.__path__).glob("*.py")
    if path.stem != "__init__"
)


@pytest.mark.parametrize("dialect", _MODULES)
def test_every_rule_is_asked_where_its_node_is_read(dialect: str) -> None:
    rules: Rules = import_module(f"{node_rules.__name__}.{dialect}").RULES
    for (mnemonic, section), rule in rules.items():
        found = definition(dialect, mnemonic, section)
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


@pytest.mark.parametrize("text", WRONG)
def test_a_node_says_what_is_wrong_with_its_parameters(text: str) -> None:
    program = f"module attributes {{t.a = {text}}} {{}}"
    assert WRONG[text] in first(program)
    assert told(program)[:1] == told_by_reference(program)[:1]


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
    assert bool(STRUCTS[types]) == bool(told(program))
    assert told(program) == told_by_reference(program)


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
    assert bool(LAYOUTS[entry]) == bool(told(program))
    assert told(program) == told_by_reference(program)
