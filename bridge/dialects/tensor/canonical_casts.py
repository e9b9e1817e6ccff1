"""Casts made one, or made none by what makes tensors; and concatenations of casts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bridge.dialects import tensor
from bridge.dialects.tensor.making import ConcatOp, EmptyOp
from bridge.dialects.tensor.reshapes import BitcastOp, CastOp, before_cast
from bridge.dialects.tensor.slices import InsertSliceOp
from bridge.dialects.tensor.types import tensor_type, with_shape
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Use
from bridge.ir.shapes import all_shapes_match, shape_of
from bridge.ir.types import DYNAMIC, Type
from bridge.op.mixed import number_in
from bridge.op.result_types import destination_of
from bridge.op.traits import has_trait
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["PATTERNS"]


@pattern(CastOp)
def cast_of_cast(op: CastOp, rewriter: Rewriter) -> None:
    """A cast of what was cast, where what is between does not know more."""
    made = op.operands[0].defining_op
    if not isinstance(made, CastOp):
        return
    source, result = made.operands[0], op.results[0].type
    types = [source.type, op.operands[0].type, result]
    if all_shapes_match(types) and _known(types) == _known([source.type, result]):
        same = source.type is result
        rewriter.replace(op, source if same else tensor.CastOp(result, source))


def _known(types: Sequence[Type]) -> list[set[int]] | None:
    """The sizes that some of the types know; None where none has a rank."""
    shapes = [shape for shape in map(shape_of, types) if shape is not None]
    if not shapes:
        return None
    return [{*sizes} - {DYNAMIC} for sizes in zip(*shapes, strict=True)]


@pattern(BitcastOp)
def bitcast_of_bitcast(op: BitcastOp, rewriter: Rewriter) -> None:
    """Two bitcasts are one.

    Upstream's does not verify where sizes that are not the same come of ones unknown.
    """
    made = op.operands[0].defining_op
    if not isinstance(made, BitcastOp):
        return
    source, result = made.operands[0], op.results[0].type
    if BitcastOp.are_cast_compatible([source.type], [result]):
        rewriter.replace(op, tensor.BitcastOp(result, source))


@pattern("DestinationStyleOpInterface")
def write_to_what_was_cast(op: Operation, rewriter: Rewriter) -> None:
    """What was cast is written to, and what that gives is cast.

    Upstream: `FoldTensorCastProducerOp`, which also puts a cast inside a mask, that may
    hold nothing else.
    """
    around = op.parent_op
    if isinstance(op, InsertSliceOp) or has_trait(op, "LoopLikeOpInterface"):
        return
    if around is not None and has_trait(around, "MaskingOpInterface"):
        return
    operands = [before_cast(value) for value in op.operands]
    written = [destination_of(op, result) for result in op.results]
    if tuple(operands) == op.operands or None in written:
        return
    old = [result.type for result in op.results]
    types = [before_cast(value).type for value in written if value is not None]
    with rewriter.modify(op):
        op.operands = operands
        for result, ty in zip(op.results, types, strict=True):
            result.type = ty
    rewriter.point = InsertionPoint.after_op(op)
    for result, ty in zip(op.results, old, strict=True):
        if result.type is not ty:
            cast = tensor.CastOp(ty, result)
            rewriter.replace_uses_where(result, cast.dest, _except(cast))


def _except(op: Operation) -> Callable[[Use], bool]:
    return lambda use: use.op is not op


# Tensors without contents ------------------------------------------------------------


@pattern(EmptyOp)
def empty_of_known_sizes(op: EmptyOp, rewriter: Rewriter) -> None:
    """Sizes that are constants are part of the type."""
    known = [_size(number_in(size)) for size in op.dynamic_sizes]
    if all(size == DYNAMIC for size in known):
        return
    ty, sizes = tensor_type(op.result), iter(known)
    shape = [next(sizes) if size == DYNAMIC else size for size in ty.shape]
    pairs = zip(op.dynamic_sizes, known, strict=True)
    left = [value for value, size in pairs if size == DYNAMIC]
    new = tensor.EmptyOp(with_shape(ty, shape), left)
    rewriter.replace(op, tensor.CastOp(ty, new))


def _size(number: int | None) -> int:
    return DYNAMIC if number is None or number < 0 else number


@pattern(CastOp)
def cast_of_empty(op: CastOp, rewriter: Rewriter) -> None:
    """A tensor without contents has the sizes that it is cast to."""
    made = op.operands[0].defining_op
    if not isinstance(made, EmptyOp) or not op.gains_only_static:
        return
    old, new = tensor_type(made.result), tensor_type(op.results[0])
    sizes = iter(made.dynamic_sizes)
    pairs = [
        (next(sizes), size)
        for was, size in zip(old.shape, new.shape, strict=True)
        if was == DYNAMIC
    ]
    left = [value for value, size in pairs if size == DYNAMIC]
    rewriter.replace(op, tensor.EmptyOp(new, left))


# Concatenations ----------------------------------------------------------------------


@pattern(ConcatOp)
def concat_of_one(op: ConcatOp, rewriter: Rewriter) -> None:
    """One tensor alone is what it was."""
    if len(op.inputs) == 1:
        rewriter.replace(op, tensor.CastOp(op.result.type, op.inputs[0]))


@pattern(ConcatOp)
def concat_of_known_sizes(op: ConcatOp, rewriter: Rewriter) -> None:
    """What is concatenated has the sizes that are known of others.

    Upstream takes away encodings, too.
    """
    along, shape = op.dim.value, op.inferred_shape
    for number, value in enumerate(op.inputs):
        old = tensor_type(value)
        shape[along] = old.shape[along]
        new = with_shape(old, shape)
        if new is not old:
            cast = tensor.CastOp(new, value)
            with rewriter.modify(op):
                op.set_operand(number, cast.dest)


@pattern(ConcatOp)
def concat_to_known_sizes(op: ConcatOp, rewriter: Rewriter) -> None:
    """What is made has the sizes that are known of what it is made of."""
    ty, shape = tensor_type(op.result), op.inferred_shape
    if any(old == DYNAMIC != new for old, new in zip(ty.shape, shape, strict=True)):
        new = tensor.ConcatOp(with_shape(ty, shape), op.dim, op.inputs)
        rewriter.replace(op, tensor.CastOp(ty, new))


PATTERNS: Final[Sequence[Pattern]] = (
    cast_of_cast,
    bitcast_of_bitcast,
    cast_of_empty,
    empty_of_known_sizes,
    write_to_what_was_cast,
    concat_of_one,
    concat_of_known_sizes,
    concat_to_known_sizes,
)
