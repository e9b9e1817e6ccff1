"""The func dialect: functions, calls and returns."""

from bridge.dialects.func.building import Signature, function as function
from bridge.dialects.func.ops import CallIndirectOp as _CallIndirectOp, CallOp as _CallOp, ConstantOp as _ConstantOp, FuncOp as _FuncOp, ReturnOp as _ReturnOp
from bridge.ir.attributes import ArrayAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import Region, Value, Values
from bridge.op.hints import AnyLike, ItemsLike, SymbolLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping, Sequence

DIALECT: Dialect

class CallIndirectOp(_CallIndirectOp):
    """Calls a function value."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    def __init__(self, results: TypesLike, callee: ValueLike, callee_operands: ValuesLike = ..., *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CallOp(_CallOp):
    """Calls a function by symbol."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    no_inline: UnitAttr | None
    def __init__(self, callee: str | FuncOp, operands: Sequence[ValueLike] = (), results: Type | Sequence[Type] | None = None, *, attributes: Mapping[str, object] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstantOp(_ConstantOp):
    """References a function as a value."""

    def __init__(self, result: Type, value: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FuncOp(_FuncOp):
    """A function: a symbol with a function type, and a body unless external."""

    sym_visibility: StringAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    no_inline: UnitAttr | None
    def __init__(self, name: str, type: Signature, *, visibility: str | None = None, declaration: bool = False, attributes: Mapping[str, object] | None = None, location: AnyLocation | None = None) -> None: ...

class ReturnOp(_ReturnOp):
    """Returns from a function."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
