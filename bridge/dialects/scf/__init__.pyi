"""The scf dialect: structured control flow: loops and conditionals."""

from bridge.dialects.scf.branches import ExecuteRegionOp as ExecuteRegionOp, IfOp as IfOp, IndexSwitchOp as IndexSwitchOp
from bridge.dialects.scf.forall import ForallOp as ForallOp, InParallelOp as InParallelOp
from bridge.dialects.scf.loops import ConditionOp as _ConditionOp, ForOp as ForOp, ParallelOp as ParallelOp, ReduceOp as ReduceOp, ReduceReturnOp as ReduceReturnOp, WhileOp as _WhileOp
from bridge.ir.attributes import ArrayAttr, DenseArrayAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, Region, Regions, Value, Values

DIALECT: Dialect

class ConditionOp(_ConditionOp):
    """Terminates the "before" region of `scf.while`."""

    condition: Value
    args: Values

class WhileOp(_WhileOp):
    """A loop with a "before" region that tests and an "after" region."""

    inits: Values

class YieldOp(Op):
    """Terminates a region and yields values to the parent operation."""

    results_: Values
