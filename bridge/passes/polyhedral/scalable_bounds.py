"""Bounds of indices and sizes as numbers, or as maps of the factor of scalable vectors.

Upstream: `ScalableValueBoundsConstraintSet`.
"""

from __future__ import annotations

from bridge.dialects import vector
from bridge.ir.affine import AffineConstant, AffineExpr, AffineMap, AffineSymbol
from bridge.ir.affine.expr import AffineMul
from bridge.op.interfaces.sizes import Side
from bridge.passes.polyhedral.value_bounds import Quantity, ValueBounds, Variable

Factors = range
"""Which factors there may be, from the first to the last."""


def scalable_bound(asked: Quantity, side: Side, factors: Factors) -> AffineMap | None:
    """A bound by the factor, which is the map's one symbol; the upper is inclusive.

    `None` where there is none, or where the program contradicts itself.
    """
    bounds = _Bounds(asked, factors)
    if bounds.is_contradictory:
        return None
    found = bounds.bound(side)
    if found is None or len(found.operands) > 1:
        return None
    (result,) = found.map.results
    result = result - 1 if side == "upper" else result
    return AffineMap(0, len(found.operands), (result,))


def times_factor(bound: AffineMap) -> tuple[int, bool] | None:
    """A bound as a number, or as so many times the factor."""
    (result,) = bound.results
    if isinstance(result, AffineConstant):
        return result.value, False
    if isinstance(result, AffineSymbol):
        return 1, True
    if isinstance(result, AffineMul) and isinstance(result.rhs, AffineConstant):
        return result.rhs.value, True
    return None


def is_factor(one: Quantity) -> bool:
    """Whether a value is the factor."""
    return one.dim is None and isinstance(one.value.defining_op, vector.VectorScaleOp)


class _Bounds(ValueBounds):
    """There is one column for all values that are the factor."""

    def __init__(self, asked: Quantity, factors: Factors) -> None:
        self._factors = factors
        self._factor: Quantity | None = None
        super().__init__([Variable.of(asked)], is_factor)

    def _expr(self, one: Quantity) -> AffineExpr:
        if not is_factor(one):
            return super()._expr(one)
        if len(self._factors) == 1:
            return AffineConstant(self._factors[0])
        self._factor = self._factor or one
        return super()._expr(self._factor)

    def _gather(self, one: Quantity) -> None:
        at = self._column(one)
        if is_factor(one) and at is not None:
            column = len(self._system.dims) + at
            self._add(column, "lower", AffineConstant(self._factors[0]))
            self._add(column, "upper", AffineConstant(self._factors[-1] + 1))
        super()._gather(one)
