"""test-greedy-patterns and test-walk-pattern-rewrite-driver: what drivers do."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from bridge import Operation, Value, parse_attribute
from bridge.dialects import arith
from bridge.errors import PassFailed
from bridge.ir.attributes import UNIT, IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.types import I1, I32
from bridge.op.folding import constant_of
from bridge.op.interfaces.functions import FunctionOp
from bridge.passes import Pass
from bridge.rewrite import Listener, Rewriter, apply_greedily, apply_walking, pattern
from test_dialect.output import say

UP_TO: Final = 3


@pattern("test.any_attr_of_i32_str")
def increment(op: Operation, rewriter: Rewriter) -> None:
    """Adds one to an attribute that is a small number."""
    held = op.get("attr")
    if isinstance(held, IntegerAttr) and held.value < UP_TO:
        with rewriter.modify(op):
            op.set_property("attr", IntegerAttr(held.value + 1, I32))


@pattern("foo.maybe_eligible_op")
def make_eligible(op: Operation, rewriter: Rewriter) -> None:
    """Marks an operation."""
    if op.get("eligible") is None:
        with rewriter.modify(op):
            op.set_attribute("eligible", UNIT)


@pattern("test.one_region_op")
def hoist_eligible(op: Operation, rewriter: Rewriter) -> None:
    """Moves a marked operation out of another, which ends with it."""
    last = op.regions[0].blocks[0].operations[-1]
    made = last.operands[0].defining_op if last.operands else None
    if made is not None and made.parent_op is op and made.get("eligible"):
        rewriter.move_before(made, op)


@pattern("test.move_before_parent_op")
def move_before(op: Operation, rewriter: Rewriter) -> None:
    """Moves an operation before the one around it, but not out of functions."""
    around = op.parent_op
    if around is not None and not isinstance(around, FunctionOp):
        rewriter.move_before(op, around)


@pattern("test.move_after_parent_op")
def move_after(op: Operation, rewriter: Rewriter) -> None:
    """Moves an operation after the one around it, or some operations further."""
    after = op.parent_op
    if after is None or isinstance(after, FunctionOp):
        return
    advance = op.get("advance")
    for _ in range(advance.value if isinstance(advance, IntegerAttr) else 0):
        after = after.next
        assert after is not None  # as the test has it
    rewriter.move_after(op, after)


@pattern("test.clone_me")
def clone(op: Operation, rewriter: Rewriter) -> None:
    """Puts a copy before an operation."""
    if op.get("was_cloned") is None:
        copy = rewriter.insert(op.clone())
        copy.set_attribute("was_cloned", UNIT)


@pattern("test.replace_with_new_op")
def replace(op: Operation, rewriter: Rewriter) -> None:
    """Puts another op in the place of one."""
    if op.get("create_erase_op") is not None:
        rewriter("test.erase_op")
        rewriter.erase(op)
    else:
        types = [result.type for result in op.results]
        rewriter.replace(op, rewriter("test.new_op", list(op.operands), types))


@pattern("test.erase_first_block")
def erase_first_block(op: Operation, rewriter: Rewriter) -> None:
    """Erases the first block there is."""
    for region in op.regions:
        for block in region.blocks:
            rewriter.erase_block(block)
            return


class Notifications(Listener):
    """Tells of what a driver does."""

    def inserted(self, op: Operation) -> None:
        say(f"notifyOperationInserted: {op.name}")

    def modified(self, op: Operation) -> None:
        say(f"notifyOperationModified: {op.name}")

    def replaced(self, op: Operation, values: Sequence[Value]) -> None:
        say(f"notifyOperationReplaced: {op.name}")

    def erased(self, op: Operation, operands: Sequence[Value]) -> None:
        say(f"notifyOperationErased: {op.name}")


def _other_case(op: Operation, rewriter: Rewriter, old: str, new: str) -> None:
    """Makes an op of one case with the tag 0 one of another with the tag 1."""
    zero, tag = IntegerAttr(0, I32), op.get("tag")
    if op.get("value") == parse_attribute(old) and tag == zero:
        made = Operation(
            op.name,
            properties={"value": parse_attribute(new), "tag": IntegerAttr(1, I32)},
            location=op.location,
        )
        rewriter.insert(made)
        rewriter.erase(op)


@pattern("test.op_with_enum")
def second_of_first(op: Operation, rewriter: Rewriter) -> None:
    """The second case in place of the first."""
    _other_case(op, rewriter, "#test<enum first>", "#test<enum second>")


@pattern("test.op_with_bit_enum")
def read_of_write(op: Operation, rewriter: Rewriter) -> None:
    """One bit in place of another."""
    old, new = "#test.bit_enum<write, execute>", "#test.bit_enum<read, execute>"
    _other_case(op, rewriter, old, new)


@pattern("test.op_in_place_fold_anchor")
def make_folded(op: Operation, rewriter: Rewriter) -> None:
    """An op that folds in place."""
    made = rewriter("test.op_in_place_fold", [op.operands[0]], [I32])
    rewriter.replace(op, made)


@pattern("test.cast")
def make_constant_first(op: Operation, rewriter: Rewriter) -> None:
    """Takes a constant that is made at the start of the block, and so is the op."""
    block = op.parent
    if op.get("test_fold_before_previously_folded_op") is not None and block:
        rewriter.point = InsertionPoint.at_start(block)
        with rewriter:
            true = arith.ConstantOp(IntegerAttr(1, I1)).result
        rewriter.replace(op, rewriter(op.name, [true], [I32]))


@pattern("test.op_commutative2")
def take_constant(op: Operation, rewriter: Rewriter) -> None:
    """The constant that the first operand is made with, where that comes second."""
    made = op.operands[0].defining_op
    if made is not None and made.name == op.name:
        constant = made.operands[1]
        if constant_of(constant) is not None:
            rewriter.replace(op, constant)


class GreedyPatterns(Pass, name="test-greedy-patterns"):
    """Applies patterns greedily, whether or not an end is reached."""

    top_down: bool = False
    max_iterations: int = 10
    fold: bool = True
    cse_constants: bool = True

    def run(self, op: Operation) -> None:
        with suppress(PassFailed):
            apply_greedily(
                op,
                [
                    increment,
                    make_eligible,
                    hoist_eligible,
                    second_of_first,
                    read_of_write,
                    make_folded,
                    make_constant_first,
                    take_constant,
                ],
                top_down=self.top_down,
                fold=self.fold,
                unique_constants=self.cse_constants,
                max_iterations=self.max_iterations,
            )


class WalkPatternDriver(Pass, name="test-walk-pattern-rewrite-driver"):
    """Applies patterns by one walk."""

    dump_notifications: bool = False

    def run(self, op: Operation) -> None:
        listener = Notifications() if self.dump_notifications else None
        apply_walking(
            op,
            [increment, move_before, move_after, clone, replace, erase_first_block],
            listener=listener,
        )
