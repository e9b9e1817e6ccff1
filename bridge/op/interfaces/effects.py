"""Whether an operation is pure (speculatable, no memory effects), as in upstream.

An operation is pure where it may be run although the program would not (it is
speculatable) and touches no memory. Most say so by traits; what depends on more is a
method of the op's class. Upstream: ConditionallySpeculatable, MemoryEffectOpInterface.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from bridge.ir.core import Operation, Value
from bridge.ir.types import MemRefType, UnrankedMemRefType
from bridge.ods.rows import Row, row
from bridge.op.base import Op
from bridge.op.interfaces.ranges import range_of
from bridge.op.traits import has_trait


class Speculation(Enum):
    """Whether an operation may run where the program would not run it."""

    NEVER = 0
    ALWAYS = 1
    AS_ITS_REGIONS = 2


class Speculatable(Op):
    """An operation that may be speculated or not, by more than its traits."""

    def speculation(self) -> Speculation:
        """Whether it may run where the program would not run it."""
        raise NotImplementedError


class MemoryEffects(Op):
    """An operation that says what it writes by more than its row."""

    def writes_to(self, value: Value) -> bool:
        """Whether it may write to the memory of an operand."""
        raise NotImplementedError


class OnlyReads(MemoryEffects):
    """It changes no memory, whatever its row says."""

    def writes_to(self, value: Value) -> bool:
        return False


def is_pure(op: Operation) -> bool:
    """Whether it may run anywhere, any number of times, with no other effect."""
    return is_speculatable(op) and is_memory_effect_free(op)


def is_speculatable(op: Operation) -> bool:
    """Whether running it where the program would not is no change."""
    pending = [op]
    while pending:
        current = pending.pop()
        found = _speculation(current)
        if found is Speculation.NEVER:
            return False
        if found is Speculation.AS_ITS_REGIONS:
            pending += _inside(current)
    return True


def is_memory_effect_free(op: Operation) -> bool:
    """Whether neither it nor what it runs touches memory."""
    pending = [op]
    while pending:
        current = pending.pop()
        line = row(current.name)
        if line is None:
            return False
        recursive = line.has_trait("RecursiveMemoryEffects")
        stated = not line.trait_names.isdisjoint(_STATED)
        if stated and _has_effect(current, line):
            return False
        if not stated and not recursive:
            return False
        if recursive:
            pending += _inside(current)
    return True


_STATED: Final = ("MemoryEffectOpInterface", "MemoryEffects", "NoMemoryEffect")


def _inside(op: Operation) -> Iterator[Operation]:
    return (
        inner for region in op.regions for block in region.blocks for inner in block
    )


def _speculation(op: Operation) -> Speculation:
    line = row(op.name)
    if line is None or not line.has_trait("ConditionallySpeculatable"):
        return Speculation.NEVER
    if isinstance(op, Speculatable):
        return op.speculation()
    if line.has_trait("AlwaysSpeculatableImplTrait"):
        return Speculation.ALWAYS
    recursive = line.has_trait("RecursivelySpeculatableImplTrait")
    if recursive or (line.has_trait(_DESTINATION_STYLE) and not has_buffers(op)):
        return Speculation.AS_ITS_REGIONS
    return Speculation.NEVER


def _has_effect(op: Operation, line: Row) -> bool:
    if line.has_trait("NoMemoryEffect"):
        return False
    stated = False
    for field, slots in (("operands", line.operands), ("results", line.results)):
        for index, slot in enumerate(slots):
            stated = stated or bool(slot.effects)
            if slot.effects and getattr(line, field).values(index)(op):
                return True
    if stated:
        return False
    return not line.has_trait(_DESTINATION_STYLE) or has_buffers(op)


def may_write(op: Operation, value: Value) -> bool:
    """Whether an operation may write to, or free, the memory of one of its operands.

    What it runs in regions is not looked at, and may do what it likes.
    """
    line = row(op.name)
    if isinstance(op, MemoryEffects):
        return op.writes_to(value)
    if line is None or line.has_trait("NoMemoryEffect"):
        return line is None
    if any(slot.effects for slot in (*line.operands, *line.results)):
        changed = [i for i, s in enumerate(line.operands) if {*s.effects} - {"Read"}]
        return any(value in line.operands.values(i)(op) for i in changed)
    if line.has_trait(_DESTINATION_STYLE) and len(line.operands) > 1:
        # What is read only comes first; a buffer may be among the others as well.
        others = range(1, len(line.operands))
        return any(value in line.operands.values(i)(op) for i in others)
    return True


_DESTINATION_STYLE: Final = "DestinationStyleOpInterface"


def has_buffers(op: Operation) -> bool:
    """Whether an operand is a memref."""
    return any(
        isinstance(value.type, MemRefType | UnrankedMemRefType) for value in op.operands
    )


def speculated_if(condition: bool) -> Speculation:
    """Always or never."""
    return Speculation.ALWAYS if condition else Speculation.NEVER


def never_divides_by_zero(divisor: Value) -> Speculation:
    """Of an unsigned division, or the remainder of one."""
    low, high = range_of(divisor)
    return speculated_if(low > 0 or high < 0)


def never_overflows(divisor: Value) -> Speculation:
    """Of a signed division: the smallest number divided by minus one overflows."""
    low, high = range_of(divisor)
    return speculated_if(low > 0 or high < -1)


def is_constant(value: Value) -> bool:
    """Whether an op that is nothing but a constant makes a value."""
    return has_trait(value.defining_op, "ConstantLike")
