"""Expressions of numbers and values: a number or a value where it is one.

Upstream: `makeComposedFoldedAffineApply`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.affine.composition import composed
from bridge.dialects.affine.maps import ApplyOp, MaxOp, MinOp
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.core import Value
from bridge.op.interfaces.polyhedral import Applied

Mixed = int | Value
"""A number, or a value where it is not known."""


def folded_apply(expr: AffineExpr, symbols: Sequence[Mixed]) -> Mixed:
    """An expression of symbols, at the insertion point of the context."""
    return folded(applied(expr, symbols))


def applied(expr: AffineExpr, symbols: Sequence[Mixed]) -> Applied:
    """An expression of symbols as the simplest map of it; nothing is made."""
    return _composed((expr,), symbols)


def _composed(exprs: Sequence[AffineExpr], symbols: Sequence[Mixed]) -> Applied:
    values: list[Value] = []
    given: list[AffineExpr] = []
    for one in symbols:
        if isinstance(one, Value):
            given.append(AffineSymbol(len(values)))
            values.append(one)
        else:
            given.append(AffineConstant(one))
    map_ = AffineMap(0, len(symbols), tuple(exprs))
    map_ = map_.replace_dims_and_symbols([], given, 0, len(values))
    return composed(Applied(map_, values))


def folded_maximum(exprs: Sequence[AffineExpr], symbols: Sequence[Mixed]) -> Mixed:
    """The largest of expressions of symbols. Upstream: `…FoldedAffineMax`."""
    return _folded_extremum(MaxOp, exprs, symbols)


def folded_minimum(exprs: Sequence[AffineExpr], symbols: Sequence[Mixed]) -> Mixed:
    """The least of expressions of symbols. Upstream: `…FoldedAffineMin`."""
    return _folded_extremum(MinOp, exprs, symbols)


def _folded_extremum(
    kind: type[MaxOp] | type[MinOp],
    exprs: Sequence[AffineExpr],
    symbols: Sequence[Mixed],
) -> Mixed:
    found = _composed(exprs, symbols)
    map_, operands = found
    numbers = [e.value for e in map_.results if isinstance(e, AffineConstant)]
    if len(numbers) == len(map_.results):
        return max(numbers) if kind is MaxOp else min(numbers)
    if len(map_.results) == 1:
        return folded(found)
    return kind(map_, operands).result


def folded(applied: Applied) -> Mixed:
    """The one result of a map: a number, an operand, or what is made to compute it."""
    map_, operands = applied
    if map_.is_single_constant:
        return map_.single_constant
    if isinstance(map_.results[0], AffineDim | AffineSymbol):
        return operands[0]
    return ApplyOp(map_, operands).result
