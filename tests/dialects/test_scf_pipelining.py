"""Loops whose iterations overlap do what they did, whatever their schedule."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from bridge.dialects import scf
from bridge.dialects.scf.pipelining import misplaced, pipeline
from bridge.errors import PassFailed
from bridge.interpreter.run import interpret
from bridge.op.assumptions import DISTINCT_ARGUMENTS, assuming
from bridge.rewrite import Rewriter
from tests.dialects.test_transform_loops import payload_of, program, transformed
from tests.passes.test_affine_loops import parsed

SUMS = """
func.func @f(%a: memref<64xi64>, %m: memref<64xi64>) -> (i64, i64, i64) {{
  %low = arith.constant {0} : index
  %high = arith.constant {1} : index
  %by = arith.constant {2} : index
  %five = arith.constant 5 : i64
  %nine = arith.constant 9 : i64
  %r:3 = scf.for %i = %low to %high step %by
      iter_args(%s = %five, %p = %nine, %o = %five) -> (i64, i64, i64) {{
    %x = memref.load %a[%i] : memref<64xi64>
    %y = arith.addi %x, %s : i64
    %c = arith.cmpi sgt, %x, %p : i64
    %z = scf.if %c -> i64 {{
      %u = arith.muli %y, %o : i64
      scf.yield %u : i64
    }} else {{
      %k = arith.index_cast %i : index to i64
      %w = arith.subi %k, %s : i64
      scf.yield %w : i64
    }}
    memref.store %z, %m[%i] : memref<64xi64>
    scf.yield %y, %x, %nine : i64, i64, i64
  }}
  return %r#0, %r#1, %r#2 : i64, i64, i64
}}"""


def outcome(module: bridge.Operation) -> tuple[object, bytes]:
    memory = np.zeros(64, dtype=np.int64)
    given = np.random.default_rng(7).integers(-50, 50, 64)
    return interpret(module, "f", given, memory), memory.tobytes()


def loop_of(module: bridge.Operation) -> scf.ForOp:
    return next(op for op in module.walk() if isinstance(op, scf.ForOp))


STAGES = st.lists(st.integers(0, 3), min_size=5, max_size=5)


@given(
    st.tuples(st.integers(0, 9), st.integers(10, 40), st.integers(1, 9)),
    STAGES | STAGES.map(sorted),
    st.permutations(range(5)),
)
def test_every_schedule_that_is_possible_does_the_same(
    bounds: tuple[int, int, int], stages: list[int], order: list[int]
) -> None:
    text = SUMS.format(*bounds)
    module = parsed(text)
    loop = loop_of(module)
    ops = list(loop.body)[:-1]
    schedule = [(ops[n], stages[n]) for n in order]
    wrong = misplaced(loop, schedule)
    made = pipeline(loop, schedule, Rewriter())
    assert made is None or wrong is None
    few = (loop.trip_count() or 0) < max(stages) if made is None else False
    assert (made is None) is (wrong is not None or few)
    bridge.verify(module)
    assert outcome(module) == outcome(parsed(text))


def test_all_schedules_of_a_chain_are_possible() -> None:
    for stages in [(0, 1, 2), (0, 2, 3), (1, 1, 3), (0, 0, 0), (0, 3, 3)]:
        module = parsed(CHAIN)
        loop = loop_of(module)
        schedule = list(zip(list(loop.body)[:-1], stages, strict=True))
        assert pipeline(loop, schedule, Rewriter()) is not None
        assert outcome(module) == outcome(parsed(CHAIN))


CHAIN = """
func.func @f(%a: memref<64xi64>, %m: memref<64xi64>) {
  %low = arith.constant 0 : index
  %high = arith.constant 3 : index
  %by = arith.constant 1 : index
  %five = arith.constant 5 : i64
  scf.for %i = %low to %high step %by {
    %x = memref.load %a[%i] : memref<64xi64>
    %y = arith.addi %x, %five : i64
    memref.store %y, %m[%i] : memref<64xi64>
  } {marked}
  return
}"""
PIPELINE = """
%loop = transform.cast %for : !transform.any_op to !transform.op<"scf.for">
%made = transform.loop.pipeline %loop : (!transform.op<"scf.for">) -> !transform.any_op
transform.annotate %made "made" : !transform.any_op"""


def test_iterations_overlap_where_memory_is_not_the_same() -> None:
    with pytest.raises(PassFailed, match=r"transform\.loop\.pipeline failed to apply"):
        transformed(CHAIN, PIPELINE)
    with assuming(DISTINCT_ARGUMENTS):
        module = transformed(CHAIN, PIPELINE)
    assert "made" in payload_of(module)
    assert outcome(module) == outcome(program(CHAIN, ""))


def test_a_loop_that_reads_what_it_wrote_before_does_not_overlap() -> None:
    text = CHAIN.replace("memref.load %a[%i]", "memref.load %m[%i]").replace(
        "store %y, %m[%i]", "store %y, %m[%j]"
    )
    text = text.replace("%y = ", "%j = arith.addi %i, %by : index\n    %y = ")
    with pytest.raises(PassFailed, match="failed to apply"):
        transformed(text, PIPELINE)
