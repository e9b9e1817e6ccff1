"""Operations on vectors as several on tiles of a given shape.

Upstream: `VectorUnroll`. Vectors of scalable dimensions have no whole number of tiles,
and what is under a mask is left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from math import prod
from typing import Final, NamedTuple, TypeVar

from bridge.dialects import arith
from bridge.dialects.affine import ApplyOp
from bridge.dialects.vector.building import make_read, make_write
from bridge.dialects.vector.checks import integers_of, vector_of
from bridge.dialects.vector.contract_rules import maps_of, mask_of_loops
from bridge.dialects.vector.contraction import ContractionOp
from bridge.dialects.vector.elements import (
    ExtractStridedSliceOp,
    InsertStridedSliceOp,
)
from bridge.dialects.vector.lowering.combining import combined, mask_around
from bridge.dialects.vector.lowering.parts import has_scalable, index_constant, zero
from bridge.dialects.vector.lowering.sinking import MAPPABLE
from bridge.dialects.vector.lowering.transfers import in_bounds_of
from bridge.dialects.vector.masking import ConstantMaskOp, CreateMaskOp
from bridge.dialects.vector.memory import GatherOp, LoadOp, StoreOp
from bridge.dialects.vector.positions import delinearize, linearize
from bridge.dialects.vector.reductions import MultiDimReductionOp, ReductionOp
from bridge.dialects.vector.transfers import TransferReadOp, TransferWriteOp
from bridge.dialects.vector.views import BroadcastOp, ShapeCastOp, StepOp, TransposeOp
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import INDEX, Type, VectorType
from bridge.ods.nodes import enum_word
from bridge.op.folding import constant_like
from bridge.op.traits import has_trait
from bridge.rewrite.patterns import FunctionPattern, Pattern, Root
from bridge.rewrite.rewriter import Rewriter

Shape = Sequence[int]
ShapeOf = Callable[[Operation], "Shape | None"]
"""The shape of an operation's tiles, or the order of its dimensions, if it has one."""

_Op = TypeVar("_Op", bound=Operation)


def patterns(shape_of: ShapeOf, order_of: ShapeOf | None = None) -> list[Pattern]:
    """Patterns by the tiles that an operation is to have.

    Upstream: `populateVectorUnrollPatterns`, but for `vector.from_elements` and
    `vector.to_elements`, which are unrolled whatever the options are.
    """
    made: list[Pattern] = []
    for root, unroll in _UNROLLED:
        function = partial(_unroll, unroll, shape_of, order_of)
        made.append(FunctionPattern(function, (root,), 1))
    return made


class _Tiles(NamedTuple):
    """An operation with the shape it has, that of its tiles, and their order."""

    op: Operation
    whole: Shape
    tile: Shape
    order: Shape
    rank: int
    """How many of the last dimensions tiles have; before them they are of size one."""
    rewriter: Rewriter

    def offsets(self) -> Iterator[tuple[int, ...]]:
        """Where tiles begin, the last dimension of the order first."""
        counts = [a // b for a, b in zip(self.whole, self.tile, strict=True)]
        for step in product(*(range(counts[dim]) for dim in self.order)):
            place = dict(zip(self.order, step, strict=True))
            yield tuple(place[dim] * size for dim, size in enumerate(self.tile))

    def of(self, ty: VectorType) -> VectorType:
        """The type of a tile with such elements."""
        return VectorType(tuple(self.tile[len(self.tile) - self.rank :]), ty.element)

    def assembled(self, make: Callable[[tuple[int, ...]], Value]) -> None:
        """Replaces the result by one that tiles are put into."""
        result = zero(self.op.results[0].type)
        for offsets in self.offsets():
            result = _inserted(make(offsets), result, offsets)
        self.rewriter.replace(self.op, result)


def _unroll(
    unroll: Callable[[_Op, _Tiles], None],
    shape_of: ShapeOf,
    order_of: ShapeOf | None,
    op: _Op,
    rewriter: Rewriter,
) -> None:
    types = [value.type for value in (*op.operands, *op.results)]
    if any(isinstance(ty, VectorType) and has_scalable(ty) for ty in types):
        return
    whole, tile = _shape_for_unroll(op), shape_of(op)
    if whole is None or tile is None or mask_around(op) is not None:
        return
    rank = len(tile)
    if rank > len(whole) or (rank < len(whole) and unroll not in _LOWER_RANK):
        return
    tile = (*[1] * (len(whole) - rank), *tile)
    if tuple(whole) == tile or any(
        size % part for size, part in zip(whole, tile, strict=True)
    ):
        return
    order = None if order_of is None else order_of(op)
    dims = range(len(whole)) if order is None else order
    unroll(op, _Tiles(op, whole, tile, dims, rank, rewriter))


def _shape_for_unroll(op: Operation) -> Shape | None:
    """Upstream: `VectorUnrollOpInterface::getShapeForUnroll`."""
    if isinstance(op, ContractionOp):
        loops = mask_of_loops(maps_of(op.indexing_maps), (op.lhs, op.rhs))
        return None if loops is None else loops.shape
    if isinstance(op, MultiDimReductionOp | ReductionOp | StoreOp | TransferWriteOp):
        ty = op.operands[0].type
    elif len(op.results) == 1:
        ty = op.results[0].type
    else:
        return None
    return ty.shape if isinstance(ty, VectorType) else None


def _slice(value: Value, offsets: Shape, sizes: Shape) -> Value:
    if vector_of(value).shape == tuple(sizes):
        return value
    return ExtractStridedSliceOp(value, offsets, sizes, [1] * len(offsets)).results[0]


def _inserted(value: Value, into: Value, offsets: Shape) -> Value:
    rank = vector_of(value).rank
    return InsertStridedSliceOp(value, into, offsets, [1] * rank).result


def _again(op: Operation, operands: Sequence[Value], ty: Type, tiles: _Tiles) -> Value:
    made = tiles.rewriter(
        op.name, operands, [ty], properties=op.properties, attributes=op.attributes
    )
    return made.results[0]


# Memory


def _moved(indices: Sequence[Value], map_: AffineMap, at: Shape) -> list[Value]:
    """The indices of a tile of a transfer."""
    found = list(indices)
    for dim, offset in zip(map_.results, at, strict=True):
        if isinstance(dim, AffineDim):
            by = AffineMap(1, 0, (AffineDim(0) + offset,))
            found[dim.position] = ApplyOp(by, [indices[dim.position]]).result
    return found


def _read(op: TransferReadOp, tiles: _Tiles) -> None:
    if op.mask is not None or not tiles.whole:
        return
    map_, ty = op.permutation_map.map, tiles.of(vector_of(op.vector))

    def read(offsets: tuple[int, ...]) -> Value:
        indices = _moved(op.indices, map_, offsets)
        bounds = in_bounds_of(op)
        return make_read(
            ty, op.base, indices, op.padding, map_, in_bounds=bounds
        ).vector

    tiles.assembled(read)


def _write(op: TransferWriteOp, tiles: _Tiles) -> None:
    if op.mask is not None or not tiles.whole:
        return
    map_, base = op.permutation_map.map, op.base
    for offsets in tiles.offsets():
        part = _slice(op.value_to_store, offsets, tiles.tile)
        indices = _moved(op.indices, map_, offsets)
        made = make_write(part, base, indices, map_, in_bounds=in_bounds_of(op))
        base = made.results[0] if made.results else base
    if op.results:
        tiles.rewriter.replace(op, base)
    else:
        tiles.rewriter.erase(op)


def _neighbours(indices: Sequence[Value], offsets: Shape) -> list[Value]:
    """The indices of a tile of a load or store: the last ones are moved."""
    found = list(indices)
    for dim, offset in enumerate(offsets, start=len(indices) - len(offsets)):
        if offset:
            by = arith.ConstantOp(IntegerAttr(offset, INDEX)).result
            found[dim] = arith.AddIOp(indices[dim], by).result
    return found


def _load(op: LoadOp, tiles: _Tiles) -> None:
    ty = tiles.of(vector_of(op.result))
    tiles.assembled(lambda at: LoadOp(ty, op.base, _neighbours(op.indices, at)).result)


def _store(op: StoreOp, tiles: _Tiles) -> None:
    for offsets in tiles.offsets():
        indices = _neighbours(op.indices, offsets)
        StoreOp(_slice(op.value_to_store, offsets, tiles.tile), op.base, indices)
    tiles.rewriter.erase(op)


def _gather(op: GatherOp, tiles: _Tiles) -> None:
    ty = tiles.of(vector_of(op.result))

    def gather(offsets: tuple[int, ...]) -> Value:
        given = (op.indices, op.mask, op.pass_thru)
        parts = [_slice(value, offsets, tiles.tile) for value in given]
        return GatherOp(op.base, op.offsets, *parts, results=[ty]).result

    tiles.assembled(gather)


# Elements


def _elementwise(op: Operation, tiles: _Tiles) -> None:
    if not all(has_trait(op, one) for one in MAPPABLE):
        return
    ty = tiles.of(vector_of(op.results[0]))

    def compute(offsets: tuple[int, ...]) -> Value:
        parts = [_part(value, offsets, tiles) for value in op.operands]
        return _again(op, parts, ty, tiles)

    tiles.assembled(compute)


def _part(value: Value, offsets: Shape, tiles: _Tiles) -> Value:
    if not isinstance(value.type, VectorType):
        return value
    part, ty = _slice(value, offsets, tiles.tile), tiles.of(value.type)
    return part if vector_of(part).rank == ty.rank else ShapeCastOp(ty, part).result


def _broadcast(op: BroadcastOp, tiles: _Tiles) -> None:
    ty, source = tiles.of(vector_of(op.vector)), op.source.type

    def broadcast(offsets: tuple[int, ...]) -> Value:
        given = op.source
        if isinstance(source, VectorType):
            lead = len(offsets) - source.rank
            ones = [size == 1 for size in source.shape]
            at = [0 if one else i for one, i in zip(ones, offsets[lead:], strict=True)]
            part = tiles.tile[lead:]
            sizes = [1 if one else i for one, i in zip(ones, part, strict=True)]
            given = _slice(given, at, sizes)
        return BroadcastOp(ty, given).vector

    tiles.assembled(broadcast)


def _transpose(op: TransposeOp, tiles: _Tiles) -> None:
    order = integers_of(op.permutation)

    def transpose(offsets: tuple[int, ...]) -> Value:
        at, sizes = [0] * len(order), [0] * len(order)
        for i, dim in enumerate(order):
            at[dim], sizes[dim] = offsets[i], tiles.tile[i]
        return TransposeOp(_slice(op.vector, at, sizes), order).result

    tiles.assembled(transpose)


def _shape_cast(op: ShapeCastOp, tiles: _Tiles) -> None:
    source = vector_of(op.source)
    sizes = _contiguous(source.shape, prod(tiles.tile))
    if sizes is None or _contiguous(tiles.whole, prod(tiles.tile)) != list(tiles.tile):
        return
    ty = tiles.of(source)

    def cast(offsets: tuple[int, ...]) -> Value:
        number = linearize(offsets, tiles.whole)
        part = _slice(op.source, delinearize(number, source.shape), sizes)
        return ShapeCastOp(ty, part).result

    tiles.assembled(cast)


def _contiguous(shape: Shape, count: int) -> list[int] | None:
    """The part of so many elements that follow each other, if there is one."""
    found: list[int] = []
    for size in reversed(shape):
        taken = min(count, size)
        if count % taken or size % taken:
            return None
        count //= taken
        found.append(taken)
    return found[::-1] if count == 1 else None


# Masks and numbers


def _step(op: StepOp, tiles: _Tiles) -> None:
    ty = tiles.of(vector_of(op.results[0]))
    first = StepOp(ty).results[0]

    def step(offsets: tuple[int, ...]) -> Value:
        by = arith.ConstantOp(constant_like(ty, offsets[0])).result
        return arith.AddIOp(first, by).result

    tiles.assembled(step)


def _created_mask(op: CreateMaskOp, tiles: _Tiles) -> None:
    ty = tiles.of(vector_of(op.results[0]))

    def mask(offsets: tuple[int, ...]) -> Value:
        sizes = []
        for size, offset, whole in zip(op.operands, offsets, tiles.tile, strict=True):
            start, none, most = (
                index_constant(number) for number in (offset, 0, whole)
            )
            left = arith.SubIOp(size, start).result
            sizes.append(arith.MinSIOp(arith.MaxSIOp(left, none).result, most).result)
        return CreateMaskOp(ty, sizes).results[0]

    tiles.assembled(mask)


def _constant_mask(op: ConstantMaskOp, tiles: _Tiles) -> None:
    ty, given = tiles.of(vector_of(op.results[0])), integers_of(op.mask_dim_sizes)

    def mask(offsets: tuple[int, ...]) -> Value:
        sizes = [
            min(max(size - offset, 0), whole)
            for size, offset, whole in zip(given, offsets, tiles.tile, strict=True)
        ]
        # A constant mask has either all sizes zero or none.
        return ConstantMaskOp(ty, sizes if all(sizes) else [0] * len(sizes)).results[0]

    tiles.assembled(mask)


# Reductions


def _contraction(op: ContractionOp, tiles: _Tiles) -> None:
    if not isinstance(op.results[0].type, VectorType):
        return
    maps, given = maps_of(op.indexing_maps), (op.lhs, op.rhs, op.acc)
    sums: dict[tuple[int, ...], Value] = {}
    ty = vector_of(op.results[0])
    for offsets in tiles.offsets():
        places = [tuple(map_.apply(offsets)) for map_ in maps]
        shapes = [map_.apply(tiles.tile) for map_ in maps]
        parts = [
            _slice(value, at, sizes)
            for value, at, sizes in zip(given[:2], places[:2], shapes[:2], strict=True)
        ]
        acc = sums.get(places[2])
        parts.append(_slice(op.acc, places[2], shapes[2]) if acc is None else acc)
        part = VectorType(tuple(shapes[2]), ty.element)
        sums[places[2]] = _again(op, parts, part, tiles)
    _put_together(op, sums, tiles)


def _multi_reduction(op: MultiDimReductionOp, tiles: _Tiles) -> None:
    ty, reduced = op.dest.type, integers_of(op.reduction_dims)
    if not isinstance(ty, VectorType):
        return
    kept = [dim for dim in range(len(tiles.whole)) if dim not in reduced]
    sizes = [tiles.tile[dim] for dim in kept]
    sums: dict[tuple[int, ...], Value] = {}
    for offsets in tiles.offsets():
        place = tuple(offsets[dim] for dim in kept)
        part = _slice(op.source, offsets, tiles.tile)
        acc = sums.get(place)
        start = _slice(op.acc, place, sizes) if acc is None else acc
        result = VectorType(tuple(sizes), ty.element)
        sums[place] = _again(op, [part, start], result, tiles)
    _put_together(op, sums, tiles)


def _put_together(
    op: Operation, sums: dict[tuple[int, ...], Value], tiles: _Tiles
) -> None:
    result = zero(op.results[0].type)
    for offsets, value in sums.items():
        result = _inserted(value, result, offsets)
    tiles.rewriter.replace(op, result)


def _reduction(op: ReductionOp, tiles: _Tiles) -> None:
    """The first tile takes the start, which upstream forgets."""
    result: Value | None = None
    for offsets in tiles.offsets():
        operands = [_slice(op.vector, offsets, tiles.tile), *op.operands[1:]]
        if result is None:
            result = _again(op, operands, op.results[0].type, tiles)
        else:
            part = _again(op, operands[:1], op.results[0].type, tiles)
            result = combined(enum_word(op.kind), result, part)
    assert result is not None
    tiles.rewriter.replace(op, result)


_LOWER_RANK: Final = (_elementwise, _load, _broadcast, _shape_cast)
"""What may have tiles of fewer dimensions."""
_UNROLLED: Final[Sequence[tuple[Root, Callable[..., None]]]] = (
    (TransferReadOp, _read),
    (TransferWriteOp, _write),
    (ContractionOp, _contraction),
    ("Elementwise", _elementwise),
    (ReductionOp, _reduction),
    (MultiDimReductionOp, _multi_reduction),
    (TransposeOp, _transpose),
    (GatherOp, _gather),
    (LoadOp, _load),
    (StoreOp, _store),
    (BroadcastOp, _broadcast),
    (StepOp, _step),
    (ShapeCastOp, _shape_cast),
    (CreateMaskOp, _created_mask),
    (ConstantMaskOp, _constant_mask),
)
