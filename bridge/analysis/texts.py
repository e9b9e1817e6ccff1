"""Affine expressions as isl writes them, over names for dimensions and symbols."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.analysis.unknown import NotKnown
from bridge.ir.affine import (
    AffineBinary,
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
    IntegerSet,
)
from bridge.ir.affine.expr import (
    AffineAdd,
    AffineCeilDiv,
    AffineFloorDiv,
    AffineMod,
    AffineMul,
)
from bridge.ir.guard import deep

_WRITTEN: dict[type[AffineBinary], str] = {
    AffineAdd: "({0} + {1})",
    AffineMul: "({1} * {0})",
    AffineMod: "(({0}) mod {1})",
    AffineFloorDiv: "floor(({0})/{1})",
    AffineCeilDiv: "(-floor((-({0}))/{1}))",
}


def expression(
    expr: AffineExpr, dims: Sequence[str], symbols: Sequence[str] = ()
) -> str:
    """An expression over these texts; raises `NotKnown` where it is not linear."""
    with deep:
        return _expression(expr, dims, symbols)


def _expression(expr: AffineExpr, dims: Sequence[str], symbols: Sequence[str]) -> str:
    if isinstance(expr, AffineDim):
        return dims[expr.position]
    if isinstance(expr, AffineSymbol):
        return symbols[expr.position]
    if isinstance(expr, AffineConstant):
        return str(expr.value)
    assert isinstance(expr, AffineBinary)  # there are no others
    lhs, rhs = expr.lhs, expr.rhs
    linear = isinstance(expr, AffineAdd) or isinstance(rhs, AffineConstant)
    if not linear:
        raise NotKnown(f"the expression {expr} is not linear")
    if isinstance(expr, AffineMod | AffineFloorDiv | AffineCeilDiv):
        assert isinstance(rhs, AffineConstant)
        if rhs.value <= 0:
            raise NotKnown(f"the expression {expr} divides by {rhs.value}")
    parts = (_expression(lhs, dims, symbols), _expression(rhs, dims, symbols))
    return _WRITTEN[type(expr)].format(*parts)


def results(map_: AffineMap, inputs: Sequence[str]) -> list[str]:
    """The results of a map of these dimensions and, after them, symbols."""
    dims, symbols = inputs[: map_.num_dims], inputs[map_.num_dims :]
    return [expression(expr, dims, symbols) for expr in map_.results]


def constraints(set_: IntegerSet, inputs: Sequence[str]) -> str:
    """The condition that inputs are in a set."""
    dims, symbols = inputs[: set_.num_dims], inputs[set_.num_dims :]
    return " and ".join(
        f"{expression(expr, dims, symbols)} {'=' if equal else '>='} 0"
        for expr, equal in zip(set_.constraints, set_.eq_flags, strict=True)
    )
