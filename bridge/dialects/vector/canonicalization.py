"""The patterns of vector, from all its parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects.vector import (
    canonical_elements,
    canonical_masks,
    canonical_reductions,
    canonical_shapes,
    canonical_transfers,
)
from bridge.rewrite.patterns import Pattern

NOT_KNOWN: Final = frozenset[str]()
"""Ops of which upstream knows more."""

PATTERNS: Final[Sequence[Pattern]] = (
    *canonical_elements.PATTERNS,
    *canonical_masks.PATTERNS,
    *canonical_reductions.PATTERNS,
    *canonical_shapes.PATTERNS,
    *canonical_transfers.PATTERNS,
)

MASK_PATTERNS: Final[Sequence[Pattern]] = (
    canonical_masks.mask_of_constants,
    canonical_masks.load_all_or_none,
    canonical_masks.store_all_or_none,
    canonical_masks.gather_none,
    canonical_masks.scatter_none,
    canonical_shapes.slice_of_constant_mask,
    canonical_shapes.transpose_of_transpose,
)
"""Those that other lowerings are given along with their own.

Upstream: `populateVectorToVectorCanonicalizationPatterns`.
"""
