"""Upstream's passes and pattern sets that programs are sent through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.fuzz.reference import passed
from bridge.ir.attributes import UnitAttr
from bridge.ir.core import Operation
from bridge.ir.edit import erase
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.upstream.passes import run_passes

TIMEOUT: Final = 10.0
"""Seconds that a pass may take."""

SCHEDULE: Final = """
module attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @__transform_main(%arg: !transform.any_op) {{
    %f = transform.structured.match ops{{["func.func"]}} in %arg
      : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {{
      transform.apply_patterns.{}
    }} : !transform.any_op
    transform.yield
  }}
}}
"""


BY: Final = " by "
"""Before the command whose passes a pipeline is of: `canonicalize by mlir-opt-22`."""


def transform(module: Operation, name: str, *, verify_each: bool = True) -> None:
    """Sends a module through a pipeline, or a pattern set if it is one of vector's.

    Each pass is followed by upstream's verifier unless `verify_each` is false. The
    passes are those of a command where the name ends with one.

    Raises as `run_passes` does, and as `reference.passed`.
    """
    name, _, tool = name.partition(BY)
    if name not in PATTERNS and not name.startswith("vector."):
        _run(module, name, tool, verify_each=verify_each)
        return
    source = Source.of(SCHEDULE.format(name), "schedule")
    schedule = read_module(source, allow_unregistered=False, registry=REFERENCE)
    sequence = schedule.regions[0].blocks[0].operations[0]
    sequence.detach()
    module.regions[0].blocks[0].append(sequence)
    module.attributes = {"transform.with_named_sequence": UnitAttr()}
    _run(module, "transform-interpreter", tool, verify_each=verify_each)
    for op in list(module.regions[0].blocks[0]):
        if op.name == sequence.name:
            erase(op)


def _run(module: Operation, pipeline: str, tool: str, *, verify_each: bool) -> None:
    if tool:
        found = passed(module, pipeline, tool, verify_each=verify_each)
        regions = found.regions
        found.take_regions(())
        module.take_regions(regions)
        module.attributes = found.attributes
        return
    run_passes(
        module, pipeline, engine="isolated", timeout=TIMEOUT, verify_each=verify_each
    )


PIPELINES: Final[Sequence[str]] = (
    "canonicalize",
    "cse",
    "sccp",
    "loop-invariant-code-motion",
    "control-flow-sink",
    "int-range-optimizations",
    "remove-dead-values",
    "func.func(mem2reg)",
    "func.func(sroa)",
    "func.func(arith-expand)",
    "func.func(arith-expand{include-bf16=true})",
    "arith-unsigned-when-equivalent",
    "arith-int-range-narrowing{int-bitwidths-supported=8,16,32}",
    "func.func(affine-simplify-structures)",
    "func.func(affine-simplify-min-max)",
    "func.func(affine-loop-normalize)",
    "func.func(affine-loop-normalize{promote-single-iter=true})",
    "func.func(affine-parallelize)",
    "func.func(affine-parallelize{parallel-reductions=true})",
    "func.func(affine-loop-tile{tile-size=3})",
    "func.func(affine-loop-unroll{unroll-factor=3})",
    "func.func(affine-loop-unroll{unroll-factor=2 cleanup-unroll=true})",
    "func.func(affine-loop-unroll{unroll-factor=-1})",
    "func.func(affine-loop-unroll-jam{unroll-jam-factor=2})",
    "func.func(affine-loop-invariant-code-motion)",
    "func.func(affine-scalrep)",
    "func.func(affine-loop-coalescing)",
    "func.func(affine-loop-fusion)",
    "func.func(affine-loop-fusion{maximal})",
    "func.func(affine-loop-fusion{mode=producer})",
    "func.func(affine-loop-fusion{mode=sibling})",
    "func.func(affine-data-copy-generate{generate-dma=false fast-mem-space=0 "
    "skip-non-unit-stride-loops=true})",
    "func.func(affine-data-copy-generate{generate-dma=false fast-mem-space=0 "
    "fast-mem-capacity=1})",
    "func.func(affine-pipeline-data-transfer)",
    "func.func(affine-super-vectorize{virtual-vector-size=4})",
    "func.func(affine-super-vectorize{virtual-vector-size=4 "
    "vectorize-reductions=true})",
    "func.func(affine-super-vectorize{virtual-vector-size=2,3})",
    "func.func(affine-expand-index-ops)",
    "func.func(affine-expand-index-ops-as-affine)",
    "func.func(affine-raise-from-memref)",
    "affine-fold-memref-alias-ops",
    "lower-affine",
    "func.func(scf-for-loop-canonicalization)",
    "func.func(scf-for-loop-peeling)",
    "func.func(scf-for-loop-peeling{peel-front=true})",
    "func.func(scf-for-loop-range-folding)",
    "func.func(scf-for-loop-specialization)",
    "scf-for-to-while",
    "func.func(scf-parallel-loop-fusion)",
    "func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,2})",
    "func.func(scf-parallel-for-to-nested-fors)",
    "scf-forall-to-parallel",
    "scf-forall-to-for",
    "inline",
    "lower-affine,convert-scf-to-cf",
    "lower-affine,convert-scf-to-cf,lift-cf-to-scf",
    "fold-memref-alias-ops",
    "expand-strided-metadata",
    "func.func(memref-expand)",
    "expand-realloc",
    "expand-realloc{emit-deallocs=false}",
    "memref-elide-reinterpret-cast",
    "bubble-down-memory-space-casts",
    "resolve-shaped-type-result-dims",
    "normalize-memrefs",
    "flatten-memref",
    "func.func(buffer-hoisting)",
    "func.func(buffer-loop-hoisting)",
    "func.func(promote-buffers-to-stack)",
    "func.func(optimize-allocation-liveness)",
    "func.func(convert-vector-to-scf)",
    "func.func(convert-vector-to-scf{full-unroll=true})",
    "func.func(convert-vector-to-scf{target-rank=0})",
    "func.func(convert-vector-to-scf{full-unroll=true target-rank=0})",
    "func.func(lower-vector-mask)",
    "func.func(lower-vector-multi-reduction)",
    "func.func(lower-vector-multi-reduction{lowering-strategy=inner-reduction})",
    "math-expand-ops{ops=ctlz,fma,ceil,floor,round,roundeven,copysign,clampf}",
)
"""Passes and pipelines of upstream that keep what a program gives."""

PATTERNS: Final[Sequence[str]] = (
    "vector.cast_away_vector_leading_one_dim",
    "vector.drop_inner_most_unit_dims_from_xfer_ops",
    "vector.drop_unit_dims_with_shape_cast",
    "vector.elementwise_to_vector",
    "vector.flatten_vector_transfer_ops",
    "vector.fold_arith_extension",
    "vector.interleave_and_deinterleave_to_shuffle",
    "vector.lower_bitcast",
    "vector.lower_broadcast",
    'vector.lower_contraction lowering_strategy = "dot"',
    'vector.lower_contraction lowering_strategy = "outerproduct"',
    'vector.lower_contraction lowering_strategy = "parallelarith"',
    "vector.lower_create_mask",
    "vector.lower_gather",
    "vector.lower_interleave",
    "vector.lower_masked_transfers",
    "vector.lower_masks",
    "vector.lower_outerproduct",
    "vector.lower_scan",
    "vector.lower_shape_cast",
    "vector.lower_transfer max_transfer_rank = 1",
    "vector.lower_transfer max_transfer_rank = 0",
    'vector.lower_transpose lowering_strategy = "eltwise"',
    'vector.lower_transpose lowering_strategy = "shuffle_1d"',
    'vector.lower_transpose lowering_strategy = "shuffle_16x16"',
    "vector.materialize_masks",
    "vector.multi_reduction_flattening {lowering_strategy = 0 : i32}",
    "vector.multi_reduction_flattening {lowering_strategy = 1 : i32}",
    "vector.multi_reduction_unrolling {lowering_strategy = 0 : i32}",
    "vector.multi_reduction_unrolling {lowering_strategy = 1 : i32}",
    "vector.reorder_multi_reduction_dims {lowering_strategy = 0 : i32}",
    "vector.reorder_multi_reduction_dims {lowering_strategy = 1 : i32}",
    "vector.rank_reducing_subview_patterns",
    "vector.reduction_to_contract",
    "vector.rewrite_narrow_types",
    "vector.sink_mem_ops",
    "vector.sink_ops",
    "vector.transfer_permutation_patterns",
    "vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true",
    "vector.transfer_to_scf max_transfer_rank = 0",
    "vector.unroll_from_elements",
    "vector.unroll_to_elements",
    "memref.alloc_to_alloca",
    "memref.expand_ops",
    "memref.expand_strided_metadata",
    "memref.extract_address_computations",
    "memref.fold_memref_alias_ops",
    "scf.for_loop_canonicalization",
)
"""Sets of patterns, as `transform.apply_patterns` has them.

Without `vector.split_transfer_full_partial`, which crashes on nearly every transfer.
"""
