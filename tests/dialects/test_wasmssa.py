"""The syntax of wasmssa: functions of locals, globals, branches."""

from __future__ import annotations

import pytest

from bridge.dialects.wasmssa import LocalRefType
from bridge.ir.types import I32
from tests.oracles.syntax import check_refused, custom, read

CONSTANT = "{\n    %0 = wasmssa.const 1 : i32\n    wasmssa.return %0 : i32\n  }"
LOCALS = """wasmssa.func exported @f(%arg0: !wasmssa<local ref to i32>, \
%arg1: !wasmssa<local ref to f32> {x.y}) -> i32 attributes {foo} {
    %0 = wasmssa.local_get %arg0 : ref to i32
    %1 = wasmssa.local of type i32
    %2 = wasmssa.local_tee %1 : ref to i32 to %0 : i32
    wasmssa.return %0 : i32
  }"""


def check(text: str) -> None:
    """Not every text that upstream prints is one that it reads."""
    from torch_mlir import ir

    context = ir.Context()
    context.allow_unregistered_dialects = True
    assert custom(read(text)) == str(ir.Module.parse(text, context))


@pytest.mark.parametrize(
    "text",
    [
        LOCALS,
        "wasmssa.func @f()",
        "wasmssa.func @f(!wasmssa<local ref to i32>) -> f32",
        'wasmssa.func "exported" @f()',
        f"wasmssa.global exported @x i32 mutable : {CONSTANT}",
        f"wasmssa.global @x i32 ignored : {CONSTANT}",
        'wasmssa.import_global "a" from "m" as @z mutable : i32',
        'wasmssa.import_global "a" "from" "m" "as" @z ignored : f64',
        """wasmssa.func @f(%arg0: !wasmssa<local ref to i32>) {
          %0 = wasmssa.local_get %arg0 : ref to i32
          wasmssa.if %0 : {wasmssa.block_return} else {wasmssa.block_return} > ^bb1
        ^bb1:
          %1 = wasmssa.const 1 : i32
          wasmssa.global_set @x to %1 : i32
          wasmssa.return
        }
        wasmssa.import_global "a" from "m" as @x mutable : i32""",
    ],
)
def test_an_op_is_read_and_written_as_upstream_does_it(text: str) -> None:
    check(text)


@pytest.mark.parametrize(
    "text",
    [
        "wasmssa.func private @h()",
        f"wasmssa.global foo @y i32 : {CONSTANT}",
        'wasmssa.import_global "a" from "m" as @z',
        'wasmssa.import_global "a" from "m" as @z :',
        "wasmssa.func @h(%a: !wasmssa<local ref to i32>) { wasmssa.if %a : {} >^bb1",
        "wasmssa.func @h(%a: i32) -> i32 { }",
    ],
)
def test_what_is_wrong_is_refused_as_upstream_does_it(text: str) -> None:
    check_refused(text)


def test_a_local_tells_what_it_holds() -> None:
    ty = LocalRefType(I32)
    assert str(ty) == "!wasmssa<local ref to i32>"
    assert ty.element_type is I32
