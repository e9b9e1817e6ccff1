"""Affine expressions as operations of arith, as upstream's lowering writes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bridge.dialects import arith
from bridge.errors import Diagnostic, PassFailed
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
)
from bridge.ir.core import Operation, Value
from bridge.ir.guard import deep
from bridge.ir.types import INDEX

__all__ = ["expanded", "expanded_map", "index_constant"]


def index_constant(value: int) -> Value:
    """A constant of type index, where operations are inserted."""
    return arith.ConstantOp(value, INDEX).result


def expanded_map(
    op: Operation, map_: AffineMap, inputs: Sequence[Value]
) -> list[Value]:
    """The results of a map of values, computed where operations are inserted.

    Raises `PassFailed`, at the operation, for a division by what is not positive.
    """
    return [expanded(op, expr, inputs, map_.num_dims) for expr in map_.results]


def expanded(
    op: Operation, expr: AffineExpr, inputs: Sequence[Value], num_dims: int
) -> Value:
    """One expression; the symbols are after so many dimensions."""
    with deep:
        return _Expansion(op, inputs, num_dims).of(expr)


class _Expansion:
    def __init__(self, op: Operation, inputs: Sequence[Value], num_dims: int) -> None:
        self._op = op
        self._dims, self._symbols = inputs[:num_dims], inputs[num_dims:]

    def of(self, expr: AffineExpr) -> Value:
        """The value of an expression, whose parts are computed from left to right."""
        if isinstance(expr, AffineConstant):
            return index_constant(expr.value)
        if isinstance(expr, AffineDim):
            return self._dims[expr.position]
        if isinstance(expr, AffineSymbol):
            return self._symbols[expr.position]
        assert isinstance(expr, AffineBinary)  # there are no others
        if type(expr) in _DIVISIONS:
            self._refuse_divisor(expr)
        lhs, rhs = self.of(expr.lhs), self.of(expr.rhs)
        return _WRITTEN[type(expr)](lhs, rhs)

    def _refuse_divisor(self, expr: AffineBinary) -> None:
        rhs = expr.rhs
        if isinstance(rhs, AffineConstant) and rhs.value <= 0:
            text = f"{_DIVISIONS[type(expr)]} by non-positive value is not supported"
            raise PassFailed(Diagnostic("error", text, self._op.position))


_DIVISIONS: Final[dict[type[AffineBinary], str]] = {
    AffineMod: "modulo",
    AffineFloorDiv: "division",
    AffineCeilDiv: "division",
}


def _sum(lhs: Value, rhs: Value) -> Value:
    return arith.AddIOp(lhs, rhs).result


def _product(lhs: Value, rhs: Value) -> Value:
    return arith.MulIOp(lhs, rhs, overflow_flags="nsw").result


def _remainder(lhs: Value, rhs: Value) -> Value:
    """Never negative: that of the machine has the sign of the left operand."""
    remainder = arith.RemSIOp(lhs, rhs)
    zero = index_constant(0)
    negative = arith.CmpIOp("slt", remainder, zero)
    corrected = arith.AddIOp(remainder, rhs)
    return arith.SelectOp(negative, corrected, remainder).result


def _floor(lhs: Value, rhs: Value) -> Value:
    """Of a negative number `-1 - (-1 - lhs) / rhs`, which cannot overflow."""
    zero, less = index_constant(0), index_constant(-1)
    negative = arith.CmpIOp("slt", lhs, zero)
    mirrored = arith.SubIOp(less, lhs)
    dividend = arith.SelectOp(negative, mirrored, lhs)
    quotient = arith.DivSIOp(dividend, rhs)
    corrected = arith.SubIOp(less, quotient)
    return arith.SelectOp(negative, corrected, quotient).result


def _ceil(lhs: Value, rhs: Value) -> Value:
    """Of a positive number `(lhs - 1) / rhs + 1`, else `-(-lhs / rhs)`."""
    zero, one = index_constant(0), index_constant(1)
    below = arith.CmpIOp("sle", lhs, zero)
    negated = arith.SubIOp(zero, lhs)
    decremented = arith.SubIOp(lhs, one)
    dividend = arith.SelectOp(below, negated, decremented)
    quotient = arith.DivSIOp(dividend, rhs)
    turned = arith.SubIOp(zero, quotient)
    incremented = arith.AddIOp(quotient, one)
    return arith.SelectOp(below, turned, incremented).result


_WRITTEN: Final[dict[type[AffineBinary], Callable[[Value, Value], Value]]] = {
    AffineAdd: _sum,
    AffineMul: _product,
    AffineMod: _remainder,
    AffineFloorDiv: _floor,
    AffineCeilDiv: _ceil,
}
