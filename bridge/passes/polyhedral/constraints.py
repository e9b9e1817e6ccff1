"""Linear constraints over dimensions, symbols and locals, in rows of integers.

Columns are dimensions, symbols and locals in this order, and a constant. Eliminating a
column may keep points that have no integer in it: a system says too much, never too
little. Upstream: `IntegerRelation`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import gcd, lcm

from bridge.ir.core import Value

Row = list[int]


class Constraints:
    """Equalities and inequalities (`row >= 0`) over columns, some of which are values.

    It is changed in place; `copy` gives another one.
    """

    def __init__(
        self, dims: Sequence[Value | None] = (), symbols: Sequence[Value | None] = ()
    ) -> None:
        self.dims: list[Value | None] = list(dims)
        self.symbols: list[Value | None] = list(symbols)
        self.locals = 0
        self.equalities: list[Row] = []
        self.inequalities: list[Row] = []

    def copy(self) -> Constraints:
        """Another one that says the same."""
        made = Constraints(self.dims, self.symbols)
        made.locals = self.locals
        made.equalities = [list(row) for row in self.equalities]
        made.inequalities = [list(row) for row in self.inequalities]
        return made

    # Columns

    @property
    def values(self) -> list[Value | None]:
        """The values of dimensions and symbols."""
        return [*self.dims, *self.symbols]

    @property
    def width(self) -> int:
        """How many columns there are but the constant."""
        return len(self.dims) + len(self.symbols) + self.locals

    @property
    def rows(self) -> list[Row]:
        """All rows."""
        return [*self.equalities, *self.inequalities]

    def find(self, value: Value) -> int | None:
        """The column of a value."""
        for n, one in enumerate(self.values):
            if one is value:
                return n
        return None

    def insert_dims(self, at: int, values: Sequence[Value | None]) -> None:
        """Puts dimensions before another one."""
        self.dims[at:at] = list(values)
        self._widen(at, len(values))

    def append_symbols(self, values: Sequence[Value | None]) -> None:
        """Puts symbols behind the others."""
        at = len(self.dims) + len(self.symbols)
        self.symbols += list(values)
        self._widen(at, len(values))

    def append_local(self) -> int:
        """Puts a local behind the others; its column."""
        at = self.width
        self.locals += 1
        self._widen(at, 1)
        return at

    def _widen(self, at: int, count: int) -> None:
        for row in self.rows:
            row[at:at] = [0] * count

    def symbol_to_dim(self, value: Value) -> None:
        """Makes the last dimension of a symbol; the first symbol takes its place."""
        at, first = self.find(value), len(self.dims)
        if at is None or at < first:
            return
        number = at - first
        symbols = self.symbols
        symbols[0], symbols[number] = symbols[number], symbols[0]
        self.dims.append(symbols.pop(0))
        for row in self.rows:
            row[first], row[at] = row[at], row[first]

    def to_local(self, at: int) -> None:
        """Makes the last local of a dimension or symbol."""
        self._drop_name(at)
        self.locals += 1
        for row in self.rows:
            row.insert(-1, row.pop(at))

    def _drop_name(self, at: int) -> None:
        dims = len(self.dims)
        if at < dims:
            del self.dims[at]
        elif at < dims + len(self.symbols):
            del self.symbols[at - dims]
        else:
            self.locals -= 1

    def remove(self, start: int, end: int) -> None:
        """Drops columns, whatever the rows say of them."""
        for at in range(end - 1, start - 1, -1):
            self._drop_name(at)
        for row in self.rows:
            del row[start:end]

    # Rows

    def add_equality(self, row: Sequence[int]) -> None:
        """Says that a row is zero."""
        self.equalities.append(list(row))

    def add_inequality(self, row: Sequence[int]) -> None:
        """Says that a row is not negative."""
        self.inequalities.append(list(row))

    def bound(
        self, at: int, *, low: int | None = None, high: int | None = None
    ) -> None:
        """Says between which numbers a column is."""
        for number, sign in ((low, 1), (high, -1)):
            if number is not None:
                row = [0] * (self.width + 1)
                row[at], row[-1] = sign, -sign * number
                self.add_inequality(row)

    def fix(self, at: int, number: int) -> None:
        """Says which number a column is."""
        row = [0] * (self.width + 1)
        row[at], row[-1] = 1, -number
        self.add_equality(row)

    # Simpler rows

    def normalize(self) -> None:
        """Divides rows by what divides all of their numbers."""
        for row in self.rows:
            _divide(row)

    def tighten(self) -> None:
        """Divides inequalities by what divides their coefficients, rounding down."""
        for row in self.inequalities:
            common = gcd(*row[:-1])
            if common > 1:
                row[:] = [number // common for number in row]

    def drop_trivial(self) -> None:
        """Drops inequalities that hold anyhow, and those that others imply at once."""
        self.tighten()
        self.normalize()
        least: dict[tuple[int, ...], Row] = {}
        for row in self.inequalities:
            key = tuple(row[:-1])
            known = least.get(key)
            if known is None or row[-1] < known[-1]:
                least[key] = row
        self.inequalities = [
            row
            for row in self.inequalities
            if least[tuple(row[:-1])] is row and (any(row[:-1]) or row[-1] < 0)
        ]

    def drop_redundant(self) -> None:
        """Drops the inequalities that all the others imply."""
        kept = list(self.inequalities)
        for row in list(self.inequalities):
            others = [other for other in kept if other is not row]
            trial = self.copy()
            trial.inequalities = [list(other) for other in others]
            opposite = [-number for number in row]
            opposite[-1] -= 1
            trial.add_inequality(opposite)
            if trial.is_empty():
                kept = others
        self.inequalities = kept

    # Elimination

    def _pivot(self, at: int) -> Row | None:
        return next((row for row in self.equalities if row[at]), None)

    def _eliminate_with(self, pivot: Row, at: int) -> None:
        """Replaces a column by what an equality says that it is."""
        self.equalities = [row for row in self.equalities if row is not pivot]
        for row in self.rows:
            if not row[at]:
                continue
            common = lcm(pivot[at], row[at])
            sign = -1 if row[at] * pivot[at] > 0 else 1
            mine, that = common // abs(row[at]), sign * (common // abs(pivot[at]))
            row[:] = [a * mine + b * that for a, b in zip(row, pivot, strict=True)]
            _divide(row)
        self.tighten()

    def eliminate_by_equalities(self, start: int, end: int) -> int:
        """Drops columns from one on, as long as equalities, or nothing, tell of them.

        Returns how many.
        """
        if start >= end:
            return 0
        self.tighten()
        at = start
        while at < end:
            pivot = self._pivot(at)
            if pivot is not None:
                self._eliminate_with(pivot, at)
            elif any(row[at] for row in self.inequalities):
                break
            at += 1
        self.remove(start, at)
        return at - start

    def eliminate(self, at: int) -> None:
        """Drops a column; what bounds of it say of one another is kept (Fourier).

        That is nothing where it would be too much: more values fulfil the rest then.
        """
        pivot = self._pivot(at)
        if pivot is not None:
            self._eliminate_with(pivot, at)
            self.remove(at, at + 1)
            return
        self.tighten()
        lower = [row for row in self.inequalities if row[at] > 0]
        upper = [row for row in self.inequalities if row[at] < 0]
        rest = [row for row in self.inequalities if not row[at]]
        made: list[Row] = []
        if len(lower) * len(upper) <= _MANY_PAIRS:
            made = [_joined(low, high, at) for high in upper for low in lower]
        self.inequalities = [*made, *rest]
        self.remove(at, at + 1)
        self.drop_trivial()

    def project_out(self, start: int, count: int) -> None:
        """Drops columns."""
        at, left, done = start, count, 0
        while count and at < self.width:
            found = self.eliminate_by_equalities(at, at + max(left, 0))
            at += 1
            left -= found + 1
            done += found
        for rest in range(count - done, 0, -1):
            self.eliminate(self._cheapest(start, start + rest))
        if count:
            self.tighten()
            self.normalize()

    def _cheapest(self, start: int, end: int) -> int:
        def product(at: int) -> int:
            signs = [row[at] for row in self.inequalities]
            return sum(n > 0 for n in signs) * sum(n < 0 for n in signs)

        return min(range(start, end), key=product)

    def is_empty(self) -> bool:
        """Whether no integers fulfil all; sure where it is true."""
        found = self.copy()
        at = 0
        while True:
            if found.is_contradiction():
                return True
            if at >= found.width:
                break
            found.eliminate_by_equalities(at, found.width)
            at += 1
        while found.width:
            found.eliminate(found._cheapest(0, found.width))
            if found.is_contradiction():
                return True
            if len(found.rows) > _MANY:
                return False
        return False

    def is_contradiction(self) -> bool:
        """Whether one of the rows alone cannot be."""
        for row in self.equalities:
            common = gcd(*row[:-1])
            if row[-1] % common if common else row[-1]:
                return True
        return any(row[-1] < 0 and not any(row[:-1]) for row in self.inequalities)

    # Numbers

    def constant_of(self, at: int) -> int | None:
        """The number that an equality says a column is."""
        for row in self.equalities:
            others = any(number for n, number in enumerate(row[:-1]) if n != at)
            if abs(row[at]) == 1 and not others:
                return -row[-1] // row[at]
        return None

    def limit(self, at: int, *, upper: bool) -> int | None:
        """The least, or the greatest, number that a column may be."""
        found = self._pruned(at)
        found.project_out(0, at)
        found.project_out(1, found.width - 1)
        known = found.constant_of(0)
        if known is not None:
            return known
        limits = [
            row[-1] // -row[0] if upper else -(row[-1] // row[0])
            for row in found.inequalities
            if (row[0] < 0 if upper else row[0] > 0)
        ]
        choose: Callable[[Iterable[int]], int] = min if upper else max
        return choose(limits) if limits else None

    def _pruned(self, at: int) -> Constraints:
        """Without the rows that have nothing to do with a column."""
        found = self.copy()
        reached = {at}
        kept: list[Row] = []
        pending = found.rows
        changed = True
        while changed:
            changed = False
            for row in pending:
                columns = {n for n, number in enumerate(row[:-1]) if number}
                if columns & reached:
                    kept.append(row)
                    reached |= columns
                    changed = True
            pending = [row for row in pending if not any(row is one for one in kept)]
        found.equalities = [r for r in found.equalities if any(r is k for k in kept)]
        found.inequalities = [
            r for r in found.inequalities if any(r is k for k in kept)
        ]
        return found

    def fold_constants(self, start: int, count: int) -> None:
        """Drops columns that equalities say the numbers of."""
        at = start
        for _ in range(count):
            number = self.constant_of(at)
            if number is None:
                at += 1
                continue
            for row in self.rows:
                row[-1] += row[at] * number
            self.remove(at, at + 1)


_MANY = 2_000
"""Rows of which it is not asked whether they are empty."""

_MANY_PAIRS = 5_000
"""Pairs of bounds of which it is not asked what they say of one another."""


def _divide(row: Row) -> None:
    common = gcd(*row)
    if common > 1:
        row[:] = [number // common for number in row]


def _joined(low: Row, high: Row, at: int) -> Row:
    """What a lower and an upper bound of a column say without it."""
    common = lcm(low[at], -high[at])
    mine, that = common // low[at], common // -high[at]
    return [a * mine + b * that for a, b in zip(low, high, strict=True)]
