"""The func dialect: functions, and what calls them."""

from __future__ import annotations

from bridge.dialects.function import read_function, write_function
from bridge.dialects.op import Op
from bridge.ir.attributes import StringAttr, SymbolRefAttr, TypeAttr
from bridge.ir.types import FunctionType
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft, SetName


class FuncOp(Op, name="func.func"):
    """A function: a symbol with a type, and a body unless it is a declaration."""

    sym_name: StringAttr
    function_type: TypeAttr

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        read_function(r, draft)

    def write(self, w: AsmWriter) -> None:
        write_function(w, self)

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


class ConstantOp(Op, name="func.constant"):
    """A function as a value."""

    value: SymbolRefAttr

    def name_results(self, set_name: SetName) -> None:
        set_name(self.result, "f")


class ReturnOp(Op, name="func.return"):
    """Ends a function and gives its results."""
