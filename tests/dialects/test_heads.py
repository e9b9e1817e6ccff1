"""Heads of functions and loops that are read at once, as the grammar reads them."""

from __future__ import annotations

import pytest

import bridge
from bridge.ir.core import Operation
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import ModuleReader, read_module
from bridge.text.printer import PrintOptions, print_generic
from bridge.text.state import State

OPTIONS = PrintOptions(debuginfo=True)


def exactly(text: str) -> Operation:
    state = State(known_dialect=REFERENCE.has_dialect, defined=REFERENCE.defined)
    reader = ModuleReader(Source(text), state, REFERENCE)
    reader.exact = True
    return reader.module()


HEADS = [
    "func.func @f() { return }",
    "func.func private @f(%a: i32) { return }",
    "func.func @f(%a: i32, %long.name: memref<4x?xf32, strided<[?, 1]>>) { return }",
    "func.func @f(\n    %a : i32, // one\n    %b : i32) { return }",
    "func.func @f(%a : i32,\n  %b : vector<[4]xf32>)\n  -> i32 { return %a: i32 }",
    "func.func @f(%a: i32) -> (i32, i32) { return %a, %a : i32, i32 }",
    "func.func @f(%a: () -> i32) { return }",
    "func.func @f(%a: i32) -> () { return }",
    "func.func @f(%a: i32 {x.y}) -> (i32 {x.z = 1}) { return %a : i32 }",
    'func.func @f(%a: i32 loc("a")) { return } loc("b")',
    "func.func @f(%a: i32) attributes {x.y} { return }",
    'func.func @"a b"(%a: i32) { return }',
    "func.func @f(i32, i32)\nfunc.func @g() { return }",
    "func.func @f(%a: i32) { %0 = arith.addi %a, %a : i32\n return }",
]
LOOPS = [
    "affine.for %i = 0 to 10 { }",
    "affine.for %i = -3 to 10 step 2 { } {x.y = 1}",
    'affine.for %i = %n to %n step 1 { } loc("a")',
    "affine.for %i = %n to 10 { affine.for %j = %i to %n { } }",
    "affine.for %i = max affine_map<(d0) -> (d0, 3)>(%n) to %n { }",
    """%r = affine.for %i = 0 to 10 iter_args(%s = %n) -> index {
      affine.yield %s : index
    }""",
    "affine.for %i = 0 to 10 { %x = arith.addi %i, %n : index }",
]


@pytest.mark.parametrize(
    "text",
    [
        *HEADS,
        *[f"func.func @f(%n: index) {{\n  {loop}\n  return\n}}" for loop in LOOPS],
    ],
)
def test_a_head_is_read_at_once_as_the_grammar_reads_it(text: str) -> None:
    wanted = print_generic(exactly(text), OPTIONS)
    for _ in range(2):
        found = read_module(Source(text), registry=REFERENCE)
        assert print_generic(found, OPTIONS) == wanted


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("func.func @f() { }", "expected non-empty function body"),
        ("func.func @f(%a: i32, %a: i32) { return }", "'%a' is already in use"),
        ("func.func @f(%a: i32, i32) { return }", "expected SSA identifier"),
        ("func.func @f(%a: i32, %b: none32) { return }", "none32"),
        ("func.func @f(%a: i32,) { return }", "expected SSA identifier"),
        ("func.func @f(%a#1: i32) { return }", "result number not allowed"),
        ("func.func @f(%a: i32, %b) { return }", "expected ':'"),
        ("func.func @f(%a: i32 %b: i32) { return }", r"expected '\)'"),
        ("func.func @f(%a: i32) { affine.for %i = %a to 3 { } return }", "type"),
        ("func.func @f() { affine.for %i = 0 to 3 { addi } return }", "not found"),
        ("func.func @f(%a: i32) { return } {x.y}", "expected operation name"),
    ],
)
def test_a_wrong_head_is_refused_as_the_grammar_refuses_it(
    text: str, message: str
) -> None:
    for _ in range(2):
        with pytest.raises(bridge.Malformed, match=message):
            bridge.parse(text)
