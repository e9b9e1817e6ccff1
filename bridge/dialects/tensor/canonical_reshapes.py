"""Reshapes made simpler: of what was reshaped before, cast, or made of elements."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from bridge.dialects import tensor
from bridge.dialects.memref.reshaping import (
    Reshapes,
    output_shape,
    reshapes_of_reshapes,
)
from bridge.dialects.tensor.making import FromElementsOp, SplatOp
from bridge.dialects.tensor.reshapes import (
    CastOp,
    CollapseShapeOp,
    ExpandShapeOp,
    before_cast,
)
from bridge.dialects.tensor.types import tensor_type, with_shape
from bridge.ir.shapes import sizes_match
from bridge.ir.types import DYNAMIC
from bridge.op.mixed import settled, static
from bridge.op.reassociation import (
    Reassociation,
    groups_of,
)
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["PATTERNS"]


# Of what was cast --------------------------------------------------------------------


@pattern(CollapseShapeOp)
def collapse_of_cast(op: CollapseShapeOp, rewriter: Rewriter) -> None:
    """What was cast is collapsed before."""
    source = before_cast(op.src)
    if source is op.src:
        return
    groups, result = groups_of(op.reassociation), op.result
    sizes = tensor_type(source).shape
    # What was cast to sizes that are not known need not have one element only.
    if not groups and prod(sizes) != 1:
        return
    ty = with_shape(tensor_type(result), _collapsed(sizes, groups))
    if ty is result.type:
        with rewriter.modify(op):
            op.src = source
        return
    made = tensor.CollapseShapeOp(ty, source, groups)
    rewriter.replace(op, tensor.CastOp(result.type, made))


@pattern(ExpandShapeOp)
def expansion_of_cast(op: ExpandShapeOp, rewriter: Rewriter) -> None:
    """Sizes that are constants are part of the type, where what was cast had them."""
    source = before_cast(op.src)
    if source is op.src:
        return
    old, groups = output_shape(op), groups_of(op.reassociation)
    known = tensor_type(source).shape
    new, numbers = list(old), settled(old, least=0)
    for size, group in zip(known, groups, strict=True):
        if size != DYNAMIC:
            for dim in group:
                new[dim] = numbers[dim]
    shape = static(new)
    collapsed = _collapsed(shape, groups)
    # Constants that do not make what was cast may be where nothing runs.
    if new == old or not sizes_match(collapsed, known):
        return
    before = with_shape(tensor_type(op.src), collapsed)
    after = with_shape(tensor_type(op.result), shape)
    cast = tensor.CastOp(before, op.src)
    made = tensor.ExpandShapeOp(after, cast.dest, groups, new)
    rewriter.replace(op, tensor.CastOp(op.result.type, made))


def _collapsed(sizes: Sequence[int], groups: Reassociation) -> list[int]:
    parts = [[sizes[i] for i in group] for group in groups]
    return [DYNAMIC if DYNAMIC in part else prod(part) for part in parts]


# Of what was made of elements --------------------------------------------------------

_Reshape = CollapseShapeOp | ExpandShapeOp


@pattern(CollapseShapeOp, ExpandShapeOp)
def reshape_of_splat(op: _Reshape, rewriter: Rewriter) -> None:
    """One element everywhere, in the shape that is wanted."""
    made, ty = op.src.defining_op, tensor_type(op.result)
    if isinstance(made, SplatOp) and not made.dynamic_sizes and ty.has_static_shape:
        rewriter.replace(op, tensor.SplatOp(ty, made.operands[0]))


@pattern(CollapseShapeOp, ExpandShapeOp)
def reshape_of_elements(op: _Reshape, rewriter: Rewriter) -> None:
    """The elements, in the shape that is wanted."""
    made, ty = op.src.defining_op, tensor_type(op.result)
    if isinstance(made, FromElementsOp) and ty.has_static_shape:
        rewriter.replace(op, tensor.FromElementsOp(ty, made.operands))


_RESHAPES: Final = Reshapes(CollapseShapeOp, ExpandShapeOp, CastOp, lambda value: True)

PATTERNS: Final[Sequence[Pattern]] = (
    *reshapes_of_reshapes(_RESHAPES),
    expansion_of_cast,
    collapse_of_cast,
    reshape_of_splat,
    reshape_of_elements,
)
