"""Passes that restructure affine nests: as upstream's, or not at all."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.fuzz.nests import nest_text
from bridge.interpreter.run import interpret
from bridge.ir.core import Operation
from bridge.passes.registry import find_pass
from bridge.upstream import passes as upstream
from tests.passes.test_affine_loops import memory_after, parsed, run


def is_as_upstream(text: str, pipeline: str) -> Operation:
    """A program after a native pass, which is what upstream's makes of it."""
    ours, told = run(text, pipeline)
    theirs = parsed(text)
    upstream.run_passes(theirs, f"func.func({pipeline})")
    assert bridge.format(ours, debuginfo=True) == bridge.format(theirs, debuginfo=True)
    assert not told
    return ours


@pytest.mark.parametrize("pipeline", ["affine-loop-coalescing"])
def test_random_nests_do_the_same_after_a_pass(pipeline: str) -> None:
    for seed in range(1, 40):
        text = nest_text(seed)
        before = parsed(text)
        after, _ = run(text, pipeline)
        for symbol in (-2, 0, 3, 7):
            assert memory_after(after, symbol) == memory_after(before, symbol), seed


# Coalescing

BOXES = """
func.func @f(%a: memref<?x?xi64>, %n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1 : i64
  %y = arith.constant 3 : i64
  %rows = memref.dim %a, %c0 : memref<?x?xi64>
  %columns = memref.dim %a, %c1 : memref<?x?xi64>
  affine.for %i = 0 to %rows {
    affine.for %j = 0 to min affine_map<()[s0] -> (s0, 3)>()[%columns] {
      affine.for %k = 0 to %n {
        affine.store %x, %a[%i, %j] : memref<?x?xi64>
      }
    }
  }
  affine.for %i = 0 to %rows {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to 2 {
        %v = affine.load %a[%i, %j] : memref<?x?xi64>
        %w = arith.addi %v, %y : i64
        affine.store %w, %a[%j, %i] : memref<?x?xi64>
      }
    }
  }
  %s = affine.for %i = 0 to 4 iter_args(%p = %x) -> i64 {
    %t = affine.for %j = 0 to 3 iter_args(%q = %p) -> i64 {
      %u = arith.muli %q, %y : i64
      affine.yield %u : i64
    }
    affine.yield %t : i64
  }
  return %s : i64
}"""


def test_boxes_become_one_loop_that_does_the_same() -> None:
    made, told = run(BOXES, "affine-loop-coalescing")
    assert sum(op.name == "affine.for" for op in made.walk()) == 6
    assert {one.partition(": ")[2] for one in told} == {"a bound is no symbol"}
    for count in (-2, 0, 1, 3):
        ours, before = (np.arange(25).reshape(5, 5) for _ in range(2))
        expected = interpret(parsed(BOXES), "f", before, count)
        assert interpret(made, "f", ours, count) == expected
        assert ours.tobytes() == before.tobytes()


def test_boxes_become_one_loop_as_by_upstream() -> None:
    head, _, rest = BOXES.partition(
        "  affine.for %i = 0 to %rows {\n    affine.for %j = 0 to aff"
    )
    assert rest
    text = f"{head}  return %x : i64\n}}"
    made = is_as_upstream(text, "affine-loop-coalescing")
    assert str(made).count("affine.for") == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            """affine.for %i = 0 to %n {
              affine.for %j = 0 to affine_map<()[s0] -> (-s0)>()[%n] {
                "test.op"() : () -> ()
              }
            }""",
            "may be negative",
        ),
        (
            """affine.for %i = 0 to 3 {
              affine.for %j = 1 to 3 {
                "test.op"() : () -> ()
              }
            }""",
            "a loop does not begin at zero with a step of one",
        ),
        (
            """%s = affine.for %i = 0 to 4 iter_args(%p = %n) -> index {
              %t = affine.for %j = 0 to 3 iter_args(%q = %n) -> index {
                %u = arith.muli %q, %n : index
                affine.yield %u : index
              }
              affine.yield %t : index
            }""",
            "a loop carries values from one iteration to the next",
        ),
    ],
)
def test_what_one_loop_would_not_do_is_left(text: str, why: str) -> None:
    text = text.replace('"test.op"() : () -> ()', "func.call @g() : () -> ()")
    whole = f"func.func private @g()\nfunc.func @f(%n: index) {{ {text} return }}"
    same, told = run(whole, "affine-loop-coalescing")
    assert str(same) == str(parsed(whole))
    assert [one for one in told if why in one]


def test_a_loop_that_only_passes_values_on_is_coalesced() -> None:
    text = """
    func.func @f(%x: i64) -> i64 {
      %s = affine.for %i = 0 to 4 iter_args(%p = %x) -> i64 {
        %t = affine.for %j = 0 to 3 iter_args(%q = %x) -> i64 {
          affine.yield %q : i64
        }
        affine.yield %t : i64
      }
      return %s : i64
    }"""
    made, _ = run(text, "affine-loop-coalescing")
    assert str(made).count("affine.for") == 1
    assert interpret(made, "f", 5) == (5,)


def test_loops_of_scf_are_left_to_upstream() -> None:
    found = find_pass("affine-loop-coalescing")
    assert found is not None
    text = """
    func.func @f(%n: index) {
      scf.for %i = %n to %n step %n {
        scf.for %j = %n to %n step %n {
        }
      }
      return
    }"""
    assert not found().knows(parsed(text))
    assert found().knows(parsed(BOXES))


# Unrolling and jamming

JAMMED = """
func.func @f(%a: memref<24x24xf32>, %n: index) {
  affine.for %i = 1 to 20 step 2 {
    %z = arith.constant 1.0 : f32
    %v = affine.load %a[%i, 0] : memref<24x24xf32>
    %s = affine.for %j = 1 to 9 iter_args(%p = %v) -> f32 {
      %t = affine.for %k = 0 to 3 iter_args(%q = %p) -> f32 {
        %w = affine.load %a[%i, %j + %k] : memref<24x24xf32>
        %u = arith.addf %q, %w : f32
        affine.yield %u : f32
      }
      affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n] {
        affine.store %t, %a[%i, %j] : memref<24x24xf32>
      }
      affine.yield %t : f32
    }
    affine.store %s, %a[%i, 1] : memref<24x24xf32>
    affine.store %z, %a[%i, 2] : memref<24x24xf32>
  }
  return
}"""


@pytest.mark.parametrize("factor", [1, 2, 3, 4, 5, 10])
def test_iterations_run_side_by_side_as_by_upstream(factor: int) -> None:
    pipeline = f"affine-loop-unroll-jam{{unroll-jam-factor={factor}}}"
    made, told = run(JAMMED, pipeline)
    theirs = parsed(JAMMED)
    upstream.run_passes(theirs, f"func.func({pipeline})")
    assert str(made) == str(theirs)
    assert not told
    assert (str(made) != str(parsed(JAMMED))) is (factor > 1)
    for symbol in (0, 5):
        expected = memory_after(parsed(JAMMED), symbol)
        assert memory_after(made, symbol) == expected


@pytest.mark.parametrize("factor", [2, 3])
def test_random_nests_do_the_same_side_by_side(factor: int) -> None:
    changed = 0
    for seed in range(1, 250):
        before = parsed(nest_text(seed))
        pipeline = f"affine-loop-unroll-jam{{unroll-jam-factor={factor}}}"
        after, _ = run(str(before), pipeline)
        if str(before) == str(after):
            continue
        changed += 1
        for symbol in (-2, 0, 3, 7):
            assert memory_after(after, symbol) == memory_after(before, symbol), seed
    assert changed > 5


NEST = """
func.func private @g()
func.func @f(%a: memref<24x24xf32>, %b: memref<24x24xf32>, %n: index, %m: index) {
  affine.for %i = BOUNDS {
    affine.for %j = INNER {
      BODY
    }
  }
  return
}"""


@pytest.mark.parametrize(
    ("bounds", "inner", "body", "why"),
    [
        (
            "1 to 24",
            "0 to 23",
            "%v = affine.load %a[%i - 1, %j + 1] : memref<24x24xf32>\n"
            "affine.store %v, %a[%i, %j] : memref<24x24xf32>",
            "a dependence would be turned round",
        ),
        (
            "0 to 8",
            "0 to 8",
            "%v = affine.load %b[%i, %j] : memref<24x24xf32>\n"
            "affine.store %v, %a[%i, %j] : memref<24x24xf32>",
            "may touch the memory",
        ),
        ("0 to 8", "0 to 8", "func.call @g() : () -> ()", "may do anything to memory"),
        (
            "0 to 8",
            "0 to affine_map<(d0) -> (d0)>(%i)",
            "%v = affine.load %b[%i, %j] : memref<24x24xf32>",
            "depends on it",
        ),
        (
            "0 to min affine_map<()[s0, s1] -> (s0, s1)>()[%n, %m]",
            "0 to 8",
            "%v = affine.load %b[%i, %j] : memref<24x24xf32>",
            "has no affine bounds",
        ),
    ],
)
def test_what_may_not_run_side_by_side_is_left(
    bounds: str, inner: str, body: str, why: str
) -> None:
    text = NEST.replace("BOUNDS", bounds).replace("INNER", inner).replace("BODY", body)
    same, (told,) = run(text, "affine-loop-unroll-jam")
    assert str(same) == str(parsed(text))
    assert "is not unrolled and jammed: " in told
    assert why in told


def test_a_loop_that_carries_values_is_not_jammed() -> None:
    text = """
    func.func @f(%x: i64) -> i64 {
      %s = affine.for %i = 0 to 4 iter_args(%p = %x) -> i64 {
        %t = arith.addi %p, %x : i64
        affine.yield %t : i64
      }
      return %s : i64
    }"""
    same, (told,) = run(text, "affine-loop-unroll-jam")
    assert str(same) == str(parsed(text))
    assert told.endswith("it carries values")


def test_a_factor_of_none_is_left_to_upstream() -> None:
    with pytest.raises(bridge.Unsupported, match="no native passes"):
        run(JAMMED, "affine-loop-unroll-jam{unroll-jam-factor=0}")
