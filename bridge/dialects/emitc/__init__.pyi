"""The emitc dialect: C and C++ constructs, for emission as source."""

from bridge.dialects.emitc.control import DoOp as DoOp, ExpressionOp as _ExpressionOp, ForOp as _ForOp, FuncOp as _FuncOp, IfOp as _IfOp, IncludeOp as IncludeOp, SwitchOp as _SwitchOp
from bridge.dialects.emitc.symbols import CallOp as _CallOp, DeclareFuncOp as DeclareFuncOp, FieldOp as _FieldOp, GetFieldOp as _GetFieldOp, GetGlobalOp as _GetGlobalOp, GlobalOp as _GlobalOp, ReturnOp as _ReturnOp, YieldOp as _YieldOp
from bridge.dialects.emitc.types import ArrayType as ArrayType
from bridge.dialects.emitc.values import AddAssignOp as AddAssignOp, AddOp as AddOp, AssignOp as AssignOp, CallOpaqueOp as _CallOpaqueOp, CastOp as _CastOp, ConstantOp as ConstantOp, DivAssignOp as DivAssignOp, LiteralOp as _LiteralOp, MemberCallOpaqueOp as _MemberCallOpaqueOp, MulAssignOp as MulAssignOp, RemAssignOp as RemAssignOp, SubAssignOp as SubAssignOp, SubOp as SubOp, SubscriptOp as _SubscriptOp, VariableOp as _VariableOp, VerbatimOp as VerbatimOp
from bridge.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Regions, Value, Values

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


class AddressOfOp(Op):
    """`emitc.address_of`."""

    reference: Value
    @property
    def result(self) -> OpResult: ...

class BitwiseAndOp(Op):
    """`emitc.bitwise_and`."""

    lhs: Value
    rhs: Value

class BitwiseLeftShiftOp(Op):
    """`emitc.bitwise_left_shift`."""

    lhs: Value
    rhs: Value

class BitwiseNotOp(Op):
    """`emitc.bitwise_not`."""


class BitwiseOrOp(Op):
    """`emitc.bitwise_or`."""

    lhs: Value
    rhs: Value

class BitwiseRightShiftOp(Op):
    """`emitc.bitwise_right_shift`."""

    lhs: Value
    rhs: Value

class BitwiseXorOp(Op):
    """`emitc.bitwise_xor`."""

    lhs: Value
    rhs: Value

class CallOp(_CallOp):
    """Calls a function."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None

class CallOpaqueOp(_CallOpaqueOp):
    """Calls a function or expression given as C source."""

    args: ArrayAttr | None
    template_args: ArrayAttr | None

class CastOp(_CastOp):
    """Cast, `(T)x`."""

    pure: UnitAttr | None
    source: Value
    @property
    def dest(self) -> OpResult: ...

class ClassOp(Op):
    """`emitc.class`."""

    sym_name: StringAttr
    final_specifier: UnitAttr | None
    class_type: str
    @property
    def body_(self) -> Region: ...

class CmpOp(Op):
    """`emitc.cmp`."""

    predicate: str
    lhs: Value
    rhs: Value

class ConditionalOp(Op):
    """`emitc.conditional`."""

    condition: Value
    true_value: Value
    false_value: Value
    @property
    def result(self) -> OpResult: ...

class DereferenceOp(Op):
    """`emitc.dereference`."""

    pointer: Value
    @property
    def result(self) -> OpResult: ...

class DivOp(Op):
    """`emitc.div`."""


class ExpressionOp(_ExpressionOp):
    """Groups operations into one C expression."""

    do_not_inline: UnitAttr | None
    @property
    def result(self) -> OpResult: ...

class FieldOp(_FieldOp):
    """A field of a class."""

    initial_value: Attribute | None

class FileOp(Op):
    """`emitc.file`."""

    id: StringAttr
    @property
    def body_region(self) -> Region: ...

class ForOp(_ForOp):
    """A `for` loop."""

    lower_bound: Value
    upper_bound: Value
    step: Value

class FuncOp(_FuncOp):
    """A C function."""

    specifiers: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    @property
    def body_(self) -> Region: ...

class GetFieldOp(_GetFieldOp):
    """References a field of the enclosing class by symbol."""

    @property
    def result(self) -> OpResult: ...

class GetGlobalOp(_GetGlobalOp):
    """References a global variable by symbol."""

    name_: SymbolRefAttr
    @property
    def result(self) -> OpResult: ...

class GlobalOp(_GlobalOp):
    """A global variable."""

    sym_name: StringAttr
    extern_specifier: UnitAttr | None
    static_specifier: UnitAttr | None
    const_specifier: UnitAttr | None

class IfOp(_IfOp):
    """An `if` with its `else`."""

    condition: Value
    @property
    def then_region(self) -> Region: ...
    @property
    def else_region(self) -> Region: ...

class LiteralOp(_LiteralOp):
    """A literal of C source."""

    @property
    def result(self) -> OpResult: ...

class LoadOp(Op):
    """`emitc.load`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...

class LogicalAndOp(Op):
    """`emitc.logical_and`."""

    lhs: Value
    rhs: Value

class LogicalNotOp(Op):
    """`emitc.logical_not`."""


class LogicalOrOp(Op):
    """`emitc.logical_or`."""

    lhs: Value
    rhs: Value

class MemberCallOpaqueOp(_MemberCallOpaqueOp):
    """Calls a member function given as C++ source."""

    args: ArrayAttr | None
    template_args: ArrayAttr | None
    receiver: Value
    @property
    def result_(self) -> Values: ...

class MemberOfPtrOp(Op):
    """`emitc.member_of_ptr`."""

    member: StringAttr
    operand: Value

class MemberOp(Op):
    """`emitc.member`."""

    member: StringAttr
    operand: Value

class MulOp(Op):
    """`emitc.mul`."""


class PostDecrementOp(Op):
    """`emitc.post_decrement`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...

class PostIncrementOp(Op):
    """`emitc.post_increment`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...

class PreDecrementOp(Op):
    """`emitc.pre_decrement`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...

class PreIncrementOp(Op):
    """`emitc.pre_increment`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...

class RemOp(Op):
    """`emitc.rem`."""


class ReturnOp(_ReturnOp):
    """Returns from a function."""

    operand: Value | None

class SubscriptOp(_SubscriptOp):
    """Subscript, `a[i][j]`."""

    @property
    def result(self) -> OpResult: ...

class SwitchOp(_SwitchOp):
    """A `switch` with its cases."""

    cases: DenseArrayAttr
    arg: Value
    @property
    def default_region(self) -> Region: ...
    @property
    def case_regions(self) -> Regions: ...

class UnaryMinusOp(Op):
    """`emitc.unary_minus`."""


class UnaryPlusOp(Op):
    """`emitc.unary_plus`."""


class VariableOp(_VariableOp):
    """Defines a variable."""

    value: Attribute

class YieldOp(_YieldOp):
    """Terminates a region, optionally with a value."""

    result_: Value | None
