"""Attributes of the llvm dialect that describe source programs to debuggers."""

from __future__ import annotations

from bridge.ir.attributes import Attribute, DistinctAttr, StringAttr
from bridge.ods.nodes import DefinedAttr


class DIAnnotationAttr(DefinedAttr, name="llvm.di_annotation"):
    """An annotation: a name and a value."""

    name: StringAttr
    value: StringAttr


class DIBasicTypeAttr(DefinedAttr, name="llvm.di_basic_type"):
    """A basic type: its name, size and encoding."""

    tag: str | None = None
    name: StringAttr | None = None
    size_in_bits: int = 0
    encoding: str | None = None


class DICommonBlockAttr(DefinedAttr, name="llvm.di_common_block"):
    """A common block of Fortran."""

    scope: Attribute
    decl: DIGlobalVariableAttr | None
    name: StringAttr
    file: DIFileAttr | None = None
    line: int = 0


class DICompileUnitAttr(DefinedAttr, name="llvm.di_compile_unit"):
    """A compile unit."""

    rec_id: DistinctAttr | None = None
    is_rec_self: bool = False
    id: DistinctAttr | None = None
    source_language: str | None = None
    file: DIFileAttr | None = None
    producer: StringAttr | None = None
    is_optimized: bool = False
    emission_kind: str = "None"
    is_debug_info_for_profiling: bool = False
    name_table_kind: str = "Default"
    split_debug_filename: StringAttr | None = None
    imported_entities: tuple[Attribute, ...] = ()


class DICompositeTypeAttr(DefinedAttr, name="llvm.di_composite_type"):
    """A composite type: a struct, an array, an enumeration."""

    rec_id: DistinctAttr | None = None
    is_rec_self: bool = False
    tag: str | None = None
    name: StringAttr | None = None
    file: DIFileAttr | None = None
    line: int = 0
    scope: Attribute | None = None
    base_type: Attribute | None = None
    flags: str = "Zero"
    size_in_bits: int = 0
    align_in_bits: int = 0
    data_location: DIExpressionAttr | None = None
    rank: DIExpressionAttr | None = None
    allocated: DIExpressionAttr | None = None
    associated: DIExpressionAttr | None = None
    identifier: StringAttr | None = None
    discriminator: DIDerivedTypeAttr | None = None
    elements: tuple[Attribute, ...] = ()


class DIDerivedTypeAttr(DefinedAttr, name="llvm.di_derived_type"):
    """A derived type: a pointer, a member, a typedef."""

    tag: str | None = None
    name: StringAttr | None = None
    file: DIFileAttr | None = None
    line: int = 0
    scope: Attribute | None = None
    base_type: Attribute | None = None
    size_in_bits: int = 0
    align_in_bits: int = 0
    offset_in_bits: int = 0
    dwarf_address_space: int | None = None
    flags: str = "Zero"
    extra_data: Attribute | None = None


class DIExpressionAttr(DefinedAttr, name="llvm.di_expression"):
    """An expression for the location or value of a variable."""

    operations: tuple[DIExpressionElemAttr, ...] = ()


class DIExpressionElemAttr(DefinedAttr, name="llvm.di_expression_elem"):
    """An operation of an expression: `DW_OP_LLVM_fragment` with its arguments."""

    opcode: str
    arguments: tuple[int | str, ...] = ()


class DIFileAttr(DefinedAttr, name="llvm.di_file"):
    """A source file and its directory."""

    name: StringAttr
    directory: StringAttr


class DIGenericSubrangeAttr(DefinedAttr, name="llvm.di_generic_subrange"):
    """The bounds of a dimension, by expressions."""

    count: Attribute | None
    lower_bound: Attribute
    upper_bound: Attribute | None
    stride: Attribute


class DIGlobalVariableAttr(DefinedAttr, name="llvm.di_global_variable"):
    """A global variable."""

    scope: Attribute | None
    name: StringAttr | None
    linkage_name: StringAttr | None
    file: DIFileAttr
    line: int
    type_: Attribute
    is_local_to_unit: bool = False
    is_defined: bool = False
    align_in_bits: int = 0


class DIGlobalVariableExpressionAttr(
    DefinedAttr, name="llvm.di_global_variable_expression"
):
    """A global variable with the expression of its location."""

    var: DIGlobalVariableAttr
    expr: DIExpressionAttr | None = None


class DIImportedEntityAttr(DefinedAttr, name="llvm.di_imported_entity"):
    """An entity imported into a scope."""

    tag: str | None
    scope: Attribute
    entity: Attribute
    file: DIFileAttr | None = None
    line: int = 0
    name: StringAttr | None = None
    elements: tuple[Attribute, ...] = ()


class DILabelAttr(DefinedAttr, name="llvm.di_label"):
    """A label."""

    scope: Attribute
    name: StringAttr | None = None
    file: DIFileAttr | None = None
    line: int = 0


class DILexicalBlockAttr(DefinedAttr, name="llvm.di_lexical_block"):
    """A lexical block."""

    scope: Attribute
    file: DIFileAttr | None = None
    line: int = 0
    column: int = 0


class DILexicalBlockFileAttr(DefinedAttr, name="llvm.di_lexical_block_file"):
    """A part of a lexical block that is in another file."""

    scope: Attribute
    file: DIFileAttr | None
    discriminator: int


class DILocalVariableAttr(DefinedAttr, name="llvm.di_local_variable"):
    """A local variable or argument of a function."""

    scope: Attribute
    name: StringAttr | None = None
    file: DIFileAttr | None = None
    line: int = 0
    arg: int = 0
    align_in_bits: int = 0
    type_: Attribute | None = None
    flags: str = "Zero"


class DIModuleAttr(DefinedAttr, name="llvm.di_module"):
    """A module of the source language."""

    file: DIFileAttr | None = None
    scope: Attribute | None = None
    name: StringAttr | None = None
    config_macros: StringAttr | None = None
    include_path: StringAttr | None = None
    apinotes: StringAttr | None = None
    line: int = 0
    is_decl: bool = False


class DINamespaceAttr(DefinedAttr, name="llvm.di_namespace"):
    """A namespace."""

    name: StringAttr | None
    scope: Attribute | None
    export_symbols: bool


class DINullTypeAttr(DefinedAttr, name="llvm.di_null_type"):
    """The void type."""


class DIStringTypeAttr(DefinedAttr, name="llvm.di_string_type"):
    """A string type of Fortran."""

    tag: str | None = None
    name: StringAttr | None = None
    size_in_bits: int = 0
    align_in_bits: int = 0
    string_length: Attribute | None = None
    string_length_exp: DIExpressionAttr | None = None
    string_location_exp: DIExpressionAttr | None = None
    encoding: str | None = None


class DISubprogramAttr(DefinedAttr, name="llvm.di_subprogram"):
    """A subprogram (function)."""

    rec_id: DistinctAttr | None = None
    is_rec_self: bool = False
    id: DistinctAttr | None = None
    compile_unit: DICompileUnitAttr | None = None
    scope: Attribute | None = None
    name: StringAttr | None = None
    linkage_name: StringAttr | None = None
    file: DIFileAttr | None = None
    line: int = 0
    scope_line: int = 0
    subprogram_flags: str | None = None
    type_: DISubroutineTypeAttr | None = None
    retained_nodes: tuple[Attribute, ...] = ()
    annotations: tuple[Attribute, ...] = ()


class DISubrangeAttr(DefinedAttr, name="llvm.di_subrange"):
    """The bounds of a dimension."""

    count: Attribute | None = None
    lower_bound: Attribute | None = None
    upper_bound: Attribute | None = None
    stride: Attribute | None = None


class DISubroutineTypeAttr(DefinedAttr, name="llvm.di_subroutine_type"):
    """The type of a function: result and arguments."""

    calling_convention: str | None = None
    types: tuple[Attribute, ...] = ()
