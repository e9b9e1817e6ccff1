"""Random ops, judged by the reference and by us."""

from __future__ import annotations

from random import Random

import pytest

from bridge.ods.rows import row
from tools.ods.judging import Maker, in_children, judged, native

WRONG = """"t.top"() ({
  %0 = "t.v"() : () -> i32
  %1 = "arith.negf"(%0) : (i32) -> i32
}) : () -> ()"""


@pytest.mark.parametrize(
    "prefix", ["arith.c", "index.", "math.a", "memref.l", "tensor.e"]
)
def test_the_two_say_the_same_of_what_is_generated(prefix: str) -> None:
    report = judged(prefix, trials=6, seed=1)
    # One type of a pool is written unlike upstream's inside a complaint.
    assert [line for line in report.differences if "sparse_tensor" not in line] == []
    assert report.alike["generated"] > 3


def test_instances_are_as_they_were_for_the_same_seed() -> None:
    line = row("vector.transfer_read")
    assert line is not None
    one, other = (Maker(line, Random("a")) for _ in range(2))
    assert [one.text() for _ in range(4)] == [other.text() for _ in range(4)]


def test_both_are_asked() -> None:
    said = "'arith.negf' op operand #0 must be floating-point-like, but got 'i32'"
    assert native(WRONG) == said
    assert list(in_children([WRONG, '"t.v"() : () -> ()'])) == [said, ""]


def test_a_fault_of_ours_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(program: object) -> None:
        raise KeyError("a")

    monkeypatch.setattr("tools.ods.judging.verify", broken)
    report = judged("ub.", trials=2)
    assert report.differences
    assert "KeyError('a')" in report.differences[0]
