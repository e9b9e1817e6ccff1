"""What affine passes do where upstream's assumptions are made, and what they do not."""

from __future__ import annotations

import pytest

import bridge
from bridge.op.assumptions import (
    DISTINCT_ARGUMENTS,
    OPERANDS_ONLY,
    ORDERED_BOUNDS,
    assuming,
)
from bridge.upstream import passes as upstream
from tests.passes.test_affine_loops import parsed, run

ARGUMENTS = "%a: memref<64xf32>, %b: memref<64xf32>, %n: index, %m: index"

COPY = """affine.for %i = 0 to 64 {
  %0 = affine.load %a[%i] : memref<64xf32>
  affine.store %0, %b[%i] : memref<64xf32>
}"""

CALL = """affine.for %i = 0 to 64 {
  %0 = affine.load %a[%i] : memref<64xf32>
  affine.store %0, %a[%i] : memref<64xf32>
  func.call @g(GIVEN) : (TYPES) -> ()
  %1 = affine.load %a[%i] : memref<64xf32>
  func.call @h(%1) : (f32) -> ()
}"""
NONE = CALL.replace("GIVEN", "").replace("TYPES", "")
GIVEN = CALL.replace("GIVEN", "%a").replace("TYPES", "memref<64xf32>")

INVARIANT = """affine.for %i = 0 to 64 {
  %0 = affine.load %a[3] : memref<64xf32>
  affine.store %0, %b[%i] : memref<64xf32>
}"""

PRODUCER = """affine.for %i = 0 to 64 {
  %0 = affine.load %b[%i] : memref<64xf32>
  affine.store %0, %a[%i] : memref<64xf32>
}
affine.for %i = 0 to 64 {
  %0 = affine.load %a[%i] : memref<64xf32>
  func.call @h(%0) : (f32) -> ()
}"""

PARAMETRIC = """affine.for %i = 0 to %n {
  affine.for %j = 0 to %m {
    func.call @k(%i, %j) : (index, index) -> ()
  }
}"""
STRUCTURED = """%one = arith.constant 1 : index
scf.for %i = %n to %m step %one {
  scf.for %j = %n to %m step %one {
    func.call @k(%i, %j) : (index, index) -> ()
  }
}"""
SINGLE = """affine.for %i = 0 to %n {
  func.call @k(%i, %i) : (index, index) -> ()
}"""

DECLARED = """
func.func private @h(f32)
func.func private @k(index, index)
"""


def program(body: str) -> str:
    given = "memref<64xf32>" if "@g(%a)" in body else ""
    lines = "\n".join(f"  {line}" for line in body.splitlines())
    return (
        f"func.func @f({ARGUMENTS}) {{\n{lines}\n  return\n}}\n"
        f"func.func private @g({given}){DECLARED}"
    )


@pytest.mark.parametrize(
    ("name", "body", "facts"),
    [
        ("affine-parallelize", COPY, [DISTINCT_ARGUMENTS]),
        ("affine-loop-invariant-code-motion", INVARIANT, [DISTINCT_ARGUMENTS]),
        ("affine-data-copy-generate{fast-mem-space=0}", COPY, [DISTINCT_ARGUMENTS]),
        ("affine-data-copy-generate{fast-mem-space=0}", NONE, [OPERANDS_ONLY]),
        ("affine-loop-fusion", PRODUCER, [DISTINCT_ARGUMENTS, OPERANDS_ONLY]),
        ("affine-loop-coalescing", PARAMETRIC, [ORDERED_BOUNDS]),
        ("affine-loop-coalescing", STRUCTURED, [ORDERED_BOUNDS]),
    ],
)
def test_what_is_left_is_done_as_by_upstream_where_it_is_assumed(
    name: str, body: str, facts: list[str]
) -> None:
    text = program(body)
    left, told = run(text, name)
    assert told
    with assuming(*facts):
        ours, _ = run(text, name)
    theirs = parsed(text)
    upstream.run_passes(theirs, f"func.func({name})")
    assert bridge.format(ours) == bridge.format(theirs)
    assert bridge.format(ours) != bridge.format(left)


def test_a_load_passes_a_call_that_is_not_given_the_memory() -> None:
    for body, loads in ((NONE, 1), (GIVEN, 2)):
        with assuming(OPERANDS_ONLY):
            ours, _ = run(program(body), "affine-scalrep")
        assert str(ours).count("affine.load") == loads
        ours, _ = run(program(body), "affine-scalrep")
        assert str(ours).count("affine.load") == 2


def test_an_access_does_not_leave_a_loop_with_a_call_that_is_given_the_memory() -> None:
    for body, moved in ((NONE, True), (GIVEN, False)):
        text = program(
            body.replace("%a[%i]", "%a[7]").replace("\n  affine.store", "\n  //")
        )
        with assuming(OPERANDS_ONLY):
            ours, _ = run(text, "affine-loop-invariant-code-motion")
        loop = next(op for op in ours.walk() if op.name == "affine.for")
        assert ("affine.load" not in str(loop)) is moved


def test_what_is_left_over_begins_at_its_own_bound_where_no_loop_ends_before() -> None:
    name = "affine-loop-unroll{unroll-factor=4}"
    left, _ = run(program(SINGLE), name)
    assert "max" in str(left)
    with assuming(ORDERED_BOUNDS):
        ours, _ = run(program(SINGLE), name)
    theirs = parsed(program(SINGLE))
    upstream.run_passes(theirs, f"func.func({name})")
    assert bridge.format(ours) == bridge.format(theirs)
    assert "max" not in str(ours)
