"""`mem2reg`: memory that one pointer alone leads to becomes the values that it holds.

As upstream's pass of this name: what is loaded is what was stored last; where ways meet
on which that is not the same, blocks get arguments. R. Cytron et al., "Efficiently
Computing Static Single Assignment Form and the Control Dependence Graph" (1991). As in
LLVM 22, memory is left that something inside another region accesses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.dominance import Dominance, postorder
from bridge.ir.walk import walk, walk_post_order
from bridge.op.interfaces.control_flow import pass_on, passed
from bridge.op.interfaces.memory_slots import AccessesSlots, AllocatesSlots, Slot
from bridge.op.traits import has_ssa_dominance, has_trait
from bridge.passes.registry import Pass
from bridge.rewrite.rewriter import Rewriter

__all__ = ["Mem2Reg"]

_ARGUMENTS: Final = "new block args"
_PROMOTED: Final = "promoted slots"


class Mem2Reg(Pass, name="mem2reg"):
    """Promotes memory slots into values."""

    region_simplify: bool = True
    """It is upstream's, which never asks for it."""
    statistics: ClassVar[Mapping[str, str]] = {
        _ARGUMENTS: "Total amount of new block argument inserted in blocks",
        _PROMOTED: "Total amount of memory slot promoted",
    }

    def knows(self, op: Operation) -> bool:
        return all(
            isinstance(inner, AllocatesSlots)
            or not has_trait(inner, "PromotableAllocationOpInterface")
            for inner in walk(op)
        )

    def run(self, op: Operation) -> None:
        promoter = _Promoter()
        for region in op.regions:
            work = [*_allocations(region)]
            while work:
                work = self._promote_some(work, promoter)

    def _promote_some(
        self, work: list[AllocatesSlots], promoter: _Promoter
    ) -> list[AllocatesSlots]:
        """Promotes a slot of each operation; what is left, unless nothing changed."""
        left: list[AllocatesSlots] = []
        changed = False
        for op in work:
            promotion = promoter.promotion(op)
            if promotion is None:
                left.append(op)
                continue
            changed = True
            rest = promotion.run()
            self.count(_ARGUMENTS, len(promotion.meeting))
            self.count(_PROMOTED)
            left += [] if rest is None else [rest]
        return left if changed else []


def _allocations(region: Region) -> Iterator[AllocatesSlots]:
    for block in region.blocks:
        for op in block:
            for inner in walk_post_order(op):
                if isinstance(inner, AllocatesSlots):
                    yield inner


class _Flow:
    """Where control may go in a region; promotions leave that as it is."""

    def __init__(self, region: Region) -> None:
        self.blocks = region.blocks
        self.order = postorder(region)[::-1]
        self.dominators: Mapping[Block, Block] = Dominance().tree(region)
        self.before: dict[Block, list[Block]] = {block: [] for block in region.blocks}
        for block in region.blocks:
            for successor in dict.fromkeys(block.successors):
                self.before[successor].append(block)
        self.frontiers = self._frontiers()

    def _frontiers(self) -> dict[Block, list[Block]]:
        """By each block those at which its dominance ends."""
        found: dict[Block, dict[Block, None]] = {block: {} for block in self.blocks}
        for block in self.order:
            for before in self.before[block]:
                while before in self.dominators:
                    if before is self.dominators[block]:
                        break
                    found[before][block] = None
                    before = self.dominators[before]
        return {block: list(frontier) for block, frontier in found.items()}


class _Promoter:
    """What all promotions have in common."""

    def __init__(self) -> None:
        self.rewriter = Rewriter()
        self._flows: dict[Region, _Flow] = {}

    def promotion(self, op: AllocatesSlots) -> _Promotion | None:
        """That of the first slot of an operation that can be promoted."""
        region = op.parent_region
        if region is None or not has_ssa_dominance(region):
            return None
        for slot in op.slots():
            accesses = _accesses(slot, region)
            if accesses:
                found = _Promotion(self, op, slot, accesses, self._flow(region))
                if found.is_possible():
                    return found
        return None

    def _flow(self, region: Region) -> _Flow:
        if region not in self._flows:
            self._flows[region] = _Flow(region)
        return self._flows[region]


def _accesses(slot: Slot, region: Region) -> list[AccessesSlots]:
    """What uses memory, if all of it can do with the values that it holds."""
    found: list[AccessesSlots] = []
    for user in slot.pointer.users:
        if not isinstance(user, AccessesSlots) or user.parent_region is not region:
            return []
        if not user.can_go_without(slot):
            return []
        found.append(user)
    return found


class _Promotion:
    """One slot, and where ways meet on which it may hold different values."""

    def __init__(
        self,
        promoter: _Promoter,
        op: AllocatesSlots,
        slot: Slot,
        accesses: list[AccessesSlots],
        flow: _Flow,
    ) -> None:
        self._rewriter = promoter.rewriter
        self._op = op
        self._slot = slot
        self._accesses = dict.fromkeys(accesses)
        self._flow = flow
        self.meeting = self._meeting_blocks()
        self._initial: Value | None = None
        self._held: dict[AccessesSlots, Value] = {}

    # Where ways meet

    def _meeting_blocks(self) -> dict[Block, None]:
        """The blocks that need an argument."""
        storing = {
            access.parent: None
            for access in self._accesses
            if access.parent is not None and access.stored_to(self._slot) is not None
        }
        live = self._live_in(storing)
        found: dict[Block, None] = {}
        pending = list(storing)
        while pending:
            for block in self._flow.frontiers[pending.pop()]:
                if block in live and block not in found:
                    found[block] = None
                    pending.append(block)
        return found

    def _live_in(self, storing: Mapping[Block, None]) -> set[Block]:
        """The blocks at whose beginning it matters what the memory holds."""
        accessing = {op.parent for op in self._accesses if op.parent is not None}
        pending = [block for block in accessing if self._loads_first(block)]
        live: set[Block] = set()
        while pending:
            block = pending.pop()
            if block not in live:
                live.add(block)
                pending += [b for b in self._flow.before[block] if b not in storing]
        return live

    def _loads_first(self, block: Block) -> bool:
        first = next(op for op in block if op in self._accesses)
        assert isinstance(first, AccessesSlots)  # it is one of them
        return first.loads_from(self._slot)

    def is_possible(self) -> bool:
        """Whether all that goes where ways meet can hand on a value."""
        return all(
            has_trait(before.last, "BranchOpInterface")
            for block in self.meeting
            for before in self._flow.before[block]
        )

    # What is held

    def run(self) -> AllocatesSlots | None:
        """Promotes it; the operation that makes the other memory, if there is any."""
        with self._rewriter:
            initial = self._make_initial()
            reached = self._follow(initial)
            for access in reversed(self._held):
                access.go_without(self._slot, self._held[access])
            for access in self._accesses:
                if access not in self._held:
                    access.go_without(self._slot, initial)
            for block in self._flow.blocks:
                if block not in reached:
                    self._hand_on(block, initial)
            for access in self._accesses:
                self._rewriter.erase(access)
            if not initial.has_uses and initial.defining_op is not None:
                self._rewriter.erase(initial.defining_op)
            return self._op.without(self._slot)

    def _make_initial(self) -> Value:
        block = self._op.parent
        assert block is not None  # it is in a region
        self._rewriter.location = self._op.any_location
        with self._rewriter.moved_to(InsertionPoint.at_start(block)):
            return self._op.initial_value(self._slot)

    def _follow(self, initial: Value) -> Mapping[Block, Value]:
        """Finds what is held at each access; what is at the end of blocks."""
        ends: dict[Block, Value] = {}
        for block in self._flow.order:
            if block in self.meeting:
                at = self._op.any_location
                held: Value = block.add_argument(self._slot.element, at)
            else:
                held = ends.get(self._flow.dominators[block], initial)
            for op in block:
                if isinstance(op, AccessesSlots) and op in self._accesses:
                    self._held[op] = held
                    held = op.stored_to(self._slot) or held
            ends[block] = held
        for block, held in ends.items():
            self._hand_on(block, held)
        return ends

    def _hand_on(self, block: Block, held: Value) -> None:
        branch = block.last
        if branch is None or not any(one in self.meeting for one in branch.successors):
            return
        pairs = zip(passed(branch), branch.successors, strict=True)
        pass_on(
            branch,
            [
                [*values, held] if successor in self.meeting else values
                for values, successor in pairs
            ],
        )
