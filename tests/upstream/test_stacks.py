"""Loops take no more of the stack the longer they run."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.upstream import engine_isolated

MANY = 200_000

COPY = """
func.func @f(%m: memref<?x?xf32>, %n: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {{
    %v = vector.transfer_read %m[%c0, %c0], %z : memref<?x?xf32>, {shape}
    vector.transfer_write %v, %m[%c0, %c0] : {shape}, memref<?x?xf32>
  }}
  return
}}"""


@pytest.mark.parametrize("opt_level", [0, 1, 3])
@pytest.mark.parametrize("shape", ["vector<4x8xf32>", "vector<64x8xf32>"])
def test_transfers_of_vectors_in_a_loop(shape: str, opt_level: int) -> None:
    module = bridge.parse(COPY.format(shape=shape))
    array = np.arange(12, dtype=np.float32).reshape(3, 4)
    engine_isolated.call(module, "f", array, MANY, opt_level=opt_level)
    assert array.tolist() == np.arange(12).reshape(3, 4).tolist()


BODIES = {
    "a buffer of known size": """
      %b = memref.alloca() : memref<16xindex>
      memref.store %i, %b[%c1] : memref<16xindex>
      %x = memref.load %b[%c1] : memref<16xindex>""",
    "a buffer of a size known when it runs": """
      %k = arith.addi %c1, %c16 : index
      %b = memref.alloca(%k) : memref<?xindex>
      memref.store %i, %b[%c1] : memref<?xindex>
      %x = memref.load %b[%c1] : memref<?xindex>""",
    "a buffer in a branch": """
      %x = scf.if %yes -> index {
        %b = memref.alloca() : memref<16xindex>
        memref.store %i, %b[%c1] : memref<16xindex>
        %y = memref.load %b[%c1] : memref<16xindex>
        scf.yield %y : index
      } else {
        scf.yield %c1 : index
      }""",
    "a size chosen when it runs": """
      %w = arith.remui %i, %c2 : index
      %d = memref.dim %m, %w : memref<?x?xindex>
      %x = arith.addi %d, %i : index""",
    "a descriptor passed by pointer": """
      %u = memref.cast %m : memref<?x?xindex> to memref<*xindex>
      %d = func.call @rank(%u) : (memref<*xindex>) -> index
      %x = arith.addi %d, %i : index""",
}


@pytest.mark.parametrize("name", BODIES)
def test_what_a_body_allocates_is_given_back(name: str) -> None:
    module = bridge.parse(f"""
      func.func private @rank(%u: memref<*xindex>) -> index {{
        %r = memref.rank %u : memref<*xindex>
        return %r : index
      }}
      func.func @f(%m: memref<?x?xindex>, %n: index, %yes: i1) -> index {{
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %c2 = arith.constant 2 : index
        %c16 = arith.constant 16 : index
        %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {{
          {BODIES[name]}
          scf.yield %x : index
        }}
        return %r : index
      }}""")
    array = np.zeros((2, 2), np.int64)
    found = engine_isolated.call(module, "f", array, 10 * MANY, True, opt_level=0)
    assert found in {10 * MANY - 1, 10 * MANY + 1}


def test_buffers_of_two_iterations_stay_two() -> None:
    module = bridge.parse("""
      func.func @f(%n: index) -> index {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %first = memref.alloca() : memref<1xindex>
        memref.store %c1, %first[%c0] : memref<1xindex>
        %last, %i = scf.while (%b = %first, %i = %c0)
            : (memref<1xindex>, index) -> (memref<1xindex>, index) {
          %more = arith.cmpi slt, %i, %n : index
          scf.condition(%more) %b, %i : memref<1xindex>, index
        } do {
        ^bb0(%b: memref<1xindex>, %i: index):
          %new = memref.alloca() : memref<1xindex>
          %x = memref.load %b[%c0] : memref<1xindex>
          memref.store %c0, %new[%c0] : memref<1xindex>
          %y = memref.load %b[%c0] : memref<1xindex>
          %z = arith.addi %x, %y : index
          memref.store %z, %new[%c0] : memref<1xindex>
          %j = arith.addi %i, %c1 : index
          scf.yield %new, %j : memref<1xindex>, index
        }
        %r = memref.load %last[%c0] : memref<1xindex>
        return %r : index
      }""")
    assert bridge.compile(module)["f"](10) == 1024
