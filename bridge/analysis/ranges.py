"""Which integers values may be. Upstream: `IntegerRangeAnalysis`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Final, NamedTuple

from bridge.analysis.sparse import SparseForward
from bridge.arguments import checked
from bridge.ir.attributes import Attribute, DenseElementsAttr, IntegerAttr
from bridge.ir.core import BlockArgument, Operation, Value
from bridge.ir.types import IndexType, IntegerType
from bridge.op.folding import constant_of
from bridge.op.integer_ranges import IntegerRange, width_of_range
from bridge.op.interfaces.polyhedral import AffineLoops, AffineValue, LoopBounds
from bridge.op.interfaces.ranges import (
    CountingLoop,
    InferIntRange,
    LoopBound,
    Range,
    range_of_map,
)

__all__ = ["integer_ranges", "ranges_of_values"]


class _Fact(NamedTuple):
    """Which numbers a value may be, and how often they have become more."""

    range: IntegerRange
    grown: int = 0


_PATIENCE: Final = 6
"""So often the numbers of a value may grow by what is added; then by far more."""

_STEPS: Final = (0, *((1 << n) - 1 for n in (7, 8, 15, 16, 31, 32, 63, 64)))


class _Ranges(SparseForward[_Fact]):
    def join(self, one: _Fact, other: _Fact) -> _Fact:
        joined = one.range.union(other.range)
        if joined == one.range:
            return one
        if one.grown >= _PATIENCE:
            joined = _widened(one.range, joined)
        return _Fact(joined, one.grown + 1)

    def unknown(self, value: Value) -> _Fact:
        return _Fact(IntegerRange.any(width_of_range(value.type)))

    def constant(self, value: Value, fact: _Fact) -> Attribute | None:
        number = fact.range.value
        if number is None or not isinstance(value.type, IntegerType | IndexType):
            return constant_of(value)
        return IntegerAttr.wrapped(number, value.type)

    def transfer(self, op: Operation, operands: Sequence[_Fact]) -> Sequence[_Fact]:
        facts = [self.unknown(value) for value in op.results]
        found = _inferred(op, [fact.range for fact in operands])
        return facts if found is None else [_Fact(found), *facts[1:]]

    def argument(
        self, value: BlockArgument, fact_of: Callable[[Value], _Fact | None]
    ) -> _Fact | None:
        around = value.block.parent_op
        loops = around.loops() if isinstance(around, AffineLoops) else None
        for loop in loops or ():
            if loop.variable is value:
                return _of_affine_loop(loop, fact_of)
        if isinstance(around, CountingLoop):
            for one in around.counted():
                if one.variable is value:
                    return _of_loop(value, one.first, one.end, fact_of)
        if isinstance(around, InferIntRange):
            found = around.argument_range(value)
            return self.unknown(value) if found is None else _Fact(found)
        return self.unknown(value)


def _widened(before: IntegerRange, joined: IntegerRange) -> IntegerRange:
    """Numbers that became more, and now far more, so that there is an end of it."""
    width = joined.width
    whole = IntegerRange.any(width)
    umin, umax, smin, smax = joined[1:]
    if umin < before.umin:
        umin = 0
    if umax > before.umax:
        umax = min([n for n in _STEPS if umax <= n <= whole.umax] or [whole.umax])
    if smin < before.smin:
        smin = max([~n for n in _STEPS if whole.smin <= ~n <= smin] or [whole.smin])
    if smax > before.smax:
        smax = min([n for n in _STEPS if smax <= n <= whole.smax] or [whole.smax])
    return IntegerRange(width, umin, umax, smin, smax)


Facts = Callable[[Value], _Fact | None]


def _of_affine_loop(loop: LoopBounds, fact_of: Facts) -> _Fact | None:
    """The numbers of an induction variable; it has any where the loop never runs."""
    ends: list[IntegerRange] = []
    for (map_, values), extremum in ((loop.lower, "max"), (loop.upper, "min")):
        facts = [fact_of(value) for value in values]
        known = [fact.range for fact in facts if fact is not None]
        if len(known) < len(facts):
            return None
        ends.append(range_of_map(map_, known, extremum))
    return _between(*ends)


def _of_loop(
    variable: Value, first: LoopBound, last: LoopBound, fact_of: Facts
) -> _Fact | None:
    width = width_of_range(variable.type)
    ends: list[IntegerRange] = []
    for bound in (first, last):
        if isinstance(bound, int):
            ends.append(IntegerRange.constant(width, bound))
            continue
        fact = fact_of(bound)
        if fact is None:
            return None
        ends.append(fact.range)
    return _between(*ends)


def _between(first: IntegerRange, last: IntegerRange) -> _Fact:
    """The numbers from one of a range on, below one of another."""
    low, high = first.smin, last.smax - 1
    if high < low:
        return _Fact(IntegerRange.any(first.width))
    return _Fact(IntegerRange.of_signed(first.width, low, high))


def _inferred(op: Operation, operands: Sequence[IntegerRange]) -> IntegerRange | None:
    """What the first result of an operation may be, by its operands."""
    known = constant_of(op.results[0]) if op.results else None
    if known is not None:
        return _of_constant(known, width_of_range(op.results[0].type))
    if isinstance(op, InferIntRange):
        return op.infer_range(operands)
    if isinstance(op, AffineValue):
        extremum, (map_, values) = op.applied()
        by_value = dict(zip(op.operands, operands, strict=True))
        return range_of_map(map_, [by_value[value] for value in values], extremum)
    return None


def _of_constant(value: Attribute, width: int) -> IntegerRange | None:
    if isinstance(value, IntegerAttr):
        return IntegerRange.constant(width, value.bits)
    if not width or not isinstance(value, DenseElementsAttr) or not value.values:
        return None
    every = [IntegerRange.constant(width, int(n)) for n in set(value.values)]
    return reduce(IntegerRange.union, every)


def ranges_of_values(root: Operation) -> dict[Value, IntegerRange]:
    """What integers and indices inside an operation may be, with and without a sign."""
    found = _Ranges().solve(root)
    return {value: fact.range for value, fact in found.items() if fact.range.width}


@checked
def integer_ranges(root: Operation) -> dict[Value, Range]:
    """The least and the greatest number that integers and indices inside may be.

    They are numbers with signs, of vectors those of each element; an index has 64 bits.
    Values that control never comes to are left out.
    """
    found = ranges_of_values(root)
    return {value: (one.smin, one.smax) for value, one in found.items()}
