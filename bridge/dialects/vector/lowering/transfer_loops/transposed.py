"""Writes of transposed vectors whose rows have a scalable number: a loop over them."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import arith
from bridge.dialects.scf.filling import counting_loop
from bridge.dialects.vector.checks import flags_of, integers_of, mask_of
from bridge.dialects.vector.elements import FromElementsOp
from bridge.dialects.vector.lowering.combining import mask_around
from bridge.dialects.vector.lowering.parts import (
    dropped,
    extract,
    extract_at,
    index_constant,
)
from bridge.dialects.vector.lowering.transfer_loops.rows import (
    Options,
    is_on_tensor,
    row_indices,
    row_of_write,
)
from bridge.dialects.vector.masking import ConstantMaskOp, CreateMaskOp
from bridge.dialects.vector.transfer_folding import vector_type
from bridge.dialects.vector.transfers import TransferWriteOp
from bridge.dialects.vector.views import TransposeOp, VectorScaleOp
from bridge.ir.attributes import TRUE
from bridge.ir.core import Value
from bridge.rewrite.rewriter import Rewriter


def write(options: Options, op: TransferWriteOp, rewriter: Rewriter) -> None:
    """Writes rows that are gathered from the columns of what is transposed."""
    source = _columns(op)
    if source is None or (is_on_tensor(op) and not options.lower_tensors):
        return
    sizes = _Sizes(op)
    if not sizes.known:
        return
    ty = vector_type(op)
    row = dropped(ty, 0)
    columns = [extract(source, number) for number in range(ty.shape[1])]
    lower = index_constant(0)
    upper, rest = sizes.of_mask()
    step = index_constant(1)
    mask = None if op.mask is None else CreateMaskOp(mask_of(row), rest).results[0]

    def body(index: Value, state: Sequence[Value]) -> Sequence[Value]:
        indices = row_indices(op, index)
        elements = [extract_at(column, index) for column in columns]
        value = FromElementsOp(row, elements).dest
        base = state[0] if state else op.base
        return row_of_write(op, value, base, indices, mask).results

    kept = [op.base] if is_on_tensor(op) else []
    results = counting_loop([lower, upper, step], kept, body, rewriter)
    if is_on_tensor(op):
        rewriter.replace(op, results)
    else:
        rewriter.erase(op)


def _columns(op: TransferWriteOp) -> Value | None:
    """What is transposed to be written, if that is all that is to be seen to."""
    made = op.value_to_store.defining_op
    if flags_of(vector_type(op)) != (True, False) or mask_around(op) is not None:
        return None
    if not op.permutation_map.map.is_identity or op.in_bounds.elements[0] is not TRUE:
        return None
    if not isinstance(made, TransposeOp) or tuple(integers_of(made.permutation)) != (
        1,
        0,
    ):
        return None
    return made.vector


class _Sizes:
    """How many rows are written, and how many elements of each."""

    def __init__(self, op: TransferWriteOp) -> None:
        self._op = op
        made = None if op.mask is None else op.mask.defining_op
        self._mask = made
        self._scale: Value | None = None
        kinds = (CreateMaskOp, ConstantMaskOp)
        self.known = op.mask is None or isinstance(made, kinds)

    def of_mask(self) -> tuple[Value, list[Value]]:
        """The rows, and the sizes of a row's mask, of those there are one."""
        rows = vector_type(self._op).shape[0]
        if isinstance(self._mask, ConstantMaskOp):
            first, *rest = integers_of(self._mask.mask_dim_sizes)
            return self._scaled(first), [index_constant(size) for size in rest]
        if isinstance(self._mask, CreateMaskOp):
            chosen, *others = self._mask.operands
            # More may be asked for than there are; upstream does not see to that.
            return arith.MinSIOp(chosen, self._scaled(rows)).result, others
        return self._scaled(rows), []

    def _scaled(self, number: int) -> Value:
        if self._scale is None:
            self._scale = VectorScaleOp().result
        return arith.MulIOp(self._scale, index_constant(number)).result
