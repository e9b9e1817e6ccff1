"""Graphs of tensors, and where they are entered.

Their type is printed as that of functions, and where it is read back it is one: only
the syntax of the op makes it.
"""

from __future__ import annotations

from bridge.dialects.spirv.graph_rules import verify_results, verify_tensors
from bridge.dialects.spirv.structure import read_symbol, read_symbols, write_symbols
from bridge.ir.attributes import ArrayAttr, StringAttr, SymbolRefAttr, TypeAttr
from bridge.ir.blocks import Region
from bridge.ir.types import FunctionType, GraphType
from bridge.op.base import Op
from bridge.op.interfaces.functions import (
    add_argument_attributes,
    read_signature,
    write_body,
    write_signature,
)
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState

_IN_SIGNATURE = ("sym_name", "function_type", "arg_attrs", "res_attrs")


class GraphOp(Op, name="spirv.ARM.Graph"):
    """A graph of tensor operations."""

    sym_name: StringAttr
    function_type: TypeAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.properties["sym_name"] = r.symbol_name()
        signature = read_signature(r)
        ty = signature.type
        state.properties["function_type"] = TypeAttr(GraphType(ty.inputs, ty.results))
        r.attr_dict_with_keyword(state)
        add_argument_attributes(state, signature)
        state.regions.append(r.optional_region(signature.arguments) or Region())

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.symbol(self.sym_name.value)
        ty = self.function_type.type
        if isinstance(ty, FunctionType):
            write_signature(w, self, ty)
        w.attr_dict_with_keyword(self, _IN_SIGNATURE)
        write_body(w, self.regions[0])

    def verify_type(self) -> None:
        verify_results(self)

    def verify_body(self) -> None:
        verify_tensors(self)


class GraphEntryPointOp(Op, name="spirv.ARM.GraphEntryPoint"):
    """Declares an entry point of a graph, with its interface variables."""

    fn: SymbolRefAttr
    interface: ArrayAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.properties["fn"] = read_symbol(r)
        state.properties["interface"] = read_symbols(r)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.symbol(self.fn.root)
        write_symbols(w, self.interface)
