"""Linear indices and multi-indices made simpler, as by upstream."""

from __future__ import annotations

import pytest

import bridge
from bridge.interpreter.run import interpret
from bridge.ir.core import Operation
from bridge.upstream import passes as upstream
from bridge.verifier import verify


def body(text: str, results: str) -> str:
    count = len(results.split(","))
    types = ", ".join(["index"] * count)
    return f"""
    func.func @f(%x: index, %y: index, %n: index) -> ({types}) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c5 = arith.constant 5 : index
      %c77 = arith.constant 77 : index
      {text}
      return {results} : {types}
    }}"""


def parsed(text: str) -> Operation:
    module = bridge.parse(text)
    verify(module)
    return module


CASES = [
    # Folds.
    ("%0:2 = affine.delinearize_index %x into (%c3, %n) : index, index", "%0#0, %0#1"),
    ("%0 = affine.delinearize_index %x into (7) : index", "%0"),
    (
        "%0:3 = affine.delinearize_index %c77 into (3, 4) : index, index, index",
        "%0#0, %0#1, %0#2",
    ),
    ("%0 = affine.linearize_index [%x, %y] by (%c3, %c5) : index", "%0"),
    ("%0 = affine.linearize_index [%x] by (3) : index", "%0"),
    ("%0 = affine.linearize_index [] by () : index", "%0"),
    ("%0 = affine.linearize_index [%c3, %c5] by (9) : index", "%0"),
    ("%0 = affine.linearize_index [%c3, %c5] by (4, 9) : index", "%0"),
    # Parts of size one.
    (
        "%0:4 = affine.delinearize_index %x into (1, 3, 1, 4) : index, index, index, "
        "index",
        "%0#0, %0#1, %0#2, %0#3",
    ),
    ("%0:2 = affine.delinearize_index %x into (1, 1) : index, index", "%0#0, %0#1"),
    ("%0:2 = affine.delinearize_index %x into (1) : index, index", "%0#0, %0#1"),
    ("%0 = affine.linearize_index disjoint [%x, %c0, %y] by (5, 1, 6) : index", "%0"),
    ("%0 = affine.linearize_index [%x, %c0, %y] by (1, 6) : index", "%0"),
    ("%0 = affine.linearize_index [%x, %c1, %y] by (1, 6) : index", "%0"),
    ("%0 = affine.linearize_index disjoint [%c0, %c0] by (1, 1) : index", "%0"),
    ("%0 = affine.linearize_index [%c0, %x, %y] by (3, 4, 8) : index", "%0"),
    # One made of the other.
    (
        "%0 = affine.linearize_index disjoint [%x, %y] by (30, 40) : index\n"
        "%1:2 = affine.delinearize_index %0 into (30, 40) : index, index",
        "%1#0, %1#1",
    ),
    (
        "%0 = affine.linearize_index disjoint [%x, %y, %y] by (30, 20, 40) : index\n"
        "%1:3 = affine.delinearize_index %0 into (6, 100, 40) : index, index, index",
        "%1#0, %1#1, %1#2",
    ),
    (
        "%0 = affine.linearize_index disjoint [%x, %y, %c3] by (30, 40, 32) : index\n"
        "%1:4 = affine.delinearize_index %0 into (30, 40, 8, 4)"
        " : index, index, index, index",
        "%1#0, %1#1, %1#2, %1#3",
    ),
    (
        "%0:3 = affine.delinearize_index %x into (2, 4, 8) : index, index, index\n"
        "%1 = affine.linearize_index [%0#0, %0#1, %0#2, %y] by (2, 4, 8, 16) : index",
        "%1",
    ),
    (
        "%0:3 = affine.delinearize_index %x into (4, %n, 8) : index, index, index\n"
        "%1 = affine.linearize_index [%y, %0#1, %0#2] by (%n, 8) : index",
        "%1, %0#1, %0#0",
    ),
    (
        "%0:3 = affine.delinearize_index %x into (4, 8) : index, index, index\n"
        "%1 = affine.linearize_index [%0#0, %0#1, %0#2] by (4, 8) : index\n"
        "%2 = affine.linearize_index disjoint [%0#0, %0#1] by (90, 4) : index",
        "%1, %2",
    ),
    # Sums of parts.
    (
        "%0:3 = affine.delinearize_index %x into (4, 5) : index, index, index\n"
        "%1 = affine.apply affine_map<(d0, d1, d2, d3) -> "
        "(d3 + d0 * 20 + d2 + d1 * 5)>(%0#0, %0#1, %0#2, %y)",
        "%1",
    ),
    (
        "%0:2 = affine.delinearize_index %x into (9, 5) : index, index\n"
        "%1 = affine.apply affine_map<(d0, d1)[s0] -> "
        "((d0 * 5 + d1) floordiv 4 + d1 - s0)>(%0#0, %0#1)[%n]\n"
        "%2 = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%0#0, %0#1)",
        "%1, %2",
    ),
]

LIMITS = {CASES[8][0]: 12, CASES[9][0]: 1, CASES[11][0]: 5}
"""Below which number the index is in the basis."""


@pytest.mark.parametrize(("text", "results"), CASES)
def test_bases_are_made_simpler_as_by_upstream(text: str, results: str) -> None:
    whole = body(text, results)
    ours, theirs = parsed(whole), parsed(whole)
    bridge.run_passes(ours, "canonicalize", engine="native")
    verify(ours)
    upstream.run_passes(theirs, "canonicalize")
    assert bridge.format(ours, debuginfo=True) == bridge.format(theirs, debuginfo=True)
    # The outermost size is a promise.
    for x, y, n in ((0, 0, 6), (3, 4, 6), (11, 5, 7), (29, 19, 7)):
        if x < LIMITS.get(text, 30):
            before = interpret(parsed(whole), "f", x, y, n)
            assert interpret(ours, "f", x, y, n) == before


def test_sizes_that_are_not_positive_stay_values() -> None:
    text = "%0:2 = affine.delinearize_index %x into (%c0, 4) : index, index"
    module = parsed(body(text, "%0#0, %0#1"))
    bridge.run_passes(module, "canonicalize", engine="native")
    verify(module)
    assert "into (%c0, 4)" in str(module)
