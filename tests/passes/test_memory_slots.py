"""Memory that becomes values: mem2reg and sroa, beside upstream's and by meaning."""

from __future__ import annotations

from pathlib import Path

import pytest

import bridge
from bridge.passes.registry import find_pass
from tests.passes.suites import differences
from tests.passes.test_native import both

BRANCHES = """
func.func @f(%c: i1, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloca() : memref<i32>
  %k = memref.alloca() : memref<1xi32>
  %i = arith.constant 0 : index
  memref.store %n, %m[] : memref<i32>
  memref.store %zero, %k[%i] : memref<1xi32>
  cf.cond_br %c, ^loop, ^end
^loop:
  %v = memref.load %m[] : memref<i32>
  %s = memref.load %k[%i] : memref<1xi32>
  %less = arith.subi %v, %one : i32
  %more = arith.addi %s, %v : i32
  memref.store %less, %m[] : memref<i32>
  memref.store %more, %k[%i] : memref<1xi32>
  %left = arith.cmpi sgt, %less, %zero : i32
  cf.cond_br %left, ^loop, ^end
^end:
  %r = memref.load %k[%i] : memref<1xi32>
  %q = memref.load %m[] : memref<i32>
  %t = arith.muli %r, %n : i32
  %u = arith.addi %t, %q : i32
  return %u : i32
}"""

NEVER_STORED = """
func.func @f(%c: i1, %n: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  cf.cond_br %c, ^one, ^two
^one:
  memref.store %n, %m[] : memref<i32>
  cf.br ^two
^two:
  %v = memref.load %m[] : memref<i32>
  return %v : i32
^never:
  memref.store %n, %m[] : memref<i32>
  cf.br ^two
}"""

STORED_ITSELF = """
func.func @f(%c: i1, %n: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  %p = memref.alloca() : memref<memref<i32>>
  memref.store %n, %m[] : memref<i32>
  memref.store %m, %p[] : memref<memref<i32>>
  %x = memref.load %p[] : memref<memref<i32>>
  %v = memref.load %x[] : memref<i32>
  return %v : i32
}"""

INSIDE = """
func.func @f(%c: i1, %n: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %n, %m[] : memref<i32>
  scf.if %c {
    memref.store %n, %m[] : memref<i32>
  }
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}"""

ELEMENTS = """
func.func @f(%c: i1, %n: i32) -> i32 {
  %i = arith.constant 0 : index
  %j = arith.constant 1 : index
  %m = memref.alloca() : memref<2x2xi32>
  memref.store %n, %m[%i, %j] : memref<2x2xi32>
  memref.store %n, %m[%j, %j] : memref<2x2xi32>
  %a = memref.load %m[%i, %j] : memref<2x2xi32>
  %b = memref.load %m[%j, %j] : memref<2x2xi32>
  %r = arith.addi %a, %b : i32
  return %r : i32
}"""

PROGRAMS = [BRANCHES, NEVER_STORED, STORED_ITSELF, ELEMENTS]
SUITES = ["Dialect/MemRef/mem2reg.mlir", "Dialect/MemRef/sroa.mlir"]
PASSES = ["mem2reg", "sroa"]


@pytest.mark.parametrize("name", PASSES)
@pytest.mark.parametrize("text", PROGRAMS)
def test_a_pass_makes_what_upstreams_makes(name: str, text: str) -> None:
    ours, theirs = both(name, text)
    assert str(ours) == str(theirs)


@pytest.mark.parametrize("name", PASSES)
@pytest.mark.parametrize("suite", SUITES)
def test_a_suite_becomes_what_upstream_makes(
    name: str, suite: str, corpus: Path
) -> None:
    assert not differences(f"func.func({name})", corpus / "upstream-22" / suite)


@pytest.mark.parametrize("text", [BRANCHES, STORED_ITSELF, INSIDE, ELEMENTS])
def test_values_give_what_memory_gave(text: str) -> None:
    module = bridge.parse(text)
    changed = module.clone()
    bridge.run_passes(changed, "func.func(sroa, mem2reg)", engine="native")
    for n in (0, 1, 5):
        for c in (0, 1):
            given = bridge.interpret(module, "f", c, n)
            assert bridge.interpret(changed, "f", c, n) == given


def test_no_memory_is_left_where_values_do() -> None:
    module = bridge.parse(BRANCHES)
    bridge.run_passes(module, "func.func(mem2reg)", engine="native")
    assert "memref" not in str(module)


def test_memory_that_a_branch_with_regions_stores_to_is_left() -> None:
    # As in LLVM 22; the version of the bindings has the branch give the value.
    module = bridge.parse(INSIDE)
    bridge.run_passes(module, "func.func(mem2reg)", engine="native")
    assert str(module) == str(bridge.parse(INSIDE))


def test_what_was_done_is_counted() -> None:
    module = bridge.parse(BRANCHES)
    found = find_pass("mem2reg")
    assert found is not None
    mine = found()
    for function in module.body:
        mine.run(function)
    assert mine.counts == {"new block args": 4, "promoted slots": 2}


def test_the_most_elements_are_counted() -> None:
    module = bridge.parse(ELEMENTS)
    found = find_pass("sroa")
    assert found is not None
    mine = found()
    for function in module.body:
        mine.run(function)
    assert mine.counts["destructured slots"] == mine.counts["slots with memory benefit"]
    assert mine.counts["max subelement number"] == 4
