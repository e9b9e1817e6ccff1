"""Parts of what is reshaped, taken before it is.

Upstream: `populateBubbleUpExtractSliceOpPatterns`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bridge.dialects import affine, arith, tensor
from bridge.dialects.affine.applying import Mixed, folded_apply
from bridge.dialects.tensor.slice_merging import has_unit_strides
from bridge.dialects.tensor.types import tensor_type
from bridge.ir.affine import AffineSymbol
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, INDEX
from bridge.op.interfaces.slices import out_of_bounds
from bridge.op.mixed import is_number, mixed, mixed_lists
from bridge.op.reassociation import groups_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["patterns"]


def patterns() -> list[Pattern]:
    """Of expanded, and of collapsed shapes."""
    return [_part_of_expanded, _part_of_collapsed]


def _can_move(op: tensor.ExtractSliceOp) -> bool:
    """Whether it has all dimensions, and nothing between elements is left out."""
    offsets, sizes, steps = mixed_lists(op)
    numbers = [
        [one if isinstance(one, int) else DYNAMIC for one in part]
        for part in (offsets, sizes, steps)
    ]
    shape = tensor_type(op.source).shape
    whole = tensor_type(op.result).rank == len(sizes)
    return whole and has_unit_strides(op) and out_of_bounds(shape, *numbers) is None


# Expanded shapes


@pattern(tensor.ExtractSliceOp)
def _part_of_expanded(op: tensor.ExtractSliceOp, rewriter: Rewriter) -> None:
    """Elements that follow one another were a part before."""
    made = op.source.defining_op
    if not isinstance(made, tensor.ExpandShapeOp) or not _can_move(op):
        return
    shape = list(mixed(made.static_output_shape, made.output_shape))
    offsets, sizes, _ = mixed_lists(op)
    groups = groups_of(made.reassociation)
    if not all(_follow(group, offsets, sizes, shape) for group in groups):
        return
    begins = [_linear(group, offsets, sizes, shape) for group in groups]
    counts = [_product([sizes[dim] for dim in group]) for group in groups]
    part = tensor.ExtractSliceOp(made.src, begins, counts, [1] * len(groups))
    new = tensor.ExpandShapeOp(
        op.result.type, part.result, made.reassociation, output_shape=sizes
    )
    rewriter.replace(op, new)


def _follow(
    group: Sequence[int],
    offsets: Sequence[Mixed],
    sizes: Sequence[Mixed],
    shape: Sequence[Mixed],
) -> bool:
    """Whether behind the first dimension of several elements, all of them are there."""
    several = (
        n
        for n, dim in enumerate(group)
        if not isinstance(sizes[dim], int) or sizes[dim] != 1
    )
    first = next(several, len(group))
    return all(
        is_number(offsets[dim], 0) and sizes[dim] == shape[dim]
        for dim in group[first + 1 :]
    )


def _linear(
    group: Sequence[int],
    offsets: Sequence[Mixed],
    sizes: Sequence[Mixed],
    shape: Sequence[Mixed],
) -> Value:
    """Where the part of some dimensions begins in the one that these are of."""
    # A part of no elements may begin at the end of a dimension; upstream forgets that.
    inside = all(isinstance(sizes[dim], int) and sizes[dim] != 0 for dim in group)
    parts = [_value(offsets[dim]) for dim in group]
    basis = [shape[dim] for dim in group]
    return affine.LinearizeIndexOp(parts, basis, disjoint=inside).linear_index


def _value(number: Mixed) -> Value:
    if isinstance(number, Value):
        return number
    return arith.ConstantOp(IntegerAttr(number, INDEX)).result


def _product(sizes: Sequence[Mixed]) -> Mixed:
    expr = AffineSymbol(0) * AffineSymbol(1)
    found: Mixed = 1
    for size in sizes:
        found = folded_apply(expr, [found, size])
    return found


# Collapsed shapes


class _Range(NamedTuple):
    """Offsets and sizes in several dimensions."""

    offsets: list[Mixed]
    sizes: list[Mixed]


@pattern(tensor.ExtractSliceOp)
def _part_of_collapsed(op: tensor.ExtractSliceOp, rewriter: Rewriter) -> None:
    """Elements that were a part before."""
    made = op.source.defining_op
    if not isinstance(made, tensor.CollapseShapeOp) or not _can_move(op):
        return
    shape = tensor_type(made.src).shape
    offsets, sizes, _ = mixed_lists(op)
    groups = groups_of(made.reassociation)
    found = [
        _expanded(offset, size, [shape[dim] for dim in group])
        for offset, size, group in zip(offsets, sizes, groups, strict=True)
    ]
    ranges = [one for one in found if one is not None]
    if len(ranges) != len(found):
        return
    part = tensor.ExtractSliceOp(
        made.src,
        [one for place in ranges for one in place.offsets],
        [one for place in ranges for one in place.sizes],
        [1] * len(shape),
    )
    new = tensor.CollapseShapeOp(op.result.type, part.result, made.reassociation)
    rewriter.replace(op, new)


def _expanded(offset: Mixed, size: Mixed, shape: Sequence[int]) -> _Range | None:
    """A range of one dimension in those that it was made of."""
    if isinstance(offset, int) and isinstance(size, int):
        is_known = all(extent != DYNAMIC and extent > 0 for extent in shape)
        return _of_numbers(offset, size, shape) if is_known else None
    several = [extent != 1 for extent in shape]
    if sum(several) != 1:
        return None
    return _Range(
        [offset if is_it else 0 for is_it in several],
        [size if is_it else 1 for is_it in several],
    )


def _of_numbers(offset: int, size: int, shape: Sequence[int]) -> _Range | None:
    """All of the last dimensions, some of one, and one of each that is before it."""
    found = _Range([], [])
    is_whole = True
    for extent in reversed(shape):
        offset, begin = divmod(offset, extent)
        if is_whole and size >= extent:
            size, rest = divmod(size, extent)
            if rest or begin:
                return None
            count = extent
        else:
            count, size = size, 1
            # Upstream, too, lets go of what reaches the end.
            if is_whole and count + begin >= extent:
                return None
            is_whole = False
        found.offsets.append(begin)
        found.sizes.append(count)
    return _Range(found.offsets[::-1], found.sizes[::-1])
