"""The scf dialect: structured control flow: loops and conditionals."""

from bridge.dialects.scf.branches import ExecuteRegionOp as _ExecuteRegionOp, IfOp as _IfOp, IndexSwitchOp as _IndexSwitchOp
from bridge.dialects.scf.forall import ForallOp as _ForallOp, InParallelOp as _InParallelOp
from bridge.dialects.scf.loops import ConditionOp as _ConditionOp, ForOp as _ForOp, ParallelOp as _ParallelOp, ReduceOp as _ReduceOp, ReduceReturnOp as _ReduceReturnOp, WhileOp as _WhileOp
from bridge.ir.attributes import ArrayAttr, DenseArrayAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, Region, Regions, Value, Values
from bridge.op.hints import AnyLike, FlagLike, IntsLike, ItemsLike, MixedLike, RegionLike, RegionsLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping, Sequence

DIALECT: Dialect

class ConditionOp(_ConditionOp):
    """Terminates the "before" region of `scf.while`."""

    condition: Value
    args: Values
    def __init__(self, condition: ValueLike, args: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExecuteRegionOp(_ExecuteRegionOp):
    """Runs a region of any number of blocks once and yields its results."""

    no_inline: UnitAttr | None
    def __init__(self, results: TypesLike = ..., *, no_inline: FlagLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ForOp(_ForOp):
    """A loop with an induction variable and loop-carried values."""

    unsigned_cmp: UnitAttr | None
    upper_bound: Value
    def __init__(self, lower: ValueLike, upper: ValueLike, step: ValueLike, inits: Sequence[ValueLike] = (), *, unsigned_cmp: bool = False, attributes: Mapping[str, object] | None = None, location: AnyLocation | None = None) -> None: ...

class ForallOp(_ForallOp):
    """A parallel loop over a hyper-rectangle of indices, with shared outputs."""

    def __init__(self, lower_bound: MixedLike = ..., upper_bound: MixedLike = ..., step: MixedLike = ..., outputs: ValuesLike = ..., *, mapping: ItemsLike | None = None, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IfOp(_IfOp):
    """Runs one of two regions by a condition and yields its results."""

    def __init__(self, condition: ValueLike, results: Sequence[Type] = (), *, has_else: bool = False, attributes: Mapping[str, object] | None = None, location: AnyLocation | None = None) -> None: ...

class InParallelOp(_InParallelOp):
    """Terminates `scf.forall` with the ops that combine partial results."""

    def __init__(self, *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IndexSwitchOp(_IndexSwitchOp):
    """Runs the region of the case equal to an index, or the default region."""

    arg: Value
    def __init__(self, results: TypesLike, arg: ValueLike, cases: IntsLike, *, default_region: RegionLike | None = None, case_regions: RegionsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ParallelOp(_ParallelOp):
    """A parallel loop nest with reductions."""

    def __init__(self, lower: Sequence[ValueLike], upper: Sequence[ValueLike], step: Sequence[ValueLike], inits: Sequence[ValueLike] = (), *, attributes: Mapping[str, object] | None = None, location: AnyLocation | None = None) -> None: ...

class ReduceOp(_ReduceOp):
    """Terminates `scf.parallel`: the operand and the region of each reduction."""

    def __init__(self, operands: ValuesLike = ..., *, reductions: RegionsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReduceReturnOp(_ReduceReturnOp):
    """Terminates a reduction region with its result."""

    def __init__(self, result: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WhileOp(_WhileOp):
    """A loop with a "before" region that tests and an "after" region."""

    inits: Values
    def __init__(self, results: TypesLike = ..., inits: ValuesLike = ..., *, before: RegionLike | None = None, after: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(Op):
    """Terminates a region and yields values to the parent operation."""

    results_: Values
    def __init__(self, results_: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
