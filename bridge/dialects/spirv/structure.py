"""Modules, functions, entry points and global variables."""

from __future__ import annotations

from bridge.dialects.spirv.mode_rules import verify_mode, verify_mode_of_constants
from bridge.dialects.spirv.structure_rules import (
    verify_global,
    verify_module,
    verify_returns,
    verify_signature,
)
from bridge.dialects.spirv.types import is_spirv
from bridge.dialects.spirv.words import (
    case_attr,
    case_text,
    read_decorations,
    read_keyword_case,
    read_string_case,
    write_decorations,
)
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DialectAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.blocks import Block, Region
from bridge.ir.types import I32, FunctionType
from bridge.op.base import Op, of_signature
from bridge.op.interfaces.functions import (
    add_argument_attributes,
    read_signature,
    write_body,
    write_signature,
)
from bridge.op.interfaces.symbols import Symbol
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState


class ModuleOp(Symbol, name="spirv.module"):
    """A SPIR-V module, with its addressing and memory model."""

    may_be_unnamed = True

    addressing_model: DialectAttr
    memory_model: DialectAttr
    vce_triple: DialectAttr | None
    sym_name: StringAttr | None

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        name = r.optional_symbol_name()
        if name is not None:
            state.properties["sym_name"] = name
        read_keyword_case(r, state, "AddressingModel")
        read_keyword_case(r, state, "MemoryModel")
        if r.accept_word("requires"):
            state.properties["vce_triple"] = r.attribute_of(DialectAttr)
        r.attr_dict_with_keyword(state)
        region = r.braced_region()
        if not region.blocks:
            region.append(Block())
        state.regions.append(region)

    def write(self, w: AsmWriter) -> None:
        if self.sym_name is not None:
            w.text(" ")
            w.symbol(self.sym_name.value)
        w.text(f" {case_text(self.addressing_model)} {case_text(self.memory_model)}")
        if self.vce_triple is not None:
            w.text(" requires ")
            w.attribute(self.vce_triple)
        hidden = ("addressing_model", "memory_model", "sym_name", "vce_triple")
        w.attr_dict_with_keyword(self, hidden)
        w.text(" ")
        w.region(self.regions[0])

    def verify_regions(self) -> None:
        verify_module(self)


class FuncOp(Op, name="spirv.func"):
    """A function, with hints for its compilation."""

    sym_name: StringAttr
    function_type: TypeAttr
    function_control: DialectAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.properties["sym_name"] = r.symbol_name()
        signature = read_signature(r)
        state.properties["function_type"] = TypeAttr(signature.type)
        control = read_string_case(r, "FunctionControl")
        state.properties["function_control"] = case_attr("FunctionControl", control)
        r.attr_dict_with_keyword(state)
        add_argument_attributes(state, signature)
        state.regions.append(r.optional_region(signature.arguments) or Region())

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.symbol(self.sym_name.value)
        ty = self.function_type.type
        if isinstance(ty, FunctionType):
            write_signature(w, self, ty)
        w.text(f' "{case_text(self.function_control)}"')
        w.attr_dict_with_keyword(self, _FUNCTION)
        write_body(w, self.regions[0])

    def verify_type(self) -> None:
        verify_signature(self)

    def verify_body(self) -> None:
        verify_returns(self)


_FUNCTION = ("sym_name", "function_type", "function_control", "arg_attrs", "res_attrs")


def read_symbol(r: AsmReader) -> SymbolRefAttr:
    """`@a`, in which nothing is nested."""
    pos = r.here()
    found = r.attribute_of(SymbolRefAttr)
    if found.nested:
        raise r.op_error_here("invalid kind of attribute specified", pos)
    return found


def read_symbols(r: AsmReader) -> ArrayAttr:
    """`, @a, @b`, if it is there."""
    found: list[Attribute] = []
    while r.accept(","):
        found.append(read_symbol(r))
    return ArrayAttr(tuple(found))


def write_symbols(w: AsmWriter, symbols: ArrayAttr) -> None:
    for symbol in symbols.elements:
        w.text(", ")
        w.attribute(symbol)


class EntryPointOp(Op, name="spirv.EntryPoint"):
    """Declares an entry point, with its interface variables."""

    fn: SymbolRefAttr
    execution_model: DialectAttr
    interface: ArrayAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        model = read_string_case(r, "ExecutionModel")
        state.properties["execution_model"] = case_attr("ExecutionModel", model)
        state.properties["fn"] = read_symbol(r)
        state.properties["interface"] = read_symbols(r)

    def write(self, w: AsmWriter) -> None:
        w.text(f' "{case_text(self.execution_model)}" ')
        w.symbol(self.fn.root)
        write_symbols(w, self.interface)


class ExecutionModeOp(Op, name="spirv.ExecutionMode"):
    """Declares an execution mode of an entry point, with literal operands."""

    fn: SymbolRefAttr
    execution_mode: DialectAttr
    values: ArrayAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        fn = r.attribute_of(SymbolRefAttr)
        if not fn.nested:
            # Upstream drops what cannot be the property.
            state.properties["fn"] = fn
        mode = read_string_case(r, "ExecutionMode")
        state.properties["execution_mode"] = case_attr("ExecutionMode", mode)
        found: list[Attribute] = []
        while r.accept(","):
            found.append(r.attribute(I32))
        state.properties["values"] = ArrayAttr(tuple(found))

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.symbol(self.fn.root)
        w.text(f' "{case_text(self.execution_mode)}"')
        for value in self.values.elements:
            w.text(f", {value.value if isinstance(value, IntegerAttr) else value}")

    @of_signature
    def verify(self) -> None:
        verify_mode(self)


class ExecutionModeIdOp(Op, name="spirv.ExecutionModeId"):
    """Declares an execution mode of an entry point, with constant operands."""

    fn: SymbolRefAttr
    execution_mode: DialectAttr
    values: ArrayAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        fn = r.attribute_of(SymbolRefAttr)
        if not fn.nested:
            # Upstream drops what cannot be the property.
            state.properties["fn"] = fn
        mode = read_string_case(r, "ExecutionMode")
        state.properties["execution_mode"] = case_attr("ExecutionMode", mode)
        first = r.attribute_of(SymbolRefAttr)
        others = read_symbols(r).elements
        state.properties["values"] = ArrayAttr((first, *others))

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.symbol(self.fn.root)
        w.text(f' "{case_text(self.execution_mode)}"')
        separator = " "
        for symbol in self.values.elements:
            w.text(separator)
            separator = ", "
            w.attribute(symbol)

    def verify(self) -> None:
        verify_mode_of_constants(self)


class GlobalVariableOp(Op, name="spirv.GlobalVariable"):
    """Defines a global variable."""

    sym_name: StringAttr
    type: TypeAttr
    initializer: SymbolRefAttr | None

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.properties["sym_name"] = r.symbol_name()
        if r.accept_word("initializer"):
            r.expect("(", "expected '('")
            state.properties["initializer"] = r.attribute_of(SymbolRefAttr)
            r.expect(")", "expected ')'")
        read_decorations(r, state)
        where = r.here()
        ty = r.colon_type()
        if not is_spirv(ty, "ptr"):
            raise r.op_error(state, "expected spirv.ptr type", where)
        state.properties["type"] = TypeAttr(ty)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.symbol(self.sym_name.value)
        if self.initializer is not None:
            w.text(" initializer(")
            w.symbol(self.initializer.root)
            w.text(")")
        hidden = ("storage_class", "sym_name", "initializer", "type")
        write_decorations(w, self, hidden)
        w.text(" : ")
        w.type(self.type.type)

    def verify(self) -> None:
        verify_global(self)
