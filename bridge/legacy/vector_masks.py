"""Contractions with a mask for each operand, which have one mask today."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, DenseArrayAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.types import I1, I64, VectorType
from bridge.ir.values import Value

if TYPE_CHECKING:
    from bridge.legacy.upgrade import Upgrade

_OPERANDS: Final = 3


def upgrade_contract(up: Upgrade) -> None:
    """One mask over the whole iteration space: both operands' masks, spread and met."""
    maps = up.attribute("indexing_maps")
    found = [
        m.map
        for m in (maps.elements if isinstance(maps, ArrayAttr) else ())
        if isinstance(m, AffineMapAttr)
    ]
    left, right, _, *masks = up.operands
    if len(found) != _OPERANDS or len(masks) != 2:
        raise up.error("'vector.contract' takes three operands, and two masks")
    sizes = _sizes(up, found, [left, right])
    if masks[0] is masks[1] and found[0] is found[1]:
        masks = masks[:1]
    spread = [
        _spread(up, mask, map_, sizes) for mask, map_ in zip(masks, found, strict=False)
    ]
    ty = VectorType(sizes, I1)
    mask = spread[0]
    if len(spread) > 1:
        mask = up.new("arith.andi", spread, [ty], hint="mask").result
    _masked(up, mask)


def _sizes(up: Upgrade, maps: list[AffineMap], values: list[Value]) -> tuple[int, ...]:
    """How far the iteration goes in each dimension."""
    sizes = [0] * maps[0].num_dims
    for map_, value in zip(maps, values, strict=False):
        if not isinstance(value.type, VectorType):
            raise up.error("'vector.contract' works on vectors")
        for expr, size in zip(map_.results, value.type.shape, strict=True):
            if isinstance(expr, AffineDim):
                sizes[expr.position] = size
    return tuple(sizes)


def _spread(up: Upgrade, mask: Value, map_: AffineMap, sizes: tuple[int, ...]) -> Value:
    """A mask of an operand over the iteration space."""
    own = [e.position for e in map_.results if isinstance(e, AffineDim)]
    others = [i for i in range(len(sizes)) if i not in own]
    order = [*others, *own]
    wide = VectorType(tuple([sizes[i] for i in order]), I1)
    found = mask
    if others:
        found = up.new("vector.broadcast", [found], [wide], hint="wide").result
    if order != sorted(order):
        attributes = {
            "permutation": DenseArrayAttr.of(
                I64, [order.index(i) for i in range(len(order))]
            )
        }
        ty = VectorType(sizes, I1)
        found = up.new(
            "vector.transpose", [found], [ty], attributes, hint="wide"
        ).result
    return found


def _masked(up: Upgrade, mask: Value) -> None:
    """The contraction inside of `vector.mask`."""
    types = [result.type for result in up.op.results]
    known = up.reader.sorted_out("vector.contract", up.others())
    block = Block()
    inner = Operation(
        "vector.contract",
        up.operands[:_OPERANDS],
        types,
        properties=known[0],
        attributes=known[1],
        location=up.op.location,
    )
    block.append(inner)
    block.append(Operation("vector.yield", inner.results, location=up.op.location))
    up.new("vector.mask", [mask], types, regions=[Region([block])])
