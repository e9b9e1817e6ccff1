"""`inline`: as upstream's, locations too."""

from __future__ import annotations

import pytest

import bridge
from bridge.passes.registry import find_pass
from bridge.upstream import passes as upstream

PROGRAM = """
func.func private @ext(i32) -> i32
func.func private @once(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = func.call @ext(%0) : (i32) -> i32
  return %1 : i32
}
func.func private @unused(%a: i32) -> i32 {
  %0 = func.call @twice(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @twice(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
func.func @pub(%a: i32) -> i32 {
  %0 = func.call @once(%a) : (i32) -> i32
  %1 = func.call @twice(%0) : (i32) -> i32
  return %1 : i32
}
func.func @rec(%a: i32) -> i32 {
  %0 = func.call @rec2(%a) : (i32) -> i32
  return %0 : i32
}
func.func @rec2(%a: i32) -> i32 {
  %0 = func.call @rec(%a) : (i32) -> i32
  %1 = func.call @pub(%0) : (i32) -> i32
  return %1 : i32
}
func.func @nested(%c: i1, %a: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    %t = func.call @pub(%x) : (i32) -> i32
    %u = scf.if %c -> i32 {
      %v = func.call @twice(%t) {no_inline} : (i32) -> i32
      scf.yield %v : i32
    } else {
      %v = func.call @ext(%t) : (i32) -> i32
      scf.yield %v : i32
    }
    scf.yield %u : i32
  }
  %1 = func.call @pub(%0) : (i32) -> i32
  return %1 : i32
}
func.func private @no(%a: i32) -> i32 attributes {no_inline} {
  return %a : i32
}
func.func @calls_no(%a: i32) -> i32 {
  %1 = func.call @no(%a) : (i32) -> i32
  return %1 : i32
}
func.func nested @hidden(%a: i32) -> i32 {
  return %a : i32
}
func.func private @inner(%a: i32, %c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = func.call @pub(%a) : (i32) -> i32
    scf.yield %1 : i32
  } else {
    %1 = func.call @inner(%a, %c) : (i32, i1) -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}
func.func @outer(%a: i32, %c: i1) -> i32 {
  %0 = func.call @inner(%a, %c) : (i32, i1) -> i32
  return %0 : i32
}
"""

OPTIONS = [
    "",
    "{inlining-threshold=50}",
    "{inlining-threshold=0}",
    "{max-iterations=1}",
    "{default-pipeline=}",
]


@pytest.mark.parametrize("options", OPTIONS)
def test_it_makes_what_upstreams_makes(options: str) -> None:
    ours = bridge.parse(PROGRAM)
    theirs = ours.clone()
    bridge.run_passes(ours, f"inline{options}", engine="native")
    upstream.run_passes(theirs, f"inline{options}")
    assert bridge.format(ours, debuginfo=True) == bridge.format(theirs, debuginfo=True)


def test_a_location_that_is_not_known_calls_nothing() -> None:
    text = """
    func.func private @f(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32 loc("here")
      return %0 : i32
    }
    func.func @g(%x: i32) -> i32 {
      %0 = func.call @f(%x) : (i32) -> i32 loc(unknown)
      return %0 : i32
    }"""
    ours = bridge.parse(text)
    theirs = ours.clone()
    bridge.run_passes(ours, "inline", engine="native")
    upstream.run_passes(theirs, "inline")
    assert bridge.format(ours, debuginfo=True) == bridge.format(theirs, debuginfo=True)


@pytest.mark.parametrize(
    "text",
    [
        "func.func @f(%c: i1) { cf.cond_br %c, ^a, ^b\n ^a: return\n ^b: return }",
        "func.func @f() { return }\n memref.global @g : memref<f32>",
    ],
    ids=["blocks", "globals"],
)
def test_what_it_does_not_know_is_left_to_upstream(text: str) -> None:
    cls = find_pass("inline")
    assert cls is not None
    module = bridge.parse(text)
    assert not cls().knows(module)
    assert not cls().knows(module.body.operations[0])
    assert cls().knows(bridge.parse(PROGRAM))


def test_another_pipeline_is_left_to_upstream() -> None:
    cls = find_pass("inline")
    assert cls is not None
    assert not cls.takes("default-pipeline=cse")
    assert not cls.takes("op-pipelines=func.func(cse)")
    assert cls.takes("default-pipeline=canonicalize max-iterations=2")


AFFINE = """
func.func @sizes(%n: index) {
  %c = arith.constant 200 : index
  affine.for %i = 1 to 10 {
    affine.if affine_set<(i)[N] : (i - 2 >= 0, 4 - i >= 0)>(%i)[%c] {
      %w = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    }
  }
  return
}
func.func @reads(%i: index, %m: memref<?xf32>) {
  %0 = affine.load %m[%i] : memref<?xf32>
  return
}
func.func @applies(%i: index, %m: memref<?xf32>) {
  %0 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%i]
  %1 = affine.load %m[symbol(%0)] : memref<?xf32>
  return
}
func.func private @unknown() -> index
func.func @reads_somewhere(%m: memref<?xf32>) {
  %0 = func.call @unknown() : () -> index
  %1 = affine.load %m[%0] : memref<?xf32>
  return
}
func.func @calls(%n: index, %m: memref<?xf32>) {
  func.call @sizes(%n) : (index) -> ()
  affine.for %i = 0 to 10 {
    func.call @sizes(%n) : (index) -> ()
    func.call @reads(%i, %m) : (index, memref<?xf32>) -> ()
    func.call @applies(%i, %m) : (index, memref<?xf32>) -> ()
    func.call @applies(%n, %m) : (index, memref<?xf32>) -> ()
    func.call @reads_somewhere(%m) : (memref<?xf32>) -> ()
  }
  scf.for %j = %n to %n step %n {
    func.call @sizes(%n) : (index) -> ()
    func.call @reads(%n, %m) : (index, memref<?xf32>) -> ()
  }
  return
}
"""


def _inlined(engine: str) -> str:
    module = bridge.parse(AFFINE)
    if engine == "native":
        bridge.run_passes(module, "inline{default-pipeline=}", engine="native")
    else:
        upstream.run_passes(module, "inline{default-pipeline=}")
    return bridge.format(module)


def test_calls_in_affine_loops_become_what_remains_affine() -> None:
    ours = _inlined("native")
    assert ours == _inlined("upstream")
    assert ours.count("call @applies(") == 2
    assert ours.count("call @reads_somewhere(") == 1
    assert ours.count("call @reads(") == 1


def test_an_unregistered_operation_is_not_inlined() -> None:
    module = bridge.parse(
        'func.func private @f() { "a.b"() : () -> ()\n return }\n'
        "func.func @g() { call @f() : () -> ()\n return }",
        allow_unregistered=True,
    )
    before = bridge.format(module)
    bridge.run_passes(module, "inline{default-pipeline=''}", engine="native")
    assert bridge.format(module) == before


def test_a_function_that_is_named_elsewhere_stays() -> None:
    text = """
    func.func private @named() { return }
    "live.user"() {use = @named} : () -> ()"""
    ours = bridge.parse(text, allow_unregistered=True)
    theirs = ours.clone()
    bridge.run_passes(ours, "inline", engine="native")
    upstream.run_passes(theirs, "inline")
    assert str(ours) == str(theirs)
    assert "@named()" in str(ours)
