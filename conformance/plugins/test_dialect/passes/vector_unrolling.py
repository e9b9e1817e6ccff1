"""Passes that break operations on vectors down to tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge import Operation
from bridge.dialects import arith, func, vector
from bridge.dialects.vector.canonicalization import MASK_PATTERNS
from bridge.dialects.vector.lowering import bitcasts, unit_dims, unrolling
from bridge.passes import Pass
from bridge.rewrite import Pattern, apply_greedily

Shape = Sequence[int]

_FUNC: Final = func.FuncOp.op_name
_SHAPES: Final[dict[type[Operation], Shape]] = {
    arith.AddFOp: (2, 2),
    vector.BroadcastOp: (2, 2),
    vector.ConstantMaskOp: (8, 8),
    vector.CreateMaskOp: (8, 8),
    vector.FMAOp: (2, 2),
    vector.LoadOp: (2, 2),
    vector.MultiDimReductionOp: (2, 2),
    vector.ReductionOp: (2,),
    vector.StepOp: (8,),
    vector.StoreOp: (2, 2),
    vector.TransposeOp: (1, 3, 4, 2),
}
"""The tiles of upstream's tests, by class."""


class Unrolling(Pass, name="test-vector-unrolling-patterns", anchor=_FUNC):
    """Operations of all kinds on tiles."""

    unroll_based_on_type: bool = False
    unroll_order: str = ""

    def run(self, op: Operation) -> None:
        patterns = unrolling.patterns(self._shape, self._order)
        _apply(op, patterns)

    def _shape(self, op: Operation) -> Shape | None:
        if isinstance(op, vector.ContractionOp):
            return self._contraction(op)
        if isinstance(op, vector.ShapeCastOp):
            return (1, 16) if op.result.type.shape == (1, 32) else (2, 4)
        return _SHAPES.get(type(op))

    def _contraction(self, op: vector.ContractionOp) -> Shape:
        loops = len(op.iterator_types.elements)
        if not self.unroll_based_on_type:
            return [2] * loops
        narrow = str(op.lhs.type.element) == "f16"
        return [*[4] * (loops - 1), 4 if narrow else 2]

    def _order(self, op: Operation) -> Shape | None:
        order = [int(number) for number in self.unroll_order.split(",") if number]
        if not self.unroll_based_on_type or not isinstance(op, vector.ContractionOp):
            return None
        return order if len(op.iterator_types.elements) == len(order) else None


_TRANSFERS: Final = (vector.TransferReadOp, vector.TransferWriteOp, vector.GatherOp)


class TransferUnrolling(
    Pass, name="test-vector-transfer-unrolling-patterns", anchor=_FUNC
):
    """Transfers and gathers on tiles."""

    reverse_unroll_order: bool = False

    def run(self, op: Operation) -> None:
        _apply(op, unrolling.patterns(self._shape, self._order))

    def _shape(self, op: Operation) -> Shape | None:
        return (2, 2) if isinstance(op, _TRANSFERS) else None

    def _order(self, op: Operation) -> Shape | None:
        moved = op.operands[0] if isinstance(op, vector.TransferWriteOp) else None
        value = op.results[0] if moved is None else moved
        return range(value.type.rank)[::-1] if self.reverse_unroll_order else None


class VectorToVector(Pass, name="test-vector-to-vector-lowering", anchor=_FUNC):
    """Bit casts of parts, no leading dimensions of one, and tiles where asked."""

    unroll: bool = False

    def run(self, op: Operation) -> None:
        tiles = unrolling.patterns(_tile) if self.unroll else []
        _apply(op, [*tiles, *bitcasts.patterns(), *unit_dims.patterns()])


_OF_TWO: Final = (arith.AddFOp, arith.SelectOp, arith.CmpFOp)


def _tile(op: Operation) -> Shape | None:
    if isinstance(op, _OF_TWO):
        return (2, 2)
    if isinstance(op, vector.ContractionOp):
        return (2, 2, 2)
    if isinstance(op, vector.TransferReadOp):
        slices = list(op.vector.users)
        types = {user.results[0].type for user in slices if user.results}
        if not all(isinstance(user, vector.ExtractStridedSliceOp) for user in slices):
            return None
        return types.pop().shape if len(types) == 1 else None
    if isinstance(op, vector.TransferWriteOp):
        made = op.operands[0].defining_op
        if isinstance(made, vector.InsertStridedSliceOp):
            return made.value_to_store.type.shape
    return None


def _apply(op: Operation, patterns: Sequence[Pattern]) -> None:
    given = [*patterns, *MASK_PATTERNS]
    apply_greedily(op, given, top_down=False, region_simplification="aggressive")
