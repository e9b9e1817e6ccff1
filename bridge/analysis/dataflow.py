"""Dataflow analyses: facts about values, or about places in the program.

An analysis is a class that says what an operation does to facts, and how facts that
meet are joined; `solve` finds the least facts that agree with all of it. Dense ones
have a fact for the place before each operation (Kildall, A unified approach to global
program optimization); sparse ones, for each value, are in `bridge.analysis.sparse`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from bridge.analysis.flow import Flow
from bridge.ir.core import Operation, Value
from bridge.op.interfaces.control_flow import RegionBranch, passed
from bridge.op.traits import has_trait

S = TypeVar("S")


class Joined(ABC, Generic[S]):
    """What all analyses say of their facts."""

    @abstractmethod
    def join(self, one: S, other: S) -> S:
        """What holds where one of two facts does; facts may grow so often only."""


class DenseForward(Joined[S]):
    """Facts about places that follow from what ran before."""

    @abstractmethod
    def entry(self) -> S:
        """What holds where control comes from outside."""

    @abstractmethod
    def transfer(self, op: Operation, before: S) -> S:
        """What holds after an operation, or before its regions where it has some."""

    def solve(self, root: Operation) -> dict[Operation, S]:
        """What holds before each operation inside that control may come to."""
        flow = Flow(root)
        found: dict[Operation, S] = {}
        pending = deque(flow.entries)
        for op in flow.entries:
            found[op] = self.entry()
        while pending:
            op = pending.popleft()
            after = self.transfer(op, found[op])
            for step in flow.steps[op]:
                target = step.target
                known = target in found
                joined = self.join(found[target], after) if known else after
                if not known or joined != found[target]:
                    found[target] = joined
                    pending.append(target)
        return found


class DenseBackward(Joined[S]):
    """Facts about places that follow from what runs later."""

    @abstractmethod
    def exit(self) -> S:
        """What holds where control leaves."""

    @abstractmethod
    def transfer(self, op: Operation, after: S) -> S:
        """What holds before an operation, or before its regions where it has some."""

    def enter(self, defined: Sequence[Value], before: S) -> S:
        """What holds before control gets to a place where some values are new."""
        return before

    def solve(self, root: Operation) -> dict[Operation, S]:
        """What holds after each operation; of one with regions, as it enters them."""
        flow = Flow(root)
        sources: dict[Operation, list[Operation]] = defaultdict(list)
        for op, steps in flow.steps.items():
            for step in steps:
                sources[step.target].append(op)
        found: dict[Operation, S] = {}
        pending = deque(reversed(flow.ops))
        while pending:
            op = pending.popleft()
            after = self._after(flow, op, found)
            if op not in found or found[op] != after:
                found[op] = after
                pending.extend(sources[op])
        return found

    def _after(self, flow: Flow, op: Operation, found: dict[Operation, S]) -> S:
        facts = [
            self.enter(step.defined, self.transfer(step.target, found[step.target]))
            for step in flow.steps[op]
            if step.target in found
        ]
        if not flow.steps[op]:
            return self.exit()
        joined = facts[0] if facts else self.exit()
        for fact in facts[1:]:
            joined = self.join(joined, fact)
        return joined


def handed(op: Operation) -> Iterator[tuple[Value, Value]]:
    """What becomes what where control goes on from it: a value, and its source."""
    if isinstance(op, RegionBranch):
        for point in (None, *op.exits()):
            for _, operands, inputs in op.possible_edges(point):
                yield from zip(inputs, operands, strict=False)
    elif op.successors and has_trait(op, "BranchOpInterface"):
        for block, operands in zip(op.successors, passed(op), strict=True):
            arguments = block.arguments[len(block.arguments) - len(operands) :]
            yield from zip(arguments, operands, strict=True)
