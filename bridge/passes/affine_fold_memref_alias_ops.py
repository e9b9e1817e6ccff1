"""`affine-fold-memref-alias-ops`: affine accesses to views are to what these view.

As upstream's pass of this name: elements of parts, of expanded and of collapsed shapes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import affine, memref
from bridge.dialects.affine.applying import folded
from bridge.dialects.affine.composition import composed
from bridge.dialects.memref.view_accesses import (
    collapsed_indices,
    expanded_indices,
    index_value,
    source_indices,
)
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["AffineFoldMemrefAliasOps"]


class AffineFoldMemrefAliasOps(Pass, name="affine-fold-memref-alias-ops"):
    """Fold memref alias ops into affine load/store ops."""

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        apply_greedily(
            op, _PATTERNS, top_down=False, region_simplification="aggressive"
        )


def _indices(op: affine.LoadOp | affine.StoreOp) -> list[Value]:
    """The subscripts of an access as values."""
    map_, operands = op.access().subscripts
    return [
        index_value(folded(composed(Applied(map_.sub_map([n]), operands))))
        for n in range(len(map_.results))
    ]


@pattern(affine.LoadOp, affine.StoreOp)
def _of_view(op: affine.LoadOp | affine.StoreOp, rewriter: Rewriter) -> None:
    """An access to a view is one to its source."""
    view = op.memref.defining_op
    if isinstance(view, memref.SubViewOp):
        _move(op, view.source, source_indices(view, _indices(op)), rewriter)
    elif isinstance(view, memref.ExpandShapeOp):
        found = collapsed_indices(view, _indices(op), exact=True)
        _move(op, view.src, found, rewriter)
    elif isinstance(view, memref.CollapseShapeOp):
        _move(op, view.src, expanded_indices(view, _indices(op)), rewriter)


def _move(
    op: affine.LoadOp | affine.StoreOp,
    source: Value,
    indices: Sequence[Value],
    rewriter: Rewriter,
) -> None:
    if isinstance(op, affine.LoadOp):
        rewriter.replace(op, affine.LoadOp(source, list(indices)))
        return
    affine.StoreOp(op.value, source, list(indices))
    rewriter.erase(op)


_PATTERNS: Final = (_of_view,)
