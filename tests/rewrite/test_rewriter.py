"""The rewriter: it changes what it may, and tells of every change."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import bridge
from bridge.dialects import arith, ub
from bridge.errors import Invalid
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Operation, Value
from bridge.ir.types import I32
from bridge.rewrite import Listener, Rewriter

PROGRAM = """
func.func @f(%x: i32, %y: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  %1 = arith.addi %0, %y : i32
  return %1 : i32
}
"""


class Log(Listener):
    def __init__(self) -> None:
        self.lines: list[str] = []

    def inserted(self, op: Operation) -> None:
        self.lines.append(f"inserted {op.name}")

    def modified(self, op: Operation) -> None:
        self.lines.append(f"modified {op.name}")

    def replaced(self, op: Operation, values: Sequence[Value]) -> None:
        self.lines.append(f"replaced {op.name}")

    def erased(self, op: Operation, operands: Sequence[Value]) -> None:
        self.lines.append(f"erased {op.name} of {len(operands)}")


@pytest.fixture
def log() -> Log:
    return Log()


@pytest.fixture
def ops() -> list[Operation]:
    return list(bridge.parse(PROGRAM).walk())


def test_replacing_tells_of_users_and_of_what_is_gone(
    log: Log, ops: list[Operation]
) -> None:
    product = ops[2]
    rewriter = Rewriter(log)
    rewriter.replace(product, product.operands[0])
    assert log.lines == [
        "modified arith.addi",
        "replaced arith.muli",
        "erased arith.muli of 2",
    ]
    assert rewriter.changed
    bridge.verify(ops[0])


def test_what_cannot_be_changed_is_left_and_nothing_is_told(
    log: Log, ops: list[Operation]
) -> None:
    before = str(ops[0])
    rewriter = Rewriter(log)
    with pytest.raises(Invalid, match="still has uses"):
        rewriter.erase(ops[2])
    with pytest.raises(ValueError, match="2 values given"):
        rewriter.replace(ops[2], ops[2].operands)
    with pytest.raises(ValueError, match="cannot be replaced by what it defines"):
        rewriter.replace(ops[2], ops[2].results)
    with pytest.raises(TypeError, match="'op' must be"):
        rewriter.erase(None)  # type: ignore[arg-type]
    assert (str(ops[0]), log.lines, rewriter.changed) == (before, [], False)


def test_what_is_made_goes_before_the_operation_that_is_matched(
    log: Log, ops: list[Operation]
) -> None:
    rewriter = Rewriter(log)
    rewriter.current = ops[3]
    made = rewriter("arith.addi", ops[3].operands, [ops[3].result.type])
    assert made.next is ops[3]
    assert made.location is ops[3].location
    assert log.lines == ["inserted arith.addi"]


def test_an_operation_that_is_erased_takes_what_it_holds(
    log: Log, ops: list[Operation]
) -> None:
    Rewriter(log).erase(ops[1])
    assert log.lines[-1] == "erased func.func of 0"
    assert len(log.lines) == 4


def test_changes_in_place_are_told_at_their_end(log: Log, ops: list[Operation]) -> None:
    rewriter = Rewriter(log)
    with rewriter.modify(ops[3]):
        ops[3].operands = ops[3].operands[::-1]
        assert log.lines == []
    rewriter.replace_all_uses(ops[2].results[0], ops[2].operands[0])
    rewriter.move_after(ops[2], ops[3])
    assert log.lines == [
        "modified arith.addi",
        "modified arith.addi",
        "inserted arith.muli",
    ]


def test_blocks_are_split_merged_and_inlined(log: Log, ops: list[Operation]) -> None:
    rewriter = Rewriter(log)
    new = rewriter.split_block(ops[3])
    first = ops[2].parent
    assert first is not None
    rewriter.merge_block(new, first)
    bridge.verify(ops[0])
    assert log.lines == ["inserted arith.addi", "inserted func.return"] * 2


def test_what_a_constructor_inserts_is_told() -> None:
    log, block = Log(), Block()
    rewriter = Rewriter(log, InsertionPoint.at_end(block))
    with rewriter:
        arith.ConstantOp(1, I32)
        ub.PoisonOp(I32)
    assert log.lines == ["inserted arith.constant", "inserted ub.poison"]
    assert rewriter.changed
