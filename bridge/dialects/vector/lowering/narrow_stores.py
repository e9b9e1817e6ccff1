"""Stores of elements of few bits that do not fill the wider ones they are in.

Upstream: `ConvertVectorStore`, which stores nothing where the elements begin a wider
one that they do not fill.
"""

from __future__ import annotations

from bridge.dialects import arith, memref
from bridge.dialects.memref.layouts import buffer_type
from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.elements import FromElementsOp
from bridge.dialects.vector.lowering.parts import (
    extract,
    index_constant,
    part_of_row,
    put_in_row,
    zero,
)
from bridge.dialects.vector.memory import LoadOp, StoreOp
from bridge.dialects.vector.views import BitCastOp
from bridge.ir.attributes import DenseElementsAttr
from bridge.ir.building import InsertionPoint, current_builder
from bridge.ir.core import Block, Region, Value
from bridge.ir.types import I1, FloatType, IntegerType, VectorType


def store_parts(
    value: Value, memory: Value, index: Value, first: int, atomic: bool
) -> None:
    """Stores elements, the first of which is a part of a wider element."""
    ty = vector_of(value)
    row = _Row(memory, ty, atomic)
    count, done = ty.shape[0], 0
    if first:
        done = min(row.several - first, count)
        mask = row.mask(first, done)
        row.store_part(row.placed(value, 0, done, first), mask, index)
    if done == count:
        return
    if first:
        index = arith.AddIOp(index, index_constant(1)).result
    full = (count - done) // row.several
    if full:
        row.store_full(part_of_row(value, done, full * row.several), full, index)
        done += full * row.several
    if done < count:
        if full:
            index = arith.AddIOp(index, index_constant(full)).result
        parts = row.placed(value, done, count - done, 0)
        row.store_part(parts, row.mask(0, count - done), index)


class _Row:
    """Memory of wider elements, each of which holds several of a type."""

    def __init__(self, memory: Value, ty: VectorType, atomic: bool) -> None:
        self.memory, self.atomic = memory, atomic
        element = buffer_type(memory).element
        assert isinstance(element, IntegerType)  # it holds several
        assert isinstance(ty.element, IntegerType | FloatType)
        self.several = element.width // ty.element.width
        self.wide = VectorType((1,), element)
        self.parts = VectorType((self.several,), ty.element)

    def store_full(self, value: Value, count: int, index: Value) -> None:
        """Stores elements that fill wider ones."""
        wide = BitCastOp(VectorType((count,), self.wide.element), value).result
        StoreOp(wide, self.memory, [index])

    def mask(self, begin: int, count: int) -> Value:
        """What chooses some parts of a wider element."""
        chosen = [begin <= i < begin + count for i in range(self.several)]
        ty = VectorType((self.several,), I1)
        return arith.ConstantOp(DenseElementsAttr.of(ty, chosen)).result

    def placed(self, value: Value, begin: int, count: int, at: int) -> Value:
        """Some elements as parts of a wider one, from a place on, among zeros."""
        nothing = zero(self.parts)
        return put_in_row(part_of_row(value, begin, count), nothing, at)

    def store_part(self, parts: Value, mask: Value, index: Value) -> None:
        """Stores the parts of a wider element that a mask chooses."""
        if self.atomic:
            self._update(parts, mask, index)
            return
        before = LoadOp(self.wide, self.memory, [index]).results[0]
        before = BitCastOp(self.parts, before).result
        StoreOp(self._chosen(mask, parts, before), self.memory, [index])

    def _chosen(self, mask: Value, parts: Value, before: Value) -> Value:
        found = arith.SelectOp(mask, parts, before).result
        return BitCastOp(self.wide, found).result

    def _update(self, parts: Value, mask: Value, index: Value) -> None:
        element = self.wide.element
        block = Block([element])
        builder = current_builder()
        assert builder is not None  # a pattern has one
        with builder.moved_to(InsertionPoint.at_end(block)):
            (held,) = block.arguments
            one = FromElementsOp(self.wide, [held]).results[0]
            before = BitCastOp(self.parts, one).result
            after = extract(self._chosen(mask, parts, before), 0)
            memref.AtomicYieldOp(after)
        body = Region([block])
        memref.GenericAtomicRMWOp(
            self.memory, [index], atomic_body=body, results=[element]
        )
