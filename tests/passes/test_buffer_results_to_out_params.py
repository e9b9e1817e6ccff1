"""What functions returned, callers give them."""

from __future__ import annotations

from pathlib import Path

import pytest

import bridge
from bridge.errors import Error
from tests.passes.suites import differences

PASS = "buffer-results-to-out-params"
BOTH = "{hoist-static-allocs hoist-dynamic-allocs}"

PROGRAM = """
func.func private @g(%n: index, %x: i32) -> (memref<?xi32>, i32, memref<2xi32> {my.r}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  memref.store %x, %b[%c1] : memref<2xi32>
  %y = arith.addi %x, %x : i32
  return %a, %y, %b : memref<?xi32>, i32, memref<2xi32>
}
func.func @f(%n: index, %x: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:3 = call @g(%n, %x) : (index, i32) -> (memref<?xi32>, i32, memref<2xi32>)
  %1 = memref.load %0#0[%c0] : memref<?xi32>
  %2 = memref.load %0#2[%c1] : memref<2xi32>
  return %1, %0#1, %2 : i32, i32, i32
}"""

SUITES = [
    ("", ""),
    ("{add-result-attr}", "-add-result-attr"),
    (BOTH, "-hosit-dynamic-allocs"),
    (BOTH, "-hosit-static-allocs"),
    ("{modify-public-functions}", "-modify-public-functions"),
]


def changed(text: str, options: str) -> bridge.Operation:
    module = bridge.parse(text)
    bridge.run_passes(module, PASS + options, engine="native")
    bridge.verify(module)
    return module


@pytest.mark.parametrize(("options", "suite"), SUITES)
def test_a_suite_becomes_what_upstream_makes(
    options: str, suite: str, corpus: Path
) -> None:
    path = corpus / "upstream-22" / "Transforms" / f"{PASS}{suite}.mlir"
    assert not differences(PASS + options, path)


def test_a_program_gives_what_it_gave() -> None:
    before, after = bridge.parse(PROGRAM), changed(PROGRAM, BOTH)
    for given in ((1, 3), (4, -1)):
        wanted = bridge.interpret(before, "f", *given)
        assert bridge.interpret(after, "f", *given) == wanted
    text = str(after)
    assert "memref<2xi32> {my.r}) -> i32" in text
    assert text.index("memref.alloc") > text.index("@f")
    assert "memref.copy" not in text


def test_what_is_of_no_known_size_is_not_allocated() -> None:
    with pytest.raises(Error, match="out param for dynamically shaped result"):
        changed(PROGRAM, "")


def test_what_is_returned_twice_is_hoisted_once() -> None:
    text = """func.func private @f() -> (memref<4xf32>, memref<4xf32>) {
      %a = memref.alloc() : memref<4xf32>
      return %a, %a : memref<4xf32>, memref<4xf32>
    }"""
    found = str(changed(text, BOTH))
    assert found.count("memref.copy %arg0, %arg1") == 1
    assert "memref.alloc" not in found
