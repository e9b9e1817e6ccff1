"""`affine-loop-fusion`: as upstream's, or not where that would be another program."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import bridge
from bridge.compare.chunks import chunks_of
from bridge.errors import Diagnostic, Error, listening
from bridge.interpreter.run import interpret
from bridge.ir.core import Operation
from bridge.upstream import passes as upstream
from tests.passes.programs_of_nests import program_of_nests
from tests.passes.test_affine_loops import parsed, run

MODES = (
    "",
    "{maximal}",
    "{mode=producer}",
    "{mode=sibling maximal}",
    "{mode=producer maximal compute-tolerance=10}",
)


def _given(module: Operation) -> bytes:
    memory = np.arange(144, dtype=np.int64).reshape(12, 12)
    interpret(module, "f", memory, 5)
    return memory.tobytes()


@pytest.mark.parametrize("mode", MODES)
def test_random_programs_do_the_same_when_fused(mode: str) -> None:
    fused = 0
    for seed in range(8):
        text = program_of_nests(seed)
        before = parsed(text)
        after, _ = run(text, f"affine-loop-fusion{mode}")
        assert _given(after) == _given(before), seed
        fused += str(after) != str(before)
    assert fused > 2 or "sibling" in mode


FILES = (
    ("loop-fusion", ""),
    ("loop-fusion-2", ""),
    ("loop-fusion-3", "maximal"),
    ("loop-fusion-4", ""),
)
OTHERWISE = (
    # Upstream makes buffers in the order of a table of pointers.
    "should_fuse_multi_output_producer",
    # Upstream has a load of memory pass a call that is given the memory.
    "zero_tolerance",
)


@pytest.mark.parametrize(("file", "mode"), FILES)
def test_real_programs_are_fused_as_by_upstream_or_it_is_told_why(
    file: str, mode: str, corpus: Path
) -> None:
    path = corpus / "upstream-22" / "Dialect" / "Affine" / f"{file}.mlir"
    alike = 0
    for chunk in chunks_of(path):
        ours = bridge.parse(chunk.text, allow_unregistered=True)
        theirs = ours.clone()
        told: list[Diagnostic] = []
        with listening(told.append):
            options = f"{{distinct-arguments {mode}}}"
            bridge.run_passes(
                ours, f"func.func(affine-loop-fusion{options})", engine="native"
            )
        bridge.verify(ours)
        try:
            upstream.run_passes(theirs, f"func.func(affine-loop-fusion{{{mode}}})")
        except Error:
            continue
        same = bridge.format(ours) == bridge.format(theirs)
        assert same or told or any(name in chunk.text for name in OTHERWISE)
        alike += same
    assert alike >= 11


PRODUCER = """
func.func @f(%m: memref<8xi64>, %out: memref<8xi64>) {{
  {inside}
  affine.for %i = 0 to 8 {{
    %v = affine.load %m[%i] : memref<8xi64>
    %w = arith.addi %v, %v : i64
    affine.store %w, %t[%i] : memref<8xi64>
  }}
  {between}
  affine.for %i = 0 to 8 {{
    %v = affine.load %t[%i] : memref<8xi64>
    affine.store %v, %out[%i] : memref<8xi64>
  }}
  return
}}"""
LOCAL = "%t = memref.alloc() : memref<8xi64>"


def test_arguments_may_be_the_same_memory() -> None:
    text = PRODUCER.format(inside=LOCAL, between="")
    made, told = run(text, "affine-loop-fusion")
    assert str(made).count("affine.for") == 2
    assert "may touch the memory that another one touches" in told[0]
    made, told = run(text, "affine-loop-fusion{distinct-arguments}")
    assert str(made).count("affine.for") == 1
    assert not told


def test_a_nest_does_not_pass_what_may_do_anything() -> None:
    text = PRODUCER.format(inside=LOCAL, between='"a.b"() : () -> ()')
    module = bridge.parse(text, allow_unregistered=True)
    before = bridge.format(module)
    told: list[Diagnostic] = []
    with listening(told.append):
        bridge.run_passes(
            module, "func.func(affine-loop-fusion{distinct-arguments})", engine="native"
        )
    assert bridge.format(module) == before
    assert "'a.b' op may do anything to memory" in told[0].message


def test_a_nest_does_not_pass_what_changes_its_input() -> None:
    constant = f"{LOCAL}\n%k = arith.constant 1 : i64"
    change = "affine.store %k, %m[3] : memref<8xi64>"
    text = PRODUCER.format(inside=constant, between=change)
    made, _ = run(text, "affine-loop-fusion{distinct-arguments}")
    # The fused nest comes before the change.
    loops = [op for op in made.walk() if op.name == "affine.for"]
    assert len(loops) == 1
    assert loops[0].next is not None
    assert loops[0].next.name == "affine.store"


TRIANGLE = """
func.func @f(%a: memref<12xi64>) {
  affine.for %i = 2 to 10 {
    affine.for %j = 2 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 2 to 10 {
        %0 = arith.index_cast %k : index to i64
        affine.store %0, %a[%k] : memref<12xi64>
      }
    }
  }
  affine.for %i = 2 to 10 {
    %0 = affine.load %a[%i] : memref<12xi64>
    affine.store %0, %a[%i] : memref<12xi64>
  }
  return
}"""


def test_loops_stay_inside_of_those_that_bound_them() -> None:
    run(TRIANGLE, "affine-loop-fusion{mode=producer}")


TWICE = """
func.func @f(%m: memref<8xi64>, %out: memref<8xi64>) {
  %k = arith.constant 2 : i64
  affine.for %i = 0 to 8 {
    %v = affine.load %m[%i] : memref<8xi64>
    %w = arith.muli %v, %k : i64
    affine.store %w, %m[%i] : memref<8xi64>
  }
  affine.for %i = 0 to 4 {
    %v = affine.load %m[%i] : memref<8xi64>
    affine.store %v, %out[%i] : memref<8xi64>
  }
  return
}"""


def test_what_changes_its_input_does_not_run_twice() -> None:
    made, told = run(TWICE, "affine-loop-fusion{distinct-arguments mode=producer}")
    assert str(made).count("affine.for") == 2
    assert "a dependence between" in told[0]


def test_a_buffer_goes_to_fast_memory() -> None:
    text = PRODUCER.format(inside=LOCAL, between="")
    made, _ = run(
        text,
        "affine-loop-fusion{distinct-arguments fast-mem-space=1 local-buf-threshold=1}",
    )
    assert "memref.alloc() : memref<1xi64, 1>" in str(made)
