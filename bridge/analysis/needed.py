"""Which values something that a program does or returns is computed of.

Upstream: `RunLivenessAnalysis`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridge.analysis.constants import reached_blocks
from bridge.analysis.entered import Callables
from bridge.arguments import checked
from bridge.ir.core import Block, BlockArgument, Operation, OpResult, Value
from bridge.ir.walk import walk
from bridge.op.interfaces.calls import call_arguments
from bridge.op.interfaces.control_flow import (
    Edge,
    RegionBranch,
    passed,
    passed_bounds,
)
from bridge.op.traits import has_trait
from bridge.rewrite.dead import would_be_dead

__all__ = ["Needed", "needed_values"]


class Needed:
    """The values inside an operation that effects, or results seen outside, are of."""

    def __init__(self, root: Operation) -> None:
        self.callables = Callables(root)
        self._known: set[Value] = set()
        self._pending: list[Value] = []
        self._inputs: dict[Operation, dict[Value, list[Value]]] = {}
        self._reached = reached_blocks(root)
        for op in walk(root):
            if op is root or op.parent in self._reached:
                self._begin(op)
        while self._pending:
            self._follow(self._pending.pop())

    def __contains__(self, value: Value) -> bool:
        return value in self._known

    def _need(self, values: Sequence[Value]) -> None:
        for value in values:
            if value not in self._known:
                self._known.add(value)
                self._pending.append(value)

    # What is needed whatever becomes of results

    def _begin(self, op: Operation) -> None:
        if isinstance(op, RegionBranch):
            if not would_be_dead(op):
                self._need(self._decisive(op))
        elif has_trait(op, "BranchOpInterface"):
            self._need(kept_by_branch(op))
        elif has_trait(op, "CallOpInterface"):
            self._begin_call(op)
        elif has_trait(op, "Terminator"):
            self._begin_terminator(op)
        elif not would_be_dead(op):
            self._need(op.operands)

    def _begin_call(self, op: Operation) -> None:
        callee = self.callables.callees.get(op)
        passed_on = call_arguments(op)
        if callee is None or passed_on is None or not self.callables.has_body(callee):
            self._need(op.operands)
            return
        handed = [id(value) for value in passed_on]
        self._need([value for value in op.operands if id(value) not in handed])

    def _begin_terminator(self, op: Operation) -> None:
        around = op.parent_op
        if isinstance(around, RegionBranch):
            return
        if around is None or not self.callables.has_known_calls(around):
            self._need(op.operands)

    # What a needed value needs

    def _follow(self, value: Value) -> None:
        if isinstance(value, OpResult):
            self._follow_result(value)
        elif isinstance(value, BlockArgument):
            self._follow_argument(value)

    def _follow_result(self, value: OpResult) -> None:
        op = value.op
        if isinstance(op, RegionBranch):
            self._need(self._given(op).get(value, ()))
            self._need(self._decisive(op))
        elif op in self.callables.callees:
            callee = self.callables.callees[op]
            for block in callee.regions[0].blocks:
                last = block.last
                if last is not None and has_trait(last, "ReturnLike"):
                    self._need(last.operands[value.index : value.index + 1])
        else:
            self._need(op.operands)

    def _follow_argument(self, value: BlockArgument) -> None:
        block = value.owner
        around = block.parent_op
        if not block.is_entry:
            self._need(list(_passed_to(block, value.index)))
        elif isinstance(around, RegionBranch):
            self._need(self._given(around).get(value, ()))
        elif around is not None:
            for call in self.callables.calls.get(around, ()):
                passed_on = call_arguments(call)
                if passed_on is not None:
                    self._need([passed_on[value.index]])

    # Operations with regions

    def _given(self, op: RegionBranch) -> dict[Value, list[Value]]:
        """What becomes each result, and each argument of a region."""
        if op not in self._inputs:
            found: dict[Value, list[Value]] = {}
            for giver, edge in edges_of(op):
                if giver is not op and giver.parent not in self._reached:
                    continue
                for given, value in zip(edge.operands, edge.inputs, strict=True):
                    found.setdefault(value, []).append(given)
            self._inputs[op] = found
        return self._inputs[op]

    def _decisive(self, op: RegionBranch) -> list[Value]:
        """What decides where control goes, and all else that is not handed on."""
        found: list[Value] = []
        for point in (op, *op.exits()):
            if point is not op and point.parent not in self._reached:
                continue
            handed = {
                id(value)
                for giver, edge in edges_of(op)
                if giver is point
                for value in edge.operands
            }
            found += [value for value in point.operands if id(value) not in handed]
        return found


def edges_of(op: RegionBranch) -> Iterator[tuple[Operation, Edge]]:
    """The ways that control may go, each with what it comes from."""
    for edge in op.edges(None):
        yield op, edge
    for point in op.exits():
        for edge in op.edges(point):
            yield point, edge


def kept_by_branch(op: Operation) -> list[Value]:
    """The operands of a branch that it does not pass on."""
    bounds = passed_bounds(op)
    return [
        value
        for i, value in enumerate(op.operands)
        if not any(start <= i < end for start, end in bounds)
    ]


def _passed_to(block: Block, index: int) -> Iterator[Value]:
    """What branches make an argument of a block."""
    for before in block.predecessors:
        branch = before.last
        assert branch is not None  # it goes on
        for successor, values in zip(branch.successors, passed(branch), strict=True):
            made = len(block.arguments) - len(values)
            if successor is block and index >= made:
                yield values[index - made]


@checked
def needed_values(root: Operation) -> Needed:
    """The values inside an operation that effects, or results seen outside, are of."""
    return Needed(root)
