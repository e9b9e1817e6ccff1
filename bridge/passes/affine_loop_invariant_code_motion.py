"""`affine-loop-invariant-code-motion`: what each iteration repeats is done before it.

As upstream's pass of this name, but that what would do something else is left: a store,
and what could fail, move only out of a loop that is known to run, and accesses only
where nothing else in the loop may touch the same memory. Two arguments of a function
may be the same memory, unless `distinct-arguments` says that they are not.
"""

from __future__ import annotations

from typing import Final

from bridge.analysis.aliases import alias
from bridge.dialects import affine, func
from bridge.ir.affine import AffineConstant
from bridge.ir.core import Operation, Value
from bridge.ir.types import MemRefType
from bridge.ir.walk import walk, walk_post_order
from bridge.op.interfaces.effects import (
    effects_of,
    is_memory_effect_free,
    is_speculatable,
    runs_regions,
)
from bridge.op.interfaces.polyhedral import AffineAccess
from bridge.passes.affine_nests import LoopPass, remark, trip_count

__all__ = ["AffineLoopInvariantCodeMotion"]

_AROUND: Final = (affine.IfOp, affine.ForOp, affine.ParallelOp)
"""What moves where all that it holds may."""

_ACCESSES: Final = (
    *(affine.LoadOp, affine.StoreOp, affine.VectorLoadOp, affine.VectorStoreOp),
)


class AffineLoopInvariantCodeMotion(
    LoopPass, name="affine-loop-invariant-code-motion", anchor=func.FuncOp.op_name
):
    """Hoist loop invariant instructions outside of affine loops."""

    distinct_arguments: bool = False

    def knows(self, op: Operation) -> bool:
        return self.distinct_arguments

    def run(self, op: Operation) -> None:
        for found in list(walk_post_order(op)):
            if isinstance(found, affine.ForOp):
                _Loop(found, self.distinct_arguments).hoist()


class _Loop:
    def __init__(self, loop: affine.ForOp, distinct: bool) -> None:
        self._loop = loop
        self._distinct = distinct
        self._runs = (trip_count(loop).constant or 0) > 0
        self._own = set(loop.body.arguments)
        self._used: set[Operation] = set()
        """What makes values inside the loop, so far, and accesses."""
        self._invariant: set[Operation] = set()

    def hoist(self) -> None:
        """Moves what is invariant before the loop, in its order."""
        moved = []
        for op in self._loop.body:
            if any(result.has_uses for result in op.results):
                self._used.add(op)
            if not isinstance(op, affine.YieldOp) and self._is_invariant(op):
                moved.append(op)
        for op in moved:
            op.move_before(self._loop)

    def _is_invariant(self, op: Operation) -> bool:
        """Whether it does the same in each iteration, and may be done before."""
        if isinstance(op, _AROUND):
            blocks = [block for region in op.regions for block in region.blocks]
            if not all(self._is_invariant(one) for block in blocks for one in block):
                return False
        elif isinstance(op, _ACCESSES):
            self._used.add(op)
            if not self._may_move(op):
                return False
        elif not is_memory_effect_free(op) or not (self._runs or is_speculatable(op)):
            return False
        if any(map(self._depends, op.operands)):
            return False
        self._invariant.add(op)
        return True

    def _depends(self, value: Value) -> bool:
        """Whether a value is another one in each iteration."""
        made = value.defining_op
        return value in self._own or (
            made in self._used and made not in self._invariant
        )

    def _may_move(self, op: AffineAccess) -> bool:
        """Whether an access touches the same memory, and no other does so between."""
        access = op.access()
        memref, writes = access.memref, access.writes
        if not self._runs and (writes or not _is_inside(op)):
            remark(op, "is not moved", "the loop may not run")
            return False
        for other in walk(self._loop):
            if other is not op and self._interferes(other, memref, writes):
                remark(op, "is not moved", f"'{other.name}' may touch the same memory")
                return False
        return True

    def _interferes(self, op: Operation, memref: Value, writes: bool) -> bool:
        """Whether an operation may change what is read, or see what is written."""
        effects = effects_of(op)
        if effects is None:
            return not runs_regions(op)
        return any(
            (writes or effect.kind != "Read")
            and (effect.value is None or self._may_be_same(effect.value, memref))
            for effect in effects
        )

    def _may_be_same(self, one: Value, other: Value) -> bool:
        return alias(one, other, distinct_arguments=self._distinct) != "no"


def _is_inside(op: AffineAccess) -> bool:
    """Whether it is in bounds wherever it runs: its subscripts are numbers."""
    access = op.access()
    ty = access.memref.type
    if not isinstance(ty, MemRefType) or any(size > 1 for size in access.extents):
        return False
    subscripts = access.subscripts.map.results
    return all(
        isinstance(number, AffineConstant) and 0 <= number.value < size
        for number, size in zip(subscripts, ty.shape, strict=True)
    )
