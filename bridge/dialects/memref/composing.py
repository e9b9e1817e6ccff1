"""Parts of parts of memory are parts of it: offsets are added, strides multiplied.

Upstream: `populateComposeSubViewPatterns`.
"""

from __future__ import annotations

from bridge.dialects import affine, memref
from bridge.ir.affine import AffineConstant, AffineExpr, AffineMap, AffineSymbol
from bridge.ir.core import Value
from bridge.ir.types import MemRefType
from bridge.op.mixed import mixed_lists
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns() -> list[Pattern]:
    """The one that there is."""
    return [part_of_part]


@pattern(memref.SubViewOp)
def part_of_part(op: memref.SubViewOp, rewriter: Rewriter) -> None:
    """A part of a part of the same rank, where strides are numbers."""
    inner = op.source.defining_op
    if not isinstance(inner, memref.SubViewOp) or not _keeps_rank(inner):
        return
    offsets, sizes, strides = mixed_lists(op)
    before, _, by = mixed_lists(inner)
    known = [
        (one, two)
        for one, two in zip(strides, by, strict=True)
        if not isinstance(one, Value) and not isinstance(two, Value)
    ]
    if len(known) < len(strides):
        return
    places = [
        _added(start, offset, step)
        for start, offset, (_, step) in zip(before, offsets, known, strict=True)
    ]
    steps = [one * two for one, two in known]
    made = memref.SubViewOp(
        inner.source, places, sizes, steps, results=[op.result.type]
    )
    rewriter.replace(op, made)


def _keeps_rank(op: memref.SubViewOp) -> bool:
    types = op.source.type, op.result.type
    ranks = {len(ty.shape) for ty in types if isinstance(ty, MemRefType)}
    return len(ranks) == 1


def _added(start: int | Value, offset: int | Value, step: int) -> int | Value:
    """Where an offset in a part is, in steps of what it is a part of."""
    values = [one for one in (start, offset) if isinstance(one, Value)]
    first = _expression(start, 0)
    total = first + _expression(offset, int(isinstance(start, Value))) * step
    if isinstance(total, AffineConstant):
        return total.value
    return affine.ApplyOp(AffineMap(0, len(values), (total,)), values).result


def _expression(one: int | Value, symbol: int) -> AffineExpr:
    return AffineSymbol(symbol) if isinstance(one, Value) else AffineConstant(one)
