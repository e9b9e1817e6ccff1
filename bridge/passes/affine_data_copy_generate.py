"""`affine-data-copy-generate`: memory is copied to where it is faster, and used there.

As upstream's pass of this name, but that memory is left where something else may touch
it as well, by whatever name: two arguments of a function may be the same memory, unless
`distinct-arguments` says that they are not; and that a copy is not written back which
was neither read from memory nor written whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.dialects import affine, func
from bridge.dialects.affine.canonicalization import PATTERNS
from bridge.ir.building import Builder
from bridge.ir.core import Block, Operation
from bridge.ir.walk import walk_post_order
from bridge.later import deferred
from bridge.passes.affine_loop_unroll import promote_single_iteration
from bridge.passes.affine_nests import has_analysis
from bridge.passes.registry import Pass
from bridge.rewrite.greedy import apply_greedily

if TYPE_CHECKING:
    from bridge.passes.polyhedral import (
        copies,
        copy_places,
        copying,
        domains,
        fusing,
        regions,
        reifying,
    )
else:
    copies = deferred("bridge.passes.polyhedral.copies")
    copy_places = deferred("bridge.passes.polyhedral.copy_places")
    copying = deferred("bridge.passes.polyhedral.copying")
    domains = deferred("bridge.passes.polyhedral.domains")
    fusing = deferred("bridge.passes.polyhedral.fusing")
    regions = deferred("bridge.passes.polyhedral.regions")
    reifying = deferred("bridge.passes.polyhedral.reifying")

__all__ = ["AffineDataCopyGenerate", "promoted_copies"]


class AffineDataCopyGenerate(
    Pass, name="affine-data-copy-generate", anchor=func.FuncOp.op_name
):
    """Generate explicit copying for affine memory operations."""

    fast_mem_capacity: int = -1
    fast_mem_space: int = 1
    generate_dma: bool = False
    min_dma_transfer: int = 1024
    slow_mem_space: int = 0
    skip_non_unit_stride_loops: bool = False
    tag_mem_space: int = 0
    distinct_arguments: bool = False

    def knows(self, op: Operation) -> bool:
        return has_analysis() and self.distinct_arguments

    def run(self, op: Operation) -> None:
        capacity = self.fast_mem_capacity
        options = copies.CopyOptions(
            by_dma=self.generate_dma,
            slow_space=self.slow_mem_space,
            fast_space=self.fast_mem_space,
            tag_space=self.tag_mem_space,
            capacity=None if capacity < 0 else capacity * 1024,
            distinct=self.distinct_arguments,
        )
        made = copying.Copies(options)
        top = op.regions[0].blocks[0].first if op.regions[0].blocks else None
        if top is None:
            return
        with Builder.before(top):
            reifying.constant(0)
        for block in list(op.regions[0].blocks):
            self._run_on(block, made)
        chosen = promoted_copies(made)
        if chosen:
            apply_greedily(op, PATTERNS, strictness="existing-and-new", chosen=chosen)

    def _run_on(self, block: Block, made: copying.Copies) -> None:
        first = _next_access(block.first, made)
        op = first
        while op is not None:
            after = op.next
            if isinstance(op, affine.ForOp):
                if first is not None and first is not op:
                    made.generate(copy_places.Range(first, op))
                if self._is_left_to_inner(op):
                    self._run_on(op.body, made)
                elif after is not None:
                    made.generate(copy_places.Range(op, after))
                first = op = _next_access(after, made)
            else:
                op = after
        last = block.last
        if first is not None and last is not None and first is not last:
            made.generate(copy_places.Range(first, last))

    def _is_left_to_inner(self, loop: affine.ForOp) -> bool:
        """Whether the loops inside are copied for, one by one."""
        if self.skip_non_unit_stride_loops:
            return bool(loop.step.value != 1)
        if self.fast_mem_capacity < 0:
            return False
        accesses = fusing.accesses_in(loop)
        depth = len(domains.variables_around(loop))
        size = regions.footprint(loop, accesses, depth)
        return size is not None and size > self.fast_mem_capacity * 1024


def _next_access(op: Operation | None, made: copying.Copies) -> Operation | None:
    """The first access, or loop that copies nothing itself, from an operation on."""
    kinds = (affine.LoadOp, affine.StoreOp, affine.ForOp)
    while op is not None and (not isinstance(op, kinds) or op in made.nests):
        op = op.next
    return op


def promoted_copies(made: copying.Copies) -> list[Operation]:
    """The accesses of copies, whose loops that run once are promoted."""
    found: list[Operation] = []
    for nest in made.nests:
        for op in list(walk_post_order(nest)):
            if isinstance(op, affine.ForOp):
                promote_single_iteration(op)
            elif isinstance(op, affine.LoadOp | affine.StoreOp):
                found.append(op)
    return found
