"""`finalize-memref-to-llvm`: memory and descriptors become pointers and structs.

As upstream's pass of this name. Views other than these are expanded before, by
`expand-strided-metadata`.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import builtin, func, memref
from bridge.ir.core import Operation
from bridge.ir.symbols import is_symbol_table
from bridge.ir.walk import walk
from bridge.passes.llvm_conversion import convert_to_llvm, is_known, llvm_target
from bridge.passes.llvm_library import is_free_of_library
from bridge.passes.llvm_memory import memory_patterns
from bridge.passes.llvm_scopes import scope_patterns
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.passes.llvm_views import view_patterns
from bridge.passes.registry import Pass
from bridge.rewrite.conversion import ConversionTarget
from bridge.rewrite.patterns import Pattern

__all__ = ["FinalizeMemRefToLlvm", "memref_patterns"]

_LEFT: Final = (*(memref.ReshapeOp, memref.MemorySpaceCastOp, memref.ReallocOp),)
"""What is left to upstream."""


class FinalizeMemRefToLlvm(
    Pass, name="finalize-memref-to-llvm", anchor=builtin.ModuleOp.op_name
):
    """Finalize MemRef dialect to LLVM dialect conversion."""

    use_aligned_alloc: bool = False
    index_bitwidth: int = 0
    use_generic_functions: bool = False

    def knows(self, op: Operation) -> bool:
        if self.use_aligned_alloc or self.use_generic_functions:
            return False
        index = LLVMTypeConverter(self.index_bitwidth).index
        free = is_free_of_library(op, index)
        return free and knows_memory(op) and is_known(op, _target())

    def run(self, op: Operation) -> None:
        converter = LLVMTypeConverter(self.index_bitwidth)
        convert_to_llvm(op, converter, memref_patterns(converter), _target())


def _target() -> ConversionTarget:
    target = llvm_target()
    target.legal(func.FuncOp)
    return target


def knows_memory(root: Operation) -> bool:
    """Whether all operations on memory inside another are converted here.

    And functions that are called are declared in the module itself.
    """
    inside = list(walk(root))
    tables = [op for op in inside if is_symbol_table(op)]
    return all(isinstance(op, builtin.ModuleOp) for op in tables) and not any(
        isinstance(op, _LEFT) for op in inside
    )


def memref_patterns(types: LLVMTypeConverter) -> list[Pattern]:
    """The patterns of memory."""
    return [*memory_patterns(types), *view_patterns(types), *scope_patterns(types)]
