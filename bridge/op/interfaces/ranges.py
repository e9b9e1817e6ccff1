"""What is known of an integer by the op that makes it, whatever its operands are.

Upstream asks no further when it wants to know whether a divisor may be zero.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bridge.ir.affine import AffineConstant, AffineExpr
from bridge.ir.affine.expr import (
    AffineAdd,
    AffineBinary,
    AffineCeilDiv,
    AffineFloorDiv,
    AffineMod,
    AffineMul,
    postorder,
)
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, RankedType
from bridge.op.base import Op, constant_integer

Range = tuple[int, int]
"""The least and the greatest number that may be."""

LEAST: Final = -(1 << 63)
GREATEST: Final = (1 << 63) - 1
ANY: Final = (LEAST, GREATEST)


class InferIntRange(Op):
    """An operation that says which numbers its first result may be.

    Upstream: InferIntRangeInterface.
    """

    def result_range(self) -> Range:
        """The least and the greatest, whatever the operands are."""
        raise NotImplementedError


class InfersRange(Op):
    """An operation whose result may be fewer numbers where its operands may be."""

    def infer_range(self, operands: Sequence[Range]) -> Range:
        """The least and the greatest; beyond the type's, where it may overflow."""
        raise NotImplementedError


class GivesPositive(InferIntRange):
    """Its result is at least one."""

    def result_range(self) -> Range:
        return 1, GREATEST


class GivesSize(InferIntRange):
    """Its result is the size of some dimension of its first operand: any of them."""

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
