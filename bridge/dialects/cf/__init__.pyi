"""The cf dialect: branches between blocks."""

from bridge.dialects.cf.ops import AssertOp as _AssertOp, BranchOp as _BranchOp, CondBranchOp as _CondBranchOp, SwitchOp as _SwitchOp
from bridge.ir.attributes import DenseArrayAttr, DenseElementsAttr, StringAttr
from bridge.ir.core import Block
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import Block, Blocks, Groups, Value, Values
from bridge.op.hints import AnyLike, Elements, GroupsLike, IntsLike, StrLike, ValueLike, ValuesLike
from collections.abc import Mapping, Sequence

DIALECT: Dialect

class AssertOp(_AssertOp):
    """Aborts the program with a message unless a condition holds."""

    def __init__(self, arg: ValueLike, msg: StrLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BranchOp(_BranchOp):
    """Branches to a block."""

    dest_operands: Values
    def __init__(self, dest: Block, dest_operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CondBranchOp(_CondBranchOp):
    """Branches to one of two blocks by a condition."""

    false_dest_operands: Values
    def __init__(self, condition: ValueLike, true_dest_operands: ValuesLike, false_dest_operands: ValuesLike, true_dest: Block, false_dest: Block, *, branch_weights: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwitchOp(_SwitchOp):
    """Branches to the block of the case equal to an integer, or the default."""

    case_operand_segments: DenseArrayAttr
    def __init__(self, flag: ValueLike, default_operands: ValuesLike, case_operands: GroupsLike, default_destination: Block, case_destinations: Sequence[Block] = ..., *, case_values: Elements | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
