"""Which values are constants, and which integers they may be otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bridge.analysis.sparse import SparseForward
from bridge.arguments import checked
from bridge.ir.affine import AffineDim, AffineExpr, AffineSymbol
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.core import BlockArgument, Operation, Value
from bridge.ir.shapes import element_or_self
from bridge.ir.types import IndexType, IntegerType
from bridge.op.base import Op
from bridge.op.folding import FOLD_RULES, Constants, constant_of
from bridge.op.interfaces.polyhedral import AffineLoops, AffineValue, LoopBounds
from bridge.op.interfaces.ranges import (
    ANY,
    InferIntRange,
    InfersRange,
    Range,
    range_of_expr,
)


class Constant(NamedTuple):
    """What a value always is, and the dialect of the operation that made it so."""

    value: Attribute | None
    """`None` is any value."""
    dialect: str = ""


_ANY: Final = Constant(None)


class _Constants(SparseForward[Constant]):
    def join(self, one: Constant, other: Constant) -> Constant:
        return one if one.value is other.value else _ANY

    def unknown(self, value: Value) -> Constant:
        op = value.defining_op
        return _ANY if op is None else Constant(constant_of(value), op.dialect)

    def constant(self, value: Value, fact: Constant) -> Attribute | None:
        return fact.value

    def transfer(
        self, op: Operation, operands: Sequence[Constant]
    ) -> Sequence[Constant | Value]:
        known = [self.unknown(value) for value in op.results]
        if not isinstance(op, Op) or any(fact.value for fact in known):
            return known
        folded = _folded(op, tuple([fact.value for fact in operands]))
        if folded is None:
            return known
        return [f if isinstance(f, Value) else Constant(f, op.dialect) for f in folded]


def _folded(op: Op, operands: Constants) -> Sequence[Value | Attribute] | None:
    """What the rules of an operation make of its results; it is left as it is."""
    kept = list(op.operands), op.properties, op.attributes
    for rule in FOLD_RULES[type(op)]:
        result = rule(op, operands)
        if list(op.operands) != kept[0]:
            op.operands = kept[0]
        op.properties, op.attributes = kept[1:]
        found = (result,) if isinstance(result, Value | Attribute) else result
        if found and found[0] not in op.results:
            return found
    return None


def constant_facts(root: Operation) -> dict[Value, Constant]:
    """The values inside an operation that are always the same constant."""
    found = _Constants().solve(root)
    return {value: fact for value, fact in found.items() if fact.value is not None}


@checked
def constants(root: Operation) -> dict[Value, Attribute]:
    """The values inside an operation that are always the same constant.

    As sparse conditional constant propagation finds them. Values that control never
    comes to are none of them.
    """
    found = _Constants().solve(root)
    return {value: fact.value for value, fact in found.items() if fact.value}


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
    Values that control never comes to are left out.
    """
    found = _Ranges().solve(root)
    return {
        value: (fact.low, fact.high)
        for value, fact in found.items()
        if isinstance(element_or_self(value.type), IntegerType | IndexType)
    }
