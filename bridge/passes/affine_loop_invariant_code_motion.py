"""`affine-loop-invariant-code-motion`: what is the same in each iteration goes first.

As upstream's pass of this name, but that something is moved only where that is known to
change nothing: no other operation of the loop may touch the memory that it touches,
under whatever name, and what might fail, or writes, must run in any case. Arguments of
a function may be the same memory, unless `distinct-arguments` says that they are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bridge.dialects import affine, func
from bridge.dialects.affine.bounds import intervals
from bridge.dialects.affine.memory import AccessOp
from bridge.ir.core import Operation, Value
from bridge.ir.types import MemRefType
from bridge.ir.walk import walk, walk_post_order
from bridge.later import deferred
from bridge.op.assumptions import assumed_effects
from bridge.op.interfaces.effects import (
    Effect,
    is_memory_effect_free,
    is_pure,
    is_speculatable,
    runs_regions,
    states_effects,
)
from bridge.op.interfaces.polyhedral import Access
from bridge.passes.affine_nests import (
    defined_inside,
    has_analysis,
    remark,
    trip_count,
)
from bridge.passes.registry import Pass

if TYPE_CHECKING:
    from bridge import analysis
else:
    analysis = deferred("bridge.analysis")

__all__ = ["AffineLoopInvariantCodeMotion"]


class AffineLoopInvariantCodeMotion(
    Pass, name="affine-loop-invariant-code-motion", anchor=func.FuncOp.op_name
):
    """Hoist loop invariant instructions outside of affine loops."""

    distinct_arguments: bool = False

    def knows(self, op: Operation) -> bool:
        return has_analysis() and self.distinct_arguments

    def run(self, op: Operation) -> None:
        for loop in walk_post_order(op):
            if isinstance(loop, affine.ForOp):
                _Motion(loop, distinct=self.distinct_arguments).run()


class _Motion:
    """The motion out of one loop."""

    def __init__(self, loop: affine.ForOp, *, distinct: bool) -> None:
        self._loop = loop
        self._distinct = distinct
        self._moved: set[Operation] = set()
        self._runs = bool(trip_count(loop).constant) or _always_runs(loop)
        self._effects: list[tuple[Operation, Sequence[Effect] | None]] = [
            (op, assumed_effects(op)) for op in walk(loop) if not op.regions
        ]

    def run(self) -> None:
        after_unknown = False
        last = self._loop.body.last
        for op in list(self._loop.body):
            if op is last:
                break
            if not self._is_the_same(op):
                after_unknown |= _may_not_end(op)
                continue
            why = self._forbids(op, always=self._runs and not after_unknown)
            if why:
                remark(op, "is not moved out of its loop", why)
                after_unknown |= _may_not_end(op)
            else:
                self._moved.add(op)
        for op in self._moved_in_order():
            op.move_before(self._loop)

    def _moved_in_order(self) -> list[Operation]:
        return [op for op in self._loop.body if op in self._moved]

    def _is_the_same(self, op: Operation) -> bool:
        """Whether it uses nothing that an iteration changes, and is of known kind."""
        return all(
            isinstance(inner, _KINDS) or is_memory_effect_free(inner)
            for inner in walk(op)
        ) and all(
            not defined_inside(value, self._loop)
            or defined_inside(value, op)
            or value.defining_op in self._moved
            for inner in walk(op)
            for value in inner.operands
        )

    def _forbids(self, op: Operation, *, always: bool) -> str:
        """Why it may not run once before the loop; empty where it may."""
        if is_pure(op):
            return ""
        for inner in walk(op):
            if not isinstance(inner, AccessOp):
                # It touches no memory itself.
                continue
            why = self._conflict(inner, inner.access())
            if why:
                return why
        if always or (is_speculatable(op) and not _touches(op)):
            return ""
        if isinstance(op, AccessOp) and not op.access().writes:
            return "" if _is_in_bounds(op.access()) else _MAY_NOT_RUN
        return _MAY_NOT_RUN

    def _conflict(self, op: Operation, access: Access) -> str:
        """What else in the loop may touch the memory of an access, as it must not."""
        for other, effects in self._effects:
            if other is op:
                continue
            if effects is None:
                return f"'{other.name}' op at {other.position} may touch any memory"
            for effect in effects:
                reads = effect.kind == "Read"
                if (reads and not access.writes) or effect.kind == "Allocate":
                    continue
                if effect.value is None or self._may_be(effect.value, access.memref):
                    kind = _KIND_OF[access.writes, reads]
                    return f"{kind} dependence on '{other.name}' op at {other.position}"
        return ""

    def _may_be(self, one: Value, other: Value) -> bool:
        found = analysis.alias(one, other, distinct_arguments=self._distinct)
        return found != "no"


_KINDS = (affine.ForOp, affine.IfOp, affine.ParallelOp, AccessOp)
"""What is moved with all it does to memory."""

_KIND_OF = {
    (True, True): "an anti",
    (True, False): "an output",
    (False, False): "a flow",
}

_MAY_NOT_RUN = "it is not known to run"


def _always_runs(loop: affine.ForOp) -> bool:
    """Whether a loop begins before it ends, wherever the loops around it are."""
    (bounds,) = loop.loops()
    starts = [found.high for found in intervals(bounds.lower)]
    ends = [found.low for found in intervals(bounds.upper)]
    return all(
        start is not None and end is not None and start < end
        for start in starts
        for end in ends
    )


def _may_not_end(op: Operation) -> bool:
    """Whether something runs of which nothing is known, the end neither."""
    return any(
        assumed_effects(inner) is None
        and (states_effects(inner) or not runs_regions(inner))
        for inner in walk(op)
    )


def _touches(op: Operation) -> bool:
    return any(isinstance(inner, AccessOp) for inner in walk(op))


def _is_in_bounds(access: Access) -> bool:
    """Whether an element is one of its memref, wherever the loops around it are."""
    ty = access.memref.type
    if access.extents or not isinstance(ty, MemRefType):
        return False
    return all(
        found.low is not None
        and found.high is not None
        and 0 <= found.low <= found.high < size
        for found, size in zip(intervals(access.subscripts), ty.shape, strict=True)
    )
