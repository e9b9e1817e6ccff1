"""The pass that tests copies of memory for a nest of loops."""

from __future__ import annotations

from bridge import Operation
from bridge.dialects import affine
from bridge.dialects.affine.canonicalization import PATTERNS
from bridge.passes import Pass
from bridge.passes.affine_data_copy_generate import promoted_copies
from bridge.passes.polyhedral.copies import CopyOptions
from bridge.passes.polyhedral.copy_places import Range
from bridge.passes.polyhedral.copying import Copies
from bridge.passes.polyhedral.domains import NotAffine
from bridge.passes.polyhedral.fusing import accesses_in
from bridge.passes.polyhedral.regions import region_of
from bridge.rewrite.greedy import apply_greedily
from test_dialect.passes.affine_fusion import loops_by_depth


class AffineDataCopyTest(Pass, name="test-affine-data-copy", anchor="func.func"):
    """Copies what the only nest of a function accesses, as far as that is legal."""

    memref_filter: bool = False
    for_memref_region: bool = False
    capacity_kib: int = -1
    distinct_arguments: bool = False

    def run(self, op: Operation) -> None:
        levels = loops_by_depth(op)
        if not levels or len(levels[0]) != 1 or len(levels[-1]) != 1:
            return
        nest, innermost = levels[0][0], levels[-1][0]
        # Upstream takes the number for bytes, whatever the option's name says.
        capacity = None if self.capacity_kib < 0 else self.capacity_kib
        options = CopyOptions(capacity=capacity, distinct=self.distinct_arguments)
        copies = Copies(options)
        start, end = nest.body.first, nest.body.last
        assert start is not None  # there is the terminator
        assert end is not None
        body = Range(start, end)
        if not self.memref_filter and not self.for_memref_region:
            copies.generate(body)
            _simplify(op, copies)
            return
        loads = [one for one in innermost.body if isinstance(one, affine.LoadOp)]
        if loads and self.memref_filter:
            copies.generate(body, loads[0].memref)
            _simplify(op, copies)
        elif loads:
            _copy_for(copies, nest, loads[0])


def _simplify(op: Operation, copies: Copies) -> None:
    # Upstream's test has the patterns of the last access alone, which is a store.
    chosen = [one for one in promoted_copies(copies) if isinstance(one, affine.StoreOp)]
    if chosen:
        apply_greedily(op, PATTERNS, strictness="existing-and-new", chosen=chosen)


def _copy_for(copies: Copies, nest: affine.ForOp, load: affine.LoadOp) -> None:
    """Copies what a load reads, where nothing else accesses the memory by its name."""
    others = [one for one in accesses_in(nest) if one.memref is load.memref]
    if nest.next is None or others != [load]:
        return
    try:
        region = region_of(load, 0)
    except NotAffine:
        return
    copies.generate_for(Range(nest, nest.next), {load.memref: region}, {})
