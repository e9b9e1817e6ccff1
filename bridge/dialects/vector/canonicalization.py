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
