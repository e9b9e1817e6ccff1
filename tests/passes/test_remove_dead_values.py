"""What nothing is computed of is not computed, passed or returned."""

from __future__ import annotations

from pathlib import Path

import pytest

import bridge
from bridge.analysis.needed import needed_values
from bridge.fuzz.programs import generate
from tests.passes.suites import differences

CALLS = """
func.func private @g(%a: i32 {my.a = 1}, %b: i32) -> (i32, i32 {my.r = 2}, i32) {
  %0 = arith.muli %a, %a : i32
  %1 = arith.addi %b, %b : i32
  return %1, %0, %b : i32, i32, i32
}
func.func private @never(%a: i32) -> i32 {
  return %a : i32
}
func.func @f(%a: i32, %b: i32) -> i32 {
  %0:3 = call @g(%a, %b) : (i32, i32) -> (i32, i32, i32)
  return %0#0 : i32
}"""

LOOPS = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %s = arith.addi %x, %b : i32
    %t = arith.muli %y, %b : i32
    scf.yield %s, %t : i32, i32
  }
  %c = arith.cmpi slt, %a, %b : i32
  %1:2 = scf.if %c -> (i32, i32) {
    %u = arith.subi %0#0, %a : i32
    scf.yield %u, %b : i32, i32
  } else {
    scf.yield %a, %a : i32, i32
  }
  return %1#0 : i32
}"""

BRANCHES = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi slt, %a, %b : i32
  %d = arith.addi %a, %a : i32
  cf.cond_br %c, ^left(%d, %a : i32, i32), ^right(%b : i32)
^left(%x: i32, %y: i32):
  cf.br ^end(%y, %x : i32, i32)
^right(%z: i32):
  cf.br ^end(%z, %z : i32, i32)
^end(%r: i32, %s: i32):
  return %r : i32
}"""

CONSTANT = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %false = arith.constant false
  cf.cond_br %false, ^never, ^always
^never:
  %c = arith.constant 1 : i32
  cf.br ^end(%c : i32)
^always:
  cf.br ^end(%a : i32)
^end(%r: i32):
  return %r : i32
}"""

PROGRAMS = [CALLS, LOOPS, BRANCHES, CONSTANT]


def removed(text: str, *, canonicalize: bool = False) -> bridge.Operation:
    module = bridge.parse(text)
    name = f"remove-dead-values{{canonicalize={str(canonicalize).lower()}}}"
    bridge.run_passes(module, name, engine="native")
    bridge.verify(module)
    return module


def test_a_suite_becomes_what_upstream_makes(corpus: Path) -> None:
    path = corpus / "upstream-22/Transforms/remove-dead-values.mlir"
    assert not differences("remove-dead-values{canonicalize=false}", path)


@pytest.mark.parametrize("canonicalize", [False, True])
@pytest.mark.parametrize("text", PROGRAMS)
def test_a_program_gives_what_it_gave(text: str, *, canonicalize: bool) -> None:
    before, after = bridge.parse(text), removed(text, canonicalize=canonicalize)
    for given in ((3, 4), (4, 3), (-1, 0)):
        wanted = bridge.interpret(before, "f", *given)
        assert bridge.interpret(after, "f", *given) == wanted


@pytest.mark.parametrize("seed", range(12))
def test_a_random_program_stays_valid(seed: int) -> None:
    removed(str(generate(seed).module))


def test_calls_pass_and_return_what_is_needed() -> None:
    text = str(removed(CALLS))
    assert "func.func private @g(%arg0: i32) -> i32" in text
    assert "call @g(%arg1) : (i32) -> i32" in text
    assert "muli" not in text
    assert "@never() {" in text


def test_blocks_have_no_arguments_that_nothing_is_made_of() -> None:
    assert "^bb3(%3: i32)" in str(removed(BRANCHES))


def test_loops_do_not_carry_what_nobody_needs() -> None:
    text = str(removed(LOOPS, canonicalize=True))
    assert "muli" not in text
    assert "ub.poison" not in text


def test_values_that_effects_are_of_are_needed() -> None:
    module = bridge.parse(
        """func.func @f(%m: memref<2xi32>, %i: index, %x: i32, %y: i32) {
          memref.store %x, %m[%i] : memref<2xi32>
          %0 = arith.addi %y, %y : i32
          return
        }"""
    )
    found = needed_values(module)
    function, *_ = module.body
    arguments = function.regions[0].blocks[0].arguments
    assert [value in found for value in arguments] == [True, True, True, False]
