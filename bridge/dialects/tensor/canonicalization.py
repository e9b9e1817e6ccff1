"""The patterns of tensor: all that upstream has, but for those that are wrong.

One that is left out for that: a loop over what was cast to sizes that are not known
need not keep those that it had before (`ForOpTensorCastFolder` in
Dialect/SCF/IR/SCF.cpp of 22.1.8).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects.tensor import (
    canonical_casts,
    canonical_dimensions,
    canonical_elements,
    canonical_pads,
    canonical_reshapes,
    canonical_slices,
)
from bridge.dialects.tensor.dimensions import DimOp
from bridge.ir.core import OpResult
from bridge.op.interfaces.loop_like import SharesResults
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

NOT_KNOWN: Final = frozenset[str]()
"""Ops of which upstream knows more."""


@pattern(DimOp)
def size_of_shared(op: DimOp, rewriter: Rewriter) -> None:
    """The result of a loop has the sizes of what its iterations share."""
    source = op.source
    if isinstance(source, OpResult) and isinstance(source.op, SharesResults):
        with rewriter.modify(op):
            op.source = source.op.shared(source.index)


PATTERNS: Final[Sequence[Pattern]] = (
    size_of_shared,
    *canonical_dimensions.PATTERNS,
    *canonical_casts.PATTERNS,
    *canonical_reshapes.PATTERNS,
    *canonical_elements.PATTERNS,
    *canonical_slices.PATTERNS,
    *canonical_pads.PATTERNS,
)
