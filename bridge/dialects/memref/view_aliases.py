"""Parts of parts of memory, and what is accessed through views, of the memory itself.

Upstream: `populateFoldMemRefAliasOpPatterns`.
"""

from __future__ import annotations

from bridge.dialects import memref
from bridge.dialects.affine.applying import Mixed, folded_apply
from bridge.dialects.memref import view_accesses
from bridge.dialects.memref.canonical_views import metadata_in_type
from bridge.dialects.memref.layouts import buffer_type
from bridge.dialects.memref.view_accesses import kept_of
from bridge.ir.affine import AffineSymbol
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Value
from bridge.op.folding import constant_of
from bridge.op.mixed import mixed_lists
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["patterns"]


def patterns() -> list[Pattern]:
    """Those of accesses, of parts, and of what is asked of the memory."""
    return [*view_accesses.patterns(), _part_of_part, metadata_in_type]


@pattern(memref.SubViewOp)
def _part_of_part(op: memref.SubViewOp, rewriter: Rewriter) -> None:
    """A part of what that is a part of, where neither leaves anything out."""
    source = op.source.defining_op
    if not isinstance(source, memref.SubViewOp):
        return
    offsets, sizes, steps = mixed_lists(op)
    outer_offsets, outer_sizes, outer_steps = mixed_lists(source)
    if any(step != 1 for step in (*steps, *outer_steps)):
        return
    memory = buffer_type(source.source)
    kept = kept_of(source)
    begins: list[Mixed] = []
    extents: list[Mixed] = []
    for dim in range(memory.rank):
        inner = kept.index(dim) if dim in kept else None
        more: Mixed = 0 if inner is None else offsets[inner]
        expr = AffineSymbol(0) + AffineSymbol(1)
        begins.append(_settled(folded_apply(expr, [outer_offsets[dim], more])))
        extents.append(outer_sizes[dim] if inner is None else sizes[inner])
    made = memref.SubViewOp(
        source.source, begins, extents, outer_steps, results=[op.result.type]
    )
    rewriter.replace(op, made)


def _settled(number: Mixed) -> Mixed:
    """What a constant is."""
    known = constant_of(number) if isinstance(number, Value) else None
    return known.value if isinstance(known, IntegerAttr) else number
