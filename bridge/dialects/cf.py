"""The cf dialect: branches between blocks."""

from __future__ import annotations

from bridge.dialects.op import Block, Blocks, Groups, Op, Value, Values, of_signature
from bridge.ir.attributes import DenseArrayAttr, DenseElementsAttr, StringAttr
from bridge.ir.types import as_shaped


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

    @of_signature
    def verify(self) -> None:
        values = self.case_values
        count = len(self.case_destinations)
        flag = self.flag.type
        shaped = None if values is None else as_shaped(values.type)
        if shaped is not None and shaped.element is not flag:
            raise self.error(
                f"'flag' type ('{flag}') should match case value type "
                f"('{shaped.element}')"
            )
        size = 0 if shaped is None else shaped.num_elements
        if size != count:
            raise self.error(
                f"number of case values ({size}) should match number of case "
                f"destinations ({count})"
            )
