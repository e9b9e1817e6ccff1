"""Whether every value is there where it is used."""

from __future__ import annotations

from bridge.errors import UNKNOWN, Invalid, Position
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.dominance import Dominance
from bridge.ir.values import BlockArgument, OpResult, Value
from bridge.verifier.rules import rules_of


def verify_dominance(root: Operation) -> None:
    """Verifies all operations nested in one, up to what is isolated from above.

    Raises `Invalid` for the first use of a value that may not be there yet.
    """
    dominance = Dominance(_GraphRegions())
    pending: list[_Pending] = [(root, set())] if root.regions else []
    while pending:
        op, around = pending.pop()
        for region in op.regions:
            for block in region.blocks:
                _verify_block(block, around, dominance, pending)


_Pending = tuple[Operation, set[Value]]
"""An operation to visit, and the values known to be defined before it."""


class _GraphRegions:
    """The regions whose operations have no order.

    Whether those of an op that is not registered have one is unknown: any is good.
    """

    def __contains__(self, region: object) -> bool:
        if not isinstance(region, Region) or region.parent is None:
            return False
        if len(region.blocks) != 1:
            return False
        rules = rules_of(region.parent.name)
        return rules is None or rules.graph


def _is_isolated(op: Operation) -> bool:
    rules = rules_of(op.name)
    return rules is not None and rules.isolated


class _Enclosing:
    """The operations around a block, which are met once for all values that it uses."""

    __slots__ = ("_by_region", "_next")

    def __init__(self, block: Block) -> None:
        self._by_region: dict[Region, Operation] = {}
        self._next = block.parent_op

    def beside(self, value: Value, op: Operation) -> Operation:
        """What is, or holds, an operation of the block in the region of a value.

        The operation itself where there is nothing of the kind.
        """
        block = value.block
        region = block.parent if block is not None else None
        if region is None or region is op.parent_region:
            return op
        while region not in self._by_region and self._next is not None:
            outer = self._next.parent_region
            if outer is not None:
                self._by_region[outer] = self._next
            self._next = self._next.parent_op
        return self._by_region.get(region, op)


def _verify_block(
    block: Block, around: set[Value], dominance: Dominance, pending: list[_Pending]
) -> None:
    """Verifies the operations of a block; those that hold others become pending.

    What is defined elsewhere and is there for one operation of a block is there for
    all, and for what they hold: so nothing is sought from deep inside time and again.
    """
    # In what nothing gets to, whatever is used is there in time.
    reachable = block.is_entry or dominance.is_reachable(block)
    here: set[Value] = set(block.arguments)
    elsewhere: set[Value] = set()
    enclosing = _Enclosing(block)
    is_here = here.issuperset
    op = block.first
    while op is not None:
        operands = op.operands
        # What is defined earlier in the block, or outside, dominates.
        if operands and reachable and not is_here(operands):
            for value in operands:
                if value not in here:
                    if value not in around:
                        user = enclosing.beside(value, op)
                        if not dominance.value_dominates(value, user):
                            raise _not_there(op, value)
                    here.add(value)
                    if value.block is not block:
                        elsewhere.add(value)
        if op.results:
            here.update(op.results)
        if op.regions and not _is_isolated(op):
            pending.append((op, elsewhere))
        op = op.next


def _not_there(op: Operation, value: Value) -> Invalid:
    index = op.operands.index(value)
    error = op.bare_error(f"operand #{index} does not dominate this use")
    if isinstance(value, OpResult):
        where = _relation(op, value.op.parent, "op in ", "op is ")
        return error.with_note(f"operand defined here ({where})", value.op.position)
    if isinstance(value, BlockArgument):
        return error.with_note(*_argument_note(op, value.owner))
    return error


def _argument_note(op: Operation, block: Block) -> tuple[str, Position]:
    holder = block.parent_op
    location = UNKNOWN if holder is None else holder.position
    region = block.parent
    if region is None:
        return " (block without parent)", location
    number = region.blocks.index(block)
    where = _relation(op, block, "in ", "")
    return f"operand defined as a block argument (block #{number} {where})", location


def _relation(op: Operation, other: Block | None, inside: str, outside: str) -> str:
    """Where a block lies, seen from a use."""
    block = op.parent
    if other is block:
        return f"{inside}the same block"
    here = op.parent_region
    there = other.parent if other is not None else None
    if here is there:
        return f"{inside}the same region"
    if _holds(there, here):
        return f"{inside}a parent region"
    if _holds(here, there):
        return f"{inside}a child region"
    return f"{outside}neither in a parent nor in a child region"


def _holds(outer: Region | None, inner: Region | None) -> bool:
    """Whether a region has another one somewhere inside."""
    while inner is not None:
        holder = inner.parent
        inner = holder.parent_region if holder is not None else None
        if inner is outer:
            return outer is not None
    return False
