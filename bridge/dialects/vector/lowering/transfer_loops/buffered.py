"""Transfers as loops, by way of memory whose elements are the rows of the vector.

A transfer is labelled when its vector has got such memory. The loop over its rows has a
transfer of one row, which is labelled again where it has several dimensions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bridge.dialects import memref
from bridge.dialects.scf.filling import counting_loop
from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.lowering.parts import (
    dropped,
    index_constant,
    stack_scope,
)
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
from bridge.dialects.vector.transfer_folding import Transfer, vector_type
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.dialects.vector.views import BroadcastOp, TypeCastOp
from bridge.ir.attributes import UnitAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Value
from bridge.ir.types import FloatType, IntegerType, MemRefType, Type, VectorType
from bridge.rewrite.rewriter import Rewriter

_LABEL: Final = "__vector_to_scf_lowering__"
_BYTE: Final = 8


def prepare(options: Options, op: Transfer, rewriter: Rewriter) -> None:
    """Puts the vector, and the mask, into memory."""
    if _LABEL in op.attributes or not is_lowered(op, options):
        return
    scope = stack_scope(op)
    if scope is None or not _has_rows_of_bytes(vector_type(op), options):
        return
    kept = None if op.mask is None else vector_of(op.mask)
    start = InsertionPoint.at_start(scope.regions[0].blocks[0])
    with rewriter.moved_to(start):
        data = memref.AllocaOp(MemRefType((), vector_type(op))).results[0]
        masks = memref.AllocaOp(MemRefType((), kept)).results[0] if kept else None
    mask = op.mask
    if mask is not None and masks is not None:
        memref.StoreOp(mask, masks, [])
        mask = memref.LoadOp(masks, []).result
    if isinstance(op, TransferReadOp):
        _prepare_read(op, data, mask, rewriter)
    else:
        _prepare_write(op, data, mask, rewriter)


def _has_rows_of_bytes(ty: VectorType, options: Options) -> bool:
    """Whether elements that are rows have whole bytes, as memory has them."""
    if options.target_rank > 0:
        return True
    element = ty.element
    return not isinstance(element, IntegerType | FloatType) or not element.width % _BYTE


def _prepare_read(
    op: TransferReadOp, data: Value, mask: Value | None, rewriter: Rewriter
) -> None:
    new = op.clone()
    assert isinstance(new, TransferReadOp)
    new.set_attribute(_LABEL, UnitAttr())
    new.mask = mask
    rewriter.insert(new)
    memref.StoreOp(new.vector, data, [])
    rewriter.replace(op, memref.LoadOp(data, []))


def _prepare_write(
    op: TransferWriteOp, data: Value, mask: Value | None, rewriter: Rewriter
) -> None:
    memref.StoreOp(op.value_to_store, data, [])
    loaded = memref.LoadOp(data, []).result
    with rewriter.modify(op):
        op.value_to_store = loaded
        op.set_attribute(_LABEL, UnitAttr())
        op.mask = mask


class _Place(NamedTuple):
    """A vector in memory."""

    buffer: Value
    indices: Sequence[Value]

    def unpacked(self, index: Value | None = None) -> _Place | None:
        """Its rows, one of them where an index is given; `None` for scalable ones."""
        ty = self.buffer.type
        if not isinstance(ty, MemRefType):
            return None
        inner = ty.element
        if not isinstance(inner, VectorType) or inner.scalable[:1] == (True,):
            return None
        row: Type = dropped(inner, 0)
        new = MemRefType((*ty.shape, inner.shape[0]), row)
        return _Place(TypeCastOp(new, self.buffer).result, self.indices)

    def at(self, index: Value) -> _Place:
        """One row."""
        return _Place(self.buffer, [*self.indices, index])

    def load(self) -> Value:
        """What is there."""
        return memref.LoadOp(self.buffer, self.indices).result

    def store(self, value: Value) -> None:
        """Puts a vector there."""
        memref.StoreOp(value, self.buffer, self.indices)


def _stored(op: TransferReadOp) -> memref.StoreOp | None:
    users = op.vector.users
    store = users[0] if len(users) == 1 else None
    return store if isinstance(store, memref.StoreOp) else None


def _loaded(value: Value | None) -> _Place | None:
    made = None if value is None else value.defining_op
    if not isinstance(made, memref.LoadOp):
        return None
    return _Place(made.memref, made.indices)


def _data(op: Transfer) -> _Place | None:
    if isinstance(op, TransferWriteOp):
        return _loaded(op.value_to_store)
    store = _stored(op)
    return None if store is None else _Place(store.memref, store.indices)


def unpack(options: Options, op: Transfer, rewriter: Rewriter) -> None:
    """Makes a loop over the rows of a vector that is in memory."""
    place = _data(op) if _LABEL in op.attributes else None
    if place is None or (op.mask is not None and _loaded(op.mask) is None):
        return
    rows = place.unpacked()
    if rows is None:
        return
    masks = _loaded(op.mask)
    if masks is not None and has_rows_of_mask(op):
        masks = masks.unpacked()
    loop = _Loop(options, op, rows, masks, rewriter)
    bounds = [index_constant(n) for n in (0, vector_type(op).shape[0], 1)]
    state = [op.base] if loop.gives_tensor else []
    results = counting_loop(bounds, state, loop.body, rewriter)
    if isinstance(op, TransferReadOp):
        store = _stored(op)
        assert store is not None  # it says where the data is
        rewriter.erase(store)
        rewriter.erase(op)
    elif loop.gives_tensor:
        rewriter.replace(op, results)
    else:
        rewriter.erase(op)


class _Loop(NamedTuple):
    """The loop over the rows of a transfer."""

    options: Options
    op: Transfer
    rows: _Place
    masks: _Place | None
    rewriter: Rewriter

    @property
    def gives_tensor(self) -> bool:
        """Whether tensors are made, one for each row from that of the one before."""
        return isinstance(self.op, TransferWriteOp) and is_on_tensor(self.op)

    def body(self, index: Value, state: Sequence[Value]) -> Sequence[Value]:
        """Transfers one row; what is carried to the next is returned."""
        types = [value.type for value in state]
        return guarded(
            self.op,
            index,
            types,
            lambda: self._inside(index, state),
            lambda: self._outside(index, state),
            self.rewriter,
        )

    def _inside(self, index: Value, state: Sequence[Value]) -> Sequence[Value]:
        op, place = self.op, self.rows.at(index)
        indices = row_indices(op, index)
        if isinstance(op, TransferReadOp):
            mask = self._mask(index)
            read = row_of_read(op, _row_type(self.rows), indices, mask)
            self._label(read)
            place.store(read.vector)
            return []
        row, mask = place.load(), self._mask(index)
        base = state[0] if state else op.base
        write = row_of_write(op, row, base, indices, mask)
        self._label(write)
        return write.results

    def _mask(self, index: Value) -> Value | None:
        if self.masks is None:
            return None
        if has_rows_of_mask(self.op):
            return self.masks.at(index).load()
        return self.masks.load() if keeps_mask(self.op) else None

    def _label(self, op: Transfer) -> None:
        if vector_type(op).rank > self.options.target_rank:
            op.set_attribute(_LABEL, UnitAttr())

    def _outside(self, index: Value, state: Sequence[Value]) -> Sequence[Value]:
        if isinstance(self.op, TransferReadOp):
            padding = BroadcastOp(_row_type(self.rows), self.op.padding).vector
            self.rows.at(index).store(padding)
        return state


def _row_type(rows: _Place) -> Type:
    ty = rows.buffer.type
    assert isinstance(ty, MemRefType)  # it was unpacked
    return ty.element
