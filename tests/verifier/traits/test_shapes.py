"""Types that are compared: which go together, and what is said where they do not."""

from __future__ import annotations

import pytest

from bridge.ir.shapes import broadcast
from bridge.ir.types import DYNAMIC
from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

ARGUMENTS = (
    "%i: i32, %j: i64, %t: tensor<4xi32>, %d: tensor<?xi32>, %u: tensor<*xi32>, "
    "%v: vector<4xi32>, %s: vector<[4]xi32>, %f: f32, %e: tensor<4xi32, 1 : i32>, "
    "%a: tensor<1x3xi32>, %b: tensor<2x1xi32>, %c: tensor<5x3xi32>, %x: index"
)

WRONG = {
    '%0 = "arith.addi"(%i, %i) : (i32, i32) -> i64': (
        "requires the same type for all operands and results"
    ),
    '%0 = "arith.addi"(%t, %t) : (tensor<4xi32>, tensor<4xi32>) -> tensor<5xi32>': (
        "requires the same type for all operands and results"
    ),
    '%0 = "arith.addi"(%t, %t) : (tensor<4xi32>, tensor<4xi32>) -> '
    "tensor<4xi32, 1 : i32>": (
        "requires the same encoding for all operands and results"
    ),
    '%0 = "arith.addi"(%s, %s) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<4xi32>': (
        "all non-scalar operands/results must have the same shape and base type"
    ),
    '%0 = "arith.addi"(%d, %d) : (tensor<?xi32>, tensor<?xi32>) -> tensor<4xi32>': (
        "inferred type(s) 'tensor<?xi32>' are incompatible with return type(s) of "
        "operation 'tensor<4xi32>'"
    ),
    '%0 = "arith.addi"(%u, %d) : (tensor<*xi32>, tensor<?xi32>) -> tensor<*xi32>': (
        "all non-scalar operands/results must have the same shape and base type"
    ),
    '%0 = "arith.cmpi"(%t, %t) <{predicate = 0 : i64}> : '
    "(tensor<4xi32>, tensor<4xi32>) -> i1": (
        "failed to verify that result type has i1 element type and same shape"
    ),
    '%0 = "tosa.add"(%a, %b) : (tensor<1x3xi32>, tensor<2x1xi32>) -> '
    "tensor<2x4xi32>": "not broadcast compatible with",
    '%0 = "shape.add"(%x) : (index) -> index': "expected 2 operands, but found 1",
}


@pytest.mark.parametrize("text", WRONG)
def test_types_that_do_not_go_together_are_blamed_as_upstream_does(text: str) -> None:
    program = in_function(text, ARGUMENTS)
    assert WRONG[text] in first(program)
    assert emitted(program) == emitted_by_reference(program)
    assert emitted(program)


RIGHT = (
    '%0 = "arith.addi"(%t, %d) : (tensor<4xi32>, tensor<?xi32>) -> tensor<4xi32>',
    '%0 = "arith.addi"(%u, %u) : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>',
)


@pytest.mark.parametrize("text", RIGHT)
def test_sizes_that_are_not_known_go_with_any(text: str) -> None:
    program = in_function(text, ARGUMENTS)
    assert emitted(program) == emitted_by_reference(program) == []


@pytest.mark.parametrize(
    ("a", "b", "found"),
    [
        ((), (), ()),
        ((4,), (), (4,)),
        ((1, 3), (2, 1), (2, 3)),
        ((3,), (2, 1), (2, 3)),
        ((DYNAMIC,), (1,), (DYNAMIC,)),
        ((DYNAMIC,), (7,), (7,)),
        ((2,), (3,), None),
    ],
)
def test_shapes_are_broadcast_from_their_ends(
    a: tuple[int, ...], b: tuple[int, ...], found: tuple[int, ...] | None
) -> None:
    assert broadcast(a, b) == broadcast(b, a) == found
