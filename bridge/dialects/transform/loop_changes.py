"""Loops changed as transformations: peeled, unrolled, fused, coalesced, outlined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bridge.dialects import scf
from bridge.dialects.scf.outlining import outline_operation
from bridge.dialects.scf.peeling import peel_first, peel_last
from bridge.dialects.scf.siblings import fuse, why_not_at
from bridge.errors import Diagnostic
from bridge.ir.attributes import IntegerAttr, StringAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.op.base import Value
from bridge.op.traits import has_trait
from bridge.rewrite.rewriter import Rewriter
from bridge.rewrite.transforming import (
    LoopChange,
    Silenceable,
    Transform,
    TransformState,
)


class _OnEachLoop(Transform):
    """The base of what is done to each operation of a handle.

    The others are done where it fails for one, and results stand for what these gave.
    """

    target: Value

    def apply(self, state: TransformState) -> None:
        made: list[Sequence[Operation]] = []
        failed: list[Diagnostic] = []
        for target in state.operations(self.target):
            try:
                made.append(self.made_of(target, state))
            except Silenceable as error:
                failed += error.diagnostics
        for n, handle in enumerate(self.results):
            state.bind(handle, [ops[n] for ops in made])
        if failed:
            raise Silenceable(failed)

    def made_of(self, op: Operation, state: TransformState) -> Sequence[Operation]:
        """What there is then, by results. Raises `Silenceable`."""
        raise NotImplementedError

    def wrong_kind(self, op: Operation) -> Silenceable:
        """That it is for other operations; to be raised."""
        text = "transform applied to the wrong op kind"
        return self.silenceable(text, ("when applied to this op", op))


class LoopPeelOp(_OnEachLoop, name="transform.loop.peel"):
    """Puts the last, or the first, iteration of loops into loops of their own."""

    peel_front: IntegerAttr

    def made_of(self, op: Operation, state: TransformState) -> Sequence[Operation]:
        if not isinstance(op, scf.ForOp):
            raise self.wrong_kind(op)
        front = bool(self.peel_front.value)
        peel, which = (peel_first, "first") if front else (peel_last, "last")
        rest = peel(op, Rewriter(state))
        if rest is None:
            raise self.silenceable(f"failed to peel the {which} iteration")
        return [op, rest]


class _ChangesLoops(_OnEachLoop):
    """The base of what the state changes loops by."""

    change: ClassVar[LoopChange]
    does: ClassVar[str]

    def made_of(self, op: Operation, state: TransformState) -> Sequence[Operation]:
        factor = self.get("factor")
        number = factor.value if isinstance(factor, IntegerAttr) else 1
        done = state.change_loop(self.change, op, number)
        if done is None:
            text = f"failed to {self.does}, incorrect type of payload"
            raise self.silenceable(text)
        if not done:
            raise self.silenceable(f"failed to {self.does}")
        return [op][: len(self.results)]


class LoopCoalesceOp(_ChangesLoops, name="transform.loop.coalesce"):
    """Makes one loop of those directly inside one another."""

    change = "coalesce"
    does = "coalesce"

    def made_of(self, op: Operation, state: TransformState) -> Sequence[Operation]:
        if not state.change_loop(self.change, op, 1):
            raise self.silenceable("failed to coalesce")
        return [op]


class LoopUnrollOp(_ChangesLoops, name="transform.loop.unroll"):
    """Makes several iterations of loops one."""

    change = "unroll"
    does = "unroll"


class LoopUnrollAndJamOp(_ChangesLoops, name="transform.loop.unroll_and_jam"):
    """Runs several iterations of loops side by side."""

    change = "unroll_and_jam"
    does = "unroll and jam"


class LoopPromoteIfOneIterationOp(
    _OnEachLoop, name="transform.loop.promote_if_one_iteration"
):
    """Puts the bodies of loops that run once in their place."""

    def consumed(self) -> Sequence[int]:
        return (0,)

    def made_of(self, op: Operation, state: TransformState) -> Sequence[Operation]:
        if not has_trait(op, "LoopLikeOpInterface"):
            raise self.wrong_kind(op)
        state.change_loop("promote", op, 1)
        return ()


class LoopPipelineOp(_OnEachLoop, name="transform.loop.pipeline"):
    """Overlaps iterations of loops."""

    iteration_interval: IntegerAttr
    read_latency: IntegerAttr

    def made_of(self, op: Operation, state: TransformState) -> Sequence[Operation]:
        if not isinstance(op, scf.ForOp):
            raise self.wrong_kind(op)
        interval, latency = self.iteration_interval.value, self.read_latency.value
        made = state.pipeline_loop(op, interval, latency)
        if made is None:
            raise self.silenceable(f"{self.name} failed to apply")
        return [made]


class LoopOutlineOp(Transform, name="transform.loop.outline"):
    """Makes functions of operations, and calls these."""

    target: Value
    func_name: StringAttr

    def apply(self, state: TransformState) -> None:
        tables = SymbolTables()
        functions: list[Operation] = []
        calls: list[Operation] = []
        for target in state.operations(self.target):
            name = self.func_name.value
            made = outline_operation(target, name, tables, Rewriter(state))
            if made is None:
                raise self.silenceable("failed to outline", ("target op", target))
            functions.append(made[0])
            calls.append(made[1])
        for handle, ops in zip(self.results, (functions, calls), strict=True):
            state.bind(handle, ops)


class LoopFuseSiblingOp(Transform, name="transform.loop.fuse_sibling"):
    """Makes one loop of two that do not depend on one another."""

    target: Value
    source: Value

    def apply(self, state: TransformState) -> None:
        targets, sources = map(state.operations, (self.target, self.source))
        if len(targets) != 1 or len(sources) != 1:
            raise self.failure(
                f"requires exactly one target handle (got {len(targets)}) and exactly "
                f"one source handle (got {len(sources)})"
            )
        target, source = targets[0], sources[0]
        why = why_not_at(target, source)
        if why is not None:
            text, where = why
            raise Silenceable(Diagnostic("error", text, where.position))
        made = fuse(target, source, Rewriter(state))
        if made is None:
            text = "operations cannot be fused"
            raise Silenceable(Diagnostic("error", text, target.position))
        state.bind(self.results[0], [made])
