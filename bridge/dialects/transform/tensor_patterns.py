"""Sets of patterns of the tensor dialect."""

from __future__ import annotations

from collections.abc import Iterable

from bridge.dialects.tensor import (
    constant_tensors,
    early_slices,
    emptiness,
    reshape_folding,
    slice_merging,
    subsets,
)
from bridge.ir.attributes import IntegerAttr, UnitAttr
from bridge.rewrite.patterns import Pattern
from bridge.rewrite.transforming import PatternDescriptor

_SETS = "transform.apply_patterns.tensor."


class ApplyFoldTensorEmptyPatternsOp(
    PatternDescriptor, name=_SETS + "fold_tensor_empty"
):
    """Parts and other shapes of tensors without contents."""

    fold_single_use_only: IntegerAttr

    def patterns(self) -> Iterable[Pattern]:
        return emptiness.patterns(single_use=bool(self.fold_single_use_only.value))


class ApplyDecomposeTensorConcatPatternsOp(
    PatternDescriptor, name=_SETS + "decompose_concat"
):
    """Concatenations as insertions."""

    def patterns(self) -> Iterable[Pattern]:
        return emptiness.concatenation_patterns()


class ApplyRewriteTensorOpsAsConstantPatternsOp(
    PatternDescriptor, name=_SETS + "rewrite_as_constant"
):
    """Tensors of constants as constants."""

    aggressive: UnitAttr | None

    def patterns(self) -> Iterable[Pattern]:
        return constant_tensors.patterns(aggressive=self.aggressive is not None)


class ApplyReassociativeReshapeFoldingPatternsOp(
    PatternDescriptor, name=_SETS + "reassociative_reshape_folding"
):
    """Other shapes as parts of parts."""

    def patterns(self) -> Iterable[Pattern]:
        return reshape_folding.patterns()


class ApplyMergeConsecutiveInsertExtractSlicePatternsOp(
    PatternDescriptor, name=_SETS + "merge_consecutive_insert_extract_slice"
):
    """Parts of parts as one."""

    def patterns(self) -> Iterable[Pattern]:
        return slice_merging.patterns()


class ApplyDropRedundantInsertSliceRankExpansionPatternsOp(
    PatternDescriptor, name=_SETS + "drop_redundant_insert_slice_rank_expansion"
):
    """Dimensions of size one that come and go."""

    def patterns(self) -> Iterable[Pattern]:
        return slice_merging.rank_patterns()


class ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp(
    PatternDescriptor, name=_SETS + "fold_tensor_subset_ops_into_vector_transfers"
):
    """Transfers of parts as transfers of the whole."""

    def patterns(self) -> Iterable[Pattern]:
        return subsets.transfer_patterns()


class ApplyFoldTensorSubsetOpsPatternsOp(
    PatternDescriptor, name=_SETS + "fold_tensor_subset_ops"
):
    """The same, and parts that are inserted twice."""

    def patterns(self) -> Iterable[Pattern]:
        return subsets.patterns()


class ApplyBubbleUpExtractSlicePatternsOp(
    PatternDescriptor, name=_SETS + "bubble_up_extract_slice"
):
    """Parts of other shapes as other shapes of parts."""

    def patterns(self) -> Iterable[Pattern]:
        return early_slices.patterns()
