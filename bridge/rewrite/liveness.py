"""Dead code of whole regions: operations and block arguments that feed nothing live.

As upstream's `runRegionDCE`: all is dead until something that must stay uses it, so
that what only feeds itself around a loop goes as well.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.ir.core import Block, BlockArgument, Operation, OpResult, Region, Value
from bridge.ir.dominance import postorder
from bridge.ir.values import set_operands, uses_of
from bridge.op.interfaces.control_flow import pass_on, passed_bounds
from bridge.op.traits import has_trait
from bridge.rewrite.dead import would_be_dead
from bridge.rewrite.rewriter import Rewriter

__all__ = ["erase_dead"]


def erase_dead(rewriter: Rewriter, regions: Sequence[Region]) -> None:
    """Erases what is dead inside regions: operations, and arguments of later blocks.

    What nothing reaches must have been erased before.
    """
    live = _Live()
    live.changed = True
    while live.changed:
        live.changed = False
        for region in regions:
            live.visit(region)
    _Erasure(rewriter, live).erase_from(regions)


class _Live:
    """What is known to be live."""

    def __init__(self) -> None:
        self.ops: set[Operation] = set()
        self.arguments: set[BlockArgument] = set()
        self.changed = False

    def visit(self, region: Region) -> None:
        """Visits what is inside a region, where it can be uses before definitions."""
        for block in postorder(region):
            for op in reversed(list(block)):
                self._operation(op)
            if block.is_entry:
                continue
            for argument in block.arguments:
                if argument not in self.arguments and self._is_used(argument):
                    self._keep_argument(argument)

    def has(self, value: Value) -> bool:
        if isinstance(value, OpResult):
            return value.op in self.ops
        return value in self.arguments

    def _operation(self, op: Operation) -> None:
        for region in op.regions:
            self.visit(region)
        if has_trait(op, "Terminator"):
            self._terminator(op)
        elif op not in self.ops and (
            not would_be_dead(op) or any(map(self._is_used, op.results))
        ):
            self._keep(op)

    def _terminator(self, op: Operation) -> None:
        self._keep(op)
        bounds = passed_bounds(op) if has_trait(op, "BranchOpInterface") else None
        for index, successor in enumerate(op.successors):
            # Arguments that the branch itself makes are not known to be dead.
            count = len(successor.arguments)
            passed = 0 if bounds is None else bounds[index][1] - bounds[index][0]
            for argument in successor.arguments[: count - passed]:
                self._keep_argument(argument)

    def _is_used(self, value: Value) -> bool:
        for user in uses_of(value):
            if user in self.ops and (not user.successors or self._is_passed(value)):
                return True
        return False

    def _is_passed(self, value: Value) -> bool:
        """The same where a branch uses it."""
        return any(
            use.op in self.ops and not self._feeds_dead(use.op, use.index)
            for use in value.uses
        )

    def _feeds_dead(self, op: Operation, index: int) -> bool:
        """Whether an operand only becomes an argument that is not live."""
        if not op.successors or not has_trait(op, "BranchOpInterface"):
            return False
        for (start, end), successor in zip(
            passed_bounds(op), op.successors, strict=True
        ):
            if start <= index < end:
                made = len(successor.arguments) - (end - start)
                return successor.arguments[made + index - start] not in self.arguments
        return False

    def _keep(self, op: Operation) -> None:
        if op not in self.ops:
            self.ops.add(op)
            self.changed = True

    def _keep_argument(self, argument: BlockArgument) -> None:
        if argument not in self.arguments:
            self.arguments.add(argument)
            self.changed = True


class _Erasure:
    def __init__(self, rewriter: Rewriter, live: _Live) -> None:
        self._rewriter = rewriter
        self._live = live

    def erase_from(self, regions: Sequence[Region]) -> None:
        for region in regions:
            several = len(region.blocks) > 1
            for block in list(postorder(region)):
                if several and block.last is not None:
                    self._pass_less(block.last)
                self._block(block)
            for block in region.blocks[1:]:
                self._arguments(block)

    def _block(self, block: Block) -> None:
        for op in reversed(list(block)):
            if op in self._live.ops:
                self.erase_from(op.regions)
                continue
            for user in {user for result in op.results for user in result.users}:
                # In a graph region, what is dead may be used by what is dead later.
                set_operands(user, ())
            self._rewriter.erase(op)

    def _pass_less(self, branch: Operation) -> None:
        """Takes from a branch what it passes to arguments that are not live."""
        if not branch.successors or not has_trait(branch, "BranchOpInterface"):
            return
        bounds = passed_bounds(branch)
        kept: list[list[Value]] = []
        for (start, end), successor in zip(bounds, branch.successors, strict=True):
            arguments = successor.arguments[len(successor.arguments) - (end - start) :]
            values = zip(branch.operands[start:end], arguments, strict=True)
            kept.append([v for v, argument in values if self._live.has(argument)])
        if any(
            end - start != len(values)
            for (start, end), values in zip(bounds, kept, strict=True)
        ):
            pass_on(branch, kept)

    def _arguments(self, block: Block) -> None:
        for argument in reversed(block.arguments):
            if argument not in self._live.arguments:
                block.erase_argument(argument.index)
