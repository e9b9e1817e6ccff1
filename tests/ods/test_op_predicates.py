"""Predicates on ops: what operands, results and properties are together."""

from __future__ import annotations

import pytest

from bridge.ods.op_predicates import OpCompiler, demands
from bridge.ods.predicates import unknown
from bridge.ods.rows import dialects, row, table
from tests.oracles.rules import check_same


@pytest.mark.parametrize(
    ("op", "values", "broken"),
    [
        (
            '"arith.addui_extended"(%0, %0) : (i32, i32) -> (i64, i1)',
            ["i32"],
            "all of {lhs, rhs, sum} have same type",
        ),
        (
            '"arith.bitcast"(%0) : (tensor<2xi32>) -> tensor<3xf32>',
            ["tensor<2xi32>"],
            "input and output have the same tensor dimensions",
        ),
        (
            '"arith.select"(%0, %1, %1) : (tensor<2xi1>, f32, f32) -> f32',
            ["tensor<2xi1>", "f32"],
            "condition is signless i1 or has matching shape",
        ),
        (
            '"tensor.from_elements"(%0, %1) : (f32, f64) -> tensor<2xf32>',
            ["f32", "f64"],
            "operand types match result element type",
        ),
        (
            '"vector.from_elements"(%0) : (f32) -> vector<2xf32>',
            ["f32"],
            "shaped type 'dest' matches 'elements' element count and types",
        ),
        (
            '"vector.deinterleave"(%0) : (vector<3xf32>) -> '
            "(vector<1xf32>, vector<1xf32>)",
            ["vector<3xf32>"],
            "the trailing dimension of the source vector has an even number of "
            "elements",
        ),
        (
            '"vector.scalable.insert"(%0, %1) <{pos = 3 : i64}> : '
            "(vector<4xf32>, vector<[4]xf32>) -> vector<[4]xf32>",
            ["vector<4xf32>", "vector<[4]xf32>"],
            "position is a multiple of the source length.",
        ),
        (
            '"vector.outerproduct"(%0, %1) <{kind = #vector.kind<add>}> : '
            "(vector<2xf32>, f64) -> vector<2xf32>",
            ["vector<2xf32>", "f64"],
            "rhs operand and result have same element type",
        ),
        (
            '"llvm.intr.vector.interleave2"(%0, %0) : '
            "(vector<[2]xf16>, vector<[2]xf16>) -> vector<4xf16>",
            ["vector<[2]xf16>"],
            "result has twice as many elements as 'vec1'",
        ),
        (
            '"math.sincos"(%0) : (f32) -> (f32, f64)',
            ["f32"],
            "",
        ),
        (
            '"affine.delinearize_index"(%0) <{static_basis = array<i64: 2>}> : '
            "(vector<4xindex>) -> index",
            ["vector<4xindex>"],
            "linear_index type must match result types",
        ),
        (
            '"spirv.Transpose"(%0) : (!spirv.matrix<2 x vector<3xf32>>) -> '
            "!spirv.matrix<2 x vector<2xf32>>",
            ["!spirv.matrix<2 x vector<3xf32>>"],
            "matrix rows count matches result columns count",
        ),
        (
            '"emitc.post_increment"(%0) : (!emitc.lvalue<i32>) -> i64',
            ["!emitc.lvalue<i32>"],
            "input and result reference the same type",
        ),
        (
            '"spirv.GroupNonUniformElect"() '
            "<{execution_scope = #spirv.scope<Workgroup>}> : () -> i1",
            [],
            "execution_scope must be 'Subgroup'",
        ),
    ],
)
def test_what_belongs_together_is_held_together(
    op: str, values: list[str], broken: str
) -> None:
    told = check_same(op, *values)
    assert told.partition("failed to verify that ")[2] == broken


@pytest.mark.parametrize("name", ["vector.reduction", "arm_sme.outerproduct"])
def test_what_is_missing_matches(name: str) -> None:
    line = row(name)
    assert line is not None
    texts = [demand.text for demand in demands(line)]
    assert texts
    assert texts == [t.fields["text"] for t in line.traits if t.fields is not None]


@pytest.mark.parametrize("word", ["same", "size"])
def test_a_predicate_names_what_the_op_has(word: str) -> None:
    line, owner = row("arith.addi"), table("arith")
    assert line is not None
    assert owner is not None
    with pytest.raises(ValueError, match=r"arith.addi has no 'acc'"):
        OpCompiler(owner, line).predicate([word, "acc"])


def test_all_but_one_predicate_on_ops_are_known() -> None:
    found = {
        demand.text
        for dialect in dialects()
        if (known := table(dialect)) is not None
        for name in known.names()
        if (line := row(name)) is not None
        for demand in demands(line)
        if demand.test is unknown
    }
    # It has two complaints: `bridge.verifier.traits.bufferization` makes them.
    assert found == {"specified tensor and buffer types match"}
