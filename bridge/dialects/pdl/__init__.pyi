"""The pdl dialect: patterns of operations, and what replaces them."""

from bridge.dialects.pdl.patterns import ApplyNativeConstraintOp as _ApplyNativeConstraintOp, ApplyNativeRewriteOp as _ApplyNativeRewriteOp, AttributeOp as _AttributeOp, OperandOp as _OperandOp, OperandsOp as _OperandsOp, OperationOp as _OperationOp, PatternOp as _PatternOp, RangeOp as _RangeOp, ReplaceOp as ReplaceOp, ResultsOp as _ResultsOp, RewriteOp as _RewriteOp, TypeOp as _TypeOp, TypesOp as _TypesOp
from bridge.dialects.pdl.values import RangeType as RangeType
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, StringAttr, TypeAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedType
from bridge.op.base import Op, OpResult, Region, Value, Values

DIALECT: Dialect

class AttributeType(DefinedType):
    """`!pdl.attribute`."""


class OperationType(DefinedType):
    """`!pdl.operation`."""


class TypeType(DefinedType):
    """`!pdl.type`."""


class ValueType(DefinedType):
    """`!pdl.value`."""


class ApplyNativeConstraintOp(_ApplyNativeConstraintOp):
    """Asks a function whether the pattern fits."""

    name_: StringAttr
    is_negated: IntegerAttr

class ApplyNativeRewriteOp(_ApplyNativeRewriteOp):
    """Has a function make something."""

    name_: StringAttr

class AttributeOp(_AttributeOp):
    """An attribute that is matched, or a given one."""

    @property
    def attr(self) -> OpResult: ...

class EraseOp(Op):
    """`pdl.erase`."""

    op_value: Value

class OperandOp(_OperandOp):
    """A value from outside the pattern."""

    @property
    def value(self) -> OpResult: ...

class OperandsOp(_OperandsOp):
    """Values from outside the pattern."""

    @property
    def value(self) -> OpResult: ...

class OperationOp(_OperationOp):
    """An operation that is matched or made."""

    op_name_: StringAttr | None
    @property
    def op(self) -> OpResult: ...

class PatternOp(_PatternOp):
    """What is matched, and in its last operation what replaces it."""

    sym_name: StringAttr | None

class RangeOp(_RangeOp):
    """Several values, or ranges of them, as one range."""

    @property
    def result(self) -> OpResult: ...

class ResultOp(Op):
    """`pdl.result`."""

    index: IntegerAttr
    parent_: Value
    @property
    def val(self) -> OpResult: ...

class ResultsOp(_ResultsOp):
    """Results of an operation: all, or those of one group."""

    parent_: Value
    @property
    def val(self) -> OpResult: ...

class RewriteOp(_RewriteOp):
    """What is done with what was matched: here, or by a function."""

    name_: StringAttr | None

class TypeOp(_TypeOp):
    """A type that is matched, or a given one."""

    @property
    def result(self) -> OpResult: ...

class TypesOp(_TypesOp):
    """Types that are matched, or given ones."""

    @property
    def result(self) -> OpResult: ...
