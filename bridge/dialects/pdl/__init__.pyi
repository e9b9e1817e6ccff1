"""The pdl dialect: rewrite patterns of operations."""

from bridge.dialects.pdl.patterns import ApplyNativeConstraintOp as _ApplyNativeConstraintOp, ApplyNativeRewriteOp as _ApplyNativeRewriteOp, AttributeOp as _AttributeOp, OperandOp as _OperandOp, OperandsOp as _OperandsOp, OperationOp as _OperationOp, PatternOp as _PatternOp, RangeOp as _RangeOp, ReplaceOp as _ReplaceOp, ResultsOp as _ResultsOp, RewriteOp as _RewriteOp, TypeOp as _TypeOp, TypesOp as _TypesOp
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
    """Applies a native constraint."""

    name_: StringAttr
    is_negated: IntegerAttr
    args: Values

class ApplyNativeRewriteOp(_ApplyNativeRewriteOp):
    """Applies a native rewrite."""

    name_: StringAttr
    args: Values

class AttributeOp(_AttributeOp):
    """An attribute of the pattern: matched or constant."""

    @property
    def attr(self) -> OpResult: ...

class EraseOp(Op):
    """`pdl.erase`."""

    op_value: Value

class OperandOp(_OperandOp):
    """An external operand of the pattern."""

    value_type: Value | None
    @property
    def value(self) -> OpResult: ...

class OperandsOp(_OperandsOp):
    """A range of external operands of the pattern."""

    value_type: Value | None
    @property
    def value(self) -> OpResult: ...

class OperationOp(_OperationOp):
    """An operation of the pattern: matched, or created by the rewrite."""

    op_name_: StringAttr | None
    @property
    def op(self) -> OpResult: ...

class PatternOp(_PatternOp):
    """A rewrite pattern: a matcher, terminated by its rewrite."""

    benefit: IntegerAttr
    sym_name: StringAttr | None

class RangeOp(_RangeOp):
    """Concatenates values and ranges to a range."""

    arguments: Values
    @property
    def result(self) -> OpResult: ...

class ReplaceOp(_ReplaceOp):
    """Replaces an operation by values or by another operation."""

    op_value: Value

class ResultOp(Op):
    """`pdl.result`."""

    index: IntegerAttr
    parent_: Value
    @property
    def val(self) -> OpResult: ...

class ResultsOp(_ResultsOp):
    """Extracts results of an operation: all, or those of one group."""

    parent_: Value
    @property
    def val(self) -> OpResult: ...

class RewriteOp(_RewriteOp):
    """The rewrite of a pattern: a region or a native function."""

    name_: StringAttr | None
    root: Value | None

class TypeOp(_TypeOp):
    """A type of the pattern: matched or constant."""

    @property
    def result(self) -> OpResult: ...

class TypesOp(_TypesOp):
    """A range of types of the pattern: matched or constant."""

    @property
    def result(self) -> OpResult: ...
