"""Copies of parts of memory for a range of operations, which use the copies.

Upstream: `affineDataCopyGenerate`, `generateCopy`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bridge.dialects import affine, memref
from bridge.errors import Diagnostic, warn
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.types import DYNAMIC, I64, MemRefType
from bridge.op.interfaces.functions import FunctionOp
from bridge.passes.affine_nests import remark
from bridge.passes.polyhedral.copies import Copy, CopyOptions, strides
from bridge.passes.polyhedral.copy_legality import check_copies
from bridge.passes.polyhedral.copy_places import Range, is_made_outside, place_of
from bridge.passes.polyhedral.domains import NotAffine, as_set, variables_around
from bridge.passes.polyhedral.fusing import accesses_in
from bridge.passes.polyhedral.legality import Forbidden
from bridge.passes.polyhedral.privatizing import redirect
from bridge.passes.polyhedral.regions import (
    Box,
    Region,
    memref_bytes,
    region_of,
    whole_region,
)
from bridge.passes.polyhedral.reifying import constant
from bridge.passes.polyhedral.slices import align

Regions = dict[Value, Region]


@dataclass(slots=True)
class Copies:
    """The copies of a function."""

    options: CopyOptions
    nests: list[Operation] = field(default_factory=list)
    """The nests that copy."""

    def generate(self, range_: Range, only: Value | None = None) -> None:
        """Copies what a range of operations touches, which use the copies then."""
        try:
            read, written = self._regions(range_, only)
        except NotAffine:
            return
        self.generate_for(range_, read, written)

    def generate_for(self, range_: Range, read: Regions, written: Regions) -> None:
        """Copies regions that all accesses of a range to these memrefs are in."""
        is_whole = all(map(_can_be_copied, [*read.values(), *written.values()]))
        self._drop_illegal(range_, read, written)
        size = 0
        buffers: dict[Value, Value] = {}
        for regions in (read, written):
            for region in regions.values():
                size += self.copy(region, range_, place_of(region, range_), buffers)
        capacity = self.options.capacity
        around = range_.first.parent_op
        if capacity is not None and is_whole and size > capacity and around is not None:
            text = (
                "total size of all copy buffers' for this block exceeds fast memory "
                "capacity"
            )
            warn(Diagnostic("warning", text, around.position))

    # What is copied

    def _regions(self, range_: Range, only: Value | None) -> tuple[Regions, Regions]:
        """What is read, and what is written."""
        depth = len(variables_around(range_.first))
        read: Regions = {}
        written: Regions = {}
        for op in range_.ops():
            if not isinstance(op, affine.LoadOp | affine.StoreOp):
                continue
            if only is not None and op.memref is not only:
                continue
            if self._is_slow(op.memref) and is_made_outside(op.memref, range_.first):
                _add(op, depth, read, written)
        return read, written

    def _is_slow(self, value: Value) -> bool:
        ty = value.type
        assert isinstance(ty, MemRefType)  # affine accesses are to these
        space = ty.memory_space
        return (
            not isinstance(space, IntegerAttr)
            or space.signed == self.options.slow_space
        )

    def _drop_illegal(self, range_: Range, read: Regions, written: Regions) -> None:
        for value in list({**read, **written}):
            region = written.get(value, read.get(value))
            assert region is not None
            if not _can_be_copied(region):
                continue
            try:
                if value in read and not _is_same(region, read[value]):
                    raise Forbidden("what is read is not what is written")
                self._check_transfer(region)
                try:
                    self._check(region, range_, read=value in read)
                except Forbidden:
                    # Bounds that forget steps may lead beyond the memory.
                    for regions in (read, written):
                        if value in regions:
                            regions[value].end_with_memory()
                    self._check(region, range_, read=value in read)
            except Forbidden as why:
                remark(range_.first, "is given no copy of memory", why)
                read.pop(value, None)
                written.pop(value, None)

    def _check(self, region: Region, range_: Range, *, read: bool) -> None:
        place = place_of(region, range_)
        check_copies(range_, place, region, read=read, options=self.options)

    def _check_transfer(self, region: Region) -> None:
        box = region.box()
        if not self.options.by_dma or box is None:
            return
        if DYNAMIC in region.type.shape[1:] or len(strides(box, region)) > 1:
            raise Forbidden("a transfer has one stride")

    # Copies

    def copy(
        self, region: Region, range_: Range, place: Range, buffers: dict[Value, Value]
    ) -> int:
        """Copies a region, before or after a place; the bytes of a new buffer."""
        top = _top_of(range_.first)
        if top is None:
            return 0
        box = region.box()
        if box is None or not box.size or not _can_be_copied(region):
            with Builder.before(top):
                constant(0)
            return 0
        given, at_end = range_.tops(), place.end is range_.end
        outer = [value for value in region.system.symbols if value is not None]
        made = Copy(region, box, outer, self.options.tag_space)
        made.make_constants(top, by_dma=self.options.by_dma)
        made.make_begins(place.end if region.writes else place.first)
        buffer, size = buffers.get(region.memref), 0
        is_new = buffer is None
        if buffer is None:
            ty = self._type_of(region, box)
            with Builder.before(place.first):
                buffer = memref.AllocOp(ty, [], []).results[0]
            buffers[region.memref] = buffer
            size = memref_bytes(ty) or 0
        if self.options.by_dma:
            start, freed = made.transfer(buffer, place)
            ended = start if region.writes else freed
        else:
            ended = made.nest(buffer, place.end if region.writes else place.first)
            self.nests.append(ended)
        if is_new:
            with Builder.before(place.end):
                dealloc = memref.DeallocOp(buffer)
            if not region.writes and not self.options.by_dma:
                ended = dealloc
        for op in [x for root in given for x in accesses_in(root)]:
            if op.memref is region.memref:
                redirect(op, buffer, outer, made.offsets)
        if at_end and (region.writes or is_new or self.options.by_dma):
            range_.end = ended
        return size

    def _type_of(self, region: Region, box: Box) -> MemRefType:
        number = self.options.fast_space
        space = IntegerAttr(number, I64) if number else None
        return MemRefType(box.shape, region.type.element, None, space)


def _add(
    op: affine.LoadOp | affine.StoreOp, depth: int, read: Regions, written: Regions
) -> None:
    """Adds what an access touches to what is read, or written, of its memref.

    Raises `NotAffine` where a size is not known.
    """
    try:
        region = region_of(op, depth, with_shape=False)
    except NotAffine:
        region = whole_region(op, depth)
    for regions in (read, written):
        known = regions.get(op.memref)
        if known is None:
            continue
        try:
            align(known.system, region.system)
            united = known.unite(region)
        except NotAffine:
            united = False
        if not united:
            known.system = whole_region(op, depth).system
        region.system = known.system.copy()
    (written if region.writes else read).setdefault(op.memref, region)


def _can_be_copied(region: Region) -> bool:
    """Whether sizes are numbers, and there is a first and a last element."""
    if region.type.layout is not None or not region.type.shape:
        return False
    box = region.box()
    if box is None:
        return False
    bounds = [region.bounds(n) for n in range(len(region.type.shape))]
    return all(low.results and high.results for low, high in bounds)


def _is_same(one: Region, other: Region) -> bool:
    """Whether two regions are of the same elements, for the same values."""
    return as_set(one.system).plain_is_equal(as_set(other.system)) and all(
        mine is theirs
        for mine, theirs in zip(one.system.symbols, other.system.symbols, strict=False)
    )


def _top_of(op: Operation) -> Operation | None:
    """The first operation of the function around one."""
    around: Operation | None = op
    while around is not None and not isinstance(around, FunctionOp):
        around = around.parent_op
    return None if around is None else around.regions[0].blocks[0].first
