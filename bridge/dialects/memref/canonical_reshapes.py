"""Reshapes made simpler: of what was reshaped before, and of what was cast."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from bridge.dialects import arith, memref
from bridge.dialects.memref.casts import CastOp
from bridge.dialects.memref.layouts import (
    buffer_type,
    collapsed_layout,
    expanded,
    is_identity,
)
from bridge.dialects.memref.views import CollapseShapeOp, ExpandShapeOp
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, INDEX, MemRefType
from bridge.op.mixed import Mixed, mixed, number_in, settled, static
from bridge.op.reassociation import (
    Reassociation,
    composed,
    covering,
    groups_of,
    regrouped,
)
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def _are_plain(*values: Value) -> bool:
    return all(is_identity(buffer_type(value)) for value in values)


def _shape_of(op: ExpandShapeOp) -> Mixed:
    return list(mixed(op.static_output_shape, op.output_shape))


@pattern(CollapseShapeOp)
def collapse_of_collapse(op: CollapseShapeOp, rewriter: Rewriter) -> None:
    """Two collapses are one."""
    before = op.src.defining_op
    if not isinstance(before, CollapseShapeOp):
        return
    if not _are_plain(before.src, op.src, op.results[0]):
        return
    groups = composed(groups_of(before.reassociation), groups_of(op.reassociation))
    if groups is not None:
        ty = op.results[0].type
        rewriter.replace(op, memref.CollapseShapeOp(ty, before.src, groups))


@pattern(ExpandShapeOp)
def expansion_of_expansion(op: ExpandShapeOp, rewriter: Rewriter) -> None:
    """Two expansions are one."""
    before = op.src.defining_op
    if not isinstance(before, ExpandShapeOp):
        return
    if not _are_plain(before.src, op.src, op.results[0]):
        return
    groups = composed(groups_of(op.reassociation), groups_of(before.reassociation))
    if groups is not None:
        ty, shape = op.results[0].type, _shape_of(op)
        rewriter.replace(op, memref.ExpandShapeOp(ty, before.src, groups, shape))


@pattern(CollapseShapeOp)
def collapse_of_expansion(op: CollapseShapeOp, rewriter: Rewriter) -> None:
    """What is expanded and then collapsed further, or less, is one of both."""
    before = op.src.defining_op
    if not isinstance(before, ExpandShapeOp) or not _are_plain(op.src, before.src):
        return
    source, result = buffer_type(before.src), buffer_type(op.results[0])
    expansion, collapse = groups_of(before.reassociation), groups_of(op.reassociation)
    if source is result:
        return
    is_collapse = source.rank > result.rank
    finer, coarser = (expansion, collapse) if is_collapse else (collapse, expansion)
    groups = covering(finer, coarser)
    if groups is None:
        return
    if is_collapse:
        rewriter.replace(op, memref.CollapseShapeOp(result, before.src, groups))
    elif source.rank == result.rank:
        rewriter.replace(op, memref.CastOp(result, before.src))
    else:
        shape = products(_shape_of(before), collapse, result.shape)
        rewriter.replace(op, memref.ExpandShapeOp(result, before.src, groups, shape))


def products(
    sizes: Mixed, groups: Reassociation, shape: Sequence[int]
) -> list[int | Value]:
    """The sizes of groups, numbers where a shape has them; what computes is inserted.

    Upstream has numbers for all that are known, which no dynamic size may be.
    """
    found: list[int | Value] = []
    for group, size in zip(groups, shape, strict=True):
        product = _product([sizes[i] for i in group]) if size == DYNAMIC else int(size)
        if size == DYNAMIC and isinstance(product, int):
            product = arith.ConstantOp(IntegerAttr(product, INDEX)).result
        found.append(product)
    return found


def _product(sizes: Mixed) -> int | Value:
    """The product of sizes; what computes it is inserted."""
    known = [number_in(size) for size in sizes]
    static = prod(number for number in known if number is not None)
    values = [
        size
        for size, number in zip(sizes, known, strict=True)
        if number is None and isinstance(size, Value)
    ]
    if not values:
        return static
    found = values[0]
    for value in values[1:]:
        found = arith.MulIOp(found, value, overflow_flags="nsw").results[0]
    if static != 1:
        constant = arith.ConstantOp(IntegerAttr(static, INDEX))
        found = arith.MulIOp(found, constant, overflow_flags="nsw").results[0]
    return found


@pattern(ExpandShapeOp)
def expansion_of_collapse(op: ExpandShapeOp, rewriter: Rewriter) -> None:
    """What is collapsed and then expanded further, or less, is one of both."""
    before = op.src.defining_op
    if not isinstance(before, CollapseShapeOp) or not _are_plain(op.src, before.src):
        return
    source, result = buffer_type(before.src), buffer_type(op.results[0])
    collapse, expansion = groups_of(before.reassociation), groups_of(op.reassociation)
    if source.rank > result.rank:
        groups = regrouped(collapse, expansion, source.shape, result.shape)
        if groups is not None:
            rewriter.replace(op, memref.CollapseShapeOp(result, before.src, groups))
    elif source.rank < result.rank:
        groups = regrouped(expansion, collapse, result.shape, source.shape)
        if groups is not None:
            shape = _shape_of(op)
            new = memref.ExpandShapeOp(result, before.src, groups, shape)
            rewriter.replace(op, new)


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
    shape = settled(_shape_of(op), least=0)
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


PATTERNS: Final[Sequence[Pattern]] = (
    collapse_of_collapse,
    collapse_of_expansion,
    collapse_of_cast,
    expansion_of_expansion,
    expansion_of_collapse,
    expansion_of_cast,
)
