"""Dense elements whose type stands first are read as upstream reads them."""

from __future__ import annotations

import pytest

from bridge.text.printer import print_generic
from tests.oracles.syntax import by_upstream, read
from tests.oracles.verdicts import emitted, emitted_by_reference

RIGHT = [
    "dense<tensor<0xi32> : 1 : i32>",
    "dense<tensor<2x0xi32> : [[],[]]>",
    "dense<tensor<0x2xi32> : []>",
    "dense<tensor<2xi1> : [true, false]>",
    "dense<tensor<2xi1> : [1 : i1, 0:i1]>",
    "dense<tensor<2xsi8> : [1 : si8, -1:si8]>",
    "dense<tensor<2xcomplex<i32>> : [[1:i32, 1:i32],[1:i32, 1:i32]]>",
    "dense<memref<2xf32, 3> : 1.0 : f32>",
    "dense<vector<[2]xi32> : 1 : i32>",
    "dense<tensor<2xi32, 3> : 1 : i32>",
    "dense<tensor<4xf32> : [1.0:f32,1.0:f32,1.0:f32,1.0:f32]>",
    "dense<tensor<2xf64> : [1.0, 2.0]>",
    "dense<tensor<2xi64> : [1, 2]>",
    "dense<tensor<1x1xi64> : [[1]]>",
    "dense<vector<2xi32>:1:i32>",
]

WRONG = [
    "dense<tensor<2x2xi32> : [1 : i32, 2 : i32]>",
    "dense<tensor<2xi32> : [[1:i32],[2:i32]]>",
    "dense<tensor<2xi32> : [1 : i32, 2 : i32, 3 : i32]>",
    "dense<tensor<2xi32> : >",
    "dense<tensor<2xi32> : []>",
    "dense<tensor<2x0xi32> : []>",
    "dense<tensor<2xi32> : [1 : i32 2 : i32]>",
    "dense<tensor<2xi32> [1 : i32]>",
    "dense<tensor<2xi32> : [1 : i32, 2 : i32>",
    "dense<tensor<2xi32> : 1 : i32",
    "dense<tensor<2xf32> : [1 : f32, 0x7F800000:f32]>",
    "dense<tensor<2xf32> : [1 : i32, 2:i32]>",
    "dense<tensor<2xcomplex<f32>> : [1.0:f32, 1.0:f32]>",
    "dense<tensor<2xcomplex<f32>> : [[1.0:f32],[1.0:f32,2.0:f32]]>",
    "dense<tensor<complex<f32>> : [1.0:f32, 1.0:f32]>",
    "dense<tensor<complex<i32>> : [1:i32, 1:i32]>",
    "dense<tensor<*xi32> : 1 : i32>",
    "dense<memref<*xi32> : 1 : i32>",
    "dense<x>",
    "dense<!llvm.ptr : 1>",
    "dense<tensor<2xi32> : #x>",
    'dense<tensor<2xi32> : "a">',
    'dense<tensor<2x!llvm.struct<()>> : "a">',
    "dense<index : 1>",
    "dense<(i32)->i32 : 1>",
    "dense<none : 1>",
    "dense<tensor<2xi32> : tensor<2xi32>>",
    "dense<tensor<3x2xi32> : [[1:i32,2:i32],[1:i32],[1:i32]]>",
    "dense<tensor<2x2xi32> : [[1:i32,2:i32]]>",
    "dense<tensor<2x2xi32> : [1:i32,[1:i32]]>",
    "dense<tensor<2xf32> : [1 : f32, unit]>",
    "dense<tensor<2xf32> : unit>",
    "dense<tensor<2xf32> : {}>",
    "dense<tensor<2xi32> : [>",
    "dense<tensor<2xi64> : dense<1> : tensor<2xi64>>",
    "dense<tensor<2xi64> : #a>",
    "dense<tuple<i32> : 1>",
    "dense<tensor<2xvector<2xi32>> : [1]>",
]


@pytest.mark.parametrize("text", RIGHT)
def test_it_is_the_attribute_that_the_other_form_is(text: str) -> None:
    program = f"module attributes {{x.a = {text}}} {{}}"
    assert print_generic(read(program)) == by_upstream(program)[1]


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_with_it_is_told_as_upstream_tells_it(text: str) -> None:
    program = f"module attributes {{x.a = {text}}} {{}}"
    assert emitted_by_reference(program)
    assert emitted(program) == emitted_by_reference(program)


def test_an_operation_may_hold_it() -> None:
    program = (
        "func.func @f() {\n%a = arith.constant dense<vector<2xi8> : 1 : i8>\nreturn\n}"
    )
    assert print_generic(read(program)) == by_upstream(program)[1]


def test_many_dimensions_end_in_no_other_error() -> None:
    count = 3000
    shape, opening, closing = "1x" * count, "[" * count, "]" * count
    text = f"dense<tensor<{shape}i8> : {opening}1 : i8{closing}>"
    assert not emitted(f"module attributes {{x.a = {text}}} {{}}")
