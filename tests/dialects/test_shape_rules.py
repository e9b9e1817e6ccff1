"""What the shape dialect's operations forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

VALUES = (
    "%s: !shape.shape, %z: !shape.size, %v: !shape.value_shape, %i: index, "
    "%e: tensor<2xindex>, %f: tensor<3xindex>, %u: tensor<?xindex>, %t: tensor<*xf32>"
)
REDUCE = "%0 = shape.reduce(%{}, %i) : {} -> index {{\n^bb0({}):\n  shape.yield %{}\n}}"

WRONG = {
    "%0 = shape.add %z, %i : !shape.size, index -> index": "must be of type `size`",
    "%0 = shape.rank %s : !shape.shape -> index": "must be of type `size`",
    "%0 = shape.broadcast %s, %e : !shape.shape, tensor<2xindex> -> tensor<?xindex>": (
        "must be of type `shape`"
    ),
    "%0 = shape.assuming_all": "no operands specified",
    "%0 = shape.cstr_broadcastable %s : !shape.shape": "at least 2 input shapes",
    "%0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>": "of type `shape`",
    "%0 = shape.const_shape [1, 2] : tensor<3xindex>": "inferred type(s)",
    "%0 = shape.meet %e, %f : tensor<2xindex>, tensor<3xindex> -> tensor<2xindex>": (
        "unequal shape cardinality"
    ),
    "%0 = shape.meet %e, %i : tensor<2xindex>, index -> index": "all sizes or shapes",
    "%0 = shape.meet %z, %i : !shape.size, index -> tensor<?xindex>": "'!shape.size'",
    "%0 = shape.max %s, %z : !shape.shape, !shape.size -> !shape.shape": "inferred",
    REDUCE.format("s", "!shape.shape", "%a: index", "i : index"): "have 3 arguments",
    REDUCE.format(
        "s", "!shape.shape", "%a: index, %b: index, %c: index", "c : index"
    ): "SizeType if the ReduceOp operates on a ShapeType",
    REDUCE.format(
        "e", "tensor<2xindex>", "%a: index, %b: index, %c: i8", "i : index"
    ): "argument 2 of ReduceOp body and initial value 0",
    REDUCE.format(
        "e", "tensor<2xindex>", "%a: index, %b: index, %c: index", "z : !shape.size"
    ): "types mismatch between yield op and its parent",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_an_operation_forbids_is_said_as_the_reference_says_it(text: str) -> None:
    program = in_function(text, VALUES)
    assert WRONG[text] in first(program)
    assert emitted(program) == emitted_by_reference(program)


RIGHT = (
    "%0 = shape.const_shape [1, 2] : !shape.shape",
    "%0 = shape.shape_of %t : tensor<*xf32> -> tensor<3xindex>",
    "%0 = shape.meet %z, %i : !shape.size, index -> index",
    "%0 = shape.meet %e, %u : tensor<2xindex>, tensor<?xindex> -> tensor<2xindex>",
    "%0 = shape.add %i, %i : index, index -> index",
)


@pytest.mark.parametrize("text", RIGHT)
def test_what_an_operation_allows_is_right(text: str) -> None:
    program = in_function(text, VALUES)
    assert emitted(program) == emitted_by_reference(program) == []
