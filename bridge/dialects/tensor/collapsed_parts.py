"""Parts of collapsed shapes, taken position by position where dimensions were joined.

Upstream: `ExtractSliceFromCollapseHelper`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridge.dialects import affine, arith, tensor
from bridge.dialects.affine.applying import Mixed, folded
from bridge.dialects.affine.composition import composed, is_symbol
from bridge.dialects.tensor.types import tensor_type, with_shape
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, INDEX
from bridge.op.interfaces.polyhedral import Applied
from bridge.op.mixed import is_number, mixed_lists, number_in
from bridge.op.reassociation import Reassociation, groups_of
from bridge.records import Record
from bridge.rewrite.rewriter import Rewriter

__all__ = ["CollapsedPart", "without_units"]

_Lists = tuple[list[Mixed], list[Mixed], list[Mixed]]
"""Offsets, sizes and strides."""


def without_units(op: tensor.CollapseShapeOp, rewriter: Rewriter) -> Value | None:
    """What is collapsed, with one dimension of groups whose others are of size one.

    It replaces the operation; `None` where there is no such group.
    """
    ty, groups = tensor_type(op.src), groups_of(op.reassociation)
    kept = [_single(group, ty.shape) or group for group in groups]
    if kept == groups:
        return None
    dims = [dim for group in kept for dim in group]
    part = tensor.ExtractSliceOp(
        op.src,
        [0] * ty.rank,
        _sizes(op.src),
        [1] * ty.rank,
        results=[with_shape(ty, [ty.shape[dim] for dim in dims])],
    ).result
    if len(dims) != len(groups):
        new = [[dims.index(dim) for dim in group] for group in kept]
        part = tensor.CollapseShapeOp(op.result.type, part, new).result
    elif part.type is not op.result.type:
        part = tensor.CastOp(op.result.type, part).dest
    rewriter.replace(op, part)
    return part


def _single(group: Sequence[int], shape: Sequence[int]) -> list[int] | None:
    """The one dimension of several that is not of size one."""
    others = [dim for dim in group if shape[dim] != 1]
    return others if len(group) > 1 and len(others) == 1 else None


class CollapsedPart(Record):
    """A part of a collapsed shape that is taken apart."""

    collapse: tensor.CollapseShapeOp
    groups: Reassociation
    place: _Lists
    shape: list[Mixed]
    """The sizes of what is collapsed."""
    extents: list[Value]
    """How many positions there are, in each dimension that is taken apart."""
    apart: list[bool]

    @classmethod
    def of(
        cls, op: tensor.ExtractSliceOp, collapse: tensor.CollapseShapeOp
    ) -> CollapsedPart | None:
        """`None` where a dimension is left out, or a step is nothing affine."""
        offsets, sizes, steps = map(list, mixed_lists(op))
        known = all(isinstance(one, int) or is_symbol(one) for one in steps)
        if tensor_type(op.result).rank != len(sizes) or not known:
            return None
        groups, shape = groups_of(collapse.reassociation), _sizes(collapse.src)
        whole = tensor_type(collapse.result).shape
        rows = zip(offsets, sizes, steps, whole, groups, strict=True)
        apart = [
            len(group) > 1
            and not (is_number(offset, 0) and is_number(step, 1) and size == extent)
            for offset, size, step, extent, group in rows
        ]
        extents = [
            _value(size) for size, goes in zip(sizes, apart, strict=True) if goes
        ]
        place = (offsets, sizes, steps)
        return cls(collapse, groups, place, shape, extents, apart)

    def tile(self, positions: Sequence[Value]) -> Value:
        """What is at a position, made where operations are inserted."""
        found: _Lists = ([], [], [])
        given = iter(positions)
        rows = zip(*self.place, self.groups, self.apart, strict=True)
        for offset, size, step, group, is_apart in rows:
            extents = [self.shape[dim] for dim in group]
            ones: list[Mixed] = [1] * len(group)
            parts: _Lists = ([offset], [size], [step])
            if is_apart:
                index = _moved(next(given), offset, step)
                types = [INDEX] * len(group)
                at = affine.DelinearizeIndexOp(types, index, extents).results
                parts = ([*at], ones, ones)
            elif len(group) > 1:
                parts = ([0] * len(group), extents, ones)
            for whole, part in zip(found, parts, strict=True):
                whole.extend(part)
        return self._collapsed(tensor.ExtractSliceOp(self.collapse.src, *found).result)

    def _collapsed(self, part: Value) -> Value:
        ty = tensor_type(part)
        shape = [_product([ty.shape[dim] for dim in group]) for group in self.groups]
        reassociation = self.collapse.reassociation
        made = tensor.CollapseShapeOp(with_shape(ty, shape), part, reassociation)
        return made.result

    def destination(self, positions: Sequence[Value]) -> _Lists:
        """Where that goes."""
        given: Iterator[Value] = iter(positions)
        sizes = self.place[1]
        return (
            [next(given) if goes else 0 for goes in self.apart],
            [1 if goes else size for size, goes in zip(sizes, self.apart, strict=True)],
            [1] * len(sizes),
        )


def _moved(position: Value, offset: Mixed, step: Mixed) -> Value:
    """Where a position of a part is in the whole."""
    values, symbols = [position], list[Value]()
    first: AffineExpr
    number = number_in(offset)
    if number is None and isinstance(offset, Value):
        first = AffineDim(1)
        values.append(offset)
    else:
        first = AffineConstant(number or 0)
    factor: AffineExpr
    number = number_in(step)
    if number is None and isinstance(step, Value):
        factor = AffineSymbol(0)
        symbols.append(step)
    else:
        factor = AffineConstant(number or 0)
    map_ = AffineMap(len(values), len(symbols), (first + AffineDim(0) * factor,))
    return _value(folded(composed(Applied(map_, [*values, *symbols]))))


def _product(sizes: Sequence[int]) -> int:
    found = 1
    for size in sizes:
        found = DYNAMIC if DYNAMIC in (found, size) else found * size
    return found


def _sizes(value: Value) -> list[Mixed]:
    return [
        tensor.DimOp(value, _value(dim)).result if size == DYNAMIC else int(size)
        for dim, size in enumerate(tensor_type(value).shape)
    ]


def _value(number: Mixed) -> Value:
    if isinstance(number, Value):
        return number
    return arith.ConstantOp(IntegerAttr(number, INDEX)).result
