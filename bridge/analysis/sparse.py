"""Sparse dataflow: a fact for each value, along the ways that control may go.

A branch whose condition is a constant goes one way only, and a private function is
entered by its calls, with what they pass (Wegman and Zadeck, Constant propagation with
conditional branches). Upstream: `SparseForwardDataFlowAnalysis`, `DeadCodeAnalysis`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Generic, TypeVar

from bridge.analysis.dataflow import Joined
from bridge.analysis.entered import Callables
from bridge.ir.attributes import Attribute
from bridge.ir.core import Block, BlockArgument, Operation, Value
from bridge.ir.walk import walk
from bridge.op.folding import constant_of
from bridge.op.interfaces.control_flow import (
    DecidedBranch,
    Edge,
    RegionBranch,
    passed,
)
from bridge.op.traits import has_trait

S = TypeVar("S")


class SparseForward(Joined[S]):
    """Facts about values that follow from what they are made of."""

    @abstractmethod
    def unknown(self, value: Value) -> S:
        """What holds of a value that nothing is known of but what it is."""

    @abstractmethod
    def transfer(self, op: Operation, operands: Sequence[S]) -> Sequence[S | Value]:
        """What holds of the results of an operation without regions.

        A value stands for what holds of it.
        """

    def constant(self, value: Value, fact: S) -> Attribute | None:
        """The constant that a value is, by what holds of it: it decides branches."""
        return constant_of(value)

    def argument(
        self, value: BlockArgument, fact_of: Callable[[Value], S | None]
    ) -> S | None:
        """What holds of an argument of a region that nothing is passed to.

        `fact_of` gives what holds of other values, `None` of one that control did not
        come to yet: then it does not come to the argument either.
        """
        return self.unknown(value)

    def solve(self, root: Operation) -> dict[Value, S]:
        """What holds of each value inside that control may come to, or that is used."""
        return _Solver(self, root).solve()

    def reached(self, root: Operation) -> set[Block]:
        """The blocks inside that control may come to."""
        solver = _Solver(self, root)
        solver.solve()
        return solver.live


class _Solver(Generic[S]):
    def __init__(self, analysis: SparseForward[S], root: Operation) -> None:
        self._analysis = analysis
        self._root = root
        self._found: dict[Value, S] = {}
        self._inside = {
            block
            for op in walk(root)
            for region in op.regions
            for block in region.blocks
        }
        self.live: set[Block] = set()
        """The blocks that control may come to."""
        self._callables = Callables(root)
        self._returns: dict[Operation, list[Operation]] = defaultdict(list)
        """Of each function, those of its terminators that return to its calls."""
        self._looked_at: dict[Value, set[Operation]] = defaultdict(set)
        """The operations that are what a value is, which need not use it."""
        self._pending: deque[Operation] = deque()
        self._waiting: set[Operation] = set()

    def solve(self) -> dict[Value, S]:
        for region in self._root.regions:
            self._enter(region.blocks[:1])
        while self._pending:
            op = self._pending.popleft()
            self._waiting.discard(op)
            self._visit(op)
        return self._found

    # Where control goes

    def _enter(self, blocks: Iterable[Block]) -> None:
        """Has control come to blocks with arguments that nothing is known of."""
        for block in blocks:
            self._come_to(block)
            self._begin(block.arguments)

    def _come_to(self, block: Block) -> None:
        if block not in self.live:
            self.live.add(block)
            for op in block:
                self._wait(op)

    def _wait(self, op: Operation) -> None:
        if op not in self._waiting:
            self._waiting.add(op)
            self._pending.append(op)

    def _visit(self, op: Operation) -> None:
        if op.parent not in self.live:
            return
        if op.regions:
            self._visit_regions(op)
        elif op in self._callables.callees:
            self._call(op, self._callables.callees[op])
        elif op.results:
            self._run(op)
        if op.successors:
            self._branch(op)
        elif op.next is None:
            self._leave(op)

    def _visit_regions(self, op: Operation) -> None:
        if isinstance(op, RegionBranch):
            known = self._constants(op.operands)
            if known is not None:
                self._follow(op, op.edges_where(None, known))
            return
        self._know_nothing(op.results)
        if not self._callables.has_known_calls(op):
            for region in op.regions:
                self._enter(region.blocks[:1])

    def _follow(self, op: Operation, edges: Iterable[Edge]) -> None:
        """Has control go along the edges of an operation with regions."""
        for target, operands, inputs in edges:
            if target is None:
                values: Sequence[Value] = op.results
            elif target.blocks:
                block = target.blocks[0]
                values = block.arguments
                self._come_to(block)
            else:
                continue
            self._pass(operands, inputs)
            if len(inputs) != len(values):
                given = set(inputs)
                self._begin([v for v in values if v not in given])

    def _branch(self, op: Operation) -> None:
        if not has_trait(op, "BranchOpInterface"):
            self._enter(op.successors)
            return
        known = self._constants(op.operands)
        if known is None:
            return
        taken = op.successor_where(known) if isinstance(op, DecidedBranch) else None
        for block, operands in zip(op.successors, passed(op), strict=True):
            if taken is None or block is taken:
                count = len(block.arguments) - len(operands)
                self._come_to(block)
                self._know_nothing(block.arguments[:count])
                self._pass(operands, block.arguments[count:])

    def _leave(self, op: Operation) -> None:
        """Has control go on where the last operation of a block leads."""
        around = op.parent_op
        if around is None or around is self._root:
            return
        if isinstance(around, RegionBranch):
            known = self._constants(op.operands)
            if known is not None and has_trait(op, _TERMINATOR):
                self._follow(around, around.edges_where(op, known))
            return
        for call in self._callables.calls.get(around, ()):
            if op not in self._returns[around]:
                self._returns[around].append(op)
            self._return(op, call)

    def _call(self, op: Operation, callee: Operation) -> None:
        if not self._callables.has_body(callee):
            self._know_nothing(op.results)
            return
        entry = callee.regions[0].blocks[0]
        if self._callables.has_known_calls(callee):
            self._come_to(entry)
            arguments = op.operands[len(op.operands) - len(entry.arguments) :]
            self._pass(arguments, entry.arguments)
        for last in self._returns.get(callee, ()):
            self._return(last, op)

    def _return(self, last: Operation, call: Operation) -> None:
        fits = len(last.operands) == len(call.results)
        if call.parent not in self.live:
            return
        if fits and has_trait(last, "ReturnLike"):
            self._pass(last.operands, call.results)
        else:
            self._know_nothing(call.results)

    # What is known

    def _fact(self, value: Value) -> S | None:
        """What is known of a value; `None` where control did not come to it yet."""
        if value not in self._found and value.block not in self._inside:
            self._found[value] = self._analysis.unknown(value)
        return self._found.get(value)

    def _facts(self, values: Sequence[Value]) -> list[S] | None:
        facts = [self._fact(value) for value in values]
        known = [fact for fact in facts if fact is not None]
        return known if len(known) == len(facts) else None

    def _constants(self, values: Sequence[Value]) -> list[Attribute | None] | None:
        """The constants among some values; `None` where one was not yet reached."""
        facts = self._facts(values)
        if facts is None:
            return None
        constant = self._analysis.constant
        return [constant(v, f) for v, f in zip(values, facts, strict=True)]

    def _run(self, op: Operation) -> None:
        facts = self._facts(op.operands)
        if facts is not None:
            news = zip(op.results, self._analysis.transfer(op, facts), strict=True)
            for value, new in news:
                fact = self._fact_of(new, op)
                if fact is not None:
                    self._join(value, fact)

    def _fact_of(self, new: S | Value, op: Operation) -> S | None:
        if not isinstance(new, Value):
            return new
        self._looked_at[new].add(op)
        return self._fact(new)

    def _know_nothing(self, values: Iterable[Value]) -> None:
        for value in values:
            self._join(value, self._analysis.unknown(value))

    def _begin(self, values: Iterable[Value]) -> None:
        """Finds what holds of values that nothing is passed to."""
        for value in values:
            fact = (
                self._analysis.argument(value, self._fact)
                if isinstance(value, BlockArgument)
                else self._analysis.unknown(value)
            )
            if fact is not None:
                self._join(value, fact)

    def _pass(self, sources: Sequence[Value], values: Sequence[Value]) -> None:
        for source, value in zip(sources, values, strict=False):
            fact = self._fact(source)
            if fact is not None:
                self._join(value, fact)

    def _join(self, value: Value, fact: S) -> None:
        known = self._found.get(value)
        joined = fact if known is None else self._analysis.join(known, fact)
        if known is None or joined != known:
            self._found[value] = joined
            for user in (*value.users, *self._looked_at.get(value, ())):
                self._wait(user)


_TERMINATOR: Final = "RegionBranchTerminatorOpInterface"
