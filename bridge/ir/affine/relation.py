"""Systems of linear constraints over integers, and what they say of integer sets.

A system has one column for each dimension, symbol and local, and one for constants.
Locals are quotients by constants, each held between two inequalities. Arithmetic is
exact. What upstream's `IntegerRelation` does is done in the same order, because the
text of a simplified set depends on it.
"""

from __future__ import annotations

from itertools import product
from math import gcd, lcm

from bridge.arguments import checked
from bridge.ir.affine.expr import (
    AffineAdd,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineFloorDiv,
    AffineMul,
    AffineSymbol,
    combine,
    fits,
)
from bridge.ir.affine.flatten import CONSTANT, Flattener, Row
from bridge.ir.affine.sets import IntegerSet
from bridge.ir.guard import deep

Vector = list[int]
"""The coefficients of all columns; the constant term is the last."""

_EXPLOSION = 32
"""So many constraints for each variable are too many to go on eliminating."""


class ConstraintSystem:
    """Equalities and inequalities (`>= 0`) over the same columns."""

    def __init__(self, num_inputs: int, num_locals: int) -> None:
        self.num_inputs = num_inputs
        self.num_vars = num_inputs + num_locals
        self.equalities: list[Vector] = []
        self.inequalities: list[Vector] = []

    @classmethod
    @checked
    def of(cls, set_: IntegerSet) -> ConstraintSystem | None:
        """The system of a set, or `None` where one of its constraints is not linear.

        Products and quotients of symbols are not, nor is what has no value.
        """
        flattener = Flattener(set_.num_dims, set_.num_symbols)
        with deep:
            rows = [flattener.flatten(constraint) for constraint in set_.constraints]
        quotients = [flattener.quotients.get(expr) for expr in flattener.locals]
        system = cls(set_.num_inputs, len(flattener.locals))
        for row, is_equality in zip(rows, set_.eq_flags, strict=True):
            if row is None:
                return None
            rows_ = system.equalities if is_equality else system.inequalities
            rows_.append(system._vector(row))
        for column, quotient in enumerate(quotients, set_.num_inputs):
            if quotient is None:
                return None
            system._bound_quotient(column, *quotient)
        return system

    def _vector(self, row: Row) -> Vector:
        vector = [0] * (self.num_vars + 1)
        for column, coefficient in row.items():
            vector[column if column != CONSTANT else self.num_vars] = coefficient
        return vector

    def _bound_quotient(self, column: int, dividend: Row, divisor: int) -> None:
        """`0 <= dividend - divisor * q < divisor`, the lower bound of `q` first."""
        upper = self._vector(dividend)
        lower = [-coefficient for coefficient in upper]
        lower[column] = divisor
        lower[-1] += divisor - 1
        upper[column] = -divisor
        self.inequalities += (lower, upper)

    def copy(self) -> ConstraintSystem:
        """Another system with the same constraints."""
        other = ConstraintSystem(self.num_inputs, self.num_vars - self.num_inputs)
        other.equalities = [row.copy() for row in self.equalities]
        other.inequalities = [row.copy() for row in self.inequalities]
        return other

    # Emptiness --------------------------------------------------------------------

    def is_empty(self) -> bool:
        """Whether it is found to have no solution; some empty systems are not found."""
        if self._is_contradictory():
            return True
        rest = self.copy()
        rest._eliminate_locals()
        if rest._is_contradictory():
            return True
        start = 0
        while start < rest.num_vars:
            rest._eliminate_by_equalities(start, rest.num_vars)
            start += 1
            if rest._is_contradictory():
                return True
        for _ in range(rest.num_vars):
            rest._eliminate_by_bounds(rest._cheapest_column())
            count = len(rest.equalities) + len(rest.inequalities)
            if count >= _EXPLOSION * self.num_vars:
                return False
            if rest._is_contradictory():
                return True
        return False

    def _is_contradictory(self) -> bool:
        """Whether one constraint alone has no solution in integers."""
        for row in self.equalities:
            divisor = gcd(*row[:-1])
            if row[-1] % divisor if divisor else row[-1]:
                return True
        return any(row[-1] < 0 and not any(row[:-1]) for row in self.inequalities)

    def _eliminate_locals(self) -> None:
        """Replaces locals that equalities define."""
        for row in self.equalities:
            _normalize(row)
        while True:
            found = [
                (i, column)
                for i, row in enumerate(self.equalities)
                for column in range(self.num_inputs, self.num_vars)
                if abs(row[column]) == 1
            ]
            if not found:
                return
            i, column = found[0]
            pivot = self.equalities.pop(i)
            for row in self.equalities:
                if row[column]:
                    _eliminate(row, pivot, column)
                    _normalize(row)
            for row in self.inequalities:
                _eliminate(row, pivot, column)
            self._drop_columns(column, column + 1)

    def _eliminate_by_equalities(self, start: int, stop: int) -> int:
        """Replaces columns from `start` on that equalities define, and drops them.

        It stops at the first that only inequalities mention, and returns the number of
        columns dropped.
        """
        self._tighten()
        column = start
        while column < stop:
            found = next((row for row in self.equalities if row[column]), None)
            if found is not None:
                self.equalities = [row for row in self.equalities if row is not found]
                for row in self.equalities + self.inequalities:
                    _eliminate(row, found, column)
                    _normalize(row)
                self._tighten()
            elif any(row[column] for row in self.inequalities):
                break
            column += 1
        self._drop_columns(start, column)
        return column - start

    def _eliminate_by_bounds(self, column: int) -> None:
        """Fourier and Motzkin's elimination of a column."""
        if any(row[column] for row in self.equalities):
            self._eliminate_by_equalities(column, column + 1)
            return
        self._tighten()
        lower = [row for row in self.inequalities if row[column] > 0]
        upper = [row for row in self.inequalities if row[column] < 0]
        others = [row for row in self.inequalities if row[column] == 0]
        pairs: list[Vector] = []
        for high, low in product(upper, lower):
            common = lcm(low[column], -high[column])
            times_high, times_low = common // -high[column], common // low[column]
            pairs.append(
                [
                    h * times_high + lo * times_low
                    for h, lo in zip(high, low, strict=True)
                ]
            )
        self.inequalities = pairs + others
        self._drop_columns(column, column + 1)
        if pairs or lower or upper:
            self.remove_trivial_redundancy()

    def _cheapest_column(self) -> int:
        """The column whose elimination makes the fewest constraints."""

        def cost(column: int) -> int:
            lower = sum(row[column] > 0 for row in self.inequalities)
            return lower * sum(row[column] < 0 for row in self.inequalities)

        return min(range(self.num_vars), key=cost)

    def _drop_columns(self, start: int, stop: int) -> None:
        for row in self.equalities + self.inequalities:
            del row[start:stop]
        before = self.num_inputs
        self.num_vars -= stop - start
        self.num_inputs -= max(0, min(stop, before) - min(start, before))

    # Tidying ----------------------------------------------------------------------

    def _tighten(self) -> None:
        """Divides inequalities by what divides all variables' coefficients."""
        for row in self.inequalities:
            divisor = gcd(*row[:-1])
            if divisor > 1:
                row[:] = [coefficient // divisor for coefficient in row]

    def remove_trivial_redundancy(self) -> None:
        """Drops inequalities that always hold or that another implies at sight."""
        self._tighten()
        for row in self.equalities + self.inequalities:
            _normalize(row)
        strongest: dict[tuple[int, ...], Vector] = {}
        for row in self.inequalities:
            terms = tuple(row[:-1])
            if any(terms) or row[-1] < 0:
                best = strongest.setdefault(terms, row)
                if row[-1] < best[-1]:
                    strongest[terms] = row
        kept = {id(row) for row in strongest.values()}
        self.inequalities = [row for row in self.inequalities if id(row) in kept]

    # Back to expressions ----------------------------------------------------------

    def as_set(self, num_dims: int, num_symbols: int) -> IntegerSet | None:
        """The set, or `None` where a local is no quotient of the others any more."""
        rows = self.equalities + self.inequalities
        if not rows:
            return IntegerSet(num_dims, num_symbols, (AffineConstant(0),), (True,))
        exprs: list[AffineExpr | None] = [AffineDim(i) for i in range(num_dims)]
        exprs += [AffineSymbol(i) for i in range(num_symbols)]
        exprs += [None] * (self.num_vars - self.num_inputs)
        while self._name_quotients(exprs):
            pass
        constraints = [_sum(row, exprs) for row in rows]
        found = tuple(
            constraint for constraint in constraints if constraint is not None
        )
        if len(found) < len(constraints):
            return None
        flags = (True,) * len(self.equalities) + (False,) * len(self.inequalities)
        return IntegerSet(num_dims, num_symbols, found, flags)

    def _name_quotients(self, exprs: list[AffineExpr | None]) -> bool:
        """Finds expressions of locals whose dividends have one; whether any is new."""
        changed = False
        for column in range(self.num_inputs, self.num_vars):
            if exprs[column] is None:
                exprs[column] = self._quotient(column, exprs)
                changed = changed or exprs[column] is not None
        return changed

    def _quotient(
        self, column: int, exprs: list[AffineExpr | None]
    ) -> AffineExpr | None:
        upper = [row for row in self.inequalities if row[column] < 0]
        lower = [row for row in self.inequalities if row[column] > 0]
        for high, low in product(upper, lower):
            divisor = low[column]
            slack = divisor - 1 - low[-1] - high[-1]
            opposite = all(h == -lo for h, lo in zip(high[:-1], low[:-1], strict=True))
            if not opposite or not 0 <= slack < divisor:
                continue
            dividend = high.copy()
            dividend[column] = 0
            dividend[-1] += slack
            common = gcd(divisor, *dividend[:-1])
            dividend = [coefficient // common for coefficient in dividend]
            expr = _sum(dividend, exprs, constant_first=True)
            if expr is not None:
                return combine(AffineFloorDiv, expr, AffineConstant(divisor // common))
        return None


def _normalize(row: Vector) -> None:
    divisor = gcd(*row)
    if divisor > 1:
        row[:] = [coefficient // divisor for coefficient in row]


def _eliminate(row: Vector, pivot: Vector, column: int) -> None:
    """Makes the coefficient of `column` zero by adding a multiple of an equality."""
    lead, divisor = row[column], pivot[column]
    if not lead:
        return
    common = lcm(lead, divisor)
    times_row = common // abs(lead)
    times_pivot = -common // divisor if lead > 0 else common // divisor
    row[:] = [a * times_row + b * times_pivot for a, b in zip(row, pivot, strict=True)]


def _sum(
    row: Vector, exprs: list[AffineExpr | None], *, constant_first: bool = False
) -> AffineExpr | None:
    """The sum a row stands for; `None` without an expression for one of its columns.

    Nor is there one where a coefficient does not fit 64 bits.
    """
    if not all(map(fits, row)):
        return None
    constant = AffineConstant(row[-1])
    total: AffineExpr = constant if constant_first else AffineConstant(0)
    for coefficient, expr in zip(row[:-1], exprs, strict=True):
        if coefficient:
            if expr is None:
                return None
            term = combine(AffineMul, expr, AffineConstant(coefficient))
            total = combine(AffineAdd, total, term)
    if row[-1] and not constant_first:
        total = combine(AffineAdd, total, constant)
    return total


@checked
def simplify_integer_set(set_: IntegerSet) -> IntegerSet:
    """The set with its constraints simplified, or `1 == 0` where it is found empty.

    Equalities come first. A set with semi-affine constraints is left as it is, where
    upstream forgets them all.
    """
    system = ConstraintSystem.of(set_)
    if system is None:
        return set_
    if system.is_empty():
        return IntegerSet.empty(set_.num_dims, set_.num_symbols)
    system.remove_trivial_redundancy()
    return system.as_set(set_.num_dims, set_.num_symbols) or set_
