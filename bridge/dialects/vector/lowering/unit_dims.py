"""Operations on vectors without their leading dimensions of size one.

Upstream: `VectorDropLeadUnitDim`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.vector.building import make_read, make_write
from bridge.dialects.vector.checks import flags_of, integers_of, vector_of
from bridge.dialects.vector.contract_rules import maps_of
from bridge.dialects.vector.contraction import ContractionOp
from bridge.dialects.vector.elements import (
    ExtractStridedSliceOp,
    InsertOp,
    InsertStridedSliceOp,
)
from bridge.dialects.vector.lowering.combining import mask_around
from bridge.dialects.vector.lowering.parts import (
    extract,
    masked,
    root_of,
    without_leading,
)
from bridge.dialects.vector.lowering.sinking import MAPPABLE
from bridge.dialects.vector.lowering.transfers import in_bounds_of
from bridge.dialects.vector.masking import ConstantMaskOp
from bridge.dialects.vector.positions import mixed_position
from bridge.dialects.vector.shapes import mask_type
from bridge.dialects.vector.transfer_folding import Transfer
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.dialects.vector.views import BroadcastOp, ShapeCastOp, TransposeOp
from bridge.ir.affine import AffineMap
from bridge.ir.core import Operation, Value
from bridge.ir.types import ShapedType, Type, VectorType
from bridge.ods.nodes import enum_word
from bridge.op.traits import has_trait
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns() -> list[Pattern]:
    """Upstream: `populateCastAwayVectorLeadingOneDimPatterns`."""
    return [
        extract_slice,
        insert_slice,
        insert_part,
        constant_mask,
        read,
        write,
        elementwise,
        contraction,
    ]


def _ones(ty: Type) -> int:
    """How many leading dimensions of size one there are, but one is always left."""
    if not isinstance(ty, VectorType):
        return 0
    found = 0
    while found < ty.rank - 1 and ty.shape[found] == 1 and not flags_of(ty)[found]:
        found += 1
    return found


def _trimmed(value: Value, count: int) -> Value:
    return extract(value, *[0] * count)


@pattern(ExtractStridedSliceOp)
def extract_slice(op: ExtractStridedSliceOp, rewriter: Rewriter) -> None:
    """A slice of the part."""
    ty, count = vector_of(op.results[0]), _ones(op.source.type)
    if not count:
        return
    offsets, sizes, strides = (
        integers_of(attr)[count:] for attr in (op.offsets, op.sizes, op.strides)
    )
    part = _trimmed(op.source, count)
    new = ExtractStridedSliceOp(
        part, offsets, sizes, strides, results=[without_leading(ty, count)]
    )
    rewriter.replace(op, BroadcastOp(ty, new.results[0]))


@pattern(InsertStridedSliceOp)
def insert_slice(op: InsertStridedSliceOp, rewriter: Rewriter) -> None:
    """A slice put into the part."""
    ty = vector_of(op.dest)
    source, dest = _ones(op.value_to_store.type), _ones(ty)
    if not source and not dest:
        return
    value, into = _trimmed(op.value_to_store, source), _trimmed(op.dest, dest)
    offsets = integers_of(op.offsets)[dest:]
    strides = integers_of(op.strides)[source:]
    new = InsertStridedSliceOp(value, into, offsets, strides)
    rewriter.replace(op, BroadcastOp(ty, new.result))


@pattern(InsertOp)
def insert_part(op: InsertOp, rewriter: Rewriter) -> None:
    """A part put into the part."""
    value, ty = op.value_to_store, vector_of(op.dest)
    source, dest = _ones(value.type), _ones(ty)
    if not source and not dest:
        return
    if isinstance(value.type, VectorType) and value.type.rank:
        value = _trimmed(value, source)
    into = _trimmed(op.dest, dest)
    inner = value.type.rank if isinstance(value.type, VectorType) else 0
    position = mixed_position(op)[dest:]
    position += [0] * (ty.rank - dest - inner - len(position))
    new = InsertOp(value, into, position)
    rewriter.replace(op, BroadcastOp(ty, new.result))


@pattern(ConstantMaskOp)
def constant_mask(op: ConstantMaskOp, rewriter: Rewriter) -> None:
    """All or nothing of a dimension of one is all or nothing of the next."""
    ty, sizes = vector_of(op.results[0]), integers_of(op.mask_dim_sizes)
    count = _ones(ty)
    if count:
        new = ConstantMaskOp(without_leading(ty, count), sizes[count:])
        rewriter.replace(op, BroadcastOp(ty, new.results[0]))


# Transfers


def _rest(op: Transfer, ty: VectorType) -> tuple[int, AffineMap] | None:
    """How many dimensions go, and the map of the others.

    Those that go must be in bounds: upstream's then reads and writes what is not.
    """
    count, map_ = _ones(ty), op.permutation_map.map
    base = op.base.type
    if not count or not isinstance(base, ShapedType) or base.element is not ty.element:
        return None
    if mask_around(op) is not None or not all(in_bounds_of(op)[:count]):
        return None
    return count, map_.minor_sub_map(map_.num_results - count)


def _mask(op: Transfer, ty: VectorType, map_: AffineMap) -> Value | None:
    if op.mask is None:
        return None
    lanes, wanted = vector_of(op.mask), mask_type(ty, map_)
    assert wanted is not None  # one of fewer dimensions than was given
    gone = lanes.rank - wanted.rank
    if lanes.shape[gone:] == wanted.shape and set(lanes.shape[:gone]) <= {1}:
        return _trimmed(op.mask, gone)
    return ShapeCastOp(wanted, op.mask).result


@pattern(TransferReadOp)
def read(op: TransferReadOp, rewriter: Rewriter) -> None:
    """Reads the part."""
    ty = vector_of(op.vector)
    found = _rest(op, ty)
    if found is None:
        return
    count, map_ = found
    part = without_leading(ty, count)
    new = make_read(
        part,
        op.base,
        op.indices,
        op.padding,
        map_,
        mask=_mask(op, part, map_),
        in_bounds=in_bounds_of(op)[count:],
    )
    rewriter.replace(op, BroadcastOp(ty, new.vector))


@pattern(TransferWriteOp)
def write(op: TransferWriteOp, rewriter: Rewriter) -> None:
    """Writes the part."""
    ty = vector_of(op.value_to_store)
    found = _rest(op, ty)
    if found is None:
        return
    count, map_ = found
    value = _trimmed(op.value_to_store, count)
    new = make_write(
        value,
        op.base,
        op.indices,
        map_,
        mask=_mask(op, vector_of(value), map_),
        in_bounds=in_bounds_of(op)[count:],
    )
    rewriter.replace(op, new.results)


# Computing


@pattern("Elementwise")
def elementwise(op: Operation, rewriter: Rewriter) -> None:
    """Computes the part."""
    if not all(has_trait(op, one) for one in MAPPABLE) or len(op.results) != 1:
        return
    ty = op.results[0].type
    count = _ones(ty)
    if not count or not isinstance(ty, VectorType):
        return
    values = [
        _trimmed(value, count) if isinstance(value.type, VectorType) else value
        for value in op.operands
    ]
    part = without_leading(ty, count)
    new = rewriter(
        op.name, values, [part], properties=op.properties, attributes=op.attributes
    )
    rewriter.replace(op, BroadcastOp(ty, new.results[0]))


@pattern(ContractionOp)
def contraction(op: ContractionOp, rewriter: Rewriter) -> None:
    """Contracts without the loop of the first dimension of the result."""
    acc, maps = op.acc.type, maps_of(op.indexing_maps)
    if not isinstance(acc, VectorType) or acc.rank < 2:
        return
    gone, words = maps[2].dim_position(0), op.iterator_types.elements
    if acc.shape[0] != 1 or flags_of(acc)[0] or enum_word(words[gone]) != "parallel":
        return
    if mask_around(op) is not None and gone:
        # Upstream takes the mask's first dimension, whichever it is.
        return
    if any(map_.num_results == 1 and map_.dim_position(0) == gone for map_ in maps):
        return
    root, lanes = root_of(op, rewriter)
    given = zip((op.lhs, op.rhs, op.acc), maps, strict=True)
    parts = [_without_loop(value, map_, gone) for value, map_ in given]
    values, rest = [value for value, _ in parts], [map_ for _, map_ in parts]
    kept = [word for i, word in enumerate(words) if i != gone]
    lhs, rhs, start = values
    new = ContractionOp(lhs, rhs, start, rest, kept, kind=op.kind)
    inner = None if lanes is None else extract(lanes, 0)
    rewriter.replace(root, BroadcastOp(acc, masked(new, inner)))


def _without_loop(value: Value, map_: AffineMap, gone: int) -> tuple[Value, AffineMap]:
    """An operand without the dimension of a loop, and the map of the others."""
    dims = [map_.dim_position(i) for i in range(map_.num_results)]
    rest = [dim - (dim > gone) for dim in dims if dim != gone]
    map_ = AffineMap.select(map_.num_dims - 1, rest)
    if gone not in dims:
        return value, map_
    at = dims.index(gone)
    order = [at, *(i for i in range(len(dims)) if i != at)]
    if at and _moves(order, vector_of(value).shape):
        value = TransposeOp(value, order).result
    return extract(value, 0), map_


def _moves(order: Sequence[int], shape: Sequence[int]) -> bool:
    """Whether dimensions change places that are not of size one."""
    return any(dim != i and shape[i] != 1 for i, dim in enumerate(order[:-1]))
