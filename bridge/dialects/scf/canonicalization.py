"""The patterns of scf, from all its parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects.scf import (
    canonical_forall,
    canonical_ifs,
    canonical_loops,
    canonical_parallel,
)
from bridge.rewrite.patterns import Pattern

NOT_KNOWN: Final[frozenset[str]] = frozenset()
"""Ops of which upstream knows more."""

PATTERNS: Final[Sequence[Pattern]] = (
    *canonical_ifs.PATTERNS,
    *canonical_loops.PATTERNS,
    *canonical_parallel.PATTERNS,
    *canonical_forall.PATTERNS,
)
