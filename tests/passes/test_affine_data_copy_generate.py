"""`affine-data-copy-generate`: as upstream's, or not where that is another program."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import bridge
from bridge.compare.chunks import chunks_of
from bridge.errors import Diagnostic, Error, listening
from bridge.fuzz.nests import nest_text
from bridge.interpreter.run import interpret
from bridge.ir.core import Operation
from bridge.upstream import passes as upstream
from tests.passes.programs_of_nests import program_of_nests
from tests.passes.test_affine_loops import memory_after, parsed, run

PASS = "affine-data-copy-generate"
MODES = (
    "",
    "{fast-mem-capacity=1 fast-mem-space=0}",
    "{skip-non-unit-stride-loops}",
    "{generate-dma}",
    "{generate-dma fast-mem-capacity=1 skip-non-unit-stride-loops}",
)


def _given(module: Operation) -> bytes:
    memory = np.arange(144, dtype=np.int64).reshape(12, 12)
    interpret(module, "f", memory, 5)
    return memory.tobytes()


@pytest.mark.parametrize("mode", MODES)
def test_random_programs_do_the_same_with_copies(mode: str) -> None:
    copied = 0
    for seed in range(8):
        text = program_of_nests(seed)
        before = parsed(text)
        after, _ = run(text, f"{PASS}{mode}")
        assert _given(after) == _given(before), seed
        copied += str(after).count("memref.alloc") > str(before).count("memref.alloc")
    assert copied > 5


FILES = (
    ("affine-data-copy", "fast-mem-space=0 skip-non-unit-stride-loops", 4),
    ("affine-data-copy", "fast-mem-space=0 fast-mem-capacity=1", 4),
    ("dma-generate", "generate-dma fast-mem-space=2 skip-non-unit-stride-loops", 17),
    ("dma-generate", "generate-dma fast-mem-space=2 fast-mem-capacity=16", 17),
)


@pytest.mark.parametrize(("file", "mode", "count"), FILES)
def test_real_programs_are_given_copies_as_by_upstream_or_it_is_told_why(
    file: str, mode: str, count: int, corpus: Path
) -> None:
    path = corpus / "upstream-22" / "Dialect" / "Affine" / f"{file}.mlir"
    alike = 0
    for chunk in chunks_of(path):
        ours = bridge.parse(chunk.text, allow_unregistered=True)
        theirs = ours.clone()
        told: list[Diagnostic] = []
        with listening(told.append):
            options = f"{{distinct-arguments {mode}}}"
            bridge.run_passes(ours, f"func.func({PASS}{options})", engine="native")
        bridge.verify(ours)
        try:
            upstream.run_passes(theirs, f"func.func({PASS}{{{mode}}})")
        except Error:
            continue
        same = bridge.format(ours) == bridge.format(theirs)
        assert same or told
        alike += same
    assert alike >= count


def test_arguments_may_be_the_same_memory() -> None:
    text = """
func.func @f(%a: memref<8xi64>, %b: memref<8xi64>) {
  affine.for %i = 0 to 7 {
    %v = affine.load %a[%i] : memref<8xi64>
    affine.store %v, %b[%i + 1] : memref<8xi64>
  }
  return
}"""
    made, told = run(text, PASS)
    assert "memref.alloc" not in str(made)
    assert "'affine.store' op may touch the same memory" in told[0]
    made, told = run(text, f"{PASS}{{distinct-arguments}}")
    assert str(made).count("memref.alloc") == 2
    assert not told


STORES = """
func.func @f(%a: memref<{size}xi64>, %n: index) {{
  %k = arith.constant 7 : i64
  affine.for %i = 0 to {high} {{
    {start}affine.store %k, %a[{place}] : memref<{size}xi64>{end}
  }}
  return
}}"""
CONDITION = "affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) { "


@pytest.mark.parametrize(
    ("high", "place", "start", "copied"),
    [
        ("8", "%i", "", True),
        ("8 step 2", "%i", "", False),  # the other elements are not filled
        ("4", "%i * 2", "", False),
        ("8", "%i", CONDITION, False),
        ("%n", "0", "", False),  # the loop may not run
        ("8", "0", "", True),
    ],
)
def test_a_copy_that_is_not_read_is_written_whole(
    high: str, place: str, start: str, copied: bool
) -> None:
    text = STORES.format(
        size=8, high=high, place=place, start=start, end=" }" if start else ""
    )
    made, told = run(text, PASS)
    assert ("memref.alloc" in str(made)) == copied
    if not copied:
        assert "what is copied is not what is accessed" in told[0]
    for count in (0, 5):
        memory, other = np.arange(8), np.arange(8)
        interpret(parsed(text), "f", memory, count)
        interpret(made, "f", other, count)
        assert memory.tolist() == other.tolist()


def test_a_step_from_a_bound_that_is_no_number_leaves_holes() -> None:
    text = """
#low = affine_map<(d0) -> (d0)>
#high = affine_map<(d0) -> (d0 + 8)>
func.func @f(%a: memref<16xi64>) {
  %k = arith.constant 7 : i64
  affine.for %i = 0 to 16 step 8 {
    affine.for %j = #low(%i) to #high(%i) step 2 {
      affine.store %k, %a[%j] : memref<16xi64>
    }
  }
  return
}"""
    made, told = run(text, PASS)
    assert "memref.alloc" not in str(made)
    assert "what is copied is not what is accessed" in told[0]


def test_a_diagonal_is_no_square() -> None:
    text = """
func.func @f(%a: memref<4x4xi64>) {
  %k = arith.constant 7 : i64
  affine.for %i = 0 to 4 {
    affine.store %k, %a[%i, %i] : memref<4x4xi64>
  }
  return
}"""
    made, _ = run(text, PASS)
    memory = np.zeros((4, 4), dtype=np.int64)
    interpret(made, "f", memory)
    assert memory.tolist() == (np.eye(4, dtype=np.int64) * 7).tolist()


def test_a_copy_ends_with_the_memory() -> None:
    path = Path("conformance/upstream-bugs/affine-data-copy-generate-past-the-end.mlir")
    options = "{fast-mem-space=0 skip-non-unit-stride-loops}"
    made, told = run(path.read_text(), f"{PASS}{options}")
    memory = np.arange(8, dtype=np.int64)
    interpret(made, "main", memory)
    assert "memref.alloc() : memref<7xi64>" in str(made)
    assert memory.tolist() == [0, 1, 2, 1, 4, 1, 6, 1]
    assert not told


def test_a_transfer_has_one_stride() -> None:
    text = """
func.func @f(%a: memref<8x8x8xi64>) -> i64 {
  %t = memref.alloc() : memref<1xi64>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 4 {
        %v = affine.load %a[%i, %j, %k] : memref<8x8x8xi64>
        affine.store %v, %t[0] : memref<1xi64>
      }
    }
  }
  %r = affine.load %t[0] : memref<1xi64>
  return %r : i64
}"""
    made, told = run(text, f"{PASS}{{generate-dma}}")
    assert "memref<4x4x4xi64" not in str(made)
    assert any("a transfer has one stride" in one for one in told)


def test_inner_loops_are_given_copies_where_memory_is_small() -> None:
    text = """
func.func @f(%a: memref<1024xi64>) -> i64 {
  %t = memref.alloc() : memref<1xi64>
  affine.for %i = 0 to 1024 {
    %v = affine.load %a[%i] : memref<1024xi64>
    affine.store %v, %t[0] : memref<1xi64>
  }
  %r = affine.load %t[0] : memref<1xi64>
  return %r : i64
}"""
    made, _ = run(text, f"{PASS}{{fast-mem-capacity=1}}")
    # Each element is copied, as the memory is too small for all of them.
    assert "memref.alloc() : memref<1xi64, 1>" in str(made)
    assert "memref<1024xi64, 1>" not in str(made)


def test_a_region_of_many_remainders_ends() -> None:
    """Upstream runs out of memory here: each column that goes squares the rows."""
    text = nest_text(5, mixing=True)
    made, _ = run(text, f"{PASS}{{fast-mem-space=0}}")
    for symbol in (0, 3):
        assert memory_after(made, symbol) == memory_after(parsed(text), symbol)
