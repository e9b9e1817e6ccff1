"""The func dialect: functions, calls and returns."""

from bridge.dialects.func.ops import CallIndirectOp as _CallIndirectOp, CallOp as _CallOp, ConstantOp as ConstantOp, FuncOp as _FuncOp, ReturnOp as ReturnOp
from bridge.ir.attributes import ArrayAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Region, Value, Values

DIALECT: Dialect

class CallIndirectOp(_CallIndirectOp):
    """Calls a function value."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    callee: Value
    callee_operands: Values

class CallOp(_CallOp):
    """Calls a function by symbol."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    no_inline: UnitAttr | None

class FuncOp(_FuncOp):
    """A function: a symbol with a function type, and a body unless external."""

    sym_visibility: StringAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    no_inline: UnitAttr | None
