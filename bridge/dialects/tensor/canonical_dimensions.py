"""Sizes of tensors, asked of what they are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import arith, tensor
from bridge.dialects.tensor.dimensions import DimOp
from bridge.dialects.tensor.making import EmptyOp
from bridge.dialects.tensor.reshapes import CastOp, ReshapeOp
from bridge.dialects.tensor.types import tensor_type
from bridge.ir.core import OpResult, Value
from bridge.ir.types import DYNAMIC, INDEX
from bridge.op.base import constant_integer
from bridge.op.result_types import destination_of
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["PATTERNS"]


@pattern(DimOp)
def size_of_cast(op: DimOp, rewriter: Rewriter) -> None:
    """What was cast has the sizes that it had."""
    cast = op.source.defining_op
    if isinstance(cast, CastOp):
        rewriter.replace(op, tensor.DimOp(cast.operands[0], op.index))


@pattern(DimOp)
def size_of_destination(op: DimOp, rewriter: Rewriter) -> None:
    """What an operation gives has the sizes of what it writes to."""
    source = op.source
    if not isinstance(source, OpResult):
        return
    destination = destination_of(source.op, source)
    if destination is not None:
        with rewriter.modify(op):
            op.source = destination


@pattern(DimOp)
def size_of_reshaped(op: DimOp, rewriter: Rewriter) -> None:
    """The size of what is reshaped is an element of the shape."""
    reshape = op.source.defining_op
    if not isinstance(reshape, ReshapeOp):
        return
    size: Value = tensor.ExtractOp(reshape.shape, [op.index]).result
    if size.type is not INDEX:
        size = arith.IndexCastOp(INDEX, size).results[0]
    rewriter.replace(op, size)


@pattern(DimOp)
def size_of_empty(op: DimOp, rewriter: Rewriter) -> None:
    """The operand that says how large it is."""
    made, dim = op.source.defining_op, constant_integer(op.index)
    if not isinstance(made, EmptyOp) or dim is None:
        return
    shape = tensor_type(made.result).shape
    if 0 <= dim < len(shape) and shape[dim] == DYNAMIC:
        number = shape[:dim].count(DYNAMIC)
        rewriter.replace(op, made.dynamic_sizes[number])


PATTERNS: Final[Sequence[Pattern]] = (
    size_of_cast,
    size_of_destination,
    size_of_reshaped,
    size_of_empty,
)
