"""Upstream's `test` dialect, of LLVM 22.1.8, as a plug-in: its table, and its code."""

from importlib import import_module
from pathlib import Path
from typing import Final

from bridge import Operation
from bridge.define import (
    Dialect,
    dialect_from_table,
    gives_aliases,
    verifies_argument_attributes,
    verifies_attributes,
    verifies_result_attributes,
    verifies_symbol_uses,
)
from bridge.ir.attributes import Attribute, DialectAttr, SymbolRefAttr
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import Type

DIALECT: Final = dialect_from_table(
    Dialect(
        "test",
        home=__name__,
        modules=("ops", "wrapping", "folds", "canonical", "bounds", "slots"),
        directives=("directives",),
        constants="test",
        canonicalization="canonical",
        syntax={"attributes": "nodes", "types": "nodes"},
        rules="nodes",
    ),
    Path(__file__).parent / "test.json",
    unknown_operations=True,
    more_operations=True,
    resources=True,
)

import_module(f"{__name__}.manual")
import_module(f"{__name__}.moves")
import_module(f"{__name__}.renamed")

for _name in (
    "copies",
    "affine_accesses",
    "affine_data_copy",
    "affine_fusion",
    "affine_loops",
    "affine_tiling",
    "conversions",
    "diagnostics",
    "elements",
    "effects",
    "folding",
    "functions",
    "manager",
    "narrow_types",
    "inlining",
    "legalizing",
    "llvm_legalizing",
    "locations",
    "matchers",
    "memref_buffers",
    "math_patterns",
    "patterns",
    "printing",
    "regions",
    "scf_collapsing",
    "scf_loops",
    "scf_regions",
    "scf_uplifting",
    "small_sets",
    "symbols",
    "tensor_patterns",
    "tuples",
    "type_conversion",
    "value_bounds",
    "vector_memory",
    "vector_patterns",
    "vector_unrolling",
    "vectorizer",
    "visitors",
    "wide_integers",
):
    import_module(f"{__name__}.passes.{_name}")


@verifies_attributes("test")
def verify_attribute(op: Operation, name: str, value: Attribute) -> None:
    """Refuses the attribute that upstream's test refuses."""
    if name == "test.invalid_attr":
        raise op.bare_error("invalid to use 'test.invalid_attr'")


@verifies_symbol_uses("test")
def verify_reference(op: Operation, attr: DialectAttr, tables: SymbolTables) -> None:
    """A `#test.symbol_ref_attr` refers to a symbol."""
    symbol = getattr(attr, "symbol", None)
    if not isinstance(symbol, SymbolRefAttr) or tables.lookup_nearest(op, symbol):
        return
    raise op.error(
        f"TestSymbolRefAttr::verifySymbolUses: '{symbol}' does not reference a "
        "valid symbol"
    )


@gives_aliases
def alias(node: Type | Attribute) -> str:
    """The alias of what has one."""
    mnemonic = getattr(node, "mnemonic", "")
    if getattr(node, "dialect", "") != "test" or not mnemonic.startswith("op_asm"):
        return ""
    if mnemonic == "op_asm_attr_interface":
        return f"{mnemonic}_{node.value.value}"
    return mnemonic if mnemonic.endswith("default") else f"{mnemonic}_type"


@verifies_argument_attributes("test")
@verifies_result_attributes("test")
def verify_part_attribute(
    op: Operation, number: int, name: str, value: Attribute
) -> None:
    """Refuses the same on arguments and results."""
    verify_attribute(op, name, value)
