"""Rules that upstream generates from the definition of an op, and their order."""

from __future__ import annotations

import pytest

from bridge.api import parse
from bridge.ir.core import Operation
from bridge.ods.invariants import compile_invariants, compile_surroundings
from bridge.ods.rows import row
from tests.oracles.rules import check_same, module


def only(text: str) -> Operation:
    """The op of a module that is of a known dialect."""
    top = parse(text, allow_unregistered=True).regions[0].block.first
    assert top is not None
    (op,) = [op for op in top.regions[0].blocks[0] if not op.name.startswith("t.")]
    return op


SEGMENTS = "operandSegmentSizes = array<i32: "


@pytest.mark.parametrize(
    ("op", "values", "complaint"),
    [
        (
            '"arith.constant"() : () -> i32',
            [],
            "requires attribute 'value'",
        ),
        (
            '"affine.store"(%0, %1) <{map = affine_map<() -> ()>}> : '
            "(f32, memref<f32>) -> ()",
            ["f32", "memref<f32>"],
            "",
        ),
        (
            '"vector.load"(%0) <{alignment = 3 : i64}> : '
            "(memref<vector<2xf32>>) -> vector<2xf32>",
            ["memref<vector<2xf32>>"],
            "attribute 'alignment' failed to satisfy constraint: 64-bit signless "
            "integer attribute whose value is positive and whose value is a power of "
            "two > 0",
        ),
        (
            '"arith.addf"(%0, %0) : (i32, i32) -> i32',
            ["i32"],
            "operand #0 must be floating-point-like, but got 'i32'",
        ),
        (
            '"memref.load"(%0, %1, %2) : (memref<4x4xf32>, index, i32) -> f32',
            ["memref<4x4xf32>", "index", "i32"],
            "operand #2 must be variadic of index, but got 'i32'",
        ),
        (
            '%r = "arith.cmpf"(%0, %0) <{predicate = 1 : i64}> : (f32, f32) -> i32',
            ["f32"],
            "result #0 must be bool-like, but got 'i32'",
        ),
        (
            '"vector.reduction"(%0, %1, %1) <{kind = #vector.kind<add>}> : '
            "(vector<2xf32>, f32, f32) -> f32",
            ["vector<2xf32>", "f32"],
            "operand group starting at #1 requires 0 or 1 element, but found 2",
        ),
        (
            '"tensor.extract"(%0) : (tensor<f32>) -> f64',
            ["tensor<f32>"],
            "failed to verify that result type matches element type of tensor",
        ),
        (
            '"vector.print"(%0) <{stringLiteral = "a"}> : (i32) -> ()',
            ["i32"],
            "failed to verify that `source` or `punctuation` are not set when printing "
            "strings",
        ),
    ],
)
def test_the_first_broken_rule_is_told_as_upstream_tells_it(
    op: str, values: list[str], complaint: str
) -> None:
    told = check_same(op, *values)
    assert told.partition(" op ")[2] == complaint


@pytest.mark.parametrize(
    ("op", "complaint"),
    [
        (
            f'"cf.switch"(%0, %1)[^b, ^b] <{{{SEGMENTS}1, 0, 1>, '
            "case_operand_segments = array<i32: 2>}> : (i32, i32) -> ()\n^b:",
            "caseOperands count (1) does not match with the total size (2) specified "
            "in attribute 'case_operand_segments'",
        ),
        (
            f'"cf.switch"(%0)[^b, ^b] <{{{SEGMENTS}1, 0, 0>, '
            "case_operand_segments = array<i32: -1>}> : (i32) -> ()\n^b:",
            "'case_operand_segments' attribute cannot have negative elements",
        ),
        (
            f'"cf.switch"(%0)[^b, ^b] <{{{SEGMENTS}1, 0, 0>}}> : (i32) -> ()\n^b:',
            "requires attribute 'case_operand_segments'",
        ),
    ],
)
def test_groups_of_groups_are_held_against_their_sizes(op: str, complaint: str) -> None:
    assert check_same(op, "i32", "i32").partition(" op ")[2] == complaint


@pytest.mark.parametrize(
    ("regions", "complaint"),
    [
        ('({ "t.e"() : () -> () }, {})', ""),
        (
            '({ "t.e"() : () -> () }, '
            '{ "t.e"() : () -> ()\n ^a:\n "t.e"() : () -> () })',
            "region #1 ('caseRegions') failed to verify constraint: region with 1 "
            "blocks",
        ),
        (
            "({}, {})",
            "region #0 ('defaultRegion') failed to verify constraint: region with 1 "
            "blocks",
        ),
    ],
)
def test_regions_are_counted_apart_from_types(regions: str, complaint: str) -> None:
    text = (
        f'"scf.index_switch"(%0) <{{cases = array<i64: 1>}}> {regions} : (index) -> ()'
    )
    line = row("scf.index_switch")
    assert line is not None
    op = only(module(text, "index"))
    assert compile_invariants(line)(op) is None
    around = compile_surroundings(line)
    assert around is not None
    expected = complaint or (
        "region #1 ('caseRegions') failed to verify constraint: region with 1 blocks"
    )
    assert around(op) == expected


def test_an_op_without_regions_has_nothing_around_it() -> None:
    line = row("arith.addi")
    assert line is not None
    assert compile_surroundings(line) is None


def test_where_an_op_stands_is_asked_last() -> None:
    text = '"spirv.Branch"(%0)[^b] : (index) -> ()\n^b(%x: index):'
    line = row("spirv.Branch")
    assert line is not None
    told = compile_invariants(line)(only(module(text, "index")))
    assert told is not None
    assert told.startswith("operand #0 must be variadic of void or bool")


def test_a_number_that_is_no_flag_is_no_property() -> None:
    text = '"llvm.add"(%0, %0) <{overflowFlags = 8 : i32}> : (i32, i32) -> i32'
    line = row("llvm.add")
    assert line is not None
    told = compile_invariants(line)(only(module(text, "i32")))
    assert told == (
        "property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow "
        "flags"
    )
