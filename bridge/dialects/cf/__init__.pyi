"""The cf dialect: branches between blocks."""

from bridge.dialects.cf.ops import SwitchOp as _SwitchOp
from bridge.ir.attributes import DenseArrayAttr, DenseElementsAttr, StringAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Block, Blocks, Groups, Op, Value, Values

DIALECT: Dialect

class AssertOp(Op):
    """Aborts the program with a message unless a condition holds."""

    msg: StringAttr
    arg: Value

class BranchOp(Op):
    """Branches to a block."""

    dest_operands: Values
    @property
    def dest(self) -> Block: ...

class CondBranchOp(Op):
    """Branches to one of two blocks by a condition."""

    branch_weights: DenseArrayAttr | None
    condition: Value
    true_dest_operands: Values
    false_dest_operands: Values
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...

class SwitchOp(_SwitchOp):
    """Branches to the block of the case equal to an integer, or the default."""

    case_operand_segments: DenseArrayAttr
    @property
    def default_destination(self) -> Block: ...
