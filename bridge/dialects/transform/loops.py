"""Loops as others, as transformations."""

from __future__ import annotations

from bridge.dialects import scf
from bridge.dialects.scf.restructuring import (
    forall_to_fors,
    forall_to_parallel,
    parallel_to_fors,
)
from bridge.ir.attributes import UnitAttr
from bridge.ir.core import Operation
from bridge.op.base import Value
from bridge.rewrite.rewriter import Rewriter
from bridge.rewrite.transforming import Transform, TransformState


class _OfOneLoop(Transform):
    """The base of what makes others of the one loop of a handle."""

    target: Value

    def apply(self, state: TransformState) -> None:
        targets = state.operations(self.target)
        if len(targets) != 1:
            raise self.silenceable("expected a single payload op")
        made = self.made_of(targets[0], Rewriter(state))
        for handle, op in zip(self.results, made, strict=True):
            state.bind(handle, [op])

    def made_of(self, op: Operation, rewriter: Rewriter) -> list[Operation]:
        """What there is in place of a loop, by results."""
        raise NotImplementedError

    def _expect_one(self, op: Operation) -> None:
        if len(self.results) != 1:
            text = f"op expects one result, given {len(self.results)}"
            raise self.silenceable(text, ("payload op", op))

    def _box(self, op: Operation) -> scf.ForallOp:
        if not isinstance(op, scf.ForallOp):
            text = "expected the payload to be scf.forall"
            raise self.silenceable(text, ("payload op", op))
        if op.results:
            raise self.silenceable("unsupported shared outputs (didn't bufferize?)")
        return op


class TakeAssumedBranchOp(Transform, name="transform.scf.take_assumed_branch"):
    """Puts what one branch of conditions does in place of them."""

    target: Value
    take_else_branch: UnitAttr | None

    def apply(self, state: TransformState) -> None:
        rewriter = Rewriter(state)
        name = "then" if self.take_else_branch is None else "else"
        for target in state.operations(self.target):
            if not isinstance(target, scf.IfOp):
                raise self.failure("expects conditions", ("when applied to", target))
            region = target.regions[name == "else"]
            if len(region.blocks) != 1:
                raise self.failure(
                    f"requires an scf.if op with a single-block `{name}` region"
                )
            (block,) = region.blocks
            ending = block.last
            assert ending is not None
            values = list(ending.operands)
            rewriter.erase(ending)
            rewriter.inline_block(block, target, ())
            rewriter.replace(target, values)


class ForallToForOp(_OfOneLoop, name="transform.loop.forall_to_for"):
    """Makes loops inside one another of one over a box."""

    def made_of(self, op: Operation, rewriter: Rewriter) -> list[Operation]:
        loop = self._box(op)
        count = len(loop.regions[0].blocks[0].arguments)
        if len(self.results) != count:
            text = (
                f"op expects as many results ({len(self.results)}) as payload has "
                f"induction variables ({count})"
            )
            raise self.silenceable(text, ("payload op", op))
        return [*forall_to_fors(loop, rewriter)]


class ForallToParallelOp(_OfOneLoop, name="transform.loop.forall_to_parallel"):
    """Makes a parallel loop of one over a box."""

    def made_of(self, op: Operation, rewriter: Rewriter) -> list[Operation]:
        loop = self._box(op)
        self._expect_one(op)
        return [forall_to_parallel(loop, rewriter)]


class ParallelForToNestedForOpsOp(
    _OfOneLoop, name="transform.loop.parallel_for_to_nested_fors"
):
    """Makes loops inside one another of a parallel one."""

    def made_of(self, op: Operation, rewriter: Rewriter) -> list[Operation]:
        if not isinstance(op, scf.ParallelOp):
            text = "expected the payload to be scf.parallel"
            raise self.silenceable(text, ("payload op", op))
        self._expect_one(op)
        if op.results:
            raise self.silenceable("failed to convert parallel into nested fors")
        return [parallel_to_fors(op, rewriter)[0]]
