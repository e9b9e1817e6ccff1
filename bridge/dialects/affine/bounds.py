"""What the constant bounds of loops say of expressions of their variables.

As upstream's `getBoundForAffineExpr` and `simplifyMapWithOperands`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import gcd
from typing import Final, NamedTuple

from bridge.dialects.affine.loops import ForOp
from bridge.dialects.affine.scopes import is_induction_variable
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
)
from bridge.ir.affine.expr import (
    AffineAdd,
    AffineBinary,
    AffineCeilDiv,
    AffineFloorDiv,
    AffineMod,
    combine,
    postorder,
)
from bridge.ir.affine.flatten import CONSTANT, Flattener
from bridge.ir.affine.maps import KEPT
from bridge.ir.core import Value
from bridge.ir.values import BlockArgument
from bridge.op.interfaces.polyhedral import Applied

__all__ = ["Interval", "intervals", "simplified"]


class Interval(NamedTuple):
    """The least and the greatest value, where they are known."""

    low: int | None
    high: int | None


def loop_of(value: Value) -> ForOp | None:
    """The `affine.for` that a value is the induction variable of."""
    if not isinstance(value, BlockArgument) or not is_induction_variable(value):
        return None
    loop = value.owner.parent_op
    return loop if isinstance(loop, ForOp) else None


def _interval_of(value: Value) -> Interval:
    loop = loop_of(value)
    if loop is None:
        return Interval(None, None)
    low, high = loop.constant_bounds
    if high is not None:
        high -= 1
        if low is not None:
            # In upstream, as in C++, the remainder of a negative number is one.
            span = high - low
            rest = abs(span) % loop.step.value
            high -= rest if span >= 0 else -rest
    return Interval(low, high)


def intervals(applied: Applied) -> list[Interval]:
    """What is known of each result of a map."""
    known = [_interval_of(value) for value in applied.operands]
    return [_interval(e, applied.map, known) for e in applied.map.results]


def _interval(expr: AffineExpr, map_: AffineMap, known: list[Interval]) -> Interval:
    if isinstance(expr, AffineConstant):
        return Interval(expr.value, expr.value)
    return Interval(
        _bound(expr, map_, known, upper=False), _bound(expr, map_, known, upper=True)
    )


def _bound(
    expr: AffineExpr, map_: AffineMap, known: list[Interval], *, upper: bool
) -> int | None:
    """The least or the greatest value of an expression."""
    rule = _DIVISIONS.get(type(expr))
    if isinstance(expr, AffineBinary) and rule is not None:
        divisor = expr.rhs.value if isinstance(expr.rhs, AffineConstant) else 0
        low = _bound(expr.lhs, map_, known, upper=False)
        high = _bound(expr.lhs, map_, known, upper=upper)
        if divisor >= 1:
            return rule(low, high, divisor, upper)
        if not isinstance(expr, AffineMod):
            return None
    flattener = Flattener(map_.num_dims, map_.num_symbols)
    row = flattener.flatten(expr)
    if row is None or flattener.locals:
        return None
    total = row.get(CONSTANT, 0)
    for column, coefficient in row.items():
        if column == CONSTANT or not coefficient:
            continue
        limit = known[column][upper == (coefficient > 0)]
        if limit is None:
            return None
        total += limit * coefficient
    return total


Rule = Callable[[int | None, int | None, int, bool], int | None]


def _floor(low: int | None, high: int | None, divisor: int, upper: bool) -> int | None:
    return None if high is None else high // divisor


def _ceil(low: int | None, high: int | None, divisor: int, upper: bool) -> int | None:
    return None if high is None else -(-high // divisor)


def _mod(low: int | None, high: int | None, divisor: int, upper: bool) -> int | None:
    if low is not None and high is not None and low // divisor == high // divisor:
        return (high if upper else low) % divisor
    return divisor - 1 if upper else 0


_DIVISIONS: Final[dict[object, Rule]] = {
    AffineCeilDiv: _ceil,
    AffineFloorDiv: _floor,
    AffineMod: _mod,
}


# Expressions of loop variables made simpler


def simplified(applied: Applied) -> AffineMap:
    """The map without divisions and remainders that bounds of loops decide."""
    map_ = applied.map
    if not _has_divisions(map_):
        return map_
    simpler = _Simplifier(applied)
    results = tuple(simpler.simplified(result) for result in map_.results)
    return AffineMap(map_.num_dims, map_.num_symbols, results)


@lru_cache(KEPT)
def _has_divisions(map_: AffineMap) -> bool:
    return any(type(part) in _DIVISIONS for part in postorder(map_.results))


class _Simplifier:
    def __init__(self, applied: Applied) -> None:
        self._map = applied.map
        self._operands = applied.operands
        self._known = [_interval_of(value) for value in applied.operands]

    def simplified(self, expr: AffineExpr) -> AffineExpr:
        if not isinstance(expr, AffineBinary):
            return expr
        lhs, rhs = self.simplified(expr.lhs), self.simplified(expr.rhs)
        found = combine(type(expr), lhs, rhs)
        if type(found) not in _DIVISIONS or not isinstance(found, AffineBinary):
            return found
        if not isinstance(found.rhs, AffineConstant) or found.rhs.value <= 0:
            return found
        decided = self._decided(found, found.rhs.value)
        return self._split(found, found.rhs.value) if decided is None else decided

    def _decided(self, expr: AffineBinary, divisor: int) -> AffineExpr | None:
        """What an expression is wherever its loops go, if bounds decide it."""
        low, high = _interval(expr.lhs, self._map, self._known)
        if low is None or high is None:
            return None
        if isinstance(expr, AffineMod):
            return expr.lhs if 0 <= low < divisor and high < divisor else None
        divide = _DIVISIONS[type(expr)]
        least, greatest = (divide(n, n, divisor, True) for n in (low, high))
        return (
            AffineConstant(least) if least is not None and least == greatest else None
        )

    def _split(self, expr: AffineBinary, divisor: int) -> AffineExpr:
        """With a sum of a multiple and a remainder below its divisor taken apart."""
        found = self._multiple_and_rest(expr.lhs)
        if found is not None:
            multiple, rest, factor = found
            if isinstance(expr, AffineFloorDiv) and divisor % factor == 0:
                return multiple // divisor
            if isinstance(expr, AffineMod) and factor % divisor == 0:
                return rest % divisor
            return expr
        vanishes = (
            self._is_below(expr.lhs, divisor)
            if isinstance(expr, AffineFloorDiv)
            else isinstance(expr, AffineMod) and self._divisor(expr.lhs) % divisor == 0
        )
        return AffineConstant(0) if vanishes else expr

    def _multiple_and_rest(
        self, expr: AffineExpr
    ) -> tuple[AffineExpr, AffineExpr, int] | None:
        """The summands where one is below a divisor of the other, and the divisor."""
        if not isinstance(expr, AffineAdd):
            return None
        for multiple, rest in ((expr.lhs, expr.rhs), (expr.rhs, expr.lhs)):
            factor = self._divisor(multiple)
            if factor and self._is_below(rest, factor):
                return multiple, rest, factor
        return None

    def _divisor(self, expr: AffineExpr) -> int:
        """A divisor of all values of an expression, as great as is known."""
        if not isinstance(expr, AffineDim):
            return expr.largest_known_divisor
        loop = loop_of(self._operands[expr.position])
        if loop is None:
            return 1
        if loop.constant_bounds[0] == 0:
            return loop.step.value
        return gcd(loop.lower_bound_map.map.largest_known_divisor, loop.step.value)

    def _is_below(self, expr: AffineExpr, limit: int) -> bool:
        """Whether an expression is not negative, and below a limit."""
        if isinstance(expr, AffineConstant):
            return 0 <= expr.value < limit
        if not isinstance(expr, AffineDim):
            return False
        loop = loop_of(self._operands[expr.position])
        low, high = (None, None) if loop is None else loop.constant_bounds
        return low is not None and high is not None and low >= 0 and high <= limit
