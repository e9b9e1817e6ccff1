"""How a tensor is stored: its levels, their sizes, and the buffers there are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from bridge.dialects.sparse_tensor.levels import LevelType, read_level_type
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineFloorDiv,
    AffineMap,
    AffineMod,
)
from bridge.ir.attributes import Attribute, DialectAttr
from bridge.ir.types import DYNAMIC, INDEX, IntegerType, RankedTensorType, Type
from bridge.op.base import Value
from bridge.source import Source
from bridge.text.state import Reader

_WITH_POSITIONS = ("compressed", "loose_compressed")


@lru_cache(maxsize=1024)
def levels_of(encoding: Any) -> tuple[LevelType, ...]:
    """The levels of an encoding."""
    texts = encoding.lvl_types
    return tuple([read_level_type(Reader(Source(text))) for text in texts])


def encoding_of(ty: Type) -> Any:
    """The encoding of a sparse tensor; None where it is dense."""
    found = ty.encoding if isinstance(ty, RankedTensorType) else None
    sparse = isinstance(found, DialectAttr) and found.dialect == "sparse_tensor"
    return found if sparse else None


def shape_of(value: Value) -> tuple[int, ...]:
    """The sizes of a tensor's dimensions."""
    ty: Any = value.type
    shape: tuple[int, ...] = ty.shape
    return shape


def level_rank(value: Value) -> int:
    """How many levels a tensor has: as many as dimensions where it is dense."""
    encoding = encoding_of(value.type)
    return len(shape_of(value)) if encoding is None else len(encoding.lvl_types)


def width_type(width: int) -> Type:
    """The type of positions and coordinates of so many bits."""
    return IntegerType(width) if width else INDEX


def coo_range(encoding: Attribute) -> tuple[int, int, bool] | None:
    """The levels whose coordinates go together, and whether each has a buffer."""
    levels = levels_of(encoding)
    for first, level in enumerate(levels):
        if level.format not in _WITH_POSITIONS:
            continue
        end = first + 1
        while end < len(levels) and levels[end].format == "singleton":
            end += 1
        if end > first + 1:
            return first, end, "soa" in levels[first + 1].properties
    return None


def coo_start(encoding: Any) -> int:
    """The first level of those whose coordinates are in one buffer, or their number."""
    found = coo_range(encoding)
    return found[0] if found is not None and not found[2] else len(encoding.lvl_types)


def buffers(encoding: Any) -> Iterator[Type]:
    """What the buffers of levels hold, in their order."""
    levels, together = levels_of(encoding), coo_range(encoding)
    number = 0
    while number < len(levels):
        level = levels[number].format
        if level in _WITH_POSITIONS:
            yield width_type(encoding.pos_width)
        if level not in ("dense", "batch"):
            yield width_type(encoding.crd_width)
        starts = together is not None and together[0] == number and not together[2]
        number = together[1] if together is not None and starts else number + 1


def is_coo(encoding: Attribute) -> bool:
    """Whether all levels are coordinates of the elements, each stored once."""
    first, *rest = levels_of(encoding)
    together = all(level.format == "singleton" for level in rest)
    unique = "nonunique" not in levels_of(encoding)[-1].properties
    return first.format in _WITH_POSITIONS and together and unique


def level_shape(value: Value) -> tuple[int, ...]:
    """The sizes of a tensor's levels."""
    encoding, shape = encoding_of(value.type), shape_of(value)
    map_: AffineMap = encoding.dim_to_lvl
    return tuple([_level_size(result, shape) for result in map_.results])


def _level_size(result: AffineExpr, shape: tuple[int, ...]) -> int:
    if isinstance(result, AffineDim):
        return shape[result.position]
    if not isinstance(result, AffineFloorDiv | AffineMod):
        return DYNAMIC
    dim, by = result.lhs, result.rhs
    if not isinstance(dim, AffineDim) or not isinstance(by, AffineConstant):
        return DYNAMIC
    size, block = shape[dim.position], by.value
    if isinstance(result, AffineMod):
        # Upstream takes the last coordinate's remainder for the largest.
        return block if size == DYNAMIC else (size - 1) % block + 1
    return DYNAMIC if size == DYNAMIC else (size - 1) // block + 1
