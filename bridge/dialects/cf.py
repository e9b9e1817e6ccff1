"""The cf dialect: branches between blocks."""

from __future__ import annotations

from bridge.dialects.op import Block, Blocks, Groups, Op, Value, Values
from bridge.ir.attributes import DenseArrayAttr, DenseElementsAttr, StringAttr


class AssertOp(Op, name="cf.assert"):
    """Stops the program with a message unless a condition holds."""

    arg: Value
    msg: StringAttr


class BranchOp(Op, name="cf.br"):
    """Goes on at a block."""

    dest_operands: Values
    dest: Block


class CondBranchOp(Op, name="cf.cond_br"):
    """Goes on at one of two blocks."""

    condition: Value
    true_dest_operands: Values
    false_dest_operands: Values
    branch_weights: DenseArrayAttr | None
    true_dest: Block
    false_dest: Block


class SwitchOp(Op, name="cf.switch"):
    """Goes on at the block of the case that an integer is, or the default one."""

    flag: Value
    default_operands: Values
    case_operands: Groups
    case_values: DenseElementsAttr | None
    case_operand_segments: DenseArrayAttr
    default_destination: Block
    case_destinations: Blocks
