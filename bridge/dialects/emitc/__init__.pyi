"""The emitc dialect: C and C++ constructs, for emission as source."""

from bridge.dialects.emitc.control import DoOp as _DoOp, ExpressionOp as _ExpressionOp, ForOp as _ForOp, FuncOp as _FuncOp, IfOp as _IfOp, IncludeOp as _IncludeOp, SwitchOp as _SwitchOp
from bridge.dialects.emitc.symbols import CallOp as _CallOp, DeclareFuncOp as _DeclareFuncOp, FieldOp as _FieldOp, GetFieldOp as _GetFieldOp, GetGlobalOp as _GetGlobalOp, GlobalOp as _GlobalOp, ReturnOp as _ReturnOp, YieldOp as _YieldOp
from bridge.dialects.emitc.types import ArrayType as ArrayType
from bridge.dialects.emitc.values import AddAssignOp as _AddAssignOp, AddOp as _AddOp, AssignOp as _AssignOp, CallOpaqueOp as _CallOpaqueOp, CastOp as _CastOp, ConstantOp as _ConstantOp, DivAssignOp as _DivAssignOp, LiteralOp as _LiteralOp, MemberCallOpaqueOp as _MemberCallOpaqueOp, MulAssignOp as _MulAssignOp, RemAssignOp as _RemAssignOp, SubAssignOp as _SubAssignOp, SubOp as _SubOp, SubscriptOp as _SubscriptOp, VariableOp as _VariableOp, VerbatimOp as _VerbatimOp
from bridge.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Regions, Value, Values
from bridge.op.hints import AnyLike, CaseLike, FlagLike, IntsLike, ItemsLike, RegionLike, RegionsLike, StrLike, SymbolLike, TypeLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping

DIALECT: Dialect

class LValueType(DefinedType):
    """`!emitc.lvalue`."""

    value_type: Type

class OpaqueAttr(DefinedAttr):
    """`#emitc.opaque`."""

    value: str

class OpaqueType(DefinedType):
    """`!emitc.opaque`."""

    value: str

class PointerType(DefinedType):
    """`!emitc.ptr`."""

    pointee: Type

class PtrDiffTType(DefinedType):
    """`!emitc.ptrdiff_t`."""


class SignedSizeTType(DefinedType):
    """`!emitc.ssize_t`."""


class SizeTType(DefinedType):
    """`!emitc.size_t`."""


class AddAssignOp(_AddAssignOp):
    """Compound assignment, `x += y`."""

    def __init__(self, var: ValueLike, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AddOp(_AddOp):
    """Addition, `a + b`."""

    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AddressOfOp(Op):
    """`emitc.address_of`."""

    reference: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, reference: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AssignOp(_AssignOp):
    """Assignment, `x = y`."""

    def __init__(self, var: ValueLike, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitwiseAndOp(Op):
    """`emitc.bitwise_and`."""

    lhs: Value
    rhs: Value
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitwiseLeftShiftOp(Op):
    """`emitc.bitwise_left_shift`."""

    lhs: Value
    rhs: Value
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitwiseNotOp(Op):
    """`emitc.bitwise_not`."""

    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitwiseOrOp(Op):
    """`emitc.bitwise_or`."""

    lhs: Value
    rhs: Value
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitwiseRightShiftOp(Op):
    """`emitc.bitwise_right_shift`."""

    lhs: Value
    rhs: Value
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitwiseXorOp(Op):
    """`emitc.bitwise_xor`."""

    lhs: Value
    rhs: Value
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CallOp(_CallOp):
    """Calls a function."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    def __init__(self, results: TypesLike, callee: SymbolLike, operands: ValuesLike = ..., *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CallOpaqueOp(_CallOpaqueOp):
    """Calls a function or expression given as C source."""

    args: ArrayAttr | None
    template_args: ArrayAttr | None
    def __init__(self, results: TypesLike, callee: StrLike, arg_operands: ValuesLike = ..., *, args: ItemsLike | None = None, template_args: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CastOp(_CastOp):
    """Cast, `(T)x`."""

    pure: UnitAttr | None
    source: Value
    @property
    def dest(self) -> OpResult: ...
    def __init__(self, dest: Type, source: ValueLike, *, pure: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClassOp(Op):
    """`emitc.class`."""

    sym_name: StringAttr
    final_specifier: UnitAttr | None
    class_type: str
    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, *, final_specifier: FlagLike | None = None, class_type: CaseLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CmpOp(Op):
    """`emitc.cmp`."""

    predicate: str
    lhs: Value
    rhs: Value
    def __init__(self, result: Type, predicate: CaseLike, lhs: ValueLike, rhs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConditionalOp(Op):
    """`emitc.conditional`."""

    condition: Value
    true_value: Value
    false_value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, condition: ValueLike, true_value: ValueLike, false_value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstantOp(_ConstantOp):
    """Defines a constant."""

    def __init__(self, result: Type, value: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeclareFuncOp(_DeclareFuncOp):
    """Declares a function."""

    def __init__(self, sym_name: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DereferenceOp(Op):
    """`emitc.dereference`."""

    pointer: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivAssignOp(_DivAssignOp):
    """Compound assignment, `x /= y`."""

    def __init__(self, var: ValueLike, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivOp(Op):
    """`emitc.div`."""

    def __init__(self, result: Type, operand: ValueLike, operand1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DoOp(_DoOp):
    """A `do`-`while` loop."""

    def __init__(self, *, body_region: RegionLike | None = None, condition_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExpressionOp(_ExpressionOp):
    """Groups operations into one C expression."""

    do_not_inline: UnitAttr | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, defs: ValuesLike = ..., *, do_not_inline: FlagLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FieldOp(_FieldOp):
    """A field of a class."""

    initial_value: Attribute | None
    def __init__(self, sym_name: StrLike, type: TypeLike, *, initial_value: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FileOp(Op):
    """`emitc.file`."""

    id: StringAttr
    @property
    def body_region(self) -> Region: ...
    def __init__(self, id: StrLike, *, body_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ForOp(_ForOp):
    """A `for` loop."""

    lower_bound: Value
    upper_bound: Value
    step: Value
    def __init__(self, lower_bound: ValueLike, upper_bound: ValueLike, step: ValueLike, *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FuncOp(_FuncOp):
    """A C function."""

    specifiers: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, function_type: TypeLike, *, specifiers: ItemsLike | None = None, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetFieldOp(_GetFieldOp):
    """References a field of the enclosing class by symbol."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, field_name: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetGlobalOp(_GetGlobalOp):
    """References a global variable by symbol."""

    name_: SymbolRefAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, name: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalOp(_GlobalOp):
    """A global variable."""

    sym_name: StringAttr
    extern_specifier: UnitAttr | None
    static_specifier: UnitAttr | None
    const_specifier: UnitAttr | None
    def __init__(self, sym_name: StrLike, type: TypeLike, *, initial_value: AnyLike | None = None, extern_specifier: FlagLike | None = None, static_specifier: FlagLike | None = None, const_specifier: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IfOp(_IfOp):
    """An `if` with its `else`."""

    condition: Value
    @property
    def then_region(self) -> Region: ...
    @property
    def else_region(self) -> Region: ...
    def __init__(self, condition: ValueLike, *, then_region: RegionLike | None = None, else_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IncludeOp(_IncludeOp):
    """An `#include`."""

    def __init__(self, include: StrLike, *, is_standard_include: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LiteralOp(_LiteralOp):
    """A literal of C source."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, value: StrLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadOp(Op):
    """`emitc.load`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogicalAndOp(Op):
    """`emitc.logical_and`."""

    lhs: Value
    rhs: Value
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogicalNotOp(Op):
    """`emitc.logical_not`."""

    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogicalOrOp(Op):
    """`emitc.logical_or`."""

    lhs: Value
    rhs: Value
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemberCallOpaqueOp(_MemberCallOpaqueOp):
    """Calls a member function given as C++ source."""

    args: ArrayAttr | None
    template_args: ArrayAttr | None
    receiver: Value
    @property
    def result_(self) -> Values: ...
    def __init__(self, result: TypesLike, receiver: ValueLike, arg_operands: ValuesLike, callee: StrLike, *, args: ItemsLike | None = None, template_args: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemberOfPtrOp(Op):
    """`emitc.member_of_ptr`."""

    member: StringAttr
    operand: Value
    def __init__(self, result: Type, member: StrLike, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemberOp(Op):
    """`emitc.member`."""

    member: StringAttr
    operand: Value
    def __init__(self, result: Type, member: StrLike, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MulAssignOp(_MulAssignOp):
    """Compound assignment, `x *= y`."""

    def __init__(self, var: ValueLike, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MulOp(Op):
    """`emitc.mul`."""

    def __init__(self, result: Type, operand: ValueLike, operand1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PostDecrementOp(Op):
    """`emitc.post_decrement`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PostIncrementOp(Op):
    """`emitc.post_increment`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PreDecrementOp(Op):
    """`emitc.pre_decrement`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PreIncrementOp(Op):
    """`emitc.pre_increment`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RemAssignOp(_RemAssignOp):
    """Compound assignment, `x %= y`."""

    def __init__(self, var: ValueLike, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RemOp(Op):
    """`emitc.rem`."""

    def __init__(self, result: Type, operand: ValueLike, operand1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReturnOp(_ReturnOp):
    """Returns from a function."""

    operand: Value | None
    def __init__(self, *, operand: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubAssignOp(_SubAssignOp):
    """Compound assignment, `x -= y`."""

    def __init__(self, var: ValueLike, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubOp(_SubOp):
    """Subtraction, `a - b`."""

    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubscriptOp(_SubscriptOp):
    """Subscript, `a[i][j]`."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, value: ValueLike, indices: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwitchOp(_SwitchOp):
    """A `switch` with its cases."""

    cases: DenseArrayAttr
    arg: Value
    @property
    def default_region(self) -> Region: ...
    @property
    def case_regions(self) -> Regions: ...
    def __init__(self, arg: ValueLike, cases: IntsLike, *, default_region: RegionLike | None = None, case_regions: RegionsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UnaryMinusOp(Op):
    """`emitc.unary_minus`."""

    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UnaryPlusOp(Op):
    """`emitc.unary_plus`."""

    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VariableOp(_VariableOp):
    """Defines a variable."""

    value: Attribute
    def __init__(self, result: Type, value: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VerbatimOp(_VerbatimOp):
    """Emits C source verbatim, with operands in place of `{}`."""

    def __init__(self, value: StrLike, fmt_args: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(_YieldOp):
    """Terminates a region, optionally with a value."""

    result_: Value | None
    def __init__(self, *, result: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
