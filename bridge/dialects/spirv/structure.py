"""Modules, functions, entry points and global variables."""

from __future__ import annotations

from bridge.dialects.spirv.mode_rules import verify_mode, verify_mode_of_constants
from bridge.dialects.spirv.structure_rules import (
    verify_global,
    verify_module,
    verify_returns,
    verify_signature,
)
from bridge.ir.attributes import SymbolRefAttr, TypeAttr
from bridge.op.base import Op
from bridge.op.interfaces.symbols import Symbol


class ModuleOp(Symbol, name="spirv.module"):
    """A SPIR-V module, with its addressing and memory model."""

    may_be_unnamed = True

    syntax = """
        ($sym_name^)? custom<KeywordCase>($addressing_model)
        custom<KeywordCase>($memory_model) (`requires` qualified($vce_triple)^)?
        attr-dict-with-keyword regions
    """

    verify_regions = verify_module


class FuncOp(Op, name="spirv.func"):
    """A function, with hints for its compilation."""

    syntax = """
        $sym_name `` custom<Signature>($function_type, $arg_attrs, $res_attrs)
        custom<StringCase>($function_control) attr-dict-with-keyword
        `` custom<Body>($body)
    """

    verify_type = verify_signature

    verify_body = verify_returns


class EntryPointOp(Op, name="spirv.EntryPoint"):
    """Declares an entry point, with its interface variables."""

    syntax = "custom<StringCase>($execution_model) $fn `` custom<Symbols>($interface)"


class ExecutionModeOp(Op, name="spirv.ExecutionMode"):
    """Declares an execution mode of an entry point, with literal operands."""

    syntax = """
        custom<Callee>($fn) custom<StringCase>($execution_mode)
        `` custom<Numbers>($values)
    """

    verify = verify_mode


class ExecutionModeIdOp(Op, name="spirv.ExecutionModeId"):
    """Declares an execution mode of an entry point, with constant operands."""

    syntax = """
        custom<Callee>($fn) custom<StringCase>($execution_mode)
        custom<SymbolList>($values)
    """

    verify = verify_mode_of_constants


class GlobalVariableOp(Op, name="spirv.GlobalVariable"):
    """Defines a global variable."""

    initializer: SymbolRefAttr | None
    type: TypeAttr

    syntax = """
        $sym_name (`initializer` `(` $initializer^ `)`)?
        `` custom<Decorations>(attr-dict) attr-dict custom<ColonPointer>($type)
    """

    verify = verify_global
