"""The memref dialect's own syntax, against upstream's."""

from __future__ import annotations

import pytest

from bridge.errors import Malformed
from tests.oracles.syntax import check_printed, check_refused, read

ARGUMENTS = (
    "%m: memref<4x5xf32>, %i: index, %d: memref<4x5xf32, 1>, %t: memref<1xi32>, %x: f32"
)


def function(body: str) -> str:
    """A function of the arguments above, with its end."""
    return f"func.func @f({ARGUMENTS}) {{\n  {body}\n  return\n}}\n"


PRINTED = [
    "memref.alloca_scope {}",
    "memref.alloca_scope {\n    memref.alloca_scope.return\n  } {tag}",
    "%r:2 = memref.alloca_scope -> (index, f32) {\n"
    "    memref.alloca_scope.return %i, %x : index, f32\n  }",
    "memref.dma_start %m[%i, %i], %d[%i, %i], %i, %t[%i] : memref<4x5xf32>, "
    "memref<4x5xf32, 1>, memref<1xi32>",
    "memref.dma_start %m[%i, %i], %d[%i, %i], %i, %t[%i], %i, %i : memref<4x5xf32>, "
    "memref<4x5xf32, 1>, memref<1xi32>",
    "%r = memref.generic_atomic_rmw %m[%i, %i] : memref<4x5xf32> {\n  ^bb0(%y: f32):\n"
    "    memref.atomic_yield %y : f32\n  } {tag}",
    "memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x5xf32>",
    "memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<4x5xf32>",
    "%r = memref.transpose %m (a, b) -> (b, a) {tag = affine_map<(a, b) -> (b, a)>} : "
    "memref<4x5xf32> to memref<5x4xf32, strided<[1, 5]>>",
    "%r:6 = memref.extract_strided_metadata %m : memref<4x5xf32> -> memref<f32>, "
    "index, index, index, index, index",
    "%r = memref.alloc() : memref<2xf32>\n  %s = memref.alloca() : memref<2xf32>\n"
    "  %u = memref.cast %r : memref<2xf32> to memref<?xf32>\n"
    "  %v = memref.dim %u, %i : memref<?xf32>\n"
    "  %w = memref.alloc() : memref<2xf32>",
]


@pytest.mark.parametrize("body", PRINTED)
def test_ops_are_read_and_printed_as_upstream_does(body: str) -> None:
    check_printed(function(body))


REFUSED = [
    "memref.alloca_scope -> i32",
    "memref.alloca_scope -> {}",
    "memref.dma_start %m[%i, %i], %d[%i, %i], %i, %t[%i], %i : memref<4x5xf32>, "
    "memref<4x5xf32, 1>, memref<1xi32>",
    "memref.dma_start %m[%i, %i], %d[%i, %i], %i, %t[%i] : memref<4x5xf32>",
    "memref.dma_start %m[%i, %i], %d[%i, %i], %i, %t[%i] {tag} : memref<4x5xf32>",
    "memref.dma_start %m, %d[%i, %i], %i, %t[%i] : memref<4x5xf32>",
    "memref.dma_start %m[%x, %i], %d[%i, %i], %i, %t[%i] : memref<4x5xf32>, "
    "memref<4x5xf32, 1>, memref<1xi32>",
    "%r = memref.generic_atomic_rmw %m[%i, %i] {}",
    "%r = memref.generic_atomic_rmw %m : memref<4x5xf32> {}",
    "%r = memref.generic_atomic_rmw %m[%i, %i] : memref<4x5xf32>",
    "memref.prefetch %m[%i, %i], reed, locality<3>, data : memref<4x5xf32>",
    "memref.prefetch %m[%i, %i], read, locality<3>, date : memref<4x5xf32>",
    "memref.prefetch %m[%i, %i], read, data : memref<4x5xf32>",
    "memref.prefetch %m[%i, %i], , locality<3>, data : memref<4x5xf32>",
    "memref.prefetch %m[%i, %i], read, locality<3 : i32>, data : memref<4x5xf32>",
    "memref.prefetch %m(%i, %i), read, locality<3>, data : memref<4x5xf32>",
    "memref.prefetch %m[%i, %i], read, locality<3>, data : f32",
    "%r = memref.transpose %m affine_map<(a, b) -> (b, a)> : memref<4x5xf32> to f32",
    "%r = memref.transpose %m (a, b) -> (c, a) : memref<4x5xf32> to f32",
    "%r = memref.transpose %m (a, b) -> (b, a) : memref<4x5xf32>",
    "%r = memref.transpose %i (a, b) -> (b, a) : index to f32",
]


@pytest.mark.parametrize("body", REFUSED)
def test_malformed_ops_are_refused_as_upstream_refuses_them(body: str) -> None:
    check_refused(function(body))


def test_an_atomic_update_of_what_is_no_memref_is_refused() -> None:
    # Upstream ends its process here.
    with pytest.raises(Malformed, match="expected a memref"):
        read(function("%r = memref.generic_atomic_rmw %i[] : index {}"))
