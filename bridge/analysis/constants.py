"""Which values are constants, and which integers they may be otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bridge.analysis.dataflow import SparseForward
from bridge.arguments import checked
from bridge.ir.affine import AffineDim, AffineExpr, AffineSymbol
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.core import BlockArgument, Operation, Value
from bridge.ir.shapes import element_or_self
from bridge.ir.types import IndexType, IntegerType
from bridge.op.base import Op
from bridge.op.folding import FOLD_RULES, constant_of
from bridge.op.interfaces.polyhedral import AffineLoops, AffineValue, LoopBounds
from bridge.op.interfaces.ranges import (
    ANY,
    InferIntRange,
    InfersRange,
    Range,
    range_of_expr,
)

Constant = Attribute | None
"""`None` is any value."""


class _Constants(SparseForward[Constant]):
    def join(self, one: Constant, other: Constant) -> Constant:
        return one if one is other else None

    def unknown(self, value: Value) -> Constant:
        return constant_of(value)

    def transfer(
        self, op: Operation, operands: Sequence[Constant]
    ) -> Sequence[Constant]:
        known = [constant_of(value) for value in op.results]
        if not isinstance(op, Op) or any(known) or not op.results:
            return known
        by_value = dict(zip(op.operands, operands, strict=True))
        for found in _folded(op, tuple(operands)):
            if isinstance(found, Value):
                return [by_value.get(found)]
            if isinstance(found, Attribute):
                return [found]
        return known


def _folded(op: Op, operands: tuple[Constant, ...]) -> list[object]:
    """What the rules of an operation of one result give; it is left as it is."""
    if len(op.results) != 1:
        return []
    kept = list(op.operands), op.properties, op.attributes
    found: list[object] = []
    for rule in FOLD_RULES[type(op)]:
        result = rule(op, operands)
        if list(op.operands) != kept[0]:
            op.operands = kept[0]
        op.properties, op.attributes = kept[1:]
        if isinstance(result, Value | Attribute):
            found.append(result)
        elif result is not None and result is not op.results:
            found += result
    return [one for one in found if one is not op.results[0]]


@checked
def constants(root: Operation) -> dict[Value, Attribute]:
    """The values inside an operation that are always the same constant.

    As sparse conditional constant propagation finds them, but that all branches are
    taken to be gone.
    """
    found = _Constants().solve(root)
    return {value: fact for value, fact in found.items() if fact is not None}


class _Fact(NamedTuple):
    """Which numbers a value may be, and how often they have become more."""

    low: int
    high: int
    grown: int = 0


_PATIENCE: Final = 6
"""So often the numbers of a value may grow by what is added; then by far more."""

_STEPS: Final = (0, *((1 << n) - 1 for n in (7, 15, 31, 63)))


class _Ranges(SparseForward[_Fact]):
    def join(self, one: _Fact, other: _Fact) -> _Fact:
        low, high = min(one.low, other.low), max(one.high, other.high)
        if (low, high) == one[:2]:
            return one
        if one.grown >= _PATIENCE:
            if low < one.low:
                low = max([-1 - n for n in _STEPS if -1 - n <= low] or [low])
            if high > one.high:
                high = min([n for n in _STEPS if n >= high] or [high])
        return _Fact(low, high, one.grown + 1)

    def unknown(self, value: Value) -> _Fact:
        known = constant_of(value)
        if isinstance(known, IntegerAttr):
            return _Fact(known.signed, known.signed)
        if isinstance(value, BlockArgument):
            around = value.block.parent_op
            loops = around.loops() if isinstance(around, AffineLoops) else None
            for loop in loops or ():
                if loop.variable is value:
                    return _of_loop(loop)
        op = value.defining_op
        if isinstance(op, InferIntRange):
            return _Fact(*op.result_range())
        return _Fact(*_of_type(value))

    def transfer(self, op: Operation, operands: Sequence[_Fact]) -> Sequence[_Fact]:
        facts = [self.unknown(value) for value in op.results]
        found = _inferred(op, [(fact.low, fact.high) for fact in operands])
        if found is None:
            return facts
        whole = _of_type(op.results[0])
        inside = whole[0] <= found[0] <= found[1] <= whole[1]
        return [_Fact(*found) if inside else _Fact(*whole)]


def _of_loop(loop: LoopBounds) -> _Fact:
    """The numbers of an induction variable; it has any where the loop never runs."""
    lows = [range_of_expr(expr)[0] for expr in loop.lower.map.results]
    highs = [range_of_expr(expr)[1] - 1 for expr in loop.upper.map.results]
    low, high = max(lows), min(highs)
    return _Fact(low, max(low, high))


def _of_type(value: Value) -> Range:
    ty = element_or_self(value.type)
    if isinstance(ty, IntegerType):
        half = 1 << max(0, ty.width - 1)
        return -half, half - 1
    return ANY


def _inferred(op: Operation, operands: Sequence[Range]) -> Range | None:
    """What the result of an operation may be, by its operands."""
    if isinstance(op, InfersRange):
        return op.infer_range(operands)
    if not isinstance(op, AffineValue):
        return None
    extremum, (map_, values) = op.applied()
    by_value = dict(zip(op.operands, operands, strict=True))
    dims = [AffineDim(n) for n in range(map_.num_dims)]
    symbols = [AffineSymbol(n) for n in range(map_.num_symbols)]
    inputs = zip((*dims, *symbols), [by_value[v] for v in values], strict=True)
    known: dict[AffineExpr, Range] = dict(inputs)
    found = [range_of_expr(expr, known) for expr in map_.results]
    lows, highs = zip(*found, strict=True)
    if extremum == "max":
        return max(lows), max(highs)
    return min(lows), min(highs)


@checked
def integer_ranges(root: Operation) -> dict[Value, Range]:
    """The least and the greatest number that integers and indices inside may be.

    They are numbers with signs, of vectors those of each element; an index has 64 bits.
    """
    found = _Ranges().solve(root)
    return {
        value: (fact.low, fact.high)
        for value, fact in found.items()
        if isinstance(element_or_self(value.type), IntegerType | IndexType)
    }
