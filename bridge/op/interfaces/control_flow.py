"""Where control goes from operations with regions and from branches, and what with.

Upstream: RegionBranchOpInterface, RegionBranchTerminatorOpInterface, BranchOpInterface.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import ClassVar, Final, NamedTuple

from bridge.ir.attributes import Attribute
from bridge.ir.blocks import Region
from bridge.ir.core import Block, Operation
from bridge.ir.types import Type
from bridge.ir.values import Value
from bridge.ods.rows import row
from bridge.ods.slots import Arity, Slots
from bridge.op.accessors import set_slot
from bridge.op.base import Op, of_outline
from bridge.op.traits import has_trait

ValueSequence = Sequence[Value]


class Edge(NamedTuple):
    """One way that control may go."""

    target: Region | None
    """The region it enters; None where it leaves the operation."""
    operands: ValueSequence
    inputs: ValueSequence
    """What the operands become: arguments of the region, or the op's results."""


class RegionBranch(Op):
    """An operation whose regions control enters, and leaves by their terminators.

    A point is a terminator that control comes from, or None: it enters the operation.
    """

    def possible_edges(self, point: Operation | None) -> Iterator[Edge]:
        """Where control may go, in upstream's order, whatever is known of constants."""
        raise NotImplementedError

    def trip_count(self) -> int | None:
        """How often the body of a loop runs, where that is known."""
        return None

    def edges(self, point: Operation | None) -> Iterator[Edge]:
        """Where control may go; a loop of a known trip count goes where that leads."""
        count = self.trip_count()
        found = self.possible_edges(point)
        if count is None:
            return found
        enters = count > 0 if point is None else count != 1
        leaves = count == 0 or point is not None
        return (e for e in found if (leaves if e.target is None else enters))

    def edges_where(
        self, point: Operation | None, constants: Sequence[Attribute | None]
    ) -> Iterator[Edge]:
        """Where control may go if these are the operands, as far as they are known.

        Those of the point, or the operation's own where control enters it.
        """
        return self.edges(point)

    def carries(self, operand: Type, value: Type) -> bool:
        """Whether an operand of one type may become a value of another on an edge."""
        return operand is value

    def exits(self) -> Iterator[Operation]:
        """The terminators that leave its regions, in the order of the text."""
        for region in self.regions:
            for block in region.blocks:
                last = block.last
                if last is not None and has_trait(last, _TERMINATOR):
                    yield last


_TERMINATOR: Final = "RegionBranchTerminatorOpInterface"


class RegionsRunOnce(Op):
    """An operation of which upstream knows that each region runs once at most.

    Upstream: `getRegionInvocationBounds`.
    """


class RegionTerminator(Op):
    """A terminator of which not all operands are forwarded by the edges it begins."""

    kept: ClassVar[int | None] = 0
    """So many of the first operands stay with it; None: all."""


def forwarded(point: Operation) -> ValueSequence:
    """The values that a terminator forwards."""
    if not isinstance(point, RegionTerminator):
        return point.operands
    return () if point.kept is None else point.operands[point.kept :]


class RunsRegionsOnce(RegionBranch):
    """Each of the regions runs once at most, and yields the results."""

    @of_outline
    def possible_edges(self, point: Operation | None) -> Iterator[Edge]:
        if point is not None:
            yield Edge(None, forwarded(point), self.results)
            return
        for region in self.regions:
            yield Edge(region if region.blocks else None, (), ())


class Loop(RegionBranch):
    """A loop of one region: its body runs, or what comes after it, and then so again.

    The first argument of the body is the induction variable.
    """

    def initial_values(self) -> ValueSequence:
        """What the first iteration begins with."""
        raise NotImplementedError

    @of_outline
    def possible_edges(self, point: Operation | None) -> Iterator[Edge]:
        body = self.regions[0]
        arguments = body.blocks[0].arguments[1:] if body.blocks else ()
        operands = self.initial_values() if point is None else forwarded(point)
        yield Edge(body, operands, arguments)
        yield Edge(None, operands, self.results)


class RunsRegionsInTurn(RegionBranch):
    """Regions one after the other, whose arguments are the operands, if there are any.

    Any of them may yield the results.
    """

    @of_outline
    def possible_edges(self, point: Operation | None) -> Iterator[Edge]:
        done = 0
        if point is not None and point.parent_region is not None:
            done = self.regions.index(point.parent_region) + 1
        for region in self.regions[done:]:
            inputs = region.blocks[0].arguments if self.operands else ()
            yield Edge(region, self.operands, inputs)
        if point is not None:
            yield Edge(None, forwarded(point), self.results)


# Branches ----------------------------------------------------------------------------


class Branch(Op):
    """A branch that keeps some of its variadic operands, or passes more than them."""

    kept_operands: ClassVar[frozenset[str]] = frozenset()
    """The slots of those that are not passed to successors."""
    produced: ClassVar[Sequence[int]] = ()
    """How many arguments of each successor it makes itself: the first; else none."""


class DecidedBranch(Op):
    """A branch of which constants decide where it goes."""

    def successor_where(self, constants: Sequence[Attribute | None]) -> Block | None:
        """The successor if these are the operands; `None` where it may be several."""
        raise NotImplementedError


def passed(op: Operation) -> list[ValueSequence]:
    """The operands that a branch passes to each of its successors."""
    found = _passing(op.name)
    if found is None:
        return [() for _ in op.successors]
    return [values for part in found for values in part.groups(op)]


def passed_bounds(op: Operation) -> list[tuple[int, int]]:
    """For each successor of a branch, where the operands passed to it begin and end."""
    found: list[tuple[int, int]] = []
    for part in _passing(op.name) or ():
        start, _ = part.slots.bounds(op, part.slot)
        for group in part.groups(op):
            found.append((start, start + len(group)))
            start += len(group)
    return found


def pass_on(op: Operation, operands: Sequence[ValueSequence]) -> None:
    """Makes a branch pass other operands to its successors, one sequence for each."""
    given = iter(operands)
    for part in _passing(op.name) or ():
        groups = [next(given) for _ in part.groups(op)]
        several = part.slots[part.slot].arity is Arity.GROUPS
        set_slot(op, part.slots, part.slot, groups if several else groups[0])


class _Passing(NamedTuple):
    """A slot of operands that are passed to one successor, or in groups to several."""

    slots: Slots
    slot: int
    groups: Callable[[Operation], list[ValueSequence]]


@cache
def _passing(name: str) -> list[_Passing] | None:
    """What a branch passes; `None` where it is not registered."""
    line = row(name)
    if line is None:
        return None
    hidden = _kept_operands(name)
    return [
        _Passing(line.operands, index, line.operands.groups(index))
        for index, slot in enumerate(line.operands)
        if slot.arity is not Arity.ONE and slot.name not in hidden
    ]


def _kept_operands(name: str) -> frozenset[str]:
    from bridge.op.registry import op_class

    cls = op_class(name)
    return getattr(cls, "kept_operands", frozenset()) if cls else frozenset()
