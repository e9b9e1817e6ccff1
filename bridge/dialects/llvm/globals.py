"""Global variables, aliases of symbols, and metadata of modules."""

from __future__ import annotations

from bridge.dialects.llvm.global_rules import (
    verify_alias,
    verify_alias_initializer,
    verify_global,
    verify_initializer,
)
from bridge.ir.attributes import Attribute, IntegerAttr, SymbolRefAttr, TypeAttr
from bridge.ir.blocks import Region
from bridge.op.base import Op


class GlobalOp(Op, name="llvm.mlir.global"):
    """A global variable or constant, with an initial value or initializer region."""

    is_definition = True

    global_type: TypeAttr
    value: Attribute | None
    comdat: SymbolRefAttr | None
    addr_space: IntegerAttr | None
    initializer: Region

    verify = verify_global

    verify_regions = verify_initializer

    syntax = """
        custom<Head>($linkage, $visibility_, $tls_mode, $unnamed_addr)
        (`constant` $constant^)? $sym_name `(` custom<Start>($value) `)`
        (`comdat` `(` $comdat^ `)`)? attr-dict
        `` custom<GlobalType>($global_type, $value, $initializer)
    """


class AliasOp(Op, name="llvm.mlir.alias"):
    """An alias of the address that its initializer region computes."""

    alias_type: TypeAttr
    initializer: Region

    verify = verify_alias

    verify_regions = verify_alias_initializer

    syntax = """
        custom<Head>($linkage, $visibility_, $tls_mode, $unnamed_addr)
        $sym_name attr-dict custom<AliasType>($alias_type) custom<Region>($initializer)
    """


class NamedMetadataOp(Op, name="llvm.named_metadata"):
    """A named list of metadata nodes."""

    syntax = "$metadata_name custom<Nodes>($nodes) attr-dict"
