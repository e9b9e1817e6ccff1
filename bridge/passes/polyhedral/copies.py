"""One copy between memory and a buffer: by a nest, or by a transfer.

Upstream: `generateCopy`, `generatePointWiseCopy`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bridge.dialects import affine, memref
from bridge.dialects.affine.composition import composed
from bridge.ir.affine import AffineDim, AffineExpr, AffineMap
from bridge.ir.attributes import AffineMapAttr, IntegerAttr
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.types import I32, I64, MemRefType
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.polyhedral.copy_places import Range
from bridge.passes.polyhedral.regions import Box, Region
from bridge.passes.polyhedral.reifying import constant


@dataclass(slots=True)
class CopyOptions:
    """Where copies are, and how they are made."""

    by_dma: bool = False
    slow_space: int = 0
    fast_space: int = 0
    tag_space: int = 0
    capacity: int | None = None
    """Bytes of fast memory; without, there is enough."""
    distinct: bool = False


@dataclass(slots=True)
class Copy:
    """A copy of a region."""

    region: Region
    box: Box
    outer: Sequence[Value]
    """What the symbols of the region are."""
    tag_space: int
    offsets: list[AffineExpr] = field(default_factory=list)
    """The first element, over dimensions that are these values."""
    _zero: Value | None = None
    _numbers: list[Value] = field(default_factory=list)
    _begins: list[Value] = field(default_factory=list)
    _count: Value | None = None
    _strides: list[Value] = field(default_factory=list)

    def make_constants(self, top: Operation, *, by_dma: bool) -> None:
        """The numbers that it needs, before the first operation of the function."""
        dims = [AffineDim(n) for n in range(len(self.outer))]
        self.offsets = [
            lower.replace_dims_and_symbols([], dims) for lower in self.box.lowers
        ]
        with Builder.before(top):
            for lower in self.offsets:
                map_ = AffineMap(len(self.outer), 0, (lower,))
                if map_.is_single_constant and map_.single_constant:
                    self._numbers.append(constant(map_.single_constant))
            self._count = constant(self.box.size)
            if by_dma:
                found = strides(self.box, self.region)
                self._strides = [constant(n) for one in found for n in one]
            self._zero = constant(0)

    def make_begins(self, before: Operation) -> None:
        """The subscripts of the first element, as values."""
        zero, numbers = self._zero, iter(self._numbers)
        assert zero is not None  # made before
        for lower in self.offsets:
            map_ = AffineMap(len(self.outer), 0, (lower,))
            if map_.is_single_constant:
                self._begins.append(next(numbers) if map_.single_constant else zero)
            else:
                with Builder.before(before):
                    self._begins.append(affine.ApplyOp(map_, self.outer).result)

    # A nest

    def nest(self, buffer: Value, before: Operation) -> Operation:
        """Loops over the region, which copy an element each."""
        rank = len(self.box.shape)
        root: Operation | None = None
        place = before
        variables: list[Value] = []
        for n in range(rank):
            low, high = (self._bound(map_) for map_ in self.region.bounds(n))
            with Builder.before(place):
                loop = affine.ForOp(low, high)
            root = loop if root is None else root
            last = loop.body.last
            assert last is not None  # the terminator
            place = last
            variables.append(loop.body.arguments[0])
        count = len(self.outer)
        moved = [AffineDim(rank + n) for n in range(count)]
        results = [
            AffineDim(n) - self.offsets[n].replace_dims_and_symbols(moved, [])
            for n in range(rank)
        ]
        map_ = AffineMap(rank + count, 0, tuple(results))
        inner = composed(Applied(map_, [*variables, *self.outer]))
        memory = self.region.memref
        with Builder.before(place):
            if self.region.writes:
                loaded = affine.LoadOp(buffer, list(inner.operands), inner.map)
                affine.StoreOp(loaded.result, memory, variables)
            else:
                loaded = affine.LoadOp(memory, variables)
                affine.StoreOp(loaded.result, buffer, list(inner.operands), inner.map)
        assert root is not None  # the rank is not zero
        return root

    def _bound(self, map_: AffineMap) -> tuple[AffineMap, Sequence[Value]]:
        dims = [AffineDim(n) for n in range(len(self.outer))]
        moved = map_.replace_dims_and_symbols([], dims, len(dims), 0)
        found = composed(Applied(moved, self.outer))
        return found.map.remove_duplicates(), list(found.operands)

    # A transfer

    def transfer(self, buffer: Value, place: Range) -> tuple[Operation, Operation]:
        """Starts a transfer and waits for it; its start, and what frees its tag."""
        count, zero = self._count, self._zero
        assert count is not None  # made before
        assert zero is not None
        space = IntegerAttr(self.tag_space, I64) if self.tag_space else None
        tag_type = MemRefType((1,), I32, None, space)
        with Builder.before(place.first):
            tag = memref.AllocOp(tag_type, [], []).results[0]
        memory = self._subscripts(self.region.memref, self._begins)
        inside = self._subscripts(buffer, [zero] * len(self.box.shape))
        at = self._subscripts(tag, [zero])
        ends = [inside, memory] if self.region.writes else [memory, inside]
        with Builder.before(place.end if self.region.writes else place.first):
            start = affine.DmaStartOp.from_row(
                [*ends[0][1], *ends[1][1], *at[1], count, *self._strides],
                src_map=AffineMapAttr(ends[0][0]),
                dst_map=AffineMapAttr(ends[1][0]),
                tag_map=AffineMapAttr(at[0]),
            )
            affine.DmaWaitOp.from_row([*at[1], count], tag_map=AffineMapAttr(at[0]))
        with Builder.before(place.end):
            freed = memref.DeallocOp(tag)
        return start, freed

    @staticmethod
    def _subscripts(
        value: Value, indices: Sequence[Value]
    ) -> tuple[AffineMap, list[Value]]:
        found = Applied(AffineMap.identity(len(indices)), indices)
        if any(isinstance(index.defining_op, affine.ApplyOp) for index in indices):
            found = composed(found)
        return found.map, [value, *found.operands]


def strides(box: Box, region: Region) -> list[tuple[int, int]]:
    """How far it is from row to row, and how long a row is; none of neighbours."""
    found: list[tuple[int, int]] = []
    row = stride = 1
    shape, whole = box.shape, region.type.shape
    for n in range(len(shape) - 1, 0, -1):
        stride *= int(whole[n])
        row *= shape[n]
        if shape[n] < whole[n] and shape[n - 1] > 1:
            found.append((stride, row))
    return found
