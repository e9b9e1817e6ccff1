"""Accesses to elements of few bits as accesses to wider ones that hold several each.

Upstream: `populateVectorNarrowTypeEmulationPatterns`. As there, an access to as many
elements as fill wider ones begins with one of these, unless it is known not to: then
ours is right; and an access to elements whose place is not known reads one wider
element more than it may need. Reads that may be out of bounds are refused, as are
masked stores that do not fill wider elements.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from bridge.dialects import arith
from bridge.dialects.affine.applying import Mixed
from bridge.dialects.memref.layouts import buffer_type
from bridge.dialects.memref.linear import (
    known_place,
    linear_index,
    place_within,
    value_of,
)
from bridge.dialects.memref.narrow_types import Rows, several_in
from bridge.dialects.vector.building import make_read
from bridge.dialects.vector.checks import vector_of
from bridge.dialects.vector.lowering.compressed_masks import compressed, is_compressible
from bridge.dialects.vector.lowering.narrow_stores import store_parts
from bridge.dialects.vector.lowering.parts import (
    extract,
    extract_at,
    index_constant,
    insert,
    insert_at,
    part_of_row,
    put_in_row,
    zero,
)
from bridge.dialects.vector.memory import LoadOp, MaskedLoadOp, MaskedStoreOp, StoreOp
from bridge.dialects.vector.transfer_folding import is_in_bounds
from bridge.dialects.vector.transfers import TransferReadOp
from bridge.dialects.vector.views import BitCastOp
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, I1, IntegerType, MemRefType, Type, VectorType
from bridge.rewrite.conversion import Adaptor, ConversionRewriter
from bridge.rewrite.conversion.patterns import FunctionConversion
from bridge.rewrite.patterns import Pattern, Root


def patterns(rows: Rows, *, atomic: bool = True) -> list[Pattern]:
    """Of all accesses; parts of wider elements are stored atomically, or not."""

    def made(function: Callable[..., None], root: Root) -> Pattern:
        return FunctionConversion(partial(function, rows), (root,), 1, None)

    stores = FunctionConversion(partial(store, rows, atomic), (StoreOp,), 1, None)
    return [
        made(load, LoadOp),
        made(masked_load, MaskedLoadOp),
        made(masked_store, MaskedStoreOp),
        made(read, TransferReadOp),
        stores,
    ]


class _Place(NamedTuple):
    """Where the first element of an access is."""

    wide_index: Mixed
    """The wider element that it is in."""
    several: int
    """How many elements a wider one holds."""
    first: int | None
    """Which of these it is; `None` where that is not known."""
    within: Mixed
    """The same, as a value where it is not known."""
    wide: Type
    """The type of wider elements."""

    def covering(self, count: int) -> int:
        """How many wider elements hold so many from the first one, wherever it is."""
        first = self.several - 1 if self.first is None else self.first
        return -(-(first + count) // self.several)

    def wide_type(self, count: int) -> VectorType:
        """Of the wider elements that hold so many."""
        return VectorType((self.covering(count),), self.wide)

    def covered(self, count: int, element: Type) -> VectorType:
        """Of all elements of these wider ones."""
        return VectorType((self.covering(count) * self.several,), element)


_Access = LoadOp | StoreOp | MaskedLoadOp | MaskedStoreOp | TransferReadOp


def _several(op: _Access, adaptor: Adaptor, ty: VectorType) -> int:
    """How many elements a wider one holds; none where an access stays as it is."""
    old, new = op.base.type, adaptor.base.type
    if not isinstance(old, MemRefType) or not isinstance(new, MemRefType):
        return 0
    if ty.rank != 1 or any(ty.scalable) or old.element != ty.element:
        return 0
    several = several_in(old.element, new.element)
    return several if several > 1 else 0


def _place(rows: Rows, op: _Access, adaptor: Adaptor, count: int) -> _Place:
    """Where an access of so many elements begins."""
    old, wide = buffer_type(op.base), buffer_type(adaptor.base).element
    several = several_in(old.element, wide)
    strides = rows.strides(op.base, adaptor.base)
    first = known_place(adaptor.indices, strides, several)
    if first is None and not count % several:
        first = 0
    index = linear_index(adaptor.indices, strides, several)
    within: Mixed = first or 0
    if first is None:
        within = place_within(adaptor.indices, strides, several)
    return _Place(index, several, first, within, wide)


def _taken(covered: Value, place: _Place, ty: VectorType, into: Value | None) -> Value:
    """The elements of an access out of those of wider ones."""
    count = ty.shape[0]
    if vector_of(covered).shape[0] == count:
        return covered
    if place.first is not None:
        return part_of_row(covered, place.first, count)
    found = zero(ty) if into is None else into
    for i, index in enumerate(_consecutive(place.within, count)):
        found = insert(extract_at(covered, index), found, i)
    return found


def _put(value: Value, place: _Place, covered: VectorType) -> Value:
    """The elements of an access among zeros, as those of wider ones."""
    count = vector_of(value).shape[0]
    if count == covered.shape[0]:
        return value
    found = zero(covered)
    if place.first is not None:
        return put_in_row(value, found, place.first)
    for i, index in enumerate(_consecutive(place.within, count)):
        found = insert_at(extract(value, i), found, index)
    return found


def _consecutive(first: Mixed, count: int) -> Iterator[Value]:
    """Indices from one on; each is made when it is asked for."""
    start = value_of(first)
    yield start
    for i in range(1, count):
        yield arith.AddIOp(start, index_constant(i)).result


def load(
    rows: Rows, op: LoadOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """A load of wider elements, of which some are taken."""
    ty = vector_of(op.results[0])
    if not _several(op, adaptor, ty):
        return
    count = ty.shape[0]
    place = _place(rows, op, adaptor, count)
    made = LoadOp(place.wide_type(count), adaptor.base, [value_of(place.wide_index)])
    covered = BitCastOp(place.covered(count, ty.element), made.results[0]).result
    rewriter.replace(op, _taken(covered, place, ty, None))


def read(
    rows: Rows, op: TransferReadOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """A read of wider elements, of which some are taken; all are in bounds."""
    ty = vector_of(op.vector)
    minor = op.permutation_map.map.is_minor_identity
    if not minor or op.mask is not None or not is_in_bounds(op):
        return
    if not _several(op, adaptor, ty):
        return
    count, padding = ty.shape[0], adaptor.padding
    if not isinstance(padding.type, IntegerType):
        same = IntegerType(padding.type.width)
        padding = arith.BitcastOp(same, padding).results[0]
    padding = arith.ExtUIOp(buffer_type(adaptor.base).element, padding).out
    place = _place(rows, op, adaptor, count)
    index = value_of(place.wide_index)
    made = make_read(place.wide_type(count), adaptor.base, [index], padding)
    covered = BitCastOp(place.covered(count, ty.element), made.vector).result
    rewriter.replace(op, _taken(covered, place, ty, None))


def masked_load(
    rows: Rows, op: MaskedLoadOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """A masked load of wider elements, and a choice by the mask of their parts."""
    ty = vector_of(op.results[0])
    if not _several(op, adaptor, ty) or not is_compressible(op.mask):
        return
    count = ty.shape[0]
    place = _place(rows, op, adaptor, count)
    front = place.several - 1 if place.first is None else place.first
    mask = compressed(op.mask, count, place.several, front)
    full = place.covered(count, ty.element)
    passed = _put(op.pass_thru, place, full)
    wide = BitCastOp(place.wide_type(count), passed).result
    made = MaskedLoadOp(adaptor.base, [value_of(place.wide_index)], mask, wide)
    covered = BitCastOp(full, made.results[0]).result
    chosen = _put(op.mask, place, VectorType(full.shape, I1))
    found = arith.SelectOp(chosen, covered, passed).result
    rewriter.replace(op, _taken(found, place, ty, op.pass_thru))


def masked_store(
    rows: Rows, op: MaskedStoreOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """Loads wider elements, and stores them with the parts that the mask chooses."""
    ty = vector_of(op.value_to_store)
    several = _several(op, adaptor, ty)
    if not several or not is_compressible(op.mask) or ty.shape[0] % several:
        return
    if _known_first(rows, op, adaptor, several):
        return
    place = _place(rows, op, adaptor, ty.shape[0])
    index = value_of(place.wide_index)
    mask = compressed(op.mask, ty.shape[0], several, 0)
    wide = place.wide_type(ty.shape[0])
    made = MaskedLoadOp(adaptor.base, [index], mask, zero(wide))
    before = BitCastOp(ty, made.results[0]).result
    after = arith.SelectOp(op.mask, op.value_to_store, before).result
    value = BitCastOp(wide, after).result
    MaskedStoreOp(adaptor.base, [index], mask, value)
    rewriter.erase(op)


def _known_first(rows: Rows, op: _Access, adaptor: Adaptor, several: int) -> int | None:
    """Which part of a wider element an access begins with, where that is known."""
    strides = rows.strides(op.base, adaptor.base)
    return known_place(adaptor.indices, strides, several)


def store(
    rows: Rows,
    atomic: bool,
    op: StoreOp,
    adaptor: Adaptor,
    rewriter: ConversionRewriter,
) -> None:
    """Stores wider elements, and parts of those at both ends."""
    value, ty = op.value_to_store, vector_of(op.value_to_store)
    several = _several(op, adaptor, ty)
    if not several:
        return
    count = ty.shape[0]
    rows_of_it = buffer_type(op.base).shape[-1] in (DYNAMIC, count)
    if _known_first(rows, op, adaptor, several) is None and (
        count % several or not rows_of_it
    ):
        return
    place = _place(rows, op, adaptor, count)
    if place.first or count % several:
        index = value_of(place.wide_index)
        store_parts(value, adaptor.base, index, place.first or 0, atomic)
    else:
        wide = BitCastOp(place.wide_type(count), value).result
        StoreOp(wide, adaptor.base, [value_of(place.wide_index)])
    rewriter.erase(op)
