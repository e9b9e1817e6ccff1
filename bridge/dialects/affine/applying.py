"""Expressions of numbers and values: a number or a value where it is one.

Upstream: `makeComposedFoldedAffineApply`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.affine.composition import composed
from bridge.dialects.affine.maps import ApplyOp
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
    values: list[Value] = []
    given: list[AffineExpr] = []
    for one in symbols:
        if isinstance(one, Value):
            given.append(AffineSymbol(len(values)))
            values.append(one)
        else:
            given.append(AffineConstant(one))
    map_ = AffineMap(0, len(symbols), (expr,))
    map_ = map_.replace_dims_and_symbols([], given, 0, len(values))
    return folded(composed(Applied(map_, values)))


def folded(applied: Applied) -> Mixed:
    """The one result of a map: a number, an operand, or what is made to compute it."""
    map_, operands = applied
    if map_.is_single_constant:
        return map_.single_constant
    if isinstance(map_.results[0], AffineDim | AffineSymbol):
        return operands[0]
    return ApplyOp(map_, operands).result
