"""`affine-raise-from-memref`: accesses whose indices are affine become affine's.

As upstream's pass of this name: sums and products of indices become part of the map.
An access is left whose indices are not of the affine scope that it is in.
"""

from __future__ import annotations

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
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk_post_order
from bridge.op.folding import constant_of
from bridge.passes.registry import Pass

__all__ = ["AffineRaiseFromMemref"]

_DEEPEST = 200
"""Sums and products inside one another; what is deeper is left as it is."""


class AffineRaiseFromMemref(
    Pass, name="affine-raise-from-memref", anchor=func.FuncOp.op_name
):
    """Turn some memref operators to affine operators where supported."""

    def run(self, op: Operation) -> None:
        for found in list(walk_post_order(op)):
            if isinstance(found, memref.LoadOp | memref.StoreOp):
                _raise(found)


def _raise(op: memref.LoadOp | memref.StoreOp) -> None:
    indices = _Indices()
    exprs = [indices.expr(value) for value in op.indices]
    known = [expr for expr in exprs if expr is not None]
    if len(known) < len(exprs) or not indices.are_valid(Scope.of(op)):
        return
    map_ = AffineMap(len(indices.dims), len(indices.symbols), tuple(known))
    operands = [*indices.dims, *indices.symbols]
    where = op.any_location
    with Builder.before(op):
        if isinstance(op, memref.LoadOp):
            made = affine.LoadOp(op.memref, operands, map=map_, location=where)
            op.result.replace_all_uses(made.result)
        else:
            affine.StoreOp(op.value, op.memref, operands, map=map_, location=where)
    op.erase()


class _Indices:
    """Indices as expressions, and the values that their dimensions and symbols are."""

    def __init__(self) -> None:
        self.dims: dict[Value, AffineExpr] = {}
        self.symbols: dict[Value, AffineExpr] = {}

    def are_valid(self, scope: Scope) -> bool:
        """Whether an access in a scope may have these dimensions and symbols."""
        dims, symbols = map(scope.is_dim, self.dims), map(scope.is_symbol, self.symbols)
        return all(dims) and all(symbols)

    def expr(self, value: Value, depth: int = 0) -> AffineExpr | None:
        """What a value is; none where that is not affine."""
        known = constant_of(value)
        if isinstance(known, IntegerAttr):
            return AffineConstant(known.value)
        made = value.defining_op
        if isinstance(made, arith.AddIOp | arith.MulIOp):
            return None if depth > _DEEPEST else self._combined(made, depth + 1)
        # A symbol that was met before is a symbol again.
        if value in self.symbols or is_symbol(value):
            return self.symbols.setdefault(value, AffineSymbol(len(self.symbols)))
        if value in self.dims or is_dim(value):
            return self.dims.setdefault(value, AffineDim(len(self.dims)))
        return None

    def _combined(
        self, op: arith.AddIOp | arith.MulIOp, depth: int
    ) -> AffineExpr | None:
        lhs, rhs = self.expr(op.lhs, depth), self.expr(op.rhs, depth)
        if lhs is None or rhs is None:
            return None
        if isinstance(op, arith.AddIOp):
            return lhs + rhs
        linear = lhs.is_symbolic_or_constant or rhs.is_symbolic_or_constant
        return lhs * rhs if linear else None
