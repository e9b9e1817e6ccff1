"""What fusing two nests costs, and whether it is worth it, by upstream's measure.

The cost of a nest is how many operations run. Upstream: `getComputeCost`,
`getFusionComputeCost`, `isFusionProfitable`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bridge.dialects import affine
from bridge.dialects.affine.memory import AccessOp
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.affine_nests import trip_count
from bridge.passes.polyhedral.domains import NotAffine, loops_around, variables_around
from bridge.passes.polyhedral.fusing import accesses_in
from bridge.passes.polyhedral.regions import Region, footprint, region_of
from bridge.passes.polyhedral.slices import Slice

Counts = Mapping[Operation, int]


@dataclass(slots=True)
class Nest:
    """A nest of loops that run a known number of times."""

    root: affine.ForOp
    trips: dict[Operation, int]

    @staticmethod
    def of(root: affine.ForOp) -> Nest | None:
        """The nest, where all trip counts are numbers."""
        trips: dict[Operation, int] = {}
        for op in walk(root):
            if not isinstance(op, affine.ForOp):
                continue
            if op is not root and not isinstance(op.parent_op, affine.ForOp):
                return None
            count = trip_count(op).constant
            if count is None:
                return None
            trips[op] = count
        return Nest(root, trips)

    def cost(self, trips: Counts | None = None, extra: Counts | None = None) -> int:
        """How many operations run, with other trip counts, or more in some loops."""
        return self._cost(self.root, trips or {}, extra or {})

    def _cost(self, loop: affine.ForOp, trips: Counts, extra: Counts) -> int:
        count = -1
        for op in loop.body:
            if isinstance(op, affine.ForOp):
                count += self._cost(op, trips, extra)
            elif not isinstance(op, affine.IfOp):
                count += 1
        count += extra.get(loop, 0)
        return trips.get(loop, self.trips[loop]) * count


@dataclass(slots=True)
class Candidates:
    """Two nests, and the slices of the first that may be put into the second."""

    source: affine.ForOp
    sink: affine.ForOp
    slices: Sequence[Slice | None]
    """By depth, the first of all at index zero."""

    def fused_cost(self, depth: int) -> int | None:
        """How many operations run where a slice is put in."""
        one, other = Nest.of(self.source), Nest.of(self.sink)
        slice_ = self.slices[depth - 1]
        if one is None or other is None or slice_ is None:
            return None
        trips = slice_.trip_counts()
        if trips is None:
            return None
        place = slice_.place
        assert place is not None  # a slice that was computed
        extra: dict[Operation, int] = {}
        if slice_.count() == 1:
            _forwarded(self.source, place, extra)
        inside = one.cost(trips, extra)
        extra[place] = inside
        return other.cost(None, extra)

    def fraction(self, depth: int) -> float | None:
        """How much more runs, as a fraction of all that runs without fusion."""
        one, other = Nest.of(self.source), Nest.of(self.sink)
        cost = self.fused_cost(depth)
        if one is None or other is None or cost is None:
            return None
        before = one.cost() + other.cost()
        return cost / before - 1 if before else None

    def best_depth(
        self, stores: Sequence[AccessOp], deepest: int, tolerance: float
    ) -> int | None:
        """Where fusion makes the buffer between both smallest, if it is worth it."""
        if len(stores) > 1:
            found = self.fraction(deepest)
            return None if found is None or found > tolerance else deepest
        (store,) = stores
        whole = _bytes(store, None)
        if whole is None:
            return None
        best: tuple[float, int, int] | None = None
        for depth in range(deepest, 0, -1):
            found = self.fraction(depth)
            slice_ = self.slices[depth - 1]
            if found is None or slice_ is None:
                continue
            size = _bytes(store, slice_)
            if not size:
                continue
            saved = whole / size
            if found <= tolerance and (best is None or saved > best[0]) and saved > 0:
                best = saved, depth, size
        if best is None or not self._is_smaller(best[2]):
            return None
        return best[1]

    def _is_smaller(self, size: int) -> bool:
        """Whether less memory is touched than without fusion."""
        depth = len(variables_around(self.sink))
        mine = footprint(self.source, accesses_in(self.source), depth)
        that = footprint(self.sink, accesses_in(self.sink), depth)
        if mine is None or that is None:
            return False
        return that + size <= mine + that


def _bytes(op: AccessOp, slice_: Slice | None) -> int | None:
    try:
        region: Region = region_of(op, 0, slice_)
    except NotAffine:
        return None
    return region.bytes()


def _forwarded(
    source: affine.ForOp, place: affine.ForOp, extra: dict[Operation, int]
) -> None:
    """Leaves out the accesses that go where one value is stored and loaded at once."""
    stores = [op for op in accesses_in(source) if op.access().writes]
    if stores:
        extra[place] = -len(stores)
    for memref in {op.memref for op in stores}:
        for user in memref.users:
            if not isinstance(user, AccessOp) or user.access().writes:
                continue
            around = user.parent_op
            if place in loops_around(user) and isinstance(around, affine.ForOp):
                extra[around] = extra.get(around, 0) - 1
