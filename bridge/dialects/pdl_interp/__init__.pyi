"""The pdl_interp dialect: the interpreter of patterns: checks, loops, rewrites."""

from bridge.dialects.pdl_interp.ops import CreateOperationOp as _CreateOperationOp, CreateRangeOp as _CreateRangeOp, ForEachOp as _ForEachOp, FuncOp as _FuncOp
from bridge.ir.attributes import ArrayAttr, Attribute, DenseElementsAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.core import Block
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import Block, Blocks, Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, BoolLike, Elements, FlagLike, IntLike, ItemsLike, RegionLike, StrLike, SymbolLike, TypeLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping, Sequence

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
    def __init__(self, results: TypesLike, name: StrLike, args: ValuesLike, true_dest: Block, false_dest: Block, *, is_negated: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ApplyRewriteOp(Op):
    """`pdl_interp.apply_rewrite`."""

    name_: StringAttr
    args: Values
    def __init__(self, results: TypesLike, name: StrLike, args: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AreEqualOp(Op):
    """`pdl_interp.are_equal`."""

    lhs: Value
    rhs: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, true_dest: Block, false_dest: Block, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BranchOp(Op):
    """`pdl_interp.branch`."""

    @property
    def dest(self) -> Block: ...
    def __init__(self, dest: Block, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CheckAttributeOp(Op):
    """`pdl_interp.check_attribute`."""

    constant_value: Attribute
    attribute: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...
    def __init__(self, attribute: ValueLike, constant_value: AnyLike, true_dest: Block, false_dest: Block, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CheckOperandCountOp(Op):
    """`pdl_interp.check_operand_count`."""

    count: IntegerAttr
    compare_at_least: UnitAttr | None
    input_op: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...
    def __init__(self, input_op: ValueLike, count: IntLike, true_dest: Block, false_dest: Block, *, compare_at_least: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CheckOperationNameOp(Op):
    """`pdl_interp.check_operation_name`."""

    name_: StringAttr
    input_op: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...
    def __init__(self, input_op: ValueLike, name: StrLike, true_dest: Block, false_dest: Block, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CheckResultCountOp(Op):
    """`pdl_interp.check_result_count`."""

    count: IntegerAttr
    compare_at_least: UnitAttr | None
    input_op: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...
    def __init__(self, input_op: ValueLike, count: IntLike, true_dest: Block, false_dest: Block, *, compare_at_least: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CheckTypeOp(Op):
    """`pdl_interp.check_type`."""

    type: TypeAttr
    value: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...
    def __init__(self, value: ValueLike, type: TypeLike, true_dest: Block, false_dest: Block, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CheckTypesOp(Op):
    """`pdl_interp.check_types`."""

    types: ArrayAttr
    value: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...
    def __init__(self, value: ValueLike, types: ItemsLike, true_dest: Block, false_dest: Block, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ContinueOp(Op):
    """`pdl_interp.continue`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateAttributeOp(Op):
    """`pdl_interp.create_attribute`."""

    value: Attribute
    @property
    def attribute(self) -> OpResult: ...
    def __init__(self, value: AnyLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateOperationOp(_CreateOperationOp):
    """Creates an operation."""

    name_: StringAttr
    input_attribute_names: ArrayAttr
    inferred_result_types: UnitAttr | None
    input_operands: Values
    input_attributes: Values
    @property
    def result_op(self) -> OpResult: ...
    def __init__(self, name: StrLike, input_operands: ValuesLike, input_attributes: ValuesLike, input_attribute_names: ItemsLike, input_result_types: ValuesLike = ..., *, inferred_result_types: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateRangeOp(_CreateRangeOp):
    """Concatenates values and ranges to a range."""

    arguments: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, arguments: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateTypeOp(Op):
    """`pdl_interp.create_type`."""

    value: TypeAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, value: TypeLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateTypesOp(Op):
    """`pdl_interp.create_types`."""

    value: ArrayAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, value: ItemsLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EraseOp(Op):
    """`pdl_interp.erase`."""

    input_op: Value
    def __init__(self, input_op: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtractOp(Op):
    """`pdl_interp.extract`."""

    index: IntegerAttr
    range: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, range: ValueLike, index: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FinalizeOp(Op):
    """`pdl_interp.finalize`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ForEachOp(_ForEachOp):
    """Iterates over the elements of a range."""

    @property
    def successor(self) -> Block: ...
    def __init__(self, values: ValueLike, successor: Block, *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FuncOp(_FuncOp):
    """A function of the pattern interpreter."""

    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, function_type: TypeLike, *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetAttributeOp(Op):
    """`pdl_interp.get_attribute`."""

    name_: StringAttr
    input_op: Value
    @property
    def attribute(self) -> OpResult: ...
    def __init__(self, input_op: ValueLike, name: StrLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetAttributeTypeOp(Op):
    """`pdl_interp.get_attribute_type`."""

    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetDefiningOpOp(Op):
    """`pdl_interp.get_defining_op`."""

    value: Value
    @property
    def input_op(self) -> OpResult: ...
    def __init__(self, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetOperandOp(Op):
    """`pdl_interp.get_operand`."""

    index: IntegerAttr
    input_op: Value
    @property
    def value(self) -> OpResult: ...
    def __init__(self, input_op: ValueLike, index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetOperandsOp(Op):
    """`pdl_interp.get_operands`."""

    index: IntegerAttr | None
    input_op: Value
    @property
    def value(self) -> OpResult: ...
    def __init__(self, value: Type, input_op: ValueLike, *, index: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetResultOp(Op):
    """`pdl_interp.get_result`."""

    index: IntegerAttr
    input_op: Value
    @property
    def value(self) -> OpResult: ...
    def __init__(self, input_op: ValueLike, index: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetResultsOp(Op):
    """`pdl_interp.get_results`."""

    index: IntegerAttr | None
    input_op: Value
    @property
    def value(self) -> OpResult: ...
    def __init__(self, value: Type, input_op: ValueLike, *, index: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetUsersOp(Op):
    """`pdl_interp.get_users`."""

    value: Value
    @property
    def operations(self) -> OpResult: ...
    def __init__(self, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetValueTypeOp(Op):
    """`pdl_interp.get_value_type`."""

    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IsNotNullOp(Op):
    """`pdl_interp.is_not_null`."""

    value: Value
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...
    def __init__(self, value: ValueLike, true_dest: Block, false_dest: Block, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

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
    def __init__(self, inputs: ValuesLike, matched_ops: ValuesLike, rewriter: SymbolLike, benefit: IntLike, dest: Block, *, root_kind: StrLike | None = None, generated_ops: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReplaceOp(Op):
    """`pdl_interp.replace`."""

    input_op: Value
    repl_values: Values
    def __init__(self, input_op: ValueLike, repl_values: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwitchAttributeOp(Op):
    """`pdl_interp.switch_attribute`."""

    case_values: ArrayAttr
    attribute: Value
    @property
    def default_dest(self) -> Block: ...
    @property
    def cases(self) -> Blocks: ...
    def __init__(self, attribute: ValueLike, case_values: ItemsLike, default_dest: Block, cases: Sequence[Block] = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwitchOperandCountOp(Op):
    """`pdl_interp.switch_operand_count`."""

    case_values: DenseElementsAttr
    input_op: Value
    @property
    def default_dest(self) -> Block: ...
    @property
    def cases(self) -> Blocks: ...
    def __init__(self, input_op: ValueLike, case_values: Elements, default_dest: Block, cases: Sequence[Block] = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwitchOperationNameOp(Op):
    """`pdl_interp.switch_operation_name`."""

    case_values: ArrayAttr
    input_op: Value
    @property
    def default_dest(self) -> Block: ...
    @property
    def cases(self) -> Blocks: ...
    def __init__(self, input_op: ValueLike, case_values: ItemsLike, default_dest: Block, cases: Sequence[Block] = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwitchResultCountOp(Op):
    """`pdl_interp.switch_result_count`."""

    case_values: DenseElementsAttr
    input_op: Value
    @property
    def default_dest(self) -> Block: ...
    @property
    def cases(self) -> Blocks: ...
    def __init__(self, input_op: ValueLike, case_values: Elements, default_dest: Block, cases: Sequence[Block] = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwitchTypeOp(Op):
    """`pdl_interp.switch_type`."""

    case_values: ArrayAttr
    value: Value
    @property
    def default_dest(self) -> Block: ...
    @property
    def cases(self) -> Blocks: ...
    def __init__(self, value: ValueLike, case_values: ItemsLike, default_dest: Block, cases: Sequence[Block] = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwitchTypesOp(Op):
    """`pdl_interp.switch_types`."""

    case_values: ArrayAttr
    value: Value
    @property
    def default_dest(self) -> Block: ...
    @property
    def cases(self) -> Blocks: ...
    def __init__(self, value: ValueLike, case_values: ItemsLike, default_dest: Block, cases: Sequence[Block] = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
