"""Slices by numbers that are known, and of what was cast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import tensor
from bridge.dialects.tensor.reshapes import CastOp, before_cast
from bridge.dialects.tensor.slices import (
    ExtractSliceOp,
    InsertSliceOp,
    ParallelInsertSliceOp,
)
from bridge.dialects.tensor.types import tensor_type
from bridge.ir.attributes import IntegerAttr, integers_of
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, RankedTensorType
from bridge.op.folding import constant_of
from bridge.op.interfaces.slices import (
    OffsetSizeAndStrideOp,
    dropped_dimensions,
    out_of_bounds,
)
from bridge.op.mixed import Mixed, mixed_lists, settled, static
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

_Insertion = InsertSliceOp | ParallelInsertSliceOp


def _kept(op: OffsetSizeAndStrideOp, part: Value) -> list[int]:
    """The dimensions of the whole that the part has as well."""
    sizes = integers_of(op.static_sizes)
    dropped = dropped_dimensions(sizes, tensor_type(part).shape) or set()
    return [dim for dim in range(len(sizes)) if dim not in dropped]


def _of_sizes(op: OffsetSizeAndStrideOp, part: Value, sizes: Mixed) -> RankedTensorType:
    """The type of a part by other sizes, without the dimensions that it lacks.

    Upstream asks which those are by the new sizes alone: of an insertion it drops the
    first ones of size one, and casts the part to what may have another shape.
    """
    ty, new = tensor_type(part), static(sizes)
    shape = tuple([new[dim] for dim in _kept(op, part)])
    return RankedTensorType(shape, ty.element, ty.encoding)


def _fits(whole: Value, lists: Sequence[Mixed]) -> bool:
    """Whether a slice is not known to be out of bounds, which no op may be."""
    return out_of_bounds(tensor_type(whole).shape, *map(static, lists)) is None


# Numbers that are known


def _by_known_numbers(
    op: OffsetSizeAndStrideOp, *, zero_strides: bool
) -> list[Mixed] | None:
    """The lists with one of them settled; `None` where nothing is to be settled."""
    lists = mixed_lists(op)
    for place, old in enumerate(lists):
        new = settled(old, least=0) if place < 2 else settled(old)
        if place == 2 and not zero_strides:
            pairs = zip(old, new, strict=True)
            new = [one if found == 0 else found for one, found in pairs]
        if new != old:
            lists[place] = new
            return lists
    return None


@pattern(ExtractSliceOp)
def part_by_known_numbers(op: ExtractSliceOp, rewriter: Rewriter) -> None:
    """Numbers that are known are part of the type."""
    lists = _by_known_numbers(op, zero_strides=True)
    if lists is None or not _fits(op.source, lists):
        return
    ty = _of_sizes(op, op.result, lists[1])
    made = tensor.ExtractSliceOp(op.source, *lists, results=[ty])
    same = ty is op.result.type
    rewriter.replace(op, made if same else tensor.CastOp(op.result.type, made))


@pattern(InsertSliceOp, ParallelInsertSliceOp)
def insertion_by_known_numbers(op: _Insertion, rewriter: Rewriter) -> None:
    """What is inserted is cast to the type that numbers say which are known."""
    lists = _by_known_numbers(op, zero_strides=False)
    if lists is None or not _fits(op.sliced, lists):
        return
    part, ty = op.source, _of_sizes(op, op.source, lists[1])
    if ty is not part.type:
        part = _cast_outside(op, ty, rewriter)
    _reinsert(op, part, op.operands[1], lists, rewriter)


def _cast_outside(op: _Insertion, ty: RankedTensorType, rewriter: Rewriter) -> Value:
    """What is inserted, cast before the op; in parallel nothing else may be done."""
    before, around = rewriter.point, op.parent_op
    if isinstance(op, ParallelInsertSliceOp) and around is not None:
        rewriter.point = InsertionPoint.before_op(around)
    made = tensor.CastOp(ty, op.source).dest
    rewriter.point = before
    return made


def _reinsert(
    op: _Insertion,
    part: Value,
    dest: Value,
    lists: Sequence[Mixed],
    rewriter: Rewriter,
) -> None:
    """An insertion of another part, by other numbers or into another tensor."""
    if isinstance(op, ParallelInsertSliceOp):
        tensor.ParallelInsertSliceOp(part, dest, *lists)
        rewriter.erase(op)
        return
    made, ty = tensor.InsertSliceOp(part, dest, *lists), op.result.type
    rewriter.replace(op, made if dest.type is ty else tensor.CastOp(ty, made))


# Casts


def _has_constants(op: OffsetSizeAndStrideOp) -> bool:
    """Whether something is to be settled first, or cannot be."""
    return any(isinstance(constant_of(value), IntegerAttr) for value in op.operands)


@pattern(ExtractSliceOp)
def part_of_cast(op: ExtractSliceOp, rewriter: Rewriter) -> None:
    """The part is of what was cast."""
    source, lists = before_cast(op.source), mixed_lists(op)
    if source is not op.source and not _has_constants(op) and _fits(source, lists):
        ty = op.result.type
        rewriter.replace(op, tensor.ExtractSliceOp(source, *lists, results=[ty]))


@pattern(InsertSliceOp, ParallelInsertSliceOp)
def insertion_of_cast(op: _Insertion, rewriter: Rewriter) -> None:
    """What was cast is inserted, by its sizes; into what was cast."""
    part, dest = map(before_cast, op.operands[:2])
    if (part, dest) == op.operands[:2] or _has_constants(op):
        return
    offsets, sizes, strides = mixed_lists(op)
    new, kept, shape = list(sizes), _kept(op, op.source), tensor_type(part).shape
    for dim, size in zip(kept, shape, strict=True):
        if size == DYNAMIC:
            # As upstream, which misses the sizes behind one that is not known.
            break
        new[dim] = size
    known = static(new)
    lists = [offsets, new, strides]
    if shape == tuple([known[dim] for dim in kept]) and _fits(dest, lists):
        _reinsert(op, part, dest, lists, rewriter)


@pattern(CastOp)
def cast_of_part(op: CastOp, rewriter: Rewriter) -> None:
    """A part is made with the sizes that it is cast to."""
    (value,), (result,) = op.operands, op.results
    made, ty = value.defining_op, result.type
    if not isinstance(made, ExtractSliceOp) or not isinstance(ty, RankedTensorType):
        return
    before = tensor_type(value)
    if ty.shape == before.shape or ty.encoding is not before.encoding:
        return
    if any(b == DYNAMIC != a for a, b in zip(before.shape, ty.shape, strict=True)):
        return
    offsets, sizes, strides = mixed_lists(made)
    new = list(sizes)
    for dim, size in zip(_kept(made, value), ty.shape, strict=True):
        if size != DYNAMIC:
            new[dim] = size
    lists = [offsets, new, strides]
    if _fits(made.source, lists):
        new_part = tensor.ExtractSliceOp(made.source, *lists, results=[ty])
        rewriter.replace(op, new_part)


# Upstream also casts what is inserted where sizes are constants that cannot be settled,
# which makes an insertion that is not valid.

PATTERNS: Final[Sequence[Pattern]] = (
    part_by_known_numbers,
    part_of_cast,
    insertion_by_known_numbers,
    insertion_of_cast,
    cast_of_part,
)
