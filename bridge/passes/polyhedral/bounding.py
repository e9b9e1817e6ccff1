"""Bounds of columns as maps of the others, and how far they are apart.

Upstream: `FlatLinearConstraints::getSliceBounds`, `getConstantBoundOnDimSize`,
`unionBoundingBox`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
    simplify_affine_expr,
)
from bridge.passes.polyhedral.constraints import Constraints, Row
from bridge.passes.polyhedral.domains import expression_of

Known = list[AffineExpr | None]


@dataclass(frozen=True, slots=True)
class Extent:
    """Of how many numbers a column may be one, and from which on."""

    size: int
    lower: AffineExpr
    """Over the symbols of the system."""


def slice_bounds(
    system: Constraints, start: int, count: int
) -> list[tuple[AffineMap | None, AffineMap | None]]:
    """Bounds of some dimensions by the other ones and symbols, the upper exclusive.

    Of one that has several bounds, numbers are, where there are any.
    """
    system.normalize()
    known = _unknowns_computed(system, start, count)
    dims, symbols = len(system.dims) - count, len(system.symbols)
    reduced: Constraints | None = None
    found: list[tuple[AffineMap | None, AffineMap | None]] = []
    for at in range(start, start + count):
        expr = known[at]
        if expr is not None:
            expr = simplify_affine_expr(expr, dims, symbols)
            low = AffineMap(dims, symbols, (expr,))
            found.append((low, AffineMap(dims, symbols, (expr + 1,))))
            continue
        lower: AffineMap | None = None
        upper: AffineMap | None = None
        if not system.locals:
            if reduced is None:
                reduced = system.copy()
                reduced.drop_redundant()
            lower, upper = bounds_of(reduced, at, start, count)
        found.append(
            (
                _single(system, at, lower, dims, symbols, upper=False),
                _single(system, at, upper, dims, symbols, upper=True),
            )
        )
    return found


def _single(
    system: Constraints,
    at: int,
    found: AffineMap | None,
    dims: int,
    symbols: int,
    *,
    upper: bool,
) -> AffineMap | None:
    """A bound, or where that is not one alone, the number that is."""
    if found is not None and len(found.results) == 1:
        return found
    number = system.limit(at, upper=upper)
    if number is None:
        return found
    return AffineMap(dims, symbols, (AffineConstant(number + upper),))


def bounds_of(
    system: Constraints, at: int, start: int, count: int, *, closed: bool = False
) -> tuple[AffineMap, AffineMap]:
    """All lower and upper bounds of a column that use no others of a range."""
    inputs = _others(system, start, count)
    dims = len(system.dims) - count

    def rest(row: Row) -> Row:
        return [n for k, n in enumerate(row) if not start <= k < start + count]

    lower, upper, equal = bounding_rows(system, at, start, count)
    lows: list[AffineExpr] = []
    highs: list[AffineExpr] = []
    for row in lower:
        expr = expression_of([-n for n in rest(row)], inputs)
        lows.append((expr + (row[at] - 1)) // row[at])
    for row in upper:
        expr = expression_of(rest(row), inputs) // -row[at]
        highs.append(expr + (0 if closed else 1))
    for row in equal:
        sign = -1 if row[at] > 0 else 1
        expr = expression_of([n * sign for n in rest(row)], inputs)
        highs.append(expr // abs(row[at]) + (0 if closed else 1))
        lows.append(expr.ceildiv(abs(row[at])))
    symbols = len(system.symbols)
    return AffineMap(dims, symbols, tuple(lows)), AffineMap(dims, symbols, tuple(highs))


def _others(system: Constraints, start: int, count: int) -> list[AffineExpr]:
    """What columns outside of a range are in a map without it."""
    dims = len(system.dims) - count
    found: list[AffineExpr] = [AffineDim(n) for n in range(dims)]
    return [*found, *[AffineSymbol(n) for n in range(len(system.symbols))]]


def bounding_rows(
    system: Constraints, at: int, start: int = 0, count: int = 0
) -> tuple[list[Row], list[Row], list[Row]]:
    """Rows that bound a column from below, from above, and that say what it is.

    They use no other column of a range.
    """

    def is_free(row: Row) -> bool:
        return not any(row[n] for n in range(start, start + count) if n != at)

    rows = [row for row in system.inequalities if is_free(row)]
    return (
        [row for row in rows if row[at] > 0],
        [row for row in rows if row[at] < 0],
        [row for row in system.equalities if row[at] and is_free(row)],
    )


# Columns that others say


def _unknowns_computed(system: Constraints, start: int, count: int) -> Known:
    """What each column is in terms of those outside of a range, where it is that."""
    known: Known = [None] * system.width
    dims = len(system.dims)
    for n in range(dims):
        if not start <= n < start + count:
            known[n] = AffineDim(n if n < start else n - count)
    for n in range(len(system.symbols)):
        known[dims + n] = AffineSymbol(n)
    changed = True
    while changed:
        changed = False
        for at in range(system.width):
            if known[at] is None and _compute(system, at, start, count, known):
                changed = True
    return known


def _compute(
    system: Constraints, at: int, start: int, count: int, known: Known
) -> bool:
    low, high = system.limit(at, upper=False), system.limit(at, upper=True)
    if low is not None and high is not None:
        if low == high:
            known[at] = AffineConstant(low)
            return True
        if (
            low == 0
            and high >= 1
            and _as_mod(system, at, start, count, high + 1, known)
        ):
            return True
    if as_quotient(system, at, known):
        return True
    row = next((row for row in system.equalities if row[at]), None)
    return row is not None and _as_expression(row, at, known)


def _sum_of_known(row: Row, at: int, known: Known) -> AffineExpr | None:
    total: AffineExpr = AffineConstant(0)
    for n, number in enumerate(row[:-1]):
        expr = known[n]
        if n == at or not number:
            continue
        if expr is None:
            return None
        total = total + expr * number
    return total + row[-1]


def _as_expression(row: Row, at: int, known: Known) -> bool:
    expr = _sum_of_known(row, at, known)
    if expr is None:
        return False
    known[at] = (-expr) // row[at] if row[at] > 0 else expr // -row[at]
    return True


def as_quotient(system: Constraints, at: int, known: Known) -> bool:
    """Whether two inequalities say that a column is a quotient of known ones."""
    lower, upper, _ = bounding_rows(system, at)
    for high, low in product(upper, lower):
        if any(a != -b for a, b in zip(high[:-1], low[:-1], strict=True)):
            continue
        divisor = low[at]
        shift = divisor - 1 - (low[-1] + high[-1])
        if not 0 <= shift <= divisor - 1:
            continue
        dividend = _sum_of_known([*high[:-1], high[-1] + shift], at, known)
        if dividend is not None:
            known[at] = dividend // divisor
            return True
    return False


def _as_mod(
    system: Constraints, at: int, start: int, count: int, divisor: int, known: Known
) -> bool:
    """Whether an equality says that a column is a remainder of another dimension."""
    for row in system.equalities:
        if not row[at] or row[-1]:
            continue
        found = _dividend(system, row, at, divisor, known)
        if found is None:
            continue
        dividend, quotients = found
        if not isinstance(dividend, AffineDim):
            continue
        if not quotients:
            continue
        place = dividend.position
        column = place if place < start else place + count
        high = system.limit(column, upper=True)
        below = high is not None and high < divisor
        known[at] = dividend if below else dividend % divisor
        if len(quotients) == 1:
            ((other, sign),) = quotients
            if known[other] is None:
                known[other] = (dividend // divisor) * sign
        return True
    return False


def _dividend(
    system: Constraints, row: Row, at: int, divisor: int, known: Known
) -> tuple[AffineExpr, list[tuple[int, int]]] | None:
    """What is divided, and the columns that are the quotient, with their signs."""
    expr: AffineExpr = AffineConstant(0)
    quotients: list[tuple[int, int]] = []
    for n in range(len(system.dims) + len(system.symbols)):
        number = row[n]
        if n == at or not number:
            continue
        if number % (divisor * row[at]) == 0:
            quotients.append((n, 1 if number * row[at] > 0 else -1))
            continue
        term = known[n]
        if term is None:
            return None
        expr = expr + term * number
    expr = (-expr) // row[at] if row[at] > 0 else expr // -row[at]
    dims, symbols = len(system.dims), len(system.symbols)
    return simplify_affine_expr(expr, dims, symbols), quotients


# Sizes


def extent_of(system: Constraints, at: int) -> Extent | None:
    """How many numbers a dimension may be, by symbols alone, the least number known."""
    known: Known = [None] * system.width
    for n in range(len(system.symbols)):
        known[len(system.dims) + n] = AffineSymbol(n)
    changed = True
    while changed:
        changed = False
        for n in range(len(system.dims) + len(system.symbols), system.width):
            if known[n] is None and as_quotient(system, n, known):
                changed = True
    for row in system.equalities:
        others = any(row[n] for n in range(len(system.dims)) if n != at)
        if abs(row[at]) == 1 and not others:
            expr = _sum_of_known(row, at, known)
            if expr is not None:
                value = -expr if row[at] > 0 else expr
                return Extent(1, simplify_affine_expr(value, 0, len(system.symbols)))
            break
    return _least_extent(system, at, known)


def _least_extent(system: Constraints, at: int, known: Known) -> Extent | None:
    lower, upper, _ = bounding_rows(system, at, 0, len(system.dims))
    best: Extent | None = None
    for high, low in product(upper, lower):
        top, bottom = _sum_of_known(high, at, known), _sum_of_known(low, at, known)
        if top is None or bottom is None:
            continue
        top = top // -high[at]
        bottom = (-bottom + (low[at] - 1)) // low[at]
        span = simplify_affine_expr(top - bottom + 1, 0, len(system.symbols))
        if isinstance(span, AffineConstant):
            size = max(span.value, 0)
            if best is None or size < best.size:
                best = Extent(size, bottom)
    return best


# Boxes around two


@dataclass(frozen=True, slots=True)
class _Side:
    """Bounds of a dimension in symbols: `divisor * d >= lower` and `<= upper`."""

    divisor: int
    lower: Row
    """Of symbols and a constant, as dividend of a quotient rounded down."""
    upper: Row


def unite(system: Constraints, other: Constraints) -> bool:
    """Makes a system the box around itself and another one of the same columns.

    Whether that can be done: all dimensions must have bounds by symbols.
    """
    if system.locals or other.locals:
        return False
    made: list[Row] = []
    dims = len(system.dims)
    for at in range(dims):
        mine, that = _side(system, at), _side(other, at)
        if mine is None or that is None or mine.divisor != that.divisor:
            return False
        low = _extreme(system, other, at, mine, that, upper=False)
        high = _extreme(system, other, at, mine, that, upper=True)
        if low is None or high is None:
            return False
        first = [0] * dims + [-n for n in low]
        second = [0] * dims + list(high)
        first[at], second[at] = mine.divisor, -mine.divisor
        made += [first, second]
    common = [row for row in system.inequalities if row in other.inequalities]
    equal = [row for row in system.equalities if row in other.equalities]
    system.inequalities = [*made, *common]
    system.equalities = equal
    system.drop_trivial()
    return True


def _side(system: Constraints, at: int) -> _Side | None:
    dims = len(system.dims)
    for row in system.equalities:
        if abs(row[at]) == 1 and not any(row[n] for n in range(dims) if n != at):
            sign = -1 if row[at] > 0 else 1
            value = [n * sign for n in row[dims:]]
            return _Side(1, value, value)
    lower, upper, _ = bounding_rows(system, at, 0, dims)
    best: tuple[int, Row, Row] | None = None
    for high, low in product(upper, lower):
        if any(a != -b for a, b in zip(high[:-1], low[:-1], strict=True)):
            continue
        size = max(-(-(high[-1] + low[-1] + 1) // low[at]), 0)
        if best is None or size < best[0]:
            best = size, low, high
    if best is None:
        return None
    _, low, high = best
    bottom = [-n for n in low[dims:]]
    bottom[-1] += low[at] - 1
    return _Side(low[at], bottom, list(high[dims:]))


def _extreme(
    system: Constraints,
    other: Constraints,
    at: int,
    mine: _Side,
    that: _Side,
    *,
    upper: bool,
) -> Sequence[int] | None:
    one, two = (mine.upper, that.upper) if upper else (mine.lower, that.lower)
    if one[:-1] == two[:-1]:
        chosen = list(max(one, two) if upper else min(one, two))
        if not upper:
            chosen[-1] -= mine.divisor - 1
        return chosen
    numbers = system.limit(at, upper=upper), other.limit(at, upper=upper)
    if numbers[0] is None or numbers[1] is None:
        return None
    number = max(numbers[0], numbers[1]) if upper else min(numbers[0], numbers[1])
    # Upstream takes the number as it is, even where the divisor is not one.
    return [*[0] * (len(one) - 1), number * mine.divisor]
