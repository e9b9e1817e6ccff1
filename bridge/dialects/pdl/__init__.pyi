"""The pdl dialect: rewrite patterns of operations."""

from bridge.dialects.pdl.patterns import ApplyNativeConstraintOp as _ApplyNativeConstraintOp, ApplyNativeRewriteOp as _ApplyNativeRewriteOp, AttributeOp as _AttributeOp, OperandOp as _OperandOp, OperandsOp as _OperandsOp, OperationOp as _OperationOp, PatternOp as _PatternOp, RangeOp as _RangeOp, ReplaceOp as _ReplaceOp, ResultsOp as _ResultsOp, RewriteOp as _RewriteOp, TypeOp as _TypeOp, TypesOp as _TypesOp
from bridge.dialects.pdl.values import RangeType as RangeType
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, StringAttr, TypeAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedType
from bridge.op.base import Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, BoolLike, IntLike, ItemsLike, RegionLike, StrLike, TypeLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping

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
    def __init__(self, results: TypesLike, name: StrLike, args: ValuesLike = ..., *, is_negated: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyNativeRewriteOp(_ApplyNativeRewriteOp):
    """Applies a native rewrite."""

    name_: StringAttr
    args: Values
    def __init__(self, results: TypesLike, name: StrLike, args: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AttributeOp(_AttributeOp):
    """An attribute of the pattern: matched or constant."""

    @property
    def attr(self) -> OpResult: ...
    def __init__(self, *, value_type: ValueLike | None = None, value: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EraseOp(Op):
    """`pdl.erase`."""

    op_value: Value
    def __init__(self, op_value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OperandOp(_OperandOp):
    """An external operand of the pattern."""

    value_type: Value | None
    @property
    def value(self) -> OpResult: ...
    def __init__(self, *, value_type: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OperandsOp(_OperandsOp):
    """A range of external operands of the pattern."""

    value_type: Value | None
    @property
    def value(self) -> OpResult: ...
    def __init__(self, *, value_type: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OperationOp(_OperationOp):
    """An operation of the pattern: matched, or created by the rewrite."""

    op_name_: StringAttr | None
    @property
    def op(self) -> OpResult: ...
    def __init__(self, operand_values: ValuesLike, attribute_values: ValuesLike, attribute_value_names: ItemsLike, type_values: ValuesLike = ..., *, op_name: StrLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PatternOp(_PatternOp):
    """A rewrite pattern: a matcher, terminated by its rewrite."""

    benefit: IntegerAttr
    sym_name: StringAttr | None
    def __init__(self, benefit: IntLike, *, sym_name: StrLike | None = None, body_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RangeOp(_RangeOp):
    """Concatenates values and ranges to a range."""

    arguments: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, arguments: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReplaceOp(_ReplaceOp):
    """Replaces an operation by values or by another operation."""

    op_value: Value
    def __init__(self, op_value: ValueLike, repl_values: ValuesLike = ..., *, repl_operation: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ResultOp(Op):
    """`pdl.result`."""

    index: IntegerAttr
    parent_: Value
    @property
    def val(self) -> OpResult: ...
    def __init__(self, parent: ValueLike, index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ResultsOp(_ResultsOp):
    """Extracts results of an operation: all, or those of one group."""

    parent_: Value
    @property
    def val(self) -> OpResult: ...
    def __init__(self, val: Type, parent: ValueLike, *, index: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RewriteOp(_RewriteOp):
    """The rewrite of a pattern: a region or a native function."""

    name_: StringAttr | None
    root: Value | None
    def __init__(self, external_args: ValuesLike = ..., *, root: ValueLike | None = None, name: StrLike | None = None, body_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TypeOp(_TypeOp):
    """A type of the pattern: matched or constant."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, *, constant_type: TypeLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TypesOp(_TypesOp):
    """A range of types of the pattern: matched or constant."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, *, constant_types: ItemsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
