"""Other shapes as parts of parts that have or lack dimensions of size one.

Upstream: `populateReassociativeReshapeFoldingPatterns`,
`populateBubbleUpExpandShapePatterns`, `populateFoldCollapseExtractPatterns`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bridge.dialects import affine, arith, tensor
from bridge.dialects.affine.applying import Mixed
from bridge.dialects.tensor.types import tensor_type, with_shape
from bridge.ir.attributes import IntegerAttr, integers_of
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, INDEX, RankedTensorType
from bridge.op.interfaces.slices import dropped_dimensions
from bridge.op.mixed import mixed_lists
from bridge.op.reassociation import Reassociation, groups_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["bubbling_patterns", "element_patterns", "patterns"]


def patterns() -> list[Pattern]:
    """Of dimensions of size one that are left out, and come again."""
    return [
        expanded_part,
        collapsed_part,
        inserted_collapsed,
        inserted_expanded,
    ]


def bubbling_patterns() -> list[Pattern]:
    """Dimensions are made several before others are made one."""
    return [expand_first]


def element_patterns() -> list[Pattern]:
    """Elements of what was made one dimension."""
    return [element_of_collapsed]


def _is_reduced(ty: RankedTensorType, reduced: RankedTensorType) -> bool:
    """Whether a shape is another one without some dimensions of size one."""
    return dropped_dimensions(ty.shape, reduced.shape) is not None


@pattern(tensor.ExpandShapeOp)
def expanded_part(op: tensor.ExpandShapeOp, rewriter: Rewriter) -> None:
    """A part without dimensions of size one, which come again, has them."""
    made = op.src.defining_op
    if not isinstance(made, tensor.ExtractSliceOp):
        return
    source = tensor_type(made.source)
    whole = with_shape(source, integers_of(made.static_sizes))
    if whole is op.result.type:
        lists = mixed_lists(made)
        rewriter.replace(op, tensor.ExtractSliceOp(made.source, *lists))


@pattern(tensor.CollapseShapeOp)
def collapsed_part(op: tensor.CollapseShapeOp, rewriter: Rewriter) -> None:
    """A part whose dimensions of size one are left out does not have them."""
    made = op.src.defining_op
    if not isinstance(made, tensor.ExtractSliceOp) or len(list(op.src.uses)) != 1:
        return
    if _is_reduced(tensor_type(op.src), tensor_type(op.result)):
        lists, types = mixed_lists(made), [op.result.type]
        rewriter.replace(op, tensor.ExtractSliceOp(made.source, *lists, results=types))


_Insertion = tensor.InsertSliceOp | tensor.ParallelInsertSliceOp


@pattern(tensor.InsertSliceOp, tensor.ParallelInsertSliceOp)
def inserted_collapsed(op: _Insertion, rewriter: Rewriter) -> None:
    """What is inserted has the dimensions of size one that were left out."""
    made = op.source.defining_op
    if not isinstance(made, tensor.CollapseShapeOp):
        return
    sizes = integers_of(op.static_sizes)
    whole = RankedTensorType(tuple(sizes), tensor_type(op.dest).element)
    if whole is made.src.type:
        with rewriter.modify(op):
            op.set_operand(0, made.src)


@pattern(tensor.InsertSliceOp, tensor.ParallelInsertSliceOp)
def inserted_expanded(op: _Insertion, rewriter: Rewriter) -> None:
    """What is inserted need not have dimensions of size one."""
    made = op.source.defining_op
    if not isinstance(made, tensor.ExpandShapeOp):
        return
    if _is_reduced(tensor_type(made.result), tensor_type(made.src)):
        with rewriter.modify(op):
            op.set_operand(0, made.src)


# Expansions before


def _index(number: int) -> Value:
    return arith.ConstantOp(IntegerAttr(number, INDEX)).result


def _sizes(value: Value) -> list[Mixed]:
    """The sizes of a tensor, asked for where its type has none."""
    return [
        tensor.DimOp(value, _index(dim)).results[0] if size == DYNAMIC else size
        for dim, size in enumerate(tensor_type(value).shape)
    ]


class _Pair(NamedTuple):
    """The dimensions that are made one, and those that it is made."""

    collapsed: list[int]
    expanded: list[int]


def _are_apart(
    pairs: list[_Pair], source: Sequence[int], result: Sequence[int]
) -> bool:
    """Whether no dimension is made one of several, and then several others."""
    for collapsed, expanded in pairs:
        if len(collapsed) == len(expanded):
            before = [source[dim] for dim in collapsed]
            after = [result[dim] for dim in expanded]
            if before != after or before.count(DYNAMIC) > 1:
                return False
        elif len(collapsed) != 1 and len(expanded) != 1:
            return False
    return True


@pattern(tensor.ExpandShapeOp)
def expand_first(op: tensor.ExpandShapeOp, rewriter: Rewriter) -> None:
    """Dimensions that do not come from those made one are made several first."""
    made = op.src.defining_op
    if not isinstance(made, tensor.CollapseShapeOp):
        return
    collapsed, expanded = groups_of(made.reassociation), groups_of(op.reassociation)
    pairs = list(map(_Pair, collapsed, expanded))
    static = integers_of(op.static_output_shape)
    if not expanded or not _are_apart(pairs, tensor_type(made.src).shape, static):
        return
    given = iter(op.output_shape)
    wanted: list[Mixed] = [next(given) if n == DYNAMIC else n for n in static]
    before, after, sizes = _swapped(pairs, _sizes(made.src), wanted)
    value: Value = made.src
    if len(before) != len(sizes):
        shape = [size if isinstance(size, int) else DYNAMIC for size in sizes]
        ty = with_shape(tensor_type(op.result), shape)
        value = tensor.ExpandShapeOp(ty, value, before, sizes).result
    if len(after) != len(sizes):
        value = tensor.CollapseShapeOp(op.result.type, value, after).result
    rewriter.replace(op, value)


def _swapped(
    pairs: list[_Pair], source: list[Mixed], result: list[Mixed]
) -> tuple[Reassociation, Reassociation, list[Mixed]]:
    """How to make dimensions several, then one, and the sizes in between."""
    before: Reassociation = []
    after: Reassociation = []
    sizes: list[Mixed] = []
    for collapsed, expanded in pairs:
        first = len(sizes)
        keeps_source = len(collapsed) > len(expanded)
        dims, given = (collapsed, source) if keeps_source else (expanded, result)
        sizes += [given[dim] for dim in dims]
        group = list(range(first, len(sizes)))
        alone = [[dim] for dim in group]
        several = len(collapsed) != len(expanded)
        before += [group] if several and not keeps_source else alone
        after += [group] if several and keeps_source else alone
    return before, after, sizes


@pattern(tensor.ExtractOp)
def element_of_collapsed(op: tensor.ExtractOp, rewriter: Rewriter) -> None:
    """The element where it was before dimensions were made one."""
    made = op.tensor.defining_op
    if not isinstance(made, tensor.CollapseShapeOp):
        return
    shape, groups = tensor_type(made.src).shape, groups_of(made.reassociation)
    if DYNAMIC in shape:
        return
    indices: list[Value] = []
    for index, group in zip(op.indices, groups, strict=True):
        if len(group) == 1:
            indices.append(index)
        else:
            types, sizes = [INDEX] * len(group), [shape[dim] for dim in group]
            indices += affine.DelinearizeIndexOp(types, index, sizes).results
    if not groups and shape:
        zero = _index(0)
        indices = [zero] * len(shape)
    rewriter.replace(op, tensor.ExtractOp(made.src, indices))
