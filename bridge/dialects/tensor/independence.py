"""Tensors that are as large in all iterations of loops.

Upstream: `buildIndependentOp`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bridge.dialects import arith, tensor
from bridge.dialects.affine.applying import Mixed, folded, folded_apply
from bridge.dialects.affine.composition import composed
from bridge.dialects.tensor.canonical_pads import around, filling, padded
from bridge.dialects.tensor.types import tensor_type, with_shape
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.types import DYNAMIC, INDEX
from bridge.op.interfaces.polyhedral import Applied
from bridge.op.interfaces.slices import total
from bridge.op.mixed import filled, static
from bridge.rewrite.rewriter import Rewriter

__all__ = ["RULES"]

Bound = Callable[[Value], Mixed | None]


def _empty(op: tensor.EmptyOp, bound: Bound, rewriter: Rewriter) -> Operation | None:
    ty = tensor_type(op.result)
    sizes = filled(ty.shape, op.dynamic_sizes)
    with _before(op, rewriter):
        limits = _limits(sizes, bound)
        if limits is None or limits == sizes:
            return None if limits is None else op
        if not _has_elements(static(limits)):
            return None
        dynamic = [one for one in limits if isinstance(one, Value)]
        whole = tensor.EmptyOp(with_shape(ty, static(limits)), dynamic)
        part = _part(whole.result, [0] * ty.rank, sizes, op.result)
    rewriter.replace(op, part)
    return part


def _padding(op: tensor.PadOp, bound: Bound, rewriter: Rewriter) -> Operation | None:
    # What is put there must not depend on the place, which changes.
    if filling(op) is None:
        return None
    low, high = around(op)
    with _before(op, rewriter):
        lows, highs = _limits(low, bound), _limits(high, bound)
        if lows is None or highs is None:
            return None
        if lows == list(low) and highs == list(high):
            return op
        shape = _shape(op, lows, highs)
        if not _has_elements(shape) or _has_negative([*lows, *highs]):
            return None
        whole = padded(op, op.source, lows, highs, shape)
        part = _part(whole, *_place(op, lows), op.result)
    rewriter.replace(op, part)
    return part


RULES: Final[Mapping[type[Operation], Callable[..., Operation | None]]] = {
    tensor.EmptyOp: _empty,
    tensor.PadOp: _padding,
}


def _has_elements(shape: Sequence[int]) -> bool:
    """Whether a part can be taken, as far as is known."""
    return all(size == DYNAMIC or size > 0 for size in shape)


def _has_negative(sides: Sequence[Mixed]) -> bool:
    return any(isinstance(one, int) and one < 0 for one in sides)


def _before(op: Operation, rewriter: Rewriter) -> Rewriter:
    rewriter.point = InsertionPoint.before_op(op)
    rewriter.location = op.any_location
    return rewriter


def _limits(given: Sequence[Mixed], bound: Bound) -> list[Mixed] | None:
    found = [one if isinstance(one, int) else bound(one) for one in given]
    known = [one for one in found if one is not None]
    return known if len(known) == len(found) else None


def _part(
    whole: Value, offsets: Sequence[Mixed], sizes: Sequence[Mixed], like: Value
) -> tensor.ExtractSliceOp:
    steps = [1] * len(sizes)
    return tensor.ExtractSliceOp(whole, offsets, sizes, steps, results=[like.type])


def _shape(
    op: tensor.PadOp, lows: Sequence[Mixed], highs: Sequence[Mixed]
) -> tuple[int, ...]:
    """The sizes with other numbers around; upstream says that they are the same."""
    source, said = tensor_type(op.source).shape, tensor_type(op.result).shape
    new, old = (static(lows), static(highs)), zip(*around(op), strict=True)
    same = [
        pair == now
        for pair, now in zip(old, zip(lows, highs, strict=True), strict=True)
    ]
    rows = zip(source, said, *new, same, strict=True)
    return tuple(
        [
            wanted if unchanged else total(total(size, low), high)
            for size, wanted, low, high, unchanged in rows
        ]
    )


def _place(op: tensor.PadOp, lows: Sequence[Mixed]) -> tuple[list[Mixed], list[Mixed]]:
    """Where the result is in one with more before it, and how large it is."""
    low, high = around(op)
    difference = AffineSymbol(0) - AffineSymbol(1)
    rows = enumerate(zip(tensor_type(op.result).shape, low, high, strict=True))
    sizes = [
        _padded_size(op.source, dim, sides) if size == DYNAMIC else size
        for dim, (size, *sides) in rows
    ]
    pairs = zip(lows, low, strict=True)
    return [folded_apply(difference, pair) for pair in pairs], sizes


def _padded_size(source: Value, dim: int, sides: Sequence[Mixed]) -> Mixed:
    """The size of what is padded and of what is put around it, in upstream's order."""
    size = _size(source, dim)
    values = [one for one in sides if isinstance(one, Value)]
    whole: AffineExpr = (
        AffineDim(0) if isinstance(size, Value) else AffineConstant(size)
    )
    for n in range(len(values)):
        whole = whole + AffineSymbol(n)
    whole = whole + sum(one for one in sides if isinstance(one, int))
    dims = [size] if isinstance(size, Value) else []
    map_ = AffineMap(len(dims), len(values), (whole,))
    return folded(composed(Applied(map_, [*dims, *values])))


def _size(value: Value, dim: int) -> Mixed:
    size = tensor_type(value).shape[dim]
    if size != DYNAMIC:
        return int(size)
    index = arith.ConstantOp(IntegerAttr(dim, INDEX)).result
    return tensor.DimOp(value, index).result
