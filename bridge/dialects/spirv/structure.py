"""Modules, functions, entry points and global variables."""

from __future__ import annotations

from bridge.dialects.spirv.mode_rules import verify_mode, verify_mode_of_constants
from bridge.dialects.spirv.structure_rules import (
    verify_global,
    verify_module,
    verify_returns,
    verify_signature,
)
from bridge.op.base import Op, of_signature
from bridge.op.interfaces.symbols import Symbol


class ModuleOp(Symbol, name="spirv.module"):
    """A SPIR-V module, with its addressing and memory model."""

    may_be_unnamed = True

    syntax = """
        ($sym_name^)? custom<KeywordCase>($addressing_model)
        custom<KeywordCase>($memory_model) (`requires` qualified($vce_triple)^)?
        attr-dict-with-keyword regions
    """

    def verify_regions(self) -> None:
        verify_module(self)


class FuncOp(Op, name="spirv.func"):
    """A function, with hints for its compilation."""

    syntax = """
        $sym_name `` custom<Signature>($function_type, $arg_attrs, $res_attrs)
        custom<StringCase>($function_control) attr-dict-with-keyword
        `` custom<Body>($body)
    """

    def verify_type(self) -> None:
        verify_signature(self)

    def verify_body(self) -> None:
        verify_returns(self)


class EntryPointOp(Op, name="spirv.EntryPoint"):
    """Declares an entry point, with its interface variables."""

    syntax = "custom<StringCase>($execution_model) $fn `` custom<Symbols>($interface)"


class ExecutionModeOp(Op, name="spirv.ExecutionMode"):
    """Declares an execution mode of an entry point, with literal operands."""

    syntax = """
        custom<Callee>($fn) custom<StringCase>($execution_mode)
        `` custom<Numbers>($values)
    """

    @of_signature
    def verify(self) -> None:
        verify_mode(self)


class ExecutionModeIdOp(Op, name="spirv.ExecutionModeId"):
    """Declares an execution mode of an entry point, with constant operands."""

    syntax = """
        custom<Callee>($fn) custom<StringCase>($execution_mode)
        custom<SymbolList>($values)
    """

    def verify(self) -> None:
        verify_mode_of_constants(self)


class GlobalVariableOp(Op, name="spirv.GlobalVariable"):
    """Defines a global variable."""

    syntax = """
        $sym_name (`initializer` `(` $initializer^ `)`)?
        `` custom<Decorations>(attr-dict) attr-dict custom<ColonPointer>($type)
    """

    def verify(self) -> None:
        verify_global(self)
