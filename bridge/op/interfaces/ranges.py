"""What is known of an integer by the op that makes it, whatever its operands are.

Upstream asks no further when it wants to know whether a divisor may be zero.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.affine.expr import (
    AffineAdd,
    AffineBinary,
    AffineCeilDiv,
    AffineFloorDiv,
    AffineMod,
    AffineMul,
    postorder,
)
from bridge.ir.core import BlockArgument, Value
from bridge.ir.types import DYNAMIC, RankedType
from bridge.op.base import Op, constant_integer
from bridge.op.integer_ranges import INDEX_WIDTHS, IntegerRange, width_of_range

Range = tuple[int, int]
"""The least and the greatest number that may be."""

LEAST: Final = -(1 << 63)
GREATEST: Final = (1 << 63) - 1
ANY: Final = (LEAST, GREATEST)


RangeOf = Callable[[Value], IntegerRange]


class InferIntRange(Op):
    """An operation that says which integers its first result may be.

    Upstream: InferIntRangeInterface.
    """

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        """By what its operands may be; `None` where it may be any.

        Where an operand is no integer, its range has the width 0.
        """
        width = width_of_range(self.results[0].type)
        return IntegerRange.of_signed(width, *self.result_range())

    def argument_range(self, argument: BlockArgument) -> IntegerRange | None:
        """What an argument of a region may be; `None` where it may be any."""
        return None

    def result_range(self) -> Range:
        """The least and the greatest, whatever the operands are."""
        return ANY


class SameRange(InferIntRange):
    """Its result has elements of its first operand alone."""

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        return operands[0]


class CountingLoop(Op):
    """Loops whose variables count from a value to another one, which they do not reach.

    Their steps are positive.
    """

    def counted(self) -> Sequence[Counted]:
        """Each variable, with what it begins with and what it ends before."""
        raise NotImplementedError


LoopBound = Value | int


class Counted(NamedTuple):
    """A variable of a loop, and its numbers."""

    variable: Value
    first: LoopBound
    end: LoopBound
    step: LoopBound


class GivesPositive(InferIntRange):
    """Its result is at least one."""

    def result_range(self) -> Range:
        return 1, GREATEST


class GivesSize(InferIntRange):
    """Its result is the size of a dimension of its first operand."""

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        low, high = operands[1].smin, operands[1].smax
        ty = self.operands[0].type
        shape = ty.shape if isinstance(ty, RankedType) else ()
        sizes = shape[max(low, 0) : max(high + 1, 0)]
        ends = (0, GREATEST) if not sizes or DYNAMIC in sizes else None
        low, high = ends or (int(min(sizes)), int(max(sizes)))
        return IntegerRange.of_signed(INDEX_WIDTHS[1], low, high)

    def result_range(self) -> Range:
        ty = self.operands[0].type
        shape = ty.shape if isinstance(ty, RankedType) else ()
        if not shape or DYNAMIC in shape:
            return 0, GREATEST
        return min(shape), max(shape)


def range_of(value: Value) -> Range:
    """The numbers that an index may be."""
    known = constant_integer(value)
    if known is not None:
        return known, known
    op = value.defining_op
    return op.result_range() if isinstance(op, InferIntRange) else ANY


def inferred_range(value: Value) -> IntegerRange | None:
    """What an operation says of its first result, whatever its operands are."""
    op = value.defining_op
    if not isinstance(op, InferIntRange) or value is not op.results[0]:
        return None
    widths = [width_of_range(operand.type) for operand in op.operands]
    return op.infer_range([IntegerRange.any(width) for width in widths])


def range_of_expr(
    expr: AffineExpr, inputs: Mapping[AffineExpr, Range] | None = None
) -> Range:
    """The values of an affine expression, of dimensions and symbols that may be these.

    Without, they may be any.
    """
    found: dict[AffineExpr, Range] = {}
    for part in postorder([expr]):
        rule = _OPERATIONS.get(type(part))
        if isinstance(part, AffineConstant):
            found[part] = part.value, part.value
        elif isinstance(part, AffineBinary) and rule is not None:
            low, high = rule(found[part.lhs], found[part.rhs])
            # Nothing overflows: that would be undefined.
            found[part] = max(low, LEAST), min(high, GREATEST)
        else:
            found[part] = (inputs or {}).get(part, ANY)
    return found[expr]


def range_of_sum(a: Range, b: Range) -> Range:
    return a[0] + b[0], a[1] + b[1]


def range_of_product(a: Range, b: Range) -> Range:
    corners = [x * y for x in a for y in b]
    return min(corners), max(corners)


def _remainder(a: Range, b: Range) -> Range:
    if b[1] <= 0:
        return ANY
    if a[0] >= 0 and a[1] < b[0]:
        return a
    if b[0] == b[1] and a[0] >= 0 and a[1] - a[0] < b[1]:
        low, high = a[0] % b[1], a[1] % b[1]
        return (low, high) if low <= high else (0, b[1] - 1)
    return 0, b[1] - 1


def _quotient(a: Range, b: Range) -> Range:
    corners = [x // y for x in a for y in (max(b[0], 1), max(b[1], 1))]
    return min(corners), max(corners)


def _quotient_upwards(a: Range, b: Range) -> Range:
    corners = [-(-x // y) for x in a for y in (max(b[0], 1), max(b[1], 1))]
    return min(corners), max(corners)


_OPERATIONS: Final[dict[object, Callable[[Range, Range], Range]]] = {
    AffineAdd: range_of_sum,
    AffineCeilDiv: _quotient_upwards,
    AffineFloorDiv: _quotient,
    AffineMod: _remainder,
    AffineMul: range_of_product,
}


def range_of_map(
    map_: AffineMap, operands: Sequence[IntegerRange], extremum: str = ""
) -> IntegerRange:
    """What a map gives of numbers, dimensions before symbols: the only result.

    Or the least or the greatest of its results, as `min` or `max`.
    """
    dims = [AffineDim(n) for n in range(map_.num_dims)]
    symbols = [AffineSymbol(n) for n in range(map_.num_symbols)]
    numbers = [(given.smin, given.smax) for given in operands]
    known: dict[AffineExpr, Range] = dict(zip((*dims, *symbols), numbers, strict=True))
    found = [range_of_expr(expr, known) for expr in map_.results]
    choose = min if extremum == "min" else max
    low, high = (choose(ends) for ends in zip(*found, strict=True))
    return IntegerRange.of_signed(INDEX_WIDTHS[1], low, high)
