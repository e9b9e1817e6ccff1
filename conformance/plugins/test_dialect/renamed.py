"""Sets of patterns that have these names in LLVM 22, and others in newer versions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bridge.define import extend_dialect
from bridge.dialects.vector.lowering import interleaving, reducing
from bridge.rewrite import Pattern
from bridge.rewrite.transforming import PatternDescriptor

_SETS: Final = "apply_patterns.vector."
_TRAITS: Final = ["PatternDescriptorOpInterface"]
_STRATEGY: Final = [
    *("lowering_strategy", "VectorMultiReductionLoweringAttr", {"text": "0 : i32"})
]

extend_dialect(
    "transform",
    {
        f"{_SETS}interleave_to_shuffle": {"traits": _TRAITS, "format": "attr-dict"},
        f"{_SETS}lower_multi_reduction": {
            "attributes": [_STRATEGY],
            "traits": _TRAITS,
            "format": "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict",
        },
    },
)


class InterleaveToShuffle(
    PatternDescriptor, name=f"transform.{_SETS}interleave_to_shuffle"
):
    """Interleaving by shuffles."""

    def patterns(self) -> Iterable[Pattern]:
        """Those of the newer name."""
        return interleaving.shuffle_patterns()


class LowerMultiReduction(
    PatternDescriptor, name=f"transform.{_SETS}lower_multi_reduction"
):
    """Reductions of several dimensions."""

    lowering_strategy: str

    def patterns(self) -> Iterable[Pattern]:
        """Those of three newer sets."""
        return [
            *reducing.reordering_patterns(self.lowering_strategy),
            *reducing.flattening_patterns(self.lowering_strategy),
            *reducing.unrolling_patterns(self.lowering_strategy),
        ]
