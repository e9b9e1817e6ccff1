"""The patterns of tensor that are known here; upstream knows more of most ops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import tensor
from bridge.dialects.tensor.dimensions import DimOp
from bridge.dialects.tensor.reshapes import CastOp
from bridge.dialects.tensor.slices import (
    ExtractSliceOp,
    InsertSliceOp,
    ParallelInsertSliceOp,
)
from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.core import OpResult, Value
from bridge.ir.types import DYNAMIC, RankedTensorType
from bridge.op.base import constant_integer
from bridge.op.interfaces.loop_like import SharesResults
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

NOT_KNOWN: Final = frozenset(
    {
        *("cast", "collapse_shape", "concat", "dim", "empty", "expand_shape"),
        *("extract", "extract_slice", "from_elements", "gather", "generate"),
        *("insert", "insert_slice", "pad", "parallel_insert_slice", "rank"),
        *("reshape", "scatter", "splat", "bitcast", "pack", "unpack"),
    }
)
"""Ops of which upstream knows more."""


@pattern(DimOp)
def size_of_shared(op: DimOp, rewriter: Rewriter) -> None:
    """The result of a loop has the sizes of what its iterations share."""
    source = op.source
    if isinstance(source, OpResult) and isinstance(source.op, SharesResults):
        with rewriter.modify(op):
            op.source = source.op.shared(source.index)


@pattern(CastOp)
def cast_of_cast(op: CastOp, rewriter: Rewriter) -> None:
    """A cast of what was cast, where what is between does not know more."""
    made = op.operands[0].defining_op
    if not isinstance(made, CastOp):
        return
    source = made.operands[0]
    types = [source.type, op.operands[0].type, op.results[0].type]
    known = [ty for ty in types if isinstance(ty, RankedTensorType)]
    if len(known) < len(types):
        return
    first, middle, last = known
    if _joined(_joined(first.shape, middle.shape), last.shape) == _joined(
        first.shape, last.shape
    ):
        same = source.type is last
        rewriter.replace(op, source if same else tensor.CastOp(last, source))


def _joined(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """The sizes that one of two shapes knows."""
    pairs = zip(one, other, strict=True)
    return tuple([b if a == DYNAMIC else a for a, b in pairs])


_Mixed = list[int | Value]


def _mixed(static: DenseArrayAttr, dynamic: Sequence[Value]) -> _Mixed:
    given = iter(dynamic)
    return [next(given) if n == DYNAMIC else int(n) for n in static.values]


def _settled(static: DenseArrayAttr, dynamic: Sequence[Value]) -> _Mixed:
    """Numbers, and the values that are none."""
    mixed = _mixed(static, dynamic)
    return [_number(one) if isinstance(one, Value) else one for one in mixed]


def _number(value: Value) -> int | Value:
    found = constant_integer(value)
    return value if found is None else found


_Slice = ExtractSliceOp | InsertSliceOp | ParallelInsertSliceOp


@pattern(ExtractSliceOp, InsertSliceOp, ParallelInsertSliceOp)
def place_by_numbers(op: _Slice, rewriter: Rewriter) -> None:
    """Offsets and strides that are constants are numbers."""
    offsets = _settled(op.static_offsets, op.offsets)
    strides = _settled(op.static_strides, op.strides)
    sizes = _mixed(op.static_sizes, op.sizes)
    left = [one for one in (*offsets, *strides) if isinstance(one, Value)]
    if len(left) == len(op.offsets) + len(op.strides):
        return
    lists = (offsets, sizes, strides)
    if isinstance(op, ExtractSliceOp):
        types = [op.results[0].type]
        rewriter.replace(op, tensor.ExtractSliceOp(op.source, *lists, results=types))
    elif isinstance(op, InsertSliceOp):
        rewriter.replace(op, tensor.InsertSliceOp(op.source, op.operands[1], *lists))
    else:
        tensor.ParallelInsertSliceOp(op.source, op.dest, *lists)
        rewriter.erase(op)


PATTERNS: Final[Sequence[Pattern]] = (size_of_shared, cast_of_cast, place_by_numbers)
