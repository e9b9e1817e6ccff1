"""`scf-for-loop-peeling` and `scf-for-loop-range-folding`: the same iterations."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from bridge.interpreter.run import interpret
from bridge.op.assumptions import ORDERED_BOUNDS, assuming
from bridge.upstream import passes as upstream
from tests.passes.test_affine_loops import parsed

PEELING = "scf-for-loop-peeling"
FOLDING = "scf-for-loop-range-folding"

LOOP = """
func.func @f(%l: index, %u: index, %s: index, %m: memref<64x2xindex>) -> index {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c17 = arith.constant 17 : index
  %r = scf.for %i = {bounds} iter_args(%n = %c0) -> index {{
    %k = affine.min affine_map<(d0)[s0, s1] -> (s1, s0 - d0)>(%i)[{end}, {step}]
    %t = affine.max affine_map<(d0)[s0, s1] -> (-s1, d0 - s0 + 1)>(%i)[{end}, {step}]
    memref.store %k, %m[%n, %c0] : memref<64x2xindex>
    memref.store %t, %m[%n, %c1] : memref<64x2xindex>
    %o = arith.addi %n, %c1 : index
    scf.yield %o : index
  }}
  return %r : index
}}"""


def loop(lower: str, upper: str, step: str) -> str:
    bounds = f"{lower} to {upper} step {step}"
    return LOOP.format(bounds=bounds, end=upper, step=step)


def outcome(module: bridge.Operation, *numbers: int) -> tuple[object, bytes]:
    memory = np.zeros((64, 2), dtype=np.int64)
    return interpret(module, "f", *numbers, memory), memory.tobytes()


PARTS = st.tuples(
    st.sampled_from(["%l", "%c0", "%c3"]),
    st.sampled_from(["%u", "%c17", "%c3"]),
    st.sampled_from(["%s", "%c3"]),
)


@given(
    PARTS,
    st.booleans(),
    st.integers(-12, 20),
    st.integers(-12, 20),
    st.integers(1, 7),
)
def test_peeled_loops_have_the_same_iterations(
    parts: tuple[str, str, str], front: bool, lower: int, upper: int, step: int
) -> None:
    text = loop(*parts)
    after = parsed(text)
    option = "{peel-front=true}" if front else ""
    bridge.run_passes(after, f"builtin.module({PEELING}{option})", engine="native")
    numbers = (lower, upper, step)
    assert outcome(after, *numbers) == outcome(parsed(text), *numbers)


@pytest.mark.parametrize(
    "parts",
    [("%l", "%u", "%s"), ("%c0", "%u", "%c3"), ("%c0", "%c17", "%c3")],
)
def test_loops_that_do_not_end_before_they_begin_are_peeled_as_upstream_does(
    parts: tuple[str, str, str],
) -> None:
    passes = f"{PEELING},canonicalize"
    ours, theirs = parsed(loop(*parts)), parsed(loop(*parts))
    with assuming(ORDERED_BOUNDS):
        bridge.run_passes(ours, f"builtin.module({passes})", engine="native")
    upstream.run_passes(theirs, passes)
    assert bridge.format(ours) == bridge.format(theirs)


@pytest.mark.parametrize(
    ("option", "made"), [("", "max"), ("{peel-front=true}", "min")]
)
def test_a_loop_that_may_not_run_has_no_first_or_last_iteration_then(
    option: str, made: str
) -> None:
    ours = parsed(loop("%c0", "%u", "%c3"))
    bridge.run_passes(ours, f"builtin.module({PEELING}{option})", engine="native")
    bounds = [
        op.operands[n] for op in ours.walk() if op.name == "scf.for" for n in (0, 1)
    ]
    assert any(b.defining_op and b.defining_op.name == f"affine.{made}" for b in bounds)
    assert outcome(ours, 0, -2, 1) == outcome(
        parsed(loop("%c0", "%u", "%c3")), 0, -2, 1
    )


@pytest.mark.parametrize("option", ["", "{peel-front=true}"])
@pytest.mark.parametrize(
    "parts",
    [
        ("%c17", "%c3", "%c3"),
        ("%c0", "%c3", "%c3"),
        ("%c3", "%c3", "%s"),
    ],
)
def test_loops_with_nothing_to_peel_stay(
    parts: tuple[str, str, str], option: str
) -> None:
    ours = parsed(loop(*parts))
    bridge.run_passes(ours, f"builtin.module({PEELING}{option})", engine="native")
    assert str(ours).count("scf.for") == 1


NESTED = """
func.func private @use(index, index)
func.func @f(%u: index, %s: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %u step %s {
    scf.for %j = %c0 to %u step %s {
      func.call @use(%i, %j) : (index, index) -> ()
    }
  }
  return
}"""


@pytest.mark.parametrize(("option", "count"), [("", 5), ("{skip-partial=false}", 6)])
def test_what_is_inside_a_last_iteration_is_peeled_on_request(
    option: str, count: int
) -> None:
    ours = parsed(NESTED)
    bridge.run_passes(ours, f"builtin.module({PEELING}{option})", engine="native")
    assert str(ours).count("scf.for") == count


# Ranges -------------------------------------------------------------------------------

COUNTED = """
func.func @f(%l: {ty}, %u: {ty}, %s: {ty}, %a: {ty}, %m: memref<64xi64>) -> index {{
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %low = arith.constant 2 : {ty}
  %high = arith.constant 31 : {ty}
  %by = arith.constant 3 : {ty}
  %less = arith.constant -2 : {ty}
  %r = scf.for %i = {bounds} iter_args(%n = %z) -> index : {ty} {{
    %x = {first}, %i : {ty}
    %y = {second}, %x : {ty}
    %v = {cast} : {ty} to i64
    memref.store %v, %m[%n] : memref<64xi64>
    %o = arith.addi %n, %one : index
    scf.yield %o : index
  }}
  return %r : index
}}"""
FACTORS = ["arith.addi %a", "arith.addi %less", "arith.muli %by", "arith.muli %less"]
FOLDABLE = ["arith.addi %a", "arith.addi %less", "arith.muli %by"]


def counted(bounds: str, first: str, second: str, ty: str = "index") -> str:
    cast = {"index": "arith.index_cast %y", "i64": "arith.index_cast %y"}.get(ty)
    return COUNTED.format(
        bounds=bounds, first=first, second=second, ty=ty, cast=cast or "arith.extsi %y"
    )


def folded(text: str) -> bridge.Operation:
    module = parsed(text)
    bridge.run_passes(module, f"builtin.module(func.func({FOLDING}))", engine="native")
    return module


SMALL = st.integers(-20, 20)


@given(
    st.sampled_from(["%l to %u step %by", "%low to %high step %s"]),
    st.sampled_from([*FACTORS, "arith.muli %a"]),
    st.sampled_from(FACTORS),
    st.tuples(SMALL, SMALL, st.integers(1, 5), SMALL),
)
def test_loops_that_count_results_have_the_same_iterations(
    bounds: str, first: str, second: str, numbers: tuple[int, int, int, int]
) -> None:
    text = counted(bounds, first, second)
    results = []
    for module in (folded(text), parsed(text)):
        memory = np.zeros(64, dtype=np.int64)
        results.append((interpret(module, "f", *numbers, memory), memory.tobytes()))
    assert results[0] == results[1]


@pytest.mark.parametrize("first", FOLDABLE)
@pytest.mark.parametrize("second", FOLDABLE)
def test_sums_and_products_become_bounds_as_upstream_makes_them(
    first: str, second: str
) -> None:
    text = counted("%l to %u step %s", first, second)
    theirs = parsed(text)
    upstream.run_passes(theirs, f"func.func({FOLDING})")
    assert bridge.format(folded(text)) == bridge.format(theirs)


@pytest.mark.parametrize(
    ("bounds", "first", "ty"),
    [
        ("%l to %u step %s", "arith.muli %a", "index"),
        ("%l to %u step %s", "arith.muli %less", "index"),
        ("%l to %u step %s", "arith.addi %a", "i8"),
        ("%low to %high step %by", "arith.muli %by", "i7"),
    ],
)
def test_what_might_count_otherwise_stays_in_the_body(
    bounds: str, first: str, ty: str
) -> None:
    text = counted(bounds, first, "arith.addi %a", ty)
    assert bridge.format(folded(text)) == bridge.format(parsed(text))


def test_constants_that_fit_their_type_are_counted() -> None:
    text = counted("%low to %high step %by", "arith.muli %by", "arith.addi %by", "i8")
    assert "%i, " not in str(folded(text))
