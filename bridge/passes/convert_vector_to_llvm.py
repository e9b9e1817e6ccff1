"""`convert-vector-to-llvm`: vectors become llvm's.

As upstream's pass of this name: vector ops are lowered to simpler ones first.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import vector
from bridge.dialects.builtin import UnrealizedConversionCastOp
from bridge.dialects.vector import canonical_masks, canonical_shapes
from bridge.dialects.vector.lowering import (
    broadcasting,
    contraction,
    gathering,
    interleaving,
    masks,
    materializing,
    reshaping,
    slicing,
    transfers,
    transposition,
)
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes import llvm_matrices
from bridge.passes.llvm_conversion import convert_to_llvm
from bridge.passes.llvm_printing import (
    is_free_of_printers,
    is_printed,
    printing_patterns,
)
from bridge.passes.llvm_reductions import reduction_patterns
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.passes.llvm_vector_memory import vector_memory_patterns
from bridge.passes.llvm_vectors import element_patterns
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.conversion import ConversionTarget
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import Pattern

__all__ = ["ConvertVectorToLlvm", "knows_vectors", "vector_patterns"]

_FOLDERS: Final = (
    canonical_masks.mask_of_constants,
    canonical_masks.load_all_or_none,
    canonical_masks.store_all_or_none,
    canonical_masks.gather_none,
    canonical_masks.scatter_none,
    canonical_shapes.slice_of_constant_mask,
    canonical_shapes.transpose_of_transpose,
)
"""Upstream: `populateVectorToVectorCanonicalizationPatterns`."""
_CONTRACTIONS: Final = {
    "dot": "dot",
    "llvmintr": "none",
    "outerproduct": "outerproduct",
    "parallelarith": "parallelarith",
}
_TRANSPOSITIONS: Final = {
    "eltwise": "eltwise",
    "llvmintr": "eltwise",
    "shuffle1d": "shuffle_1d",
    "shuffle16x16": "shuffle_16x16",
}


class ConvertVectorToLlvm(Pass, name="convert-vector-to-llvm"):
    """Lower the operations from the vector dialect into the LLVM dialect."""

    reassociate_fp_reductions: bool = False
    force_32bit_vector_indices: bool = True
    use_vector_alignment: bool = False
    vector_contract_lowering: str = "dot"
    vector_transpose_lowering: str = "eltwise"

    def knows(self, op: Operation) -> bool:
        options = (
            self.vector_contract_lowering in _CONTRACTIONS
            and self.vector_transpose_lowering in _TRANSPOSITIONS
        )
        known = all(has_known_rules(inner) for inner in walk(op))
        return options and known and knows_vectors(op)

    def run(self, op: Operation) -> None:
        narrow = self.force_32bit_vector_indices
        apply_greedily(
            op,
            self._lowerings(narrow=narrow),
            top_down=False,
            region_simplification="aggressive",
        )
        types = LLVMTypeConverter()
        patterns = [
            *transfers.patterns(1),
            *vector_patterns(
                types,
                reassociate=self.reassociate_fp_reductions,
                narrow=narrow,
                of_vectors=self.use_vector_alignment,
            ),
        ]
        target = ConversionTarget(
            legal=["llvm", "arith", "memref", UnrealizedConversionCastOp]
        )
        convert_to_llvm(op, types, patterns, target)

    def _lowerings(self, *, narrow: bool) -> list[Pattern]:
        return [
            *self._matrices(),
            *_FOLDERS,
            *broadcasting.bitcast_patterns(),
            *broadcasting.patterns(),
            *contraction.patterns(_CONTRACTIONS[self.vector_contract_lowering]),
            *masks.patterns(),
            *reshaping.patterns(),
            *interleaving.patterns(),
            *transposition.patterns(_TRANSPOSITIONS[self.vector_transpose_lowering]),
            *transfers.patterns(1),
            *materializing.patterns(narrow=narrow),
            *slicing.patterns(),
            *slicing.fma_patterns(),
            *gathering.patterns(),
            *slicing.element_patterns(),
        ]

    def _matrices(self) -> list[Pattern]:
        """Those that make intrinsics."""
        found: list[Pattern] = []
        if self.vector_contract_lowering == "llvmintr":
            found += llvm_matrices.contract_patterns()
        if self.vector_transpose_lowering == "llvmintr":
            found += llvm_matrices.transpose_patterns()
        return found


def knows_vectors(op: Operation) -> bool:
    """Whether all that is printed inside an operation is printed here."""
    return all(
        is_printed(inner) for inner in walk(op) if isinstance(inner, vector.PrintOp)
    ) and is_free_of_printers(op)


def vector_patterns(
    types: LLVMTypeConverter,
    *,
    reassociate: bool = False,
    narrow: bool = False,
    of_vectors: bool = False,
) -> list[Pattern]:
    """What is converted as it is, without lowering it first."""
    return [
        *reduction_patterns(types, reassociate=reassociate),
        *element_patterns(types, narrow=narrow),
        *vector_memory_patterns(types, of_vectors=of_vectors),
        *printing_patterns(types),
    ]
