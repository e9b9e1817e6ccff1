"""Parts of parts, and what is inserted into what is inserted, as one.

Upstream: `populateMergeConsecutiveInsertExtractSlicePatterns`,
`populateDropRedundantInsertSliceRankExpansionPatterns`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import tensor
from bridge.dialects.affine.applying import Mixed, folded_apply
from bridge.dialects.tensor.types import tensor_type
from bridge.ir.affine import AffineSymbol
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC
from bridge.op.interfaces.slices import OffsetSizeAndStrideOp, dropped_dimensions
from bridge.op.mixed import is_number, mixed_lists
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["dropped", "has_unit_strides", "patterns", "rank_patterns"]


def patterns() -> list[Pattern]:
    """Of parts of parts."""
    return [part_of_part, insertion_of_insertion]


def rank_patterns() -> list[Pattern]:
    """Of dimensions of size one that come and go."""
    return [part_of_insertion, insertion_of_part]


def dropped(sizes: Sequence[Mixed], shape: Sequence[int]) -> list[bool]:
    """Which sizes of one are no dimension of a shape. Upstream: `getDroppedDims`.

    A value that is one is a size that is not known, as the type has it.
    """
    found: list[bool] = []
    left = list(shape)
    for size in reversed(sizes):
        is_one = isinstance(size, int) and size == 1
        stays = bool(left) and (not is_one or left[-1] == 1)
        found.append(not stays)
        if stays:
            left.pop()
    return found[::-1]


def _product(a: Mixed, b: Mixed) -> Mixed:
    return folded_apply(AffineSymbol(0) * AffineSymbol(1), [a, b])


@pattern(tensor.ExtractSliceOp)
def part_of_part(op: tensor.ExtractSliceOp, rewriter: Rewriter) -> None:
    """A part of the whole."""
    made = op.source.defining_op
    if not isinstance(made, tensor.ExtractSliceOp):
        return
    outer = list(zip(*mixed_lists(made), strict=True))
    inner = iter(list(zip(*mixed_lists(op), strict=True)))
    gone = dropped([size for _, size, _ in outer], tensor_type(op.source).shape)
    parts: list[tuple[Mixed, Mixed, Mixed]] = []
    for is_gone, (offset, size, stride) in zip(gone, outer, strict=True):
        if is_gone:
            parts.append((offset, size, stride))
            continue
        begin, count, step = next(inner)
        expr = AffineSymbol(0) * AffineSymbol(1) + AffineSymbol(2)
        place = folded_apply(expr, [begin, stride, offset])
        parts.append((place, count, _product(step, stride)))
    lists = [list(one) for one in zip(*parts, strict=True)] or [[], [], []]
    new = tensor.ExtractSliceOp(made.source, *lists, results=[op.result.type])
    rewriter.replace(op, new)


_Insertion = tensor.InsertSliceOp | tensor.ParallelInsertSliceOp


def has_unit_strides(op: OffsetSizeAndStrideOp) -> bool:
    """Whether nothing is left out between the elements of a part."""
    return all(is_number(one, 1) for one in mixed_lists(op)[2])


@pattern(tensor.InsertSliceOp, tensor.ParallelInsertSliceOp)
def insertion_of_insertion(op: _Insertion, rewriter: Rewriter) -> None:
    """What was inserted into all of what is inserted, is inserted."""
    made = op.source.defining_op
    if not isinstance(made, tensor.InsertSliceOp):
        return
    if not has_unit_strides(made) or not has_unit_strides(op):
        return
    source, dest = tensor_type(made.source).shape, tensor_type(made.dest).shape
    if DYNAMIC in source or DYNAMIC in dest:
        return
    if dropped_dimensions(dest, source) is not None:
        with rewriter.modify(op):
            op.set_operand(0, made.source)


def _covers(op: tensor.InsertSliceOp) -> list[bool] | None:
    """The dimensions that an insertion adds, where it replaces all.

    Upstream: `isCastLikeInsertSliceOp`. `None` where something may be left.
    """
    sizes = mixed_lists(op)[1]
    source, dest = tensor_type(op.source).shape, tensor_type(op.dest).shape
    gone = dropped(sizes, source)
    rest = iter(source)
    for is_gone, size in zip(gone, dest, strict=True):
        inner = 1 if is_gone else next(rest)
        if inner != size or size == DYNAMIC:
            return None
    return gone


def _is_used_once(value: Value) -> bool:
    return len(list(value.uses)) == 1


@pattern(tensor.ExtractSliceOp)
def part_of_insertion(op: tensor.ExtractSliceOp, rewriter: Rewriter) -> None:
    """A part of what was inserted, where the dimensions that it got go again."""
    lists = mixed_lists(op)
    gone = dropped(lists[1], tensor_type(op.result).shape)
    made = op.source.defining_op
    if not any(gone) or not isinstance(made, tensor.InsertSliceOp):
        return
    if not _is_used_once(op.source) or _covers(made) != gone:
        return
    kept = [
        [one for one, goes in zip(part, gone, strict=True) if not goes]
        for part in lists
    ]
    rewriter.replace(op, tensor.ExtractSliceOp(made.source, *kept))
    rewriter.erase(made)


@pattern(tensor.InsertSliceOp)
def insertion_of_part(op: tensor.InsertSliceOp, rewriter: Rewriter) -> None:
    """A part has the dimensions of size one that it gets."""
    made = op.source.defining_op
    if not isinstance(made, tensor.ExtractSliceOp) or not _is_used_once(op.source):
        return
    added = _covers(op)
    lists = mixed_lists(made)
    gone = dropped(lists[1], tensor_type(made.result).shape)
    if added is None or not _matches(gone, added):
        return
    new = tensor.ExtractSliceOp(made.source, *lists, results=[op.result.type])
    rewriter.replace(op, new)
    rewriter.erase(made)


def _matches(gone: Sequence[bool], added: Sequence[bool]) -> bool:
    """Whether the dimensions that are added are some of those that were dropped."""
    if len(gone) < len(added):
        return False
    at = 0
    for is_gone in gone:
        if at == len(added):
            break
        if is_gone == added[at]:
            at += 1
        elif added[at]:
            return False
    return at == len(added)
