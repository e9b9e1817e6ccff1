"""Dataflow analyses: facts about values, or about places in the program.

An analysis is a class that says what an operation does to facts, and how facts that
meet are joined; `solve` finds the least facts that agree with all of it. Dense ones
have a fact for the place before each operation, sparse ones for each value
(Kildall, A unified approach to global program optimization).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from bridge.analysis.flow import Flow
from bridge.ir.core import Operation, OpResult, Value
from bridge.ir.walk import walk
from bridge.op.interfaces.control_flow import RegionBranch, passed
from bridge.op.traits import has_trait

S = TypeVar("S")


class _Joined(ABC, Generic[S]):
    """What all analyses say of their facts."""

    @abstractmethod
    def join(self, one: S, other: S) -> S:
        """What holds where one of two facts does; facts may grow so often only."""


class DenseForward(_Joined[S]):
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


class DenseBackward(_Joined[S]):
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


class SparseForward(_Joined[S]):
    """Facts about values that follow from what they are made of.

    All ways that control may go are taken to be gone.
    """

    @abstractmethod
    def unknown(self, value: Value) -> S:
        """What holds of a value that nothing is known of but what it is."""

    @abstractmethod
    def transfer(self, op: Operation, operands: Sequence[S]) -> Sequence[S]:
        """What holds of the results of an operation without regions."""

    def solve(self, root: Operation) -> dict[Value, S]:
        """What holds of each value that operations inside define or use."""
        return _Sparse(self, root).solve()


class _Sparse(Generic[S]):
    def __init__(self, analysis: SparseForward[S], root: Operation) -> None:
        self._analysis = analysis
        self._found: dict[Value, S] = {}
        self._ops = [op for op in walk(root) if op is not root]
        self._inside = set(self._ops)
        self._blocked: set[Value] = set()
        """Arguments of blocks that a terminator enters which does not say with what."""
        self._sources: dict[Value, list[Value]] = defaultdict(list)
        """The values that a value may be, where control brings it."""
        self._heirs: dict[Value, list[Value]] = defaultdict(list)
        for op in (root, *self._ops):
            if op.successors and not has_trait(op, "BranchOpInterface"):
                self._blocked.update(v for b in op.successors for v in b.arguments)
            for value, source in handed(op):
                self._sources[value].append(source)
                self._heirs[source].append(value)

    def solve(self) -> dict[Value, S]:
        for value in self._values():
            if self._is_unknown(value):
                self._found[value] = self._analysis.unknown(value)
        pending = deque(self._ops)
        waiting = set(self._ops)
        changed = deque(self._found)
        while pending or changed:
            while changed:
                self._hand_on(changed.popleft(), changed, pending, waiting)
            if pending:
                op = pending.popleft()
                waiting.discard(op)
                changed.extend(self._run(op))
        return self._found

    def _values(self) -> Iterator[Value]:
        for op in self._ops:
            yield from op.operands
            yield from op.results
            for region in op.regions:
                for block in region.blocks:
                    yield from block.arguments

    def _is_unknown(self, value: Value) -> bool:
        if value in self._blocked:
            return True
        if value in self._sources:
            return False
        return not isinstance(value, OpResult) or value.op not in self._inside

    def _run(self, op: Operation) -> Iterable[Value]:
        """The results of which more is known now."""
        analysis, found = self._analysis, self._found
        plain = [value for value in op.results if value not in self._sources]
        if not plain or any(value not in found for value in op.operands):
            return []
        if op.regions:
            facts: Sequence[S] = [analysis.unknown(value) for value in op.results]
        else:
            facts = analysis.transfer(op, [found[value] for value in op.operands])
        news = zip(op.results, facts, strict=True)
        return [value for value, fact in news if self._join(value, fact)]

    def _join(self, value: Value, fact: S) -> bool:
        known = value in self._found
        joined = self._analysis.join(self._found[value], fact) if known else fact
        if known and joined == self._found[value]:
            return False
        self._found[value] = joined
        return True

    def _hand_on(
        self,
        value: Value,
        changed: deque[Value],
        pending: deque[Operation],
        waiting: set[Operation],
    ) -> None:
        changed.extend(
            heir for heir in self._heirs[value] if self._join(heir, self._found[value])
        )
        for user in value.users:
            if user not in waiting:
                waiting.add(user)
                pending.append(user)


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
