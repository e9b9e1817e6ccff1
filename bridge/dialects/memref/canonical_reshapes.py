"""Reshapes made simpler: of what was reshaped before, and of what was cast."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from bridge.dialects import memref
from bridge.dialects.memref.casts import CastOp
from bridge.dialects.memref.layouts import (
    buffer_type,
    collapsed_layout,
    expanded,
    is_identity,
)
from bridge.dialects.memref.reshaping import (
    Reshapes,
    output_shape,
    reshapes_of_reshapes,
)
from bridge.dialects.memref.views import CollapseShapeOp, ExpandShapeOp
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, MemRefType
from bridge.op.mixed import settled, static
from bridge.op.reassociation import (
    Reassociation,
    groups_of,
)
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


@pattern(CollapseShapeOp)
def collapse_of_cast(op: CollapseShapeOp, rewriter: Rewriter) -> None:
    """What was cast is collapsed before."""
    source = _before_cast(op.src)
    groups = groups_of(op.reassociation)
    ty = None if source is None else _collapsed(buffer_type(source), groups)
    if source is None or ty is None:
        return
    if ty is op.results[0].type:
        with rewriter.modify(op):
            op.src = source
        return
    made = memref.CollapseShapeOp(ty, source, groups)
    rewriter.replace(op, memref.CastOp(op.results[0].type, made))


def _collapsed(source: MemRefType, groups: Reassociation) -> MemRefType | None:
    """The type that a collapse of one gives; None where it is not contiguous."""
    shape = tuple([_product_of([source.shape[i] for i in group]) for group in groups])
    if is_identity(source):
        return MemRefType(shape, source.element, None, source.memory_space)
    layout = collapsed_layout(source, groups)
    if layout is None:
        return None
    return MemRefType(shape, source.element, layout, source.memory_space)


def _product_of(sizes: Sequence[int]) -> int:
    return DYNAMIC if DYNAMIC in sizes else prod(sizes)


@pattern(ExpandShapeOp)
def expansion_of_cast(op: ExpandShapeOp, rewriter: Rewriter) -> None:
    """What was cast is expanded before, to the sizes that are known."""
    source = _before_cast(op.src)
    if source is None:
        return
    groups = groups_of(op.reassociation)
    shape = settled(output_shape(op), least=0)
    sizes = tuple(static(shape))
    ty = buffer_type(source)
    # A size that is known now may not be what is said of it, where that never runs.
    if [_product_of([sizes[i] for i in group]) for group in groups] != list(ty.shape):
        return
    new = expanded(ty, sizes, groups)
    if new is None:
        return
    if new is op.results[0].type:
        with rewriter.modify(op):
            op.src = source
        return
    made = memref.ExpandShapeOp(new, source, groups, shape)
    rewriter.replace(op, memref.CastOp(op.results[0].type, made))


def _before_cast(value: Value) -> Value | None:
    cast = value.defining_op
    is_cast = isinstance(cast, CastOp) and cast.loses_nothing_static
    return cast.operands[0] if cast is not None and is_cast else None


_RESHAPES: Final = Reshapes(
    CollapseShapeOp,
    ExpandShapeOp,
    CastOp,
    lambda value: is_identity(buffer_type(value)),
)

PATTERNS: Final[Sequence[Pattern]] = (
    *reshapes_of_reshapes(_RESHAPES),
    collapse_of_cast,
    expansion_of_cast,
)
