"""What the passes that make loops of structured ops have in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from bridge.dialects import affine, arith
from bridge.dialects.affine.canonicalization import compose_map
from bridge.dialects.memref.canonicalization import size_of_reshaped
from bridge.ir.affine import AffineDim, AffineSymbol
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import INDEX
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["LinalgLoops"]


@pattern(affine.ApplyOp, benefit=0)
def apply_nothing(op: affine.ApplyOp, rewriter: Rewriter) -> None:
    """What is applied to at most one value is a number, or that value."""
    map_ = op.map.map
    if map_.is_single_constant:
        number = map_.single_constant
        rewriter.replace(op, arith.ConstantOp(IntegerAttr(number, INDEX)))
    elif len(op.operands) == 1 and map_.results[0] in (AffineDim(0), AffineSymbol(0)):
        rewriter.replace(op, op.operands[0])


_CLEANUP: Final = (size_of_reshaped, compose_map, apply_nothing)


class LinalgLoops(Pass):
    """Applies one lowering, and makes simpler what it made."""

    @abstractmethod
    def lowering(self) -> Pattern:
        """The pattern that makes loops."""
        raise NotImplementedError

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        patterns = [self.lowering(), *_CLEANUP]
        apply_greedily(op, patterns, top_down=False, region_simplification="aggressive")
