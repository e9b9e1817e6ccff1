"""What leaves affine loops, and what becomes affine: as upstream's where legal."""

from __future__ import annotations

import pytest

import bridge
from bridge.fuzz.nests import nest_text
from bridge.upstream import passes as upstream
from tests.passes.test_affine_loops import memory_after, parsed, run

MOTION = "affine-loop-invariant-code-motion"

INVARIANT = """
func.func @f(%x: f32, %n: index) {
  %a = memref.alloc() : memref<10xf32>
  %b = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[3] : memref<10xf32>
    %1 = arith.addf %0, %x : f32
    affine.for %j = 0 to 10 {
      %2 = arith.mulf %1, %x : f32
      affine.store %2, %b[%i] : memref<10xf32>
      affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n] {
        %3 = arith.negf %2 : f32
      }
    }
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %b[%i] : memref<10xf32>
    %1 = arith.divf %x, %0 : f32
    affine.store %1, %b[%i] : memref<10xf32>
    %2 = affine.for %j = 0 to 4 iter_args(%s = %x) -> f32 {
      %3 = arith.addf %s, %x : f32
      affine.yield %3 : f32
    }
    affine.store %2, %a[0] : memref<10xf32>
  }
  return
}"""


def test_what_is_invariant_leaves_a_loop_as_by_upstream() -> None:
    ours, told = run(INVARIANT, f"{MOTION}{{distinct-arguments=true}}")
    theirs = parsed(INVARIANT)
    upstream.run_passes(theirs, f"func.func({MOTION})")
    assert bridge.format(ours, debuginfo=True) == bridge.format(theirs, debuginfo=True)
    assert str(ours) != str(parsed(INVARIANT))
    assert not told


def loop(bound: str, body: str) -> str:
    return f"""func.func @f(%a: memref<8xi32>, %b: memref<8xi32>, %n: index, %x: i32) {{
  affine.for %i = 0 to {bound} {{
    {body}
  }}
  return
}}"""


STORE = "affine.store %x, %a[0] : memref<8xi32>"
LOAD = "%0 = affine.load %a[0] : memref<8xi32>"
USE = "affine.store %0, %b[%i] : memref<8xi32>"


@pytest.mark.parametrize(
    ("bound", "body", "why"),
    [
        ("%n", STORE, "it is not known to run"),
        ("%n", "%d = arith.divsi %x, %x : i32", None),
        ("8", f"{LOAD}\n{USE}", "flow dependence on 'affine.store'"),
        ("8", f"{STORE}\n{LOAD}\n{USE}", "anti dependence on 'affine.load'"),
        ("8", f"{STORE}\nfunc.call @g() : () -> ()", "may touch any memory"),
    ],
)
def test_what_would_do_something_else_stays(
    bound: str, body: str, why: str | None
) -> None:
    text = loop(bound, body) + "\nfunc.func private @g()"
    ours, told = run(text, MOTION)
    assert str(ours) == str(parsed(text))
    assert why is None or any(why in one for one in told)


@pytest.mark.parametrize(("end", "moved"), [("-d0 + 4", True), ("-d0 + 3", False)])
def test_a_store_leaves_a_loop_that_runs_wherever_those_around_it_are(
    end: str, *, moved: bool
) -> None:
    text = loop("4", f"affine.for %j = 0 to min #end(%i) {{\n{STORE}\n}}")
    ours, told = run(f"#end = affine_map<(d0) -> (8, {end})>\n{text}", MOTION)
    loops = [str(op) for op in ours.walk() if op.name == "affine.for"]
    assert all(("affine.store" in one) is not moved for one in loops)
    assert bool(told) is not moved


def test_arguments_may_be_said_to_be_different_memory() -> None:
    text = loop("8", f"{LOAD}\n{USE}")
    ours, _ = run(text, f"{MOTION}{{distinct-arguments=true}}")
    first = next(op for op in ours.walk() if op.name.startswith("affine."))
    assert first.name == "affine.load"


def test_random_nests_do_the_same_without_what_is_invariant() -> None:
    changed = 0
    for seed in range(1, 60):
        text = nest_text(seed)
        before = parsed(text)
        after, _ = run(text, MOTION)
        changed += str(before) != str(after)
        for symbol in (-2, 0, 3, 7):
            assert memory_after(after, symbol) == memory_after(before, symbol), seed
    assert changed > 5


RAISED = """
func.func @f(%a: memref<?x?xf32>, %n: index, %m: index) {
  %c2 = arith.constant 2 : index
  %odd = memref.load %a[%n, %m] : memref<?x?xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 10 {
      %0 = arith.muli %i, %c2 : index
      %1 = arith.addi %0, %n : index
      %2 = arith.muli %i, %j : index
      %3 = memref.load %a[%1, %j] : memref<?x?xf32>
      memref.store %3, %a[%j, %1] : memref<?x?xf32>
      memref.store %3, %a[%2, %j] : memref<?x?xf32>
      memref.store %3, %a[%c2, %n] : memref<?x?xf32>
    }
  }
  scf.for %k = %n to %m step %c2 {
    %4 = memref.load %a[%k, %n] : memref<?x?xf32>
  }
  return
}"""


def test_accesses_become_affine_as_by_upstream() -> None:
    ours, _ = run(RAISED, "affine-raise-from-memref")
    theirs = parsed(RAISED)
    upstream.run_passes(theirs, "func.func(affine-raise-from-memref)")
    assert bridge.format(ours, debuginfo=True) == bridge.format(theirs, debuginfo=True)
    names = [op.name for op in ours.walk()]
    assert names.count("affine.load") == 2
    assert names.count("memref.load") == names.count("memref.store") == 1


def test_sums_may_be_very_deep() -> None:
    sums = "\n".join(f"%{i + 1} = arith.addi %{i}, %n : index" for i in range(3000))
    text = f"""func.func @f(%a: memref<?xf32>, %n: index) {{
      %0 = arith.addi %n, %n : index
      {sums}
      %v = memref.load %a[%3000] : memref<?xf32>
      return
    }}"""
    ours, _ = run(text, "affine-raise-from-memref")
    assert "affine.load %arg0[symbol(%arg1) * 3002]" in str(ours)
