"""Alignment that programs promise: of their memory, and of arrays they are given."""

from __future__ import annotations

import numpy as np
import pytest

from bridge.compare.run_judges import judge_file
from bridge.interpreter.lanes import Array
from tests.interpreter.judged import interpret, traps


def test_alignment_that_is_promised_is_there() -> None:
    text = """
    func.func @f(%o: index) -> i32 {
      %x = arith.constant 7 : i32
      %c0 = arith.constant 0 : index
      %a = memref.alloc() {alignment = 16384} : memref<64xi32>
      %v = memref.subview %a[%o] [4] [1]
        : memref<64xi32> to memref<4xi32, strided<[1], offset: ?>>
      %w = memref.assume_alignment %v, 16 : memref<4xi32, strided<[1], offset: ?>>
      %b = memref.assume_alignment %a, 16384 : memref<64xi32>
      memref.store %x, %w[%c0] : memref<4xi32, strided<[1], offset: ?>>
      %r = memref.load %v[%c0] {alignment = 32 : i64}
        : memref<4xi32, strided<[1], offset: ?>>
      return %r : i32
    }"""
    assert interpret(text, 8) == (7,)
    traps(text, "memref.assume_alignment.*is no multiple of 16", 3)
    traps(text, "memref.load.*is no multiple of 32", 4)


def aligned_at(offset: int) -> Array:
    """Sixteen floats, so many bytes after a page begins."""
    memory = np.zeros(2 * 4096, np.uint8)
    start = (offset - memory.__array_interface__["data"][0]) % 4096
    return memory[start : start + 64].view(np.float32)


@pytest.mark.parametrize("loop", ["scf.for", "scf.parallel"])
def test_an_argument_is_aligned_as_its_array_is(loop: str) -> None:
    name, ends = ("%i =", "") if loop == "scf.for" else ("(%i) =", "scf.reduce")
    text = f"""
    func.func @f(%a: memref<16xf32>) -> f32 {{
      %z = arith.constant 0 : index
      %o = arith.constant 1 : index
      %t = arith.constant 2 : index
      %x = arith.constant 2.0 : f32
      %m = memref.assume_alignment %a, 64 : memref<16xf32>
      {loop} {name} (%z) to (%t) step (%o) {{
        memref.store %x, %m[%z] {{alignment = 32 : i64}} : memref<16xf32>
        {ends}
      }}
      %r = memref.load %m[%z] : memref<16xf32>
      return %r : f32
    }}"""
    if loop == "scf.for":
        text = text.replace("(%z) to (%t) step (%o)", "%z to %t step %o")
    for offset in (0, 64, 4032):
        assert interpret(text, aligned_at(offset)) == (2.0,)
    for offset in (4, 32, 60):
        traps(text, "assume_alignment.*is no multiple of 64", aligned_at(offset))


def test_an_array_of_a_run_line_begins_where_a_page_does() -> None:
    text = """
    func.func @f(%a: memref<16xf32>) {
      %m = memref.assume_alignment %a, 4096 : memref<16xf32>
      return
    }
    // run: @f(random())
    """
    for _ in range(3):
        assert judge_file(text, "f.mlir", ["interpreter"]) == (1, [])
