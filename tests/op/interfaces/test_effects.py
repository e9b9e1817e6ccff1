"""Which operations do nothing but make their results."""

import pytest

import bridge
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.op.interfaces.effects import is_memory_effect_free, is_pure, is_speculatable

FUNCTION = """
func.func @f(%n: index, %m: memref<4xf32>, %t: tensor<4xf32>, %x: f32, %c: i1) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %low = arith.constant -1 : index
  {}
  return
}}"""


def last(body: str) -> Operation:
    """The last operation of a function but for its end."""
    module = bridge.parse(FUNCTION.format(body), allow_unregistered=True)
    function = next(op for op in walk(module) if op.name == "func.func")
    end = function.body.last
    assert end is not None
    assert end.previous is not None
    return end.previous


PURE = [
    "%r = arith.addi %n, %n : index",
    "%r = arith.divui %n, %c9 : index",
    "%r = arith.divsi %n, %c9 : index",
    "%r = arith.ceildivsi %n, %c9 : index",
    "%r = arith.floordivsi %n, %c9 : index",
    "%d = gpu.block_dim x\n%r = arith.divui %n, %d : index",
    "%r = memref.dim %m, %c0 : memref<4xf32>",
    "%r = tensor.dim %t, %c0 : tensor<4xf32>",
    "scf.if %c {\n%q = arith.addi %n, %n : index\n}",
    "scf.for %i = %c0 to %n step %c1 {\n}",
    "affine.for %i = 0 to 10 {\n}",
    "affine.parallel (%i) = (0) to (10) {\n}",
    "%r = vector.transfer_read %t[%c0], %x : tensor<4xf32>, vector<4xf32>",
    "%r = linalg.fill ins(%x : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>",
]

NOT_SPECULATABLE = [
    "%r = arith.divui %n, %n : index",
    "%r = arith.divui %n, %c0 : index",
    "%r = arith.divsi %n, %low : index",
    "%r = arith.floordivsi %n, %n : index",
    "%d = gpu.thread_id x\n%r = arith.divui %n, %d : index",
    "%r = memref.dim %m, %n : memref<4xf32>",
    "%r = memref.dim %m, %c9 : memref<4xf32>",
    "scf.for %i = %c0 to %n step %c9 {\n}",
    "affine.for %i = 0 to 10 step 2 {\n}",
    "scf.if %c {\n%q = arith.divui %n, %n : index\n}",
]
"""They touch no memory, but may not be run where the program would not."""

WITH_EFFECTS = [
    "%r = memref.load %m[%c0] : memref<4xf32>",
    "%r = memref.alloc() : memref<4xf32>",
    "memref.store %x, %m[%c0] : memref<4xf32>",
    "%r = vector.transfer_read %m[%c0], %x : memref<4xf32>, vector<4xf32>",
    "linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)",
    "scf.if %c {\nmemref.store %x, %m[%c0] : memref<4xf32>\n}",
    "affine.for %i = 0 to 10 {\naffine.store %x, %m[%c0] : memref<4xf32>\n}",
    "%v = vector.load %m[%c0] : memref<4xf32>, vector<4xf32>",
    '"t.unknown"() : () -> ()',
]


@pytest.mark.parametrize("body", PURE)
def test_what_only_makes_its_results_is_pure(body: str) -> None:
    assert is_pure(last(body))


@pytest.mark.parametrize("body", NOT_SPECULATABLE)
def test_what_may_go_wrong_is_not_speculatable(body: str) -> None:
    op = last(body)
    assert is_memory_effect_free(op)
    assert not is_speculatable(op)


@pytest.mark.parametrize("body", WITH_EFFECTS)
def test_what_touches_memory_has_effects(body: str) -> None:
    assert not is_memory_effect_free(last(body))


def test_regions_nest_as_deeply_as_memory_allows() -> None:
    depth = 3_000
    loops = "".join(f"affine.for %i{n} = 0 to 10 {{\n" for n in range(depth))
    op = last(loops + "}\n" * depth)
    assert is_pure(op)
