"""The func dialect: functions, and what calls them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.ir.attributes import StringAttr, SymbolRefAttr, TypeAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import FunctionType
from bridge.later import deferred
from bridge.ods.rows import row
from bridge.op.base import Op, Region, Value, Values, not_modelled, of_outline
from bridge.op.interfaces.functions import FunctionOp, verify_call
from bridge.op.interfaces.functions_plain import PlainFunctions
from bridge.op.interfaces.symbols import Symbol

if TYPE_CHECKING:
    from bridge.interpreter import programs
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    programs = deferred("bridge.interpreter.programs")


class FuncOp(Symbol, FunctionOp, name="func.func"):
    """A function: a symbol with a function type, and a body unless external."""

    is_definition = True
    may_be_declared = True
    read_fast = staticmethod(PlainFunctions("func.func", "func"))

    sym_name: StringAttr
    function_type: TypeAttr
    body_: Region

    @property
    def type(self) -> FunctionType:
        """The function's type."""
        found = self.function_type.type
        if not isinstance(found, FunctionType):
            raise self.error("requires attribute 'function_type' to be a function type")
        return found

    @of_outline
    def verify_regions(self) -> None:
        """Whether the terminator's operands have the result types of the function."""
        for block in self.body_.blocks:
            if block.last is not None and _returns(block.last):
                self._verify_return(block.last)

    def _verify_return(self, op: Operation) -> None:
        results = self.type.results
        name = self.sym_name.value
        if len(op.operands) != len(results):
            raise op.error(
                f"has {len(op.operands)} operands, but enclosing function (@{name}) "
                f"returns {len(results)}"
            )
        for i, (operand, ty) in enumerate(zip(op.operands, results, strict=True)):
            if operand.type is not ty:
                raise op.bare_error(
                    f"type of return operand {i} ('{operand.type}') doesn't match "
                    f"function result type ('{ty}') in function @{name}"
                )


def _returns(op: Operation) -> bool:
    """Whether an operation returns values from the function."""
    line = row(op.name)
    return line is not None and line.has_trait("RegionBranchTerminatorOpInterface")


class CallOp(Op, name="func.call"):
    """Calls a function by symbol."""

    callee: SymbolRefAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        function = tables.lookup_nearest(self, self.callee)
        if not isinstance(function, FuncOp):
            raise self.error(
                f"'{self.callee.root}' does not reference a valid function"
            )
        verify_call(self, function.type)

    def interpret(self, machine: Machine) -> Meaning:
        return programs.call(machine.callee(self, self.callee), len(self.results))


class CallIndirectOp(Op, name="func.call_indirect"):
    """Calls a function value."""

    callee: Value
    callee_operands: Values

    def interpret(self, machine: Machine) -> Meaning:
        return programs.call_indirect(len(self.results))


class ConstantOp(Op, name="func.constant"):
    """References a function as a value."""

    value: SymbolRefAttr

    def interpret(self, machine: Machine) -> programs.Constant:
        return programs.Constant(machine.callee(self, self.value))

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        function = tables.lookup_nearest(self, self.value.root)
        if not isinstance(function, FuncOp):
            raise self.error(f"reference to undefined function '{self.value.root}'")
        if function.type is not self.result.type:
            raise self.error("reference to function with mismatched type")


class ReturnOp(Op, name="func.return"):
    """Returns from a function."""

    verify = not_modelled("the function judges what its body returns")
