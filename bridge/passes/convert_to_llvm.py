"""`convert-to-llvm`: what all dialects say of their lowering to llvm, at once.

As upstream's pass of this name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.convert_arith_to_llvm import arith_patterns, knows_arith
from bridge.passes.convert_cf_to_llvm import cf_patterns, knows_branches
from bridge.passes.convert_complex_to_llvm import complex_patterns
from bridge.passes.convert_func_to_llvm import func_patterns, knows_functions
from bridge.passes.convert_index_to_llvm import index_patterns
from bridge.passes.convert_math_to_llvm import math_patterns
from bridge.passes.convert_ub_to_llvm import ub_patterns
from bridge.passes.convert_vector_to_llvm import vector_patterns
from bridge.passes.finalize_memref_to_llvm import knows_memory, memref_patterns
from bridge.passes.llvm_conversion import convert_to_llvm, is_known
from bridge.passes.llvm_library import is_free_of_library
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.passes.registry import Pass, listed
from bridge.rewrite.conversion import ConversionTarget
from bridge.rewrite.patterns import Pattern

__all__ = ["ConvertToLlvm"]

PatternsOf = Callable[[LLVMTypeConverter], list[Pattern]]

PATTERNS: Final[Mapping[str, PatternsOf]] = {
    "arith": arith_patterns,
    "cf": cf_patterns,
    "complex": complex_patterns,
    "func": func_patterns,
    "index": index_patterns,
    "math": math_patterns,
    "memref": memref_patterns,
    "ub": ub_patterns,
    "vector": vector_patterns,
}
"""By dialect."""

_LEFT_ALONE: Final = frozenset(
    {"affine", "bufferization", "builtin", "linalg", "llvm", "scf", "tensor"}
)
"""Dialects of which upstream's pass converts nothing."""


_FOLDED: Final = frozenset({"vector"})
"""Dialects whose operations upstream folds on the way, not alike with ours yet."""


class ConvertToLlvm(Pass, name="convert-to-llvm"):
    """Convert to LLVM via dialect interfaces found in the input IR."""

    filter_dialects: str = ""
    dynamic: bool = False
    allow_pattern_rollback: bool = True

    def knows(self, op: Operation) -> bool:
        if self.dynamic or not self._dialects() <= PATTERNS.keys():
            return False
        known = {*PATTERNS, *_LEFT_ALONE} - _FOLDED
        plain = all(inner.dialect in known for inner in walk(op))
        rules = (knows_arith, knows_branches, knows_functions, knows_memory)
        index = LLVMTypeConverter().index
        free = is_free_of_library(op, index) and is_known(op, _target())
        return plain and free and all(rule(op) for rule in rules)

    def run(self, op: Operation) -> None:
        types = LLVMTypeConverter()
        chosen = self._dialects() or PATTERNS.keys()
        makers = [of for name, of in PATTERNS.items() if name in chosen]
        patterns = [made for of in makers for made in of(types)]
        convert_to_llvm(op, types, patterns, _target())

    def _dialects(self) -> set[str]:
        """The dialects that are converted; none for all."""
        return set(listed(self.filter_dialects))


def _target() -> ConversionTarget:
    """A target that has llvm alone: casts that were there are folded."""
    return ConversionTarget(legal=["llvm"])
