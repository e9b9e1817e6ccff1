"""Which arguments a function only reads."""

from __future__ import annotations

import pytest

import bridge
from bridge.upstream.effects import read_only_arguments


@pytest.mark.parametrize(
    "text",
    [
        "%y = memref.load %m[%c0, %c0] : memref<4x4xf32>",
        "affine.for %i = 0 to 4 { %y = affine.load %m[%i, 0] : memref<4x4xf32> }",
        "%v = vector.load %m[%c0, %c0] : memref<4x4xf32>, vector<4xf32>",
        "%d = memref.dim %m, %c0 : memref<4x4xf32>",
        "%r = memref.rank %m : memref<4x4xf32>",
        "memref.copy %m, %n : memref<4x4xf32> to memref<4x4xf32>",
        """%s = memref.subview %m[0, 0] [2, 2] [1, 1]
            : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>>
        %y = memref.load %s[%c0, %c0] : memref<2x2xf32, strided<[4, 1]>>""",
        """linalg.matmul ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>)
            outs(%n : memref<4x4xf32>)""",
    ],
)
def test_a_memref_that_is_only_read_is_known(text: str) -> None:
    assert 0 in _read_only(text)


@pytest.mark.parametrize(
    "text",
    [
        "memref.store %x, %m[%c0, %c0] : memref<4x4xf32>",
        "memref.copy %n, %m : memref<4x4xf32> to memref<4x4xf32>",
        "memref.copy %m, %m : memref<4x4xf32> to memref<4x4xf32>",
        "affine.for %i = 0 to 4 { affine.store %x, %m[%i, 0] : memref<4x4xf32> }",
        "call @other(%m) : (memref<4x4xf32>) -> ()",
        """%s = memref.subview %m[0, 0] [2, 2] [1, 1]
            : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>>
        memref.store %x, %s[%c0, %c0] : memref<2x2xf32, strided<[4, 1]>>""",
        """linalg.matmul ins(%n, %n : memref<4x4xf32>, memref<4x4xf32>)
            outs(%m : memref<4x4xf32>)""",
        """%y = arith.select %c, %m, %n : memref<4x4xf32>
        memref.store %x, %y[%c0, %c0] : memref<4x4xf32>""",
        "%a = memref.extract_aligned_pointer_as_index %m : memref<4x4xf32> -> index",
        """%y = scf.if %c -> memref<4x4xf32> {
          scf.yield %m : memref<4x4xf32>
        } else {
          scf.yield %n : memref<4x4xf32>
        }""",
    ],
)
def test_a_memref_that_may_be_written_is_not_only_read(text: str) -> None:
    assert 0 not in _read_only(text)


def _read_only(text: str) -> frozenset[int]:
    module = bridge.parse(f"""
        func.func @f(%m: memref<4x4xf32>, %n: memref<4x4xf32>, %x: f32, %c: i1) {{
          %c0 = arith.constant 0 : index
          {text}
          return
        }}
        func.func private @other(memref<4x4xf32>)""")
    function = module.body.first
    assert function is not None
    return read_only_arguments(function)
