"""Reshapes of what was reshaped before: the same rules for memrefs and for tensors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from bridge.dialects import arith
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.shapes import shape_of
from bridge.ir.types import DYNAMIC, INDEX
from bridge.op.base import Op
from bridge.op.mixed import Mixed, mixed, number_in
from bridge.op.reassociation import (
    Reassociation,
    composed,
    covering,
    groups_of,
    regrouped,
)
from bridge.records import Record
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["Reshapes", "output_shape", "reshapes_of_reshapes"]


class Reshapes(Record):
    """The ops of a dialect that give what they are given another shape."""

    collapse: type[Op]
    expand: type[Op]
    cast: type[Op]
    is_plain: Callable[[Value], bool]
    """Whether a value has no layout, of which a reshape would have to know."""


def reshapes_of_reshapes(ops: Reshapes) -> tuple[Pattern, ...]:
    """What makes one reshape of two."""

    @pattern(ops.collapse)
    def collapse_of_collapse(op: Op, rewriter: Rewriter) -> None:
        """Two collapses are one."""
        before = _before(ops, op, ops.collapse)
        if before is None or not ops.is_plain(op.results[0]):
            return
        groups = composed(_groups(before), _groups(op))
        if groups is not None:
            _collapse(ops, op, before, groups, rewriter)

    @pattern(ops.expand)
    def expansion_of_expansion(op: Op, rewriter: Rewriter) -> None:
        """Two expansions are one."""
        before = _before(ops, op, ops.expand)
        if before is None or not ops.is_plain(op.results[0]):
            return
        groups = composed(_groups(op), _groups(before))
        if groups is not None:
            _expand(ops, op, before, groups, output_shape(op), rewriter)

    @pattern(ops.collapse)
    def collapse_of_expansion(op: Op, rewriter: Rewriter) -> None:
        """What is expanded and then collapsed further, or less, is one of both."""
        before = _before(ops, op, ops.expand)
        if before is not None and before.operands[0].type is not op.results[0].type:
            _collapse_expanded(ops, op, before, rewriter)

    @pattern(ops.expand)
    def expansion_of_collapse(op: Op, rewriter: Rewriter) -> None:
        """What is collapsed and then expanded further, or less, is one of both."""
        before = _before(ops, op, ops.collapse)
        if before is not None:
            _expand_collapsed(ops, op, before, rewriter)

    return (
        collapse_of_collapse,
        collapse_of_expansion,
        expansion_of_expansion,
        expansion_of_collapse,
    )


def _before(ops: Reshapes, op: Op, kind: type[Op]) -> Op | None:
    """The reshape of a kind that an op reshapes again."""
    before = op.operands[0].defining_op
    if not isinstance(before, kind):
        return None
    plain = ops.is_plain(op.operands[0]) and ops.is_plain(before.operands[0])
    return before if plain else None


def _groups(op: Op) -> Reassociation:
    return groups_of(op.properties["reassociation"])


def output_shape(op: Operation) -> list[int | Value]:
    """The sizes that an expansion is said to have."""
    return list(mixed(op.properties["static_output_shape"], op.operands[1:]))


def _collapse(
    ops: Reshapes, op: Op, before: Op, groups: Reassociation, rewriter: Rewriter
) -> None:
    ty = op.results[0].type
    rewriter.replace(op, ops.collapse(ty, before.operands[0], groups))


def _expand(
    ops: Reshapes,
    op: Op,
    before: Op,
    groups: Reassociation,
    sizes: Mixed,
    rewriter: Rewriter,
) -> None:
    ty = op.results[0].type
    rewriter.replace(op, ops.expand(ty, before.operands[0], groups, sizes))


def _collapse_expanded(ops: Reshapes, op: Op, before: Op, rewriter: Rewriter) -> None:
    source, result = _shape(before.operands[0]), _shape(op.results[0])
    expansion, collapse = _groups(before), _groups(op)
    is_collapse = len(source) > len(result)
    finer, coarser = (expansion, collapse) if is_collapse else (collapse, expansion)
    groups = covering(finer, coarser)
    if groups is None:
        return
    if is_collapse:
        _collapse(ops, op, before, groups, rewriter)
    elif len(source) == len(result):
        rewriter.replace(op, ops.cast(op.results[0].type, before.operands[0]))
    else:
        sizes = _products(output_shape(before), collapse, result)
        _expand(ops, op, before, groups, sizes, rewriter)


def _expand_collapsed(ops: Reshapes, op: Op, before: Op, rewriter: Rewriter) -> None:
    source, result = _shape(before.operands[0]), _shape(op.results[0])
    collapse, expansion = _groups(before), _groups(op)
    if len(source) > len(result):
        groups = regrouped(collapse, expansion, source, result)
        if groups is not None:
            _collapse(ops, op, before, groups, rewriter)
    elif len(source) < len(result):
        groups = regrouped(expansion, collapse, result, source)
        if groups is not None:
            _expand(ops, op, before, groups, output_shape(op), rewriter)


def _shape(value: Value) -> Sequence[int]:
    return shape_of(value.type) or ()


def _products(
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
