"""The pass that applies the sets of patterns of tensors that it is told."""

from __future__ import annotations

from math import prod

from bridge import Operation
from bridge.dialects import tensor
from bridge.dialects.tensor import reshape_folding, slice_merging
from bridge.dialects.tensor.constant_tensors import ConstantPart
from bridge.dialects.tensor.types import tensor_type
from bridge.passes import Pass
from bridge.rewrite import Pattern, apply_greedily
from test_dialect.passes.collapsed_parts import ByLoops
from test_dialect.passes.tracking import find_replacement

_MOST = 1024
"""So many elements a part of a constant may have."""


def _is_small(op: tensor.ExtractSliceOp) -> bool:
    alone = len(list(op.source.uses)) == 1
    return alone and prod(tensor_type(op.result).shape) <= _MOST


class Sets(Pass, name="test-tensor-transform-patterns"):
    """Sets of patterns of tensors, each by an option."""

    test_fold_constant_extract_slice: bool = False
    test_fold_consecutive_insert_extract_slice: bool = False
    test_drop_redundant_insert_slice_rank_expansion: bool = False
    test_reassociative_reshape_folding: bool = False
    test_expand_shape_bubbling: bool = False
    test_fold_extract_from_collapse_shape: bool = False
    test_rewrite_extract_slice_from_collapse_shape: bool = False
    use_foreach: bool = False
    test_tracking_listener: bool = False

    def run(self, op: Operation) -> None:
        """Applies each of them, one after the other."""
        for wanted, patterns in self._sets():
            if wanted:
                apply_greedily(
                    op, patterns, top_down=False, region_simplification="aggressive"
                )
        if self.test_tracking_listener:
            find_replacement(op)

    def _sets(self) -> list[tuple[bool, list[Pattern]]]:
        merging = self.test_fold_consecutive_insert_extract_slice
        ranks = self.test_drop_redundant_insert_slice_rank_expansion
        folding = self.test_reassociative_reshape_folding
        elements = self.test_fold_extract_from_collapse_shape
        apart = self.test_rewrite_extract_slice_from_collapse_shape
        return [
            (self.test_fold_constant_extract_slice, [ConstantPart(_is_small)]),
            (merging, slice_merging.patterns()),
            (ranks, slice_merging.rank_patterns()),
            (folding, reshape_folding.patterns()),
            (self.test_expand_shape_bubbling, reshape_folding.bubbling_patterns()),
            (apart, [ByLoops(parallel=self.use_foreach)]),
            (elements, reshape_folding.element_patterns()),
        ]
