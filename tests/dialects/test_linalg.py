"""The linalg dialect's own syntax, against upstream's."""

from __future__ import annotations

import pytest

import bridge
from bridge.errors import Malformed
from tests.oracles.syntax import check_printed, check_refused, read

ARGUMENTS = """\
  %m: memref<4xf32>, %n: memref<4xf32>, %z: memref<f32>, %t: tensor<4xf32>,
  %i: memref<4xi32>, %b: memref<4xi1>, %x: memref<4xindex>, %f: f32,
  %a: tensor<4x4xf32>, %c: tensor<3x4x4xf32>, %k: memref<4x?x2x8xf32>,
  %u: memref<8x?xf32>, %e: tensor<1x4x4xf32>, %d: index,
  %v: memref<?x8x?xf32>
"""


def function(body: str) -> str:
    """A function of the arguments above, with its end."""
    maps = (
        "#id = affine_map<(d0) -> (d0)>\n"
        "#mk = affine_map<(d0, d1, d2) -> (d0, d2)>\n"
        "#km = affine_map<(d0, d1, d2) -> (d2, d0)>\n"
        "#kn = affine_map<(d0, d1, d2) -> (d2, d1)>\n"
        "#mn = affine_map<(d0, d1, d2) -> (d0, d1)>\n"
    )
    return f"{maps}func.func @f(\n{ARGUMENTS}) {{\n  {body}\n  return\n}}\n"


BODY = "{\n  ^bb0(%p: f32, %q: f32):\n    linalg.yield %p : f32\n  }"
TRAITS = '{indexing_maps = [#id, #id], iterator_types = ["parallel"]}'

PRINTED = [
    f"linalg.generic {TRAITS} ins(%m : memref<4xf32>) outs(%n : memref<4xf32>) {BODY}",
    'linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"], '
    'doc = "d", library_call = "l", other} ins(%m : memref<4xf32>) '
    f"outs(%n : memref<4xf32>) attrs = {{tag, n = 1}} {BODY}",
    f"%r = linalg.generic {TRAITS} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) "
    f"{BODY} -> tensor<4xf32>",
    'linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} '
    "outs(%n : memref<4xf32>) {\n  ^bb0(%q: f32):\n"
    "    linalg.yield %q {tag} : f32\n  }",
    "linalg.map {arith.addf} ins(%m, %m : memref<4xf32>, memref<4xf32>) "
    "outs(%n : memref<4xf32>)",
    "linalg.map {arith.addf {fastmath = #arith.fastmath<nnan>, tag}} "
    "ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%n : memref<4xf32>) {tag}",
    "linalg.map {arith.addi} ins(%i, %i : memref<4xi32>, memref<4xi32>) "
    "outs(%i : memref<4xi32>)",
    "%r = linalg.map ins(%t, %t : tensor<4xf32>, tensor<4xf32>) "
    "outs(%t : tensor<4xf32>) (%p: f32, %q: f32, %o: f32) {\n"
    "    %y = arith.addf %q, %p : f32\n    linalg.yield %y : f32\n  }",
    "linalg.map outs(%m : memref<4xf32>) {tag} (%o: f32) {\n"
    "    linalg.yield %f : f32\n  }",
    "linalg.reduce {arith.addf} ins(%m : memref<4xf32>) outs(%z : memref<f32>) "
    "dimensions = [0]",
    "linalg.reduce {arith.addf {fastmath = #arith.fastmath<fast>}} "
    "ins(%m : memref<4xf32>) outs(%z : memref<f32>) dimensions = [0] {tag}",
    "linalg.reduce ins(%m : memref<4xf32>) outs(%z : memref<f32>) dimensions = [0] "
    "(%p: f32, %q: f32) {\n    %y = arith.addf %p, %q : f32\n"
    "    linalg.yield %y : f32\n  }",
    "%r = linalg.transpose ins(%a : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) "
    "permutation = [1, 0]",
    "linalg.transpose ins(%m : memref<4xf32>) outs(%n : memref<4xf32>) "
    "permutation = [0] {tag}",
    "%r = linalg.broadcast ins(%t : tensor<4xf32>) outs(%a : tensor<4x4xf32>) "
    "dimensions = [1] {tag}",
    "linalg.broadcast ins(%z : memref<f32>) outs(%m : memref<4xf32>) dimensions = [0]",
    "%r = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) "
    "outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>",
    "%r = linalg.matmul indexing_maps = [#mk, #kn, #mn] "
    "ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) "
    "{tag} -> tensor<4x4xf32>",
    "%r = linalg.matmul indexing_maps = [#km, #kn, #mn] {one} "
    "ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) "
    "{two} -> tensor<4x4xf32>",
    "%r = linalg.matmul <{cast = #linalg.type_fn<cast_unsigned>}> {tag} "
    "ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) "
    "-> tensor<4x4xf32>",
    "%r = linalg.contract indexing_maps = [#mk, #kn, #mn] "
    "{cast = #linalg.type_fn<cast_unsigned>} "
    "ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) "
    "-> tensor<4x4xf32>",
    "%r = linalg.batch_matmul ins(%c, %c : tensor<3x4x4xf32>, tensor<3x4x4xf32>) "
    "outs(%c : tensor<3x4x4xf32>) -> tensor<3x4x4xf32>",
    "%r = linalg.batch_matmul "
    "indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, "
    "affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, "
    "affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] "
    "ins(%c, %c : tensor<3x4x4xf32>, tensor<3x4x4xf32>) "
    "outs(%c : tensor<3x4x4xf32>) -> tensor<3x4x4xf32>",
    "%r = linalg.batch_reduce_matmul {tag} "
    "ins(%c, %c : tensor<3x4x4xf32>, tensor<3x4x4xf32>) "
    "outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>",
    "%r = linalg.elementwise kind=#linalg.elementwise_kind<exp> "
    "ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>",
    "linalg.elementwise kind = #linalg.elementwise_kind<add> "
    "indexing_maps = [#id, #id, #id] ins(%m, %n : memref<4xf32>, memref<4xf32>) "
    "outs(%m : memref<4xf32>) {tag}",
    "linalg.elementwise kind=#linalg.elementwise_kind<select> "
    "indexing_maps = [#id, affine_map<(d0) -> ()>, #id, #id] "
    "ins(%b, %z, %m : memref<4xi1>, memref<f32>, memref<4xf32>) "
    "outs(%m : memref<4xf32>)",
    "%r = linalg.softmax dimension(1) ins(%a : tensor<4x4xf32>) "
    "outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>",
    "linalg.pack %u inner_dims_pos = [0, 1] inner_tiles = [2, 8] into %k : "
    "memref<8x?xf32> -> memref<4x?x2x8xf32>",
    "linalg.unpack %k outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] "
    "inner_tiles = [2, 8] into %u {tag} : memref<4x?x2x8xf32> -> memref<8x?xf32>",
    "linalg.pack %u padding_value(%f : f32) outer_dims_perm = [1, 0] "
    "inner_dims_pos = [1] inner_tiles = [%d] into %v {tag} : "
    "memref<8x?xf32> -> memref<?x8x?xf32>",
    "%p = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %e : "
    "tensor<4x4xf32> -> tensor<1x4x4xf32>\n"
    "  %r = linalg.unpack %p inner_dims_pos = [0] inner_tiles = [4] into %a : "
    "tensor<1x4x4xf32> -> tensor<4x4xf32>",
    "linalg.add ins(%m, %n : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>) "
    "{tag}",
    "linalg.div ins(%i, %i : memref<4xi32>, memref<4xi32>) outs(%i : memref<4xi32>)",
    "linalg.mul ins(%b, %b : memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)",
    "%r = linalg.fill ins(%f : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>",
]


@pytest.mark.parametrize("body", PRINTED)
def test_ops_are_read_and_printed_as_upstream_does(body: str) -> None:
    check_printed(function(body))


REFUSED = [
    "linalg.batch_matmul ins(%m, %x : memref<4xf32>, memref<4xindex>) "
    "outs(%m : memref<4xf32>)",
    "linalg.generic ins(%m : memref<4xf32>) {}",
    "linalg.generic {} ins(%m : memref<4xf32>) {}",
    "linalg.generic {iterator_types = 3} ins(%m : memref<4xf32>) {}",
    'linalg.generic {iterator_types = ["both"]} ins(%m : memref<4xf32>) {}',
    f"linalg.generic {TRAITS} in(%m : memref<4xf32>) outs(%n : memref<4xf32>) {BODY}",
    f"linalg.generic {TRAITS} ins %m : memref<4xf32> outs(%n : memref<4xf32>) {BODY}",
    f"linalg.generic {TRAITS} ins(%m) outs(%n : memref<4xf32>) {BODY}",
    f"linalg.generic {TRAITS} ins(%m, %n : memref<4xf32>) {BODY}",
    f"linalg.generic {TRAITS} ins(%i : memref<4xf32>) {BODY}",
    f"linalg.generic {TRAITS} ins(%m : memref<4xf32>) attrs {{tag}} {BODY}",
    f"linalg.generic {TRAITS} {{tag}} ins(%m : memref<4xf32>) attrs = {{tag}} {BODY}",
    f"linalg.generic {TRAITS} ins(%m : memref<4xf32>)",
    "linalg.generic {indexing_maps = 1, iterator_types = []} "
    "ins(%m : memref<4xf32>) {}",
    "linalg.map {@f} ins(%m : memref<4xf32>) outs(%n : memref<4xf32>)",
    "linalg.map {arith.addf ins(%m : memref<4xf32>) outs(%n : memref<4xf32>)",
    "linalg.map ins(%m : memref<4xf32>) outs(%n : memref<4xf32>)",
    "linalg.map ins(%m : memref<4xf32>) outs(%n : memref<4xf32>) (%p) {}",
    "linalg.map ins(%m : memref<4xf32>) outs(%n : memref<4xf32>) (%p: f32)",
    "linalg.reduce {arith.addf} ins(%m : memref<4xf32>) outs(%z : memref<f32>)",
    "linalg.reduce {arith.addf} ins(%m : memref<4xf32>) outs(%z : memref<f32>) "
    "dimensions [0]",
    "linalg.transpose ins(%m : memref<4xf32>) outs(%n : memref<4xf32>) dims = [0]",
    "linalg.matmul ins(%m : memref<4xf32>) outs(%n : memref<4xf32>)",
    "linalg.matmul indexing_maps [#mk] ins(%m : memref<4xf32>)",
    "linalg.matmul indexing_maps = [1] ins(%m : memref<4xf32>)",
    "linalg.matmul indexing_maps = #mk ins(%m : memref<4xf32>)",
    "linalg.matmul {cast = 1} ins(%m, %m : memref<4xf32>, memref<4xf32>) "
    "outs(%m : memref<4xf32>)",
    "linalg.matmul ins(%m, %x : memref<4xf32>, memref<4xindex>) "
    "outs(%m : memref<4xf32>)",
    "linalg.contract ins(%m, %m : memref<4xf32>, memref<4xf32>) "
    "outs(%m : memref<4xf32>)",
    "linalg.batch_matmul indexing_maps = #mk ins(%m : memref<4xf32>)",
    "linalg.batch_matmul indexing_maps = [#mk, 1] ins(%m : memref<4xf32>)",
    "linalg.batch_reduce_matmul indexing_maps = [] ins(%m : memref<4xf32>)",
    "linalg.elementwise ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)",
    "linalg.elementwise kind=7 ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)",
    "linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%m : memref<4xf32>) "
    "outs(%m : memref<4xf32>)",
    "linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [7] "
    "ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)",
    "linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%m : memref<4xf32>) "
    "outs(%f : f32)",
    "linalg.add ins() outs(%m : memref<4xf32>)",
    "linalg.add ins(%m, %i : memref<4xf32>, memref<4xi32>) outs(%m : memref<4xf32>)",
    "linalg.sub ins(%b, %b : memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)",
    "linalg.div ins(%b, %b : memref<4xi1>, memref<4xi1>) outs(%b : memref<4xi1>)",
    "linalg.div_unsigned ins(%m, %m : memref<4xf32>, memref<4xf32>) "
    "outs(%m : memref<4xf32>)",
    "linalg.pooling_nwc_max_unsigned ins(%m, %m : memref<4xf32>, memref<4xf32>) "
    "outs(%m : memref<4xf32>)",
    "linalg.exp ins(%i : memref<4xi32>) outs(%m : memref<4xf32>)",
    "linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) -> ",
    "linalg.conv_1d_nwc_wcf {strides = 1 : i64} "
    "ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)",
    "linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<2xi64>} "
    "ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)",
    "linalg.pack %u padding_value(%f) inner_dims_pos = [1] inner_tiles = [%d] into "
    "%v : memref<8x?xf32> -> memref<?x8x?xf32>",
    "linalg.pack %u inner_dims_pos = [1] inner_tiles = [%d] to %v : "
    "memref<8x?xf32> -> memref<?x8x?xf32>",
    "linalg.unpack %k padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [8] "
    "into %u : memref<4x?x2x8xf32> -> memref<8x?xf32>",
    "linalg.unpack %k inner_tiles = [2, 8] into %u : "
    "memref<4x?x2x8xf32> -> memref<8x?xf32>",
    "linalg.unpack %k inner_dims_pos = [0, 1] inner_tiles = [2, 8] into %u : "
    "memref<4x?x2x8xf32>",
    "linalg.unpack %k inner_dims_pos = 0 inner_tiles = [2, 8] into %u : "
    "memref<4x?x2x8xf32> -> memref<8x?xf32>",
    "linalg.yield %f",
    "linalg.yield : f32",
    "linalg.yield %f, %f : f32",
]


@pytest.mark.parametrize("body", REFUSED)
def test_malformed_ops_are_refused_as_upstream_refuses_them(body: str) -> None:
    check_refused(function(body))


# Upstream aborts on these; we say what is wrong.
CRASHES = [
    "linalg.broadcast ins(%z : memref<f32>) outs(%m : memref<4xf32>) dimensions = 0",
    "linalg.transpose ins(%m : memref<4xf32>) outs(%n : memref<4xf32>) "
    "permutation = [x]",
    "linalg.reduce {arith.addf} ins(%m : memref<4xf32>) outs(%z : memref<f32>) "
    "dimensions = [0",
    "linalg.generic {iterator_types = [1]} ins(%m : memref<4xf32>) {}",
    "linalg.map {arith.addf} ins(%f : f32) outs(%m : memref<4xf32>)",
    "linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%i : memref<4xi32>) "
    "outs(%i : memref<4xi32>)",
]


@pytest.mark.parametrize("body", CRASHES)
def test_what_upstream_does_not_survive_is_malformed(body: str) -> None:
    with pytest.raises(Malformed):
        read(function(body))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "%0 = linalg.map { math.absf } ins(%s : f32) outs(%a : tensor<4xf32>)",
            "custom op 'linalg.map' expected operands of memref or ranked tensor type",
        ),
        (
            "%0 = linalg.elementwise kind=#linalg.elementwise_kind<add> "
            "ins(%a, %b : tensor<4xf32>, tensor<4xi1>) outs(%a : tensor<4xf32>) "
            "-> tensor<4xf32>",
            "custom op 'linalg.elementwise' Cannot build binary Linalg operation: "
            "expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i1'",
        ),
        (
            "%0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> "
            "ins(%b : tensor<4xi1>) outs(%b : tensor<4xi1>) -> tensor<4xi1>",
            "custom op 'linalg.elementwise' unsupported non numeric type",
        ),
        (
            "%0 = linalg.elementwise kind=#linalg.elementwise_kind<div> "
            "ins(%b, %b : tensor<4xi1>, tensor<4xi1>) outs(%b : tensor<4xi1>) "
            "-> tensor<4xi1>",
            "custom op 'linalg.elementwise' unsupported operation: div with bools",
        ),
        (
            "%0 = linalg.contract indexing_maps = [] "
            "ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) "
            "-> tensor<4xf32>",
            "'indexing_maps' do not specify a contracting dimension",
        ),
        (
            "%c = arith.constant 0 : index "
            "%0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%c] "
            "into %d : tensor<4xf32> -> tensor<2x?xf32>",
            "invalid zero tile factor",
        ),
        (
            '%w, %i = "a.b"() : () -> (tensor<2xf32>, tensor<5xf32>)'
            "linalg.conv_1d {linalg.memoized_indexing_maps = []} "
            "ins(%i, %w : tensor<5xf32>, tensor<2xf32>) outs(%a : tensor<4xf32>) "
            "-> tensor<4xf32>",
            "'linalg.conv_1d' op expected the number of indexing_map (0) to be equal "
            "to the number of input/output operands (3)",
        ),
    ],
)
def test_what_upstream_dies_of_is_refused(text: str, message: str) -> None:
    arguments = "%s: f32, %a: tensor<4xf32>, %b: tensor<4xi1>, %d: tensor<2x?xf32>"
    module = f"func.func @f({arguments}) {{ {text} return }}"
    with pytest.raises((bridge.Malformed, bridge.Invalid)) as refused:
        bridge.verify(bridge.parse(module, allow_unregistered=True))
    assert refused.value.diagnostics[0].message == message
