"""Loops changed by transformations: they do what they did, or it fails."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from bridge.errors import PassFailed
from bridge.interpreter.run import interpret
from bridge.op.assumptions import DISTINCT_ARGUMENTS, ORDERED_BOUNDS, assuming
from bridge.upstream import passes as upstream

ONE = "(!transform.any_op) -> !transform.any_op"
TWO = "(!transform.any_op) -> (!transform.any_op, !transform.any_op)"
MARKED = f"transform.structured.match attributes {{marked}} in %root : {ONE}"


def program(payload: str, body: str, marked: str = "%for") -> bridge.Operation:
    """The payload, with a program for the loops that are marked in it."""
    text = f"""
    module attributes {{transform.with_named_sequence}} {{
      {payload}
      transform.named_sequence @__transform_main(
          %root: !transform.any_op {{transform.readonly}}) {{
        {marked} = {MARKED}
        {body}
        transform.yield
      }}
    }}"""
    return bridge.parse(text, allow_unregistered=True)


def transformed(payload: str, body: str, **given: str) -> bridge.Operation:
    module = program(payload, body, **given)
    bridge.run_passes(module, "transform-interpreter", engine="native")
    bridge.verify(module)
    return module


def as_upstream(payload: str, body: str) -> bridge.Operation:
    """What it becomes, which is what upstream makes of it."""
    ours = transformed(payload, body)
    theirs = program(payload, body)
    upstream.run_passes(theirs, "transform-interpreter")
    assert bridge.format(ours) == bridge.format(theirs)
    return ours


def payload_of(module: bridge.Operation) -> str:
    return bridge.format(module).partition("transform.named_sequence")[0]


# Unrolled and peeled ------------------------------------------------------------------

COUNTS = """
func.func @f(%l: {ty}, %u: {ty}, %s: {ty}, %m: memref<300xi64>) -> index {{
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %low = arith.constant {low} : {ty}
  %high = arith.constant {high} : {ty}
  %by = arith.constant {by} : {ty}
  %r = scf.for {unsigned} %i = {bounds} iter_args(%n = %z) -> index : {ty} {{
    %v = arith.{cast} %i : {ty} to i64
    memref.store %v, %m[%n] : memref<300xi64>
    %o = arith.addi %n, %one : index
    scf.yield %o : index
  }} {{marked}}
  return %r : index
}}"""


def counts(
    bounds: str,
    ty: str = "index",
    numbers: tuple[int, int, int] = (0, 17, 3),
    *,
    unsigned: bool = False,
) -> str:
    low, high, by = numbers
    cast = "index_cast" if ty == "index" else "extsi"
    sign = "unsigned" if unsigned else ""
    return COUNTS.format(
        bounds=bounds, ty=ty, low=low, high=high, by=by, cast=cast, unsigned=sign
    )


def outcome(module: bridge.Operation, *numbers: int) -> tuple[object, bytes]:
    memory = np.zeros(300, dtype=np.int64)
    return interpret(module, "f", *numbers, memory), memory.tobytes()


PEELED = """
%loop = transform.cast %for : !transform.any_op to !transform.op<"scf.for">
%a, %b = transform.loop.peel %loop OPTIONS : (!transform.op<"scf.for">)
  -> (!transform.any_op, !transform.any_op)"""
CHANGES = {
    "unroll": "transform.loop.unroll %for {factor = 3} : !transform.any_op",
    "peel": PEELED.replace("OPTIONS", ""),
    "peel_front": PEELED.replace("OPTIONS", "{peel_front = true}"),
}


@given(
    st.sampled_from([*CHANGES]),
    st.sampled_from(["%l to %u step %s", "%low to %u step %by", "%l to %high step %s"]),
    st.integers(-20, 20),
    st.integers(-20, 20),
    st.integers(1, 6),
)
def test_loops_of_any_bounds_have_the_same_iterations(
    kind: str, bounds: str, lower: int, upper: int, step: int
) -> None:
    payload, numbers = counts(bounds), (lower, upper, step)
    module = transformed(payload, CHANGES[kind])
    assert outcome(module, *numbers) == outcome(program(payload, ""), *numbers)


@given(
    st.sampled_from([*CHANGES]),
    st.tuples(st.integers(-128, 127), st.integers(-128, 127), st.integers(1, 127)),
    st.booleans(),
)
def test_loops_of_narrow_integers_have_the_same_iterations_or_stay(
    kind: str, numbers: tuple[int, int, int], unsigned: bool
) -> None:
    payload = counts("%low to %high step %by", "i8", numbers, unsigned=unsigned)
    try:
        module = transformed(payload, CHANGES[kind])
    except PassFailed as error:
        if "failed to" not in str(error):
            raise
        return
    assert outcome(module, 0, 0, 1) == outcome(program(payload, ""), 0, 0, 1)


@pytest.mark.parametrize("kind", CHANGES)
@pytest.mark.parametrize("numbers", [(0, 17, 3), (2, 20, 5), (0, 11, 10)])
def test_loops_of_constant_bounds_become_what_upstream_makes(
    kind: str, numbers: tuple[int, int, int]
) -> None:
    as_upstream(counts("%low to %high step %by", "index", numbers), CHANGES[kind])


def test_loops_that_do_not_end_before_they_begin_are_unrolled_as_upstream_does() -> (
    None
):
    payload = counts("%l to %u step %s")
    assert "max" in payload_of(transformed(payload, CHANGES["unroll"]))
    with assuming(ORDERED_BOUNDS):
        as_upstream(payload, CHANGES["unroll"])


# Side by side -------------------------------------------------------------------------

SUMS = """
func.func @f(%a: memref<12x4xi64>, %m: memref<12xi64>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c12 = arith.constant 12 : index
  scf.for %i = %c0 to %c12 step %c1 {{
    %x = memref.load %m[{read}] : memref<12xi64>
    %y = scf.for %j = %c0 to %c4 step %c1 iter_args(%b = %x) -> i64 {{
      %v = memref.load %a[%i, %j] : memref<12x4xi64>
      %w = arith.addi %b, %v : i64
      scf.yield %w : i64
    }}
    memref.store %y, %m[%i] : memref<12xi64>
  }} {{marked}}
  return
}}"""
JAM = "transform.loop.unroll_and_jam %for {factor = 4} : !transform.any_op"


def test_iterations_run_side_by_side_as_upstream_has_them() -> None:
    payload = SUMS.format(read="%i")
    with assuming(DISTINCT_ARGUMENTS):
        module = as_upstream(payload, JAM)
    results = []
    for one in (module, program(payload, "")):
        sums = np.arange(12, dtype=np.int64)
        interpret(one, "f", np.arange(48, dtype=np.int64).reshape(12, 4), sums)
        results.append(sums.tobytes())
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("read", "assumed"), [("%i", []), ("%c1", [DISTINCT_ARGUMENTS])]
)
def test_iterations_that_may_need_earlier_ones_do_not_run_beside_them(
    read: str, assumed: list[str]
) -> None:
    with (
        assuming(*assumed),
        pytest.raises(PassFailed, match="failed to unroll and jam"),
    ):
        transformed(SUMS.format(read=read), JAM)


# Outlined, promoted, coalesced --------------------------------------------------------

OUTLINED = """
func.func @f(%n: index, %m: memref<300xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> i64 {
    %t = arith.index_cast %i : index to i64
    %q = arith.muli %t, %t : i64
    memref.store %q, %m[%i] : memref<300xi64>
    %u = arith.addi %s, %q : i64
    scf.yield %u : i64
  } {marked}
  return %r : i64
}"""


def outlining(name: str) -> str:
    return f'%a, %b = transform.loop.outline %for {{func_name = "{name}"}} : {TWO}'


def test_a_loop_becomes_a_function_that_is_called() -> None:
    module = as_upstream(OUTLINED, outlining("loop"))
    assert outcome(module, 7) == outcome(program(OUTLINED, ""), 7)


def test_a_name_that_is_taken_gets_a_number_though_upstream_would_take_it_twice() -> (
    None
):
    module = transformed(OUTLINED, outlining("f"))
    assert "call @f_0" in str(module)
    assert outcome(module, 7) == outcome(program(OUTLINED, ""), 7)
    with pytest.raises(PassFailed, match="redefinition of symbol"):
        upstream.run_passes(program(OUTLINED, outlining("f")), "transform-interpreter")


@pytest.mark.parametrize(
    ("loop", "left"),
    [
        ("scf.for %i = %c0 to %c1 step %c1 { func.call @g(%i) : (index) -> () }", 0),
        ("scf.for %i = %c0 to %c2 step %c1 { func.call @g(%i) : (index) -> () }", 1),
        ("affine.for %i = 3 to 4 { func.call @g(%i) : (index) -> () }", 0),
        ("scf.forall (%i) in (1) { func.call @g(%i) : (index) -> () }", 0),
        ("scf.forall (%i) in (2) { func.call @g(%i) : (index) -> () }", 1),
    ],
)
def test_what_runs_once_is_put_in_the_place_of_its_loop(loop: str, left: int) -> None:
    payload = f"""
    func.func private @g(index)
    func.func @f() {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      {loop} {{marked}}
      return
    }}"""
    body = "transform.loop.promote_if_one_iteration %for : !transform.any_op"
    module = transformed(payload, body)
    found = [op for op in module.walk() if "marked" in op.attributes]
    assert len(found) == left


NEST = """
func.func @f(%m: memref<300xi64>) -> index {{
  %z = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a = arith.constant {outer[0]} : i8
  %b = arith.constant {outer[1]} : i8
  %c = arith.constant {outer[2]} : i8
  %d = arith.constant {inner[0]} : i8
  %e = arith.constant {inner[1]} : i8
  %g = arith.constant {inner[2]} : i8
  %r = scf.for %i = %a to %b step %c iter_args(%n = %z) -> index : i8 {{
    %s = scf.for %j = %d to %e step %g iter_args(%k = %n) -> index : i8 {{
      %v = arith.extsi %i : i8 to i64
      %w = arith.extsi %j : i8 to i64
      %h = arith.constant 1000 : i64
      %x = arith.muli %v, %h : i64
      %y = arith.addi %x, %w : i64
      memref.store %y, %m[%k] : memref<300xi64>
      %o = arith.addi %k, %one : index
      scf.yield %o : index
    }}
    scf.yield %s : index
  }} {{marked}}
  return %r : index
}}"""
COALESCE = f"%o = transform.loop.coalesce %for : {ONE}"
BOUNDS = st.tuples(st.integers(-128, 127), st.integers(-128, 127), st.integers(9, 99))


@given(BOUNDS, BOUNDS)
def test_loops_of_integers_become_one_that_does_the_same_or_stay(
    outer: tuple[int, int, int], inner: tuple[int, int, int]
) -> None:
    payload = NEST.format(outer=outer, inner=inner)
    try:
        module = transformed(payload, COALESCE)
    except PassFailed as error:
        if "failed to coalesce" not in str(error):
            raise
        return
    assert payload_of(module).count("scf.for") == 1
    assert outcome(module) == outcome(program(payload, ""))


# Fused --------------------------------------------------------------------------------

PAIR = """
func.func @f(%n: index, %k: index, %m: memref<300xi64>) -> (i64, i64) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %five = arith.constant 5 : i64
  %r = scf.for {first} %i = %c0 to %n step %c1 iter_args(%s = %z) -> i64 {{
    %t = memref.load %m[%i] : memref<300xi64>
    %u = arith.addi %s, %t : i64
    scf.yield %u : i64
  }} {{marked}}
  {between}
  %q = scf.for {second} %i = %c0 to %n step %c1 iter_args(%s = {init}) -> i64 {{
    %t = arith.index_cast %i : index to i64
    %u = arith.addi %s, %t : i64
    scf.yield %u : i64
  }} {{marked}}
  return %r, %q : i64, i64
}}"""


def pair(**given: str) -> str:
    parts = {"first": "", "second": "", "between": "", "init": "%five"}
    return PAIR.format(**parts | given)


SPLIT = f"%x, %y = transform.split_handle %for : {TWO}\n"
BOTH = "(!transform.any_op, !transform.any_op) -> !transform.any_op"
LATER = SPLIT + f"%o = transform.loop.fuse_sibling %x into %y : {BOTH}"
EARLIER = SPLIT + f"%o = transform.loop.fuse_sibling %y into %x : {BOTH}"
READ = "%w = memref.load %m[%c0] : memref<300xi64>"


@pytest.mark.parametrize("body", [LATER, EARLIER])
@pytest.mark.parametrize("between", ["", READ])
def test_loops_of_the_same_iterations_become_one_as_upstream_makes_it(
    body: str, between: str
) -> None:
    payload = pair(between=between)
    module = as_upstream(payload, body)
    assert payload_of(module).count("scf.for") == 1
    assert outcome(module, 7, 0) == outcome(program(payload, ""), 7, 0)


BOXES = """
func.func @f(%a: tensor<8xi64>, %b: tensor<8xi64>) -> (tensor<8xi64>, tensor<8xi64>) {
  %one = arith.constant dense<1> : tensor<1xi64>
  %r = scf.forall (%i) in (8) shared_outs(%o = %a) -> tensor<8xi64> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %one into %o[%i] [1] [1]
        : tensor<1xi64> into tensor<8xi64>
    }
  } {marked}
  %q = scf.forall (%i) in (8) shared_outs(%o = %b) -> tensor<8xi64> {
    %s = tensor.extract_slice %a[%i] [1] [1] : tensor<8xi64> to tensor<1xi64>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1]
        : tensor<1xi64> into tensor<8xi64>
    }
  } {marked}
  return %r, %q : tensor<8xi64>, tensor<8xi64>
}"""


@pytest.mark.parametrize("body", [LATER, EARLIER])
def test_boxes_become_one_as_upstream_makes_it(body: str) -> None:
    assert payload_of(as_upstream(BOXES, body)).count("scf.forall (") == 1


STORE = "memref.store %five, %m[%c0] : memref<300xi64>"


@pytest.mark.parametrize(
    ("parts", "body", "message"),
    [
        ({"between": STORE}, LATER, "operations cannot be fused"),
        ({"second": "unsigned"}, LATER, "operations cannot be fused"),
        ({"init": "%r"}, LATER, "user of results of target should be properly"),
        ({"init": "%r"}, EARLIER, "operands of target should be properly"),
        ({}, LATER.replace("into %y", "into %x"), "need to be different loops"),
    ],
)
def test_loops_that_cannot_be_one_stay(
    parts: dict[str, str], body: str, message: str
) -> None:
    with pytest.raises(PassFailed, match=message):
        transformed(pair(**parts), body)
