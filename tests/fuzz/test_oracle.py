"""Passes that change what a program gives are found, and nothing else is said."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.fuzz.campaign import signature
from bridge.fuzz.defined import outcome
from bridge.fuzz.oracle import Finding, judge, judge_all
from bridge.fuzz.pipelines import PATTERNS
from bridge.fuzz.programs import Program
from bridge.fuzz.reduce import reduce, size

COPIED = (
    "func.func(affine-data-copy-generate{generate-dma=false fast-mem-space=0 "
    "fast-mem-capacity=1})"
)
"""Outside of loops, it copies back elements that it never copied in."""

WRONG = """
func.func @main(%m: memref<8xi64>, %x: i64) -> i64 {
  %c = arith.constant 0 : i64
  %y = arith.addi %x, %c : i64
  affine.for %i = 0 to 3 {
    affine.store %y, %m[%i + 5] : memref<8xi64>
  }
  affine.store %c, %m[1] : memref<8xi64>
  affine.store %c, %m[4] : memref<8xi64>
  return %y : i64
}
"""


@pytest.fixture
def wrong() -> Program:
    module = bridge.parse(WRONG)
    return Program(module, (np.arange(8), 3), 0)


def found_in(program: Program, pipeline: str) -> Finding | None:
    return judge(program, outcome(program), pipeline)


def test_a_pass_that_loses_memory_is_found(wrong: Program) -> None:
    found = found_in(wrong, COPIED)
    assert found is not None
    assert found.kind in ("trap", "wrong")


@pytest.mark.parametrize("pipeline", ["canonicalize", "lower-affine", PATTERNS[0]])
def test_of_a_pass_that_is_right_nothing_is_said(wrong: Program, pipeline: str) -> None:
    assert found_in(wrong, pipeline) is None


def test_programs_are_judged_together_as_alone(wrong: Program) -> None:
    fine = Program(bridge.parse("func.func @main() { return }"), (), 0)
    both = [(program, outcome(program)) for program in (fine, wrong)]
    alone = [found_in(program, COPIED) for program in (fine, wrong)]
    assert judge_all(both, COPIED) == alone


def test_a_pipeline_that_is_none_is_no_finding(wrong: Program) -> None:
    assert found_in(wrong, "no-such-pass") is None


def test_a_program_is_reduced_to_what_is_needed(wrong: Program) -> None:
    def holds(program: Program) -> bool:
        found = found_in(program, COPIED)
        return found is not None and found.kind == "trap"

    small = reduce(wrong, holds)
    assert size(small) <= 4
    assert holds(small)
    assert len(small.arguments) == 1
    assert "affine.for" in str(wrong.module)


def test_nothing_is_reduced_where_nothing_smaller_holds(wrong: Program) -> None:
    assert reduce(wrong, lambda program: False) is wrong


def test_findings_of_a_pass_that_do_the_same_are_one_whatever_its_options() -> None:
    before = program_of("%y = arith.muli %x, %x : i32")
    after = bridge.parse("func.func @main(%x: i32) { return }")
    signatures = {
        signature(before, Finding(pipeline, "wrong", detail), after)
        for pipeline, detail in (("p{factor=2}", "some"), ("p{factor=3}", "other"))
    }
    assert signatures == {"wrong p arith.muli to"}


def test_findings_of_a_pass_that_dies_are_told_apart_by_the_ops() -> None:
    before = program_of("%y = arith.muli %x, %x : i32")
    assert signature(before, Finding("p", "crash", "")) == "crash p arith.muli"


def program_of(body: str) -> Program:
    text = f"func.func @main(%x: i32) {{ {body}\n return }}"
    return Program(bridge.parse(text), (1,), 0)
