"""The cf dialect: branches between blocks."""

from bridge.dialects.cf.ops import AssertOp as _AssertOp, BranchOp as _BranchOp, CondBranchOp as _CondBranchOp, SwitchOp as _SwitchOp
from bridge.ir.attributes import DenseArrayAttr, DenseElementsAttr, StringAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Block, Blocks, Groups, Value, Values

DIALECT: Dialect

class AssertOp(_AssertOp):
    """Aborts the program with a message unless a condition holds."""

    arg: Value

class BranchOp(_BranchOp):
    """Branches to a block."""

    dest_operands: Values
    @property
    def dest(self) -> Block: ...

class CondBranchOp(_CondBranchOp):
    """Branches to one of two blocks by a condition."""

    branch_weights: DenseArrayAttr | None
    condition: Value
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
