"""The vector dialect's own syntax, against upstream's."""

from __future__ import annotations

import pytest

from bridge.dialects.vector.shapes import mask_type, minor_identity
from bridge.errors import Malformed
from bridge.ir.affine import AffineConstant, AffineDim, AffineMap
from bridge.ir.types import F32, I1, MemRefType, VectorType
from tests.oracles.syntax import check_printed, check_refused, read

ARGUMENTS = """\
  %i: index, %f: f32, %m: memref<?x?xf32>, %t: tensor<?x?xf32>, %z: memref<f32>,
  %n: memref<?x?xvector<4xf32>>, %v: vector<4xf32>, %w: vector<4x8xf32>,
  %s: vector<4x[8]xf32>, %k: vector<4xi1>, %l: vector<8x4xi1>, %q: vector<[8]x4xi1>,
  %o: vector<f32>, %a: vector<[4]xf32>, %g: vector<2xf32>,
  %h: vector<1xi1>
"""


def function(body: str) -> str:
    """A function of the arguments above, with its end."""
    maps = (
        "#id = affine_map<(d0) -> (d0)>\n"
        "#none = affine_map<(d0) -> ()>\n"
        "#swap = affine_map<(d0, d1) -> (d1, d0)>\n"
    )
    return f"{maps}func.func @f(\n{ARGUMENTS}) {{\n  {body}\n  return\n}}\n"


PRINTED = [
    "%r = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>",
    "%r = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false], tag} : "
    "memref<?x?xf32>, vector<4x8xf32>",
    "%r = vector.transfer_read %t[%i, %i], %f {in_bounds = [false]} : "
    "tensor<?x?xf32>, vector<[4]xf32>",
    "%r = vector.transfer_read %m[%i, %i], %f {permutation_map = #swap} : "
    "memref<?x?xf32>, vector<4x8xf32>",
    "%r = vector.transfer_read %m[%i, %i], %f "
    "{permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : "
    "memref<?x?xf32>, vector<4x8xf32>",
    "%r = vector.transfer_read %m[%i, %i], %f, %l {permutation_map = #swap} : "
    "memref<?x?xf32>, vector<4x8xf32>",
    "%r = vector.transfer_read %m[%i, %i], %f, %q {permutation_map = #swap} : "
    "memref<?x?xf32>, vector<4x[8]xf32>",
    "%r = vector.transfer_read %m[%i, %i], %f, %k "
    "{permutation_map = affine_map<(d0, d1) -> (0, d1)>, in_bounds = [true, false]} : "
    "memref<?x?xf32>, vector<8x4xf32>",
    "%r = vector.transfer_read %n[%i, %i], %v : "
    "memref<?x?xvector<4xf32>>, vector<1x1x4xf32>",
    "%r = vector.transfer_read %z[], %f : memref<f32>, vector<f32>",
    "%r = vector.transfer_read %z[], %f, %h : memref<f32>, vector<f32>",
    "vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>",
    "vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true]} : "
    "vector<4xf32>, memref<?x?xf32>",
    "%r = vector.transfer_write %w, %t[%i, %i] {permutation_map = #swap} : "
    "vector<4x8xf32>, tensor<?x?xf32>",
    "vector.transfer_write %o, %z[] : vector<f32>, memref<f32>",
    "%r = vector.contract {indexing_maps = [#id, #id, #none], "
    'iterator_types = ["reduction"]} %v, %v, %f : '
    "vector<4xf32>, vector<4xf32> into f32",
    "%r = vector.contract {indexing_maps = [#id, #id, #none], "
    'iterator_types = ["reduction"], kind = #vector.kind<maximumf>, '
    "fastmath = #arith.fastmath<fast>, other} %v, %v, %f {tag} : "
    "vector<4xf32>, vector<4xf32> into f32",
    "%r = vector.outerproduct %v, %g : vector<4xf32>, vector<2xf32>",
    "%r = vector.outerproduct %v, %g {kind = #vector.kind<add>, tag} : "
    "vector<4xf32>, vector<2xf32>",
    "%r = vector.outerproduct %a, %f, %a {kind = #vector.kind<mul>, tag} : "
    "vector<[4]xf32>, f32",
    "%b = vector.outerproduct %v, %a : vector<4xf32>, vector<[4]xf32>\n"
    "  %r = vector.outerproduct %v, %a, %b : vector<4xf32>, vector<[4]xf32>",
    "%r = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : "
    "vector<4xi1> -> f32",
    "%r = vector.mask %k, %v { vector.transfer_read %m[%i, %i], %f : "
    "memref<?x?xf32>, vector<4xf32> } {tag} : vector<4xi1> -> vector<4xf32>",
    "vector.mask %k { vector.transfer_write %v, %m[%i, %i] : "
    "vector<4xf32>, memref<?x?xf32> } : vector<4xi1>",
    "%r = vector.mask %k { %x = vector.reduction <add>, %v : vector<4xf32> into f32\n"
    "    vector.yield %x : f32 } : vector<4xi1> -> f32",
    "vector.mask %k { } : vector<4xi1>",
    "%r = vector.mask %k { vector.yield %v : vector<4xf32> } : "
    "vector<4xi1> -> vector<4xf32>",
    "%r = vector.vscale",
]


@pytest.mark.parametrize("body", PRINTED)
def test_ops_are_read_and_printed_as_upstream_does(body: str) -> None:
    check_printed(function(body))


def test_an_alias_of_a_masked_operation_is_printed() -> None:
    printed = check_printed(
        function(
            "%r = vector.mask %l { vector.transfer_read %m[%i, %i], %f "
            "{permutation_map = #swap} : memref<?x?xf32>, vector<4x8xf32> } : "
            "vector<8x4xi1> -> vector<4x8xf32>"
        )
    )
    assert "permutation_map = #map} : memref<?x?xf32>, vector<4x8xf32> }" in printed


REFUSED = [
    "vector.transfer_read %m[%i, %i] : memref<?x?xf32>, vector<4xf32>",
    "vector.transfer_read %m, %f : memref<?x?xf32>, vector<4xf32>",
    "vector.transfer_read %m[%i %i], %f : memref<?x?xf32>, vector<4xf32>",
    "vector.transfer_read %m[%i, %i], %f memref<?x?xf32>, vector<4xf32>",
    "vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>",
    "vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>, f32",
    "vector.transfer_read %m[%i, %i], %f : f32, vector<4xf32>",
    "vector.transfer_read %m[%i, %i], %f {tag} : memref<?x?xf32>, f32",
    "vector.transfer_read %m[%i, %i], %f : memref<*xf32>, vector<4xf32>",
    "vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4x4x4xf32>",
    "vector.transfer_read %z[], %f : memref<f32>, vector<1xf32>",
    "vector.transfer_read %m[%i, %f], %f : memref<?x?xf32>, vector<4xf32>",
    "vector.transfer_read %m[%i, %i], %i : memref<?x?xf32>, vector<4xf32>",
    "vector.transfer_read %m[%i, %i], %f, %l : memref<?x?xf32>, vector<4xf32>",
    "vector.transfer_read %m[%i, %i], %f, %k {permutation_map = #swap} : "
    "memref<?x?xf32>, vector<4xf32>",
    "vector.transfer_read %n[%i, %i], %v, %k : "
    "memref<?x?xvector<4xf32>>, vector<1x1x4xf32>",
    "vector.transfer_write %v %m[%i, %i] : vector<4xf32>, memref<?x?xf32>",
    "vector.transfer_write %v, %m : vector<4xf32>, memref<?x?xf32>",
    "vector.transfer_write %v, %m[%i, %i] : vector<4xf32>",
    "vector.transfer_write %v, %m[%i, %i] : memref<?x?xf32>, vector<4xf32>",
    "vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, i32",
    "vector.transfer_write %w, %z[] : vector<4x8xf32>, memref<f32>",
    "vector.transfer_write %v, %m[%i, %i], %l : vector<4xf32>, memref<?x?xf32>",
    "vector.transfer_write %w, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>",
    "vector.transfer_write %v, %m[%i, %i], 3 : vector<4xf32>, memref<?x?xf32>",
    "vector.contract %v, %v, %f : vector<4xf32>, vector<4xf32> into f32",
    "vector.contract [] %v, %v, %f : vector<4xf32>, vector<4xf32> into f32",
    "vector.contract {} %v, %v, %f : vector<4xf32>, vector<4xf32> into f32",
    "vector.contract {iterator_types = 1} %v, %v, %f : "
    "vector<4xf32>, vector<4xf32> into f32",
    'vector.contract {iterator_types = ["window"]} %v, %v, %f : '
    "vector<4xf32>, vector<4xf32> into f32",
    "vector.contract {iterator_types = []} %v, %v : "
    "vector<4xf32>, vector<4xf32> into f32",
    "vector.contract {iterator_types = []} %v, %v, %f : "
    "vector<4xf32>, vector<4xf32> to f32",
    "vector.contract {iterator_types = []} %v, %v, %f : "
    "vector<4xf32>, vector<4xf32> into i32",
    "vector.contract {iterator_types = []} %v, %v, %f, %k : "
    "vector<4xf32>, vector<4xf32> into f32",
    "vector.contract {iterator_types = []} %v, %v, %f, %k, %l : "
    "vector<4xf32>, vector<4xf32> into f32",
    "vector.contract {iterator_types = [], tag} %v, %v, %f {tag} : "
    "vector<4xf32>, vector<4xf32> into f32",
    "vector.outerproduct %v : vector<4xf32>, vector<2xf32>",
    "vector.outerproduct %v, %g : vector<4xf32>",
    "vector.outerproduct %v, %g : f32, vector<2xf32>",
    "vector.outerproduct %v, %g, %v : vector<4xf32>, vector<2xf32>",
    "vector.outerproduct %v, %f : vector<4xf32>, vector<2xf32>",
    "vector.mask { } : vector<4xi1>",
    "vector.mask %k { }",
    "vector.mask %k, { } : vector<4xi1>",
    "vector.mask %k, %v { } : vector<4xi1>",
    "vector.mask %k : vector<4xi1>",
    "vector.mask %k { } : vector<8xi1>",
    "vector.mask %k, %v { } : vector<4xi1> -> f32",
]


@pytest.mark.parametrize("body", REFUSED)
def test_malformed_ops_are_refused_as_upstream_refuses_them(body: str) -> None:
    check_refused(function(body))


# Upstream aborts, or reads what is not there; we say what is wrong.
CRASHES = [
    "vector.transfer_read %m[%i, %i], %f, %k "
    "{permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : "
    "memref<?x?xf32>, vector<4xf32>",
    "vector.contract {iterator_types = [1]} %v, %v, %f : "
    "vector<4xf32>, vector<4xf32> into f32",
    "vector.contract {iterator_types = []} %v, %v, %f : vector<4xf32> into f32",
    "vector.contract {iterator_types = []} %f, %v, %f, %k, %k : "
    "f32, vector<4xf32> into f32",
    "vector.outerproduct %o, %v : vector<f32>, vector<4xf32>",
]


@pytest.mark.parametrize("body", CRASHES)
def test_what_upstream_does_not_survive_is_malformed(body: str) -> None:
    with pytest.raises(Malformed):
        read(function(body))


def test_a_transfer_goes_along_the_last_dimensions_above_the_elements() -> None:
    memory = MemRefType((2, 3, 4), VectorType((8,), F32), None, None)
    found = minor_identity(memory, VectorType((3, 4, 8), F32))
    assert found is not None
    assert found.map is AffineMap.minor_identity(3, 2)
    assert minor_identity(memory, VectorType((1,) * 5, F32)) is None


def test_a_mask_has_the_shape_of_what_is_touched_in_memory() -> None:
    zero = AffineConstant(0)
    map_ = AffineMap(3, 0, (AffineDim(2), zero, AffineDim(0)))
    vector = VectorType((2, 3, 4), F32, (True, False, False))
    assert mask_type(vector, map_) is VectorType((4, 2), I1, (False, True))
    assert mask_type(vector, AffineMap(1, 1, (zero,) * 3)) is None
