"""Hand-written syntax of ops of small dialects, against upstream's."""

from __future__ import annotations

import pytest

from tests.oracles.syntax import check_printed, check_refused

ARGUMENTS = (
    "%i: index, %x: f32, %c: i1, %vc: vector<4xi1>, %v: vector<4xf32>, "
    "%u: tensor<?x4xf32>, %s: tensor<4xf32>, %tok: !async.token, "
    "%val: !async.value<f32>, %w: !shape.witness, %sh: !shape.shape"
)
SPARSE = "#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : dense) }>"
SPACE = f"!sparse_tensor.iter_space<{SPARSE}, lvls = 0 to 2>"


def function(body: str) -> str:
    """A function of the arguments above, with its end."""
    return f"func.func @f({ARGUMENTS}) {{\n  {body}\n  return\n}}\n"


PRINTED = [
    "%r = arith.select %c, %i, %i : index",
    "%r = arith.select %vc, %v, %v {tag} : vector<4xi1>, vector<4xf32>",
    "%r = bufferization.alloc_tensor() : tensor<4xf32>",
    "%r = bufferization.alloc_tensor(%i, %i) size_hint=%i {tag} : tensor<?x?xf32>",
    "%r = bufferization.alloc_tensor() copy(%u) : tensor<?x4xf32>",
    "%r = async.execute {\n    async.yield\n  }",
    "%r, %q = async.execute [%tok, %tok] (%val as %y: !async.value<f32>) -> "
    "!async.value<f32> attributes {tag} {\n    async.yield %y : f32\n  }",
    "shape.assuming %w {} {tag}",
    "%r = shape.assuming %w -> index {\n    shape.assuming_yield %i : index\n  }",
    "%r = shape.const_shape {tag} [1, 2] : tensor<2xindex>",
    "%r = shape.reduce(%sh, %i) : !shape.shape -> index {\n"
    "  ^bb0(%a: index, %b: !shape.size, %e: index):\n    shape.yield %e : index\n  }",
]


@pytest.mark.parametrize("body", PRINTED)
def test_ops_are_read_and_printed_as_upstream_does(body: str) -> None:
    check_printed(function(body))


REFUSED = [
    "%r = arith.select %c, %i : index",
    "%r = arith.select (%c, %i, %i) : index",
    "%r = arith.select : index",
    "%r = arith.select %i, %i, %i : index",
    "%r = bufferization.alloc_tensor : tensor<4xf32>",
    "%r = bufferization.alloc_tensor() copy %u : tensor<?x4xf32>",
    "%r = bufferization.alloc_tensor() copy(%s) : tensor<?x4xf32>",
    "%r = bufferization.alloc_tensor() size_hint %i : tensor<4xf32>",
    "%r = bufferization.alloc_tensor() : memref<4xf32>",
    "%r = async.execute [%i] {}",
    "%r = async.execute (%val at %y: !async.value<f32>) {}",
    "%r = async.execute (%val as %y) {}",
    "%r = async.execute",
    "shape.assuming %i {}",
    "shape.assuming {}",
    "%r = shape.const_shape [1, 2]",
    "%r = shape.const_shape 5 : !shape.shape",
    "%r = shape.reduce(%sh, %i, %i) : !shape.shape -> index {}",
    "%r = shape.reduce %sh, %i : !shape.shape -> index {}",
]


@pytest.mark.parametrize("body", REFUSED)
def test_malformed_ops_are_refused_as_upstream_refuses_them(body: str) -> None:
    check_refused(function(body))


def sparse(body: str) -> str:
    arguments = f"%p: {SPACE}, %q: {SPACE}, %i: index, %x: f32"
    return f"func.func @f({arguments}) {{\n  {body}\n  return\n}}\n"


SPARSE_PRINTED = [
    f"sparse_tensor.iterate %it in %p : {SPACE} {{}}",
    f"sparse_tensor.iterate %it in %p at(%a, _) : {SPACE} {{}}",
    f"%r = sparse_tensor.iterate %it in %p at(_, %a) iter_args(%y = %x) : {SPACE}  "
    "-> f32 {\n    sparse_tensor.yield %y : f32\n  }",
    f"%r = sparse_tensor.coiterate (%p, %q) at(%a, %b) iter_args(%y = %x) : ({SPACE}, "
    f"{SPACE}) -> f32\n  case %it, _ {{\n    sparse_tensor.yield %y : f32\n  }}\n"
    "  case %it, %jt {\n    sparse_tensor.yield %y : f32\n  }",
    f"sparse_tensor.coiterate (%p, %q) : ({SPACE}, {SPACE})\n  case _, %it {{}}",
]


@pytest.mark.parametrize("body", SPARSE_PRINTED)
def test_loops_over_stored_elements_are_read_and_printed_as_upstream_does(
    body: str,
) -> None:
    check_printed(sparse(body))


SPARSE_REFUSED = [
    f"sparse_tensor.iterate in %p : {SPACE} {{}}",
    f"sparse_tensor.iterate %it, %jt in %p : {SPACE} {{}}",
    f"sparse_tensor.iterate %it, %jt in %p, %q : {SPACE}, {SPACE} {{}}",
    f"sparse_tensor.iterate %it on %p : {SPACE} {{}}",
    f"sparse_tensor.iterate %it in %p : {SPACE}, {SPACE} {{}}",
    "sparse_tensor.iterate %it in %i : index {}",
    f"sparse_tensor.iterate %it in %p iter_args(%y = %x) : {SPACE} {{}}",
    f"sparse_tensor.iterate %it in %p iter_args(%y = %x) : {SPACE} -> (f32, f32) {{}}",
    f"sparse_tensor.coiterate %p : {SPACE}",
    f"sparse_tensor.coiterate (%p) : {SPACE}",
    f"sparse_tensor.coiterate (%p) : ({SPACE}) case _, %it {{}}",
    f"sparse_tensor.coiterate (%p, %q) : ({SPACE}) case _, %it {{}}",
]


@pytest.mark.parametrize("body", SPARSE_REFUSED)
def test_malformed_loops_over_stored_elements_are_refused_as_upstream_refuses_them(
    body: str,
) -> None:
    check_refused(sparse(body))


FUNCTIONS = [
    "async.func @f(%a: !async.token) -> !async.token {\n  return\n}",
    "async.func private @f(i32 {llvm.tag}) -> (!async.token {llvm.tag}) "
    "attributes {tag}",
    "shape.function_library @lib attributes {tag} {\n"
    "  shape.func @same(%a: !shape.value_shape) -> !shape.shape {\n"
    "    %0 = shape_of %a : !shape.value_shape -> !shape.shape\n"
    "    return %0 : !shape.shape\n  }\n} mapping {test.same = @same}",
    "func.func nested @f(%a: i32 {llvm.tag}) -> (i32, i32 {llvm.tag}) {\n"
    "  return %a, %a : i32, i32\n}",
    "func.func private @f() -> (() -> i32)",
]


@pytest.mark.parametrize("text", FUNCTIONS)
def test_functions_are_read_and_printed_as_upstream_does(text: str) -> None:
    check_printed(text)


FUNCTIONS_REFUSED = [
    "func.func f()",
    "func.func private @f(i32, %a: i32)",
    "func.func private @f(%a: i32, i32)",
    "func.func private @f(i32",
    "func.func @f() -> {}",
    "func.func @f() {}",
    "func.func @f(%a: i32, %a: i32) {}",
    'func.func @f() attributes {sym_name = "g"}',
    "func.func hidden @f()",
    "func.func private @f(...)",
    "shape.function_library lib {} mapping {}",
    "shape.function_library @lib {} mapping [4]",
]


@pytest.mark.parametrize("text", FUNCTIONS_REFUSED)
def test_malformed_functions_are_refused_as_upstream_refuses_them(text: str) -> None:
    check_refused(text)
