"""Generic form in print: its options, against upstream's printer."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings

import bridge
from bridge.dialects import affine
from bridge.ir.attributes import StringAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.locations import NameLoc
from bridge.ir.types import I32
from bridge.text.printer import PrintOptions, print_generic
from tests.oracles.ir import steps
from tests.oracles.modules import (
    FORMS,
    check,
    printed,
    read,
    upstream,
    upstream_printed,
)
from tests.strategies.modules import modules

LAYOUT = {
    "no operations": "",
    "regions without blocks, blocks without operations, and labels": """
        "t.a"() ({}, {^a:}, {^b(%a: i32):}, {^c: "t.b"() : () -> ()}) : () -> ()""",
    "where control comes from": """
        "t.a"() ({
          "t.b"()[^b, ^c, ^c] : () -> ()
        ^b: "t.b"()[^c] : () -> ()
        ^c: "t.b"()[^b] : () -> ()
        ^d: "t.b"() : () -> ()
        }) : () -> ()""",
    "properties, regions, attributes and types in this order": """
        "t.a"() <{b, a = 1}> ({}) {d = "x", c} : () -> (i32, f32)""",
    "names in quotes, escaped": r'"t a\22\0A\E2\98\83"() {"x y" = "\00\7F"} : () -> ()',
    "functions among results": '%a = "t.a"() : () -> (() -> (() -> ()))',
    "aliases in front, locations behind": """
        #a = loc("x")
        "t.a"() ({
        ^a(%a: memref<2xf32, affine_map<(d0) -> (d0 + 1)>> loc(#a)):
          "t.b"() {a = affine_map<(d0) -> (d0)>} : () -> () loc(fused[#a, "y"])
        }) {b = affine_map<(d0) -> (d0 + 1)>} : () -> () loc(callsite(#a at "z"))""",
    "an alias within an alias": """
        #a = affine_map<(d0) -> (d0)>
        "t.a"() {a = distinct[0]<#a>, b = [distinct[0]<#a>, #a]} : () -> ()""",
    "resources in the order they are printed in": """
        "t.a"() {b = dense_resource<x> : tensor<1xi8>} : () -> ()
        "t.a"() {b = dense_resource<y> : tensor<1xi8>} : () -> ()
        {-# dialect_resources: {builtin: {y: "0x0100000002", x: "0x0100000001"}} #-}""",
}

LARGE = """
    "t.a"() {a = dense<[1, 2, 3, 4]> : tensor<4xi32>, b = dense<1> : tensor<4xi32>,
      c = dense<1.5> : tensor<2x2xf32>, d = dense<["x", "y"]> : tensor<2x!t.s>,
      e = array<i32: 1, 2, 3>, f = sparse<[[0], [1]], [1, 2]> : tensor<4xi32>,
      g = dense_resource<r> : tensor<4xi32>, h = dense<[]> : tensor<0xi32>,
      i = [dense<[[1], [2]]> : tensor<2x1xi8>]} : () -> ()
    {-# dialect_resources: {builtin: {r: "0x0400000001000000"}} #-}"""


@pytest.mark.parametrize("what", LAYOUT)
def test_generic_form_is_laid_out_as_upstream_lays_it_out(what: str) -> None:
    check(LAYOUT[what])


@pytest.mark.parametrize("limit", [None, 0, 1, 2, 3, 4, 5, 100])
def test_large_elements_are_left_out_as_upstream_leaves_them_out(
    limit: int | None,
) -> None:
    options = PrintOptions(elide_elements=limit)
    assert printed(read(LARGE), options) == upstream_printed(upstream(LARGE), options)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("what", LAYOUT)
def test_regions_are_left_out_as_upstream_leaves_them_out(what: str, form: str) -> None:
    shown = FORMS[form]
    options = PrintOptions(
        debuginfo=shown.debuginfo,
        pretty=shown.pretty,
        local_scope=shown.local_scope,
        skip_regions=True,
    )
    text = LAYOUT[what]
    assert printed(read(text), options) == upstream_printed(upstream(text), options)


@pytest.mark.parametrize("limit", [0, 1, 3, 4, 5, 100])
def test_many_elements_are_written_in_hex_as_mlir_opt_writes_them(limit: int) -> None:
    text = '"t.a"() {a = dense<[1, 2, 3, 4]> : tensor<4xi32>} : () -> ()'
    command = [
        "mlir-opt-22",
        "--mlir-print-op-generic",
        "--allow-unregistered-dialect",
        f"--mlir-print-elementsattrs-with-hex-if-larger={limit}",
    ]
    try:
        ran = subprocess.run(
            command, input=text, capture_output=True, text=True, check=True
        )
    except FileNotFoundError:
        pytest.skip("mlir-opt-22 is not installed")
    assert (
        printed(read(text), PrintOptions(hex_limit=limit)) == ran.stdout.rstrip() + "\n"
    )


def test_few_elements_are_written_as_numbers() -> None:
    text = '"t.a"() {a = dense<[1, 2]> : tensor<2xi8>} : () -> ()'
    assert "dense<[1, 2]>" in printed(read(text), PrintOptions(hex_limit=2))
    assert 'dense<"0x0102">' in printed(read(text), PrintOptions(hex_limit=1))


@settings(max_examples=40)
@given(modules())
def test_random_modules_are_shortened_as_upstream_shortens_them(text: str) -> None:
    ours, theirs = read(text), upstream(text)
    for options in (
        PrintOptions(elide_elements=1, elide_resources=14),
        PrintOptions(skip_regions=True, debuginfo=True),
    ):
        assert printed(ours, options) == upstream_printed(theirs, options)


# Operations by themselves


NESTED = """
    %0 = "t.a"() : () -> i32
    %1:2 = "t.a"() ({
    ^a(%x: i32):
      %y = "t.b"(%0, %x)[^b] : (i32, i32) -> i32
    ^b:
      "t.b"(%y) ({ "t.c"(%1#1, %y)[^c] : (i32, i32) -> () ^c: "t.d"() : () -> () })
        : (i32) -> ()
    }) : () -> (i32, i32)"""


def test_an_operation_inside_others_has_the_numbers_that_it_has_there() -> None:
    def inside(op: Any) -> Iterator[Any]:
        for region in op.regions:
            for block in region:
                for inner in block:
                    yield inner.operation
                    yield from inside(inner.operation)

    theirs = inside(upstream(NESTED).operation)
    module = read(NESTED)
    for op in module.walk():
        if op is not module:
            wanted = next(theirs).get_asm(print_generic_op_form=True)
            assert print_generic(op) == wanted + "\n"


def test_values_that_are_nowhere_around_are_named_by_their_origin() -> None:
    first, other = Operation("t.a", (), [I32]), Operation("t.a", (), [I32])
    (argument,) = Block([I32]).arguments
    values = [*first.results, argument, *other.results, *first.results]
    second = Operation("t.b", values, [I32], successors=[Block()])
    assert print_generic(second) == (
        '%0 = "t.b"(%a, %arg0, %a_0, %a)[INVALIDBLOCK] : (i32, i32, i32, i32) -> i32\n'
    )


def test_a_value_from_elsewhere_has_no_name_of_one_inside() -> None:
    text = "func.func @f(%n: index) { affine.for %i = 0 to %n { } return }"
    module = bridge.parse(text)
    (loop,) = module.walk(affine.ForOp)
    assert str(loop.clone()) == "affine.for %arg0 = 0 to %n {\n}"
    (argument,) = loop.operands
    argument.name = None
    assert str(loop.clone()) == "affine.for %arg0 = 0 to %arg0_0 {\n}"


def test_local_scope_ends_no_line_and_leaves_the_resources_out() -> None:
    text = printed(read(LARGE), PrintOptions(local_scope=True))
    assert text.endswith("}) : () -> ()")


def test_short_locations_are_not_read_again_but_printed_as_upstream_does() -> None:
    text = '"t.a"() : () -> () loc(fused["a", callsite("f":1:2 at "g":3:4), unknown])'
    options = PrintOptions(debuginfo=True, pretty=True)
    assert printed(read(text), options) == upstream_printed(upstream(text), options)


def test_printing_changes_nothing() -> None:
    module = read(LARGE)
    assert printed(module) == printed(module)
    assert printed(module, FORMS["debuginfo"]) == printed(module, FORMS["debuginfo"])


def test_what_was_built_is_printed_as_what_was_read() -> None:
    block = Block([I32], locations=[NameLoc("n")])
    op = Operation(
        "t.b",
        block.arguments,
        [I32, I32],
        properties={"b": StringAttr("x"), "a": StringAttr("y")},
        attributes={"c": StringAttr("z")},
        location=NameLoc("m"),
    )
    block.append(op)
    top = Operation("t.a", regions=[Region([block])], location=NameLoc("o"))
    assert print_generic(top, PrintOptions(debuginfo=True)) == (
        '#loc1 = loc("n")\n"t.a"() ({\n^bb0(%arg0: i32 loc("n")):\n'
        '  %0:2 = "t.b"(%arg0) <{a = "y", b = "x"}> {c = "z"} : (i32) -> (i32, i32) '
        'loc(#loc2)\n}) : () -> () loc(#loc)\n#loc = loc("o")\n#loc2 = loc("m")\n'
    )


@pytest.mark.parametrize(
    ("before", "line", "behind"),
    [
        ("", '"t.a"() {{a = {0}, b = "{0}"}} : () -> (vector<{0}xi32>)\n', ""),
        ("", '"t.a"() {{a = affine_map<(d0) -> (d0 + 1{0:04})>}} : () -> ()\n', ""),
        ("", '"t.a"() ({{}}, {{"t.b"() : () -> () }}) : () -> ()\n', ""),
        ('"t.a"() ({\n', '^b{0}:\n  "t.b"()[^b1, ^b{0}] : () -> ()\n', "}) : () -> ()"),
        ("", '"t.a"() : () -> () loc("a{0}"("f":{0}:1))\n', ""),
    ],
)
def test_the_cost_of_printing_is_linear(before: str, line: str, behind: str) -> None:
    def work(count: int) -> int:
        lines = [line.format(number + 1) for number in range(count)]
        module = read("".join([before, *lines, behind]))
        return steps(lambda: printed(module, FORMS["debuginfo"]))

    # Some of what the small module holds is remembered from before.
    assert work(1000) < 20 * work(100)
