"""`int-range-optimizations`: integers that can be one number alone are that number.

As upstream's pass of this name; remainders of what is below the divisor go as well.
"""

from __future__ import annotations

from bridge.analysis.ranges import ranges_of_values
from bridge.dialects import arith
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Operation, Value
from bridge.ir.walk import walk
from bridge.op.folding import IS_CONSTANT, constant_like, constant_of, number_of
from bridge.op.integer_ranges import IntegerRange
from bridge.passes.known_folds import has_known_folds
from bridge.passes.registry import Pass
from bridge.rewrite.constants import materialize_constant
from bridge.rewrite.dead import is_trivially_dead
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import Pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["IntRangeOptimizations"]


class IntRangeOptimizations(Pass, name="int-range-optimizations"):
    """Do optimizations based on integer range analysis."""

    def knows(self, op: Operation) -> bool:
        return all(has_known_folds(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        ranges = ranges_of_values(op)
        patterns = [_Constant(ranges), _Remainder(ranges)]
        apply_greedily(op, patterns, fold=False)


Ranges = dict[Value, IntegerRange]


class _Constant(Pattern, roots=Operation):
    """What is always the same number, and used, becomes a constant."""

    def __init__(self, ranges: Ranges) -> None:
        self._ranges = ranges

    def rewrite(self, op: Operation, rewriter: Rewriter) -> None:
        if IS_CONSTANT[type(op)]:
            return
        found = [self._replace(v, rewriter, op.dialect) for v in op.results]
        if any(found) and is_trivially_dead(op):
            rewriter.erase(op)
            return
        for region in op.regions:
            for block in region.blocks:
                self._replace_arguments(block, op.dialect, rewriter)

    def _replace_arguments(
        self, block: Block, dialect: str, rewriter: Rewriter
    ) -> None:
        before, rewriter.point = rewriter.point, InsertionPoint.at_start(block)
        for argument in block.arguments:
            self._replace(argument, rewriter, dialect)
        rewriter.point = before

    def _replace(self, value: Value, rewriter: Rewriter, dialect: str) -> bool:
        known = self._ranges.get(value)
        number = None if known is None else known.value
        if number is None or not value.has_uses:
            return False
        constant = constant_like(value.type, number)
        if constant is None:
            return False
        where = value.any_location
        made = materialize_constant(dialect, constant, value.type, where)
        made = made or materialize_constant("arith", constant, value.type, where)
        if made is None:
            return False
        rewriter.insert(made)
        self._ranges[made.results[0]] = self._ranges[value]
        rewriter.replace_all_uses(value, made.results[0])
        return True


class _Remainder(Pattern, roots=(arith.RemSIOp, arith.RemUIOp)):
    """A remainder of what is below the divisor is that."""

    def __init__(self, ranges: Ranges) -> None:
        self._ranges = ranges

    def rewrite(self, op: arith.RemSIOp | arith.RemUIOp, rewriter: Rewriter) -> None:
        divisor = number_of(constant_of(op.rhs))
        known = self._ranges.get(op.lhs)
        if known is None or not isinstance(divisor, int) or divisor <= 0:
            return
        unsigned = isinstance(op, arith.RemUIOp)
        low, high = known[1:3] if unsigned else known[3:]
        if low >= 0 and high < divisor:
            rewriter.replace(op, op.lhs)
