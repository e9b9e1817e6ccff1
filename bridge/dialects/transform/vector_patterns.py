"""Sets of patterns of the vector dialect."""

from __future__ import annotations

from collections.abc import Iterable

from bridge.dialects.vector.lowering import (
    absorbing,
    avx_transposition,
    broadcasting,
    combination,
    contraction,
    flattening,
    gathering,
    interleaving,
    masks,
    materializing,
    narrow_types,
    reduced_memory,
    reducing,
    reshaping,
    scanning,
    sinking,
    slicing,
    splitting,
    transfer_loops,
    transfers,
    transposition,
    unit_casts,
    unit_dims,
)
from bridge.ir.attributes import IntegerAttr
from bridge.rewrite.patterns import Pattern
from bridge.rewrite.transforming import PatternDescriptor

_SETS = "transform.apply_patterns.vector."


class ApplyLowerContractionPatternsOp(
    PatternDescriptor, name=_SETS + "lower_contraction"
):
    """Contractions by products and reductions."""

    lowering_strategy: str

    def patterns(self) -> Iterable[Pattern]:
        return contraction.patterns(self.lowering_strategy, outer_products=False)


class ApplyLowerOuterProductPatternsOp(
    PatternDescriptor, name=_SETS + "lower_outerproduct"
):
    """Outer products row by row."""

    def patterns(self) -> Iterable[Pattern]:
        return contraction.outer_product_patterns()


class ApplyLowerTransposePatternsOp(PatternDescriptor, name=_SETS + "lower_transpose"):
    """Transpositions by elements or shuffles."""

    lowering_strategy: str
    avx2_lowering_strategy: IntegerAttr

    def patterns(self) -> Iterable[Pattern]:
        found = transposition.patterns(self.lowering_strategy)
        if self.avx2_lowering_strategy.value:
            found += avx_transposition.patterns()
        return found


class ApplyLowerBroadcastPatternsOp(PatternDescriptor, name=_SETS + "lower_broadcast"):
    """Broadcasts of scalars alone."""

    def patterns(self) -> Iterable[Pattern]:
        return broadcasting.patterns()


class ApplyLowerBitCastPatternsOp(PatternDescriptor, name=_SETS + "lower_bitcast"):
    """Bit casts of one dimension."""

    def patterns(self) -> Iterable[Pattern]:
        return broadcasting.bitcast_patterns()


class ApplyLowerStepPatternsOp(PatternDescriptor, name=_SETS + "lower_step"):
    """Steps as constants."""

    def patterns(self) -> Iterable[Pattern]:
        return broadcasting.step_patterns()


class ApplyTransferPermutationPatternsOp(
    PatternDescriptor, name=_SETS + "transfer_permutation_patterns"
):
    """Transfers without permutations."""

    def patterns(self) -> Iterable[Pattern]:
        return transfers.permutation_patterns()


class ApplyLowerTransferPatternsOp(PatternDescriptor, name=_SETS + "lower_transfer"):
    """Transfers as loads and stores."""

    max_transfer_rank: IntegerAttr

    def patterns(self) -> Iterable[Pattern]:
        return transfers.patterns(self.max_transfer_rank.value)


class ApplyLowerCreateMaskPatternsOp(
    PatternDescriptor, name=_SETS + "lower_create_mask"
):
    """Masks of one dimension."""

    def patterns(self) -> Iterable[Pattern]:
        return masks.patterns()


class ApplyLowerMasksPatternsOp(PatternDescriptor, name=_SETS + "lower_masks"):
    """Masks of one dimension."""

    def patterns(self) -> Iterable[Pattern]:
        return masks.patterns()


class ApplyLowerMaskedTransfersPatternsOp(
    PatternDescriptor, name=_SETS + "lower_masked_transfers"
):
    """Masks of transfers as their operands."""

    def patterns(self) -> Iterable[Pattern]:
        return masks.masked_patterns()


class ApplyLowerInterleavePatternsOp(
    PatternDescriptor, name=_SETS + "lower_interleave"
):
    """Interleaving in one dimension."""

    def patterns(self) -> Iterable[Pattern]:
        return interleaving.patterns()


class ApplyInterleaveAndDeinterleaveToShufflePatternsOp(
    PatternDescriptor, name=_SETS + "interleave_and_deinterleave_to_shuffle"
):
    """Interleaving by shuffles."""

    def patterns(self) -> Iterable[Pattern]:
        return interleaving.shuffle_patterns()


class ApplyLowerScanPatternsOp(PatternDescriptor, name=_SETS + "lower_scan"):
    """Scans slice by slice."""

    def patterns(self) -> Iterable[Pattern]:
        return scanning.patterns()


class ApplyLowerShapeCastPatternsOp(PatternDescriptor, name=_SETS + "lower_shape_cast"):
    """Shape casts part by part."""

    def patterns(self) -> Iterable[Pattern]:
        return reshaping.patterns()


class ApplyLowerGatherPatternsOp(PatternDescriptor, name=_SETS + "lower_gather"):
    """Gathers of one dimension."""

    def patterns(self) -> Iterable[Pattern]:
        return gathering.patterns()


class ApplyReorderMultiReductionDimsPatternsOp(
    PatternDescriptor, name=_SETS + "reorder_multi_reduction_dims"
):
    """Reductions of the first or the last dimensions."""

    lowering_strategy: str

    def patterns(self) -> Iterable[Pattern]:
        return reducing.reordering_patterns(self.lowering_strategy)


class ApplyMultiReductionFlatteningPatternsOp(
    PatternDescriptor, name=_SETS + "multi_reduction_flattening"
):
    """Reductions of one dimension."""

    lowering_strategy: str

    def patterns(self) -> Iterable[Pattern]:
        return reducing.flattening_patterns(self.lowering_strategy)


class ApplyMultiReductionUnrollingPatternsOp(
    PatternDescriptor, name=_SETS + "multi_reduction_unrolling"
):
    """Reductions row by row."""

    lowering_strategy: str

    def patterns(self) -> Iterable[Pattern]:
        return reducing.unrolling_patterns(self.lowering_strategy)


class ApplyMaterializeMasksPatternsOp(
    PatternDescriptor, name=_SETS + "materialize_masks"
):
    """Masks of what is in bounds."""

    def patterns(self) -> Iterable[Pattern]:
        return materializing.patterns()


class ApplyUnrollFromElementsPatternsOp(
    PatternDescriptor, name=_SETS + "unroll_from_elements"
):
    """Vectors of elements row by row."""

    def patterns(self) -> Iterable[Pattern]:
        return [slicing.from_elements]


class ApplyUnrollToElementsPatternsOp(
    PatternDescriptor, name=_SETS + "unroll_to_elements"
):
    """Elements of vectors row by row."""

    def patterns(self) -> Iterable[Pattern]:
        return [slicing.to_elements]


class ApplyFoldArithExtensionPatternsOp(
    PatternDescriptor, name=_SETS + "fold_arith_extension"
):
    """Extensions as part of contractions."""

    def patterns(self) -> Iterable[Pattern]:
        return combination.extension_patterns()


class ApplyFoldElementwiseToVectorPatternsOp(
    PatternDescriptor, name=_SETS + "elementwise_to_vector"
):
    """Products of broadcasts as outer products."""

    def patterns(self) -> Iterable[Pattern]:
        return combination.elementwise_patterns()


class ApplyVectorReductionToContractPatternsOp(
    PatternDescriptor, name=_SETS + "reduction_to_contract"
):
    """Sums of products as contractions, with what is around them."""

    def patterns(self) -> Iterable[Pattern]:
        return absorbing.patterns()


class ApplySinkVectorMemPatternsOp(PatternDescriptor, name=_SETS + "sink_mem_ops"):
    """Loads and stores of fewer elements."""

    def patterns(self) -> Iterable[Pattern]:
        return sinking.memory_patterns()


class ApplySinkVectorPatternsOp(PatternDescriptor, name=_SETS + "sink_ops"):
    """Elementwise operations on fewer elements."""

    def patterns(self) -> Iterable[Pattern]:
        return sinking.patterns()


class ApplyCastAwayVectorLeadingOneDimPatternsOp(
    PatternDescriptor, name=_SETS + "cast_away_vector_leading_one_dim"
):
    """Operations without leading dimensions of size one."""

    def patterns(self) -> Iterable[Pattern]:
        return unit_dims.patterns()


class ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp(
    PatternDescriptor, name=_SETS + "drop_inner_most_unit_dims_from_xfer_ops"
):
    """Transfers of memory without its last dimensions of size one."""

    def patterns(self) -> Iterable[Pattern]:
        return reduced_memory.inner_patterns()


class ApplyRankReducingSubviewPatternsOp(
    PatternDescriptor, name=_SETS + "rank_reducing_subview_patterns"
):
    """Transfers of memory without its dimensions of size one."""

    def patterns(self) -> Iterable[Pattern]:
        return reduced_memory.patterns()


class ApplyPatternsVectorFlattenVectorTransferOpsOp(
    PatternDescriptor, name=_SETS + "flatten_vector_transfer_ops"
):
    """Transfers of contiguous memory in one dimension."""

    target_vector_bitwidth: IntegerAttr

    def patterns(self) -> Iterable[Pattern]:
        bits = self.target_vector_bitwidth.value
        return flattening.patterns(bits if bits >= 0 else None)


class ApplyDropUnitDimWithShapeCastPatternsOp(
    PatternDescriptor, name=_SETS + "drop_unit_dims_with_shape_cast"
):
    """Operations without dimensions of size one."""

    def patterns(self) -> Iterable[Pattern]:
        return unit_casts.patterns()


class ApplySplitTransferFullPartialPatternsOp(
    PatternDescriptor, name=_SETS + "split_transfer_full_partial"
):
    """Transfers of what is wholly in bounds, and others by way of a buffer."""

    split_transfer_strategy: str

    def patterns(self) -> Iterable[Pattern]:
        return splitting.patterns(self.split_transfer_strategy)


class ApplyRewriteNarrowTypePatternsOp(
    PatternDescriptor, name=_SETS + "rewrite_narrow_types"
):
    """Packing and unpacking by shuffles, masks and shifts."""

    def patterns(self) -> Iterable[Pattern]:
        return narrow_types.patterns()


class ApplyTransferToScfPatternsOp(PatternDescriptor, name=_SETS + "transfer_to_scf"):
    """Transfers as loops over rows, or as one transfer for each."""

    full_unroll: IntegerAttr
    max_transfer_rank: IntegerAttr

    def patterns(self) -> Iterable[Pattern]:
        options = transfer_loops.Options(
            full_unroll=bool(self.full_unroll.value),
            target_rank=self.max_transfer_rank.value,
        )
        return transfer_loops.patterns(options)
