"""The rows of passes: a pass that changes what a program gives is noticed."""

from __future__ import annotations

import pytest

from bridge.compare import passed
from bridge.compare.checks import Subject
from bridge.compare.chunks import Chunk
from bridge.compare.execution import Disagreement
from bridge.dialects import arith
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import I32

TEXT = """
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.addi %x, %c : i32
  %1 = arith.addi %x, %c : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
"""


class Wrong:
    """As if it were a pass."""

    def knows(self, op: Operation) -> bool:
        return True

    def run(self, op: Operation) -> None:
        for constant in op.walk(arith.ConstantOp):
            constant.set_property("value", IntegerAttr(2, I32))


@pytest.fixture
def subject() -> Subject:
    return Subject(Chunk(TEXT))


def test_a_right_pass_makes_and_means_what_upstreams_does(subject: Subject) -> None:
    theirs, ours = passed.passed("cse", subject)
    assert theirs == ours
    assert theirs.count("arith.addi") == 1
    assert passed.passed_equal("cse", subject) == ("", "")


def test_a_wrong_pass_is_noticed_by_what_a_function_gives(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passed, "find_pass", lambda name: Wrong)
    with pytest.raises(Disagreement, match="after cse it gives"):
        passed.passed_equal("cse", subject)
    theirs, ours = passed.passed("cse", subject)
    assert theirs != ours
