"""Transfers as one transfer for each row.

What is read is inserted where the rows of the one before were, and what is written is
extracted from there, so that no vectors of several dimensions are in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.elements import ExtractOp, InsertOp
from bridge.dialects.vector.lowering.parts import dropped, extract, index_constant
from bridge.dialects.vector.lowering.transfer_loops.rows import (
    Options,
    guarded,
    has_rows_of_mask,
    is_lowered,
    is_on_tensor,
    keeps_mask,
    row_indices,
    row_of_read,
    row_of_write,
)
from bridge.dialects.vector.positions import mixed_position
from bridge.dialects.vector.transfer_folding import Transfer, is_in_bounds, vector_type
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.dialects.vector.views import BroadcastOp
from bridge.ir.attributes import UnitAttr
from bridge.ir.core import Value
from bridge.ir.types import VectorType
from bridge.rewrite.rewriter import Rewriter

_LABEL: Final = "__vector_to_scf_lowering__"


def _mask(op: Transfer, number: int) -> Value | None:
    """The mask of a row."""
    if op.mask is None:
        return None
    if has_rows_of_mask(op):
        return extract(op.mask, number)
    return op.mask if keeps_mask(op) else None


def read(options: Options, op: TransferReadOp, rewriter: Rewriter) -> None:
    """Reads row by row into the vector that it is inserted into, or into padding."""
    if not is_lowered(op, options):
        return
    ty, insertion = vector_of(op.vector), _insertion(op)
    if insertion is None:
        whole: Value = BroadcastOp(ty, op.padding).vector
        position: list[int | Value] = []
    else:
        whole, position = insertion.dest, mixed_position(insertion)
    for number in range(ty.shape[0]):
        whole = _with_row(options, op, whole, [*position, number], rewriter)
    if insertion is None:
        rewriter.replace(op, whole)
    else:
        rewriter.replace(insertion, whole)
        rewriter.erase(op)


def _insertion(op: TransferReadOp) -> InsertOp | None:
    """What alone uses it to insert it where there is padding, or where all is read."""
    users = op.vector.users
    user = users[0] if len(users) == 1 else None
    if not isinstance(user, InsertOp) or user.value_to_store is not op.vector:
        return None
    whole = is_in_bounds(op) and op.mask is None
    return user if whole or _LABEL in user.attributes else None


def _with_row(
    options: Options,
    op: TransferReadOp,
    whole: Value,
    position: Sequence[int | Value],
    rewriter: Rewriter,
) -> Value:
    """The vector with one more row; the same where that is not accessed."""
    number = position[-1]
    assert isinstance(number, int)  # the row's
    index, row = index_constant(number), dropped(vector_of(op.vector), 0)

    def inside() -> list[Value]:
        indices = row_indices(op, index)
        made = row_of_read(op, row, indices, _mask(op, number))
        value: Value = made.vector if row.rank else extract(made.vector)
        insertion = InsertOp(value, whole, position)
        if is_lowered(made, options):
            insertion.set_attribute(_LABEL, UnitAttr())
        return [insertion.result]

    types = [whole.type]
    (made,) = guarded(op, index, types, inside, lambda: [whole], rewriter)
    return made


def write(options: Options, op: TransferWriteOp, rewriter: Rewriter) -> None:
    """Writes row by row."""
    if not is_lowered(op, options):
        return
    base = op.base
    for number in range(vector_type(op).shape[0]):
        base = _with_row_written(op, base, number, rewriter)
    if is_on_tensor(op):
        rewriter.replace(op, base)
    else:
        rewriter.erase(op)


def _with_row_written(
    op: TransferWriteOp, base: Value, number: int, rewriter: Rewriter
) -> Value:
    """Memory, or a tensor with one more row."""
    index = index_constant(number)

    def inside() -> Sequence[Value]:
        indices = row_indices(op, index)
        row = _row(op, number)
        return row_of_write(op, row, base, indices, _mask(op, number)).results

    kept = [base] if is_on_tensor(op) else []
    types = [value.type for value in kept]
    made = guarded(op, index, types, inside, lambda: kept, rewriter)
    return made[0] if made else base


def _row(op: TransferWriteOp, number: int) -> Value:
    """A row out of the vector, or out of the one that it is extracted from."""
    source, position = op.value_to_store, list[int | Value]()
    made = source.defining_op
    if isinstance(made, ExtractOp):
        source, position = made.source, mixed_position(made)
    row = ExtractOp(source, [*position, number]).result
    if isinstance(row.type, VectorType):
        return row
    return BroadcastOp(VectorType((), row.type), row).vector
