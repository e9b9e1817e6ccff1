"""Loops as others: boxes as loops in turn or in parallel, counts as conditions."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import bridge
from bridge.errors import Error
from tests.passes.suites import differences

BOXES = """
func.func @f(%m: memref<4x6xi64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.forall (%i, %j) = (0, %c1) to (4, %n) step (2, 1) {
    %k = arith.addi %i, %j : index
    %v = arith.index_cast %k : index to i64
    memref.store %v, %m[%i, %j] : memref<4x6xi64>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c1) step (%c1, %c1) {
    %l = arith.subi %i, %j : index
    %v = arith.index_cast %l : index to i64
    memref.store %v, %m[%c1, %i] : memref<4x6xi64>
  }
  return
}"""

COUNTS = """
func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %0:2 = scf.for %i = %a to %b step %c1 iter_args(%x = %b, %y = %c1) -> (i32, i32)
      : i32 {
    %s = arith.addi %x, %i : i32
    %t = scf.for unsigned %j = %a to %i step %c1 iter_args(%z = %y) -> i32 : i32 {
      %u = arith.muli %z, %s : i32
      scf.yield %u : i32
    }
    scf.yield %t, %s : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}"""

PARTS = """
func.func @f(%m: memref<12xi64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c4 {
    %k = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    scf.for %j = %c0 to %k step %c1 {
      %l = arith.addi %i, %j : index
      %v = arith.index_cast %k : index to i64
      memref.store %v, %m[%l] : memref<12xi64>
    }
    scf.parallel (%j) = (%c1) to (%k) step (%c1) {
      %l = arith.addi %i, %j : index
      %v = arith.index_cast %j : index to i64
      memref.store %v, %m[%l] : memref<12xi64>
    }
  }
  return
}"""

PROGRAMS = {
    "scf-forall-to-for": BOXES,
    "scf-forall-to-parallel": BOXES,
    "scf-parallel-for-to-nested-fors": BOXES,
    "scf-for-to-while": PARTS,
    "scf-for-loop-specialization": PARTS,
    "scf-parallel-loop-specialization": PARTS,
}

SUITES = [
    ("scf-forall-to-for", "forall-to-for"),
    ("scf-forall-to-for", "foreach-thread-canonicalization"),
    ("scf-forall-to-parallel", "forall-to-parallel"),
    ("scf-parallel-for-to-nested-fors", "parallel-to-nested-fors"),
    ("scf-parallel-for-to-nested-fors", "ops"),
    ("scf-for-to-while", "for-loop-to-while-loop"),
    ("scf-for-to-while", "for-loop-peeling"),
    ("scf-for-loop-specialization", "for-loop-specialization"),
    ("scf-parallel-loop-specialization", "parallel-loop-specialization"),
]


def restructured(text: str, name: str) -> bridge.Operation:
    module = bridge.parse(text)
    bridge.run_passes(module, name, engine="native")
    bridge.verify(module)
    return module


@pytest.mark.parametrize(("name", "suite"), SUITES)
def test_a_suite_becomes_what_upstream_makes(
    name: str, suite: str, corpus: Path
) -> None:
    path = corpus / "upstream-22" / "Dialect" / "SCF" / f"{suite}.mlir"
    assert not differences(f"func.func({name})", path)


@pytest.mark.parametrize(
    "suite", ["forall-to-for", "forall-to-parallel", "parallel-to-nested-fors"]
)
def test_transformations_make_what_upstreams_make(suite: str, corpus: Path) -> None:
    path = corpus / "upstream-22" / "Dialect" / "SCF" / f"transform-op-{suite}.mlir"
    assert not differences("transform-interpreter", path)


@pytest.mark.parametrize(("other", "wanted"), [("", 3), ("take_else_branch", 4)])
def test_a_branch_is_taken_that_is_assumed(other: str, wanted: int) -> None:
    text = f"""func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {{
      %0 = scf.if %c -> i32 {{
        scf.yield %a : i32
      }} else {{
        scf.yield %b : i32
      }}
      return %0 : i32
    }}
    module attributes {{transform.with_named_sequence}} {{
      transform.named_sequence @__transform_main(%r: !transform.any_op) {{
        %0 = transform.structured.match ops{{["scf.if"]}} in %r
          : (!transform.any_op) -> !transform.any_op
        transform.scf.take_assumed_branch %0 {other}
          : (!transform.any_op) -> ()
        transform.yield
      }}
    }}"""
    module = restructured(text, "transform-interpreter")
    assert "scf.if" not in str(module.body.operations[0])
    assert bridge.interpret(module, "f", 1, 3, 4) == (wanted,)


@pytest.mark.parametrize(("name", "text"), PROGRAMS.items())
def test_a_loop_stores_what_it_stored(name: str, text: str) -> None:
    before, after = bridge.parse(text), restructured(text, name)
    assert str(before) != str(after)
    shape = (4, 6) if text is BOXES else (12,)
    for count in (0, 1, 3, 6):
        memories = [np.zeros(shape, dtype=np.int64) for _ in range(2)]
        for module, memory in zip((before, after), memories, strict=True):
            bridge.interpret(module, "f", memory, count)
        assert (memories[0] == memories[1]).all()


def test_loops_that_carry_values_have_a_condition_of_their_sign() -> None:
    before, after = bridge.parse(COUNTS), restructured(COUNTS, "scf-for-to-while")
    text = str(after)
    assert "scf.for" not in text
    assert "cmpi slt" in text
    assert "cmpi ult" in text
    for given in ((0, 5), (-2, 3), (4, 4), (5, 2)):
        wanted = bridge.interpret(before, "f", *given)
        assert bridge.interpret(after, "f", *given) == wanted


def test_a_parallel_loop_has_no_results_to_share() -> None:
    module = bridge.parse(
        """func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
          %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
          }
          return %0 : tensor<4xf32>
        }"""
    )
    with pytest.raises(Error, match="only loops without results can be parallel"):
        bridge.run_passes(module, "scf-forall-to-parallel", engine="native")
    bridge.run_passes(module, "scf-forall-to-for", engine="native")
    assert "scf.forall" in str(module)


def test_a_parallel_loop_has_no_step_that_is_not_positive() -> None:
    text = """func.func @f() {
      scf.forall (%i, %j) = (0, 0) to (4, 4) step (1, 0) {
      }
      return
    }"""
    assert "scf.forall" in str(restructured(text, "scf-forall-to-parallel"))
