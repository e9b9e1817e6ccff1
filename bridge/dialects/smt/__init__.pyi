"""The smt dialect: formulas for SMT solvers."""

from bridge.dialects.smt.regions import CheckOp as _CheckOp, ExistsOp as _ExistsOp, ExtractOp as _ExtractOp, ForallOp as _ForallOp, SolverOp as _SolverOp
from bridge.dialects.smt.values import DistinctOp as _DistinctOp, EqOp as _EqOp, IntConstantOp as _IntConstantOp, RepeatOp as _RepeatOp
from bridge.ir.attributes import ArrayAttr, IntegerAttr, StringAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Regions, Value, Values
from bridge.op.hints import AnyLike, BoolLike, CaseLike, FlagLike, IntLike, ItemsLike, RegionLike, RegionsLike, StrLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping
from typing import Any

DIALECT: Dialect

class ArrayType(DefinedType):
    """`!smt.array`."""

    domain_type: Type
    range_type: Type

class BitVectorAttr(DefinedAttr):
    """`#smt.bv`."""

    value: Any
    type: Type | None

class BitVectorType(DefinedType):
    """`!smt.bv<32>`."""

    width: int

class BoolType(DefinedType):
    """`!smt.bool`."""


class IntType(DefinedType):
    """`!smt.int`."""


class SMTFuncType(DefinedType):
    """`!smt.func`."""

    domain_types: Any
    range_type: Any

class SortType(DefinedType):
    """`!smt.sort`."""

    identifier: StringAttr
    sort_params: tuple[Type, ...] = ...

class AndOp(Op):
    """`smt.and`."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, inputs: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyFuncOp(Op):
    """`smt.apply_func`."""

    func: Value
    args: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, func: ValueLike, args: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ArrayBroadcastOp(Op):
    """`smt.array.broadcast`."""

    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ArraySelectOp(Op):
    """`smt.array.select`."""

    array: Value
    index: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, array: ValueLike, index: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ArrayStoreOp(Op):
    """`smt.array.store`."""

    array: Value
    index: Value
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, array: ValueLike, index: ValueLike, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AssertOp(Op):
    """`smt.assert`."""

    input: Value
    def __init__(self, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BV2IntOp(Op):
    """`smt.bv2int`."""

    is_signed: UnitAttr | None
    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, input: ValueLike, *, is_signed: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVAShrOp(Op):
    """`smt.bv.ashr`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVAddOp(Op):
    """`smt.bv.add`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVAndOp(Op):
    """`smt.bv.and`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVCmpOp(Op):
    """`smt.bv.cmp`."""

    pred: str
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pred: CaseLike, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVConstantOp(Op):
    """`smt.bv.constant`."""

    value: BitVectorAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, value: AnyLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVLShrOp(Op):
    """`smt.bv.lshr`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVMulOp(Op):
    """`smt.bv.mul`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVNegOp(Op):
    """`smt.bv.neg`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, input: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVNotOp(Op):
    """`smt.bv.not`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, input: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVOrOp(Op):
    """`smt.bv.or`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVSDivOp(Op):
    """`smt.bv.sdiv`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVSModOp(Op):
    """`smt.bv.smod`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVSRemOp(Op):
    """`smt.bv.srem`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVShlOp(Op):
    """`smt.bv.shl`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVUDivOp(Op):
    """`smt.bv.udiv`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVURemOp(Op):
    """`smt.bv.urem`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BVXOrOp(Op):
    """`smt.bv.xor`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BoolConstantOp(Op):
    """`smt.constant`."""

    value: IntegerAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, value: BoolLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CheckOp(_CheckOp):
    """Checks satisfiability, with a region for each answer."""

    @property
    def sat_region(self) -> Region: ...
    @property
    def unknown_region(self) -> Region: ...
    @property
    def unsat_region(self) -> Region: ...
    def __init__(self, results: TypesLike = ..., *, sat_region: RegionLike | None = None, unknown_region: RegionLike | None = None, unsat_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConcatOp(Op):
    """`smt.bv.concat`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeclareFunOp(Op):
    """`smt.declare_fun`."""

    name_prefix: StringAttr | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, *, name_prefix: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DistinctOp(_DistinctOp):
    """Tests whether the operands are pairwise distinct."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, inputs: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EqOp(_EqOp):
    """Tests whether all operands are equal."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, inputs: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExistsOp(_ExistsOp):
    """Existential quantifier."""

    weight: IntegerAttr
    @property
    def result(self) -> OpResult: ...
    @property
    def body_(self) -> Region: ...
    def __init__(self, *, weight: IntLike | None = None, no_pattern: FlagLike | None = None, bound_var_names: ItemsLike | None = None, body: RegionLike | None = None, patterns: RegionsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtractOp(_ExtractOp):
    """Extracts a range of bits."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, low_bit: IntLike, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ForallOp(_ForallOp):
    """Universal quantifier."""

    weight: IntegerAttr
    @property
    def result(self) -> OpResult: ...
    @property
    def body_(self) -> Region: ...
    def __init__(self, *, weight: IntLike | None = None, no_pattern: FlagLike | None = None, bound_var_names: ItemsLike | None = None, body: RegionLike | None = None, patterns: RegionsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ImpliesOp(Op):
    """`smt.implies`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Int2BVOp(Op):
    """`smt.int2bv`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntAbsOp(Op):
    """`smt.int.abs`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, input: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntAddOp(Op):
    """`smt.int.add`."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, inputs: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntCmpOp(Op):
    """`smt.int.cmp`."""

    pred: str
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pred: CaseLike, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntConstantOp(_IntConstantOp):
    """Defines an integer constant of any size."""

    value: IntegerAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, value: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntDivOp(Op):
    """`smt.int.div`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntModOp(Op):
    """`smt.int.mod`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntMulOp(Op):
    """`smt.int.mul`."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, inputs: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntSubOp(Op):
    """`smt.int.sub`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IteOp(Op):
    """`smt.ite`."""

    cond: Value
    then_value: Value
    else_value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, cond: ValueLike, then_value: ValueLike, else_value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NotOp(Op):
    """`smt.not`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, input: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OrOp(Op):
    """`smt.or`."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, inputs: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PopOp(Op):
    """`smt.pop`."""

    count: IntegerAttr
    def __init__(self, count: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PushOp(Op):
    """`smt.push`."""

    count: IntegerAttr
    def __init__(self, count: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RepeatOp(_RepeatOp):
    """Repeats a bit vector."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ResetOp(Op):
    """`smt.reset`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SetLogicOp(Op):
    """`smt.set_logic`."""

    logic: StringAttr
    def __init__(self, logic: StrLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SolverOp(_SolverOp):
    """A solver instance, with values from outside."""

    @property
    def body_region(self) -> Region: ...
    def __init__(self, results: TypesLike = ..., inputs: ValuesLike = ..., *, body_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class XOrOp(Op):
    """`smt.xor`."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, inputs: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(Op):
    """`smt.yield`."""

    values: Values
    def __init__(self, values: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
