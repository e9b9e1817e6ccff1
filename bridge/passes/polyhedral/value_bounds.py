"""Bounds of indices and sizes as maps of other ones.

What operations say of values is gathered from one value on, until a condition says that
a value is to stay as it is. Upstream: `ValueBoundsConstraintSet`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Literal, NamedTuple

from bridge.dialects.affine.composition import composed
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.affine.expr import AffineBinary, AffineMod
from bridge.ir.core import BlockArgument, OpResult, Value
from bridge.ir.types import DYNAMIC, RankedType
from bridge.op.interfaces.control_flow import RegionBranch
from bridge.op.interfaces.loop_like import LoopLike
from bridge.op.interfaces.polyhedral import (
    AffineLoops,
    AffineValue,
    Applied,
    BoundedValue,
)
from bridge.op.interfaces.ranges import Counted, CountingLoop, GivesSize
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

    def is_same(self, other: Quantity) -> bool:
        """Whether it is of the same value and dimension."""
        return self.value is other.value and self.dim == other.dim

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

_ZERO: Final = AffineConstant(0)


class ValueBounds:
    """What is known of quantities: the first columns are variables, asked for."""

    counts_steps: ClassVar[bool] = False
    """Whether variables of loops are so many steps from where they begin."""

    def __init__(
        self,
        variables: Sequence[Variable],
        stop: Stop,
        assumed: Sequence[Quantity] = (),
    ) -> None:
        self._stop = stop
        self._assumed = assumed
        """Those of which nothing is known: loops carry them, which is asked about."""
        self._system = Constraints([None] * len(variables))
        self._columns: list[Quantity | None] = []
        """Those of symbols; `None` for a remainder."""
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
        at = self._column(one)
        if at is None:
            self._pending.append(one)
            return self._append(one)
        return AffineSymbol(at)

    def _column(self, one: Quantity) -> int | None:
        for n, known in enumerate(self._columns):
            if known is not None and known.is_same(one):
                return n
        return None

    def _append(self, one: Quantity | None) -> AffineSymbol:
        self._columns.append(one)
        self._system.append_symbols([None])
        return AffineSymbol(len(self._columns) - 1)

    def _linear(self, expr: AffineExpr) -> AffineExpr:
        """With a column for each remainder by what is no number, which is positive."""
        if not isinstance(expr, AffineBinary):
            return expr
        lhs, rhs = self._linear(expr.lhs), self._linear(expr.rhs)
        if not isinstance(expr, AffineMod) or isinstance(rhs, AffineConstant):
            same = lhs is expr.lhs and rhs is expr.rhs
            return expr if same else type(expr)(lhs, rhs)
        rest = self._append(None)
        at = len(self._system.dims) + rest.position
        self._add(at, "lower", AffineConstant(0))
        self._add(at, "upper", rhs)
        return rest

    def _replaced(
        self, expr: AffineExpr, map_: AffineMap, operands: Sequence[Quantity]
    ) -> AffineExpr:
        exprs = [self._expr(one) for one in operands]
        dims, symbols = exprs[: map_.num_dims], exprs[map_.num_dims :]
        return expr.replace_dims_and_symbols(dims, symbols)

    def _add(self, at: int, side: Side, expr: AffineExpr) -> None:
        """Says something of a column; what is semi-affine is not said."""
        expr = self._linear(expr)
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
        if self._stop(one) or any(map(one.is_same, self._assumed)):
            return
        column = self._column(one)
        assert column is not None  # it has one since it is pending
        at = len(self._system.dims) + column
        choices = choices_of(one.value)
        loop = _carrier(one.value)
        if loop is not None:
            self._gather_carried(at, one, loop)
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
            both = [Variable.of(low), Variable.of(high)]
            if ValueBounds(both, lambda _: False, self._assumed).holds("LE"):
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
            for counted in around.counted():
                if counted.variable is value:
                    self._count(at, counted)
        elif isinstance(around, AffineLoops):
            for one in around.loops() or ():
                if one.variable is value:
                    self._bound(at, "lower", one.lower)
                    self._bound(at, "upper", one.upper)

    def _count(self, at: int, loop: Counted) -> None:
        self._limit(at, "lower", loop.first)
        self._limit(at, "upper", loop.end)
        first, end, step = map(_number, loop[1:])
        if first is not None and end is not None and step and first < end:
            last = first + (end - 1 - first) // step * step
            self._add(at, "upper", AffineConstant(last + 1))
        elif self.counts_steps and step and step > 1:
            times = self._append(None)
            self._add(len(self._system.dims) + times.position, "lower", _ZERO)
            begin = self._bound_expr(loop.first)
            self._add(at, "equal", begin + times * step)

    def _gather_carried(self, at: int, one: Quantity, loop: LoopLike) -> None:
        """What a loop carries is what it begins with, where iterations keep that."""
        inits, arguments, yielded, results = loop.carried()
        values = arguments if isinstance(one.value, BlockArgument) else results or ()
        for n, value in enumerate(values[: len(yielded)]):
            if value is one.value:
                before = Quantity(arguments[n], one.dim)
                after = Quantity(yielded[n], one.dim)
                change = _difference(after, before, self._assumed)
                least = change.constant("lower")
                most = change.constant("upper")
                init = self._expr(Quantity(inits[n], one.dim))
                if (least, most) == (0, 1):
                    self._add(at, "equal", init)
                elif values is results and one.dim is None:
                    self._grow(at, init, loop, (least, most))

    def _grow(self, at: int, init: AffineExpr, loop: LoopLike, change: Change) -> None:
        """A result is as far from its initial value as all iterations may lead."""
        count = loop.trip_count() if isinstance(loop, RegionBranch) else None
        least, most = change
        if count is not None and least is not None:
            self._add(at, "lower", init + least * count)
        if count is not None and most is not None:
            self._add(at, "upper", init + (most - 1) * count + 1)

    def _limit(self, at: int, side: Side, bound: Value | int) -> None:
        self._add(at, side, self._bound_expr(bound))

    def _bound_expr(self, bound: Value | int) -> AffineExpr:
        if isinstance(bound, int):
            return AffineConstant(bound)
        return self._expr(Quantity(bound))

    @property
    def is_contradictory(self) -> bool:
        """Whether what is said holds of nothing."""
        return bool(as_set(self._system).is_empty())

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
        kept: list[Quantity] = []
        for one in self._columns:
            if one is not None and self._stop(one):
                kept.append(one)
            else:
                system.project_out(1 + len(kept), 1)
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
        return _of_used(found, kept)

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


Change = tuple[int | None, int | None]
"""The least change, and the number that it is below."""


def _number(bound: Value | int) -> int | None:
    return bound if isinstance(bound, int) else number_of(bound)


def _carrier(value: Value) -> LoopLike | None:
    """The loop that carries a value."""
    if isinstance(value, BlockArgument):
        around = value.block.parent_op
        several = around is not None and len(around.regions) == 1
        return around if isinstance(around, LoopLike) and several else None
    made = value.defining_op
    return made if isinstance(made, LoopLike) and len(made.regions) == 1 else None


def _difference(
    one: Quantity, other: Quantity, assumed: Sequence[Quantity]
) -> ValueBounds:
    """One less another, of which nothing is known."""
    map_ = AffineMap(2, 0, (AffineDim(0) - AffineDim(1),))
    variable = Variable(map_, (one, other))
    return ValueBounds([variable], lambda _: False, [*assumed, other])


def _of_used(map_: AffineMap, symbols: Sequence[Quantity]) -> Variable:
    used = [n for n in range(len(symbols)) if map_.is_function_of_symbol(n)]
    new: list[AffineExpr] = [AffineConstant(0)] * len(symbols)
    for place, n in enumerate(used):
        new[n] = AffineSymbol(place)
    found = map_.replace_dims_and_symbols([], new, 0, len(used))
    return Variable(found, tuple([symbols[n] for n in used]))


def compare(one: Variable, comparison: Comparison, other: Variable) -> bool:
    """Whether two variables compare so, in any case."""
    return ValueBounds([one, other], lambda _: False).holds(comparison)


class _InSteps(ValueBounds):
    counts_steps = True


def compare_in_steps(one: Variable, comparison: Comparison, other: Variable) -> bool:
    """The same, by the steps of loops as well."""
    return _InSteps([one, other], lambda _: False).holds(comparison)
