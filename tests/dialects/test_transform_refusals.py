"""What transformations say that they cannot do."""

from __future__ import annotations

from typing import Final

import pytest

import bridge
from bridge.errors import PassFailed

ANY: Final = "!transform.any_op"
VALUE: Final = "!transform.any_value"
TWO: Final = f"({ANY}) -> ({ANY}, {ANY})"

PAYLOAD: Final = """
#sum = affine_map<(d0, d1) -> (d0 + d1)>
#first = affine_map<(d0, d1) -> (d0)>
#second = affine_map<(d0, d1) -> (d1)>
func.func private @g(i32) -> i32
func.func private @two() -> (i32, i32)
llvm.func @l()
func.func @f(%a: memref<6xi32>, %b: memref<3xi32>, %c: memref<4xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = arith.addi %x, %x : i32
  scf.for %i = %c0 to %c1 step %c1 {
    memref.store %s, %c[%i] : memref<4xi32>
  }
  linalg.fill ins(%x : i32) outs(%b : memref<3xi32>)
  linalg.fill ins(%x : i32) outs(%c : memref<4xi32>)
  linalg.generic {indexing_maps = [#sum, #first, #second],
      iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : memref<6xi32>, memref<3xi32>) outs(%c : memref<4xi32>) {
  ^bb0(%p: i32, %q: i32, %r: i32):
    linalg.yield %p : i32
  }
  return %s : i32
}
"""


def find(name: str, handle: str = "%op") -> str:
    return (
        f'{handle} = transform.structured.match ops{{["{name}"]}} in %all '
        f": ({ANY}) -> {ANY}"
    )


def tile(sizes: str, given: str = "") -> str:
    """Tiles the first loop, by a parameter or a handle perhaps."""
    types = f"({ANY}{given}) -> ({ANY}, {ANY})"
    return (
        f"%t, %l = transform.structured.tile_using_for %op tile_sizes {sizes} : {types}"
    )


PARAMETER: Final = "%n = transform.param.constant 2 : i64 -> !transform.param<i64>"


def call(to: str) -> str:
    return f"%r = transform.func.cast_and_call {to} after %at : ({ANY}) -> {ANY}"


def handled(to: str) -> str:
    types = f"({ANY}, {ANY}) -> {ANY}"
    return f"%r = transform.func.cast_and_call {to} after %at : {types}"


def given(handle: str, what: str) -> str:
    return f"{handle} = {what} : ({ANY}) -> {VALUE}"


SUM: Final = find("arith.addi", "%sum")
CASES: Final = {
    "only ops implementing TilingInterface are supported": [
        find("func.return"),
        tile("[2]"),
    ],
    "how tiles lie in the operands is not known here": [
        find("linalg.generic"),
        tile("[2, 0]"),
    ],
    "expected as many dynamic sizes as target ops \\(2\\), got 1": [
        find("linalg.fill"),
        PARAMETER,
        tile("[%n]", ", !transform.param<i64>"),
    ],
    "expected sizes to be produced by ops with a single index-type result": [
        find("linalg.generic"),
        find("func.return", "%n"),
        tile("[0, %n]", f", {ANY}"),
    ],
    "failed to promote": [
        find("linalg.generic"),
        f"%p = transform.structured.promote %op : ({ANY}) -> {ANY}",
    ],
    "Unsupported Op, cannot vectorize": [
        find("func.return"),
        f"transform.structured.vectorize %op : {ANY}",
    ],
    "transform applied to the wrong op kind": [
        find("func.return"),
        f"transform.loop.promote_if_one_iteration %op : {ANY}",
    ],
    "failed to unroll, incorrect type of payload": [
        find("func.return"),
        f"transform.loop.unroll %op {{factor = 2}} : {ANY}",
    ],
    "failed to outline": [
        find("func.func"),
        f'%p, %r = transform.loop.outline %op {{func_name = "h"}} : {TWO}',
    ],
    "requires exactly one target handle \\(got 2\\)": [
        find("linalg.fill"),
        f"%p = transform.loop.fuse_sibling %op into %op : ({ANY}, {ANY}) -> {ANY}",
    ],
    "unsupported target op": [
        find("memref.store"),
        "%p = transform.memref.make_loop_independent %op {num_loops = 1} : "
        f"({ANY}) -> {ANY}",
    ],
    "could not find 1-th enclosing loop": [
        find("memref.store"),
        "%p = transform.memref.make_loop_independent %op {num_loops = 2} : "
        f"({ANY}) -> {ANY}",
    ],
    "nothing can follow the insertion point": [
        find("func.return", "%at"),
        call("@l"),
    ],
    "unresolved symbol @l": [
        find("scf.for", "%at"),
        call("@l"),
    ],
    "requires a single function to call": [
        find("scf.for", "%at"),
        find("func.func", "%to"),
        handled("%to"),
    ],
    "invalid non-function callee": [
        find("scf.for", "%at"),
        find("llvm.func", "%to"),
        handled("%to"),
    ],
    "cast and call output values must be unique": [
        find("scf.for", "%at"),
        SUM,
        given("%sums", "transform.get_result %sum[all]"),
        f"%twice = transform.merge_handles %sums, %sums : {VALUE}",
        f"%r = transform.func.cast_and_call @g(%sums) -> %twice after %at "
        f": ({ANY}, {VALUE}, {VALUE}) -> {ANY}",
    ],
    "Only one op can be specified as an insertion point": [
        find("linalg.fill", "%at"),
        call("@g"),
    ],
    "mismatch between number of function results 2 and number of outputs 0": [
        find("scf.for", "%at"),
        call("@two"),
    ],
    "mismatch between number of function arguments 1 and number of inputs 0": [
        find("scf.for", "%at"),
        call("@g"),
    ],
}


@pytest.mark.parametrize("text", CASES)
def test_what_cannot_be_done_is_told(text: str) -> None:
    body = "\n".join(CASES[text])
    module = bridge.parse(
        f"{PAYLOAD}module attributes {{transform.with_named_sequence}} {{\n"
        f"transform.named_sequence @__transform_main(%all: {ANY}) {{\n"
        f"{body}\ntransform.yield\n}}\n}}"
    )
    with pytest.raises(PassFailed, match=text):
        bridge.run_passes(module, "transform-interpreter", engine="native")
    bridge.verify(module)


@pytest.mark.parametrize(
    "inside", ["func.call @g(%x) : (i32) -> i32", "memref.dealloc %d : memref<4xi32>"]
)
def test_iterations_do_not_overlap_where_more_is_done_than_access(inside: str) -> None:
    loops = '!transform.op<"scf.for">'
    module = bridge.parse(
        f"""func.func private @g(i32) -> i32
func.func @f(%x: i32) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {{
    %d = memref.alloc() : memref<4xi32>
    memref.store %x, %d[%c0] : memref<4xi32>
    {"%r = " if "call" in inside else ""}{inside}
  }}
  return
}}
module attributes {{transform.with_named_sequence}} {{
transform.named_sequence @__transform_main(%all: {ANY}) {{
  %op = transform.structured.match ops{{["scf.for"]}} in %all : ({ANY}) -> {loops}
  %p = transform.loop.pipeline %op : ({loops}) -> {ANY}
  transform.yield
}}
}}"""
    )
    with pytest.raises(PassFailed, match="failed to apply"):
        bridge.run_passes(module, "transform-interpreter", engine="native")
