"""The scf dialect: loops, conditionals, and their regions' values."""

from bridge.dialects.scf.branches import (
    ExecuteRegionOp,
    IfOp,
    IndexSwitchOp,
    YieldOp,
)
from bridge.dialects.scf.forall import (
    ForallOp,
    InParallelOp,
)
from bridge.dialects.scf.loops import (
    ConditionOp,
    ForOp,
    ParallelOp,
    ReduceOp,
    ReduceReturnOp,
    WhileOp,
)

__all__ = [
    "ConditionOp",
    "ExecuteRegionOp",
    "ForOp",
    "ForallOp",
    "IfOp",
    "InParallelOp",
    "IndexSwitchOp",
    "ParallelOp",
    "ReduceOp",
    "ReduceReturnOp",
    "WhileOp",
    "YieldOp",
]
