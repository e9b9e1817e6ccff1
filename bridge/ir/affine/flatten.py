"""Simplification by flattening: an expression as a sum of terms with coefficients.

Every dimension and symbol is a column, and so is every quotient, remainder and
semi-affine product that no sum can express, called a local. Two equal locals share
one column, like terms meet, and the sum is written out again in the order of columns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import gcd
from typing import Final

from bridge.ir.affine.expr import (
    AffineAdd,
    AffineBinary,
    AffineCeilDiv,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineFloorDiv,
    AffineMod,
    AffineMul,
    AffineSymbol,
    combine,
    wrap,
)

Row = dict[int, int]
"""Coefficients by column: dimensions, symbols, locals; zeros may be left out."""

CONSTANT: Final = -1
"""The column of the constant term."""

ZERO: Final = AffineConstant(0)


class Flattener:
    """Flattens expressions over the same dimensions and symbols, sharing locals."""

    def __init__(self, num_dims: int, num_symbols: int) -> None:
        self.num_dims = num_dims
        self.num_symbols = num_symbols
        self.locals: list[AffineExpr] = []
        self.quotients: dict[AffineExpr, tuple[Row, int]] = {}
        """The locals that are quotients by a constant: of what, and by what."""
        self._columns: dict[AffineExpr, int] = {}

    def flatten(self, root: AffineExpr) -> Row | None:
        """The row of an expression, or `None` where it has no value anywhere.

        Raises `ValueError` where it uses more dimensions or symbols than there are.
        """
        if root.num_dims > self.num_dims or root.num_symbols > self.num_symbols:
            raise ValueError("the expression uses more dimensions or symbols")
        rows: list[Row] = []
        stack: list[tuple[AffineExpr, bool]] = [(root, False)]
        while stack:
            expr, ready = stack.pop()
            if not isinstance(expr, AffineBinary):
                rows.append(self._leaf(expr))
            elif ready:
                rhs = rows.pop()
                row = _OPERATIONS[type(expr)](self, expr, rows.pop(), rhs)
                if row is None:
                    return None
                rows.append(row)
            else:
                stack += ((expr, True), (expr.rhs, False), (expr.lhs, False))
        return rows[0]

    def term(self, column: int) -> AffineExpr:
        """The expression a column stands for."""
        if column < self.num_dims:
            return AffineDim(column)
        symbol = column - self.num_dims
        if symbol < self.num_symbols:
            return AffineSymbol(symbol)
        return self.locals[symbol - self.num_symbols]

    def expression(self, row: Row, columns: Iterable[int] | None = None) -> AffineExpr:
        """The sum that a row stands for, its terms in the order of `columns`.

        All of them are summed in their own order where none are given.
        """
        total: AffineExpr = ZERO
        for column in sorted(row) if columns is None else columns:
            coefficient = row[column]
            if coefficient and column != CONSTANT:
                factor = AffineConstant(coefficient)
                product = combine(AffineMul, self.term(column), factor)
                total = combine(AffineAdd, total, product)
        constant = row.get(CONSTANT, 0)
        return (
            combine(AffineAdd, total, AffineConstant(constant)) if constant else total
        )

    def local(self, expr: AffineExpr) -> int:
        """The column of a local, made where there is none yet."""
        column = self._columns.get(expr)
        if column is None:
            column = self.num_dims + self.num_symbols + len(self.locals)
            self._columns[expr] = column
            self.locals.append(expr)
        return column

    def _leaf(self, expr: AffineExpr) -> Row:
        if isinstance(expr, AffineConstant):
            return {CONSTANT: expr.value}
        if isinstance(expr, AffineDim):
            return {expr.position: 1}
        assert isinstance(expr, AffineSymbol)
        return {self.num_dims + expr.position: 1}

    # The rows handed to an operation are its own: it may change and return them.

    def _add(self, expr: AffineBinary, lhs: Row, rhs: Row) -> Row:
        for column, coefficient in rhs.items():
            lhs[column] = wrap(lhs.get(column, 0) + coefficient)
        return lhs

    def _mul(self, expr: AffineBinary, lhs: Row, rhs: Row) -> Row:
        if not isinstance(expr.rhs, AffineConstant):
            return self._semi_affine(expr, lhs, rhs)
        factor = expr.rhs.value
        return {column: wrap(value * factor) for column, value in lhs.items()}

    def _semi_affine(self, expr: AffineBinary, lhs: Row, rhs: Row) -> Row:
        left, right = self.expression(lhs), self.expression(rhs)
        return {self.local(combine(type(expr), left, right)): 1}

    def _mod(self, expr: AffineBinary, lhs: Row, rhs: Row) -> Row | None:
        """`x mod c` is `x - x floordiv c * c`, the quotient in lowest terms."""
        if not isinstance(expr.rhs, AffineConstant):
            return self._semi_affine(expr, lhs, rhs)
        modulus = expr.rhs.value
        if modulus <= 0:
            return None
        if all(value % modulus == 0 for value in lhs.values()):
            return {}
        common = gcd(modulus, *lhs.values())
        column = self._quotient(AffineFloorDiv, lhs, modulus, common)
        lhs[column] = wrap(lhs.get(column, 0) - modulus)
        return lhs

    def _div(self, expr: AffineBinary, lhs: Row, rhs: Row) -> Row | None:
        if not isinstance(expr.rhs, AffineConstant):
            return self._semi_affine(expr, lhs, rhs)
        divisor = expr.rhs.value
        if divisor <= 0:
            return None
        common = gcd(divisor, *lhs.values())
        if common == divisor:
            return {column: value // common for column, value in lhs.items()}
        return {self._quotient(type(expr), lhs, divisor, common): 1}

    def _quotient(
        self, kind: type[AffineBinary], row: Row, divisor: int, common: int
    ) -> int:
        """The column of a quotient whose operands are first divided by `common`."""
        dividend = {column: value // common for column, value in row.items()}
        divisor //= common
        quotient = combine(kind, self.expression(dividend), AffineConstant(divisor))
        if kind is AffineCeilDiv:
            dividend[CONSTANT] = dividend.get(CONSTANT, 0) + divisor - 1
        self.quotients.setdefault(quotient, (dividend, divisor))
        return self.local(quotient)


_OPERATIONS: Final[
    dict[type[AffineBinary], Callable[[Flattener, AffineBinary, Row, Row], Row | None]]
] = {
    AffineAdd: Flattener._add,
    AffineMul: Flattener._mul,
    AffineMod: Flattener._mod,
    AffineFloorDiv: Flattener._div,
    AffineCeilDiv: Flattener._div,
}
