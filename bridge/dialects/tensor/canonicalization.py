"""The patterns of tensor that are known here; upstream knows more of most ops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import tensor
from bridge.dialects.tensor import canonical_elements, canonical_pads, canonical_slices
from bridge.dialects.tensor.dimensions import DimOp
from bridge.dialects.tensor.reshapes import CastOp
from bridge.ir.core import OpResult
from bridge.ir.types import DYNAMIC, RankedTensorType
from bridge.op.interfaces.loop_like import SharesResults
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

NOT_KNOWN: Final = frozenset(
    {
        *("cast", "collapse_shape", "concat", "dim", "empty", "expand_shape"),
        *("rank", "reshape", "bitcast", "pack", "unpack"),
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


PATTERNS: Final[Sequence[Pattern]] = (
    size_of_shared,
    cast_of_cast,
    *canonical_elements.PATTERNS,
    *canonical_slices.PATTERNS,
    *canonical_pads.PATTERNS,
)
