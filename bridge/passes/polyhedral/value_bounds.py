"""Bounds of indices and sizes as maps of other ones.

What operations say of values is gathered from one value on, until a condition says that
a value is to stay as it is. Upstream: `ValueBoundsConstraintSet`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from bridge.dialects.affine.composition import composed
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.core import BlockArgument, OpResult, Value
from bridge.ir.types import DYNAMIC, RankedType
from bridge.op.interfaces.polyhedral import (
    AffineLoops,
    AffineValue,
    Applied,
    BoundedValue,
)
from bridge.op.interfaces.ranges import CountingLoop, GivesSize
from bridge.op.interfaces.sizes import Combined, Side, Size
from bridge.passes.polyhedral.bounding import slice_bounds
from bridge.passes.polyhedral.constraints import Constraints
from bridge.passes.polyhedral.domains import NotAffine, as_set, number_of, rows_at
from bridge.passes.polyhedral.known_sizes import bounds_of, choices_of, sizes_of

Comparison = Literal["EQ", "LT", "LE", "GT", "GE"]


class Quantity(NamedTuple):
    """An index, or the size of a dimension of a value."""

    value: Value
    dim: int | None = None

    @property
    def number(self) -> int | None:
        """The number that it is by type, or as a constant."""
        if self.dim is None:
            return number_of(self.value)
        ty = self.value.type
        known = isinstance(ty, RankedType) and ty.shape[self.dim] != DYNAMIC
        return int(ty.shape[self.dim]) if isinstance(ty, RankedType) and known else None


class Variable(NamedTuple):
    """A map of quantities: what a bound is asked of."""

    map: AffineMap
    operands: tuple[Quantity, ...]

    @staticmethod
    def of(quantity: Quantity) -> Variable:
        """A quantity itself."""
        return Variable(AffineMap.identity(1), (quantity,))


Stop = Callable[[Quantity], bool]


class ValueBounds:
    """What is known of quantities: the first columns are variables, asked for."""

    def __init__(self, variables: Sequence[Variable], stop: Stop) -> None:
        self._stop = stop
        self._system = Constraints([None] * len(variables))
        self._columns: list[Quantity] = []
        self._pending: deque[Quantity] = deque()
        for place, (map_, operands) in enumerate(variables):
            (result,) = map_.results
            self._add(place, "equal", self._replaced(result, map_, operands))
        while self._pending:
            self._gather(self._pending.popleft())

    # Columns

    def _expr(self, one: Quantity) -> AffineExpr:
        number = one.number
        if number is not None:
            return AffineConstant(number)
        for n, known in enumerate(self._columns):
            if known.value is one.value and known.dim == one.dim:
                return AffineSymbol(n)
        self._columns.append(one)
        self._pending.append(one)
        self._system.append_symbols([None])
        return AffineSymbol(len(self._columns) - 1)

    def _replaced(
        self, expr: AffineExpr, map_: AffineMap, operands: Sequence[Quantity]
    ) -> AffineExpr:
        exprs = [self._expr(one) for one in operands]
        dims, symbols = exprs[: map_.num_dims], exprs[map_.num_dims :]
        return expr.replace_dims_and_symbols(dims, symbols)

    def _add(self, at: int, side: Side, expr: AffineExpr) -> None:
        """Says something of a column; what is semi-affine is not said."""
        system = self._system
        dims, symbols = len(system.dims), len(system.symbols)
        places = range(dims + symbols)
        try:
            (row,) = rows_at(system, AffineMap(dims, symbols, (expr,)), places)
        except NotAffine:
            return
        if row[at]:
            return
        sign = 1 if side == "upper" else -1
        row = [number * sign for number in row]
        row[at] = -sign
        if side == "upper":
            row[-1] -= 1
        (system.add_equality if side == "equal" else system.add_inequality)(row)

    # What operations say

    def _gather(self, one: Quantity) -> None:
        if self._stop(one):
            return
        at = len(self._system.dims) + next(
            n
            for n, known in enumerate(self._columns)
            if known.value is one.value and known.dim == one.dim
        )
        choices = choices_of(one.value)
        if choices:
            self._choose(at, one.dim, choices)
        elif one.dim is not None:
            for size in sizes_of(one.value, one.dim):
                self._equate(at, size)
        elif isinstance(one.value, OpResult):
            self._gather_result(at, one.value)
        elif isinstance(one.value, BlockArgument):
            self._gather_variable(at, one.value)

    def _equate(self, at: int, size: Size) -> None:
        if size is None:
            return
        if isinstance(size, int):
            self._add(at, "equal", AffineConstant(size))
            return
        found = size if isinstance(size, Combined) else Combined(AffineDim(0), (size,))
        parts = [
            self._expr(Quantity(*part) if isinstance(part, tuple) else Quantity(part))
            for part in found.parts
        ]
        self._add(at, "equal", found.expr.replace_dims_and_symbols(parts, []))

    def _choose(self, at: int, dim: int | None, choices: Sequence[Value]) -> None:
        """One of two values is between them, where it is known which is less."""
        one, other = [Quantity(value, dim) for value in choices]
        for low, high in ((one, other), (other, one)):
            if compare(Variable.of(low), "LE", Variable.of(high)):
                self._add(at, "lower", self._expr(low))
                self._add(at, "upper", self._expr(high) + 1)

    def _gather_result(self, at: int, value: OpResult) -> None:
        op = value.op
        if isinstance(op, AffineValue):
            extremum, applied = op.applied()
            if not extremum:
                self._bound(at, "equal", composed(applied))
            else:
                # Each result is an upper, or a lower bound, itself.
                shift = 1 if extremum == "min" else 0
                side: Side = "upper" if shift else "lower"
                self._bound(at, side, applied, shift)
        elif isinstance(op, BoundedValue):
            low, high = op.limits()
            self._add(at, "lower", AffineConstant(low))
            self._add(at, "upper", AffineConstant(high + 1))
        elif isinstance(op, GivesSize):
            dim, ty = number_of(op.operands[1]), op.operands[0].type
            self._add(at, "lower", AffineConstant(0))
            if dim is not None and isinstance(ty, RankedType) and 0 <= dim < ty.rank:
                self._equate(at, (op.operands[0], dim))
        else:
            for found, applied in bounds_of(op, value.index):
                self._bound(at, found, applied)

    def _bound(self, at: int, side: Side, applied: Applied, shift: int = 0) -> None:
        operands = [Quantity(value) for value in applied.operands]
        for result in applied.map.results:
            self._add(at, side, self._replaced(result, applied.map, operands) + shift)

    def _gather_variable(self, at: int, value: BlockArgument) -> None:
        around = value.block.parent_op
        if isinstance(around, CountingLoop):
            for variable, first, last in around.counted():
                if variable is value:
                    self._limit(at, "lower", first)
                    self._limit(at, "upper", last)
        elif isinstance(around, AffineLoops):
            for one in around.loops() or ():
                if one.variable is value:
                    self._bound(at, "lower", one.lower)
                    self._bound(at, "upper", one.upper)

    def _limit(self, at: int, side: Side, bound: Value | int) -> None:
        if isinstance(bound, int):
            self._add(at, side, AffineConstant(bound))
        else:
            self._add(at, side, self._expr(Quantity(bound)))

    # Answers

    def constant(self, side: Side) -> int | None:
        """The number that the variable is, is at least, or is below."""
        low = self._system.limit(0, upper=False)
        high = self._system.limit(0, upper=True)
        if side == "equal":
            return low if low == high else None
        if side == "lower":
            return low
        return None if high is None else high + 1

    def bound(self, side: Side) -> Variable | None:
        """The variable as a map of what stays, or its bound, the upper exclusive."""
        system = self._system.copy()
        kept = list(self._columns)
        at = 0
        while at < len(kept):
            if self._stop(kept[at]):
                at += 1
            else:
                system.project_out(1 + at, 1)
                del kept[at]
        ((low, high),) = slice_bounds(system, 0, 1)
        found = low if side != "upper" else high
        if found is None or len(found.results) != 1:
            return None
        if side == "equal" and (
            high is None
            or len(high.results) != 1
            or found.results[0] + 1 != high.results[0]
        ):
            return None
        used = [n for n in range(len(kept)) if found.is_function_of_symbol(n)]
        symbols: list[AffineExpr] = [AffineConstant(0)] * len(kept)
        for place, n in enumerate(used):
            symbols[n] = AffineSymbol(place)
        map_ = found.replace_dims_and_symbols([], symbols, 0, len(used))
        return Variable(map_, tuple([kept[n] for n in used]))

    def holds(self, comparison: Comparison) -> bool:
        """Whether the first variable compares so to the second one, in any case."""
        if comparison == "EQ":
            return self.holds("LE") and self.holds("GE")
        system = self._system.copy()
        if as_set(system).is_empty():
            return False
        sign = 1 if comparison in ("LT", "LE") else -1
        row = [0] * (system.width + 1)
        row[0], row[1] = sign, -sign
        row[-1] = -1 if comparison in ("LE", "GE") else 0
        system.add_inequality(row)
        return bool(as_set(system).is_empty())


def compare(one: Variable, comparison: Comparison, other: Variable) -> bool:
    """Whether two variables compare so, in any case."""
    return ValueBounds([one, other], lambda _: False).holds(comparison)
