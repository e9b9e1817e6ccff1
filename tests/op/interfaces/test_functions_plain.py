"""Functions that are read at once are those that their own syntax reads."""

from __future__ import annotations

import pytest

import bridge
from bridge.errors import Malformed
from bridge.ir.core import Operation
from bridge.text import memory
from bridge.text.printer import PrintOptions, print_generic

_MANY = 40
"""So often a function is read before that its fast path is asked."""

_FUNCTIONS = (
    "func.func @{0}() {{\n  return\n}}",
    "func.func private @{0}(%a: i32, %b : memref<2xf32>) -> i32 {{\n"
    "  return %a : i32\n}}",
    "func.func @{0}(%a: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {{\n"
    "  return %a, %a : tensor<?xf32>, tensor<?xf32>\n}}",
    "func.func @{0}() -> (i32 {{x}}) {{\n  %c = arith.constant 1 : i32\n"
    "  return %c : i32\n}}",
    "func.func private @{0}(i32, memref<?xf32>) -> f32",
    "func.func private @{0}(i32 {{x}})",
    "func.func private @{0}()\n  attributes {{x}}",
    "func.func private @{0}(i32)\n  -> i32",
    "func.func nested @{0}() {{\n  return\n}} loc(unknown)",
    "llvm.func @{0}(%a: i32, %b: !llvm.ptr) -> i32 {{\n  llvm.return %a : i32\n}}",
    "llvm.func @{0}(i32, ...) -> !llvm.ptr",
    "llvm.func internal @{0}() attributes {{dso_local}} {{\n  llvm.return\n}}",
    "llvm.func @{0}(%a: !llvm.ptr {{llvm.noalias}}) {{\n  llvm.return\n}}",
    "llvm.func private @{0}() {{\n  llvm.return\n}}",
)


def _printed(op: Operation) -> str:
    return print_generic(op, PrintOptions(debuginfo=True, source_names=True))


@pytest.mark.parametrize("form", _FUNCTIONS)
def test_a_function_among_many_is_what_it_is_alone(form: str) -> None:
    text = "\n".join([form.format(f"f{number}") for number in range(_MANY)])
    memory.forget()
    together = [_printed(op).partition(" loc(")[0] for op in bridge.parse(text).body]
    alone = []
    for number in range(_MANY):
        memory.forget()
        op = bridge.parse(form.format(f"f{number}")).body.first
        assert op is not None
        alone.append(_printed(op).partition(" loc(")[0])
    assert together == alone


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ("func.func @{0}() {{\n}}", "expected non-empty function body"),
        ("llvm.func @{0}(%a: index) {{\n  llvm.return\n}}", "expected LLVM type"),
        ("llvm.func @{0}() -> (i32, i32)", "expected zero or one function result"),
        ("func.func private @{0}(%a: i32, i32)", "expected SSA identifier"),
        ("func.func @{0}(%a: i32, %a: i32) {{\n  return\n}}", "already in use"),
    ],
)
def test_what_is_wrong_with_a_function_among_many_is_reported(
    form: str, message: str
) -> None:
    dialect = form.partition(".")[0]
    fine = f"{dialect}.func @{{0}}() {{{{\n  {dialect}.return\n}}}}"
    forms = [*[fine] * _MANY, form]
    text = "\n".join([f.format(f"f{number}") for number, f in enumerate(forms)])
    with pytest.raises(Malformed, match=message):
        bridge.parse(text)
