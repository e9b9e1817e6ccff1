"""Memory of elements of few bits, in wider ones, holds what it held."""

from __future__ import annotations

import re

import numpy as np
import pytest

import bridge
from tests.test_test_passes import run

FILLED = """
func.func @f{number}(%a: vector<15xi32>, %i: index, %j: index) -> vector<16xi32> {{
  %rows = arith.constant 3 : index
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %five = arith.constant 5 : index
  %step = vector.step : vector<15xindex>
  %n = arith.trunci %a : vector<15xi32> to vector<15xi{bits}>
  %m = memref.alloc{rows} : memref<{shape}x5xi{bits}>
  scf.for %row = %zero to %rows step %one {{
    scf.for %col = %zero to %five step %one {{
      %at = affine.apply affine_map<(r, c) -> (r * 5 + c)>(%row, %col)
      %x = vector.extract %n[%at] : i{bits} from vector<15xi{bits}>
      memref.store %x, %m[%row, %col] : memref<{shape}x5xi{bits}>
    }}
  }}
  {change}
  %none = arith.constant dense<0> : vector<16xi{bits}>
  %all = scf.for %row = %zero to %rows step %one iter_args(%all0 = %none)
      -> vector<16xi{bits}> {{
    %w = scf.for %col = %zero to %five step %one iter_args(%u = %all0)
        -> vector<16xi{bits}> {{
      %at = affine.apply affine_map<(r, c) -> (r * 5 + c)>(%row, %col)
      %x = memref.load %m[%row, %col] : memref<{shape}x5xi{bits}>
      %t = vector.insert %x, %u[%at] : i{bits} into vector<16xi{bits}>
      scf.yield %t : vector<16xi{bits}>
    }}
    scf.yield %w : vector<16xi{bits}>
  }}
  %r = arith.extui %all : vector<16xi{bits}> to vector<16xi32>
  return %r : vector<16xi32>
}}"""

CHANGES = {
    "nothing": "",
    "a load of a row": """
      %l = vector.load %m[%i, %j] : memref<{shape}x5xi{bits}>, vector<3xi{bits}>
      %e = vector.extract %l[2] : i{bits} from vector<3xi{bits}>
      memref.store %e, %m[%zero, %zero] : memref<{shape}x5xi{bits}>""",
    "a read of a row": """
      %p = arith.constant 1 : i{bits}
      %l = vector.transfer_read %m[%i, %j], %p {{in_bounds = [true]}}
        : memref<{shape}x5xi{bits}>, vector<3xi{bits}>
      %e = vector.extract %l[1] : i{bits} from vector<3xi{bits}>
      memref.store %e, %m[%zero, %zero] : memref<{shape}x5xi{bits}>""",
    "a store of parts at both ends": """
      %v = vector.extract_strided_slice %n {{offsets = [4], sizes = [5],
        strides = [1]}} : vector<15xi{bits}> to vector<5xi{bits}>
      vector.store %v, %m[%one, %zero] : {memory},
        vector<5xi{bits}>""",
    "a store that begins a wider element and does not fill it": """
      %v = vector.extract_strided_slice %n {{offsets = [4], sizes = [3],
        strides = [1]}} : vector<15xi{bits}> to vector<3xi{bits}>
      vector.store %v, %m[%zero, %zero] : {memory},
        vector<3xi{bits}>""",
    "a load of what would fill wider elements, but begins in one": """
      %l = vector.load %m[%zero, %one] : memref<{shape}x5xi{bits}>, vector<4xi{bits}>
      %e = vector.extract %l[3] : i{bits} from vector<4xi{bits}>
      memref.store %e, %m[%zero, %zero] : memref<{shape}x5xi{bits}>""",
    "a masked load": """
      %p = vector.extract_strided_slice %n {{offsets = [4], sizes = [3],
        strides = [1]}} : vector<15xi{bits}> to vector<3xi{bits}>
      %k = vector.create_mask %j : vector<3xi1>
      %l = vector.maskedload %m[%i, %one], %k, %p : memref<{shape}x5xi{bits}>,
        vector<3xi1>, vector<3xi{bits}> into vector<3xi{bits}>
      %e = vector.extract %l[1] : i{bits} from vector<3xi{bits}>
      memref.store %e, %m[%zero, %zero] : memref<{shape}x5xi{bits}>""",
    "a masked load by constants": """
      %p = vector.extract_strided_slice %n {{offsets = [4], sizes = [3],
        strides = [1]}} : vector<15xi{bits}> to vector<3xi{bits}>
      %k = arith.constant dense<[false, true, false]> : vector<3xi1>
      %l = vector.maskedload %m[%one, %one], %k, %p : memref<{shape}x5xi{bits}>,
        vector<3xi1>, vector<3xi{bits}> into vector<3xi{bits}>
      %e = vector.extract %l[1] : i{bits} from vector<3xi{bits}>
      memref.store %e, %m[%zero, %zero] : memref<{shape}x5xi{bits}>""",
    "a masked store": """
      %v = vector.extract_strided_slice %n {{offsets = [4], sizes = [8],
        strides = [1]}} : vector<15xi{bits}> to vector<8xi{bits}>
      %k = vector.constant_mask [3] : vector<8xi1>
      vector.maskedstore %m[%zero, %zero], %k, %v : memref<{shape}x5xi{bits}>,
        vector<8xi1>, vector<8xi{bits}>""",
}
EMULATE = "--test-emulate-narrow-int=arith-compute-bitwidth=1 memref-load-bitwidth="


def programs(bits: int, rows: str) -> str:
    """A function for each change."""
    shape = "3" if rows == "()" else "?"
    memory = f"memref<{shape}x5xi{bits}>"
    changes = [
        text.format(shape=shape, bits=bits, memory=memory) for text in CHANGES.values()
    ]
    return "\n".join(
        FILLED.format(shape=shape, bits=bits, rows=rows, change=change, number=number)
        for number, change in enumerate(changes)
    )


def zeroed(text: str) -> str:
    """With zeros in memory, as parts of what was not written are read to be kept."""
    fill = r"""\g<0>
    %zeros = arith.constant 0 : \3
    linalg.fill ins(%zeros : \3) outs(\1 : \2)"""
    return re.sub(r"(%alloc) = memref.alloc.* : (memref<\S+x(i\d+)>)", fill, text)


@pytest.mark.parametrize("rows", ["()", "(%rows)"], ids=["static", "dynamic"])
@pytest.mark.parametrize(("bits", "wide"), [(4, 8), (2, 8), (4, 32), (8, 16)])
def test_accesses_find_what_they_found(bits: int, wide: int, rows: str) -> None:
    text = programs(bits, rows)
    made, told = run(text, f"{EMULATE}{wide}")
    assert not told
    assert f"x5xi{bits}" not in made
    numbers = np.arange(15, dtype=np.int32) * 7 + 1
    before, after = bridge.parse(text), bridge.parse(zeroed(made))
    for number, change in enumerate(CHANGES):
        for i, j in ((0, 0), (1, 2), (0, 1)):
            old, new = (
                bridge.interpret(one, f"f{number}", numbers, i, j)
                for one in (before, after)
            )
            assert np.array_equal(np.asarray(old), np.asarray(new)), (change, i, j)


def test_a_view_that_begins_inside_a_wider_element_is_refused() -> None:
    text = """
    func.func @f() -> i4 {
      %i = arith.constant 0 : index
      %m = memref.alloc() : memref<6xi4>
      %s = memref.subview %m[3] [2] [1] : memref<6xi4> to memref<2xi4, strided<[1],
        offset: 3>>
      %x = memref.load %s[%i] : memref<2xi4, strided<[1], offset: 3>>
      return %x : i4
    }"""
    _, told = run(text, f"{EMULATE}8")
    assert told[0].startswith("error: failed to legalize operation 'memref.subview'")
