"""The smt dialect: formulas for SMT solvers."""

from bridge.dialects.smt.regions import CheckOp as _CheckOp, ExistsOp as _ExistsOp, ExtractOp as _ExtractOp, ForallOp as _ForallOp, SolverOp as _SolverOp
from bridge.dialects.smt.values import DistinctOp as _DistinctOp, EqOp as _EqOp, IntConstantOp as _IntConstantOp, RepeatOp as _RepeatOp
from bridge.ir.attributes import ArrayAttr, IntegerAttr, StringAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Regions, Value, Values
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

class ApplyFuncOp(Op):
    """`smt.apply_func`."""

    func: Value
    args: Values
    @property
    def result(self) -> OpResult: ...

class ArrayBroadcastOp(Op):
    """`smt.array.broadcast`."""

    value: Value
    @property
    def result(self) -> OpResult: ...

class ArraySelectOp(Op):
    """`smt.array.select`."""

    array: Value
    index: Value
    @property
    def result(self) -> OpResult: ...

class ArrayStoreOp(Op):
    """`smt.array.store`."""

    array: Value
    index: Value
    value: Value
    @property
    def result(self) -> OpResult: ...

class AssertOp(Op):
    """`smt.assert`."""

    input: Value

class BV2IntOp(Op):
    """`smt.bv2int`."""

    is_signed: UnitAttr | None
    input: Value
    @property
    def result(self) -> OpResult: ...

class BVAShrOp(Op):
    """`smt.bv.ashr`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BVAddOp(Op):
    """`smt.bv.add`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BVAndOp(Op):
    """`smt.bv.and`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BVCmpOp(Op):
    """`smt.bv.cmp`."""

    pred: str
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BVConstantOp(Op):
    """`smt.bv.constant`."""

    value: BitVectorAttr
    @property
    def result(self) -> OpResult: ...

class BVLShrOp(Op):
    """`smt.bv.lshr`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BVMulOp(Op):
    """`smt.bv.mul`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BVNegOp(Op):
    """`smt.bv.neg`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class BVNotOp(Op):
    """`smt.bv.not`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class BVOrOp(Op):
    """`smt.bv.or`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BVSDivOp(Op):
    """`smt.bv.sdiv`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BVSModOp(Op):
    """`smt.bv.smod`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BVSRemOp(Op):
    """`smt.bv.srem`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BVShlOp(Op):
    """`smt.bv.shl`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BVUDivOp(Op):
    """`smt.bv.udiv`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BVURemOp(Op):
    """`smt.bv.urem`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BVXOrOp(Op):
    """`smt.bv.xor`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BoolConstantOp(Op):
    """`smt.constant`."""

    value: IntegerAttr
    @property
    def result(self) -> OpResult: ...

class CheckOp(_CheckOp):
    """Checks satisfiability, with a region for each answer."""

    @property
    def sat_region(self) -> Region: ...
    @property
    def unknown_region(self) -> Region: ...
    @property
    def unsat_region(self) -> Region: ...

class ConcatOp(Op):
    """`smt.bv.concat`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class DeclareFunOp(Op):
    """`smt.declare_fun`."""

    name_prefix: StringAttr | None
    @property
    def result(self) -> OpResult: ...

class DistinctOp(_DistinctOp):
    """Tests whether the operands are pairwise distinct."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...

class EqOp(_EqOp):
    """Tests whether all operands are equal."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...

class ExistsOp(_ExistsOp):
    """Existential quantifier."""

    weight: IntegerAttr
    @property
    def result(self) -> OpResult: ...
    @property
    def body_(self) -> Region: ...

class ExtractOp(_ExtractOp):
    """Extracts a range of bits."""

    @property
    def result(self) -> OpResult: ...

class ForallOp(_ForallOp):
    """Universal quantifier."""

    weight: IntegerAttr
    @property
    def result(self) -> OpResult: ...
    @property
    def body_(self) -> Region: ...

class ImpliesOp(Op):
    """`smt.implies`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class Int2BVOp(Op):
    """`smt.int2bv`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class IntAbsOp(Op):
    """`smt.int.abs`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class IntAddOp(Op):
    """`smt.int.add`."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...

class IntCmpOp(Op):
    """`smt.int.cmp`."""

    pred: str
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class IntConstantOp(_IntConstantOp):
    """Defines an integer constant of any size."""

    value: IntegerAttr
    @property
    def result(self) -> OpResult: ...

class IntDivOp(Op):
    """`smt.int.div`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class IntModOp(Op):
    """`smt.int.mod`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class IntMulOp(Op):
    """`smt.int.mul`."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...

class IntSubOp(Op):
    """`smt.int.sub`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class IteOp(Op):
    """`smt.ite`."""

    cond: Value
    then_value: Value
    else_value: Value
    @property
    def result(self) -> OpResult: ...

class NotOp(Op):
    """`smt.not`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class OrOp(Op):
    """`smt.or`."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...

class PopOp(Op):
    """`smt.pop`."""

    count: IntegerAttr

class PushOp(Op):
    """`smt.push`."""

    count: IntegerAttr

class RepeatOp(_RepeatOp):
    """Repeats a bit vector."""

    @property
    def result(self) -> OpResult: ...

class ResetOp(Op):
    """`smt.reset`."""


class SetLogicOp(Op):
    """`smt.set_logic`."""

    logic: StringAttr

class SolverOp(_SolverOp):
    """A solver instance, with values from outside."""

    @property
    def body_region(self) -> Region: ...

class XOrOp(Op):
    """`smt.xor`."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...

class YieldOp(Op):
    """`smt.yield`."""

    values: Values
