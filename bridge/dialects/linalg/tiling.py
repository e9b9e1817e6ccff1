"""Whether the tiles of `linalg.pack` and `linalg.unpack` fit the two shapes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridge.dialects.linalg.structure import shape_of
from bridge.ir.attributes import integers_of
from bridge.ir.core import Operation
from bridge.ir.shapes import sizes_match
from bridge.ir.types import (
    DYNAMIC,
    MemRefType,
    RankedTensorType,
    Type,
    UnrankedTensorType,
    as_shaped,
)
from bridge.ir.values import Value
from bridge.op.base import constant_integer

if TYPE_CHECKING:
    from bridge.dialects.linalg.relayout import PackOp, UnPackOp

_Tile = int | Value | None
"""A number, or the value that is known when it runs."""


def verify_tiling(op: PackOp | UnPackOp, unpacked: Type, packed: Type) -> None:
    """Raises `Invalid` where the tiled type is not what the other one makes."""
    _verify_semantics(op)
    tiles = _tiles(op)
    if 0 in map(_known, tiles):
        raise op.bare_error("invalid zero tile factor")
    outer, inner = shape_of(unpacked), shape_of(packed)
    _verify_positions(op, len(outer), len(tiles))
    if len(outer) + len(tiles) != len(inner):
        raise op.bare_error(
            "packed rank != (unpacked rank + num tiling factors), got "
            f"{len(inner)} != {len(outer) + len(tiles)}"
        )
    for i, (size, tile) in enumerate(zip(inner[len(outer) :], tiles, strict=True)):
        _verify_tile(op, i, size, tile)
    expected = _packed_shape(op, outer)
    if not sizes_match(expected, inner):
        wanted, got = (_with_shape(unpacked, shape) for shape in (expected, inner))
        raise op.bare_error(
            f"expected '{wanted}' for the packed domain value, got '{got}'"
        )


_TENSOR: Final = (RankedTensorType, UnrankedTensorType)


def _verify_semantics(op: PackOp | UnPackOp) -> None:
    """There is one result for tensors, and none for buffers."""
    types = op.source.type, op.dest.type
    on_tensors = isinstance(types[0], _TENSOR)
    if any(as_shaped(ty) is None for ty in types):
        raise op.bare_error("expected both source and destination to have rank")
    if on_tensors != isinstance(types[1], _TENSOR):
        raise op.bare_error("mixing tensor and buffer semantics is not allowed")
    if on_tensors != len(op.results):
        wanted = "1 result" if on_tensors else "0 results"
        raise op.bare_error(f"expected {wanted}, got {len(op.results)}")


def _verify_tile(op: Operation, index: int, size: int, tile: _Tile) -> None:
    """Whether an inner dimension is as long as its tile."""
    start = "mismatch in inner tile sizes specified"
    if isinstance(tile, int):
        if size != tile:
            raise op.bare_error(
                f"{start} and shaped of tiled dimension in the packed type at index "
                f"{index}: got {size} != {tile}"
            )
    elif size != DYNAMIC:
        raise op.bare_error(
            f"{start} at index {index}: got static shape {size} but dynamic tile size"
        )


def _verify_positions(op: PackOp | UnPackOp, rank: int, tiles: int) -> None:
    """Whether the tiled dimensions, and the order of the outer ones, make sense."""
    positions = integers_of(op.inner_dims_pos)
    order = _order(op)
    if not _are_positions(positions, rank):
        raise op.bare_error("invalid inner_dims_pos vector")
    if not _are_positions(order, rank):
        raise op.bare_error("invalid outer_dims_perm vector")
    if order and len(order) != rank:
        raise op.bare_error("outer_dims_perm must be a permutation or empty")
    if tiles > rank:
        raise op.bare_error(
            "tiling factors must be less than or equal to the input rank for pack or "
            "output rank for unpack"
        )
    if tiles != len(positions):
        raise op.bare_error(
            "tiling factors must equal the number of dimensions to tile"
        )


def has_dynamic_tiles(op: PackOp | UnPackOp) -> bool:
    """Whether a tile's size is a value: what defines it is looked at then."""
    return len(op.inner_tiles) > 0


def needs_padding(op: PackOp | UnPackOp) -> bool:
    """Whether the last tile of some dimension is not full."""
    source = shape_of(op.source.type)
    outer = list(shape_of(op.dest.type)[: len(source)])
    for i, position in enumerate(_order(op)):
        outer[position] = shape_of(op.dest.type)[i]
    for position, tile in zip(integers_of(op.inner_dims_pos), _tiles(op), strict=True):
        size, known = source[position], _known(tile)
        divisor = outer[position] if known is None else known
        if DYNAMIC not in (size, divisor) and divisor and size % divisor:
            return True
    return False


def _tiles(op: PackOp | UnPackOp) -> list[_Tile]:
    values = iter(op.inner_tiles)
    numbers = integers_of(op.static_inner_tiles)
    return [next(values, None) if n == DYNAMIC else n for n in numbers]


def _known(tile: _Tile) -> int | None:
    if isinstance(tile, int):
        return tile
    return None if tile is None else constant_integer(tile)


def _order(op: PackOp | UnPackOp) -> tuple[int, ...]:
    return integers_of(op.outer_dims_perm)


def _are_positions(positions: Sequence[int], rank: int) -> bool:
    different = len(set(positions)) == len(positions) <= rank
    return different and all(0 <= position < rank for position in positions)


def _packed_shape(op: PackOp | UnPackOp, shape: Sequence[int]) -> tuple[int, ...]:
    """The shape that tiles make of another one."""
    numbers = integers_of(op.static_inner_tiles)
    outer = list(shape)
    for position, tile in zip(integers_of(op.inner_dims_pos), numbers, strict=True):
        if outer[position] != DYNAMIC:
            whole = tile != DYNAMIC
            outer[position] = -(-outer[position] // tile) if whole else DYNAMIC
    order = _order(op)
    return (*([outer[i] for i in order] if order else outer), *numbers)


def _with_shape(ty: Type, shape: tuple[int, ...]) -> Type:
    if isinstance(ty, MemRefType):
        return MemRefType(shape, ty.element)
    if isinstance(ty, RankedTensorType):
        return RankedTensorType(shape, ty.element)
    return ty
