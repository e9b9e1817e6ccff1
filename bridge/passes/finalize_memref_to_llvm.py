"""`finalize-memref-to-llvm`: memory and descriptors become pointers and structs.

As upstream's pass of this name. Views other than these are expanded before, by
`expand-strided-metadata`.
"""

from __future__ import annotations

from bridge.dialects import builtin, func
from bridge.ir.core import Operation
from bridge.ir.symbols import is_symbol_table
from bridge.ir.walk import walk
from bridge.passes.llvm_conversion import convert_to_llvm, is_known, llvm_target
from bridge.passes.llvm_library import ALLOCATIONS, is_free_of_library
from bridge.passes.llvm_memory import memory_patterns
from bridge.passes.llvm_reshapes import reshape_patterns
from bridge.passes.llvm_scopes import scope_patterns
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.passes.llvm_views import view_patterns
from bridge.passes.registry import Pass
from bridge.rewrite.conversion import ConversionTarget
from bridge.rewrite.patterns import Pattern

__all__ = ["FinalizeMemRefToLlvm", "memref_patterns"]


class FinalizeMemRefToLlvm(
    Pass, name="finalize-memref-to-llvm", anchor=builtin.ModuleOp.op_name
):
    """Finalize MemRef dialect to LLVM dialect conversion."""

    use_aligned_alloc: bool = False
    index_bitwidth: int = 0
    use_generic_functions: bool = False

    def knows(self, op: Operation) -> bool:
        free = is_free_of_library(op, self._types(op).index)
        return free and knows_memory(op) and is_known(op, _target())

    def run(self, op: Operation) -> None:
        converter = self._types(op)
        convert_to_llvm(op, converter, memref_patterns(converter), _target())

    def _types(self, op: Operation) -> LLVMTypeConverter:
        wanted = (self.use_aligned_alloc, self.use_generic_functions)
        return LLVMTypeConverter(
            self.index_bitwidth, layout=op, allocation=ALLOCATIONS[wanted]
        )


def _target() -> ConversionTarget:
    target = llvm_target()
    target.legal(func.FuncOp)
    return target


def knows_memory(root: Operation) -> bool:
    """Whether all operations on memory inside another are converted here.

    And functions that are called are declared in the module itself.
    """
    tables = [op for op in walk(root) if is_symbol_table(op)]
    return all(isinstance(op, builtin.ModuleOp) for op in tables)


def memref_patterns(types: LLVMTypeConverter) -> list[Pattern]:
    """The patterns of memory."""
    return [
        *memory_patterns(types),
        *view_patterns(types),
        *reshape_patterns(types),
        *scope_patterns(types),
    ]
