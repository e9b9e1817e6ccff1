"""`affine-raise-from-memref`: accesses by affine indices become those of affine.

As upstream's pass of this name, but that an access is left whose indices are no
dimensions or symbols where it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import affine, arith, func, memref
from bridge.dialects.affine.composition import is_dim, is_symbol
from bridge.dialects.affine.scopes import Scope
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk_post_order
from bridge.op.base import constant_integer
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.affine_nests import remark
from bridge.passes.registry import Pass

__all__ = ["AffineRaiseFromMemref"]


class AffineRaiseFromMemref(
    Pass, name="affine-raise-from-memref", anchor=func.FuncOp.op_name
):
    """Turn some memref operators to affine operators where supported."""

    def run(self, op: Operation) -> None:
        for inner in list(walk_post_order(op)):
            if isinstance(inner, memref.LoadOp | memref.StoreOp):
                subscripts = _Raised(inner).subscripts(inner.indices)
                if subscripts is None:
                    remark(inner, "is not raised", "its indices are not affine")
                else:
                    _replace(inner, subscripts)


def _replace(op: memref.LoadOp | memref.StoreOp, at: Applied) -> None:
    with Builder.before(op):
        if isinstance(op, memref.StoreOp):
            affine.StoreOp(
                op.value, op.memref, at.operands, at.map, location=op.any_location
            )
        else:
            made = affine.LoadOp(
                op.memref, at.operands, at.map, location=op.any_location
            )
            op.result.replace_all_uses(made.result)
    op.erase()


class _Raised:
    """Indices as expressions of dimensions and symbols, in the order they are met."""

    def __init__(self, op: Operation) -> None:
        self._scope = Scope.of(op)
        self._dims: dict[Value, AffineExpr] = {}
        self._symbols: dict[Value, AffineExpr] = {}

    def subscripts(self, indices: Sequence[Value]) -> Applied | None:
        exprs: list[AffineExpr] = []
        for index in indices:
            expr = self._expr(index)
            if expr is None:
                return None
            exprs.append(expr)
        map_ = AffineMap(len(self._dims), len(self._symbols), tuple(exprs))
        return Applied(map_, (*self._dims, *self._symbols))

    def _expr(self, root: Value) -> AffineExpr | None:
        known: dict[Value, AffineExpr] = {}
        pending: list[tuple[Value, bool]] = [(root, False)]
        while pending:
            value, ready = pending.pop()
            op = value.defining_op
            if value in known:
                continue
            if isinstance(op, arith.AddIOp | arith.MulIOp):
                if not ready:
                    pending += [(value, True), (op.rhs, False), (op.lhs, False)]
                    continue
                expr = _combined(op, known[op.lhs], known[op.rhs])
            else:
                expr = self._leaf(value)
            if expr is None:
                return None
            known[value] = expr
        return known[root]

    def _leaf(self, value: Value) -> AffineExpr | None:
        number = constant_integer(value)
        if number is not None:
            return AffineConstant(number)
        known = {**self._symbols, **self._dims}.get(value)
        if known is not None:
            return known
        if is_symbol(value) and self._scope.is_symbol(value):
            return self._symbols.setdefault(value, AffineSymbol(len(self._symbols)))
        if is_dim(value) and self._scope.is_dim(value):
            return self._dims.setdefault(value, AffineDim(len(self._dims)))
        return None


def _combined(
    op: arith.AddIOp | arith.MulIOp, lhs: AffineExpr, rhs: AffineExpr
) -> AffineExpr | None:
    if isinstance(op, arith.AddIOp):
        return lhs + rhs
    if lhs.is_symbolic_or_constant or rhs.is_symbolic_or_constant:
        return lhs * rhs
    return None
