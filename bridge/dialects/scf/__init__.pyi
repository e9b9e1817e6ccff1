"""The scf dialect: structured control flow: loops and conditionals."""

from bridge.dialects.scf.branches import ExecuteRegionOp as _ExecuteRegionOp, IfOp as IfOp, IndexSwitchOp as _IndexSwitchOp
from bridge.dialects.scf.forall import ForallOp as ForallOp, InParallelOp as InParallelOp
from bridge.dialects.scf.loops import ConditionOp as _ConditionOp, ForOp as _ForOp, ParallelOp as ParallelOp, ReduceOp as ReduceOp, ReduceReturnOp as ReduceReturnOp, WhileOp as _WhileOp
from bridge.ir.attributes import ArrayAttr, DenseArrayAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, Region, Regions, Value, Values

DIALECT: Dialect

class ConditionOp(_ConditionOp):
    """Terminates the "before" region of `scf.while`."""

    condition: Value
    args: Values

class ExecuteRegionOp(_ExecuteRegionOp):
    """Runs a region of any number of blocks once and yields its results."""

    no_inline: UnitAttr | None

class ForOp(_ForOp):
    """A loop with an induction variable and loop-carried values."""

    unsigned_cmp: UnitAttr | None
    upper_bound: Value

class IndexSwitchOp(_IndexSwitchOp):
    """Runs the region of the case equal to an index, or the default region."""

    arg: Value

class WhileOp(_WhileOp):
    """A loop with a "before" region that tests and an "after" region."""

    inits: Values

class YieldOp(Op):
    """Terminates a region and yields values to the parent operation."""

    results_: Values
