"""What upstream calls its passes in dumps and reports: the names of its classes.

Those of the wheel's, as its own dumps say them; `tests/passes/test_titles.py` asks it.
"""

from __future__ import annotations

from typing import Final

from bridge.passes.registry import MODULES, Pass

__all__ = ["TITLES", "title_of"]

TITLES: Final = {
    "affine-data-copy-generate": "AffineDataCopyGeneration",
    "affine-expand-index-ops": "AffineExpandIndexOps",
    "affine-expand-index-ops-as-affine": "AffineExpandIndexOpsAsAffine",
    "affine-fold-memref-alias-ops": "AffineFoldMemRefAliasOps",
    "affine-loop-coalescing": "LoopCoalescing",
    "affine-loop-tile": "AffineLoopTiling",
    "affine-loop-unroll-jam": "AffineLoopUnrollAndJam",
    "affine-raise-from-memref": "RaiseMemrefDialect",
    "affine-simplify-min-max": "SimplifyAffineMinMaxPass",
    "affine-simplify-structures": "SimplifyAffineStructures",
    "affine-super-vectorize": "AffineVectorize",
    "arith-expand": "ArithExpandOpsPass",
    "arith-int-range-narrowing": "ArithIntRangeNarrowing",
    "arith-unsigned-when-equivalent": "ArithUnsignedWhenEquivalentPass",
    "buffer-results-to-out-params": "BufferResultsToOutParamsPass",
    "canonicalize": "CanonicalizerPass",
    "control-flow-sink": "ControlFlowSinkPass",
    "convert-arith-to-llvm": "ArithToLLVMConversionPass",
    "convert-cf-to-llvm": "ConvertControlFlowToLLVMPass",
    "convert-complex-to-llvm": "ConvertComplexToLLVMPass",
    "convert-func-to-llvm": "ConvertFuncToLLVMPass",
    "convert-index-to-llvm": "ConvertIndexToLLVMPass",
    "convert-linalg-to-affine-loops": "ConvertLinalgToAffineLoopsPass",
    "convert-linalg-to-loops": "ConvertLinalgToLoopsPass",
    "convert-linalg-to-parallel-loops": "ConvertLinalgToParallelLoopsPass",
    "convert-math-to-llvm": "ConvertMathToLLVMPass",
    "convert-scf-to-cf": "SCFToControlFlowPass",
    "convert-to-llvm": "ConvertToLLVMPass",
    "convert-ub-to-llvm": "UBToLLVMConversionPass",
    "convert-vector-to-llvm": "ConvertVectorToLLVMPass",
    "convert-vector-to-scf": "ConvertVectorToSCF",
    "cse": "CSEPass",
    "expand-realloc": "ExpandReallocPass",
    "expand-strided-metadata": "ExpandStridedMetadataPass",
    "finalize-memref-to-llvm": "FinalizeMemRefToLLVMConversionPass",
    "flatten-memref": "FlattenMemrefsPass",
    "fold-memref-alias-ops": "FoldMemRefAliasOpsPass",
    "fold-tensor-subset-ops": "FoldTensorSubsetOpsPass",
    "inline": "InlinerPass",
    "int-range-optimizations": "ArithIntRangeOpts",
    "llvm-request-c-wrappers": "LLVMRequestCWrappersPass",
    "loop-invariant-code-motion": "LoopInvariantCodeMotionPass",
    "lower-affine": "LowerAffinePass",
    "lower-vector-mask": "LowerVectorMaskPass",
    "math-expand-ops": "MathExpandOpsPass",
    "math-extend-to-supported-types": "MathExtendToSupportedTypes",
    "math-sincos-fusion": "MathSincosFusionPass",
    "math-uplift-to-fma": "MathUpliftToFMA",
    "memref-emulate-wide-int": "MemRefEmulateWideInt",
    "memref-expand": "ExpandOpsPass",
    "normalize-memrefs": "NormalizeMemRefsPass",
    "reconcile-unrealized-casts": "ReconcileUnrealizedCastsPass",
    "reify-result-shapes": "ReifyResultShapesPass",
    "remove-dead-values": "RemoveDeadValuesPass",
    "resolve-ranked-shaped-type-result-dims": "ResolveRankedShapeTypeResultDimsPass",
    "resolve-shaped-type-result-dims": "ResolveShapedTypeResultDimsPass",
    "sccp": "SCCPPass",
    "scf-for-loop-canonicalization": "SCFForLoopCanonicalization",
    "scf-for-loop-peeling": "SCFForLoopPeeling",
    "scf-for-loop-range-folding": "SCFForLoopRangeFolding",
    "scf-for-loop-specialization": "SCFForLoopSpecialization",
    "scf-for-to-while": "SCFForToWhileLoop",
    "scf-forall-to-for": "SCFForallToForLoop",
    "scf-forall-to-parallel": "SCFForallToParallelLoop",
    "scf-parallel-for-to-nested-fors": "SCFParallelForToNestedFors",
    "scf-parallel-loop-fusion": "SCFParallelLoopFusion",
    "scf-parallel-loop-specialization": "SCFParallelLoopSpecialization",
    "scf-parallel-loop-tiling": "SCFParallelLoopTiling",
    "set-llvm-module-datalayout": "SetLLVMModuleDataLayoutPass",
    "strip-debuginfo": "StripDebugInfoPass",
    "symbol-dce": "SymbolDCEPass",
    "symbol-privatize": "SymbolPrivatizePass",
    "transform-interpreter": "InterpreterPass",
    "transform-preload-library": "PreloadLibraryPass",
    "view-op-graph": "ViewOpGraphPass",
}
"""By the pass's name, where the class here is called otherwise."""


def title_of(found: Pass) -> str:
    """The name of the class of a pass; of one that upstream has, upstream's."""
    own = type(found).__name__
    return TITLES.get(found.name, own) if found.name in MODULES else own
