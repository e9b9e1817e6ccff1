"""The affine dialect's syntax, against upstream's."""

from __future__ import annotations

import pytest

from bridge.dialects.affine import ForOp, LoadOp, ParallelOp
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from tests.oracles.syntax import check_printed, check_refused, read

ARGUMENTS = (
    "%m: memref<?x8xf32>, %i: index, %n: index, %x: f32, %v: vector<4xf32>, "
    "%t: memref<1xi32>, %f: memref<8x8xf32, 2>"
)


def function(body: str) -> str:
    """A function of the arguments above, with its end."""
    return f"func.func @f({ARGUMENTS}) {{\n  {body}\n  return\n}}\n"


PRINTED = [
    "affine.for %k = 0 to 8 {}",
    "affine.for %k = %i to %n step 3 {} {tag}",
    "affine.for %k = -4 to affine_map<(d)[s] -> (d + s)>(%i)[%n] {}",
    "affine.for %k = max affine_map<(d) -> (d, 3)>(%i) to min affine_map<()[s] -> "
    "(s, 9)>()[%n] {}",
    "affine.for %k = max affine_map<(d) -> (d)>(%i) to 9 {}",
    "affine.for %k = affine_map<() -> (4)>() to affine_map<()[s] -> (s)>()[%n] {}",
    "%r:2 = affine.for %k = 0 to 8 iter_args(%a = %x, %b = %i) -> (f32, index) {\n"
    "    affine.yield %a, %b : f32, index\n  }",
    "affine.for %k = 0 to 8 {\n    affine.yield\n  }",
    "affine.if affine_set<(d)[s] : (d - s >= 0, d == 4)>(%i)[%n] {}",
    "%r = affine.if affine_set<() : (1 == 0)>() -> f32 {\n    affine.yield %x : f32\n"
    "  } else {\n    affine.yield %x : f32\n  } {tag = 1 : i8}",
    "affine.parallel (%k) = (0) to (8) {}",
    "affine.parallel (%k, %l) = (max(%i, 3), %n * 2) to (min(%i + 9, 12, %n), symbol("
    "%n)) step (2, 3) {} {tag}",
    "affine.parallel () = () to () {}",
    '%r:2 = affine.parallel (%k) = (0) to (8) reduce ("addf", "addi") -> (f32, i32) '
    "{\n    %c = arith.constant 1 : i32\n    affine.yield %x, %c : f32, i32\n  }",
    "affine.parallel (%k) = (%i + %i + %n) to (%i floordiv 2 mod 3 ceildiv 5) {}",
    "%r = affine.load %m[%i + 1, symbol(%n) * 2] : memref<?x8xf32>",
    "%r = affine.load %m[%i mod 3, %i floordiv symbol(%n)] {tag} : memref<?x8xf32>",
    "%r = affine.load %m[3, symbol(%n) - symbol(%n)] : memref<?x8xf32>",
    "affine.store %x, %m[%i - %n, 7] : memref<?x8xf32>",
    "%r = affine.vector_load %m[%i, 0] : memref<?x8xf32>, vector<4xf32>",
    "affine.vector_store %v, %m[%i, 0] {tag} : memref<?x8xf32>, vector<4xf32>",
    "affine.prefetch %m[%i, 2], write, locality<3>, data : memref<?x8xf32>",
    "affine.prefetch %m[%i, 2], read, locality<0>, instr {tag} : memref<?x8xf32>",
    "%r = affine.apply affine_map<(d)[s] -> (d + s * 2)>(%i)[%n] {tag}",
    "%r = affine.apply affine_map<() -> (3)>()",
    "%r = affine.min affine_map<(d)[s] -> (d, s, 4)>(%i)[%n]",
    "%r = affine.max affine_map<(d) -> (d)>(%i) {tag}",
    "affine.dma_start %m[%i, 3], %f[%n, %i + 1], %t[0], %n : memref<?x8xf32>, "
    "memref<8x8xf32, 2>, memref<1xi32>",
    "affine.dma_start %m[%i, 3], %f[%n, %i], %t[0], %n, %i, %n : memref<?x8xf32>, "
    "memref<8x8xf32, 2>, memref<1xi32>",
    "affine.dma_wait %t[symbol(%n)], %i : memref<1xi32>",
    "%r:2 = affine.delinearize_index %i into (4, %n) : index, index",
    "%r = affine.linearize_index disjoint [%i, %n] by (2, %n) : index",
]


@pytest.mark.parametrize("body", PRINTED)
def test_ops_are_read_and_printed_as_upstream_does(body: str) -> None:
    check_printed(function(body))


REFUSED = [
    "affine.for 0 to 8 {}",
    "affine.for %k#1 = 0 to 8 {}",
    "affine.for %k 0 to 8 {}",
    "affine.for %k = 0 upto 8 {}",
    "affine.for %k = 0 to 8 step -1 {}",
    "affine.for %k = 0 to 8 step %i {}",
    "affine.for %k = %i, %n to 8 {}",
    "affine.for %k = 1.0 to 8 {}",
    "affine.for %k = @f to 8 {}",
    "affine.for %k = affine_map<(d) -> (d)>() to 8 {}",
    "affine.for %k = affine_map<()[s] -> (s)>() to 8 {}",
    "affine.for %k = affine_map<(d) -> (d, 3)>(%i) to 8 {}",
    "affine.for %k = 0 to max affine_map<(d) -> (d, 3)>(%i) {}",
    "affine.for %k = 0 to affine_map<(d) -> (d, 3)>(%i) {}",
    "affine.for %k = 0 to 8 iter_args(%a = %x) {}",
    "affine.for %k = 0 to 8 iter_args(%a = %x) -> (f32, f32) {}",
    "affine.for %k = 0 to 8 iter_args(%a = %x) -> i32 {}",
    "affine.for %k = 0 to 8 iter_args(%a) -> f32 {}",
    "affine.for %k = 0 to 8",
    "affine.for %i = 0 to 8 {}",
    "affine.for %k = %x to 8 {}",
    "affine.if %i {}",
    "affine.if affine_map<() -> (0)>() {}",
    "affine.if affine_set<(d) : (d >= 0)>() {}",
    "affine.if affine_set<(d)[s] : (d - s >= 0)>(%i) {}",
    "affine.if affine_set<() : (1 == 0)>() {} else",
    "affine.if affine_set<() : (1 == 0)>() -> {}",
    "affine.parallel %k = (0) to (8) {}",
    "affine.parallel (%k) = 0 to (8) {}",
    "affine.parallel (%k) = (0) until (8) {}",
    "affine.parallel (%k) = (0) to (8) step (%i) {}",
    "affine.parallel (%k) = (0) to (8) step 2 {}",
    'affine.parallel (%k) = (0) to (8) reduce ("add") -> f32 {}',
    "affine.parallel (%k) = (0) to (8) reduce (addf) -> f32 {}",
    "affine.parallel (%k) = (max 3) to (8) {}",
    "affine.parallel (%k) = (%x) to (8) {}",
    "%r = affine.load %m[%i, 0 : memref<?x8xf32>",
    "%r = affine.load %m[%x, 0] : memref<?x8xf32>",
    "%r = affine.load %m[%i * %n, 0] : memref<?x8xf32>",
    "%r = affine.load %m[%i + , 0] : memref<?x8xf32>",
    "%r = affine.load %m(%i, 0) : memref<?x8xf32>",
    "%r = affine.load %m[%i, 0] : f32",
    "%r = affine.load %m[%i, 0] : memref<8x8xf32>",
    "%r = affine.load [%i, 0] : memref<?x8xf32>",
    "%r = affine.load %m[%i, 0]",
    "%r = affine.load %m[symbol %i, 0] : memref<?x8xf32>",
    "%r = affine.load %m[%unknown, 0] : memref<?x8xf32>",
    "affine.store %x %m[%i, 0] : memref<?x8xf32>",
    "affine.store %i, %m[%i, 0] : memref<?x8xf32>",
    "affine.store %x, %m[%i, 0] : vector<4xf32>",
    "affine.store %m[%i, 0] : memref<?x8xf32>",
    "%r = affine.vector_load %m[%i, 0] : memref<?x8xf32>",
    "%r = affine.vector_load %m[%i, 0] : memref<?x8xf32>, f32",
    "affine.vector_store %v, %m[%i, 0] : memref<?x8xf32>, f32",
    "affine.vector_store %x, %m[%i, 0] : memref<?x8xf32>, vector<4xf32>",
    "affine.vector_store %v, %m[%i, 0] : memref<?x8xf32>",
    "affine.prefetch %m[%i, 2], write, locality<3> : memref<?x8xf32>",
    "affine.prefetch %m[%i, 2], wipe, locality<3>, data : memref<?x8xf32>",
    "affine.prefetch %m[%i, 2], read, locality<3>, date : memref<?x8xf32>",
    "affine.prefetch %m[%i, 2], read, local<3>, data : memref<?x8xf32>",
    "affine.prefetch %m[%i, 2], read, locality<%i>, data : memref<?x8xf32>",
    "affine.prefetch %m[%i, 2], read, locality(3), data : memref<?x8xf32>",
    "affine.prefetch %m[%i, 2] read, locality<3>, data : memref<?x8xf32>",
    "%r = affine.apply affine_map<(d) -> (d)>()",
    "%r = affine.apply affine_map<(d)[s] -> (d)>(%i)",
    "%r = affine.apply affine_map<(d) -> (d)> %i",
    "%r = affine.apply %i",
    "%r = affine.apply affine_map<(d) -> (d)>(%x)",
    "%r = affine.apply affine_map<(d) -> (e)>(%i)",
    "%r = affine.min %i",
    "%r = affine.min affine_map<(d) -> (d)>[%i]",
    "%r = affine.min affine_map<(d) -> (d)>(%i",
    "%r = affine.max affine_set<() : (1 == 0)>()",
    "%r = affine.max affine_map<(d) -> (d)>(%x)",
    "%r, %s = affine.max affine_map<(d) -> (d)>(%i)",
    "affine.dma_start %m[%i, 3], %f[%n, %i], %t[0], %n, %i : memref<?x8xf32>, "
    "memref<8x8xf32, 2>, memref<1xi32>",
    "affine.dma_start %m[%i, 3], %f[%n, %i], %t[0], %n : memref<?x8xf32>, "
    "memref<1xi32>",
    "affine.dma_start %m[%i, 3], %f[%n, %i], %t[0] : memref<?x8xf32>, memref<1xi32>",
    "affine.dma_start %m[%i, 3], %f[%n, %i], %t[0], %x : memref<?x8xf32>, "
    "memref<8x8xf32, 2>, memref<1xi32>",
    "affine.dma_start %m, %f[%n, %i], %t[0], %n : memref<?x8xf32>, memref<1xi32>",
    "affine.dma_wait %t[0] : memref<1xi32>",
    "affine.dma_wait %t[0], %i",
    "affine.dma_wait %x[0], %i : f32",
    "affine.dma_wait %t, %i : memref<1xi32>",
    "affine.unknown %t",
]


@pytest.mark.parametrize("body", REFUSED)
def test_malformed_ops_are_refused_as_upstream_refuses_them(body: str) -> None:
    check_refused(function(body))


def ops(text: str) -> list[Operation]:
    return list(walk(read(function(text))))


def test_the_accessors_of_a_loop_are_those_of_its_row() -> None:
    text = (
        "%r = affine.for %k = %i to 8 iter_args(%a = %x) -> f32 {affine.yield %a : f32}"
    )
    (loop,) = [op for op in ops(text) if isinstance(op, ForOp)]
    assert [value.name for value in loop.lower_bound_operands] == ["i"]
    assert loop.upper_bound_operands == ()
    assert [value.name for value in loop.inits] == ["x"]
    assert loop.step.value == 1
    assert loop.region is loop.regions[0]


def test_a_loads_memref_and_indices_are_apart() -> None:
    (load,) = [
        op
        for op in ops("%r = affine.load %m[%i, %n] : memref<?x8xf32>")
        if isinstance(op, LoadOp)
    ]
    assert load.memref.name == "m"
    assert [value.name for value in load.indices] == ["i", "n"]
    assert str(load.map) == "affine_map<(d0, d1) -> (d0, d1)>"


def test_each_value_stands_once_among_the_bounds_of_a_parallel_loop() -> None:
    (loop,) = [
        op
        for op in ops("affine.parallel (%k) = (max(%i, %i + %n)) to (8) {}")
        if isinstance(op, ParallelOp)
    ]
    assert [value.name for value in loop.operands] == ["i", "n"]
    assert loop.lower_bounds_groups.values == (2,)
