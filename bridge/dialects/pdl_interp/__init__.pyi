"""The pdl_interp dialect: the interpreter of patterns: checks, loops, rewrites."""

from bridge.dialects.pdl_interp.ops import CreateOperationOp as _CreateOperationOp, CreateRangeOp as _CreateRangeOp, ForEachOp as _ForEachOp, FuncOp as _FuncOp
from bridge.ir.attributes import ArrayAttr, Attribute, DenseElementsAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Block, Blocks, Op, OpResult, Region, Value, Values

DIALECT: Dialect

class ApplyConstraintOp(Op):
    """`pdl_interp.apply_constraint`."""

    name_: StringAttr
    is_negated: IntegerAttr
    args: Values
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...

class ApplyRewriteOp(Op):
    """`pdl_interp.apply_rewrite`."""

    name_: StringAttr
    args: Values

class AreEqualOp(Op):
    """`pdl_interp.are_equal`."""

    lhs: Value
    rhs: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...

class BranchOp(Op):
    """`pdl_interp.branch`."""

    @property
    def dest(self) -> Block: ...

class CheckAttributeOp(Op):
    """`pdl_interp.check_attribute`."""

    constant_value: Attribute
    attribute: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...

class CheckOperandCountOp(Op):
    """`pdl_interp.check_operand_count`."""

    count: IntegerAttr
    compare_at_least: UnitAttr | None
    input_op: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...

class CheckOperationNameOp(Op):
    """`pdl_interp.check_operation_name`."""

    name_: StringAttr
    input_op: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...

class CheckResultCountOp(Op):
    """`pdl_interp.check_result_count`."""

    count: IntegerAttr
    compare_at_least: UnitAttr | None
    input_op: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...

class CheckTypeOp(Op):
    """`pdl_interp.check_type`."""

    type: TypeAttr
    value: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...

class CheckTypesOp(Op):
    """`pdl_interp.check_types`."""

    types: ArrayAttr
    value: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...

class ContinueOp(Op):
    """`pdl_interp.continue`."""


class CreateAttributeOp(Op):
    """`pdl_interp.create_attribute`."""

    value: Attribute
    @property
    def attribute(self) -> OpResult: ...

class CreateOperationOp(_CreateOperationOp):
    """Creates an operation."""

    name_: StringAttr
    input_attribute_names: ArrayAttr
    inferred_result_types: UnitAttr | None
    input_operands: Values
    input_attributes: Values
    @property
    def result_op(self) -> OpResult: ...

class CreateRangeOp(_CreateRangeOp):
    """Concatenates values and ranges to a range."""

    arguments: Values
    @property
    def result(self) -> OpResult: ...

class CreateTypeOp(Op):
    """`pdl_interp.create_type`."""

    value: TypeAttr
    @property
    def result(self) -> OpResult: ...

class CreateTypesOp(Op):
    """`pdl_interp.create_types`."""

    value: ArrayAttr
    @property
    def result(self) -> OpResult: ...

class EraseOp(Op):
    """`pdl_interp.erase`."""

    input_op: Value

class ExtractOp(Op):
    """`pdl_interp.extract`."""

    index: IntegerAttr
    range: Value
    @property
    def result(self) -> OpResult: ...

class FinalizeOp(Op):
    """`pdl_interp.finalize`."""


class ForEachOp(_ForEachOp):
    """Iterates over the elements of a range."""

    @property
    def successor(self) -> Block: ...

class FuncOp(_FuncOp):
    """A function of the pattern interpreter."""

    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    @property
    def body_(self) -> Region: ...

class GetAttributeOp(Op):
    """`pdl_interp.get_attribute`."""

    name_: StringAttr
    input_op: Value
    @property
    def attribute(self) -> OpResult: ...

class GetAttributeTypeOp(Op):
    """`pdl_interp.get_attribute_type`."""

    value: Value
    @property
    def result(self) -> OpResult: ...

class GetDefiningOpOp(Op):
    """`pdl_interp.get_defining_op`."""

    value: Value
    @property
    def input_op(self) -> OpResult: ...

class GetOperandOp(Op):
    """`pdl_interp.get_operand`."""

    index: IntegerAttr
    input_op: Value
    @property
    def value(self) -> OpResult: ...

class GetOperandsOp(Op):
    """`pdl_interp.get_operands`."""

    index: IntegerAttr | None
    input_op: Value
    @property
    def value(self) -> OpResult: ...

class GetResultOp(Op):
    """`pdl_interp.get_result`."""

    index: IntegerAttr
    input_op: Value
    @property
    def value(self) -> OpResult: ...

class GetResultsOp(Op):
    """`pdl_interp.get_results`."""

    index: IntegerAttr | None
    input_op: Value
    @property
    def value(self) -> OpResult: ...

class GetUsersOp(Op):
    """`pdl_interp.get_users`."""

    value: Value
    @property
    def operations(self) -> OpResult: ...

class GetValueTypeOp(Op):
    """`pdl_interp.get_value_type`."""

    value: Value
    @property
    def result(self) -> OpResult: ...

class IsNotNullOp(Op):
    """`pdl_interp.is_not_null`."""

    value: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...

class RecordMatchOp(Op):
    """`pdl_interp.record_match`."""

    rewriter: SymbolRefAttr
    root_kind: StringAttr | None
    generated_ops: ArrayAttr | None
    benefit: IntegerAttr
    inputs: Values
    matched_ops: Values
    @property
    def dest(self) -> Block: ...

class ReplaceOp(Op):
    """`pdl_interp.replace`."""

    input_op: Value
    repl_values: Values

class SwitchAttributeOp(Op):
    """`pdl_interp.switch_attribute`."""

    case_values: ArrayAttr
    attribute: Value
    @property
    def default_dest(self) -> Block: ...
    @property
    def cases(self) -> Blocks: ...

class SwitchOperandCountOp(Op):
    """`pdl_interp.switch_operand_count`."""

    case_values: DenseElementsAttr
    input_op: Value
    @property
    def default_dest(self) -> Block: ...
    @property
    def cases(self) -> Blocks: ...

class SwitchOperationNameOp(Op):
    """`pdl_interp.switch_operation_name`."""

    case_values: ArrayAttr
    input_op: Value
    @property
    def default_dest(self) -> Block: ...
    @property
    def cases(self) -> Blocks: ...

class SwitchResultCountOp(Op):
    """`pdl_interp.switch_result_count`."""

    case_values: DenseElementsAttr
    input_op: Value
    @property
    def default_dest(self) -> Block: ...
    @property
    def cases(self) -> Blocks: ...

class SwitchTypeOp(Op):
    """`pdl_interp.switch_type`."""

    case_values: ArrayAttr
    value: Value
    @property
    def default_dest(self) -> Block: ...
    @property
    def cases(self) -> Blocks: ...

class SwitchTypesOp(Op):
    """`pdl_interp.switch_types`."""

    case_values: ArrayAttr
    value: Value
    @property
    def default_dest(self) -> Block: ...
    @property
    def cases(self) -> Blocks: ...
