"""Symbols, functions, control flow, loops, casts, views and destinations."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first

LOOP = """func.func @f(%a: index, %b: index, %c: i32, %d: i64) {{
  %0 = "scf.for"(%a, %b, %a, {init}) ({{
  ^bb0(%i: index, %x: {argument}):
    "scf.yield"({given}) : ({types}) -> ()
  }}) : (index, index, index, {of_init}) -> {result}
  return
}}"""


def loop(init: str, argument: str, given: str, result: str) -> str:
    """A loop that carries one value of these types."""
    values = {"i32": "%c", "i64": "%d", "": ""}
    return LOOP.format(
        init=values[init],
        of_init=init,
        argument=argument,
        given=values[given],
        types=given,
        result=result,
    )


CONSTANT_TRIPS = """func.func @f(%c: i32, %d: i64) {{
  %0 = arith.constant 0 : index
  %1 = arith.constant {upper} : index
  %2 = arith.constant 1 : index
  %3 = "scf.for"(%0, %1, %2, %c) ({{
  ^bb0(%i: index, %x: i64):
    "scf.yield"(%x) : (i64) -> ()
  }}) : (index, index, index, i32) -> i32
  return
}}"""

WRONG = {
    # Symbols
    "func.func private @f()\nfunc.func private @f()": (
        "redefinition of symbol named 'f'"
    ),
    "func.func @f()": "symbol declaration cannot have public visibility",
    "module attributes {sym_visibility = 3 : i32} {\n}": "attribute 'sym_visibility'",
    '"func.func"() <{function_type = () -> (), sym_name = "f", '
    'sym_visibility = "x"}> ({\n}) : () -> ()': (
        'visibility expected to be one of ["public", "private", "nested"], but got "x"'
    ),
    "scf.execute_region {\n  func.func private @f()\n  scf.yield\n}": (
        "symbol's parent must have the SymbolTable trait"
    ),
    "func.func @f() {\n  call @g() : () -> ()\n  return\n}": (
        "'g' does not reference a valid function"
    ),
    'func.func private @g()\n"t.table"() ({\n  "func.call"() <{callee = @g}> : () -> ()'
    "\n}) : () -> ()": "'g' does not reference a valid function",
    # Functions
    "func.func private @f(i32) attributes {arg_attrs = []}": (
        "expects argument attribute array to have the same number of elements as the "
        "number of function arguments, got 0, but expected 1"
    ),
    "func.func private @f(i32 {a = 1 : i32})": (
        "arguments may only have dialect attributes"
    ),
    "func.func private @f() -> (i32 {a = 1 : i32})": (
        "results may only have dialect attributes"
    ),
    '"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({\n'
    '^bb0:\n  "func.return"() : () -> ()\n}) : () -> ()': (
        "entry block must have 1 arguments to match function signature"
    ),
    '"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({\n'
    '^bb0(%a: i64):\n  "func.return"() : () -> ()\n}) : () -> ()': (
        "type of entry block argument #0('i64') must match the type of the "
        "corresponding argument in function signature('i32')"
    ),
    "func.func private @f(i32 {bufferization.access = 1 : i32})": (
        "'bufferization.access' is expected to be a string attribute"
    ),
    "func.func private @f(i32 {llvm.noalias = 1 : i32})": (
        '"llvm.noalias" should be a unit attribute'
    ),
    "func.func private @f() -> (i32 {llvm.byval = i32})": (
        '"llvm.byval" is not a valid result attribute'
    ),
    # Branches
    "func.func @f(%a: i32) {\n  cf.br ^bb1(%a : i32)\n^bb1:\n  return\n}": (
        "branch has 1 operands for successor #0, but target block has 0"
    ),
    "func.func @f(%a: i32) {\n  cf.br ^bb1(%a : i32)\n^bb1(%b: i64):\n  return\n}": (
        "type mismatch for bb argument #0 of successor #0"
    ),
    "func.func @f(%a: i1) {\n  cf.cond_br %a weights([0, 0]), ^bb1, ^bb1\n^bb1:\n"
    "  return\n}": "branch weights cannot all be zero",
    # Regions that values flow through
    loop("i32", "i64", "i64", "i32"): (
        "from parent to Region #0: successor operand type #0 'i32' should match "
        "successor input type #0 'i64'"
    ),
    loop("i32", "i32", "i64", "i32"): "from Operation scf.yield to Region #0",
    loop("i32", "i32", "i32", "i64"): "from parent to Operation scf.for",
    loop("i32", "i32", "", "i32"): "region branch point has 0 operands",
    CONSTANT_TRIPS.format(upper=0): "from Operation scf.yield to Operation scf.for",
    CONSTANT_TRIPS.format(upper=1): "from parent to Region #0",
    CONSTANT_TRIPS.format(upper=9): "from parent to Region #0",
    # Casts
    'func.func @f(%a: memref<4xf32>) {\n  %0 = "memref.cast"(%a) : (memref<4xf32>) -> '
    "memref<5xf32>\n  return\n}": "are cast incompatible",
    'func.func @f(%a: f32) {\n  %0 = "arith.extf"(%a) : (f32) -> f16\n  return\n}': (
        "operand type 'f32' and result type 'f16' are cast incompatible"
    ),
    # Offsets, sizes and strides
    'func.func @f(%a: memref<8x8xf32>) {\n  %0 = "memref.subview"(%a) <{'
    "operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, "
    "static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>}> : "
    "(memref<8x8xf32>) -> memref<4x4xf32, strided<[8, 1]>>\n  return\n}": (
        "expected mixed offsets rank to match mixed sizes rank (1 vs 2)"
    ),
    'func.func @f(%a: memref<8xf32>) {\n  %0 = "memref.subview"(%a) <{'
    "operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -1>, "
    "static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : "
    "(memref<8xf32>) -> memref<4xf32, strided<[1]>>\n  return\n}": (
        "expected offsets to be non-negative, but got -1"
    ),
    # Destinations
    'func.func @f(%a: f32, %b: tensor<4xf32>) {\n  %0 = "linalg.fill"(%a, %b) <{'
    "operandSegmentSizes = array<i32: 1, 1>}> ({\n  ^bb0(%x: f32, %y: f32):\n"
    "    linalg.yield %x : f32\n  }) : (f32, tensor<4xf32>) -> tensor<5xf32>\n"
    "  return\n}": (
        "expected type of operand #1 ('tensor<4xf32>') to match type of corresponding "
        "result ('tensor<5xf32>')"
    ),
    # Attributes of dialects
    "module attributes {gpu.container_module} {\n  func.func @f() "
    "attributes {gpu.container_module} {\n    return\n  }\n}": (
        "expected 'gpu.container_module' attribute to be attached to 'builtin.module'"
    ),
    "module attributes {dlti.dl_spec = 3 : i32} {\n}": (
        "'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute"
    ),
    "module attributes {linalg.x} {\n}": "not supported by the linalg dialect",
    "module attributes {transform.x} {\n}": 'unknown attribute: "transform.x"',
    "module attributes {shape.lib = 1 : i32} {\n}": "only SymbolRefAttr or array",
    "module attributes {shape.lib = @x} {\n}": "shape function library @x not found",
    "module attributes {spirv.x} {\n}": "found unsupported 'spirv.x' attribute",
    "module attributes {rocdl.kernel} {\n}": "attribute attached to unexpected op",
    "module attributes {nvvm.kernel} {\n}": "attribute attached to unexpected op",
    "module attributes {nvvm.maxntid = 3 : i32} {\n}": (
        "attribute must be integer array with maximum 3 index"
    ),
    "module attributes {a} {\n}": "dialect-prefixed names, found: 'a'",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_an_interface_forbids_is_told_as_upstream_tells_it(text: str) -> None:
    assert WRONG[text] in first(text)
    assert emitted(text) == emitted_by_reference(text)


RIGHT = (
    loop("i32", "i32", "i32", "i32"),
    "func.func private @f(i32 {llvm.noundef})",
    "module @a {\n  module @a {\n  }\n}",
    'module attributes {unknown.x, llvm.data_layout = "e"} {\n}',
    "func.func @f() {\n  call @g() : () -> ()\n  return\n}\nfunc.func private @g()",
)


@pytest.mark.parametrize("text", RIGHT)
def test_what_an_interface_allows_is_right(text: str) -> None:
    assert emitted(text) == emitted_by_reference(text) == []
