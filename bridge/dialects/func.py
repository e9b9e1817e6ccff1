"""The func dialect: functions, and what calls them."""

from __future__ import annotations

from bridge.dialects.function import FunctionOp
from bridge.dialects.op import Op, Region, Value, Values
from bridge.ir.attributes import (
    ArrayAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.types import FunctionType
from bridge.text.draft import SetName


class FuncOp(FunctionOp, name="func.func"):
    """A function: a symbol with a type, and a body unless it is a declaration."""

    sym_name: StringAttr
    function_type: TypeAttr
    sym_visibility: StringAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    no_inline: UnitAttr | None
    body_: Region

    @property
    def type(self) -> FunctionType:
        """The function's type."""
        found = self.function_type.type
        if not isinstance(found, FunctionType):
            raise self.error("requires attribute 'function_type' to be a function type")
        return found


class CallOp(Op, name="func.call"):
    """Calls a function by its name."""

    callee: SymbolRefAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    no_inline: UnitAttr | None


class ConstantOp(Op, name="func.constant"):
    """A function as a value."""

    value: SymbolRefAttr

    def name_results(self, set_name: SetName) -> None:
        set_name(self.result, "f")


class ReturnOp(Op, name="func.return"):
    """Ends a function and gives its results."""


class CallIndirectOp(Op, name="func.call_indirect"):
    """Calls a function that is a value."""

    callee: Value
    callee_operands: Values
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
