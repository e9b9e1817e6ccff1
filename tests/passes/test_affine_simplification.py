"""Affine passes that make simpler, raise and move: as upstream's, or proven."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.dialects import affine
from bridge.errors import Diagnostic, listening
from bridge.fuzz.nests import nest_text
from bridge.interpreter.run import interpret
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import find_pass
from bridge.upstream import passes as upstream
from tests.passes.test_affine_loops import memory_after, parsed


def run(text: str, pipeline: str) -> tuple[Operation, list[str]]:
    """A program after a native pass, and what was told."""
    module = parsed(text)
    told: list[Diagnostic] = []
    with listening(told.append):
        bridge.run_passes(module, f"func.func({pipeline})", engine="native")
    bridge.verify(module)
    return module, [one.message for one in told]


def is_as_upstream(text: str, pipeline: str) -> Operation:
    """A program after a native pass, which is what upstream's makes of it."""
    ours, _ = run(text, pipeline)
    theirs = parsed(text)
    upstream.run_passes(theirs, f"func.func({pipeline})")
    assert str(ours) == str(theirs)
    return ours


@pytest.mark.parametrize(
    "pipeline",
    [
        "affine-simplify-structures",
        "affine-loop-invariant-code-motion",
        "affine-raise-from-memref",
    ],
)
def test_random_nests_do_the_same_after_a_pass(pipeline: str) -> None:
    for seed in range(1, 40):
        text = nest_text(seed)
        before = parsed(text)
        after, _ = run(text, pipeline)
        for symbol in (0, 3, 7):
            assert memory_after(after, symbol) == memory_after(before, symbol), seed


# Structures

SETS = """
func.func private @g()
func.func private @h()
func.func @f(%n: index, %m: index) attributes {
  kept = affine_map<(d0) -> (d0 + 3 - d0)>,
  empty = affine_set<(d0) : (d0 - 3 >= 0, 2 - d0 >= 0)>,
  all = affine_set<(d0) : (3 >= 0)>,
  tight = affine_set<(d0)[s0] : (d0 * 2 - 5 >= 0, d0 - 1 >= 0, 4 * s0 - 8 == 0)>
} {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 11 >= 0, 9 - d0 >= 0)>(%i) {
      func.call @g() : () -> ()
    } else {
      func.call @h() : () -> ()
    }
  }
  return
}"""


def test_maps_and_sets_are_made_simpler_as_by_upstream() -> None:
    made = str(is_as_upstream(SETS, "affine-simplify-structures"))
    assert "call @g" not in made
    assert "affine_set<(d0)[s0] : (s0 - 2 == 0, d0 - 3 >= 0)>" in made


def test_a_set_is_empty_where_only_whole_numbers_are_counted() -> None:
    text = """
    func.func @f() attributes {
      a = affine_set<(d0, d1) : (3 * d0 + 6 * d1 - 1 >= 0, 2 - 3 * d0 - 6 * d1 >= 0)>,
      b = affine_set<(d0) : (d0 mod 2 - 1 == 0, d0 mod 4 == 0)>,
      c = affine_set<()[s0, s1] : (s0 * s1 - 1 >= 0)>
    } { return }"""
    made, _ = run(text, "affine-simplify-structures")
    function = made.regions[0].blocks[0].first
    assert function is not None
    texts = {name: str(found) for name, found in function.attributes.items()}
    assert texts["a"] == "affine_set<(d0, d1) : (1 == 0)>"
    assert texts["b"] == "affine_set<(d0) : (1 == 0)>"
    assert texts["c"] == "affine_set<()[s0, s1] : (s0 * s1 - 1 >= 0)>"


def test_what_upstream_knows_more_of_is_left_to_it() -> None:
    found = find_pass("affine-simplify-structures")
    assert found is not None
    assert found().knows(parsed(SETS))
    text = "func.func @f() attributes {a = affine_set<(d0) : (d0 mod 2 == 0)>} {return}"
    assert not found().knows(parsed(text))


# Accesses of memref

RAISED = """
func.func @f(%a: memref<64xf32>, %n: index, %x: i32) {
  %c2 = arith.constant 2 : index
  %far = arith.index_cast %x : i32 to index
  affine.for %i = 0 to 10 {
    %j = arith.muli %i, %c2 : index
    %k = arith.addi %j, %n : index
    %v = memref.load %a[%k] : memref<64xf32>
    %l = arith.addi %k, %far : index
    memref.store %v, %a[%l] : memref<64xf32>
    %m = arith.muli %i, %i : index
    %w = memref.load %a[%m] : memref<64xf32>
    %p = arith.divsi %i, %c2 : index
    %o = arith.addi %p, %c2 : index
    memref.store %w, %a[%o] : memref<64xf32>
  }
  return
}"""


def test_affine_indices_are_raised_as_by_upstream() -> None:
    made = is_as_upstream(RAISED, "affine-raise-from-memref")
    assert str(made).count("affine.load") == str(made).count("affine.store") == 1
    _, told = run(RAISED, "affine-raise-from-memref")
    names = ["memref.load", "memref.store"]
    text = "op is not raised: its indices are not affine"
    assert told == [f"'{name}' {text}" for name in names]


# Motion

MOVED = """
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>, %n: index) {
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to BOUND {
    %v = affine.load %a[3] : memref<8xf32>
    %w = arith.addf %v, %v : f32
    affine.store %w, %b[1] : memref<8xf32>
  }
  return
}"""

MOTION = "affine-loop-invariant-code-motion"


def inside(module: Operation) -> list[str]:
    """The names of what is left in the first loop."""
    loop = next(op for op in walk(module) if op.name == "affine.for")
    return [op.name for op in loop.regions[0].blocks[0]][:-1]


def test_what_is_the_same_is_moved_as_by_upstream() -> None:
    text = MOVED.replace("BOUND", "7")
    made, told = run(text, f"{MOTION}{{distinct-arguments=1}}")
    theirs = parsed(text)
    upstream.run_passes(theirs, f"func.func({MOTION})")
    assert str(made) == str(theirs)
    assert not told
    assert inside(made) == []


def test_arguments_that_may_be_one_memory_stay() -> None:
    made, told = run(MOVED.replace("BOUND", "7"), MOTION)
    assert len(inside(made)) == 3
    (text,) = told
    assert "a flow dependence on 'affine.store' op at" in text


def test_what_need_not_run_is_moved_only_where_it_cannot_fail() -> None:
    text = MOVED.replace("BOUND", "%n")
    made, told = run(text, f"{MOTION}{{distinct-arguments=1}}")
    assert inside(made) == ["affine.store"]
    (why,) = told
    assert why.endswith("is not moved out of its loop: it is not known to run")
    far = text.replace("%a[3]", "%a[8]")
    made, _ = run(far, f"{MOTION}{{distinct-arguments=1}}")
    assert len(inside(made)) == 3


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ("func.call @g() : () -> ()", "'func.call' op at"),
        ("affine.store %z, %view[%i] : VIEW", "dependence on 'affine.store' op"),
        ("%u = affine.load %view[%i] : VIEW", ""),
    ],
)
def test_a_view_or_a_call_may_touch_the_memory(other: str, why: str) -> None:
    text = """
    func.func private @g()
    func.func @f(%a: memref<8xf32>) {
      %z = arith.constant 0.0 : f32
      %view = memref.subview %a[2] [5] [1] : memref<8xf32> to VIEW
      affine.for %i = 0 to 5 {
        %v = affine.load %a[3] : memref<8xf32>
        OTHER
      }
      return
    }""".replace("OTHER", other)
    text = text.replace("VIEW", "memref<5xf32, strided<[1], offset: 2>>")
    made, told = run(text, MOTION)
    assert ("affine.load" in inside(made)) is bool(why or "load" in other)
    assert bool(told) is bool(why)
    assert all(why in one for one in told)


def test_what_may_fail_stays_behind_what_may_not_return() -> None:
    text = """
    func.func private @g()
    func.func @f(%x: i32, %y: i32) -> i32 {
      %s = affine.for %i = 0 to 5 iter_args(%r = %x) -> i32 {
        func.call @g() : () -> ()
        %q = arith.divsi %x, %y : i32
        affine.yield %q : i32
      }
      return %s : i32
    }"""
    made, (why,) = run(text, MOTION)
    assert "arith.divsi" in inside(made)
    assert "it is not known to run" in why
    made, told = run(text.replace("func.call @g() : () -> ()", ""), MOTION)
    assert inside(made) == []
    assert not told


# Linear indices and multi-indices

INDICES = """
func.func @f(%x: index, %y: index, %n: index) -> (index, index, index, index, index) {
  %0:3 = affine.delinearize_index %x into (4, %n, 5) : index, index, index
  %1:2 = affine.delinearize_index %0#1 into (3) : index, index
  %2 = affine.linearize_index [%x, %y, %0#0] by (%n, 7) : index
  %3 = affine.linearize_index disjoint [%0#2, %1#0] by (5, %n) : index
  %4 = affine.linearize_index [%y, %x, %y] by (2, 3, 5) : index
  return %1#0, %1#1, %2, %3, %4 : index, index, index, index, index
}"""


def test_indices_become_maps_as_by_upstream() -> None:
    name = "affine-expand-index-ops-as-affine"
    ours, theirs = parsed(INDICES), parsed(INDICES)
    bridge.run_passes(ours, name, engine="native")
    bridge.verify(ours)
    upstream.run_passes(theirs, name)
    assert str(ours) == str(theirs)
    assert "linearize" not in str(ours)
    for x, y, n in ((0, 0, 6), (13, 1, 6), (99, 2, 40)):
        before = interpret(parsed(INDICES), "f", x, y, n)
        assert interpret(ours, "f", x, y, n) == before
    found = find_pass(name)
    assert found is not None
    assert found().knows(parsed(INDICES))


# Minima and maxima

EXTREMA = """
func.func @f(%a: memref<24x24xindex>, %n: index) {
  affine.for %i = 0 to 10 {
    %p = affine.apply affine_map<(d0) -> (d0 + 3)>(%i)
    %q = affine.apply affine_map<(d0) -> (d0 * 2)>(%p)
    %0 = affine.min affine_map<(d0)[s0] -> (d0, 10, s0)>(%i)[%n]
    %1 = affine.max affine_map<(d0) -> (d0, -1, d0 - 3)>(%i)
    %2 = affine.min affine_map<(d0, d1) -> (d0, d1, 6)>(%p, %q)
    %3 = affine.max affine_map<(d0)[s0] -> (d0 floordiv 2, s0, d0 mod 4)>(%i)[%n]
    %4 = affine.min affine_map<(d0) -> (d0 * 2 + 1, d0 + d0 + 1)>(%i)
    affine.store %0, %a[%i, 0] : memref<24x24xindex>
    affine.store %1, %a[%i, 1] : memref<24x24xindex>
    affine.store %2, %a[%i, 2] : memref<24x24xindex>
    affine.store %3, %a[%i, 3] : memref<24x24xindex>
    affine.store %4, %a[%i, 4] : memref<24x24xindex>
    affine.store %q, %a[%i, 5] : memref<24x24xindex>
  }
  return
}"""


def test_results_that_others_decide_are_dropped() -> None:
    made, _ = run(EXTREMA, "affine-simplify-min-max")
    extrema = [op for op in walk(made) if isinstance(op, affine.MinOp | affine.MaxOp)]
    assert [len(op.map.map.results) for op in extrema] == [2, 2, 3]
    for symbol in (-2, 0, 3, 20):
        ours, before = (np.zeros((24, 24), np.int64) for _ in range(2))
        interpret(made, "f", ours, symbol)
        interpret(parsed(EXTREMA), "f", before, symbol)
        assert ours.tobytes() == before.tobytes()


def test_a_division_by_a_minimum_is_left_to_upstream() -> None:
    found = find_pass("affine-simplify-min-max")
    assert found is not None
    text = """
    func.func @f(%n: index) -> index {
      %0 = affine.min affine_map<()[s0] -> (s0, 3)>()[%n]
      %1 = affine.apply affine_map<()[s0, s1] -> (s0 ceildiv s1)>()[%0, %n]
      return %1 : index
    }"""
    function = parsed(text).regions[0].blocks[0].first
    assert function is not None
    assert not found().knows(function)
    function = parsed(EXTREMA).regions[0].blocks[0].first
    assert function is not None
    assert found().knows(function)
