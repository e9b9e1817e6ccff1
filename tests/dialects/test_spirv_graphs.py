"""Graphs of SPIR-V, and the ops of TOSA in them."""

from __future__ import annotations

import pytest

from bridge.ir.types import FunctionType
from tests.oracles.syntax import by_upstream, check_refused, custom, read

TENSOR = "!spirv.arm.tensor<1x2x3x4xi8>"


def graph(body: str, rest: str = "") -> str:
    return (
        f"module {{\n  spirv.ARM.Graph @g(%arg0: {TENSOR}, "
        "%arg1: !spirv.arm.tensor<1xi32>, %arg2: !spirv.arm.tensor<1xi8>, "
        "%arg3: !spirv.arm.tensor<4xi32>, %arg4: !spirv.arm.tensor<2xi32>) -> "
        f"{TENSOR} attributes {{entry_point = false, foo}} {{\n"
        f"    {body}\n    spirv.ARM.GraphOutputs %0 : {TENSOR}\n  }}\n{rest}}}\n"
    )


@pytest.mark.parametrize(
    "body",
    [
        f"%0 = spirv.Undef : {TENSOR}",
        "%0 = spirv.Tosa.Rescale scale32 = true, rounding_mode = <SingleRound>, "
        "per_channel = false, input_unsigned = false, output_unsigned = false, "
        f"%arg0, %arg1, %arg2, %arg2, %arg2 : {TENSOR}, !spirv.arm.tensor<1xi32>, "
        "!spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8> "
        f"-> {TENSOR}",
        "%0 = spirv.Tosa.Resize mode = <NearestNeighbor>, %arg0, %arg3, %arg4, %arg4 "
        f": {TENSOR}, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<2xi32>, "
        f"!spirv.arm.tensor<2xi32> -> {TENSOR}",
    ],
)
def test_a_graph_is_read_and_written_as_upstream_does_it(body: str) -> None:
    # Its generic form is one that upstream itself does not read again.
    text = graph(body)
    printed, generic = by_upstream(text)
    assert (custom(read(text)), printed) == (text, text)
    assert custom(read(generic)) == text


def test_an_entry_point_names_its_variables() -> None:
    text = graph(
        f"%0 = spirv.Undef : {TENSOR}",
        "  spirv.ARM.GraphEntryPoint @g, @x\n  spirv.ARM.GraphEntryPoint @g\n",
    )
    assert custom(read(text)) == text


def test_the_type_of_a_graph_is_natively_that_of_a_function() -> None:
    module = read(graph(f"%0 = spirv.Undef : {TENSOR}"))
    op = module.body.first
    assert op is not None
    ty = op.properties["function_type"]
    assert isinstance(getattr(ty, "type", None), FunctionType)


@pytest.mark.parametrize(
    "text",
    [
        "spirv.ARM.Graph private @g(%a: i32)",
        "%0 = spirv.GroupNonUniformQuadSwap <Subgroup> <Foo> %x : f32",
        "func.func private @f() attributes {a = graph<() -> ()>}",
        "func.func private @f() attributes {a = #spirv.tosa_ext_acc_type<foo>}",
    ],
)  # fmt: skip
def test_what_is_wrong_is_refused_as_upstream_does_it(text: str) -> None:
    check_refused(text)
